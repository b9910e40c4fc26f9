/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The catalogue of games in words. */
#include "present.h"

#define TABLEE_GAME(ident, id) extern const TableePresent tablee_##ident##_present;
#include "games/all-games.def"
#undef TABLEE_GAME

static const TableePresent *const presents[] = {
#define TABLEE_GAME(ident, id) &tablee_##ident##_present,
#include "games/all-games.def"
#undef TABLEE_GAME
};

const TableePresent *
tablee_present_for_game (const TableeGame *game)
{
  for (size_t i = 0; i < G_N_ELEMENTS (presents); i++)
    if (presents[i]->game == game)
      return presents[i];

  g_return_val_if_reached (NULL);
}
