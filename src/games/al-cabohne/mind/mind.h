/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the computer thinks of cards, fields and actions, in coins. Works from a view; hidden cards are counted, never looked at. */

#include "games/al-cabohne/rules/rules.h"

enum { AC_WORTHS = 21 };        /* numbers of cards that a field may have, with 0 */

/* Numbers that hold for a while: worked out once, used for all that may follow from a view. */
typedef struct
{
  const AcRuleset *ruleset;
  double           likely[AC_TYPES];            /* the chance that an unseen card is of the type */
  double           left;                        /* cards that may still be drawn in the game, roughly */
  double           worth[AC_TYPES][AC_WORTHS];  /* of a player's field, with what it may still get */
} AcMind;

/* Looks at @view: what is unseen, and how much of the game is left. */
void   ac_mind_look     (AcMind              *self,
                         const AcRuleset     *ruleset,
                         const AcState       *view);

/* How well each of @actions suits the seat that decides: larger is better, in coins, the same for all but for a constant. Its hand
 * is known in @state. */
void   ac_mind_rate     (const AcMind        *self,
                         const AcState       *state,
                         const TableeAction  *actions,
                         size_t               count,
                         double              *ratings);

/* Writes the chance of each seat to win to @out, which has room for all of them. */
void   ac_mind_evaluate (const AcMind        *self,
                         const AcState       *state,
                         double              *out);

/* The same, more exactly, at the beginning of a turn or at the end. Hands are known in @state. */
void   ac_mind_forecast (const AcMind        *self,
                         const AcState       *state,
                         double              *out);

/* How much a coin more adds to a chance to win that is open. */
double ac_mind_slope    (const AcMind        *self,
                         const AcState       *state);
