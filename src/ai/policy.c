/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How sensible players go on from a position that is imagined. */
#include "policy.h"

#include "games/catalogue.h"

#include <string.h>

enum
{
  ALIGNMENT = 16,
};

/* For a game that says nothing itself. */
static const TableeThinking usual_thinking = {
  .settings = { .exploration = 0.3, .bias = 0.2, .epsilon = 0.1, .decisions = 400 },
};

const TableeThinking *
tablee_policy_thinking (const TableeGame *game)
{
  const TableeThinking *thinking = tablee_games_heuristics (game)->thinking;

  return thinking != NULL ? thinking : &usual_thinking;
}

static size_t
seen_size (const TableeGame *game)
{
  return (game->state_size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

size_t
tablee_policy_size (const TableeGame *game)
{
  return seen_size (game) + tablee_policy_thinking (game)->mind_size;
}

void
tablee_policy_init (TableePolicy        *self,
                    void                *memory,
                    const TableeRuleset *ruleset,
                    const void          *view)
{
  const TableeGame *game = ruleset->game;

  *self = (TableePolicy){
    .ruleset = ruleset,
    .heuristics = tablee_games_heuristics (game),
    .thinking = tablee_policy_thinking (game),
    .seen = memory,
    .mind = (uint8_t *) memory + seen_size (game),
  };
  if (self->thinking->look != NULL)
    self->thinking->look (ruleset, view, self->mind);
}

static const void *
look_at (TableePolicy *self,
         const void   *state,
         int           mover)
{
  memcpy (self->seen, state, self->ruleset->game->state_size);
  self->ruleset->game->conceal (self->ruleset, self->seen, mover);

  return self->seen;
}

void
tablee_policy_weigh (TableePolicy       *self,
                     const void         *state,
                     int                 mover,
                     const TableeAction *actions,
                     size_t              count,
                     double             *weights)
{
  if (self->thinking->weigh != NULL)
    self->thinking->weigh (self->ruleset, self->mind, state, actions, count, weights);
  else
    self->heuristics->weigh (self->ruleset, look_at (self, state, mover), actions, count, weights);
}

TableeAction
tablee_policy_play (TableePolicy       *self,
                    const void         *state,
                    int                 mover,
                    const TableeAction *actions,
                    size_t              count,
                    double             *weights)
{
  size_t best = 0;

  if (self->thinking->play != NULL)
    return self->thinking->play (self->ruleset, self->mind, state, actions, count);

  tablee_policy_weigh (self, state, mover, actions, count, weights);
  for (size_t i = 1; i < count; i++)
    if (weights[i] > weights[best])
      best = i;

  return actions[best];
}

void
tablee_policy_judge (TableePolicy *self,
                     const void   *state,
                     int           mover,
                     double       *rewards)
{
  if (self->thinking->judge != NULL)
    self->thinking->judge (self->ruleset, self->mind, state, rewards);
  else if (mover == TABLEE_NOBODY)
    self->heuristics->reward (self->ruleset, state, rewards);
  else
    self->heuristics->evaluate (self->ruleset, look_at (self, state, mover), rewards);
}
