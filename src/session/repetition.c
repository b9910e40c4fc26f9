/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When an exercise is asked again: a spaced repetition without a clock. */
#include "repetition.h"

TableeRepetition
tablee_repetition_begin (gint64 today)
{
  return (TableeRepetition){ .found = 0, .due = today + TABLEE_REPETITION_SOON };
}

TableeRepetition
tablee_repetition_answer (const TableeRepetition *self,
                          gboolean                found,
                          gint64                  today)
{
  g_return_val_if_fail (self != NULL, tablee_repetition_begin (today));

  if (!found)
    return tablee_repetition_begin (today);
  if (!tablee_repetition_is_due (self, today))
    return *self;

  return (TableeRepetition){ .found = self->found + 1, .due = today + TABLEE_REPETITION_LATER };
}

gboolean
tablee_repetition_is_learned (const TableeRepetition *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->found >= TABLEE_REPETITION_ENOUGH;
}

gboolean
tablee_repetition_is_due (const TableeRepetition *self,
                          gint64                  today)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return !tablee_repetition_is_learned (self) && self->due <= today;
}
