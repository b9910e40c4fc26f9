/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels of computer players, a row of a table each. */
#include "level.h"

#include "games/catalogue.h"
#include "search.h"

#include <math.h>

enum
{
  PARTS = 10000,  /* of a draw, as finely as anybody could tell */
};

static const TableeLevelTraits levels[TABLEE_N_LEVELS] = {
  [TABLEE_LEVEL_RANDOM] = { "random", TABLEE_SKILL_RANDOM },
  [TABLEE_LEVEL_BEGINNER] = { "beginner", TABLEE_SKILL_EASY, .slips = 0.4 },
  [TABLEE_LEVEL_EASY] = { "easy", TABLEE_SKILL_EASY },
  [TABLEE_LEVEL_MEDIUM] = { "medium", TABLEE_SKILL_MEDIUM },
  [TABLEE_LEVEL_EXPERT] = { "expert", TABLEE_SKILL_EXPERT },
  [TABLEE_LEVEL_MASTER] = { "master", TABLEE_SKILL_BEST, .search = 1 },
};

const TableeLevelTraits *
tablee_level_traits (TableeLevel level)
{
  return &levels[level];
}

/* Of the decisions that @level makes as such, not as the level below. */
static double
get_share (TableeLevel       level,
           int               slack,
           const TableeGame *game)
{
  const TableeThinking *thinking = tablee_games_heuristics (game)->thinking;
  double share = 1 - (double) slack / TABLEE_SLACK_STEPS;

  return level == TABLEE_LEVEL_MASTER && thinking != NULL && thinking->slack_power > 0 ? pow (share, thinking->slack_power) : share;
}

TableeLevel
tablee_level_draw (TableeLevel       level,
                   int               slack,
                   const TableeGame *game,
                   TableeRandom     *random)
{
  if (slack <= 0 || level == TABLEE_LEVEL_RANDOM || tablee_random_below (random, PARTS) < PARTS * get_share (level, slack, game))
    return level;

  return (TableeLevel) (level - 1);
}

double
tablee_level_slips (TableeLevel       level,
                    const TableeGame *game)
{
  const TableeThinking *thinking = tablee_games_heuristics (game)->thinking;

  return levels[level].slips * (thinking != NULL && thinking->slips > 0 ? thinking->slips : 1);
}

uint32_t
tablee_level_iterations (TableeLevel       level,
                         const TableeGame *game)
{
  return (uint32_t) (levels[level].search * tablee_search_iterations (game));
}
