/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Iterates the main context until something is so, or for a while. */
#include "wait.h"

static gboolean
end_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

void
run_until (const gint64 *time,
           guint         milliseconds)
{
  gboolean ended = FALSE;
  guint patience = g_timeout_add (milliseconds, end_cb, &ended);

  while (!ended && *time == 0)
    g_main_context_iteration (NULL, TRUE);
  if (!ended)
    g_source_remove (patience);
}

void
run_for (guint milliseconds)
{
  const gint64 never = 0;

  run_until (&never, milliseconds);
}
