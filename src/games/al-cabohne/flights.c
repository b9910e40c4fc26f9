/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "flights.h"

#include "faces.h"

/* One end of a flight: a card of a widget. */
typedef struct
{
  GtkWidget *widget;
  int        card;
} End;

static End
get_field (const AcStage *stage,
           int            seat,
           int            field)
{
  return (End) { tablee_player_view_get_field (stage->players[seat], field), TABLEE_NO_CARD };
}

static End
get_boss (const AcStage *stage,
          int            boss)
{
  return (End) { ac_boss_view_get_field (stage->bosses[boss]), TABLEE_NO_CARD };
}

static End
get_hand (const AcStage *stage,
          int            seat,
          int            card)
{
  if (seat == stage->near)
    return (End) { stage->hand, card };

  return (End) { tablee_player_view_get_hand (stage->players[seat]), TABLEE_NO_CARD };
}

static End
get_pile (GtkWidget *pile)
{
  return (End) { pile, TABLEE_NO_CARD };
}

/* An open card of @type that has gone. */
static End
take_open (AcStage *stage,
           AcType   type)
{
  stage->open[type] = MAX (stage->open[type] - 1, 0);
  return (End) { stage->open_cards, ac_faces_open_id (type, stage->open[type]) };
}

/* And one that has come. */
static End
add_open (AcStage *stage,
          AcType   type)
{
  return (End) { stage->open_cards, ac_faces_open_id (type, stage->open[type]++) };
}

static void
fly_card (const AcStage *stage,
          End            from,
          End            to,
          AcType         type,
          guint          step)
{
  TableeCard card = ac_faces_card (type);

  tablee_mover_add_face (stage->mover, from.widget, from.card, to.widget, to.card, &card, NULL, stage->card_width, step);
}

static void
fly_coin (const AcStage *stage,
          End            from,
          GtkWidget     *to,
          guint          step)
{
  tablee_mover_add_coin (stage->mover, from.widget, to, MAX (stage->card_width / 2, 20), step);
}

/* Coins to their owner, the rest onto the discard pile. */
static void
fly_harvest (const AcStage     *stage,
             const TableeEvent *event,
             End                from,
             GtkWidget         *coins,
             guint              step)
{
  if (event->args[2] > event->args[3])
    fly_card (stage, from, get_pile (stage->discard), (AcType) event->args[0], step);
  if (event->args[3] > 0)
    fly_coin (stage, from, coins, step);
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
      fly_card (stage, take_open (stage, type), get_pile (stage->discard), type, step);
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
      fly_card (stage, get_hand (stage, event->seat, hand_card), get_pile (stage->discard), type, step);
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
      fly_card (stage, get_pile (stage->draw), add_open (stage, type), type, step);
      break;
    case AC_EVENT_TURN_UP_BOSS:
      fly_card (stage, get_pile (stage->draw), get_boss (stage, event->args[1]), type, step);
      break;
    case AC_EVENT_PICK_UP:
      fly_card (stage, get_pile (stage->discard), add_open (stage, type), type, step);
      break;
    case AC_EVENT_PICK_UP_BOSS:
      fly_card (stage, get_pile (stage->discard), get_boss (stage, event->args[1]), type, step);
      break;
    case AC_EVENT_DRAW:
      fly_card (stage, get_pile (stage->draw), get_hand (stage, event->seat, hand_card),
                event->concealed ? AC_HIDDEN : (AcType) event->details[0], step);
      break;
    case AC_EVENT_SHUFFLE:
      fly_card (stage, get_pile (stage->discard), get_pile (stage->draw), AC_HIDDEN, step);
      break;
    case AC_EVENT_HARVEST:
      fly_harvest (stage, event, get_field (stage, event->seat, event->args[1]),
                   tablee_player_view_get_coins (stage->players[event->seat]), step);
      break;
    case AC_EVENT_BOSS_HARVEST:
      fly_harvest (stage, event, get_boss (stage, event->args[1]), stage->mafia, step);
      break;
    case AC_EVENT_BUY:
      fly_coin (stage, get_pile (tablee_player_view_get_coins (stage->players[event->seat])),
                tablee_player_view_get_field (stage->players[event->seat], AC_FIELDS - 1), step);
      break;
    default:
      hear_choice (stage, event, hand_card, step);
      break;
    }
}
