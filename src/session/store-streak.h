/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include <glib.h>

G_BEGIN_DECLS

/* Notes the results of all games that are kept. */
gboolean         tablee_store_streak_fill        (sqlite3              *db,
                                                  GError              **error);
/* Notes how the game @id stands, after each change of it. */
gboolean         tablee_store_streak_note        (sqlite3              *db,
                                                  gint64                id,
                                                  gboolean             *differs,
                                                  GError              **error);
/* @streaks: GPtrArray **, of TableeStreak, sorted. */
gboolean         tablee_store_streak_read        (sqlite3              *db,
                                                  gpointer              streaks,
                                                  GError              **error);

G_END_DECLS
