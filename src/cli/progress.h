/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A bar on standard error, of how much is done and how long it will take: only on a terminal. */
typedef struct
{
  gboolean shown;
  gint64   start;       /* of the clock */
  gint64   done_before; /* of @games: what an earlier run did says nothing about how fast this one is */
  gint64   games;
} CliProgress;

void cli_progress_begin (CliProgress       *self,
                         gint64             done_before,
                         gint64             games);
void cli_progress_show  (const CliProgress *self,
                         gint64             done);
/* Takes the bar away. */
void cli_progress_end   (const CliProgress *self);

G_END_DECLS
