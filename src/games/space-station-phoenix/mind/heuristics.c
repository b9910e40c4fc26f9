/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer thinks of Space Station Phoenix: shares of the win, actions by skill. */
#include "lean.h"
#include "plan.h"
#include "thinking.h"
#include "weigh.h"

#include "engine/plain.h"

#include <math.h>

/* Points by which a lead may still change with one turn to come, and what they grow by with the square root of the turns:
 * fitted to games of computer players. */
static const double swing_at_end = 1;
static const double swing = 6.5;

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
const PhTaste ph_fine_taste = {
  .turns = 69.5, .pace = 0.122, .turns_per_income = 1.13,
  .type_uses = { 3.76, 13.9, 2.19, 33.4, 3.33, 1.41, 2.43 },
  .first = { 0.36, 1.19, 1.04, 1.67, 0 }, .kept = { 7.56, 3.38, 3.82, 9.56, 1.35 },
  .kept_longer = { 0.715, 0.0815, 0.0429, 0.188, 0.378 }, .pair = 0.135, .late_turns = 6.19,
  .steady = { 0.169, 0.999, 0.907, 2.64, 0.512 }, .room = 0.56, .fill = 0.58, .lives = 0.41,
  .engine = 0.943, .die = 1.54, .swap = 0.462, .promised_ship = 2.13, .promised_sector = 4.14, .promised_level = 1.55,
  .more_dice = 0.291, .more_transactions = 1.29, .reroll = 0.362, .observe_more = 0.155, .toll = 0.105,
  .ready = { 0.615, 0.187, 0.263, 0.233, 0.135, 0.243, 0.128 }, .token = 0.148,
  .ships = {
    1.49, 7.76, 1.65,   /* dismantle */
    2.81, 12.1, 17.4,   /* construction */
    2.89, 1.7, 4.95,    /* expedition */
    4.58, 4.28, 5.26,   /* transport */
    1.32, 1.91, 12.9,   /* diplomacy */
    0, 2.74, 2.77,      /* farm */
    0, 3.06, 4.12,      /* ice */
  },
  .second_ship = 0.344, .observe = 2.21, .transaction = 0.473, .diplomacy = 1.53,
  .doubt = 0.334, .doubt_longer = 0.213, .rivals = 0.828,
};

static const Mind minds[TABLEE_N_SKILLS] = {
  [TABLEE_SKILL_EASY] = { .rolls = 1, .hesitation = 5 },
  [TABLEE_SKILL_MEDIUM] = { .rolls = 2, .hesitation = 1.5 },
  [TABLEE_SKILL_EXPERT ... TABLEE_SKILL_BEST] = { .rolls = 3, .ahead = 2, .width = 4, .samples = 2 },
};

double
ph_count_swing (const PhOutlook *outlook)
{
  return swing_at_end + swing * sqrt (outlook->horizons[2].turns);
}

void
ph_share_points (double *points,
                 int     seats,
                 double  unit)
{
  double best = -INFINITY;
  double sum = 0;

  for (int i = 0; i < seats; i++)
    best = fmax (best, points[i]);
  for (int i = 0; i < seats; i++)
    sum += points[i] = exp ((points[i] - best) / unit);
  for (int i = 0; i < seats; i++)
    points[i] /= sum;
}

void
ph_share_out (const PhOutlook *outlook,
              const PhState   *view,
              double          *out)
{
  ph_outlook_points (outlook, view, out);
  ph_share_points (out, outlook->ruleset->base.seats, ph_count_swing (outlook));
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
      tablee_plain_reward (base, view, out);
      return;
    }

  ph_look (&outlook, (const PhRuleset *) base, view, &ph_fine_taste);
  ph_share_out (&outlook, view, out);
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

/* Where residents move there may always be another move, one of which would soon be misjudged as worth its gem: they would move to
 * and fro until all gems are gone. */
static double
hesitate (const Mind    *mind,
          const PhState *view,
          TableeRandom  *random)
{
  double points = mind->hesitation * tablee_random_real (random);

  return view->phase == PH_PHASE_MOVE || view->phase == PH_PHASE_MOVE_TO ? 0 : points;
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

  ph_look (&plan.outlook, (const PhRuleset *) base, view, &ph_fine_taste);
  ph_plan_values (&plan, view, actions, count, random, values);
  lead = ph_outlook_lead (&plan.outlook, view, view->current);
  ph_share_out (&plan.outlook, view, shares);
  for (size_t i = 0; i < count; i++)
    {
      double points = values[i] + hesitate (mind, view, random) - lead;

      advice[i] = (TableeAdvice){
        .action = actions[i],
        .value = share_of_points (shares[view->current], points, ph_count_swing (&plan.outlook)),
      };
    }

  return count;
}

const TableeHeuristics tablee_space_station_phoenix_heuristics = {
  .game = &tablee_space_station_phoenix_game,
  .thinking = &ph_thinking,
  .reward = tablee_plain_reward,
  .evaluate = evaluate,
  .weigh = weigh,
  .advise = advise,
  .lean = ph_lean,
};
