/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the computer makes of cards, fields and bosses, in coins. Works from a view; hidden cards are counted, never looked at. */

#include "games/al-cabohne/rules/rules.h"

enum { AC_WORTHS = 21 };        /* numbers of cards that a field may have, with 0 */

/* Numbers that hold for a while: worked out once, used for all that may follow from a view. */
typedef struct
{
  const AcRuleset *ruleset;
  double           likely[AC_TYPES];            /* the chance that an unseen card is of the type */
  double           left;                        /* cards that may still be drawn in the game, roughly */
  double           worth[AC_TYPES][AC_WORTHS];  /* of a player's field, with what it may still get */
} AcOutlook;

/* Looks at @view: what is unseen, and how much of the game is left. */
void   ac_look                 (AcOutlook       *self,
                                const AcRuleset *ruleset,
                                const AcState   *view);

/* Cards that may still be drawn in the game from @view on, roughly. */
double ac_outlook_cards_left   (const AcRuleset *ruleset,
                                const AcState   *view);

/* What a player's @field can still bring. */
static inline double
ac_outlook_field (const AcOutlook *self,
                  AcField          field)
{
  return self->worth[field.type][field.count];
}

/* Whether @type grows on a field of @seat. */
static inline bool
ac_grows (const AcState *state,
          int            seat,
          int            type)
{
  for (int field = 0; field < AC_FIELDS; field++)
    if (state->fields[seat][field].count > 0 && state->fields[seat][field].type == type)
      return true;

  return false;
}
