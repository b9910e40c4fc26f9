/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing on from an action to the end of the game, in thought. */
#include "playout.h"

#include <math.h>

#include "judge.h"
#include "weigh.h"

enum
{
  PROMISING = 6,            /* actions that are played on */
  TURNS = 4,                /* turns that end before a position is judged */
};

static const double out_of_question = 3;   /* coins by which an action may look worse than the best */
static const double trust = 1;             /* in how good an action looks, beside what it comes to */

static bool
ends_turn (const AcState *state,
           TableeAction   action)
{
  return state->phase == AC_PHASE_CULTIVATE && ac_action_kind (action) == AC_ACTION_END;
}

/* What @action and sensible play come to from @state on. */
static double
play_on (const AcOutlook *outlook,
         AcState         *state,
         TableeAction     action,
         int              seat)
{
  const TableeGame *game = outlook->ruleset->base.game;
  TableeAction actions[AC_MAX_ACTIONS];
  double weights[AC_MAX_ACTIONS];
  double chances[AC_SEATS];
  int turns = ends_turn (state, action);

  game->apply (&outlook->ruleset->base, state, action, NULL);
  while (turns < TURNS && state->phase != AC_PHASE_OVER)
    {
      size_t count = game->legal (&outlook->ruleset->base, state, actions);
      size_t best = 0;

      if (count > 1)
        ac_weigh (outlook, state, actions, count, weights);
      for (size_t i = 1; i < count; i++)
        if (weights[i] > weights[best])
          best = i;

      turns += ends_turn (state, actions[best]);
      game->apply (&outlook->ruleset->base, state, actions[best], NULL);
    }
  ac_judge (outlook, state, chances);

  return chances[seat];
}

/* The most promising first. Returns how many are promising. */
static size_t
choose_promising (const double *weights,
                  size_t        count,
                  size_t       *chosen)
{
  size_t n = 0;

  for (size_t i = 0; i < count; i++)
    {
      size_t at = n < PROMISING ? n++ : PROMISING;

      for (; at > 0 && weights[chosen[at - 1]] < weights[i]; at--)
        if (at < PROMISING)
          chosen[at] = chosen[at - 1];
      if (at < PROMISING)
        chosen[at] = i;
    }
  while (n > 1 && weights[chosen[n - 1]] < weights[chosen[0]] - out_of_question)
    n--;

  return n;
}

/* What is out of the question comes after all others, by how it looks. */
static void
complete_values (const double *weights,
                 size_t        count,
                 const size_t *chosen,
                 size_t        promising,
                 double        slope,
                 double       *values)
{
  double worst = values[chosen[0]];
  double worst_weight = weights[chosen[promising - 1]];

  for (size_t i = 1; i < promising; i++)
    worst = fmin (worst, values[chosen[i]]);
  for (size_t i = 0; i < count; i++)
    {
      bool played = false;

      for (size_t j = 0; j < promising; j++)
        played |= chosen[j] == i;
      if (!played)
        values[i] = worst - slope * (worst_weight - weights[i]);
    }
}

void
ac_playout_values (const AcOutlook    *outlook,
                   const AcState      *view,
                   const TableeAction *actions,
                   size_t              count,
                   int                 playouts,
                   TableeRandom       *random,
                   double             *values)
{
  const TableeGame *game = outlook->ruleset->base.game;
  double weights[AC_MAX_ACTIONS];
  size_t chosen[PROMISING] = { 0 };
  double sums[PROMISING] = { 0 };
  double slope = ac_judge_slope (outlook, view);
  size_t promising;

  ac_weigh (outlook, view, actions, count, weights);
  promising = choose_promising (weights, count, chosen);
  for (int i = 0; i < playouts; i++)
    {
      AcState truth = *view;

      game->resample (&outlook->ruleset->base, &truth, view->current, random);
      for (size_t j = 0; j < promising; j++)
        {
          AcState state = truth;

          sums[j] += play_on (outlook, &state, actions[chosen[j]], view->current);
        }
    }

  for (size_t i = 0; i < promising; i++)
    values[chosen[i]] = sums[i] / playouts + trust * slope * (weights[chosen[i]] - weights[chosen[0]]);
  complete_values (weights, count, chosen, promising, slope, values);
}
