/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tempers in words. */
#include "config.h"
#include "temper-words.h"

#include <glib/gi18n.h>

#include "games/catalogue.h"
#include "present/present.h"

static const char *const names[TABLEE_N_TEMPERS] = {
  /* Translators: what a computer player of a certain temper is called, as in the menu of a seat */
  [TABLEE_TEMPER_STEADY] = NC_("temper", "Steady"),
  [TABLEE_TEMPER_HOARDER] = NC_("temper", "Hoarder"),
  [TABLEE_TEMPER_HASTY] = NC_("temper", "Hasty"),
  [TABLEE_TEMPER_GAMBLER] = NC_("temper", "Gambler"),
  [TABLEE_TEMPER_SPOILER] = NC_("temper", "Spoiler"),
};

static const char *const words[TABLEE_N_TEMPERS] = {
  /* Translators: the same, and what it likes to do */
  [TABLEE_TEMPER_HOARDER] = N_("Hoarder: keeps, and waits for more."),
  [TABLEE_TEMPER_HASTY] = N_("Hasty: takes what there is."),
  [TABLEE_TEMPER_GAMBLER] = N_("Gambler: leaves things to chance."),
  [TABLEE_TEMPER_SPOILER] = N_("Spoiler: takes what others could use."),
};

const char *
tablee_temper_name (TableeTemper temper)
{
  g_return_val_if_fail (temper < TABLEE_N_TEMPERS, NULL);

  return g_dpgettext2 (NULL, "temper", names[temper]);
}

const char *
tablee_temper_words (TableeTemper temper)
{
  g_return_val_if_fail (temper < TABLEE_N_TEMPERS, NULL);

  return words[temper] != NULL ? _(words[temper]) : NULL;
}

const char *
tablee_temper_words_in (TableeTemper  temper,
                        const char   *game)
{
  g_return_val_if_fail (temper < TABLEE_N_TEMPERS, NULL);

  const TableeGame *played = game != NULL ? tablee_games_find (game) : NULL;
  const char *there = played != NULL ? tablee_present_for_game (played)->tempers[temper] : NULL;

  if (there != NULL)
    return _(there);

  return words[temper] != NULL ? _(words[temper]) : _("Steady: plays what seems best.");
}

const char *
tablee_temper_words_of_seat (TableeSeat *seat)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (seat), NULL);

  return tablee_seat_get_kind (seat) == TABLEE_SEAT_COMPUTER ? tablee_temper_words (tablee_seat_get_temper (seat)) : NULL;
}
