/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plan.h"

#include <math.h>

enum
{
  REROLL_SAMPLES = 24,
  MAX_STEPS = 64,  /* decisions of one action; moves of residents in an income could go on for long */
};

static const TableeGame *const game = &tablee_space_station_phoenix_game;

/* Decisions that can be judged by what lies there; the others only lead somewhere. */
static bool
is_resting (const PhState *state)
{
  switch ((PhPhase) state->phase)
    {
    case PH_PHASE_TURN:
    case PH_PHASE_REROLL:
    case PH_PHASE_PICK:
    case PH_PHASE_TRADE:
    case PH_PHASE_LOBBY:
    case PH_PHASE_INCOME_POWER:
    case PH_PHASE_MOVE:
    case PH_PHASE_DRAFT:
    case PH_PHASE_HUB:
    case PH_PHASE_OVER:
      return true;
    case PH_PHASE_DISMANTLE:
    case PH_PHASE_BUILD:
    case PH_PHASE_HUMAN:
    case PH_PHASE_PLACE:
    case PH_PHASE_GIVE:
    case PH_PHASE_TAKE:
    case PH_PHASE_DIPLO:
    case PH_PHASE_MOVE_TO:
    case PH_PHASE_HUB_SHIPS:
    case PH_PHASE_HUB_SECTOR:
    case PH_PHASE_HUB_DIPLO:
    default:
      return false;
    }
}

/* The most that the decisions before the next rest can make of @state. */
static double
settle (const PhPlan  *plan,
        const PhState *state)
{
  TableeAction actions[PH_MAX_ACTIONS];
  double best = -INFINITY;
  size_t count;

  if (state->current != plan->seat || is_resting (state))
    return ph_expect_lead (&plan->outlook, state, plan->seat);

  count = game->legal (&plan->outlook.ruleset->base, state, actions);
  for (size_t i = 0; i < count; i++)
    {
      PhState next = *state;

      game->apply (&plan->outlook.ruleset->base, &next, actions[i], NULL);
      best = fmax (best, settle (plan, &next));
    }

  return best;
}

/* What the best dice of @dice bring that may be used. */
static double
count_dice (const PhPlan *plan,
            const int     dice[PH_FACES],
            int           capacity)
{
  double points = 0;

  for (int face = PH_FACES - 1; face >= 0; face--)
    {
      int used = dice[face] < capacity ? dice[face] : capacity;

      points += used * ph_face_worth (&plan->outlook, face);
      capacity -= used;
    }

  return points;
}

/* Rolling @again once more, on average. */
static double
judge_reroll (const PhPlan  *plan,
              const PhState *state,
              int            again,
              TableeRandom  *random)
{
  static const uint8_t faces[] = {
    PH_FACE_FOOD, PH_FACE_FOOD, PH_FACE_WATER, PH_FACE_WATER, PH_FACE_METAL, PH_FACE_HUMAN,
  };
  double points = 0;

  for (int sample = 0; sample < REROLL_SAMPLES; sample++)
    {
      int dice[PH_FACES];

      for (int face = 0; face < PH_FACES; face++)
        dice[face] = state->context.dice[face] - ph_dice_count (again, face);
      for (int face = 0; face < PH_FACES; face++)
        for (int i = 0; i < ph_dice_count (again, face); i++)
          dice[faces[tablee_random_below (random, sizeof faces)]]++;
      points += count_dice (plan, dice, state->context.left);
    }

  return points / REROLL_SAMPLES;
}

/* What @action makes of @state, as far as the next rest. */
static double
judge (const PhPlan  *plan,
       const PhState *state,
       TableeAction   action,
       TableeRandom  *random)
{
  PhState next = *state;

  if (state->phase == PH_PHASE_REROLL)
    {
      TableeRandom same = *random;

      return judge_reroll (plan, state, ph_action_kind (action) == PH_ACTION_KEEP ? 0 : ph_action_number (action), &same);
    }

  game->apply (&plan->outlook.ruleset->base, &next, action, NULL);
  return settle (plan, &next);
}

static TableeAction
choose (const PhPlan  *plan,
        const PhState *state,
        TableeRandom  *random)
{
  TableeAction actions[PH_MAX_ACTIONS];
  size_t count = game->legal (&plan->outlook.ruleset->base, state, actions);
  size_t best = 0;
  double most = -INFINITY;

  for (size_t i = 0; count > 1 && i < count; i++)
    {
      double value = judge (plan, state, actions[i], random);

      if (value > most)
        {
          most = value;
          best = i;
        }
    }

  return actions[best];
}

/* Plays on for the plan's seat until its action has ended. */
static void
finish (const PhPlan *plan,
        PhState      *state,
        TableeRandom *random)
{
  for (int step = 0; step < MAX_STEPS; step++)
    {
      if (state->phase == PH_PHASE_OVER || state->current != plan->seat || state->phase == PH_PHASE_TURN ||
          state->phase == PH_PHASE_DRAFT || state->phase == PH_PHASE_HUB)
        return;
      game->apply (&plan->outlook.ruleset->base, state, choose (plan, state, random), NULL);
    }
}

static bool
is_rolled (const PhPlan  *plan,
           const PhState *view,
           TableeAction   action)
{
  PhActionKind kind = ph_action_kind (action);

  if (kind == PH_ACTION_USE)
    return ph_ship_type (ph_acts_as (plan->outlook.ruleset, view, ph_action_number (action))) == PH_EXPEDITION;

  return kind == PH_ACTION_REROLL || kind == PH_ACTION_POWER || kind == PH_ACTION_INCOME;
}

/* One action and what follows from it, with chance as @chance says. */
static double
follow_action (const PhPlan  *plan,
               const PhState *view,
               TableeAction   action,
               uint64_t       chance)
{
  PhState next = *view;
  TableeRandom random;

  tablee_random_seed (&random, chance);
  game->resample (&plan->outlook.ruleset->base, &next, plan->seat, &random);
  game->apply (&plan->outlook.ruleset->base, &next, action, NULL);
  finish (plan, &next, &random);

  return ph_expect_lead (&plan->outlook, &next, plan->seat);
}

void
ph_plan_values (const PhPlan       *plan,
                const PhState      *view,
                const TableeAction *actions,
                size_t              count,
                TableeRandom       *random,
                double             *values)
{
  uint64_t chance = tablee_random_next (random);

  for (size_t i = 0; i < count; i++)
    {
      int rolls = is_rolled (plan, view, actions[i]) ? plan->rolls : 1;

      values[i] = 0;
      for (int roll = 0; roll < rolls; roll++)
        values[i] += follow_action (plan, view, actions[i], chance + (uint64_t) roll) / rolls;
    }
}
