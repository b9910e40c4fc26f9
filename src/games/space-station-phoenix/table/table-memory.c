/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

/* What is remembered of the table: that the guide has been seen, and choices that are half made. */

#define GUIDE_SEEN "guide-seen"

/* A half-made choice as one number: lifted dice, the sector (and one) whose resident is to move, the part of a narrow table. */
enum
{
  SECTOR_SHIFT = 12,
  SECTION_SHIFT = 24,
  DICE_MASK = (1 << SECTOR_SHIFT) - 1,
  SECTOR_MASK = (1 << (SECTION_SHIFT - SECTOR_SHIFT)) - 1,
};

G_STATIC_ASSERT ((int) PH_MAX_DICE <= (int) SECTOR_SHIFT);
G_STATIC_ASSERT ((int) PH_SECTORS < (int) SECTOR_MASK);

gboolean
ph_table_is_new (TableeSpaceStationPhoenixTable *self)
{
  const PhState *state = ph_table_get_state (self);

  return !self->guide_seen && ph_table_get_ruleset (self)->first_game && state->phase == PH_PHASE_TURN &&
         state->current == self->near && state->seats[self->near].turns <= 1 &&
         tablee_game_session_get_decision_open (tablee_table_get_session (TABLEE_TABLE (self)));
}

void
ph_table_close_guide (TableeSpaceStationPhoenixTable *self)
{
  if (self->guide_seen)
    return;

  self->guide_seen = TRUE;
  ph_table_lay_out (self);
  tablee_table_view_changed (TABLEE_TABLE (self));
}

GVariant *
ph_table_save_view (TableeTable *table)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, GUIDE_SEEN, "b", self->guide_seen);
  tablee_table_insert_choice (table, &dict,
                              (int) (self->lifted | (guint) (self->chosen_sector + 1) << SECTOR_SHIFT |
                                     (guint) self->section << SECTION_SHIFT));

  return g_variant_dict_end (&dict);
}

/* Only what still has a meaning in the position that is shown. */
static void
restore_choice (TableeSpaceStationPhoenixTable *self,
                int                             choice)
{
  PhScene scene = ph_table_get_scene (self);
  const PhState *state = ph_table_get_state (self);
  int faces[PH_MAX_DICE];
  int sector = (choice >> SECTOR_SHIFT & SECTOR_MASK) - 1;
  int section = choice >> SECTION_SHIFT;

  if (choice < 0)
    return;
  if (state->phase == PH_PHASE_REROLL)
    self->lifted = (guint) choice & DICE_MASK & ((1u << ph_scene_get_dice (&scene, faces)) - 1);
  if (state->phase == PH_PHASE_MOVE && sector >= 0 && sector < PH_SECTORS &&
      state->seats[self->near].sectors[ph_slot (sector)] == sector)
    self->chosen_sector = sector;
  if (section < PH_SECTIONS)
    {
      self->section = (PhSection) section;
      self->shown_phase = state->phase;
    }
  ph_table_bind (self);
}

void
ph_table_restore_view (TableeTable *table,
                       GVariant    *view)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (table);
  int choice;

  g_variant_lookup (view, GUIDE_SEEN, "b", &self->guide_seen);
  if (tablee_table_lookup_choice (table, view, &choice))
    restore_choice (self, choice);
  ph_table_lay_out (self);
}
