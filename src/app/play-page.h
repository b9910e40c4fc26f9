/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "page.h"
#include "house.h"

G_BEGIN_DECLS

/* The table of a running or finished game with all that is common to tables: whose turn it is, what to do, what just happened,
 * log, pace, undo, score sheet, result, giving up, who sits where. A TableePage. */
#define TABLEE_TYPE_PLAY_PAGE (tablee_play_page_get_type ())
G_DECLARE_FINAL_TYPE (TableePlayPage, tablee_play_page, TABLEE, PLAY_PAGE, GtkWidget)

GtkWidget         *tablee_play_page_new         (TableeGameSession *session,
                                                 TableeHouse       *house);
TableeGameSession *tablee_play_page_get_session (TableePlayPage    *self);

G_END_DECLS
