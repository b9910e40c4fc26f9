/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What lies where: the piles of a state, and what may be put onto fields. For the rules alone; others read with rules.h. */

#include "rules.h"

#include <string.h>

/* Where @pile begins among the cards; AC_PILES: where the cards end. Byte by byte: what was just written is quickly read again
 * only in the same pieces. */
static inline int
ac_pile_start (const AcState *state,
               int            pile)
{
  int start = 0;

  for (int i = 0; i < AC_PILES; i++)
    start += i < pile ? state->sizes[i] : 0;

  return start;
}

static inline const AcCard *
ac_hand (const AcState *state,
         int            seat)
{
  return state->cards + (seat > 0 ? state->sizes[AC_PILE_HAND] : 0);
}

/* ac_pile_push(), where it is quick. */
static inline void
ac_pile_insert (AcState *state,
                AcPile   pile,
                AcCard   card)
{
  int at = ac_pile_start (state, (int) pile + 1);
  int behind = ac_pile_start (state, AC_PILES) - at;

  if (behind > 0)
    memmove (state->cards + at + 1, state->cards + at, (size_t) behind);
  state->cards[at] = card;
  state->sizes[pile]++;
}

/* The same of @count cards of one type, which may be none. */
static inline void
ac_pile_insert_all (AcState *state,
                    AcPile   pile,
                    AcCard   card,
                    int      count)
{
  int at = ac_pile_start (state, (int) pile + 1);
  int behind = ac_pile_start (state, AC_PILES) - at;

  if (behind > 0 && count > 0)
    memmove (state->cards + at + count, state->cards + at, (size_t) behind);
  for (int i = 0; i < count; i++)
    state->cards[at + i] = card;
  state->sizes[pile] = (uint8_t) (state->sizes[pile] + count);
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

/* Whatever is random in a game, a branch cannot foresee: what is asked at every decision does without. */

/* Where cards may go among fields or bosses: three bits for each type. Hidden cards may go nowhere. */
typedef uint32_t AcPlaces;

enum
{
  AC_PLACES = 3,  /* for a type */
  AC_PLACES_ALL = (1 << AC_TYPES * AC_PLACES) - 1,
  AC_PLACES_FIRST = AC_PLACES_ALL / ((1 << AC_PLACES) - 1),  /* the first place of each type */
};

_Static_assert ((int) AC_FIELDS == (int) AC_PLACES && (int) AC_BOSSES == (int) AC_PLACES, "fields and bosses have a bit each");

static inline unsigned int
ac_places_of (AcPlaces places,
              int      type)
{
  return places >> (AC_PLACES * type) & ((1 << AC_PLACES) - 1);
}

/* The fields without cards, as a bit set. */
static inline unsigned int
ac_empty_fields (const AcField *fields,
                 int            count)
{
  unsigned int empty = 0;

  for (int i = 0; i < AC_FIELDS; i++)
    empty |= (unsigned int) (fields[i].count == 0) << i;

  return empty & ((1u << count) - 1);
}

/* The field with the type, or, where it grows on none, the empty ones of the first @count. */
static inline AcPlaces
ac_find_places (const AcField *fields,
                int            count)
{
  AcPlaces places = ac_empty_fields (fields, count) * AC_PLACES_FIRST;

  for (int i = 0; i < AC_FIELDS; i++)
    {
      int at = AC_PLACES * fields[i].type;
      unsigned int grown = fields[i].count > 0;

      places = (places & ~(grown * ((1 << AC_PLACES) - 1) << at)) | grown << (at + i);
    }

  return places;
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

/* ac_boss_of_type(), where it is quick. */
static inline int
ac_find_boss (const AcState *state,
              int            type)
{
  int found = -1;

  for (int boss = AC_BOSSES - 1; boss >= 0; boss--)
    found = state->bosses[boss].count > 0 && state->bosses[boss].type == type ? boss : found;

  return found;
}

/* The types that grow on fields or with bosses, as a bit set. */
static inline unsigned int
ac_types_on (const AcField *fields)
{
  unsigned int types = 0;

  for (int i = 0; i < AC_FIELDS; i++)
    types |= (unsigned int) (fields[i].count > 0) << fields[i].type;

  return types;
}

/* ac_has_dues(), where it is quick. */
static inline bool
ac_owes (const AcState *state,
             int            seat)
{
  return (ac_types_on (state->fields[seat]) & ac_types_on (state->bosses)) != 0;
}

/* Whether a boss without cards waits for one that @seat has in hand. */
bool    ac_boss_waits      (const AcRuleset *ruleset,
                            const AcState   *state,
                            int              seat);
