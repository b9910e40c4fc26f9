/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which thing of the near seat stands for an action. */
#include "config.h"
#include "places.h"

#include "faces.h"

static GtkWidget *
find_card (const SbPlaces *self,
           SbCard          card)
{
  TableeCardView *view = tablee_hand_view_find_card (self->hand, sb_face_id (card, 0));

  return GTK_WIDGET (view != NULL ? view : tablee_hand_view_find_card (self->hand, sb_face_id (card, 1)));
}

/* A further card goes to the only collection that takes it. */
static SbSlot
find_slot (const SbState *view,
           TableeAction   action)
{
  switch (sb_action_kind (action))
    {
    case SB_ACTION_VISIBLE:
      return SB_VISIBLE;
    case SB_ACTION_SECRET:
      return SB_SECRET;
    default:
      return (sb_targets (view, sb_action_card (action)) & 1u << SB_VISIBLE) != 0 ? SB_VISIBLE : SB_SECRET;
    }
}

int
sb_places_find (const SbPlaces *self,
                const SbState  *view,
                TableeAction    action,
                GtkWidget      *places[TABLEE_TABLE_PLACES])
{
  if (action < SB_ACTION_VISIBLE)
    return tablee_table_take_places (places, sb_action_bar_get_button (self->bar, action), NULL);

  return tablee_table_take_places (places, find_card (self, sb_action_card (action)),
                                   sb_seat_view_get_collection (self->seat, find_slot (view, action)));
}

static int
find_own (SbSeatView        *seat,
          const TableeEvent *event,
          GtkWidget         *places[TABLEE_TABLE_PLACES])
{
  GtkWidget *visible = sb_seat_view_get_collection (seat, SB_VISIBLE);
  GtkWidget *secret = sb_seat_view_get_collection (seat, SB_SECRET);

  switch (event->kind)
    {
    case SB_EVENT_VISIBLE:
    case SB_EVENT_KEEP:
    case SB_EVENT_TURN_UP:
      return tablee_table_take_places (places, visible, NULL);
    case SB_EVENT_SECRET:
    case SB_EVENT_REVEAL:
      return tablee_table_take_places (places, secret, NULL);
    case SB_EVENT_CLOSE:
      return tablee_table_take_places (places, visible, sb_seat_view_get_points (seat));
    case SB_EVENT_SELL:
      return tablee_table_take_places (places, event->args[0] == SB_VISIBLE ? visible : secret, NULL);
    case SB_EVENT_SCORE:
    case SB_EVENT_BONUS:
      return tablee_table_take_places (places, sb_seat_view_get_points (seat), NULL);
    default:
      return tablee_table_take_places (places, seat, NULL);
    }
}

int
sb_places_find_event (SbSeatView *const  seats[SB_MAX_SEATS],
                      gpointer           draw,
                      gpointer           discard,
                      const TableeEvent *event,
                      GtkWidget         *places[TABLEE_TABLE_PLACES])
{
  if (event->seat < 0)
    return tablee_table_take_places (places, draw, NULL);

  switch (event->kind)
    {
    case SB_EVENT_DRAW:
    case SB_EVENT_DEAL:
      return tablee_table_take_places (places, draw, sb_seat_view_get_hand (seats[event->seat]));
    case SB_EVENT_DISCARD:
    case SB_EVENT_DISCARD_HAND:
      return tablee_table_take_places (places, discard, NULL);
    case SB_EVENT_PASS:
      return tablee_table_take_places (places, sb_seat_view_get_hand (seats[event->seat]), sb_seat_view_get_hand (seats[event->args[1]]));
    default:
      return find_own (seats[event->seat], event, places);
    }
}
