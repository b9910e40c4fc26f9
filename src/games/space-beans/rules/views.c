/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat of Space Beans knows, and what could be true, each truth as likely as it is. */
#include "views.h"

#include <string.h>

/*
 * What a seat knows, and what could be true. A secret collection binds its cards together: they are of one family. How likely
 * each family is follows from counting the ways in which the unseen cards can be dealt, for all secret collections at once: a
 * family with many unseen cards has room for several, one with few for none.
 */

enum { MAX_SETS = 1 << SB_MAX_SEATS };

/* A number of ways to deal: six collections need up to 78 bits. */
typedef struct
{
  uint64_t high;
  uint64_t low;
} Ways;

/* What is to be dealt. */
typedef struct
{
  SbCards unseen;
  int     seats[SB_MAX_SEATS];    /* with a hidden secret collection */
  int     sizes[SB_MAX_SEATS];    /* of that */
  int     count;                  /* of those */
  int     left[SB_FAMILIES];      /* unseen cards of each family */
} Deal;

/* For the families from one on: in how many ways they hold the collections of a set (bit i: collection i of the deal). */
typedef struct
{
  Ways     ways[SB_FAMILIES + 1][MAX_SETS];
  uint32_t inside[SB_FAMILIES][MAX_SETS];     /* ways in which one family holds all of the set */
} WayTable;

/*
 * Views
 */

SbCards
sb_unseen (const SbRuleset *ruleset,
           const SbState   *view)
{
  SbCards unseen = sb_cards_deck ();

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      const SbSeat *seat = &view->seats[i];

      unseen = sb_cards_without (unseen, seat->hand);
      unseen = sb_cards_without (unseen, seat->visible);
      unseen = sb_cards_without (unseen, seat->secret);
      unseen = sb_cards_without (unseen, seat->points);
    }
  for (int i = 0; i < view->discard_count; i++)
    sb_cards_remove (&unseen, view->discard[i]);
  for (int i = 0; i < view->draw_count && view->draw[i] != SB_UNKNOWN; i++)
    sb_cards_remove (&unseen, view->draw[i]);

  return unseen;
}

static void
conceal_hand (SbSeat *seat,
              bool    remembers)
{
  SbCards remembered = remembers ? seat->known : (SbCards){ 0 };

  seat->hand_hidden += (uint8_t) (sb_cards_count (seat->hand) - sb_cards_count (remembered));
  seat->known_hidden += (uint8_t) (sb_cards_count (seat->known) - sb_cards_count (remembered));
  seat->hand = remembered;
  seat->known = remembered;
}

void
sb_conceal (const TableeRuleset *base,
            void                *data,
            int                  viewer)
{
  SbState *state = data;

  tablee_random_conceal (&state->chance);
  memset (state->draw, SB_UNKNOWN, state->draw_count);
  for (int i = 0; i < base->seats; i++)
    {
      SbSeat *seat = &state->seats[i];

      if (i == viewer)
        continue;
      conceal_hand (seat, viewer == sb_left (base, i));
      if (state->phase == SB_PHASE_OVER)
        continue;
      seat->secret_hidden += (uint8_t) sb_cards_count (seat->secret);
      seat->secret = (SbCards){ 0 };
    }
}

/*
 * Counting ways
 */

static void
ways_add (Ways     *sum,
          Ways      ways,
          uint32_t  times)
{
  uint64_t lower = (ways.low & UINT32_MAX) * times;
  uint64_t upper = (ways.low >> 32) * times + (lower >> 32);
  uint64_t low = sum->low + (upper << 32 | (lower & UINT32_MAX));

  sum->high += ways.high * times + (upper >> 32) + (low < sum->low);
  sum->low = low;
}

static bool
ways_less (Ways a,
           Ways b)
{
  return a.high != b.high ? a.high < b.high : a.low < b.low;
}

static Ways
ways_minus (Ways a,
            Ways b)
{
  return (Ways){ a.high - b.high - (a.low < b.low), a.low - b.low };
}

static Ways
ways_twice (Ways ways)
{
  return (Ways){ ways.high << 1 | ways.low >> 63, ways.low << 1 };
}

/* What is left of @ways after taking away @below, which is not 0, as often as possible. */
static Ways
ways_modulo (Ways ways,
             Ways below)
{
  while (!ways_less (ways, below))
    {
      Ways most = below;

      for (Ways twice = ways_twice (most); !ways_less (ways, twice); twice = ways_twice (twice))
        most = twice;
      ways = ways_minus (ways, most);
    }

  return ways;
}

/* All bits up to the highest one that is set. */
static uint64_t
bits_up_to (uint64_t number)
{
  for (int shift = 1; shift < 64; shift *= 2)
    number |= number >> shift;

  return number;
}

/* A number from 0 to @below - 1, each equally likely. */
static Ways
ways_below (TableeRandom *random,
            Ways          below)
{
  Ways mask = { bits_up_to (below.high), below.high > 0 ? UINT64_MAX : bits_up_to (below.low) };
  Ways number;

  do
    {
      number.high = mask.high > 0 ? tablee_random_next (random) & mask.high : 0;
      number.low = tablee_random_next (random) & mask.low;
    }
  while (!ways_less (number, below));

  return number;
}

/* Pascal's triangle: ways to choose so many (second) of so many cards of a family (first). */
static const uint16_t choices[SB_PER_FAMILY + 1][SB_PER_FAMILY + 1] = {
  { 1 },
  { 1, 1 },
  { 1, 2, 1 },
  { 1, 3, 3, 1 },
  { 1, 4, 6, 4, 1 },
  { 1, 5, 10, 10, 5, 1 },
  { 1, 6, 15, 20, 15, 6, 1 },
  { 1, 7, 21, 35, 35, 21, 7, 1 },
  { 1, 8, 28, 56, 70, 56, 28, 8, 1 },
  { 1, 9, 36, 84, 126, 126, 84, 36, 9, 1 },
  { 1, 10, 45, 120, 210, 252, 210, 120, 45, 10, 1 },
  { 1, 11, 55, 165, 330, 462, 462, 330, 165, 55, 11, 1 },
  { 1, 12, 66, 220, 495, 792, 924, 792, 495, 220, 66, 12, 1 },
  { 1, 13, 78, 286, 715, 1287, 1716, 1716, 1287, 715, 286, 78, 13, 1 },
  { 1, 14, 91, 364, 1001, 2002, 3003, 3432, 3003, 2002, 1001, 364, 91, 14, 1 },
  { 1, 15, 105, 455, 1365, 3003, 5005, 6435, 6435, 5005, 3003, 1365, 455, 105, 15, 1 },
};

/* In how many ways @left cards of one family hold all the collections of each set. */
static void
count_inside (const Deal *deal,
              int         left,
              uint32_t    inside[MAX_SETS])
{
  int taken[MAX_SETS];

  taken[0] = 0;
  inside[0] = 1;
  for (int set = 1; set < 1 << deal->count; set++)
    {
      int one = __builtin_ctz ((unsigned) set);
      int others = set & (set - 1);

      taken[set] = taken[others] + deal->sizes[one];
      inside[set] = taken[set] <= left ? inside[others] * choices[left - taken[others]][deal->sizes[one]] : 0;
    }
}

static void
count_ways (const Deal *deal,
            WayTable   *table)
{
  int sets = 1 << deal->count;

  memset (table->ways[SB_FAMILIES], 0, (size_t) sets * sizeof (Ways));
  table->ways[SB_FAMILIES][0].low = 1;
  for (int family = SB_FAMILIES - 1; family >= 0; family--)
    {
      const Ways *further = table->ways[family + 1];

      count_inside (deal, deal->left[family], table->inside[family]);
      /* Before the first family none has been dealt. */
      for (int set = family > 0 ? 0 : sets - 1; set < sets; set++)
        {
          Ways sum = further[set];

          for (int here = set; here > 0; here = (here - 1) & set)
            if (table->inside[family][here] > 0)
              ways_add (&sum, further[set & ~here], table->inside[family][here]);
          table->ways[family][set] = sum;
        }
    }
}

/* Chooses the family of each hidden collection, by the ways that there are to deal. */
static void
choose_families (const Deal   *deal,
                 TableeRandom *random,
                 int           families[SB_MAX_SEATS])
{
  WayTable table;
  int set = (1 << deal->count) - 1;
  Ways chosen;

  count_ways (deal, &table);
  chosen = ways_below (random, table.ways[0][set]);
  for (int family = 0; family < SB_FAMILIES && set != 0; family++)
    {
      int here = set;

      /* Each way of the families before goes with all ways from here on. */
      chosen = ways_modulo (chosen, table.ways[family][set]);
      for (;; here = (here - 1) & set)
        {
          Ways these = { 0 };

          ways_add (&these, table.ways[family + 1][set & ~here], table.inside[family][here]);
          if (ways_less (chosen, these))
            break;
          chosen = ways_minus (chosen, these);
        }

      for (int i = 0; i < deal->count; i++)
        if (here >> i & 1)
          families[i] = family;
      set &= ~here;
    }
}

/*
 * Dealing
 */

static Deal
look_at_view (const SbRuleset *ruleset,
              const SbState   *view)
{
  Deal deal = { .unseen = sb_unseen (ruleset, view) };

  for (int family = 0; family < SB_FAMILIES; family++)
    deal.left[family] = sb_cards_count (sb_cards_of_family (deal.unseen, family));
  for (int i = 0; i < ruleset->base.seats; i++)
    if (view->seats[i].secret_hidden > 0)
      {
        deal.seats[deal.count] = i;
        deal.sizes[deal.count++] = view->seats[i].secret_hidden;
      }

  return deal;
}

/* Each copy in one byte; returns how many. */
static int
list_all (SbCards cards,
          SbCard  list[SB_CARDS])
{
  int count = 0;

  while (!sb_cards_empty (cards))
    list[count++] = sb_cards_take_first (&cards);

  return count;
}

/* Takes @count of the unseen cards of @family, each as likely. */
static SbCards
take_some (Deal         *deal,
           int           family,
           int           count,
           TableeRandom *random)
{
  SbCard list[SB_CARDS];
  int there = list_all (sb_cards_of_family (deal->unseen, family), list);
  SbCards taken = { 0 };

  while (count-- > 0)
    {
      int chosen = (int) tablee_random_below (random, (uint32_t) there);

      sb_cards_add (&taken, list[chosen]);
      sb_cards_remove (&deal->unseen, list[chosen]);
      list[chosen] = list[--there];
    }

  return taken;
}

static void
deal_secrets (Deal         *deal,
              SbState      *view,
              TableeRandom *random)
{
  int families[SB_MAX_SEATS] = { 0 };

  if (deal->count == 0)
    return;

  choose_families (deal, random, families);
  for (int i = 0; i < deal->count; i++)
    {
      SbSeat *seat = &view->seats[deal->seats[i]];

      seat->secret = take_some (deal, families[i], deal->sizes[i], random);
      seat->secret_hidden = 0;
    }
}

/* What lies in no secret collection is free of them: any order is as likely. */
static void
deal_rest (const SbRuleset *ruleset,
           const Deal      *deal,
           SbState         *view,
           TableeRandom    *random)
{
  SbCard list[SB_CARDS];
  int count = list_all (deal->unseen, list);

  tablee_random_shuffle (random, list, (size_t) count);
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      SbSeat *seat = &view->seats[i];

      for (; seat->hand_hidden > 0; seat->hand_hidden--)
        {
          sb_cards_add (&seat->hand, list[--count]);
          if (seat->known_hidden == 0)
            continue;
          sb_cards_add (&seat->known, list[count]);
          seat->known_hidden--;
        }
    }
  for (int i = 0; i < view->draw_count; i++)
    if (view->draw[i] == SB_UNKNOWN)
      view->draw[i] = list[--count];
}

/* Whether the current seat has two collections and, as the phase shows, kept both: then its hand holds a card of one of them. */
static bool
must_fit (const SbState *state)
{
  return state->phase == SB_PHASE_PLAY && !sb_secret_empty (&state->seats[state->current]);
}

void
sb_resample (const TableeRuleset *base,
             void                *data,
             int                  seat,
             TableeRandom        *random)
{
  const SbRuleset *ruleset = (const SbRuleset *) base;
  SbState *state = data;
  const SbState view = *state;
  const Deal deal = look_at_view (ruleset, &view);

  /* Deals that do not fit are dealt anew, which leaves those that fit as likely as each other. */
  do
    {
      Deal rest = deal;

      memcpy (state, &view, sizeof view);
      deal_secrets (&rest, state, random);
      deal_rest (ruleset, &rest, state, random);
    }
  while (must_fit (state) && sb_must_close (state));

  tablee_random_seed (&state->chance, tablee_random_next (random));
}

/*
 * Whether there is a way at all
 */

static bool
has_way (const Deal *deal)
{
  WayTable table;
  Ways all;

  for (int family = 0; family < SB_FAMILIES; family++)
    if (deal->left[family] < 0)
      return false;
  count_ways (deal, &table);
  all = table.ways[0][(1 << deal->count) - 1];

  return (all.high | all.low) != 0;
}

/* Whether a way is left when a card of @family goes to the hand of the current seat. */
static bool
has_way_with_card (Deal deal,
                   int  family)
{
  deal.left[family]--;

  return has_way (&deal);
}

/* Whether a way is left in which the hand of the current seat holds a card of its visible family or of @family, that of its
 * secret collection. */
static bool
has_way_to_fit (const Deal   *deal,
                const SbSeat *seat,
                int           family)
{
  int visible = sb_family (seat->visible);

  if ((seat->hand.once & (sb_family_bits (visible) | sb_family_bits (family))) != 0)
    return has_way (deal);

  return seat->hand_hidden > 0 && (has_way_with_card (*deal, visible) || has_way_with_card (*deal, family));
}

/* The same when the secret collection of the current seat is not known. */
static bool
has_way_to_fit_any (const Deal    *deal,
                    const SbState *view)
{
  for (int i = 0; i < deal->count; i++)
    if (deal->seats[i] == view->current)
      for (int family = 0; family < SB_FAMILIES; family++)
        {
          Deal rest = *deal;

          rest.left[family] -= rest.sizes[i];
          rest.count--;
          rest.sizes[i] = rest.sizes[rest.count];
          if (has_way_to_fit (&rest, &view->seats[view->current], family))
            return true;
        }

  return false;
}

static int
count_hidden (const SbRuleset *ruleset,
              const SbState   *view)
{
  int hidden = 0;

  for (int i = 0; i < ruleset->base.seats; i++)
    hidden += view->seats[i].hand_hidden + view->seats[i].secret_hidden;
  for (int i = 0; i < view->draw_count; i++)
    hidden += view->draw[i] == SB_UNKNOWN;

  return hidden;
}

bool
sb_view_fits (const SbRuleset *ruleset,
              const SbState   *view)
{
  const Deal deal = look_at_view (ruleset, view);
  const SbSeat *seat = &view->seats[view->current];

  if (count_hidden (ruleset, view) > sb_cards_count (deal.unseen) || !has_way (&deal))
    return false;
  if (!must_fit (view))
    return true;
  if (seat->secret_hidden == 0)
    return has_way_to_fit (&deal, seat, sb_family (seat->secret));

  return has_way_to_fit_any (&deal, view);
}
