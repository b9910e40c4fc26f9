/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How actions look at a glance. */
#include "weigh.h"

#include <math.h>

#include "bosses.h"

/* Found by seeded matches of one set of numbers against another; all in coins or cards. */
static const double empty_field = 0.05;    /* what an empty field is worth */
static const double full_field = 0.2;      /* to sell what gains no more */
static const double own_trouble = 1;       /* a boss who collects what one grows oneself */
static const double their_trouble = 0.4;   /* and what the other grows */
static const double left_to_other = 0.5;   /* of what the other gains from a leftover */
static const double field_bought = 30;     /* cards still to come that make a third field worth its price */

/*
 * What things cost and bring
 */

/* What another card of the type adds. */
static double
card_worth (const AcOutlook *outlook,
            int              type,
            int              count)
{
  return outlook->worth[type][count + 1] - outlook->worth[type][count];
}

/* What a card costs that is owed to @boss from a field of @count. */
static double
due_cost (const AcOutlook *outlook,
          const AcState   *state,
          int              type,
          int              count,
          int              boss)
{
  return card_worth (outlook, type, count - 1) + ac_outlook_mafia_coin (outlook) * ac_outlook_boss_gain (outlook, state, type, boss);
}

/* What @seat gains by a card of @type on @field, one that takes it. */
static double
planting_gain (const AcOutlook *outlook,
               const AcState   *state,
               int              seat,
               int              field,
               int              type)
{
  int count = state->fields[seat][field].count;
  int boss = ac_boss_of_type (state, (AcType) type);
  double gain = card_worth (outlook, type, count) - (count == 0 ? empty_field : 0);

  if (boss >= 0)
    gain -= count == 0 ? due_cost (outlook, state, type, 1, boss) : 0.3 * card_worth (outlook, type, count);

  return gain;
}

/* What @seat would gain by a leftover of @type: nothing if it would rather discard it. */
static double
leftover_gain (const AcOutlook *outlook,
               const AcState   *state,
               int              seat,
               int              type)
{
  AcPlaces places = state->grounds[seat].places;
  double best = 0;

  for (int field = 0; field < AC_FIELDS; field++)
    if ((ac_places_of (places, type) >> field & 1) != 0)
      best = fmax (best, planting_gain (outlook, state, seat, field, type));

  return best;
}

/* What it costs the seat that decides to give @boss a card of @type. */
static double
gift_cost (const AcOutlook *outlook,
           const AcState   *state,
           int              type,
           int              boss)
{
  int seat = state->current;
  double cost = ac_outlook_mafia_coin (outlook) * ac_outlook_boss_gain (outlook, state, type, boss);

  if (state->bosses[boss].count > 0)
    return cost;
  if (ac_grows (state, seat, type))
    cost += own_trouble;
  if (outlook->ruleset->base.seats > 1 && ac_grows (state, 1 - seat, type))
    cost -= their_trouble;

  return cost;
}

/*
 * Actions
 */

/* What is paid if nobody escapes, but for @saved. */
static double
dues_cost (const AcOutlook *outlook,
           const AcState   *state,
           int              saved)
{
  int seat = state->current;
  double cost = 0;

  for (int boss = 0; boss < outlook->ruleset->bosses; boss++)
    {
      int field = ac_due_field (state, seat, (AcBoss) boss);

      if (field >= 0 && field != saved)
        cost += due_cost (outlook, state, state->fields[seat][field].type, state->fields[seat][field].count, boss);
    }

  return cost;
}

/* What the open cards are worth that an emptied field could take. */
static double
room_gain (const AcOutlook *outlook,
           const AcState   *state)
{
  AcPlaces places = state->grounds[state->current].places;
  double best = 0;

  for (int type = 0; type < AC_TYPES; type++)
    if (state->open[type] > 0 && ac_places_of (places, type) == 0)
      best = fmax (best, outlook->worth[type][state->open[type]] - empty_field);

  return best;
}

/* What an emptied field would gain for the second card of the hand, if none takes it now. */
static double
second_card_gain (const AcOutlook *outlook,
                  const AcState   *state)
{
  AcPlaces places = state->grounds[state->current].places;
  int count;
  AcCard front = *ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);

  if (ac_places_of (places, front) != 0)
    return 0;

  return ac_outlook_relief (outlook, state) + outlook->worth[front][1] - empty_field;
}

static double
weigh_harvest (const AcOutlook *outlook,
               const AcState   *state,
               int              index)
{
  AcField field = state->fields[state->current][index];
  int coins = ac_field_value (outlook->ruleset, field);
  double worth = ac_outlook_field (outlook, field);
  double weight = coins - worth + (coins == AC_COINS ? full_field : 0);

  if (state->phase == AC_PHASE_PLANT_MORE)
    return weight + second_card_gain (outlook, state);
  if (state->phase == AC_PHASE_PAY)
    return weight - dues_cost (outlook, state, index);
  if (state->phase == AC_PHASE_CULTIVATE || state->phase == AC_PHASE_LEFTOVERS)
    return weight + room_gain (outlook, state);

  return weight;
}

/* What it would cost to leave a card of @type to the other. */
static double
leaving_cost (const AcOutlook *outlook,
              const AcState   *state,
              int              type)
{
  if (outlook->ruleset->base.seats == 1)
    return 0;

  return left_to_other * leftover_gain (outlook, state, 1 - state->current, type);
}

static double
weigh_plant_open (const AcOutlook *outlook,
                  const AcState   *state,
                  int              type,
                  int              field)
{
  double gain = planting_gain (outlook, state, state->current, field, type);

  return state->phase == AC_PHASE_CULTIVATE ? gain + leaving_cost (outlook, state, type) : gain;
}

static double
weigh_gift_of_hand (const AcOutlook *outlook,
                    const AcState   *state,
                    int              position,
                    int              boss)
{
  int count;
  int type = ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count)[position];

  return ac_outlook_relief (outlook, state) - gift_cost (outlook, state, type, boss) - 0.3 * leftover_gain (outlook, state, state->current, type);
}

static double
weigh (const AcOutlook *outlook,
       const AcState   *state,
       TableeAction     action)
{
  int first = ac_action_first (action);
  int second = ac_action_second (action);
  AcCard front;
  int count;

  switch (ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      front = *ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);
      return ac_outlook_relief (outlook, state) + planting_gain (outlook, state, state->current, first, front);
    case AC_ACTION_PLANT_OPEN:
      return weigh_plant_open (outlook, state, first, second);
    case AC_ACTION_PAY:
      return -dues_cost (outlook, state, -1);
    case AC_ACTION_GIVE:
      return leaving_cost (outlook, state, first) - gift_cost (outlook, state, first, second);
    case AC_ACTION_GIVE_HAND:
      return weigh_gift_of_hand (outlook, state, first, second);
    case AC_ACTION_HARVEST:
      return weigh_harvest (outlook, state, first);
    case AC_ACTION_BUY:
      return (outlook->left - field_bought) / field_bought;
    case AC_ACTION_STOP:
    case AC_ACTION_DISCARD:
    case AC_ACTION_END:
    case AC_ACTION_KINDS:
    default:
      return 0;
    }
}

void
ac_weigh (const AcOutlook    *outlook,
          const AcState      *state,
          const TableeAction *actions,
          size_t              count,
          double             *weights)
{
  for (size_t i = 0; i < count; i++)
    weights[i] = weigh (outlook, state, actions[i]);
}
