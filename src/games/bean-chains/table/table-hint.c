/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include "faces.h"

/* The things on the table that stand for an action. */

/* Where the chain of @bean is, or would begin. */
static GtkWidget *
get_chain (TableeBeanChainsTable *self,
           int                    bean)
{
  int place = ch_places_find (&self->stage.places[self->stage.near], bean);

  return place >= 0 ? tablee_player_view_get_field (self->near_view, place) : NULL;
}

static GtkWidget *
get_trade_card (TableeBeanChainsTable *self,
                int                    bean)
{
  return GTK_WIDGET (tablee_hand_view_find_card (self->trade, ch_faces_trade_id (bean, 0)));
}

static GtkWidget *
get_hand_card (TableeBeanChainsTable *self,
               int                    position)
{
  return GTK_WIDGET (tablee_hand_view_get_card (self->hand, (gsize) position));
}

static int
take (GtkWidget *places[TABLEE_TABLE_PLACES],
      gpointer   what,
      GtkWidget *where)
{
  places[0] = what;
  places[1] = where;

  return where != NULL ? 2 : 1;
}

int
ch_table_find_places (TableeTable  *table,
                      TableeAction  action,
                      GtkWidget    *places[TABLEE_TABLE_PLACES])
{
  TableeBeanChainsTable *self = TABLEE_BEAN_CHAINS_TABLE (table);
  const ChSeat *seat = &ch_table_get_state (self)->seats[self->stage.near];
  int number = ch_action_number (action);

  switch ((int) ch_action_kind (action))
    {
    case CH_ACTION_CHAIN:
      return take (places, get_trade_card (self, number), get_chain (self, number));
    case CH_ACTION_DISCARD:
      return take (places, get_trade_card (self, number), GTK_WIDGET (self->discard));
    case CH_ACTION_PLAY:
      return take (places, get_hand_card (self, 0), seat->hand_count > 0 ? get_chain (self, seat->hand[0]) : NULL);
    case CH_ACTION_SELL:
      return take (places, get_chain (self, number), NULL);
    case CH_ACTION_THROW:
      return take (places, get_hand_card (self, number), GTK_WIDGET (self->discard));
    case CH_ACTION_BUY_CHAIN:
      return take (places, self->buy, NULL);
    default:
      return take (places, self->go_on, NULL);
    }
}
