/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/*
 * Cards of Space Beans, and sets of them: hands, collections and point piles. Both copies of a card are alike, so that a set says
 * of each of the 63 kinds whether it holds one or two.
 */

enum
{
  SB_FAMILIES = 7,
  SB_VALUES = 9,
  SB_KINDS = SB_FAMILIES * SB_VALUES,
  SB_PER_FAMILY = 15,
  SB_CARDS = SB_FAMILIES * SB_PER_FAMILY,
};

typedef enum
{
  SB_KLINGBOHNEN,
  SB_DARTH_BEANS,
  SB_BLUEBEANS,
  SB_BEANLIENS,
  SB_CENTAURIBOHNEN,
  SB_BOHRION,
  SB_MOONBOHNEN,
} SbFamily;

/* Their letters in writing, the same in all languages. */
#define SB_FAMILY_LETTERS "KDBLCOM"

/* A card in one byte, by family, then by value. */
typedef uint8_t SbCard;

/* In a view: a card that the viewer does not know. */
#define SB_UNKNOWN ((SbCard) 0xff)

static inline SbCard
sb_card (int family,
         int value)
{
  return (SbCard) (family * SB_VALUES + value - 1);
}

static inline int
sb_card_family (SbCard card)
{
  return card / SB_VALUES;
}

/* 1 to 9 */
static inline int
sb_card_value (SbCard card)
{
  return card % SB_VALUES + 1;
}

/* How many of @card there are in the whole deck. */
static inline int
sb_card_copies (SbCard card)
{
  return sb_card_value (card) <= 3 ? 1 : 2;
}

/* Bit i stands for the card i. What is in "twice" is in "once" too. */
typedef struct
{
  uint64_t once;
  uint64_t twice;
} SbCards;

/* The cards of one family, as bits of a set. */
static inline uint64_t
sb_family_bits (int family)
{
  return UINT64_C (0x1ff) << (family * SB_VALUES);
}

static inline int
sb_count_bits (uint64_t bits)
{
  /* Not the built-in one, which calls a library where the processor has no instruction for it. */
  bits -= bits >> 1 & UINT64_C (0x5555555555555555);
  bits = (bits & UINT64_C (0x3333333333333333)) + (bits >> 2 & UINT64_C (0x3333333333333333));
  bits = (bits + (bits >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f);

  return (int) (bits * UINT64_C (0x0101010101010101) >> 56);
}

static inline bool
sb_cards_empty (SbCards cards)
{
  return cards.once == 0;
}

static inline int
sb_cards_count (SbCards cards)
{
  return sb_count_bits (cards.once) + sb_count_bits (cards.twice);
}

/* How many of @card are in @cards: 0 to 2. */
static inline int
sb_cards_copies (SbCards cards,
                 SbCard  card)
{
  return (int) (cards.once >> card & 1) + (int) (cards.twice >> card & 1);
}

/* The first card of @cards, which are not empty: in the order of families, then of values. */
static inline SbCard
sb_cards_first (SbCards cards)
{
  return (SbCard) __builtin_ctzll (cards.once);
}

/* Adds one @card; there are not two yet. */
static inline void
sb_cards_add (SbCards *cards,
              SbCard   card)
{
  uint64_t bit = UINT64_C (1) << card;

  cards->twice |= cards->once & bit;
  cards->once |= bit;
}

/* Removes one @card, which is there. */
static inline void
sb_cards_remove (SbCards *cards,
                 SbCard   card)
{
  uint64_t bit = UINT64_C (1) << card;

  cards->once &= ~bit | cards->twice;
  cards->twice &= ~bit;
}

/* Removes the first card of @cards, which are not empty, and returns it: "while (!sb_cards_empty (cards))" walks through all. */
static inline SbCard
sb_cards_take_first (SbCards *cards)
{
  SbCard card = sb_cards_first (*cards);

  sb_cards_remove (cards, card);

  return card;
}

/* All cards of both; no kind has more than two together. */
static inline SbCards
sb_cards_join (SbCards a,
               SbCards b)
{
  return (SbCards){ a.once | b.once, a.twice | b.twice | (a.once & b.once) };
}

/* What is left of @cards without @others, of which @cards may lack some. */
static inline SbCards
sb_cards_without (SbCards cards,
                  SbCards others)
{
  uint64_t one_less = others.once & ~others.twice;

  return (SbCards){ cards.once & ~(others.twice | (one_less & ~cards.twice)), cards.twice & ~others.once };
}

/* Whether @cards has all of @others. */
static inline bool
sb_cards_contain (SbCards cards,
                  SbCards others)
{
  return ((others.once & ~cards.once) | (others.twice & ~cards.twice)) == 0;
}

/* The cards of @cards that are of @family. */
static inline SbCards
sb_cards_of_family (SbCards cards,
                    int     family)
{
  uint64_t bits = sb_family_bits (family);

  return (SbCards){ cards.once & bits, cards.twice & bits };
}

/* All 105. */
static inline SbCards
sb_cards_deck (void)
{
  /* In each family 4 to 9 twice. */
  return (SbCards){ UINT64_C (0x7fffffffffffffff), UINT64_C (0x7e3f1f8fc7e3f1f8) };
}
