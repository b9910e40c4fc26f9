/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An own action thought through to its end. */
#include "plan.h"

#include "value.h"

#include <math.h>

enum
{
  REROLL_SAMPLES = 24,
  MAX_STEPS = 64,  /* decisions of one action; moves of residents in an income could go on for long */
};

/* Points that a move of a resident has to bring beyond what its gem is worth: less is no more than a misjudgement. */
static const double worth_moving = 0.5;

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

static double
judge_rest (const PhPlan  *plan,
            const PhState *state)
{
  return plan->quick ? ph_outlook_own (&plan->outlook, state, plan->seat) : ph_outlook_lead (&plan->outlook, state, plan->seat);
}

/* What there is most of is given first: the other ways to exchange are left out of thought, and are seen when it is decided. */
static size_t
keep_plenty (const PhPlan  *plan,
             const PhState *state,
             TableeAction  *actions,
             size_t         count)
{
  const uint16_t *goods = state->seats[plan->seat].goods;

  for (size_t i = 1; i < count; i++)
    if (goods[ph_action_number (actions[i])] > goods[ph_action_number (actions[0])])
      actions[0] = actions[i];

  return 1;
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
    return judge_rest (plan, state);

  count = game->legal (&plan->outlook.ruleset->base, state, actions);
  if (state->phase == PH_PHASE_GIVE)
    count = keep_plenty (plan, state, actions, count);
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

/* In thought nobody moves: it seldom matters and there are many ways to do it. */
static TableeAction
choose_or_pass (const PhPlan  *plan,
                const PhState *state,
                TableeRandom  *random)
{
  return state->phase == PH_PHASE_MOVE ? ph_action (PH_ACTION_DONE, 0) : choose (plan, state, random);
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
      game->apply (&plan->outlook.ruleset->base, state, choose_or_pass (plan, state, random), NULL);
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

/* A quick thought takes an own ship before another's that does the same, and the cheapest of others'. */
static size_t
drop_dear_ships (const PhPlan  *plan,
                 const PhState *state,
                 TableeAction  *actions,
                 size_t         count)
{
  int prices[PH_SHIP_KINDS];
  size_t places[PH_SHIP_KINDS];
  size_t kept = 0;

  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    prices[kind] = 0;
  for (size_t i = 0; i < count; i++)
    {
      int ship = ph_action_number (actions[i]);
      int price = 1;
      int kind;

      if (ph_action_kind (actions[i]) != PH_ACTION_USE)
        {
          actions[kept++] = actions[i];
          continue;
        }

      kind = ph_acts_as (plan->outlook.ruleset, state, ship);
      if (ph_ship_owner (ship) != plan->seat)
        {
          int fee;

          price = 1 + ph_use_cost (plan->outlook.ruleset, state, plan->seat, ship, &fee);
          price += fee;
        }
      if (prices[kind] == 0)
        {
          places[kind] = kept++;
          prices[kind] = price + 1;
        }
      if (price < prices[kind])
        {
          prices[kind] = price;
          actions[places[kind]] = actions[i];
        }
    }

  return kept;
}

TableeAction
ph_plan_choose (const PhPlan  *plan,
                const PhState *state,
                TableeRandom  *random)
{
  TableeAction actions[PH_MAX_ACTIONS];
  double values[PH_MAX_ACTIONS];
  size_t best = 0;
  size_t count;

  if (state->phase != PH_PHASE_TURN)
    return choose_or_pass (plan, state, random);

  count = game->legal (&plan->outlook.ruleset->base, state, actions);
  if (count > 1)
    {
      count = drop_dear_ships (plan, state, actions, count);
      ph_plan_values (plan, state, actions, count, random, values);
      for (size_t i = 1; i < count; i++)
        if (values[i] > values[best])
          best = i;
    }

  return actions[best];
}

/* How what follows from an action of @plan is played. */
static PhPlan
make_quick (const PhPlan *plan)
{
  PhPlan quick = *plan;

  quick.ahead = 0;
  quick.rolls = 1;
  quick.quick = true;
  quick.learned = false;

  return quick;
}

static void
play_quickly (PhPlan       *quick,
              PhState      *state,
              TableeRandom *random)
{
  quick->seat = state->current;
  game->apply (&quick->outlook.ruleset->base, state, ph_plan_choose (quick, state, random), NULL);
}

/* Plays on until the plan's seat has had so many further turns of its own and is to begin the next one. */
static void
play_on (const PhPlan *plan,
         PhState      *state,
         TableeRandom *random)
{
  PhPlan quick = make_quick (plan);
  int turns = state->seats[plan->seat].turns + plan->ahead;

  while (state->phase != PH_PHASE_OVER && state->seats[plan->seat].turns <= turns)
    play_quickly (&quick, state, random);
}

/* What was learned is about positions between turns. */
static double
judge_as_learned (const PhPlan *plan,
                  PhState      *state,
                  TableeRandom *random)
{
  PhPlan quick = make_quick (plan);
  int seats = plan->outlook.ruleset->base.seats;
  double points[PH_MAX_SEATS];
  double lead;

  while (state->phase != PH_PHASE_OVER && state->phase != PH_PHASE_TURN)
    play_quickly (&quick, state, random);
  ph_value_points (&plan->outlook, state, points);
  lead = points[plan->seat];
  for (int i = 0; i < seats; i++)
    if (i != plan->seat)
      lead -= points[i] / (seats - 1);

  return lead;
}

/* One action and what follows from it, with chance as @chance says. */
static double
follow_action (const PhPlan  *plan,
               const PhState *view,
               TableeAction   action,
               uint64_t       chance,
               bool           on)
{
  PhState next = *view;
  TableeRandom random;

  tablee_random_seed (&random, chance);
  game->resample (&plan->outlook.ruleset->base, &next, plan->seat, &random);
  game->apply (&plan->outlook.ruleset->base, &next, action, NULL);
  finish (plan, &next, &random);
  if (on)
    play_on (plan, &next, &random);

  return plan->learned && view->seats[plan->seat].turns > 0 ? judge_as_learned (plan, &next, &random) : judge_rest (plan, &next);
}

/* The most promising actions are followed further, as many times as the plan says; the others stay behind them. */
static void
look_ahead (const PhPlan       *plan,
            const PhState      *view,
            const TableeAction *actions,
            size_t              count,
            TableeRandom       *random,
            double             *values)
{
  uint64_t chance = tablee_random_next (random);
  bool followed[PH_MAX_ACTIONS] = { false };
  double least = INFINITY;
  double last = INFINITY;

  for (size_t n = 0; n < count && n < (size_t) plan->width; n++)
    {
      size_t best = count;
      double value = 0;

      for (size_t i = 0; i < count; i++)
        if (!followed[i] && (best == count || values[i] > values[best]))
          best = i;
      followed[best] = true;
      last = values[best];
      for (int i = 0; i < plan->samples; i++)
        value += follow_action (plan, view, actions[best], chance + (uint64_t) i, true) / plan->samples;
      values[best] = value;
      least = fmin (least, value);
    }
  for (size_t i = 0; i < count; i++)
    if (!followed[i])
      values[i] += least - last;
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
        values[i] += follow_action (plan, view, actions[i], chance + (uint64_t) roll, false) / rolls;
      if (ph_action_kind (actions[i]) == PH_ACTION_MOVE)
        values[i] -= worth_moving;
    }
  if (plan->ahead > 0 && view->phase == PH_PHASE_TURN && count > 1)
    look_ahead (plan, view, actions, count, random, values);
}
