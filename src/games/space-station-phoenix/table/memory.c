/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Choices that are half made, as one number to keep. */
#include "config.h"
#include "memory.h"

/* The number of the sector is one more, so that none is 0. */
enum
{
  SECTOR_SHIFT = 12,
  SECTION_SHIFT = 24,
  DICE_MASK = (1 << SECTOR_SHIFT) - 1,
  SECTOR_MASK = (1 << (SECTION_SHIFT - SECTOR_SHIFT)) - 1,
};

G_STATIC_ASSERT ((int) PH_MAX_DICE <= (int) SECTOR_SHIFT);
G_STATIC_ASSERT ((int) PH_SECTORS < (int) SECTOR_MASK);

int
ph_memory_pack (const PhIntent *intent,
                int             section)
{
  return (int) (intent->lifted | (guint) (intent->chosen_sector + 1) << SECTOR_SHIFT | (guint) section << SECTION_SHIFT);
}

int
ph_memory_unpack (int            packed,
                  const PhScene *scene,
                  PhIntent      *intent)
{
  const PhState *state = scene->sight.state;
  int faces[PH_MAX_DICE];
  int sector = (packed >> SECTOR_SHIFT & SECTOR_MASK) - 1;

  if (state->phase == PH_PHASE_REROLL)
    intent->lifted = (guint) packed & DICE_MASK & ((1u << ph_scene_get_dice (scene, faces)) - 1);
  if (state->phase == PH_PHASE_MOVE && sector >= 0 && sector < PH_SECTORS &&
      state->seats[scene->sight.near].sectors[ph_slot (sector)] == sector)
    intent->chosen_sector = sector;

  return packed >> SECTION_SHIFT;
}
