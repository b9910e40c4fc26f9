/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/store.h"

G_BEGIN_DECLS

/* A finished game in the history: when, what, who, and how it ended. The menu has the actions "history.look",
 * "history.export" and "history.delete", which take the id of the game. */
#define TABLEE_TYPE_HISTORY_ROW (tablee_history_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeHistoryRow, tablee_history_row, TABLEE, HISTORY_ROW, GtkWidget)

GtkWidget *tablee_history_row_new      (void);

/* @game: (nullable) */
void       tablee_history_row_set_game (TableeHistoryRow *self,
                                        TableeStoredGame *game);

G_END_DECLS
