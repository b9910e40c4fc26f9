/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Goods that are gained and paid. */
#include "rules-private.h"

__attribute__ ((noinline, cold)) void
ph_add_secret (TableeEventList *events,
               PhEvent          kind,
               int              seat,
               unsigned         audience,
               int32_t          arg0,
               int32_t          arg1,
               int32_t          detail0,
               int32_t          detail1)
{
  tablee_event_list_add (events, (TableeEvent){
    .kind = kind,
    .seat = (int8_t) seat,
    .holder = (uint8_t) (kind == PH_EVENT_PASS ? seat + 1 : 0),
    .reveals = kind != PH_EVENT_DISCARD,
    .audience = (uint16_t) audience,
    .args = { arg0, arg1 },
    .details = { detail0, detail1 },
  });
}

__attribute__ ((noinline, cold)) static void
add_quarter_event (const PhPlay *play,
                   int           seat,
                   int           good,
                   int           amount,
                   int           sector,
                   int           quarter)
{
  tablee_event_list_add (play->events, (TableeEvent){
    .kind = PH_EVENT_GAIN,
    .seat = (int8_t) seat,
    .audience = TABLEE_AUDIENCE_ALL,
    .args = { good, amount, play->state->seats[seat].goods[good], PH_SOURCE_QUARTER },
    .details = { sector, quarter },
  });
}

/* Never beyond what a position can hold, so that every game can be written. Returns what has been added. */
static inline int
add_goods (uint16_t *goods,
           int       amount)
{
  int room = PH_MAX_GOODS - *goods;

  amount = amount < room ? amount : room;
  *goods += (uint16_t) amount;

  return amount;
}

void
ph_gain (const PhPlay *play,
         int           seat,
         int           good,
         int           amount,
         PhSource      source)
{
  uint16_t *goods = &play->state->seats[seat].goods[good];

  amount = add_goods (goods, amount);
  if (amount > 0)
    ph_tell (play, PH_EVENT_GAIN, seat, good, amount, *goods, source);
}

void
ph_gain_quarter (const PhPlay *play,
                 int           seat,
                 int           good,
                 int           amount,
                 int           sector,
                 int           quarter)
{
  amount = add_goods (&play->state->seats[seat].goods[good], amount);
  if (amount > 0 && play->events != NULL)
    add_quarter_event (play, seat, good, amount, sector, quarter);
}

void
ph_pay (const PhPlay *play,
        int           seat,
        int           good,
        int           amount,
        PhSource      source)
{
  uint16_t *goods = &play->state->seats[seat].goods[good];

  *goods -= (uint16_t) amount;
  if (amount > 0)
    ph_tell (play, PH_EVENT_PAY, seat, good, amount, *goods, source);
}
