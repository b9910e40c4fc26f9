/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What flies over the table of Bean chains when something happens. */
#include "config.h"
#include "flights.h"

#include "faces.h"

/* A flight that is to begin. */
typedef struct
{
  const ChStage *stage;
  guint          step;
  gboolean       animates;
} Flight;

static TableeFlightEnd
get_chain (const ChStage *stage,
           int            seat,
           int            bean)
{
  int place = MAX (ch_places_find (&stage->places[seat], bean), 0);

  return tablee_flight_at (tablee_player_view_get_field (stage->players[seat], place));
}

static TableeFlightEnd
get_hand (const ChStage *stage,
          int            seat,
          int            card)
{
  if (seat == stage->near)
    return (TableeFlightEnd) { stage->hand, card };

  return tablee_flight_at (tablee_player_view_get_hand (stage->players[seat]));
}

/* A card of @bean that has gone from the trade area. */
static TableeFlightEnd
take_trade (ChStage *stage,
            int      bean)
{
  stage->trade[bean] = MAX (stage->trade[bean] - 1, 0);
  return (TableeFlightEnd) { stage->trade_cards, ch_faces_trade_id (bean, stage->trade[bean]) };
}

/* And one that has come. */
static TableeFlightEnd
add_trade (ChStage *stage,
           int      bean)
{
  return (TableeFlightEnd) { stage->trade_cards, ch_faces_trade_id (bean, stage->trade[bean]++) };
}

/* @turned: it lies face down where it comes from. */
static void
fly_card (const Flight    *flight,
          TableeFlightEnd  from,
          TableeFlightEnd  to,
          int              bean,
          gboolean         turned)
{
  const ChStage *stage = flight->stage;
  TableeCard card = ch_faces_card (bean);
  TableeCard back = ch_faces_card (CH_NO_BEAN);

  if (flight->animates)
    tablee_mover_add_face (stage->mover, from, to, &card,
                           turned && bean != CH_NO_BEAN ? &back : NULL, stage->card_width, flight->step);
}

static void
fly_coins (const Flight *flight,
           GtkWidget    *from,
           GtkWidget    *to,
           int           count)
{
  if (flight->animates)
    tablee_mover_add_coins (flight->stage->mover, from, to, count, flight->stage->card_width, flight->step);
}

/* A chain has grown by a card of hand or trade area. */
static void
hear_chain (ChStage           *stage,
            const Flight      *flight,
            const TableeEvent *event,
            int                hand_card)
{
  int bean = event->args[0];
  TableeFlightEnd from = event->args[1] == CH_FROM_HAND ? get_hand (stage, event->seat, hand_card) : take_trade (stage, bean);

  ch_places_add (&stage->places[event->seat], bean);
  fly_card (flight, from, get_chain (stage, event->seat, bean), bean,
            event->args[1] == CH_FROM_HAND && event->seat != stage->near);
}

static void
hear_sale (ChStage           *stage,
           const Flight      *flight,
           const TableeEvent *event)
{
  GtkWidget *chain = get_chain (stage, event->seat, event->args[0]).widget;

  if (event->args[2] > 0)
    fly_coins (flight, chain, tablee_player_view_get_coins (stage->players[event->seat]), event->args[2]);
  ch_places_remove (&stage->places[event->seat], event->args[0]);
}

static void
hear_purchase (ChStage           *stage,
               const Flight      *flight,
               const TableeEvent *event)
{
  TableePlayerView *player = stage->players[event->seat];

  fly_coins (flight, tablee_player_view_get_coins (player), tablee_player_view_get_field (player, CH_MAX_CHAINS - 1), 1);
}

void
ch_flights_hear (ChStage           *stage,
                 const TableeEvent *event,
                 int                hand_card,
                 guint              step,
                 gboolean           animates)
{
  Flight flight = { stage, step, animates };
  int bean = event->args[0];

  g_return_if_fail (stage != NULL && event != NULL);

  switch ((int) event->kind)
    {
    case CH_EVENT_CHAIN:
      hear_chain (stage, &flight, event, hand_card);
      break;
    case CH_EVENT_SELL:
      hear_sale (stage, &flight, event);
      break;
    case CH_EVENT_DISCARD:
      fly_card (&flight, take_trade (stage, bean), tablee_flight_at (stage->discard), bean, FALSE);
      break;
    case CH_EVENT_THROW:
      fly_card (&flight, get_hand (stage, event->seat, hand_card), tablee_flight_at (stage->discard), bean,
                event->seat != stage->near);
      break;
    case CH_EVENT_TURN_UP:
      fly_card (&flight, tablee_flight_at (stage->deck), add_trade (stage, bean), bean, TRUE);
      break;
    case CH_EVENT_MATCH:
      fly_card (&flight, tablee_flight_at (stage->discard), add_trade (stage, bean), bean, FALSE);
      break;
    case CH_EVENT_DRAW:
      fly_card (&flight, tablee_flight_at (stage->deck), get_hand (stage, event->seat, hand_card),
                event->concealed ? CH_NO_BEAN : event->details[0], TRUE);
      break;
    case CH_EVENT_BUY_CHAIN:
      hear_purchase (stage, &flight, event);
      break;
    case CH_EVENT_COUNT:
      if (event->args[2] > 0)
        fly_coins (&flight, get_chain (stage, event->seat, bean).widget,
                   tablee_player_view_get_coins (stage->players[event->seat]), event->args[2]);
      break;
    default:
      break;
    }
}
