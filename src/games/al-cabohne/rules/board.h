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

/* The first bytes of a word: none to all of them. */
static const uint64_t ac_first_bytes[AC_WORD + 1] = {
  0, 0xff, 0xffff, 0xffffff, 0xffffffff, 0xffffffffff, 0xffffffffffff, 0xffffffffffffff, UINT64_MAX,
};

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

/* The same of @count cards of one type: no more than a word has bytes. */
static inline void
ac_pile_insert_few (AcState *state,
                    AcPile   pile,
                    AcCard   card,
                    int      count)
{
  ac_store_word (state->cards[pile] + state->sizes[pile], card * AC_EACH_BYTE & ac_first_bytes[count]);
  state->sizes[pile] = (uint8_t) (state->sizes[pile] + count);
}

/* The same of as many as a field may have: hardly ever more than few. */
static inline void
ac_pile_insert_all (AcState *state,
                    AcPile   pile,
                    AcCard   card,
                    int      count)
{
  for (; __builtin_expect (count > AC_WORD, 0); count -= AC_WORD)
    ac_pile_insert_few (state, pile, card, AC_WORD);
  ac_pile_insert_few (state, pile, card, count);
}

/* Takes the last card of @pile, which has one. */
static inline AcCard
ac_pile_pop (AcState *state,
             AcPile   pile)
{
  int last = --state->sizes[pile];
  AcCard card = state->cards[pile][last];

  state->cards[pile][last] = 0;

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
      uint64_t before = ac_first_bytes[index];

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
 * Places
 */

enum
{
  AC_PLACES = 3,  /* for a type */
  AC_PLACES_OF_ONE = (1 << AC_PLACES) - 1,
  AC_PLACES_ALL = (1 << AC_TYPES * AC_PLACES) - 1,
  AC_PLACES_FIRST = AC_PLACES_ALL / AC_PLACES_OF_ONE,  /* the first place of each type */
};

_Static_assert ((int) AC_FIELDS == (int) AC_PLACES && (int) AC_BOSSES == (int) AC_PLACES, "fields and bosses have a bit each");

/* All places of @type. */
static inline AcPlaces
ac_type_places (int type)
{
  return (AcPlaces) AC_PLACES_OF_ONE << AC_PLACES * type;
}

/* As a bit set of fields. Hidden cards may go nowhere. */
static inline unsigned int
ac_places_of (AcPlaces places,
              int      type)
{
  return places >> AC_PLACES * type & AC_PLACES_OF_ONE;
}

/*
 * Open cards
 */

static inline bool
ac_has_open (const AcState *state)
{
  return state->lying != 0;
}

static inline void
ac_open_add (AcState *state,
             int      type)
{
  state->open[type]++;
  state->lying |= ac_type_places (type);
}

static inline void
ac_open_take (AcState *state,
              int      type)
{
  uint32_t left = --state->open[type];
  /* All places of one type where none is left, so made that it is no branch. */
  AcPlaces gone = (left - 1) >> (32 - AC_PLACES);

  state->lying ^= gone << AC_PLACES * type;
}

/*
 * Grounds
 */

/* The sets of a ground's counts: their first fields. */
enum
{
  AC_COUNT_SET = (1 << AC_FIELDS) - 1,
  AC_COUNT_NONE = 1,
  AC_COUNT_ONE = AC_COUNT_NONE << AC_FIELDS,
  AC_COUNT_SEVERAL = AC_COUNT_ONE << AC_FIELDS,
  AC_COUNT_FOR_SALE = AC_COUNT_SEVERAL << AC_FIELDS,  /* no set: the third field may be bought, at once */
};

/* Where the grounds of a state have the bosses: behind the seats. */
enum { AC_BOSSES_GROUND = AC_SEATS };

/* The fields without cards, as a bit set. */
static inline unsigned int
ac_ground_empty (const AcGround *ground)
{
  return ground->counts / AC_COUNT_NONE & AC_COUNT_SET;
}

/* Whether cards of @type would begin a field of their own. */
static inline bool
ac_ground_strange (const AcGround *ground,
                   int             type)
{
  return ground->strange >> AC_PLACES * type & 1;
}

/* The fields, by a ground's counts, that may be harvested in a turn: a single card only beside another one or an empty field
 * (AC-R4). */
static inline unsigned int
ac_ripe_fields (uint32_t counts)
{
  unsigned int empty = counts / AC_COUNT_NONE & AC_COUNT_SET;
  unsigned int single = counts / AC_COUNT_ONE & AC_COUNT_SET;
  unsigned int several = counts / AC_COUNT_SEVERAL & AC_COUNT_SET;

  return several | ((empty | (single & (single - 1))) != 0 ? single : 0);
}

/* Notes that cards of @type go to the field at @index and to no other one. */
static inline void
ac_ground_settle (AcGround *ground,
                  int       index,
                  int       type)
{
  AcPlaces of_field = (AcPlaces) AC_PLACES_FIRST << index;
  AcPlaces of_type = ac_type_places (type);

  ground->places = (ground->places & ~(of_field | of_type)) | (of_field & of_type);
  ground->strange &= ~of_type;
}

/* Notes one more card of @type for the boss at @index, who may have been without. */
static inline void
ac_bosses_grow (AcGround *bosses,
                int       index,
                int       type)
{
  ac_ground_settle (bosses, index, type);
  bosses->counts &= ~((uint32_t) AC_COUNT_NONE << index);
}

/* Notes one more card of @type on the field at @index, which may have been empty. */
static inline void
ac_ground_grow (AcGround *ground,
                int       index,
                int       type)
{
  uint32_t counted = ground->counts & (uint32_t) (AC_COUNT_NONE | AC_COUNT_ONE) << index;

  ac_ground_settle (ground, index, type);
  ground->counts = (ground->counts ^ counted) | counted << AC_FIELDS;
}

/* Notes that nothing is left of @type on the field at @index, where it grew. */
static inline void
ac_ground_clear (AcGround *ground,
                 int       index,
                 int       type)
{
  AcPlaces of_type = ac_type_places (type);
  uint32_t counted = (uint32_t) (AC_COUNT_ONE | AC_COUNT_SEVERAL) << index;

  ground->counts = (ground->counts & ~counted) | (uint32_t) AC_COUNT_NONE << index;
  ground->places = (ground->places & ~of_type) | ground->strange << index | ac_ground_empty (ground) << AC_PLACES * type;
  ground->strange |= of_type & AC_PLACES_FIRST;
}

/* Notes whether @seat may buy its third field: with one player there are three from the beginning. */
static inline void
ac_note_sale (AcState *state,
              int      seat)
{
  AcGround *ground = &state->grounds[seat];
  bool for_sale = (state->owned[seat] == AC_FIELDS - 1) & (state->sizes[AC_PILE_COINS + seat] >= AC_FIELD_PRICE);

  ground->counts = (ground->counts & (AC_COUNT_FOR_SALE - 1)) | (uint32_t) for_sale * AC_COUNT_FOR_SALE;
}

/* Notes anew what the fields of @seat hold. */
void     ac_note_fields     (AcState         *state,
                             int              seat);

/*
 * Gifts: the bosses that each of the first hand cards of who decides fits, three bits for a card; then whether a boss without
 * cards waits for any that the hand has; then whether it has more cards than these.
 */
enum
{
  AC_GIFTS_WAIT = 1 << AC_GIFTS * AC_PLACES,
  AC_GIFTS_MORE = AC_GIFTS_WAIT << 1,
};

/* Notes them anew, after a change of the hand or of the bosses while cultivating. */
void     ac_note_gifts      (AcState         *state);

/*
 * What may be done
 */

/* ac_has_dues(), where it is quick. */
static inline bool
ac_owes (const AcState *state,
         int            seat)
{
  return (state->grounds[seat].strange | state->grounds[AC_BOSSES_GROUND].strange) != AC_PLACES_FIRST;
}
