/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "interrupt.h"

#include <signal.h>

static volatile sig_atomic_t seen;

static void
notice_cb (int number)
{
  seen = 1;
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
  return seen != 0;
}
