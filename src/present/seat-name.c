/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What whoever sits somewhere is called on the screen. */
#include "config.h"
#include "seat-name.h"

#include <glib/gi18n-lib.h>

/* There are few seats and languages: what is made once is kept. */
static const char *
name_place (int index)
{
  /* Translators: somebody without a name, by the number of the seat */
  g_autofree char *name = g_strdup_printf (_("Player %d"), index + 1);

  return g_intern_string (name);
}

const char *
tablee_name_or_place (const char *given,
                      int         index)
{
  g_return_val_if_fail (given != NULL, NULL);

  return *given != '\0' ? given : name_place (index);
}

const char *
tablee_name_of_seat (TableeSeat *seat)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (seat), NULL);

  return tablee_name_or_place (tablee_seat_get_name (seat), tablee_seat_get_index (seat));
}
