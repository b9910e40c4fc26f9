/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What lies where: the piles of a state, and what may be put onto fields. For the rules alone; others read with rules.h. */

#include "rules.h"

#include <string.h>

/*
 * Random games ask for all of this at every decision, and whatever is random in a game, a branch cannot foresee: so bits and
 * bytes are worked on side by side, with few branches and loops. What was just written is quickly read again only in the same
 * pieces or in smaller ones: so what is read as a word is written as one.
 */

/*
 * Words: bytes in their order in memory, the first one lowest
 */

#define AC_EACH_BYTE UINT64_C (0x0101010101010101)

static inline uint64_t
ac_load_word (const uint8_t *bytes)
{
  uint64_t word;

  memcpy (&word, bytes, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64 (word);
#endif

  return word;
}

static inline void
ac_store_word (uint8_t  *bytes,
               uint64_t  word)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64 (word);
#endif
  memcpy (bytes, &word, sizeof word);
}

/* The first @count bytes of a word. */
static inline uint64_t
ac_first_bytes (int count)
{
  return count < AC_WORD ? (UINT64_C (1) << 8 * count) - 1 : UINT64_MAX;
}

/*
 * Piles
 */

static inline const AcCard *
ac_hand (const AcState *state,
         int            seat)
{
  return state->cards[AC_PILE_HAND + seat];
}

/* ac_pile_push(), where it is quick. */
static inline void
ac_pile_insert (AcState *state,
                AcPile   pile,
                AcCard   card)
{
  state->cards[pile][state->sizes[pile]++] = card;
}

/* The same of @count cards of one type, which may be none: mostly few, so a word is written whatever their number. */
static inline void
ac_pile_insert_all (AcState *state,
                    AcPile   pile,
                    AcCard   card,
                    int      count)
{
  AcCard *end = state->cards[pile] + state->sizes[pile];

  ac_store_word (end, card * AC_EACH_BYTE & ac_first_bytes (count));
  for (int i = AC_WORD; i < count; i++)
    end[i] = card;
  state->sizes[pile] = (uint8_t) (state->sizes[pile] + count);
}

/* Takes the last card of @pile, which has one. */
static inline AcCard
ac_pile_pop (AcState *state,
             AcPile   pile)
{
  AcCard *last = state->cards[pile] + --state->sizes[pile];
  AcCard card = *last;

  *last = 0;

  return card;
}

/* Takes the card at @index of the hand of @seat; the others keep their order. */
static inline AcCard
ac_hand_take (AcState *state,
              int      seat,
              int      index)
{
  AcCard *hand = state->cards[AC_PILE_HAND + seat];
  int size = state->sizes[AC_PILE_HAND + seat]--;
  AcCard card = hand[index];

  if (size <= AC_WORD)
    {
      uint64_t word = ac_load_word (hand);
      uint64_t before = ac_first_bytes (index);

      ac_store_word (hand, (word & before) | (word >> 8 & ~before));
    }
  else
    {
      memmove (hand + index, hand + index + 1, (size_t) (size - index - 1));
      hand[size - 1] = 0;
    }

  return card;
}

/* Hides all cards of @pile. */
void     ac_pile_hide       (AcState         *state,
                             AcPile           pile);

/*
 * Open cards
 */

static inline bool
ac_has_open (const AcState *state)
{
  return ac_load_word (state->open) != 0;
}

static inline void
ac_open_add (AcState *state,
             int      type)
{
  ac_store_word (state->open, ac_load_word (state->open) + (UINT64_C (1) << 8 * type));
}

static inline void
ac_open_take (AcState *state,
              int      type)
{
  ac_store_word (state->open, ac_load_word (state->open) - (UINT64_C (1) << 8 * type));
}

/*
 * Fields
 */

/* What fields or bosses hold: for each type a set of three bits, a bit for a field; and three sets more. */
typedef uint32_t AcGrowth;

/* Where cards may go among fields or bosses: three bits for each type. Hidden cards may go nowhere. */
typedef uint32_t AcPlaces;

enum
{
  AC_PLACES = 3,  /* for a type */
  AC_PLACES_ALL = (1 << AC_TYPES * AC_PLACES) - 1,
  AC_PLACES_FIRST = AC_PLACES_ALL / ((1 << AC_PLACES) - 1),  /* the first place of each type */

  /* The sets beyond the types. */
  AC_GROWTH_EMPTY = AC_TYPES,
  AC_GROWTH_SINGLE,
  AC_GROWTH_SEVERAL,
  AC_GROWTH_SETS,
  AC_GROWTH_FIRST = ((1 << AC_GROWTH_SETS * AC_PLACES) - 1) / ((1 << AC_PLACES) - 1),  /* the first field in all sets */
};

/* Where the growth of a state has the bosses: behind the seats. */
enum { AC_BOSSES_GROWTH = AC_SEATS };

_Static_assert ((int) AC_FIELDS == (int) AC_PLACES && (int) AC_BOSSES == (int) AC_PLACES, "fields and bosses have a bit each");

/* What the first field brings to the growth, by its number of cards and its type. */
extern const AcGrowth ac_growths[AC_COUNTS][AC_TYPES + 1];

static inline unsigned int
ac_places_of (AcPlaces places,
              int      type)
{
  return places >> (AC_PLACES * type) & ((1 << AC_PLACES) - 1);
}

static inline AcGrowth
ac_find_growth (const AcField *fields)
{
  AcGrowth growth = 0;

  for (int i = 0; i < AC_FIELDS; i++)
    growth |= ac_growths[fields[i].count][fields[i].type] << i;

  return growth;
}

/* The fields without cards among the first @count, as a bit set. */
static inline unsigned int
ac_growth_empty (AcGrowth growth,
                 int      count)
{
  return growth >> (AC_PLACES * AC_GROWTH_EMPTY) & ((1u << count) - 1);
}

/* The types that grow, as their first places. */
static inline AcPlaces
ac_growth_types (AcGrowth growth)
{
  return (growth | growth >> 1 | growth >> 2) & AC_PLACES_FIRST;
}

/* The field with the type, or, where it grows on none, the empty ones of the first @count. */
static inline AcPlaces
ac_growth_places (AcGrowth growth,
                  int      count)
{
  return (growth & AC_PLACES_ALL) | ac_growth_empty (growth, count) * (AC_PLACES_FIRST ^ ac_growth_types (growth));
}

/* Fields, as a bit set, that may be harvested in a turn: a single card only beside another one or an empty field (AC-R4). */
static inline unsigned int
ac_growth_ripe (AcGrowth growth,
                int      count)
{
  unsigned int single = growth >> (AC_PLACES * AC_GROWTH_SINGLE) & ((1 << AC_PLACES) - 1);
  unsigned int excuse = ac_growth_empty (growth, count) | (single & (single - 1));

  return growth >> (AC_PLACES * AC_GROWTH_SEVERAL) | (excuse != 0 ? single : 0);
}

/* Notes that @field is what there is at @index now. */
static inline void
ac_growth_note (AcGrowth *growth,
                int       index,
                AcField   field)
{
  *growth = (*growth & ~((AcGrowth) AC_GROWTH_FIRST << index)) | ac_growths[field.count][field.type] << index;
}

static inline AcPlaces
ac_find_places (const AcField *fields,
                int            count)
{
  return ac_growth_places (ac_find_growth (fields), count);
}

static inline unsigned int
ac_ripe_fields (const AcState *state,
                int            seat)
{
  return ac_growth_ripe (state->growth[seat], state->owned[seat]);
}

static inline bool
ac_can_buy (const AcRuleset *ruleset,
            const AcState   *state,
            int              seat)
{
  return (ruleset->base.seats > 1) & (state->owned[seat] < AC_FIELDS) & (state->sizes[AC_PILE_COINS + seat] >= AC_FIELD_PRICE);
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

/* ac_has_dues(), where it is quick. */
static inline bool
ac_owes (const AcState *state,
         int            seat)
{
  return (ac_growth_types (state->growth[seat]) & ac_growth_types (state->growth[AC_BOSSES_GROWTH])) != 0;
}

/* Whether a boss without cards waits for one that @seat has in hand. */
bool    ac_boss_waits      (const AcRuleset *ruleset,
                            const AcState   *state,
                            int              seat);
