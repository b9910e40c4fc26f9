/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plan.h"
#include "weights.h"

#include <math.h>

/* Points by which a lead may still change with one turn to come, and what they grow by with the square root of the turns:
 * fitted to games of computer players. */
static const double swing_at_end = 2;
static const double swing = 3;

/* How a level thinks. */
typedef struct
{
  int    rolls;       /* as in PhPlan */
  int    ahead;
  int    width;
  int    samples;
  double hesitation;  /* points by which it may misjudge an action */
} Mind;

/* Found by playing many thousand games against itself with other numbers. */
static const PhTaste fine = {
  .turns = 67, .pace = 0.464, .turns_per_income = 3.42, .type_uses = { 3.22, 15.4, 4.74, 13.9, 1.08, 1.12, 0.941 },
  .first = { 0.134, 0.392, 0.491, 1.72, 0 }, .kept = { 3.77, 3.02, 2.5, 4.38, 0.977 },
  .kept_longer = { 0.375, 0.13, 0.142, 0.219, 1.01 }, .pair = 0.32, .late_turns = 4.52,
  .steady = { 0.156, 0.659, 0.868, 0.834, 0.771 }, .room = 0.585, .fill = 0.57, .lives = 0.379, .engine = 0.714, .die = 1.11,
  .swap = 0.266, .more_dice = 0.341, .more_transactions = 1, .reroll = 0.568, .observe_more = 0.468, .toll = 0.115,
  .ready = { 0.375, 0.499, 0.634, 0.573, 0.185, 0.404, 0.333 }, .token = 0.283,
  .ships = {
    2.07, 3.76, 4.57,   /* dismantle */
    2.51, 6.58, 11.4,   /* construction */
    3.39, 3.61, 7.85,   /* expedition */
    4.39, 4.1, 9.52,    /* transport */
    0.795, 1.73, 4.34,  /* diplomacy */
    0, 3.21, 4.4,       /* farm */
    0, 3.59, 3.13,      /* ice */
  },
  .second_ship = 0.793, .observe = 1.44, .transaction = 0.198, .diplomacy = 0.805, .doubt = 0.315, .doubt_longer = 0.129,
  .rivals = 0.588,
};

static const Mind minds[TABLEE_N_SKILLS] = {
  [TABLEE_SKILL_EASY] = { .rolls = 1, .hesitation = 5 },
  [TABLEE_SKILL_MEDIUM] = { .rolls = 2, .hesitation = 1.5 },
  [TABLEE_SKILL_EXPERT] = { .rolls = 3, .ahead = 2, .width = 4, .samples = 2 },
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

/* The lead that is worth e times the chance. */
static double
count_swing (const PhOutlook *outlook)
{
  return swing_at_end + swing * sqrt (outlook->horizons[2].turns);
}

/* Points as chances: those ahead take the larger shares. */
static void
share_out (const PhOutlook *outlook,
           const PhState   *view,
           double          *out)
{
  int seats = outlook->ruleset->base.seats;
  double unit = count_swing (outlook);
  double best = -INFINITY;
  double sum = 0;

  ph_expect_points (outlook, view, out);
  for (int i = 0; i < seats; i++)
    best = fmax (best, out[i]);
  for (int i = 0; i < seats; i++)
    sum += out[i] = exp ((out[i] - best) / unit);
  for (int i = 0; i < seats; i++)
    out[i] /= sum;
}

static void
evaluate (const TableeRuleset *base,
          const void          *data,
          double              *out)
{
  const PhState *view = data;
  PhOutlook outlook;

  if (view->phase == PH_PHASE_OVER)
    {
      reward (base, view, out);
      return;
    }

  ph_outlook_init (&outlook, (const PhRuleset *) base, view, &fine);
  share_out (&outlook, view, out);
}

static void
weigh (const TableeRuleset *base,
       const void          *data,
       const TableeAction  *actions,
       size_t               count,
       double              *weights)
{
  for (size_t i = 0; i < count; i++)
    weights[i] = ph_weigh_action ((const PhRuleset *) base, data, actions[i]);
}

/* Points won or lost by an action, as a share of the win. */
static double
share_of_points (double share,
                 double points,
                 double unit)
{
  return share / (share + (1 - share) * exp (-points / unit));
}

static size_t
advise (const TableeRuleset *base,
        const void          *data,
        TableeSkill          skill,
        TableeRandom        *random,
        void                *scratch,
        TableeAdvice        *advice)
{
  const PhState *view = data;
  const Mind *mind = &minds[skill];
  PhPlan plan = { .seat = view->current, .rolls = mind->rolls, .ahead = mind->ahead, .width = mind->width,
                  .samples = mind->samples };
  TableeAction actions[PH_MAX_ACTIONS];
  double values[PH_MAX_ACTIONS];
  double shares[PH_MAX_SEATS];
  size_t count = base->game->legal (base, view, actions);
  double lead;

  ph_outlook_init (&plan.outlook, (const PhRuleset *) base, view, &fine);
  ph_plan_values (&plan, view, actions, count, random, values);
  lead = ph_expect_lead (&plan.outlook, view, view->current);
  share_out (&plan.outlook, view, shares);
  for (size_t i = 0; i < count; i++)
    {
      double points = values[i] + mind->hesitation * tablee_random_real (random) - lead;

      advice[i] = (TableeAdvice){
        .action = actions[i],
        .value = share_of_points (shares[view->current], points, count_swing (&plan.outlook)),
      };
    }

  return count;
}

const TableeHeuristics tablee_space_station_phoenix_heuristics = {
  .game = &tablee_space_station_phoenix_game,
  .reward = reward,
  .evaluate = evaluate,
  .weigh = weigh,
  .advise = advise,
};
