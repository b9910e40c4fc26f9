/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer thinks of Al Cabohne: positions in coins, actions at a glance and by skill. */
#include "judge.h"
#include "lean.h"
#include "playout.h"
#include "weigh.h"

#include "engine/plain.h"

#include <math.h>

/* How a level plays. */
typedef struct
{
  double noise;     /* in coins */
  int    playouts;  /* for each action that is looked at */
} Level;

static const Level levels[TABLEE_N_SKILLS] = {
  [TABLEE_SKILL_RANDOM] = { .noise = 100 },
  [TABLEE_SKILL_EASY] = { .noise = 1.1 },
  [TABLEE_SKILL_MEDIUM] = { .noise = 0.3 },
  [TABLEE_SKILL_EXPERT ... TABLEE_SKILL_BEST] = { .playouts = 64 },
};

/* For the search: weights by a factor of e for each such part of a chance to win. */
static const double decidedness = 30;

static void
evaluate (const TableeRuleset *base,
          const void          *view,
          double              *out)
{
  AcOutlook outlook;

  if (tablee_game_over (base, view))
    {
      tablee_plain_reward (base, view, out);
      return;
    }
  ac_look (&outlook, (const AcRuleset *) base, view);
  ac_judge (&outlook, view, out);
}

static void
weigh (const TableeRuleset *base,
       const void          *view,
       const TableeAction  *actions,
       size_t               count,
       double              *weights)
{
  AcOutlook outlook;

  ac_look (&outlook, (const AcRuleset *) base, view);
  ac_weigh (&outlook, view, actions, count, weights);
  for (size_t i = 0; i < count; i++)
    weights[i] = exp (fmax (fmin (weights[i] * 2, 20), -20));
}

/* Actions by how they look, as chances to win. */
static void
look_at_actions (const AcOutlook    *outlook,
                 const AcState      *view,
                 const TableeAction *actions,
                 size_t              count,
                 double              noise,
                 TableeRandom       *random,
                 double             *values)
{
  double chances[AC_SEATS];
  double slope = ac_judge_slope (outlook, view);
  double best = -INFINITY;

  ac_judge (outlook, view, chances);
  ac_weigh (outlook, view, actions, count, values);
  for (size_t i = 0; i < count; i++)
    {
      values[i] += noise * tablee_random_real (random);
      best = fmax (best, values[i]);
    }
  for (size_t i = 0; i < count; i++)
    values[i] = chances[view->current] + slope * (values[i] - best);
}

static size_t
advise (const TableeRuleset *base,
        const void          *view,
        TableeSkill          skill,
        TableeRandom        *random,
        void                *scratch,
        TableeAdvice        *advice)
{
  const Level *mind_of = &levels[skill];
  TableeAction actions[AC_MAX_ACTIONS];
  double values[AC_MAX_ACTIONS];
  size_t count = base->game->legal (base, view, actions);
  AcOutlook outlook;

  ac_look (&outlook, (const AcRuleset *) base, view);
  if (mind_of->playouts > 0)
    ac_playout_values (&outlook, view, actions, count, mind_of->playouts, random, values);
  else
    look_at_actions (&outlook, view, actions, count, mind_of->noise, random, values);
  for (size_t i = 0; i < count; i++)
    advice[i] = (TableeAdvice){ .action = actions[i], .value = fmax (0, fmin (1, values[i])) };

  return count;
}

/*
 * For the search
 */

static void
look (const TableeRuleset *base,
      const void          *view,
      void                *mind)
{
  ac_look (mind, (const AcRuleset *) base, view);
}

/* By what the weight adds to the chance to win: a coin counts for more in the end. */
static void
weigh_truth (const TableeRuleset *base,
             const void          *mind,
             const void          *state,
             const TableeAction  *actions,
             size_t               count,
             double              *weights)
{
  double factor = decidedness * ac_judge_slope (mind, state);

  ac_weigh (mind, state, actions, count, weights);
  for (size_t i = 0; i < count; i++)
    weights[i] = exp (fmax (fmin (weights[i] * factor, 20), -20));
}

static TableeAction
play (const TableeRuleset *base,
      const void          *mind,
      const void          *state,
      const TableeAction  *actions,
      size_t               count)
{
  double weights[AC_MAX_ACTIONS];
  size_t best = 0;

  ac_weigh (mind, state, actions, count, weights);
  for (size_t i = 1; i < count; i++)
    if (weights[i] > weights[best])
      best = i;

  return actions[best];
}

static void
judge (const TableeRuleset *base,
       const void          *mind,
       const void          *state,
       double              *out)
{
  ac_judge_turn (mind, state, out);
}

/* The coins for each kind of bean, and after these for each boss. */
static int
tally (const TableeEvent *event,
       int32_t           *amount)
{
  *amount = event->args[3];
  switch (event->kind)
    {
    case AC_EVENT_HARVEST:
    case AC_EVENT_SELL:
      return event->args[0];
    case AC_EVENT_BOSS_HARVEST:
    case AC_EVENT_SELL_BOSS:
      return AC_TYPES + event->args[1];
    default:
      return -1;
    }
}

static bool
stops (TableeAction action)
{
  AcActionKind kind = ac_action_kind (action);

  return kind == AC_ACTION_STOP || kind == AC_ACTION_PAY || kind == AC_ACTION_END;
}

static bool
are_both_empty (const AcState *state,
                int            one,
                int            other)
{
  const AcField *fields = state->fields[state->current];

  return fields[one].count == 0 && fields[other].count == 0;
}

/* To harvest one field or another. */
static bool
akin (const TableeRuleset *base,
      const void          *view,
      TableeAction         one,
      TableeAction         other)
{
  (void) base;
  (void) view;

  return ac_action_kind (one) == AC_ACTION_HARVEST && ac_action_kind (other) == AC_ACTION_HARVEST;
}

static bool
alike (const TableeRuleset *base,
       const void          *view,
       TableeAction         one,
       TableeAction         other)
{
  const AcActionKind kind = ac_action_kind (one);
  const int first[2] = { ac_action_first (one), ac_action_first (other) };
  const int second[2] = { ac_action_second (one), ac_action_second (other) };
  const AcState *state = view;
  int count;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);

  if (ac_action_kind (other) != kind)
    return false;
  if (kind == AC_ACTION_GIVE_HAND)
    return second[0] == second[1] && tablee_plain_are_alike (hand, first[0], first[1]);
  if (kind == AC_ACTION_PLANT)
    return are_both_empty (view, first[0], first[1]);

  return kind == AC_ACTION_PLANT_OPEN && first[0] == first[1] && are_both_empty (view, second[0], second[1]);
}

static const TableeThinking thinking = {
  .settings = { .exploration = 0.3, .bias = 0.03, .turns = 4, .ripe = 30 },
  .mind_size = sizeof (AcOutlook),
  .slips = 0.3,
  .slack_power = 1.5,
  .look = look,
  .weigh = weigh_truth,
  .play = play,
  .judge = judge,
  .stops = stops,
  .alike = alike,
  .akin = akin,
  .tally = tally,
};

const TableeHeuristics tablee_al_cabohne_heuristics = {
  .game = &tablee_al_cabohne_game,
  .thinking = &thinking,
  .reward = tablee_plain_reward,
  .evaluate = evaluate,
  .weigh = weigh,
  .advise = advise,
  .lean = ac_lean,
};
