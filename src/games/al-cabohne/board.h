/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What lies where: the piles of a state, and what may be put onto fields. For the rules alone; others read with rules.h. */

#include "rules.h"

#include <string.h>

/* Where @pile begins among the cards; AC_PILES: where the cards end. */
static inline int
ac_pile_start (const AcState *state,
               int            pile)
{
  int start = 0;

  for (int i = 0; i < pile; i++)
    start += state->sizes[i];

  return start;
}

/* ac_pile_push(), where it is quick. */
static inline void
ac_pile_insert (AcState *state,
                AcPile   pile,
                AcCard   card)
{
  int at = ac_pile_start (state, (int) pile + 1);
  int behind = 0;

  for (int i = (int) pile + 1; i < AC_PILES; i++)
    behind += state->sizes[i];
  if (behind > 0)
    memmove (state->cards + at + 1, state->cards + at, (size_t) behind);
  state->cards[at] = card;
  state->sizes[pile]++;
}

/* Takes the card at @index of @pile; the others keep their order. */
static inline AcCard
ac_pile_take (AcState *state,
              AcPile   pile,
              int      index)
{
  int at = ac_pile_start (state, (int) pile) + index;
  int end = ac_pile_start (state, AC_PILES);
  AcCard card = state->cards[at];

  if (at < end - 1)
    memmove (state->cards + at, state->cards + at + 1, (size_t) (end - at - 1));
  state->cards[end - 1] = 0;
  state->sizes[pile]--;

  return card;
}

/* Takes the last card of @pile, which has one. */
static inline AcCard
ac_pile_pop (AcState *state,
             AcPile   pile)
{
  return ac_pile_take (state, pile, state->sizes[pile] - 1);
}

/* Hides all cards of @pile. */
void    ac_pile_hide       (AcState         *state,
                            AcPile           pile);

/* Where cards of a type may go: among fields or bosses, as a bit set for each type. Hidden cards may go nowhere. */
typedef struct
{
  uint8_t of[AC_HIDDEN + 1];
} AcPlaces;

/* Whatever is random in a game, a branch cannot foresee: what is asked at every decision does without. */

/* The field with the type, or, where it grows on none, the empty ones of the first @count. */
static inline void
ac_find_places (const AcField *fields,
                int            count,
                AcPlaces      *places)
{
  int empty = 0;

  for (int i = 0; i < AC_FIELDS; i++)
    empty |= (fields[i].count == 0) << i;
  memset (places->of, empty & ((1 << count) - 1), AC_TYPES);
  for (int i = 0; i < AC_FIELDS; i++)
    places->of[fields[i].count > 0 ? fields[i].type : AC_HIDDEN] = (uint8_t) (1 << i);
  places->of[AC_HIDDEN] = 0;
}

/* Fields, as a bit set, that @seat may harvest in its turn: a single card only beside another one or an empty field (AC-R4). */
static inline int
ac_ripe_fields (const AcState *state,
                int            seat)
{
  const AcField *fields = state->fields[seat];
  int owned = (1 << state->owned[seat]) - 1;
  int several = 0;
  int single = 0;

  for (int i = 0; i < AC_FIELDS; i++)
    {
      several |= (fields[i].count >= 2) << i;
      single |= (fields[i].count == 1) << i;
    }

  return (several | single) != owned || (single & (single - 1)) != 0 ? several | single : several;
}

static inline bool
ac_can_buy (const AcRuleset *ruleset,
            const AcState   *state,
            int              seat)
{
  return ruleset->base.seats > 1 && state->owned[seat] < AC_FIELDS && state->sizes[AC_PILE_COINS + seat] >= AC_FIELD_PRICE;
}

/* Whether a boss without cards waits for one that @seat has in hand. */
bool    ac_boss_waits      (const AcRuleset *ruleset,
                            const AcState   *state,
                            int              seat);
