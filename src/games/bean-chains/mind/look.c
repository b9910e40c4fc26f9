/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can still be expected of a position, from what one seat knows. */
#include "look.h"

#include <math.h>

/* How a sensible player thinks; measured in matches. */
static const double cards_a_turn = 3.2;      /* that a seat can be expected to find a place for */
static const double patience = 5;            /* turns that one waits for a card */
static const double late_sale = 0.4;         /* chance to still sell a chain in the last turn */

static void
count_to_come (const ChState *view,
               int            seat,
               int            cards[CH_BEANS])
{
  const ChSeat *own = &view->seats[seat];

  for (int bean = 0; bean < CH_BEANS; bean++)
    cards[bean] = ch_copies (bean) - view->trade[bean] - view->removed[bean] - view->seats[0].chains[bean] -
                  view->seats[1].chains[bean];
  for (int i = 0; i < view->discard_count; i++)
    cards[view->discard[i]]--;
  for (int i = 0; i < own->hand_count; i++)
    if (own->hand[i] < CH_NO_BEAN)
      cards[own->hand[i]]--;
}

void
ch_look (ChOutlook       *self,
         const ChRuleset *ruleset,
         const ChState   *view,
         int              seat)
{
  const ChSeat *own = &view->seats[seat];
  int turns = ch_turns_left (view, seat);
  double time = fmin (turns - 0.5, patience);
  int cards[CH_BEANS];
  int total = 0;

  count_to_come (view, seat, cards);
  for (int bean = 0; bean < CH_BEANS; bean++)
    total += cards[bean];

  *self = (ChOutlook){ .ruleset = ruleset, .view = view, .seat = seat };
  self->sold = ruleset->final_sale || turns > 1 ? 1 : turns == 1 ? late_sale : 0;
  for (int bean = 0; bean < CH_BEANS; bean++)
    {
      self->expected[bean] = total > 0 && time > 0 ? cards_a_turn * time * cards[bean] / total : 0;
      for (int i = 0; i < own->hand_count && i < 2 * turns; i++)
        self->expected[bean] += own->hand[i] == bean;
    }
}
