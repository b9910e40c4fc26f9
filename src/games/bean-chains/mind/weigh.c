/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How actions look at a glance. */
#include "weigh.h"

#include <math.h>

#include "gains.h"

/* How a sensible player thinks; measured in matches. */
static const double leftover_weight = 1.2;   /* of what the other gets from a card that is left */
static const double throw_price = 0.05;      /* what a card that is thrown away might have been worth */
static const double urgency = 0.7;           /* of a card of the hand against the one before it */
static const double place_a_turn = 0.4;      /* what a third chain brings in a turn */

/* What the other seat gets from a card of @bean that is left to it: it sells nothing for that (CH-R5). */
static double
leftover_gain (const ChOutlook *other,
               int              bean)
{
  double gain;

  if (ch_place (other->ruleset, other->view, other->seat, bean) == CH_PLACE_SALE)
    return 0;

  gain = ch_outlook_card (other, bean, false, 0);

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
  double gain = ch_outlook_card (own, bean, false, sale);

  return own->view->phase == CH_PHASE_TRADE ? gain + leftover_weight * leftover_gain (other, bean) : gain;
}

void
ch_weigh (const ChRuleset    *ruleset,
          const ChState      *view,
          const TableeAction *actions,
          size_t              count,
          double             *values)
{
  const ChSeat *seat = &view->seats[view->current];
  ChOutlook own;
  ChOutlook other;
  double sale;

  ch_look (&own, ruleset, view, view->current);
  if (view->phase == CH_PHASE_TRADE)
    ch_look (&other, ruleset, view, !view->current);
  sale = ch_outlook_best_sale (&own);

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
          values[i] = -fmax (ch_outlook_card (&own, number, false, sale), 0);
          break;

        case CH_ACTION_PLAY:
          values[i] = ch_outlook_card (&own, seat->hand[0], true, sale);
          break;

        case CH_ACTION_SELL:
          values[i] = ch_outlook_sale (&own, number);
          break;

        case CH_ACTION_THROW:
          values[i] = throw_gain (ch_outlook_card (&own, seat->hand[number], true, sale), number);
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
ch_weigh_best (const ChRuleset    *ruleset,
               const ChState      *view,
               const TableeAction *actions,
               size_t              count)
{
  double values[CH_CARDS + 1];
  size_t best = 0;

  ch_weigh (ruleset, view, actions, count, values);
  for (size_t i = 1; i < count; i++)
    if (values[i] > values[best])
      best = i;

  return actions[best];
}

TableeAction
ch_weigh_sensible (const ChRuleset *ruleset,
                   const ChState   *view)
{
  TableeAction actions[CH_CARDS + 1];
  size_t count = ruleset->base.game->legal (&ruleset->base, view, actions);

  return count == 1 ? actions[0] : ch_weigh_best (ruleset, view, actions, count);
}
