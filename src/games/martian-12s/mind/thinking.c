/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the search goes about Martian 12s. */
#include "thinking.h"

#include "lone.h"
#include "lookahead.h"
#include "playout.h"

#include <math.h>
#include <string.h>

/* Where more than two seats are active, how an action looks says less. */
static const double crowd_trust = 0.1;

/* What holds in all truths that fit the view. */
typedef struct
{
  M12Outlook outlook;
  double       values[M12_SIZES + 1];   /* of the actions of the decision, if one or two seats are active */
} Mind;

static void
look (const TableeRuleset *base,
      const void          *view,
      void                *data)
{
  const M12Ruleset *ruleset = (const M12Ruleset *) base;
  Mind *mind = data;

  m12_look (&mind->outlook, ruleset, view);
  if (mind->outlook.active <= 2)
    m12_look_ahead (&mind->outlook, ruleset, view, mind->values);
}

/* The first of those that are worth most to the seat to move. */
static TableeAction
best_action (const M12Outlook   *outlook,
             const M12State     *state,
             const TableeAction *actions,
             size_t              count,
             M12Prospect        *best)
{
  TableeAction chosen = actions[0];

  *best = m12_outlook_action (outlook, state, actions[0]);
  for (size_t i = 1; i < count; i++)
    {
      M12Prospect prospect = m12_outlook_action (outlook, state, actions[i]);

      if (prospect.mover <= best->mover)
        continue;
      *best = prospect;
      chosen = actions[i];
    }

  return chosen;
}

static TableeAction
play (const TableeRuleset *base,
      const void          *data,
      const void          *state,
      const TableeAction  *actions,
      size_t               count)
{
  const M12Outlook *outlook = &((const Mind *) data)->outlook;
  M12Prospect best;

  if (m12_outlook_knows (outlook, state))
    return best_action (outlook, state, actions, count, &best);

  return m12_sensible_action ((const M12Ruleset *) base, state);
}

/* The decision of the view. */
static bool
is_first (const M12Outlook *outlook,
          const M12State   *state)
{
  return outlook->left == state->left[0] + state->left[1] + state->left[2];
}

static void
weigh (const TableeRuleset *base,
       const void          *data,
       const void          *state,
       const TableeAction  *actions,
       size_t               count,
       double              *weights)
{
  const Mind *mind = data;
  const M12Outlook *outlook = &mind->outlook;
  bool first = is_first (outlook, state);

  if (!m12_outlook_knows (outlook, state))
    {
      tablee_martian_12s_heuristics.weigh (base, state, actions, count, weights);
      for (size_t i = 0; i < count; i++)
        weights[i] = pow (weights[i], crowd_trust);
      return;
    }

  /* A stake is a factor of e. */
  for (size_t i = 0; i < count; i++)
    weights[i] = exp (first ? mind->values[actions[i]] : (double) m12_outlook_action (outlook, state, actions[i]).mover);
}

/* For playouts that are cut, which the settings do not ask for: what those who have passed may still win is left out. */
static void
judge_at_a_glance (const M12Outlook *outlook,
                   const M12Ruleset *ruleset,
                   const M12State   *state,
                   double           *out)
{
  TableeAction actions[M12_SIZES + 1];
  size_t count = ruleset->base.game->legal (&ruleset->base, state, actions);
  M12Prospect best;

  best_action (outlook, state, actions, count, &best);
  for (int i = 0; i < ruleset->base.seats; i++)
    if (state->seats[i].status == M12_ACTIVE)
      out[i] += (double) (i == state->current ? best.mover : best.other);
}

static void
judge (const TableeRuleset *base,
       const void          *mind,
       const void          *data,
       double              *out)
{
  const M12Ruleset *ruleset = (const M12Ruleset *) base;
  const M12Outlook *outlook = &((const Mind *) mind)->outlook;
  const M12State *state = data;

  if (state->phase != M12_PHASE_OVER && m12_is_lone (state))
    {
      tablee_martian_12s_heuristics.reward (base, state, out);
      m12_lone_values (ruleset, state, out);
    }
  else if (state->phase != M12_PHASE_OVER && m12_outlook_knows (outlook, state))
    {
      tablee_martian_12s_heuristics.reward (base, state, out);
      judge_at_a_glance (outlook, ruleset, state, out);
    }
  else
    {
      tablee_martian_12s_heuristics.evaluate (base, state, out);
    }
}

/* What the pulls have come to. */
static uint32_t
outcome (const TableeRuleset *base,
         const void          *data)
{
  const M12State *state = data;
  uint32_t number = 0;

  for (int i = 0; i < base->seats; i++)
    number = number * 53 + (uint32_t) state->seats[i].points * 4 + state->seats[i].status;

  return number;
}

/* A round decides nothing about the next but who begins it. */
static bool
past (const TableeRuleset *base,
      const void          *view,
      const void          *state)
{
  return ((const M12State *) state)->round != ((const M12State *) view)->round;
}

static bool
settled (const TableeRuleset *base,
         const void          *view,
         const void          *data)
{
  const M12State *state = data;

  return past (base, view, state) || m12_is_lone (state);
}

static bool
stops (TableeAction action)
{
  return action == M12_ACTION_PASS;
}

/* As many pyramids of each value are left of both sizes. */
static bool
alike (const TableeRuleset *base,
       const void          *view,
       TableeAction         one,
       TableeAction         other)
{
  int values[2][M12_VALUES];

  if (stops (one) || stops (other))
    return one == other;

  m12_bag_values (view, (int) (one - M12_ACTION_PULL_SMALL), values[0]);
  m12_bag_values (view, (int) (other - M12_ACTION_PULL_SMALL), values[1]);
  return memcmp (values[0], values[1], sizeof values[0]) == 0;
}

const TableeThinking m12_thinking = {
  .settings = { .exploration = 10, .bias = 100, .trust = 2, .ripe = 10 },
  .iterations = 10000,
  .mind_size = sizeof (Mind),
  .look = look,
  .weigh = weigh,
  .play = play,
  .judge = judge,
  .outcome = outcome,
  .exact = m12_is_endgame,
  .settled = settled,
  .past = past,
  .stops = stops,
  .alike = alike,
};
