/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What chains, sales and cards bring. Inline: playouts ask for it with every action. */

#include "look.h"

#include <math.h>

/* Measured in matches. */
static const double place_price = 0.25;      /* what a free place for a chain is worth */

/* The number of cards to come is taken for geometric: each further one is as likely as the one before. */
static inline double
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

/* What a chain of @length cards can be expected to bring. */
static inline double
ch_outlook_chain (const ChOutlook *self,
                  int              bean,
                  int              length)
{
  return length > 0 ? self->sold * chain_value (bean, length, self->expected[bean]) : 0;
}

/* What all chains of the seat can be expected to bring. */
static inline double
ch_outlook_chains (const ChOutlook *self)
{
  const ChSeat *seat = &self->view->seats[self->seat];
  double value = 0;

  for (int bean = 0; bean < CH_BEANS; bean++)
    value += ch_outlook_chain (self, bean, seat->chains[bean]);

  return value;
}

/* What it brings to sell the chain of @bean now. */
static inline double
ch_outlook_sale (const ChOutlook *self,
                 int              bean)
{
  int length = self->view->seats[self->seat].chains[bean];

  return ch_worth (bean, length) - ch_outlook_chain (self, bean, length);
}

/* What the best sale brings if room must be made. */
static inline double
ch_outlook_best_sale (const ChOutlook *self)
{
  double best = -CH_CARDS;

  for (unsigned types = self->view->seats[self->seat].types; types != 0; types &= types - 1)
    best = fmax (best, ch_outlook_sale (self, __builtin_ctz (types)));

  return best;
}

/* What a card of @bean brings that goes to the chains of the seat; a card of the hand is no longer one to come. @sale: what it
 * brings to make room for it. */
static inline double
ch_outlook_card (const ChOutlook *self,
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
