/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mind.h"

#include "games/al-cabohne/rules/board.h"

#include <math.h>

/* Found by seeded matches of one set of numbers against another; all in coins or cards. */
static const double later_pass = 55;       /* cards of a further pass through the pile */
static const double reach_alone = 12;      /* cards that are drawn while a field grows */
static const double reach_two = 14;
static const double empty_field = 0.05;    /* what an empty field is worth */
static const double full_field = 0.2;      /* to sell what gains no more */
static const double own_trouble = 1;       /* a boss who collects what one grows oneself */
static const double their_trouble = 0.4;   /* and what the other grows */
static const double left_to_other = 0.5;   /* of what the other gains from a leftover */
static const double field_bought = 30;     /* cards still to come that make a third field worth its price */
static const double growth_alone = 0.22;   /* coins that a player still earns for each card to come */
static const double growth_two = 0.13;
static const double promise = 0.5;         /* of what a field may still get, beyond its coins now */
static const double spread = 0.25;         /* how uncertain the end is: of the square root of the cards to come */
static const double refill = 0.1;          /* coins for each card to come, of a boss who is served whenever he is empty */
static const double hand_obliges = 9;      /* cards in hand that surely hold one for an empty boss */
static const double half_way = 1;          /* of what a boss has begun to collect, if he cannot finish */
static const double last_spread = 0.2;     /* when no card is to come */
static const double mafia_two = 2;         /* a coin of the Mafia against one's own, for two players */

enum { MOST_ARRIVALS = 7 };

/*
 * Worth
 */

static double
count_left (const AcRuleset *ruleset,
            const AcState   *view)
{
  int passes = ruleset->limit - 1 - view->exhaustions;

  return view->sizes[AC_PILE_DRAW] + later_pass * (passes > 0 ? passes : 0);
}

/* What a field of @type with any number of cards will bring, if so many more as are likely come to it. */
static void
fill_worth (AcMind *self,
            int     type)
{
  const uint8_t *values = self->ruleset->values[type];
  double reach = self->ruleset->base.seats == 1 ? reach_alone : reach_two;
  double mean = self->likely[type] * fmin (reach, self->left);
  double chances[MOST_ARRIVALS + 1];
  double rest = 1;

  chances[0] = exp (-mean);
  for (int more = 1; more <= MOST_ARRIVALS; more++)
    {
      rest -= chances[more - 1];
      chances[more] = more < MOST_ARRIVALS ? chances[more - 1] * mean / more : rest;
    }

  for (int count = 0; count < AC_WORTHS; count++)
    {
      double worth = 0;

      for (int more = 0; more <= MOST_ARRIVALS; more++)
        worth += chances[more] * values[count + more];
      self->worth[type][count] = worth;
    }
}

void
ac_mind_look (AcMind          *self,
              const AcRuleset *ruleset,
              const AcState   *view)
{
  int unseen[AC_TYPES];
  int sum = 0;

  self->ruleset = ruleset;
  self->left = count_left (ruleset, view);
  ac_count_unseen (view, unseen);
  for (int type = 0; type < AC_TYPES; type++)
    sum += unseen[type];
  for (int type = 0; type < AC_TYPES; type++)
    {
      self->likely[type] = sum > 0 ? (double) unseen[type] / sum : 0;
      fill_worth (self, type);
    }
}

/* A Mafia's coin against one's own. */
static double
mafia_weight (const AcMind *self)
{
  return self->ruleset->base.seats == 1 ? 2 : mafia_two;
}

/*
 * Bosses
 */

/*
 * Bosses collect by themselves what is turned up, but only while they have a card; and nobody need give an empty one anything whose
 * hand holds nothing for him. So who empties its hand, at a price, starves them.
 */

/* Cards that are drawn after @boss has harvested @field: none if he never will. */
static double
cards_after_harvest (const AcMind *self,
                     AcField       field,
                     int           boss)
{
  double arriving = self->likely[field.type] * self->left;
  int missing;

  if (field.count == 0)
    return self->left;

  missing = ac_boss_cards (self->ruleset, (AcBoss) boss, (AcType) field.type) - field.count;

  return arriving > missing ? self->left * (1 - missing / arriving) : 0;
}

/* What @boss still earns with @field, if he is @obliged to be served afterwards: from 0 to 1. */
static double
boss_worth (const AcMind *self,
            AcField       field,
            int           boss,
            double        obliged)
{
  double after = cards_after_harvest (self, field, boss);
  double next = refill * obliged * after;
  int coins = ac_boss_coins ((AcBoss) boss);

  if (field.count == 0)
    return next;
  if (after > 0)
    return coins + next;

  return half_way * coins * (field.count + self->likely[field.type] * self->left) /
         ac_boss_cards (self->ruleset, (AcBoss) boss, (AcType) field.type);
}

/* How surely a hand of @cards holds one for an empty boss. */
static double
obligation (double cards)
{
  return fmin (1, cards / hand_obliges);
}

/* Of all seats, when each has planted what it can: two cards. */
static double
obligation_of_all (const AcMind  *self,
                   const AcState *state)
{
  int seats = self->ruleset->base.seats;
  double sum = 0;

  for (int seat = 0; seat < seats; seat++)
    {
      bool has_planted = seat == state->current && state->phase == AC_PHASE_CULTIVATE;
      int cards = state->sizes[AC_PILE_HAND + seat] - (has_planted ? 0 : AC_DRAWN);

      sum += obligation (cards > 0 ? cards : 0);
    }

  return sum / seats;
}

/* What it is worth that the seat that decides has a card less in hand. */
static double
relief (const AcMind  *self,
        const AcState *state)
{
  int seats = self->ruleset->base.seats;
  int hand = state->sizes[AC_PILE_HAND + state->current];
  double cards = 0;

  for (int boss = 0; boss < self->ruleset->bosses; boss++)
    cards += cards_after_harvest (self, state->bosses[boss], boss);

  return mafia_weight (self) * refill * cards * (obligation (hand) - obligation (hand - 1)) / seats;
}

/* What a card is worth to @boss. */
static double
boss_gain (const AcMind  *self,
           const AcState *state,
           int            type,
           int            boss)
{
  double obliged = obligation_of_all (self, state);
  AcField field = state->bosses[boss];
  AcField more = { .type = (uint8_t) type, .count = (uint8_t) (field.count + 1) };

  return boss_worth (self, more, boss, obliged) - boss_worth (self, field, boss, obliged);
}

/*
 * Fields
 */

static double
field_worth (const AcMind *self,
             AcField       field)
{
  return self->worth[field.type][field.count];
}

/* The same for who judges a position: most fields are sold before all of that has come. */
static double
field_hope (const AcMind *self,
            AcField       field)
{
  int coins = ac_field_value (self->ruleset, field);

  return coins + promise * (field_worth (self, field) - coins);
}

/* What another card of the type adds. */
static double
card_worth (const AcMind *self,
            int           type,
            int           count)
{
  return self->worth[type][count + 1] - self->worth[type][count];
}

/* What a card costs that is owed to @boss from a field of @count. */
static double
due_cost (const AcMind  *self,
          const AcState *state,
          int            type,
          int            count,
          int            boss)
{
  return card_worth (self, type, count - 1) + mafia_weight (self) * boss_gain (self, state, type, boss);
}

/* What @seat gains by a card of @type on @field, one that takes it. */
static double
planting_gain (const AcMind  *self,
               const AcState *state,
               int            seat,
               int            field,
               int            type)
{
  int count = state->fields[seat][field].count;
  int boss = ac_boss_of_type (state, (AcType) type);
  double gain = card_worth (self, type, count) - (count == 0 ? empty_field : 0);

  if (boss >= 0)
    gain -= count == 0 ? due_cost (self, state, type, 1, boss) : 0.3 * card_worth (self, type, count);

  return gain;
}

/* What @seat would gain by a leftover of @type: nothing if it would rather discard it. */
static double
leftover_gain (const AcMind  *self,
               const AcState *state,
               int            seat,
               int            type)
{
  AcPlaces places = state->grounds[seat].places;
  double best = 0;

  for (int field = 0; field < AC_FIELDS; field++)
    if ((ac_places_of (places, type) >> field & 1) != 0)
      best = fmax (best, planting_gain (self, state, seat, field, type));

  return best;
}

static bool
grows (const AcState *state,
       int            seat,
       int            type)
{
  for (int field = 0; field < AC_FIELDS; field++)
    if (state->fields[seat][field].count > 0 && state->fields[seat][field].type == type)
      return true;

  return false;
}

/* What it costs the seat that decides to give @boss a card of @type. */
static double
gift_cost (const AcMind  *self,
           const AcState *state,
           int            type,
           int            boss)
{
  int seat = state->current;
  double cost = mafia_weight (self) * boss_gain (self, state, type, boss);

  if (state->bosses[boss].count > 0)
    return cost;
  if (grows (state, seat, type))
    cost += own_trouble;
  if (self->ruleset->base.seats > 1 && grows (state, 1 - seat, type))
    cost -= their_trouble;

  return cost;
}

/*
 * Actions
 */

/* What is paid if nobody escapes, but for @saved. */
static double
dues_cost (const AcMind  *self,
           const AcState *state,
           int            saved)
{
  int seat = state->current;
  double cost = 0;

  for (int boss = 0; boss < self->ruleset->bosses; boss++)
    {
      int field = ac_due_field (state, seat, (AcBoss) boss);

      if (field >= 0 && field != saved)
        cost += due_cost (self, state, state->fields[seat][field].type, state->fields[seat][field].count, boss);
    }

  return cost;
}

/* What the open cards are worth that an emptied field could take. */
static double
room_gain (const AcMind  *self,
           const AcState *state)
{
  AcPlaces places = state->grounds[state->current].places;
  double best = 0;

  for (int type = 0; type < AC_TYPES; type++)
    if (state->open[type] > 0 && ac_places_of (places, type) == 0)
      best = fmax (best, self->worth[type][state->open[type]] - empty_field);

  return best;
}

/* What an emptied field would gain for the second card of the hand, if none takes it now. */
static double
second_card_gain (const AcMind  *self,
                  const AcState *state)
{
  AcPlaces places = state->grounds[state->current].places;
  int count;
  AcCard front = *ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);

  if (ac_places_of (places, front) != 0)
    return 0;

  return relief (self, state) + self->worth[front][1] - empty_field;
}

static double
rate_harvest (const AcMind  *self,
              const AcState *state,
              int            index)
{
  AcField field = state->fields[state->current][index];
  int coins = ac_field_value (self->ruleset, field);
  double worth = field_worth (self, field);
  double rating = coins - worth + (coins == AC_COINS ? full_field : 0);

  if (state->phase == AC_PHASE_PLANT_MORE)
    return rating + second_card_gain (self, state);
  if (state->phase == AC_PHASE_PAY)
    return rating - dues_cost (self, state, index);
  if (state->phase == AC_PHASE_CULTIVATE || state->phase == AC_PHASE_LEFTOVERS)
    return rating + room_gain (self, state);

  return rating;
}

/* What it would cost to leave a card of @type to the other. */
static double
leaving_cost (const AcMind  *self,
              const AcState *state,
              int            type)
{
  if (self->ruleset->base.seats == 1)
    return 0;

  return left_to_other * leftover_gain (self, state, 1 - state->current, type);
}

static double
rate_plant_open (const AcMind  *self,
                 const AcState *state,
                 int            type,
                 int            field)
{
  double gain = planting_gain (self, state, state->current, field, type);

  return state->phase == AC_PHASE_CULTIVATE ? gain + leaving_cost (self, state, type) : gain;
}

static double
rate_gift_of_hand (const AcMind  *self,
                   const AcState *state,
                   int            position,
                   int            boss)
{
  int count;
  int type = ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count)[position];

  return relief (self, state) - gift_cost (self, state, type, boss) - 0.3 * leftover_gain (self, state, state->current, type);
}

static double
rate (const AcMind  *self,
      const AcState *state,
      TableeAction   action)
{
  int first = ac_action_first (action);
  int second = ac_action_second (action);
  AcCard front;
  int count;

  switch (ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      front = *ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);
      return relief (self, state) + planting_gain (self, state, state->current, first, front);
    case AC_ACTION_PLANT_OPEN:
      return rate_plant_open (self, state, first, second);
    case AC_ACTION_PAY:
      return -dues_cost (self, state, -1);
    case AC_ACTION_GIVE:
      return leaving_cost (self, state, first) - gift_cost (self, state, first, second);
    case AC_ACTION_GIVE_HAND:
      return rate_gift_of_hand (self, state, first, second);
    case AC_ACTION_HARVEST:
      return rate_harvest (self, state, first);
    case AC_ACTION_BUY:
      return (self->left - field_bought) / field_bought;
    case AC_ACTION_STOP:
    case AC_ACTION_DISCARD:
    case AC_ACTION_END:
    case AC_ACTION_KINDS:
    default:
      return 0;
    }
}

void
ac_mind_rate (const AcMind       *self,
              const AcState      *state,
              const TableeAction *actions,
              size_t              count,
              double             *ratings)
{
  for (size_t i = 0; i < count; i++)
    ratings[i] = rate (self, state, actions[i]);
}

/*
 * Positions
 */

/* The chance to be ahead in the end, by so many coins expected. */
static double
chance_ahead (double lead,
              double spread_now)
{
  return 1 / (1 + exp (-lead / spread_now));
}

/* How many coins decide little, when so many cards are to come. */
static double
spread_at (double left)
{
  return 0.5 + spread * sqrt (left);
}

double
ac_mind_slope (const AcMind  *self,
               const AcState *state)
{
  return 0.25 / spread_at (count_left (self->ruleset, state));
}

/* What a seat will have in the end. */
static double
expected_coins (const AcMind  *self,
                const AcState *state,
                int            seat)
{
  double coins = ac_coins (self->ruleset, state, seat);

  if (state->phase == AC_PHASE_OVER)
    return ac_total (self->ruleset, state, seat);

  coins += (self->ruleset->base.seats == 1 ? growth_alone : growth_two) * count_left (self->ruleset, state);
  for (int field = 0; field < AC_FIELDS; field++)
    coins += field_hope (self, state->fields[seat][field]);

  return coins;
}

/* What the Mafia will have, alone doubled. A tie is its win. */
static double
expected_mafia (const AcMind  *self,
                const AcState *state)
{
  int seats = self->ruleset->base.seats;
  double coins = ac_coins (self->ruleset, state, seats);
  double obliged = obligation_of_all (self, state);

  if (state->phase == AC_PHASE_OVER)
    return ac_total (self->ruleset, state, seats) + 0.5;

  for (int boss = 0; boss < self->ruleset->bosses; boss++)
    coins += (seats == 1 ? 2 : 1) * boss_worth (self, state->bosses[boss], boss, obliged);

  return coins;
}

void
ac_mind_evaluate (const AcMind  *self,
                  const AcState *state,
                  double        *out)
{
  int seats = self->ruleset->base.seats;
  double spread_now = state->phase == AC_PHASE_OVER ? last_spread : spread_at (count_left (self->ruleset, state));
  double mafia = expected_mafia (self, state);
  double totals[AC_SEATS];

  for (int seat = 0; seat < seats; seat++)
    {
      totals[seat] = expected_coins (self, state, seat);
      out[seat] = chance_ahead (totals[seat] - mafia, spread_now);
    }
  if (seats > 1)
    {
      out[0] *= chance_ahead (totals[0] - totals[1], spread_now);
      out[1] *= chance_ahead (totals[1] - totals[0], spread_now);
    }
}

/*
 * What comes of positions, for the search: logistic regression of who won, on the beginnings of turns in 8,000 games of sensible
 * players. Coins count the more the fewer cards are to come.
 */

typedef struct
{
  double mafia;          /* for the Mafia */
  double mafia_to_come;  /* the same, for each 60 cards to come */
  double coins;
  double field_now;
  double field_hope;
  double third_field;
  double front;          /* for each of the next two cards of the hand that grow already */
  double mover;          /* for who decides */
  double leftover;       /* for who decides: each open card that grows already */
  double mafia_coins;
  double boss_hope;
} Forecast;

static const Forecast forecast_two = {
  .mafia = 1.9, .mafia_to_come = -1.58, .coins = 1.17, .field_now = 0.82, .field_hope = 0.37, .third_field = 1.6,
  .front = 0.2, .mover = 0.22, .leftover = 0.2, .mafia_coins = 1.16, .boss_hope = 0.93,
};

static const Forecast forecast_alone = {
  .mafia = -0.2, .mafia_to_come = -1.95, .coins = 0.9, .field_now = 0.25, .field_hope = 0.49,
  .front = 0.31, .mafia_coins = 0.9, .boss_hope = 1.03,
};

static double
forecast_seat (const AcMind   *self,
               const Forecast *forecast,
               const AcState  *state,
               int             seat,
               double          spread_now)
{
  int count;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + seat), &count);
  double coins = forecast->coins * ac_coins (self->ruleset, state, seat);
  double sum = 0;

  for (int field = 0; field < AC_FIELDS; field++)
    coins += forecast->field_now * ac_field_value (self->ruleset, state->fields[seat][field]) +
             forecast->field_hope * field_worth (self, state->fields[seat][field]);
  for (int i = 0; i < count && i < 2; i++)
    sum += grows (state, seat, hand[i]) ? forecast->front : 0;
  if (state->owned[seat] == AC_FIELDS)
    sum += forecast->third_field;
  if (seat == state->current)
    {
      sum += forecast->mover;
      for (int type = 0; type < AC_TYPES; type++)
        if (state->open[type] > 0 && grows (state, seat, type))
          sum += forecast->leftover * state->open[type];
    }

  return sum + coins / spread_now;
}

static double
forecast_mafia (const AcMind   *self,
                const Forecast *forecast,
                const AcState  *state,
                double          left,
                double          spread_now)
{
  double obliged = obligation_of_all (self, state);
  double coins = forecast->mafia_coins * ac_coins (self->ruleset, state, self->ruleset->base.seats);

  for (int boss = 0; boss < self->ruleset->bosses; boss++)
    coins += forecast->boss_hope * boss_worth (self, state->bosses[boss], boss, obliged);

  return forecast->mafia + forecast->mafia_to_come * left / 60 + coins / spread_now;
}

void
ac_mind_forecast (const AcMind  *self,
                  const AcState *state,
                  double        *out)
{
  int seats = self->ruleset->base.seats;
  const Forecast *forecast = seats == 1 ? &forecast_alone : &forecast_two;
  double left = count_left (self->ruleset, state);
  double spread_now = spread_at (left);
  double total;

  if (state->phase == AC_PHASE_OVER)
    {
      ac_mind_evaluate (self, state, out);
      return;
    }

  total = exp (forecast_mafia (self, forecast, state, left, spread_now));
  for (int seat = 0; seat < seats; seat++)
    {
      out[seat] = exp (forecast_seat (self, forecast, state, seat, spread_now));
      total += out[seat];
    }
  for (int seat = 0; seat < seats; seat++)
    out[seat] /= total;
}
