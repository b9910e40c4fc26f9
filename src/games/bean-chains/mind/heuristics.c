/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer thinks of Bean chains: leads in coins, actions at a glance and by skill. */
#include "gains.h"
#include "judge.h"
#include "lean.h"
#include "playout.h"
#include "weigh.h"

#include "engine/plain.h"

#include <math.h>

/* Coins by which a lead at the end of the game may change in a turn: a guess for what a lead is worth before. */
static const double swing = 0.9;

/* For the search: how much of the end is a matter of coins, and by how many a lead counts less the larger it is. */
static const double margin_counts = 0.6;
static const double even_lead = 2.5;

/* What the medium level may be wrong by about an action, in coins. */
static const double hesitation = 1;

/* Shares of the win: by coins, and half each if they are level (CH-R18). */
static void
reward (const TableeRuleset *base,
        const void          *state,
        double              *out)
{
  int lead = ch_total ((const ChRuleset *) base, state, 0) - ch_total ((const ChRuleset *) base, state, 1);

  out[0] = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  out[1] = 1 - out[0];
}

/* The share of the win that a lead of @coins stands for, with so many turns to come. */
static double
share_of_lead (const ChState *view,
               double         coins)
{
  int turns = ch_turns_left (view, 0) + ch_turns_left (view, 1);

  return 1 / (1 + exp (-coins / (swing * sqrt (turns + 1))));
}

static double
expected_lead (const ChRuleset *ruleset,
               const ChState   *view,
               int              seat)
{
  ChOutlook own;
  ChOutlook other;

  ch_look (&own, ruleset, view, seat);
  ch_look (&other, ruleset, view, !seat);

  return view->seats[seat].coins + ch_outlook_chains (&own) - view->seats[!seat].coins - ch_outlook_chains (&other);
}

static void
evaluate (const TableeRuleset *base,
          const void          *data,
          double              *out)
{
  const ChState *view = data;

  if (view->phase == CH_PHASE_OVER)
    {
      reward (base, view, out);
      return;
    }

  out[0] = share_of_lead (view, expected_lead ((const ChRuleset *) base, view, 0));
  out[1] = 1 - out[0];
}

static void
weigh (const TableeRuleset *base,
       const void          *view,
       const TableeAction  *actions,
       size_t               count,
       double              *weights)
{
  double best;

  ch_weigh ((const ChRuleset *) base, view, actions, count, weights);
  best = weights[0];
  for (size_t i = 1; i < count; i++)
    best = fmax (best, weights[i]);
  for (size_t i = 0; i < count; i++)
    weights[i] = exp (3 * (weights[i] - best));
}

/* A simple mind: what fits is chained, what is there is sold for the most coins, and the hand is played as it comes. */
static void
simple_values (const ChRuleset    *ruleset,
               const ChState      *view,
               const TableeAction *actions,
               size_t              count,
               TableeRandom       *random,
               double             *values)
{
  const ChSeat *seat = &view->seats[view->current];

  for (size_t i = 0; i < count; i++)
    {
      int number = ch_action_number (actions[i]);

      values[i] = 0.8 * tablee_random_real (random);
      switch (ch_action_kind (actions[i]))
        {
        case CH_ACTION_CHAIN:
          values[i] += ch_place (ruleset, view, view->current, number) == CH_PLACE_SALE ? -0.3 : 1;
          break;

        case CH_ACTION_PLAY:
          values[i] += ch_place (ruleset, view, view->current, seat->hand[0]) == CH_PLACE_SALE ? -0.3 : 1;
          break;

        case CH_ACTION_SELL:
          values[i] += ch_worth (number, seat->chains[number]);
          break;

        case CH_ACTION_NONE:
          values[i] += 0.6;
          break;

        case CH_ACTION_DISCARD:
        case CH_ACTION_STOP:
        case CH_ACTION_THROW:
        case CH_ACTION_END:
        case CH_ACTION_BUY_CHAIN:
        case CH_N_ACTIONS:
        default:
          break;
        }
    }
}

/* A fair mind: it judges well, though not to a hair. */
static void
fair_values (const ChRuleset    *ruleset,
             const ChState      *view,
             const TableeAction *actions,
             size_t              count,
             TableeRandom       *random,
             double             *values)
{
  ch_weigh (ruleset, view, actions, count, values);
  for (size_t i = 0; i < count; i++)
    values[i] += hesitation * tablee_random_real (random);
}

static size_t
advise (const TableeRuleset *base,
        const void          *data,
        TableeSkill          skill,
        TableeRandom        *random,
        void                *scratch,
        TableeAdvice        *advice)
{
  const ChRuleset *ruleset = (const ChRuleset *) base;
  const ChState *view = data;
  TableeAction actions[CH_CARDS + 1];
  double values[CH_CARDS + 1];
  size_t count = base->game->legal (base, view, actions);

  if (skill >= TABLEE_SKILL_EXPERT)
    {
      ch_playout_values (ruleset, view, actions, count, random, values);
    }
  else
    {
      double lead = expected_lead (ruleset, view, view->current);

      if (skill == TABLEE_SKILL_MEDIUM)
        fair_values (ruleset, view, actions, count, random, values);
      else
        simple_values (ruleset, view, actions, count, random, values);
      for (size_t i = 0; i < count; i++)
        values[i] = share_of_lead (view, lead + values[i]);
    }

  for (size_t i = 0; i < count; i++)
    advice[i] = (TableeAdvice){ .action = actions[i], .value = values[i] };

  return count;
}

/*
 * For the search: the outlook is of nothing in a truth that the seat to move does not know.
 */

static void
weigh_truth (const TableeRuleset *base,
             const void          *mind,
             const void          *state,
             const TableeAction  *actions,
             size_t               count,
             double              *weights)
{
  weigh (base, state, actions, count, weights);
}

static TableeAction
play (const TableeRuleset *base,
      const void          *mind,
      const void          *state,
      const TableeAction  *actions,
      size_t               count)
{
  return ch_weigh_best ((const ChRuleset *) base, state, actions, count);
}

/* At the end a clear win counts for more than a narrow one, and a narrow defeat for something: who looks for the last coin in
 * every imagined game learns more from each. */
static void
judge (const TableeRuleset *base,
       const void          *mind,
       const void          *data,
       double              *out)
{
  const ChRuleset *ruleset = (const ChRuleset *) base;
  const ChState *state = data;
  int lead;

  if (state->phase != CH_PHASE_OVER)
    {
      ChOutlook first;
      ChOutlook second;

      ch_look (&first, ruleset, state, 0);
      ch_look (&second, ruleset, state, 1);
      out[0] = 1 / (1 + exp (ch_judge (&second) - ch_judge (&first)));
    }
  else
    {
      reward (base, state, out);
      lead = ch_total (ruleset, state, 0) - ch_total (ruleset, state, 1);
      out[0] = (1 - margin_counts) * out[0] + margin_counts / (1 + exp (-lead / even_lead));
    }
  out[1] = 1 - out[0];
}

/* The coins for each kind of bean. */
static int
tally (const TableeEvent *event,
       int32_t           *amount)
{
  if (event->kind != CH_EVENT_SELL && event->kind != CH_EVENT_COUNT)
    return -1;

  *amount = event->args[2];

  return event->args[0];
}

static bool
stops (TableeAction action)
{
  ChActionKind kind = ch_action_kind (action);

  return kind == CH_ACTION_STOP || kind == CH_ACTION_NONE || kind == CH_ACTION_END;
}

static bool
alike (const TableeRuleset *base,
       const void          *view,
       TableeAction         one,
       TableeAction         other)
{
  const ChState *state = view;

  return ch_action_kind (one) == CH_ACTION_THROW && ch_action_kind (other) == CH_ACTION_THROW &&
         tablee_plain_are_alike (state->seats[state->current].hand, ch_action_number (one), ch_action_number (other));
}

static const TableeThinking thinking = {
  .settings = { .exploration = 0.3, .bias = 0.1, .trust = 0.01, .turns = 4, .ripe = 20 },
  .weigh = weigh_truth,
  .play = play,
  .judge = judge,
  .stops = stops,
  .alike = alike,
  .tally = tally,
};

const TableeHeuristics tablee_bean_chains_heuristics = {
  .game = &tablee_bean_chains_game,
  .thinking = &thinking,
  .reward = reward,
  .evaluate = evaluate,
  .weigh = weigh,
  .advise = advise,
  .lean = ch_lean,
};
