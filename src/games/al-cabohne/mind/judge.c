/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How positions look: what everybody will have in the end, and who wins with that. */
#include "judge.h"

#include <math.h>

#include "bosses.h"

/* Found by seeded matches of one set of numbers against another; all in coins or cards. */
static const double growth_alone = 0.22;   /* coins that a player still earns for each card to come */
static const double growth_two = 0.13;
static const double promise = 0.5;         /* of what a field may still get, beyond its coins now */
static const double spread = 0.25;         /* how uncertain the end is: of the square root of the cards to come */
static const double last_spread = 0.2;     /* when no card is to come */

/* What a field will bring: most fields are sold before all of that has come. */
static double
field_hope (const AcOutlook *outlook,
            AcField          field)
{
  int coins = ac_field_value (outlook->ruleset, field);

  return coins + promise * (ac_outlook_field (outlook, field) - coins);
}

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
ac_judge_slope (const AcOutlook *outlook,
                const AcState   *state)
{
  return 0.25 / spread_at (ac_outlook_cards_left (outlook->ruleset, state));
}

/* What a seat will have in the end. */
static double
expected_coins (const AcOutlook *outlook,
                const AcState   *state,
                int              seat)
{
  double coins = ac_coins (outlook->ruleset, state, seat);

  if (state->phase == AC_PHASE_OVER)
    return ac_total (outlook->ruleset, state, seat);

  coins += (outlook->ruleset->base.seats == 1 ? growth_alone : growth_two) * ac_outlook_cards_left (outlook->ruleset, state);
  for (int field = 0; field < AC_FIELDS; field++)
    coins += field_hope (outlook, state->fields[seat][field]);

  return coins;
}

/* What the Mafia will have, alone doubled. A tie is its win. */
static double
expected_mafia (const AcOutlook *outlook,
                const AcState   *state)
{
  int seats = outlook->ruleset->base.seats;
  double coins = ac_coins (outlook->ruleset, state, seats);
  double obliged = ac_outlook_obligation (outlook, state);

  if (state->phase == AC_PHASE_OVER)
    return ac_total (outlook->ruleset, state, seats) + 0.5;

  for (int boss = 0; boss < outlook->ruleset->bosses; boss++)
    coins += (seats == 1 ? 2 : 1) * ac_outlook_boss (outlook, state->bosses[boss], boss, obliged);

  return coins;
}

void
ac_judge (const AcOutlook *outlook,
          const AcState   *state,
          double          *out)
{
  int seats = outlook->ruleset->base.seats;
  double spread_now = state->phase == AC_PHASE_OVER ? last_spread : spread_at (ac_outlook_cards_left (outlook->ruleset, state));
  double mafia = expected_mafia (outlook, state);
  double totals[AC_SEATS];

  for (int seat = 0; seat < seats; seat++)
    {
      totals[seat] = expected_coins (outlook, state, seat);
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
forecast_seat (const AcOutlook *outlook,
               const Forecast  *forecast,
               const AcState   *state,
               int              seat,
               double           spread_now)
{
  int count;
  const AcCard *hand = ac_pile (state, (AcPile) (AC_PILE_HAND + seat), &count);
  double coins = forecast->coins * ac_coins (outlook->ruleset, state, seat);
  double sum = 0;

  for (int field = 0; field < AC_FIELDS; field++)
    coins += forecast->field_now * ac_field_value (outlook->ruleset, state->fields[seat][field]) +
             forecast->field_hope * ac_outlook_field (outlook, state->fields[seat][field]);
  for (int i = 0; i < count && i < 2; i++)
    sum += ac_grows (state, seat, hand[i]) ? forecast->front : 0;
  if (state->owned[seat] == AC_FIELDS)
    sum += forecast->third_field;
  if (seat == state->current)
    {
      sum += forecast->mover;
      for (int type = 0; type < AC_TYPES; type++)
        if (state->open[type] > 0 && ac_grows (state, seat, type))
          sum += forecast->leftover * state->open[type];
    }

  return sum + coins / spread_now;
}

static double
forecast_mafia (const AcOutlook *outlook,
                const Forecast  *forecast,
                const AcState   *state,
                double           left,
                double           spread_now)
{
  double obliged = ac_outlook_obligation (outlook, state);
  double coins = forecast->mafia_coins * ac_coins (outlook->ruleset, state, outlook->ruleset->base.seats);

  for (int boss = 0; boss < outlook->ruleset->bosses; boss++)
    coins += forecast->boss_hope * ac_outlook_boss (outlook, state->bosses[boss], boss, obliged);

  return forecast->mafia + forecast->mafia_to_come * left / 60 + coins / spread_now;
}

void
ac_judge_turn (const AcOutlook *outlook,
               const AcState   *state,
               double          *out)
{
  int seats = outlook->ruleset->base.seats;
  const Forecast *forecast = seats == 1 ? &forecast_alone : &forecast_two;
  double left = ac_outlook_cards_left (outlook->ruleset, state);
  double spread_now = spread_at (left);
  double total;

  if (state->phase == AC_PHASE_OVER)
    {
      ac_judge (outlook, state, out);
      return;
    }

  total = exp (forecast_mafia (outlook, forecast, state, left, spread_now));
  for (int seat = 0; seat < seats; seat++)
    {
      out[seat] = exp (forecast_seat (outlook, forecast, state, seat, spread_now));
      total += out[seat];
    }
  for (int seat = 0; seat < seats; seat++)
    out[seat] /= total;
}
