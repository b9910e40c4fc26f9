/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plan.h"

#include <math.h>

/* Points by which a lead may still change, at the beginning of the game; at the end it is the points that count. */
static const double swing = 18;

/* How a level thinks. */
typedef struct
{
  PhTaste taste;
  int     rolls;       /* of the dice for an expedition */
  double  hesitation;  /* points by which it may misjudge an action */
} Mind;

static const Mind minds[TABLEE_N_LEVELS] = {
  [TABLEE_LEVEL_EASY] = {
    .taste = { .gems = { 0.3, 0.3, 0.1 }, .resource = 0.7, .pair = 0.2, .room = 0.4, .ready = 0.3, .engine = 0.3, .fleet = 0.6,
               .many = 0.4 },
    .rolls = 1,
    .hesitation = 5,
  },
  [TABLEE_LEVEL_MEDIUM] = {
    .taste = { .gems = { 0.12, 0.08, 0.04 }, .resource = 0.7, .pair = 0.5, .room = 0.8, .ready = 0.5, .engine = 1, .fleet = 1,
               .transaction = 0.15, .diplomacy = 0.4, .many = 0.3 },
    .rolls = 2,
    .hesitation = 1.5,
  },
  [TABLEE_LEVEL_EXPERT] = {
    .taste = { .gems = { 0.12, 0.08, 0.04 }, .resource = 0.7, .pair = 0.5, .room = 0.8, .ready = 0.5, .engine = 1, .fleet = 1,
               .transaction = 0.15, .diplomacy = 0.4, .many = 0.3, .rivals = 0.6 },
    .rolls = 5,
  },
};

/* Shares of the win, in parts where it is shared. */
static void
reward (const TableeRuleset *base,
        const void          *state,
        double              *out)
{
  TableeScoreSheet sheet;
  int winners = 0;

  base->game->score (base, state, &sheet);
  for (int i = 0; i < base->seats; i++)
    winners += sheet.winner[i];
  for (int i = 0; i < base->seats; i++)
    out[i] = sheet.winner[i] ? 1.0 / winners : 0;
}

/* Points as chances: those ahead take the larger shares. */
static void
evaluate (const TableeRuleset *base,
          const void          *data,
          double              *out)
{
  const PhState *view = data;
  PhOutlook outlook;
  double sum = 0;
  double best = -INFINITY;

  if (view->phase == PH_PHASE_OVER)
    {
      reward (base, view, out);
      return;
    }

  ph_outlook_init (&outlook, (const PhRuleset *) base, view, &minds[TABLEE_LEVEL_EXPERT].taste);
  for (int i = 0; i < base->seats; i++)
    {
      out[i] = ph_expect_points (&outlook, view, i);
      best = fmax (best, out[i]);
    }
  for (int i = 0; i < base->seats; i++)
    sum += out[i] = exp ((out[i] - best) / (swing * sqrt (outlook.horizons[2].turns / 45) + 1));
  for (int i = 0; i < base->seats; i++)
    out[i] /= sum;
}

static void
weigh (const TableeRuleset *base,
       const void          *data,
       const TableeAction  *actions,
       size_t               count,
       double              *weights)
{
  for (size_t i = 0; i < count; i++)
    weights[i] = 1;
}

static size_t
advise (const TableeRuleset *base,
        const void          *data,
        TableeLevel          level,
        TableeRandom        *random,
        void                *scratch,
        TableeAdvice        *advice)
{
  const PhState *view = data;
  const Mind *mind = &minds[level];
  PhPlan plan = { .seat = view->current, .rolls = mind->rolls };
  TableeAction actions[PH_MAX_ACTIONS];
  double values[PH_MAX_ACTIONS];
  size_t count = base->game->legal (base, view, actions);

  ph_outlook_init (&plan.outlook, (const PhRuleset *) base, view, &mind->taste);
  ph_plan_values (&plan, view, actions, count, random, values);
  for (size_t i = 0; i < count; i++)
    advice[i] = (TableeAdvice){ .action = actions[i], .value = values[i] + mind->hesitation * tablee_random_real (random) };

  return count;
}

const TableeHeuristics tablee_space_station_phoenix_heuristics = {
  .game = &tablee_space_station_phoenix_game,
  .reward = reward,
  .evaluate = evaluate,
  .weigh = weigh,
  .advise = advise,
};
