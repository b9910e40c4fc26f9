/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a hint says, as a value. */
#include "hint.h"

G_DEFINE_BOXED_TYPE (TableeHint, tablee_hint, tablee_hint_copy, tablee_hint_free)

TableeHint *
tablee_hint_copy (const TableeHint *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_memdup2 (self, sizeof *self);
}

void
tablee_hint_free (TableeHint *self)
{
  g_free (self);
}

gboolean
tablee_hint_is_clear (const TableeHint *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->best_value - self->next_value > self->noise;
}
