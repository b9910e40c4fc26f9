/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which card of a hand is which, as cards come and go. */
#include "config.h"
#include "hand-ids.h"

struct _TableeHandIds
{
  GArray *ids;   /* int */
  int     next;  /* the id of the next card that comes */
  int     first_new;
};

TableeHandIds *
tablee_hand_ids_new (void)
{
  TableeHandIds *self = g_new0 (TableeHandIds, 1);

  self->ids = g_array_new (FALSE, FALSE, sizeof (int));
  return self;
}

void
tablee_hand_ids_free (TableeHandIds *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->ids);
  g_free (self);
}

int
tablee_hand_ids_get_n_cards (const TableeHandIds *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (int) self->ids->len;
}

int
tablee_hand_ids_get (const TableeHandIds *self,
                     int                  place)
{
  g_return_val_if_fail (self != NULL, TABLEE_NO_CARD);
  g_return_val_if_fail (place >= 0 && place < (int) self->ids->len, TABLEE_NO_CARD);

  return g_array_index (self->ids, int, place);
}

int
tablee_hand_ids_find (const TableeHandIds *self,
                      int                  id)
{
  g_return_val_if_fail (self != NULL, -1);

  for (int place = 0; place < (int) self->ids->len; place++)
    if (g_array_index (self->ids, int, place) == id)
      return place;

  return -1;
}

int
tablee_hand_ids_add (TableeHandIds *self)
{
  int id;

  g_return_val_if_fail (self != NULL, TABLEE_NO_CARD);

  id = self->next++;
  g_array_append_val (self->ids, id);
  return id;
}

int
tablee_hand_ids_take (TableeHandIds *self,
                      int            place)
{
  int id;

  g_return_val_if_fail (self != NULL, TABLEE_NO_CARD);

  if (place < 0 || place >= (int) self->ids->len)
    return TABLEE_NO_CARD;

  id = g_array_index (self->ids, int, place);
  g_array_remove_index (self->ids, (guint) place);
  return id;
}

void
tablee_hand_ids_match (TableeHandIds *self,
                       int            n_cards)
{
  g_return_if_fail (self != NULL);

  if ((int) self->ids->len == n_cards)
    return;

  g_array_set_size (self->ids, 0);
  for (int i = 0; i < n_cards; i++)
    tablee_hand_ids_add (self);
  tablee_hand_ids_settle (self);
}

void
tablee_hand_ids_settle (TableeHandIds *self)
{
  g_return_if_fail (self != NULL);

  self->first_new = self->next;
}

gboolean
tablee_hand_ids_is_new (const TableeHandIds *self,
                        int                  id)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return id >= self->first_new;
}
