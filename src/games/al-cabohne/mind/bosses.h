/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What bosses will still earn.
 *
 * Bosses collect by themselves what is turned up, but only while they have a card; and nobody need give an empty one anything whose
 * hand holds nothing for him. So who empties its hand, at a price, starves them.
 *
 * Inline: playouts ask for it with every action.
 */

#include "look.h"

#include <math.h>

#include "games/al-cabohne/rules/board.h"

/* Found by seeded matches of one set of numbers against another; all in coins or cards. */
static const double refill = 0.1;          /* coins for each card to come, of a boss who is served whenever he is empty */
static const double hand_obliges = 9;      /* cards in hand that surely hold one for an empty boss */
static const double half_way = 1;          /* of what a boss has begun to collect, if he cannot finish */
static const double mafia_two = 2;         /* a coin of the Mafia against one's own, for two players */

/* What a coin of the Mafia is, against one's own. */
static inline double
ac_outlook_mafia_coin (const AcOutlook *self)
{
  return self->ruleset->base.seats == 1 ? 2 : mafia_two;
}

/* Cards that are drawn after @boss has harvested @field: none if he never will. */
static inline double
cards_after_harvest (const AcOutlook *self,
                     AcField          field,
                     int              boss)
{
  double arriving = self->likely[field.type] * self->left;
  int missing;

  if (field.count == 0)
    return self->left;

  missing = ac_boss_cards (self->ruleset, (AcBoss) boss, (AcType) field.type) - field.count;

  return arriving > missing ? self->left * (1 - missing / arriving) : 0;
}

/* What @boss still earns with @field, if he is @obliged to be served afterwards: from 0 to 1. */
static inline double
ac_outlook_boss (const AcOutlook *self,
                 AcField          field,
                 int              boss,
                 double           obliged)
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
static inline double
obligation (double cards)
{
  return fmin (1, cards / hand_obliges);
}

/* How surely one of all seats must serve an empty boss, when each has planted what it can: two cards. From 0 to 1. */
static inline double
ac_outlook_obligation (const AcOutlook *self,
                       const AcState   *state)
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
static inline double
ac_outlook_relief (const AcOutlook *self,
                   const AcState   *state)
{
  int seats = self->ruleset->base.seats;
  int hand = state->sizes[AC_PILE_HAND + state->current];
  double cards = 0;

  for (int boss = 0; boss < self->ruleset->bosses; boss++)
    cards += cards_after_harvest (self, state->bosses[boss], boss);

  return ac_outlook_mafia_coin (self) * refill * cards * (obligation (hand) - obligation (hand - 1)) / seats;
}

/* What a card of @type is worth to @boss. */
static inline double
ac_outlook_boss_gain (const AcOutlook *self,
                      const AcState   *state,
                      int              type,
                      int              boss)
{
  double obliged = ac_outlook_obligation (self, state);
  AcField field = state->bosses[boss];
  AcField more = { .type = (uint8_t) type, .count = (uint8_t) (field.count + 1) };

  return ac_outlook_boss (self, more, boss, obliged) - ac_outlook_boss (self, field, boss, obliged);
}
