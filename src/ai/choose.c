/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A computer's choice: what its level thinks of the actions, with the slips that the level makes. */
#include "choose.h"

#include "games/catalogue.h"

#include <math.h>
#include <stdint.h>

/* The scratch holds the legal actions, the advice on them, and then what the game's heuristics ask for. */
static size_t
advice_offset (const TableeGame *game)
{
  size_t bytes = game->max_actions * sizeof (TableeAction);

  return (bytes + 15) / 16 * 16;
}

static size_t
heuristics_offset (const TableeGame *game)
{
  size_t bytes = game->max_actions * sizeof (TableeAdvice);

  return advice_offset (game) + (bytes + 15) / 16 * 16;
}

size_t
tablee_ai_scratch_size (const TableeGame *game)
{
  return heuristics_offset (game) + tablee_games_heuristics (game)->scratch_size;
}

const TableeAdvice *
tablee_ai_advise (const TableeRuleset *ruleset,
                  const void          *view,
                  TableeSkill          skill,
                  TableeRandom        *random,
                  void                *scratch,
                  size_t              *count)
{
  const TableeGame *game = ruleset->game;
  TableeAdvice *advice = (TableeAdvice *) (void *) ((uint8_t *) scratch + advice_offset (game));

  *count = tablee_games_heuristics (game)->advise (ruleset, view, skill, random,
                                                  (uint8_t *) scratch + heuristics_offset (game), advice);

  return advice;
}

bool
tablee_ai_is_exact (const TableeRuleset *ruleset,
                    const void          *view)
{
  const TableeThinking *thinking = tablee_games_heuristics (ruleset->game)->thinking;

  return thinking != NULL && thinking->exact != NULL && thinking->exact (ruleset, view);
}

TableeAction
tablee_ai_best (const TableeAdvice *advice,
                size_t              count)
{
  size_t best = 0;

  for (size_t i = 1; i < count; i++)
    if (advice[i].value > advice[best].value)
      best = i;

  return advice[best].action;
}

TableeAction
tablee_ai_best_for (const TableeRuleset *ruleset,
                    const void          *view,
                    TableeSkill          skill,
                    TableeTemper         temper,
                    const TableeAdvice  *advice,
                    size_t               count)
{
  size_t best = 0;
  double most = -INFINITY;

  for (size_t i = 0; i < count; i++)
    {
      double value = advice[i].value + tablee_temper_lean (temper, ruleset, view, skill, advice[i].action);

      if (value > most)
        {
          most = value;
          best = i;
        }
    }

  return advice[best].action;
}

TableeAction
tablee_ai_choose (const TableeRuleset *ruleset,
                  const void          *view,
                  TableeSkill          skill,
                  TableeRandom        *random,
                  void                *scratch)
{
  TableeAction *actions = scratch;
  size_t count = ruleset->game->legal (ruleset, view, actions);
  const TableeAdvice *advice;

  if (count == 1)
    return actions[0];
  if (skill == TABLEE_SKILL_RANDOM)
    return actions[tablee_random_below (random, (uint32_t) count)];

  advice = tablee_ai_advise (ruleset, view, skill, random, scratch, &count);

  return tablee_ai_best (advice, count);
}
