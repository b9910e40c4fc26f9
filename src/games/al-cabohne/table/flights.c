/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What flies over the table of Al Cabohne when something happens. */
#include "config.h"
#include "flights.h"

#include "faces.h"

static TableeFlightEnd
get_field (const AcStage *stage,
           int            seat,
           int            field)
{
  return tablee_flight_at (tablee_player_view_get_field (stage->players[seat], field));
}

static TableeFlightEnd
get_boss (const AcStage *stage,
          int            boss)
{
  return tablee_flight_at (ac_boss_view_get_field (stage->bosses[boss]));
}

static TableeFlightEnd
get_hand (const AcStage *stage,
          int            seat,
          int            card)
{
  if (seat == stage->near)
    return (TableeFlightEnd) { stage->hand, card };

  return tablee_flight_at (tablee_player_view_get_hand (stage->players[seat]));
}

/* An open card of @type that has gone. */
static TableeFlightEnd
take_open (AcStage *stage,
           AcType   type)
{
  stage->open[type] = MAX (stage->open[type] - 1, 0);
  return (TableeFlightEnd) { stage->open_cards, ac_faces_open_id (type, stage->open[type]) };
}

/* And one that has come. */
static TableeFlightEnd
add_open (AcStage *stage,
          AcType   type)
{
  return (TableeFlightEnd) { stage->open_cards, ac_faces_open_id (type, stage->open[type]++) };
}

static void
fly_card (const AcStage   *stage,
          TableeFlightEnd  from,
          TableeFlightEnd  to,
          AcType           type,
          guint            step)
{
  TableeCard card = ac_faces_card (type);

  tablee_mover_add_face (stage->mover, from, to, &card, NULL, stage->card_width, step);
}

static void
fly_coins (const AcStage   *stage,
           TableeFlightEnd  from,
           GtkWidget       *to,
           int              count,
           guint            step)
{
  tablee_mover_add_coins (stage->mover, from.widget, to, count, stage->card_width, step);
}

/* Coins to their owner; the cards stay. */
static void
fly_sale (const AcStage     *stage,
          const TableeEvent *event,
          TableeFlightEnd    from,
          GtkWidget         *coins,
          guint              step)
{
  if (event->args[3] > 0)
    fly_coins (stage, from, coins, event->args[3], step);
}

/* Coins to their owner, the rest onto the discard pile. */
static void
fly_harvest (const AcStage     *stage,
             const TableeEvent *event,
             TableeFlightEnd    from,
             GtkWidget         *coins,
             guint              step)
{
  if (event->args[2] > event->args[3])
    fly_card (stage, from, tablee_flight_at (stage->discard), (AcType) event->args[0], step);
  fly_sale (stage, event, from, coins, step);
}

/* What goes from hand or middle by somebody's choice. */
static void
hear_choice (AcStage           *stage,
             const TableeEvent *event,
             int                hand_card,
             guint              step)
{
  AcType type = (AcType) event->args[0];

  switch ((int) event->kind)
    {
    case AC_EVENT_PLANT:
      fly_card (stage, get_hand (stage, event->seat, hand_card), get_field (stage, event->seat, event->args[1]), type, step);
      break;
    case AC_EVENT_PLANT_OPEN:
      fly_card (stage, take_open (stage, type), get_field (stage, event->seat, event->args[1]), type, step);
      break;
    case AC_EVENT_DISCARD:
    case AC_EVENT_CLEAR:
      fly_card (stage, take_open (stage, type), tablee_flight_at (stage->discard), type, step);
      break;
    case AC_EVENT_PAY:
      fly_card (stage, get_field (stage, event->seat, event->args[1]), get_boss (stage, event->args[2]), type, step);
      break;
    case AC_EVENT_GIVE:
      fly_card (stage, take_open (stage, type), get_boss (stage, event->args[1]), type, step);
      break;
    case AC_EVENT_GIVE_HAND:
      fly_card (stage, get_hand (stage, event->seat, hand_card), get_boss (stage, event->args[2]), type, step);
      break;
    case AC_EVENT_CLEAR_HAND:
      fly_card (stage, get_hand (stage, event->seat, hand_card), tablee_flight_at (stage->discard), type, step);
      break;
    default:
      break;
    }
}

void
ac_flights_hear (AcStage           *stage,
                 const TableeEvent *event,
                 int                hand_card,
                 guint              step)
{
  AcType type = (AcType) event->args[0];

  g_return_if_fail (stage != NULL && event != NULL);

  switch ((int) event->kind)
    {
    case AC_EVENT_TURN_UP:
      fly_card (stage, tablee_flight_at (stage->draw), add_open (stage, type), type, step);
      break;
    case AC_EVENT_TURN_UP_BOSS:
      fly_card (stage, tablee_flight_at (stage->draw), get_boss (stage, event->args[1]), type, step);
      break;
    case AC_EVENT_PICK_UP:
      fly_card (stage, tablee_flight_at (stage->discard), add_open (stage, type), type, step);
      break;
    case AC_EVENT_PICK_UP_BOSS:
      fly_card (stage, tablee_flight_at (stage->discard), get_boss (stage, event->args[1]), type, step);
      break;
    case AC_EVENT_DRAW:
      fly_card (stage, tablee_flight_at (stage->draw), get_hand (stage, event->seat, hand_card),
                event->concealed ? AC_HIDDEN : (AcType) event->details[0], step);
      break;
    case AC_EVENT_SHUFFLE:
      fly_card (stage, tablee_flight_at (stage->discard), tablee_flight_at (stage->draw), AC_HIDDEN, step);
      break;
    case AC_EVENT_HARVEST:
      fly_harvest (stage, event, get_field (stage, event->seat, event->args[1]),
                   tablee_player_view_get_coins (stage->players[event->seat]), step);
      break;
    case AC_EVENT_BOSS_HARVEST:
      fly_harvest (stage, event, get_boss (stage, event->args[1]), stage->mafia, step);
      ac_boss_view_bow (stage->bosses[event->args[1]]);
      break;
    case AC_EVENT_SELL:
      fly_sale (stage, event, get_field (stage, event->seat, event->args[1]),
                tablee_player_view_get_coins (stage->players[event->seat]), step);
      break;
    case AC_EVENT_SELL_BOSS:
      fly_sale (stage, event, get_boss (stage, event->args[1]), stage->mafia, step);
      break;
    case AC_EVENT_BUY:
      fly_coins (stage, tablee_flight_at (tablee_player_view_get_coins (stage->players[event->seat])),
                 tablee_player_view_get_field (stage->players[event->seat], AC_FIELDS - 1), 1, step);
      break;
    default:
      hear_choice (stage, event, hand_card, step);
      break;
    }
}
