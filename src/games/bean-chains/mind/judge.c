/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How positions look. */
#include "judge.h"

#include <math.h>

#include "gains.h"

/* How who is better off wins more often: logistic regression of who won, on the beginnings of turns in games of sensible players.
 * Coins count the more the fewer turns are to come. */
static const double coin = 2.03;
static const double chain_now = 0.61;
static const double chain_hope = 1.61;
static const double first_card = 1.08;
static const double hand_card = 0.46;
static const double taken_place = 0.28;
static const double fitting_hand = 0.19;
static const double fitting_leftover = 0.29;

/* What the hand brings, the later its cards are played the less; the first one at all costs. */
static double
hand_worth (const ChOutlook *self,
            double           sale)
{
  const ChSeat *seat = &self->view->seats[self->seat];
  double value = 0;

  if (seat->hand_count > 0)
    value += first_card * ch_outlook_card (self, seat->hand[0], true, sale);
  for (int i = 0; i < seat->hand_count && i < 8; i++)
    value += hand_card * (i < 4 ? 1 - 0.2 * i : 0.2) * ch_outlook_card (self, seat->hand[i], true, 0);

  return value;
}

/* Cards that fit a chain: the next two of the hand, and what lies there for the seat to move. */
static double
fitting_cards (const ChState *view,
               int            index)
{
  const ChSeat *seat = &view->seats[index];
  double value = 0;

  for (int i = 0; i < seat->hand_count && i < 2; i++)
    value += seat->chains[seat->hand[i]] > 0 ? fitting_hand : 0;
  if (index == view->current)
    for (unsigned types = view->trade_types & seat->types; types != 0; types &= types - 1)
      value += fitting_leftover * view->trade[__builtin_ctz (types)];

  return value;
}

double
ch_judge (const ChOutlook *outlook)
{
  const ChState *view = outlook->view;
  const ChSeat *seat = &view->seats[outlook->seat];
  int turns = ch_turns_left (view, 0) + ch_turns_left (view, 1);
  double coins = coin * seat->coins + hand_worth (outlook, ch_outlook_best_sale (outlook));

  for (unsigned types = seat->types; types != 0; types &= types - 1)
    {
      int bean = __builtin_ctz (types);

      coins += chain_now * ch_worth (bean, seat->chains[bean]) +
               chain_hope * ch_outlook_chain (outlook, bean, seat->chains[bean]);
    }

  return coins / sqrt (turns + 1) - taken_place * ch_count_chains (view, outlook->seat) + fitting_cards (view, outlook->seat);
}
