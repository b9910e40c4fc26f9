/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar that says how much is done. */
#include "config.h"

#include "progress.h"

#include "present/format.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

enum
{
  BAR_WIDTH = 30,
  MINUTE = 60,
  HOUR = 60 * MINUTE,
  DAY = 24 * HOUR,
  FINE = 2,        /* so many of a unit are still said in the next smaller one */
};

#define FIRST_GUESS (G_USEC_PER_SEC)  /* before, it would be wild */

void
cli_progress_begin (CliProgress *self,
                    gint64       done_before,
                    gint64       games)
{
  *self = (CliProgress){
    .shown = isatty (STDERR_FILENO) != 0,
    .start = g_get_monotonic_time (),
    .done_before = done_before,
    .games = games,
  };
}

/* Returns: (transfer full) */
static char *
format_time_left (double seconds)
{
  if (seconds < FINE * MINUTE)
    /* Translators: seconds until a simulation is over */
    return g_strdup_printf (_("%d s left"), (int) seconds + 1);
  if (seconds < FINE * HOUR)
    /* Translators: minutes until a simulation is over */
    return g_strdup_printf (_("%d min left"), (int) (seconds / MINUTE) + 1);
  if (seconds < FINE * DAY)
    /* Translators: hours until a simulation is over */
    return g_strdup_printf (_("%d h left"), (int) (seconds / HOUR) + 1);

  /* Translators: days until a simulation is over, many */
  return g_strdup_printf (_("%d days left"), (int) MIN (seconds / DAY + 1, G_MAXINT));
}

/* Returns: (transfer full) (nullable): NULL as long as nobody knows. */
static char *
guess_time_left (const CliProgress *self,
                 gint64             done)
{
  gint64 passed = g_get_monotonic_time () - self->start;
  gint64 here = done - self->done_before;

  if (passed < FIRST_GUESS || here <= 0)
    return NULL;

  return format_time_left ((double) passed / (double) here * (double) (self->games - done) / G_USEC_PER_SEC);
}

void
cli_progress_show (const CliProgress *self,
                   gint64             done)
{
  char bar[BAR_WIDTH + 1];
  g_autofree char *done_text = NULL;
  g_autofree char *games_text = NULL;
  g_autofree char *left = NULL;

  if (!self->shown)
    return;

  for (int i = 0; i < BAR_WIDTH; i++)
    bar[i] = i * self->games < done * BAR_WIDTH ? '#' : '.';
  bar[BAR_WIDTH] = '\0';
  done_text = tablee_format_integer (done);
  games_text = tablee_format_integer (self->games);
  left = guess_time_left (self, done);

  g_printerr ("\r[%s] ", bar);
  /* Translators: number of games that are over, number of games */
  g_printerr (_("%1$s of %2$s"), done_text, games_text);
  g_printerr ("%s%s\033[K", left != NULL ? " · " : "", left != NULL ? left : "");
}

void
cli_progress_end (const CliProgress *self)
{
  if (self->shown)
    g_printerr ("\r\033[K");
}
