/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Notices that the program is asked to end. */
#include "interrupt.h"

#include <signal.h>

/* The thread that is told may be another one than the one that asks. */
static gint seen;

static void
notice_cb (int number)
{
  g_atomic_int_set (&seen, TRUE);
}

void
cli_interrupt_watch (void)
{
  static const int signals[] = { SIGINT, SIGTERM, SIGHUP };
  struct sigaction notice = { .sa_handler = notice_cb, .sa_flags = SA_RESTART | (int) SA_RESETHAND };
  struct sigaction before;

  sigemptyset (&notice.sa_mask);
  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    if (sigaction (signals[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
      sigaction (signals[i], &notice, NULL);
}

gboolean
cli_interrupt_seen (void)
{
  return g_atomic_int_get (&seen);
}
