/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "thinking.h"

#include "plan.h"

#include <math.h>

/* Weights by a factor of e for each such part of the win: points count for more in the end. */
static const double decidedness = 40;

/* All positions that are imagined are judged by the same outlook: what differs is then what was played. */
typedef struct
{
  PhPlan glance;  /* for playouts */
  PhPlan look;    /* for the tree, as the expert looks, but more often */
  double unit;    /* points that are worth the whole win, if each were worth as much as the first one in an open game of two */
} Mind;

static void
look (const TableeRuleset *base,
      const void          *view,
      void                *data)
{
  Mind *mind = data;

  *mind = (Mind){ .glance = { .rolls = 1, .quick = true }, .look = { .rolls = 3, .ahead = 2, .width = 4, .samples = 8 } };
  ph_outlook_init (&mind->glance.outlook, (const PhRuleset *) base, view, &ph_fine_taste);
  mind->look.outlook = mind->glance.outlook;
  mind->unit = 4 * ph_count_swing (&mind->glance.outlook);
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
       const void          *mind,
       const void          *state,
       double              *out)
{
  const PhState *truth = state;

  if (truth->phase == PH_PHASE_OVER)
    tablee_space_station_phoenix_heuristics.reward (base, state, out);
  else
    ph_share_out (&((const Mind *) mind)->glance.outlook, state, out);
}

const TableeThinking ph_thinking = {
  .settings = { .exploration = 0.05, .bias = 0.5, .turns = 6, .ripe = 30 },
  .mind_size = sizeof (Mind),
  .slips = 0.4,
  .look = look,
  .weigh = weigh,
  .play = play,
  .judge = judge,
};
