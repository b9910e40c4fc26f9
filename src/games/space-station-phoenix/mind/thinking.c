/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the search goes about Space Station Phoenix. */
#include "thinking.h"

#include "plan.h"
#include "value.h"

#include <math.h>

/* Weights by a factor of e for each such part of the win: points count for more in the end. */
static const double decidedness = 40;

/* Turns of each seat after which a position is judged: what was learned says more than further playouts do. */
enum
{
  LEARNED_HORIZON = 1,
  HORIZON = 3,
};

/* The lead that is worth e times the chance, where positions are judged as learned: with no alien left, and with all of them.
 * Fitted to games of computer players. */
static const double learned_swing[] = { 6.5, 18 };

/* All positions that are imagined are judged by the same outlook: what differs is then what was played. */
typedef struct
{
  PhPlan glance;  /* for playouts */
  PhPlan look;    /* for the tree, as the expert looks, but more often */
  double swing;   /* the lead that is worth e times the chance */
  double unit;    /* points that are worth the whole win, if each were worth as much as the first one in an open game of two */
} Mind;

static int
count_turns (const PhRuleset *ruleset,
             const PhState   *state)
{
  int turns = 0;

  for (int i = 0; i < ruleset->base.seats; i++)
    turns += state->seats[i].turns;

  return turns;
}

static double
count_swing (const PhOutlook *outlook,
             const PhState   *view)
{
  double aliens = (double) ph_count_aliens (view) / outlook->ruleset->setup.aliens;

  return ph_value_is_known (outlook->ruleset) ? learned_swing[0] + (learned_swing[1] - learned_swing[0]) * aliens :
                                                ph_count_swing (outlook);
}

static void
look (const TableeRuleset *base,
      const void          *view,
      void                *data)
{
  Mind *mind = data;

  *mind = (Mind){ .glance = { .rolls = 1, .quick = true }, .look = { .rolls = 3, .ahead = 2, .width = 4, .samples = 8 } };
  ph_look (&mind->glance.outlook, (const PhRuleset *) base, view, &ph_fine_taste);
  mind->look.outlook = mind->glance.outlook;
  mind->look.learned = ph_value_is_known ((const PhRuleset *) base);
  mind->swing = count_swing (&mind->glance.outlook, view);
  mind->unit = 4 * mind->swing;
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
  PhPlan plan = mind->look;
  double best = -INFINITY;
  TableeRandom random;

  plan.seat = ((const PhState *) state)->current;
  tablee_random_seed (&random, 1);
  ph_plan_values (&plan, state, actions, count, &random, weights);
  for (size_t i = 0; i < count; i++)
    best = fmax (best, weights[i]);
  for (size_t i = 0; i < count; i++)
    weights[i] = exp (decidedness * (weights[i] - best) / mind->unit);
}

static TableeAction
play (const TableeRuleset *base,
      const void          *data,
      const void          *state,
      const TableeAction  *actions,
      size_t               count)
{
  const Mind *mind = data;
  PhPlan plan = mind->glance;
  TableeRandom random;

  plan.seat = ((const PhState *) state)->current;
  tablee_random_seed (&random, 1);

  return ph_plan_choose (&plan, state, &random);
}

static void
judge (const TableeRuleset *base,
       const void          *data,
       const void          *state,
       double              *out)
{
  const Mind *mind = data;

  if (((const PhState *) state)->phase == PH_PHASE_OVER)
    {
      tablee_space_station_phoenix_heuristics.reward (base, state, out);
      return;
    }

  ph_value_points (&mind->glance.outlook, state, out);
  ph_share_points (out, base->seats, mind->swing);
}

/* Positions are judged between turns: what an action half done comes to depends on how it goes on. */
static bool
is_settled (const TableeRuleset *base,
            const void          *view,
            const void          *data)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  const PhState *state = data;
  int horizon = ph_value_is_known (ruleset) ? LEARNED_HORIZON : HORIZON;

  return state->phase == PH_PHASE_TURN && count_turns (ruleset, state) - count_turns (ruleset, view) >= horizon * base->seats;
}

static bool
stops (TableeAction action)
{
  PhActionKind kind = ph_action_kind (action);

  return kind == PH_ACTION_STOP || kind == PH_ACTION_DONE;
}

/* The same ship, whosever it is. */
static bool
scraps_same_kind (const PhState *state,
                  TableeAction   one,
                  TableeAction   other)
{
  const PhSeat *seat = &state->seats[state->current];

  return ph_action_kind (one) == PH_ACTION_DISMANTLE && ph_action_kind (other) == PH_ACTION_DISMANTLE &&
         seat->fleet[ph_action_number (one)] == seat->fleet[ph_action_number (other)];
}

static bool
alike (const TableeRuleset *base,
       const void          *view,
       TableeAction         one,
       TableeAction         other)
{
  const PhState *state = view;
  const PhSeat *seat = &state->seats[state->current];

  (void) base;

  return scraps_same_kind (state, one, other) &&
         ph_ship_used (seat, ph_action_number (one)) == ph_ship_used (seat, ph_action_number (other));
}

static bool
akin (const TableeRuleset *base,
      const void          *view,
      TableeAction         one,
      TableeAction         other)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;

  if (scraps_same_kind (view, one, other))
    return true;

  return ph_action_kind (one) == PH_ACTION_USE && ph_action_kind (other) == PH_ACTION_USE &&
         ph_acts_as (ruleset, view, ph_action_number (one)) == ph_acts_as (ruleset, view, ph_action_number (other));
}

const TableeThinking ph_thinking = {
  .settings = { .exploration = 0.05, .bias = 0.5, .ripe = 30 },
  .mind_size = sizeof (Mind),
  .slips = 0.4,
  .truths = 200,
  .doubt = 0.15,
  .look = look,
  .weigh = weigh,
  .play = play,
  .judge = judge,
  .settled = is_settled,
  .stops = stops,
  .alike = alike,
  .akin = akin,
};
