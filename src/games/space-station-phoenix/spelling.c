/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spelling.h"

const char *const ph_colour_words[] = { "teal", "pink", "brown", NULL };
const char *const ph_ship_type_words[] = {
  "dismantle", "construction", "expedition", "transport", "diplomacy", "farm", "ice", NULL,
};
const char *const ph_track_words[] = { "dismantle", "construction", "expedition", "transport", NULL };
const char *const ph_good_words[] = { "gems", "food", "water", "metal", "vp", NULL };

/* By ph_ship_kind(). */
static const char *const keys[PH_SHIP_KINDS] = {
  "DIS1", "DIS2", "DIS3", "CON1", "CON2", "CON3", "EXP1", "EXP2", "EXP3", "TRA1", "TRA2", "TRA3",
  "DIP1", "DIP2", "DIP3", NULL, "FAR2", "FAR3", NULL, "ICE2", "ICE3",
};

const char *
ph_kind_to_key (int kind)
{
  g_return_val_if_fail (kind >= 0 && kind < PH_SHIP_KINDS, NULL);

  return keys[kind];
}

int
ph_kind_from_key (const char *key)
{
  g_return_val_if_fail (key != NULL, -1);

  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    if (g_strcmp0 (keys[kind], key) == 0)
      return kind;

  return -1;
}

int
ph_find_word (const char *const *words,
              const char        *word)
{
  g_return_val_if_fail (words != NULL && word != NULL, -1);

  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      return i;

  return -1;
}
