/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What whoever sits somewhere is called on the screen. */
#include "config.h"
#include "seat-name.h"

#include <glib/gi18n-lib.h>

#include "engine/score.h"

/* There are few seats and languages: what is made once is kept. */
static const char *
name_place (int index)
{
  /* Translators: somebody without a name, by the number of the seat */
  g_autofree char *name = g_strdup_printf (_("Player %d"), index + 1);

  return g_intern_string (name);
}

/* Whether somebody bears the name that another place has in the language of the moment. */
static gboolean
is_other_place (const char *given,
                int         index)
{
  for (int i = 0; i < TABLEE_MAX_SEATS; i++)
    if (i != index && g_str_equal (given, name_place (i)))
      return TRUE;

  return FALSE;
}

const char *
tablee_name_or_place (const char *given,
                      int         index)
{
  g_return_val_if_fail (given != NULL, NULL);

  g_autofree char *second = NULL;

  if (*given == '\0')
    return name_place (index);
  if (!is_other_place (given, index))
    return given;

  second = g_strdup_printf ("%s 2", given);

  return g_intern_string (second);
}

const char *
tablee_name_of_seat (TableeSeat *seat)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (seat), NULL);

  return tablee_name_or_place (tablee_seat_get_name (seat), tablee_seat_get_index (seat));
}
