/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "judgement.h"

#include <math.h>

/* How a sensible player thinks; measured in matches. */
static const double cards_a_turn = 3.2;      /* that a seat can be expected to find a place for */
static const double patience = 5;            /* turns that one waits for a card */
static const double late_sale = 0.4;         /* chance to still sell a chain in the last turn */
static const double place_price = 0.25;      /* what a free place for a chain is worth */
static const double leftover_weight = 1.2;   /* of what the other gets from a card that is left */
static const double throw_price = 0.05;      /* what a card that is thrown away might have been worth */
static const double urgency = 0.7;           /* of a card of the hand against the one before it */
static const double place_a_turn = 0.4;      /* what a third chain brings in a turn */

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
ch_outlook_init (ChOutlook       *self,
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

/* The number of cards to come is taken for geometric: each further one is as likely as the one before. */
static double
chain_value (int    bean,
             int    length,
             double expected)
{
  int worth = ch_worth (bean, length);
  double certainty = expected / (1 + expected);
  double value = worth;
  double chance = 1;

  for (int longer = length + 1; worth < CH_MAX_WORTH && chance > 0.05; longer++)
    {
      int gain = ch_worth (bean, longer) - worth;

      chance *= certainty;
      value += gain * chance;
      worth += gain;
    }

  return value;
}

double
ch_outlook_chain (const ChOutlook *self,
                  int              bean,
                  int              length)
{
  return length > 0 ? self->sold * chain_value (bean, length, self->expected[bean]) : 0;
}

double
ch_outlook_chains (const ChOutlook *self)
{
  const ChSeat *seat = &self->view->seats[self->seat];
  double value = 0;

  for (int bean = 0; bean < CH_BEANS; bean++)
    value += ch_outlook_chain (self, bean, seat->chains[bean]);

  return value;
}

/* What it brings to sell the chain of @bean now. */
static double
sale_gain (const ChOutlook *self,
           int              bean)
{
  int length = self->view->seats[self->seat].chains[bean];

  return ch_worth (bean, length) - ch_outlook_chain (self, bean, length);
}

/* What the best sale brings if room must be made. */
static double
best_sale_gain (const ChOutlook *self)
{
  double best = -CH_CARDS;

  for (unsigned types = self->view->seats[self->seat].types; types != 0; types &= types - 1)
    best = fmax (best, sale_gain (self, __builtin_ctz (types)));

  return best;
}

/* What a card of @bean brings that goes to the chains of the seat; a card of the hand is no longer one to come. */
static double
card_gain (const ChOutlook *self,
           int              bean,
           bool             from_hand,
           double           sale)
{
  int length = self->view->seats[self->seat].chains[bean];
  double expected = from_hand ? fmax (self->expected[bean] - 1, 0) : self->expected[bean];
  double gain = self->sold * chain_value (bean, length + 1, expected) - ch_outlook_chain (self, bean, length);

  switch (ch_place (self->ruleset, self->view, self->seat, bean))
    {
    case CH_PLACE_CHAIN:
      return gain;

    case CH_PLACE_ROOM:
      return gain - place_price;

    case CH_PLACE_SALE:
    default:
      return gain + sale;
    }
}

/* What the other seat gets from a card of @bean that is left to it: it sells nothing for that (CH-R5). */
static double
leftover_gain (const ChOutlook *other,
               int              bean)
{
  double gain;

  if (ch_place (other->ruleset, other->view, other->seat, bean) == CH_PLACE_SALE)
    return 0;

  gain = card_gain (other, bean, false, 0);

  return fmax (gain, 0);
}

/* Better than to keep the card, the more so the sooner it must be played. */
static double
throw_gain (double gain,
            int    place)
{
  double weight = 1;

  for (int i = 0; i < place; i++)
    weight *= urgency;

  return -gain * weight - throw_price;
}

/* What the other gets from a card that is left is lost to the one who leaves it. */
static double
trade_gain (const ChOutlook *own,
            const ChOutlook *other,
            int              bean,
            double           sale)
{
  double gain = card_gain (own, bean, false, sale);

  return own->view->phase == CH_PHASE_TRADE ? gain + leftover_weight * leftover_gain (other, bean) : gain;
}

/* What the hand brings, the later its cards are played the less; the first one at all costs. */
static double
hand_worth (const ChOutlook *self,
            double           sale)
{
  const ChSeat *seat = &self->view->seats[self->seat];
  double value = 0;

  if (seat->hand_count > 0)
    value += first_card * card_gain (self, seat->hand[0], true, sale);
  for (int i = 0; i < seat->hand_count && i < 8; i++)
    value += hand_card * (i < 4 ? 1 - 0.2 * i : 0.2) * card_gain (self, seat->hand[i], true, 0);

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
ch_outlook_standing (const ChOutlook *self)
{
  const ChState *view = self->view;
  const ChSeat *seat = &view->seats[self->seat];
  int turns = ch_turns_left (view, 0) + ch_turns_left (view, 1);
  double coins = coin * seat->coins + hand_worth (self, best_sale_gain (self));

  for (unsigned types = seat->types; types != 0; types &= types - 1)
    {
      int bean = __builtin_ctz (types);

      coins += chain_now * ch_worth (bean, seat->chains[bean]) +
               chain_hope * ch_outlook_chain (self, bean, seat->chains[bean]);
    }

  return coins / sqrt (turns + 1) - taken_place * ch_count_chains (view, self->seat) + fitting_cards (view, self->seat);
}

void
ch_judge (const ChRuleset    *ruleset,
          const ChState      *view,
          const TableeAction *actions,
          size_t              count,
          double             *values)
{
  const ChSeat *seat = &view->seats[view->current];
  ChOutlook own;
  ChOutlook other;
  double sale;

  ch_outlook_init (&own, ruleset, view, view->current);
  if (view->phase == CH_PHASE_TRADE)
    ch_outlook_init (&other, ruleset, view, !view->current);
  sale = best_sale_gain (&own);

  for (size_t i = 0; i < count; i++)
    {
      int number = ch_action_number (actions[i]);

      values[i] = 0;
      switch (ch_action_kind (actions[i]))
        {
        case CH_ACTION_CHAIN:
          values[i] = trade_gain (&own, &other, number, sale);
          break;

        case CH_ACTION_DISCARD:
          values[i] = -fmax (card_gain (&own, number, false, sale), 0);
          break;

        case CH_ACTION_PLAY:
          values[i] = card_gain (&own, seat->hand[0], true, sale);
          break;

        case CH_ACTION_SELL:
          values[i] = sale_gain (&own, number);
          break;

        case CH_ACTION_THROW:
          values[i] = throw_gain (card_gain (&own, seat->hand[number], true, sale), number);
          break;

        case CH_ACTION_BUY_CHAIN:
          values[i] = place_a_turn * ch_turns_left (view, view->current) - CH_CHAIN_PRICE;
          break;

        case CH_ACTION_STOP:
        case CH_ACTION_NONE:
        case CH_ACTION_END:
        case CH_N_ACTIONS:
        default:
          break;
        }
    }
}

TableeAction
ch_best_action (const ChRuleset    *ruleset,
                const ChState      *view,
                const TableeAction *actions,
                size_t              count)
{
  double values[CH_CARDS + 1];
  size_t best = 0;

  ch_judge (ruleset, view, actions, count, values);
  for (size_t i = 1; i < count; i++)
    if (values[i] > values[best])
      best = i;

  return actions[best];
}

TableeAction
ch_sensible_action (const ChRuleset *ruleset,
                    const ChState   *view)
{
  TableeAction actions[CH_CARDS + 1];
  size_t count = ruleset->base.game->legal (&ruleset->base, view, actions);

  return count == 1 ? actions[0] : ch_best_action (ruleset, view, actions, count);
}
