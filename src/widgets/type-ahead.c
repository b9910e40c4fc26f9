/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What somebody does before the table can take it. */
#include "type-ahead.h"

struct _TableeTypeAhead
{
  TableeTyped typed[TABLEE_TYPE_AHEAD_MOST];
  guint       first;
  guint       count;
};

TableeTypeAhead *
tablee_type_ahead_new (void)
{
  return g_new0 (TableeTypeAhead, 1);
}

void
tablee_type_ahead_free (TableeTypeAhead *self)
{
  g_free (self);
}

gboolean
tablee_type_ahead_push (TableeTypeAhead *self,
                        TableeTyped      typed)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->count == TABLEE_TYPE_AHEAD_MOST)
    return FALSE;

  self->typed[(self->first + self->count++) % TABLEE_TYPE_AHEAD_MOST] = typed;

  return TRUE;
}

gboolean
tablee_type_ahead_pop (TableeTypeAhead *self,
                       TableeTyped     *typed)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (typed != NULL, FALSE);

  if (self->count == 0)
    return FALSE;

  *typed = self->typed[self->first];
  self->first = (self->first + 1) % TABLEE_TYPE_AHEAD_MOST;
  self->count--;

  return TRUE;
}

gboolean
tablee_type_ahead_is_empty (TableeTypeAhead *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->count == 0;
}

void
tablee_type_ahead_clear (TableeTypeAhead *self)
{
  g_return_if_fail (self != NULL);

  self->count = 0;
}
