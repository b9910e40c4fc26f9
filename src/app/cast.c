/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The regulars of the house, whom computers play as. */
#include "config.h"
#include "cast.h"

#include <glib/gi18n.h>

#include "player-list.h"
#include "widgets/picture.h"

typedef struct
{
  const char   *name;
  TableeLevel   level;
  TableeTemper  temper;
  const char   *manner;
} Regular;

static const Regular regulars[TABLEE_N_PORTRAITS] =
{
  { "Ana", TABLEE_LEVEL_BEGINNER, TABLEE_TEMPER_HASTY, N_("Ana sets sail first and looks at the map later.") },
  { "Bo", TABLEE_LEVEL_EXPERT, TABLEE_TEMPER_STEADY, N_("Bo has read the rules twice, footnotes included.") },
  { "Cleo", TABLEE_LEVEL_EASY, TABLEE_TEMPER_STEADY, N_("Cleo takes things as they come.") },
  { "Dario", TABLEE_LEVEL_MASTER, TABLEE_TEMPER_SPOILER, N_("Dario has one eye on you, one on the table and one on tomorrow.") },
  { "Edda", TABLEE_LEVEL_EXPERT, TABLEE_TEMPER_HOARDER, N_("Edda counts everything and shows nothing.") },
  { "Finn", TABLEE_LEVEL_MEDIUM, TABLEE_TEMPER_GAMBLER, N_("Finn goes all out and cools down afterwards.") },
  { "Gil", TABLEE_LEVEL_MASTER, TABLEE_TEMPER_STEADY, N_("Gil has thought of your answer too.") },
  { "Hana", TABLEE_LEVEL_BEGINNER, TABLEE_TEMPER_GAMBLER, N_("Hana hums along and plays what sounds nice.") },
  { "Ilo", TABLEE_LEVEL_MEDIUM, TABLEE_TEMPER_STEADY, N_("Ilo knows the recipe and now and then forgets the salt.") },
  { "Juno", TABLEE_LEVEL_MEDIUM, TABLEE_TEMPER_HOARDER, N_("Juno expects the worst and is sometimes right.") },
  { "Kim", TABLEE_LEVEL_EASY, TABLEE_TEMPER_HASTY, N_("Kim plays the first thing that looks fun.") },
  { "Léo", TABLEE_LEVEL_BEGINNER, TABLEE_TEMPER_STEADY, N_("Léo is on this planet for the first time.") },
};

int
tablee_cast_find (const char *name,
                  int         portrait)
{
  g_return_val_if_fail (name != NULL, -1);

  return portrait >= 0 && portrait < TABLEE_N_PORTRAITS && g_str_equal (regulars[portrait].name, name) ? portrait : -1;
}

int
tablee_cast_choose (TableeLevel level,
                    guint       taken)
{
  int nearest = -1;

  g_return_val_if_fail (level < TABLEE_N_LEVELS, -1);

  for (int i = 0; i < TABLEE_N_PORTRAITS; i++)
    if ((taken & 1u << i) == 0 &&
        (nearest < 0 || ABS ((int) regulars[i].level - (int) level) < ABS ((int) regulars[nearest].level - (int) level)))
      nearest = i;

  return nearest;
}

const char *
tablee_cast_get_name (int regular)
{
  g_return_val_if_fail (regular >= 0 && regular < TABLEE_N_PORTRAITS, NULL);

  return regulars[regular].name;
}

TableeTemper
tablee_cast_get_temper (int regular)
{
  g_return_val_if_fail (regular >= 0 && regular < TABLEE_N_PORTRAITS, TABLEE_TEMPER_STEADY);

  return regulars[regular].temper;
}

const char *
tablee_cast_get_level_name (int regular)
{
  g_autoptr (TableeSeat) seat = NULL;

  g_return_val_if_fail (regular >= 0 && regular < TABLEE_N_PORTRAITS, NULL);

  seat = tablee_seat_new (0, regulars[regular].name, regular, TABLEE_SEAT_COMPUTER, regulars[regular].level);

  return tablee_player_list_get_name (tablee_player_list_find (seat));
}

const char *
tablee_cast_get_words (int regular)
{
  g_return_val_if_fail (regular >= 0 && regular < TABLEE_N_PORTRAITS, NULL);

  return _(regulars[regular].manner);
}

const char *
tablee_cast_get_manner (TableeSeat *seat)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (seat), NULL);

  int regular = tablee_cast_find (tablee_seat_get_name (seat), tablee_seat_get_portrait (seat));

  if (regular < 0 || tablee_seat_get_kind (seat) != TABLEE_SEAT_COMPUTER || tablee_seat_get_level (seat) != regulars[regular].level ||
      tablee_seat_get_temper (seat) != regulars[regular].temper)
    return NULL;

  return _(regulars[regular].manner);
}
