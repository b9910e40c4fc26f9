/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/table.h"

G_BEGIN_DECLS

/*
 * Lies over the table of a game in which people play, and shows now and then what a computer player remarks (remark-choice.h), in a bubble
 * beside its seat. The bubble goes by itself, and with any click or key, which does what it does without it. It stands nowhere that
 * something can be clicked; where there is no such place, nothing is said.
 *
 * Signals:
 *   "asks" () → boolean   a remark is about to be made: TRUE keeps it from being so, because something else is to be read
 */
#define TABLEE_TYPE_REMARK_VIEW (tablee_remark_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeRemarkView, tablee_remark_view, TABLEE, REMARK_VIEW, GtkWidget)

/* @table: of @session. @settings: whether remarks are wanted. */
GtkWidget *tablee_remark_view_new      (TableeGameSession *session,
                                        TableeTable       *table,
                                        GSettings         *settings);

/* Takes the bubble away, if there is one. */
void       tablee_remark_view_dismiss  (TableeRemarkView  *self);

/* Returns: (transfer none) (nullable): what is said, translated; NULL: nothing. */
const char *tablee_remark_view_get_said (TableeRemarkView *self);

G_END_DECLS
