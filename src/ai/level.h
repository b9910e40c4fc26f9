/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/player.h"

/* Who a computer player is, from weak to strong: a row of the table in level.c each. */
typedef enum
{
  TABLEE_LEVEL_RANDOM,    /* any legal action, each as likely: the yardstick of measurements, not offered to people */
  TABLEE_LEVEL_BEGINNER,  /* a child wins */
  TABLEE_LEVEL_EASY,
  TABLEE_LEVEL_MEDIUM,
  TABLEE_LEVEL_EXPERT,    /* thinks a turn through, without a search */
  TABLEE_LEVEL_MASTER,    /* searches */
  TABLEE_N_LEVELS,
} TableeLevel;

typedef struct
{
  const char  *id;      /* as it is written in files and on command lines */
  TableeSkill  skill;   /* of the heuristics that decide, or that go before the search */
  double       slips;   /* share of the decisions that are left to chance, in most games: from 0 to 1 */
  double       search;  /* iterations of a decision, against what the game sets for the highest level; 0: no search */
} TableeLevelTraits;

/* Between a level and the one below it there are steps, so many parts of the way between their strengths: of TABLEE_SLACK_STEPS decisions so many
 * are made as the level below makes them, or more, where the first ones that are not bring most (slack_power of engine/thinking.h). */
enum
{
  TABLEE_SLACK_STEPS = 20,
};

/* Returns: (transfer none) */
const TableeLevelTraits *tablee_level_traits     (TableeLevel       level);

/* The level at which @level with so much @slack makes one decision of @game. */
TableeLevel              tablee_level_draw       (TableeLevel       level,
                                                  int               slack,
                                                  const TableeGame *game,
                                                  TableeRandom     *random);

/* Share of the decisions of @game that @level leaves to chance: from 0 to 1. */
double                   tablee_level_slips      (TableeLevel       level,
                                                  const TableeGame *game);

/* Iterations of the search that @level spends on a decision of @game; 0: it does not search. */
uint32_t                 tablee_level_iterations (TableeLevel       level,
                                                  const TableeGame *game);
