/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer thinks of Space Beans: shares of the win, actions at a glance and by skill. */
#include "level.h"

#include "engine/plain.h"
#include "judge.h"
#include "lean.h"

#include <math.h>
#include <string.h>

static const SbLevel levels[TABLEE_N_SKILLS] = {
  [TABLEE_SKILL_RANDOM] = {
    .taste = { .patience = 0.85, .reach = 4, .secret = 0.9 }, .draws = 1, .noise = 2.5,
  },
  [TABLEE_SKILL_EASY] = {
    .taste = { .patience = 0.85, .reach = 4, .secret = 0.9 }, .draws = 1, .noise = 2.5,
  },
  [TABLEE_SKILL_MEDIUM] = {
    .taste = { .patience = 0.8, .reach = 4, .secret = 0.9, .haste = 9 }, .draws = 2, .noise = 0.7,
  },
  [TABLEE_SKILL_EXPERT] = {
    .taste = { .patience = 0.69, .reach = 4, .secret = 1, .second = 0.4, .haste = 9 }, .draws = 4, .noise = 0.4,
  },
  [TABLEE_SKILL_BEST] = {
    .taste = { .patience = 0.69, .reach = 4, .secret = 1, .second = 0.4, .feeding = 0.3, .haste = 9, .looks_ahead = true },
    .draws = 12,
  },
};

/* For evaluate() and weigh(), which no level owns. */
static const SbTaste *const usual_taste = &levels[TABLEE_SKILL_BEST].taste;

/*
 * Shares of the win
 */

/* Points to shares: the nearer the end, the more a lead is worth. */
static double
spread (const SbRuleset *ruleset,
        const SbState   *view)
{
  int most = 0;

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      int points = sb_points (view->seats[i].points);

      most = points > most ? points : most;
    }

  return most < ruleset->end_score ? 3 + 0.15 * (ruleset->end_score - most) : 3;
}

/* What a collection of so many hidden cards brings, on the average. */
static double
hidden_outlook (int cards)
{
  return cards == 0 ? 0 : cards <= 6 ? 1.5 + 0.3 * cards : 2;
}

static double
prospect (const SbOutlook *outlook,
          const SbSeat    *seat)
{
  return sb_points (seat->points) + sb_outlook_collection (outlook, seat->visible)
       + outlook->taste->secret * sb_outlook_collection (outlook, seat->secret) + hidden_outlook (seat->secret_hidden);
}

static void
shares (const TableeRuleset *base,
        const SbOutlook     *outlook,
        const SbState       *view,
        double              *out)
{
  double scale = spread ((const SbRuleset *) base, view);
  double total = 0;

  for (int i = 0; i < base->seats; i++)
    {
      out[i] = exp (prospect (outlook, &view->seats[i]) / scale);
      total += out[i];
    }
  for (int i = 0; i < base->seats; i++)
    out[i] /= total;
}

static void
evaluate (const TableeRuleset *base,
          const void          *data,
          double              *out)
{
  const SbState *view = data;
  SbOutlook outlook;

  if (view->phase == SB_PHASE_OVER)
    {
      tablee_plain_reward (base, data, out);
      return;
    }

  sb_look (&outlook, (const SbRuleset *) base, view, usual_taste);
  shares (base, &outlook, view, out);
}

/* The share of the win of a seat whose turn is worth @points, if the others stay where they are. */
static double
share_for (const SbPlan *plan,
           double        points)
{
  double scale = spread (plan->ruleset, plan->view);
  double others = 0;

  for (int i = 0; i < plan->ruleset->base.seats; i++)
    if (i != plan->seat)
      others += exp ((prospect (&plan->outlook, &plan->view->seats[i]) - points) / scale);

  return 1 / (1 + others);
}

/*
 * Actions
 */

static double
action_points (const SbPlan   *plan,
               const SbCourse *course,
               TableeAction    action,
               int             draws,
               TableeRandom   *random)
{
  SbSlot slot = (SbSlot) plan->view->slot;
  SbCourse next;

  switch (sb_action_kind (action))
    {
    case SB_ACTION_DRAW:
      return sb_plan_draw (plan, course, draws, random);
    case SB_ACTION_NO_DRAW:
      return sb_plan_close (plan, course);
    case SB_ACTION_CLOSE:
      next = sb_plan_closed (course);
      return sb_plan_close (plan, &next);
    case SB_ACTION_KEEP:
      return sb_plan_play (plan, course);
    case SB_ACTION_DONE:
      return sb_plan_end (plan, course);
    case SB_ACTION_VISIBLE:
      slot = SB_VISIBLE;
      break;
    case SB_ACTION_SECRET:
      slot = SB_SECRET;
      break;
    }
  next = sb_plan_put (course, slot, sb_action_card (action));

  return sb_plan_add (plan, &next, slot, sb_card_family (sb_action_card (action)));
}

size_t
sb_advise_as (const TableeRuleset *base,
              const void          *view,
              const SbLevel       *level,
              TableeRandom        *random,
              TableeAdvice        *advice)
{
  TableeAction actions[SB_MAX_ACTIONS];
  size_t count = base->game->legal (base, view, actions);
  SbPlan plan;
  SbCourse course;

  sb_plan_init (&plan, (const SbRuleset *) base, view, &level->taste);
  course = sb_plan_course (&plan);
  for (size_t i = 0; i < count; i++)
    {
      double points = action_points (&plan, &course, actions[i], level->draws, random);

      points += level->noise * tablee_random_real (random);
      advice[i] = (TableeAdvice){ .action = actions[i], .value = share_for (&plan, points) };
    }

  return count;
}

static size_t
advise (const TableeRuleset *base,
        const void          *view,
        TableeSkill          skill,
        TableeRandom        *random,
        void                *scratch,
        TableeAdvice        *advice)
{
  return sb_advise_as (base, view, &levels[skill], random, advice);
}

/* A draw is not imagined here: those who do nearly always draw. */
static void
weigh_draw (const TableeAction *actions,
            size_t              count,
            double             *weights)
{
  for (size_t i = 0; i < count; i++)
    weights[i] = actions[i] == SB_ACTION_DRAW ? 1 : 0.1;
}

static void
weigh_courses (const SbPlan       *plan,
               const TableeAction *actions,
               size_t              count,
               double             *weights)
{
  SbCourse course = sb_plan_course (plan);
  double best = -INFINITY;

  for (size_t i = 0; i < count; i++)
    {
      weights[i] = action_points (plan, &course, actions[i], 0, NULL);
      best = weights[i] > best ? weights[i] : best;
    }
  for (size_t i = 0; i < count; i++)
    weights[i] = exp (2 * (weights[i] - best));
}

static void
weigh (const TableeRuleset *base,
       const void          *view,
       const TableeAction  *actions,
       size_t               count,
       double              *weights)
{
  const SbState *state = view;
  SbPlan plan;

  if (state->phase == SB_PHASE_DRAW)
    {
      weigh_draw (actions, count, weights);
      return;
    }

  sb_plan_init (&plan, (const SbRuleset *) base, view, usual_taste);
  weigh_courses (&plan, actions, count, weights);
}

/*
 * For the search
 */

/* What is known of the cards, once for all that is imagined. */
typedef struct
{
  SbOutlook usual;
  SbOutlook quick;
} Mind;

static const SbTaste quick_taste = { .patience = 0.69, .reach = 4, .secret = 1, .second = 0.4, .haste = 9 };

static void
look (const TableeRuleset *base,
      const void          *view,
      void                *data)
{
  Mind *mind = data;

  sb_look (&mind->usual, (const SbRuleset *) base, view, usual_taste);
  mind->quick = mind->usual;
  mind->quick.taste = &quick_taste;
}

static void
weigh_truth (const TableeRuleset *base,
             const void          *data,
             const void          *truth,
             const TableeAction  *actions,
             size_t               count,
             double              *weights)
{
  const Mind *mind = data;
  const SbState *state = truth;
  SbPlan plan;

  if (state->phase == SB_PHASE_DRAW)
    {
      weigh_draw (actions, count, weights);
      return;
    }

  sb_plan_imagine (&plan, (const SbRuleset *) base, state, &mind->usual);
  weigh_courses (&plan, actions, count, weights);
}

static TableeAction
play (const TableeRuleset *base,
      const void          *data,
      const void          *truth,
      const TableeAction  *actions,
      size_t               count)
{
  const Mind *mind = data;
  const SbState *state = truth;
  size_t best = 0;
  double most = -INFINITY;
  SbPlan plan;
  SbCourse course;

  if (state->phase == SB_PHASE_DRAW)
    return actions[0];

  sb_plan_imagine (&plan, (const SbRuleset *) base, state, &mind->quick);
  course = sb_plan_course (&plan);
  for (size_t i = 0; i < count; i++)
    {
      double points = action_points (&plan, &course, actions[i], 0, NULL);

      if (points > most)
        {
          most = points;
          best = i;
        }
    }

  return actions[best];
}

static void
judge (const TableeRuleset *base,
       const void          *data,
       const void          *truth,
       double              *out)
{
  const Mind *mind = data;
  const SbState *state = truth;

  if (state->phase == SB_PHASE_OVER)
    tablee_plain_reward (base, state, out);
  else
    sb_judge ((const SbRuleset *) base, &mind->quick, state, out);
}

/* The points with each family. */
static int
tally (const TableeEvent *event,
       int32_t           *amount)
{
  switch (event->kind)
    {
    case SB_EVENT_CLOSE:
      *amount = event->args[2];
      return event->args[0];
    case SB_EVENT_SELL:
      *amount = event->args[3];
      return event->args[1];
    default:
      return -1;
    }
}

static bool
stops (TableeAction action)
{
  return action == SB_ACTION_NO_DRAW || action == SB_ACTION_KEEP || action == SB_ACTION_DONE;
}

/* Whoever lays out one card of a family mostly adds the other one. */
static bool
akin (const TableeRuleset *ruleset,
      const void          *view,
      TableeAction         one,
      TableeAction         other)
{
  return one >= SB_ACTION_VISIBLE && other >= SB_ACTION_VISIBLE && sb_action_kind (one) == sb_action_kind (other) &&
         sb_card_family (sb_action_card (one)) == sb_card_family (sb_action_card (other));
}

static const TableeThinking thinking = {
  .settings = { .exploration = 0.3, .bias = 0.05, .trust = 0.03, .turns = 4, .ripe = 30 },
  .mind_size = sizeof (Mind),
  .look = look,
  .weigh = weigh_truth,
  .play = play,
  .judge = judge,
  .stops = stops,
  .akin = akin,
  .tally = tally,
};

const TableeHeuristics tablee_space_beans_heuristics = {
  .game = &tablee_space_beans_game,
  .thinking = &thinking,
  .reward = tablee_plain_reward,
  .evaluate = evaluate,
  .weigh = weigh,
  .advise = advise,
  .lean = sb_lean,
};
