/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Imagining games of Bean chains to their end. */
#include "playout.h"

#include "weigh.h"

#include <math.h>

enum
{
  FIRST_PLAYOUTS = 40,   /* of each action, before the worse half goes */
  MAX_PLAYOUTS = 320,    /* of each of the last two */
};

static const double even_lead = 2.5;  /* coins: a lead counts less the larger it is */

typedef struct
{
  size_t index;  /* among the actions */
  double sum;
  int    playouts;
} Candidate;

static double
play_out (const ChRuleset *ruleset,
          ChState         *state,
          int              seat)
{
  const TableeGame *game = ruleset->base.game;

  while (state->phase != CH_PHASE_OVER)
    game->apply (&ruleset->base, state, ch_weigh_sensible (ruleset, state), NULL);

  return 1 / (1 + exp ((ch_total (ruleset, state, !seat) - ch_total (ruleset, state, seat)) / even_lead));
}

/* In the same made-up truths for all of them. */
static void
try_candidates (const ChRuleset    *ruleset,
                const ChState      *view,
                const TableeAction *actions,
                Candidate          *candidates,
                size_t              count,
                TableeRandom       *random)
{
  const TableeGame *game = ruleset->base.game;
  ChState truth = *view;

  game->resample (&ruleset->base, &truth, view->current, random);
  for (size_t i = 0; i < count; i++)
    {
      ChState state = truth;

      game->apply (&ruleset->base, &state, actions[candidates[i].index], NULL);
      candidates[i].sum += play_out (ruleset, &state, view->current);
      candidates[i].playouts++;
    }
}

static double
mean (const Candidate *candidate)
{
  return candidate->sum / candidate->playouts;
}

/* The best first. */
static void
sort_candidates (Candidate *candidates,
                 size_t     count)
{
  for (size_t i = 1; i < count; i++)
    {
      Candidate candidate = candidates[i];
      size_t place = i;

      for (; place > 0 && mean (&candidates[place - 1]) < mean (&candidate); place--)
        candidates[place] = candidates[place - 1];
      candidates[place] = candidate;
    }
}

void
ch_playout_values (const ChRuleset    *ruleset,
                   const ChState      *view,
                   const TableeAction *actions,
                   size_t              count,
                   TableeRandom       *random,
                   double             *values)
{
  Candidate candidates[CH_CARDS + 1];
  int playouts = FIRST_PLAYOUTS;

  for (size_t i = 0; i < count; i++)
    candidates[i] = (Candidate){ .index = i };

  /* One round also for an action without a rival: what it is worth is asked all the same. */
  for (size_t left = count;; left = (left + 1) / 2)
    {
      for (int i = 0; i < playouts; i++)
        try_candidates (ruleset, view, actions, candidates, left, random);
      sort_candidates (candidates, left);
      if (left <= 2)
        break;
      playouts = playouts * 2 < MAX_PLAYOUTS ? playouts * 2 : MAX_PLAYOUTS;
    }

  for (size_t i = 0; i < count; i++)
    values[candidates[i].index] = mean (&candidates[i]);
}
