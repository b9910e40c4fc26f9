/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include "boss-view.h"
#include "faces.h"

/* The things on the table that stand for an action. */

static GtkWidget *
get_open_card (TableeAlCabohneTable *self,
               int                   type)
{
  return GTK_WIDGET (tablee_hand_view_find_card (self->open, ac_faces_open_id ((AcType) type, 0)));
}

static GtkWidget *
get_hand_card (TableeAlCabohneTable *self,
               int                   position)
{
  return GTK_WIDGET (tablee_hand_view_get_card (self->hand, (gsize) position));
}

static GtkWidget *
get_field (TableeAlCabohneTable *self,
           int                   field)
{
  return tablee_player_view_get_field (self->near_view, field);
}

static int
take_two (GtkWidget *places[TABLEE_TABLE_PLACES],
          GtkWidget *what,
          GtkWidget *where)
{
  places[0] = what;
  places[1] = where;

  return 2;
}

static int
take_one (GtkWidget *places[TABLEE_TABLE_PLACES],
          gpointer   what)
{
  places[0] = what;

  return 1;
}

int
ac_table_find_places (TableeTable  *table,
                      TableeAction  action,
                      GtkWidget    *places[TABLEE_TABLE_PLACES])
{
  TableeAlCabohneTable *self = TABLEE_AL_CABOHNE_TABLE (table);
  int first = ac_action_first (action);
  int second = ac_action_second (action);

  switch ((int) ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      return take_two (places, get_hand_card (self, 0), get_field (self, first));
    case AC_ACTION_PLANT_OPEN:
      return take_two (places, get_open_card (self, first), get_field (self, second));
    case AC_ACTION_DISCARD:
      return take_two (places, get_open_card (self, first), GTK_WIDGET (self->discard));
    case AC_ACTION_GIVE:
      return take_two (places, get_open_card (self, first), ac_boss_view_get_field (self->bosses[second]));
    case AC_ACTION_GIVE_HAND:
      return take_two (places, get_hand_card (self, first), ac_boss_view_get_field (self->bosses[second]));
    case AC_ACTION_HARVEST:
      return take_one (places, self->harvests[first]);
    case AC_ACTION_BUY:
      return take_one (places, get_field (self, AC_FIELDS - 1));
    case AC_ACTION_PAY:
      return take_one (places, self->pay);
    default:
      return take_one (places, self->end);
    }
}
