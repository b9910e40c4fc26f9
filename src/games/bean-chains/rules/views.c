/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat of Bean chains knows, and what could be true. */
#include "rules-private.h"

#include <string.h>

/* The card that needs room has been played openly: it is the front card of the hand, if it came from there. */
static bool
shows_front (const ChState *state,
             int            seat)
{
  return state->phase == CH_PHASE_SELL && state->from != CH_PHASE_TRADE && state->current == seat;
}

void
ch_conceal (const TableeRuleset *base,
            void                *data,
            int                  viewer)
{
  ChState *state = data;

  tablee_random_conceal (&state->chance);
  memset (state->deck, CH_NO_BEAN, state->deck_count);
  for (int i = 0; i < CH_SEATS; i++)
    {
      ChSeat *seat = &state->seats[i];
      int shown = shows_front (state, i);

      if (i != viewer)
        memset (seat->hand + shown, CH_NO_BEAN, (size_t) (seat->hand_count - shown));
    }
}

/* Counts the cards that are known down from what there is: deck, hands, piles, area and chains. */
static void
count_unseen (const ChState *view,
              int            unseen[CH_BEANS + 1])
{
  for (int bean = 0; bean < CH_BEANS; bean++)
    unseen[bean] = ch_copies (bean) - view->trade[bean] - view->removed[bean];
  unseen[CH_NO_BEAN] = 0;

  for (int i = 0; i < view->deck_count; i++)
    unseen[view->deck[i]]--;
  for (int i = 0; i < view->discard_count; i++)
    unseen[view->discard[i]]--;
  for (int i = 0; i < CH_SEATS; i++)
    {
      const ChSeat *seat = &view->seats[i];

      for (int bean = 0; bean < CH_BEANS; bean++)
        unseen[bean] -= seat->chains[bean];
      for (int j = 0; j < seat->hand_count; j++)
        unseen[seat->hand[j]]--;
    }
}

/* All unseen cards into @cards, in the order of the beans. Returns how many. */
static int
list_unseen (const ChState *view,
             uint8_t        cards[CH_CARDS])
{
  int unseen[CH_BEANS + 1];
  int count = 0;

  count_unseen (view, unseen);
  for (int bean = 0; bean < CH_BEANS; bean++)
    {
      memset (cards + count, bean, (size_t) unseen[bean]);
      count += unseen[bean];
    }

  return count;
}

static const uint8_t *
fill_in (uint8_t       *cards,
         int            count,
         const uint8_t *next)
{
  for (int i = 0; i < count; i++)
    if (cards[i] == CH_NO_BEAN)
      cards[i] = *next++;

  return next;
}

/* Cards are seen or not, one by one: to deal the unseen ones at random is exact. */
void
ch_resample (const TableeRuleset *base,
             void                *data,
             int                  seat,
             TableeRandom        *random)
{
  ChState *state = data;
  uint8_t cards[CH_CARDS];
  const uint8_t *next = cards;

  tablee_random_shuffle (random, cards, (size_t) list_unseen (state, cards));
  for (int i = 0; i < CH_SEATS; i++)
    next = fill_in (state->seats[i].hand, state->seats[i].hand_count, next);
  fill_in (state->deck, state->deck_count, next);
  tablee_random_seed (&state->chance, tablee_random_next (random));
}

int
ch_count_unseen (const ChState *view,
                 int            bean)
{
  int unseen[CH_BEANS + 1];

  count_unseen (view, unseen);

  return unseen[bean];
}

void
ch_fill_deck (ChState *state)
{
  /* Ends first, so that its own cards are not counted. */
  memset (state->deck, 0, sizeof state->deck);
  state->deck_count = 0;
  state->deck_count = (uint8_t) list_unseen (state, state->deck);
  tablee_random_shuffle (&state->chance, state->deck, state->deck_count);
}
