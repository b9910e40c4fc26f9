/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plan.h"

#include <math.h>

/* Points by which a lead may still change, at the beginning of the game; at the end it is the points that count. */
static const double swing = 18;

/* How a level thinks. */
typedef struct
{
  const PhTaste *taste;
  int            rolls;       /* of the dice for an expedition */
  int            ahead;       /* as in PhPlan */
  int            width;
  int            samples;
  double         hesitation;  /* points by which it may misjudge an action */
} Mind;

/* Found by playing many thousand games against itself with other numbers. */
static const PhTaste fine = {
  .turns = 45, .pace = 0.55, .turns_per_income = 3.7,
  .type_uses = { 3, 7, 8, 10, 1, 1, 1 },
  .first = { 0.12, 0.45, 0.45, 1.0, 0 }, .kept = { 4, 3, 3, 3, 1 }, .kept_longer = { 0.35, 0.15, 0.15, 0.15, 1 }, .pair = 0.4,
  .late_turns = 5, .steady = { 0.15, 0.6, 0.6, 0.6, 1 },
  .room = 0.8, .fill = 0.8, .lives = 0.35, .engine = 1, .die = 1.1, .swap = 0.3,
  .more_dice = 0.45, .more_transactions = 1.1, .reroll = 0.6, .observe_more = 0.6, .toll = 0.1,
  .ready = { 0.4, 0.5, 0.5, 0.7, 0.2, 0.4, 0.4 }, .token = 0.3,
  .ships = { 2, 3, 4, 3, 4.5, 6, 3, 4, 6.5, 4, 6, 8, 1, 1.5, 3, 0, 4, 5.5, 0, 4, 5.5 }, .second_ship = 0.6,
  .observe = 1.3, .transaction = 0.15, .diplomacy = 0.6, .doubt = 0.25, .doubt_longer = 0.09, .rivals = 0.8,
};

static const Mind minds[TABLEE_N_LEVELS] = {
  [TABLEE_LEVEL_EASY] = { .taste = &fine, .rolls = 1, .hesitation = 5 },
  [TABLEE_LEVEL_MEDIUM] = { .taste = &fine, .rolls = 2, .hesitation = 1.5 },
  [TABLEE_LEVEL_EXPERT] = { .taste = &fine, .rolls = 3, .ahead = 2, .width = 5, .samples = 2 },
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

  ph_outlook_init (&outlook, (const PhRuleset *) base, view, minds[TABLEE_LEVEL_EXPERT].taste);
  ph_expect_points (&outlook, view, out);
  for (int i = 0; i < base->seats; i++)
    best = fmax (best, out[i]);
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
  PhPlan plan = { .seat = view->current, .rolls = mind->rolls, .ahead = mind->ahead, .width = mind->width,
                  .samples = mind->samples };
  TableeAction actions[PH_MAX_ACTIONS];
  double values[PH_MAX_ACTIONS];
  size_t count = base->game->legal (base, view, actions);

  ph_outlook_init (&plan.outlook, (const PhRuleset *) base, view, mind->taste);
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
