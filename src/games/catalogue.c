/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All games, and their computer players, by name. */
#include "catalogue.h"

#include <string.h>

#define TABLEE_GAME(ident, id)                    \
  extern const TableeGame tablee_##ident##_game; \
  extern const TableeHeuristics tablee_##ident##_heuristics;
#include "games/all-games.def"
#undef TABLEE_GAME

const TableeGame *const tablee_games[] = {
#define TABLEE_GAME(ident, id) &tablee_##ident##_game,
#include "games/all-games.def"
#undef TABLEE_GAME
  NULL,
};

static const TableeHeuristics *const heuristics[] = {
#define TABLEE_GAME(ident, id) &tablee_##ident##_heuristics,
#include "games/all-games.def"
#undef TABLEE_GAME
  NULL,
};

const TableeGame *
tablee_games_find (const char *id)
{
  for (size_t i = 0; tablee_games[i] != NULL; i++)
    if (strcmp (tablee_games[i]->id, id) == 0)
      return tablee_games[i];

  return NULL;
}

const TableeHeuristics *
tablee_games_heuristics (const TableeGame *game)
{
  for (size_t i = 0; heuristics[i] != NULL; i++)
    if (heuristics[i]->game == game)
      return heuristics[i];

  return NULL;
}
