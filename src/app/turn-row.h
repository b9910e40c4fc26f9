/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"
#include "session/log-turns.h"

G_BEGIN_DECLS

/* One turn of the log: who, what in pictures, and in sentences; above it the heading of what begins with it. */
#define TABLEE_TYPE_TURN_ROW (tablee_turn_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeTurnRow, tablee_turn_row, TABLEE, TURN_ROW, GtkWidget)

GtkWidget  *tablee_turn_row_new       (void);

/* @chapter: (nullable): the heading. */
void        tablee_turn_row_show      (TableeTurnRow     *self,
                                       TableeGameSession *session,
                                       TableeLogTurn     *turn,
                                       const char        *chapter);

/* All that is said there. Returns: (transfer full) */
char       *tablee_turn_row_dup_words (TableeTurnRow     *self);

G_END_DECLS
