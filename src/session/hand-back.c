/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A call in another main context, once, from any thread. */
#include "hand-back.h"

/* A source of its own: g_main_context_invoke() would call @func here while nobody iterates the context. */
void
tablee_hand_back (GMainContext   *context,
                  int             priority,
                  GSourceFunc     func,
                  gpointer        data,
                  GDestroyNotify  destroy)
{
  g_autoptr (GMainContext) kept = g_main_context_ref (context);
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_priority (source, priority);
  g_source_set_callback (source, func, data, destroy);
  g_source_attach (source, kept);
}
