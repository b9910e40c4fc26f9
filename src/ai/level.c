/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels of computer players, a row of a table each. */
#include "level.h"

#include "games/catalogue.h"
#include "search.h"

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

TableeLevel
tablee_level_draw (TableeLevel   level,
                   int           slack,
                   TableeRandom *random)
{
  if (slack <= 0 || level == TABLEE_LEVEL_RANDOM || tablee_random_below (random, TABLEE_SLACK_STEPS) >= (uint32_t) slack)
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
