/* SPDX-License-Identifier: GPL-3.0-or-later */
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
    {
      places[0] = sb_action_bar_get_button (self->bar, action);
      return 1;
    }

  places[0] = find_card (self, sb_action_card (action));
  places[1] = sb_seat_view_get_collection (self->seat, find_slot (view, action));

  return 2;
}
