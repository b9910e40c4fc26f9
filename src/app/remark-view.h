/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/table.h"

G_BEGIN_DECLS

/*
 * Lies over the table of a game in which people play, and shows what somebody says in a bubble beside the seat: now and then what a computer
 * player remarks (remark-choice.h), and what friends elsewhere say. The bubble goes by itself, and with any click or key, which does what it
 * does without it. It stands nowhere that something can be clicked; where there is no such place, it is not shown.
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

/* Shows what a person at another place says, in the place of whatever is shown. Returns FALSE where it cannot be shown. */
gboolean   tablee_remark_view_say      (TableeRemarkView  *self,
                                        int                seat,
                                        const char        *words);

/* Takes the bubble away, if there is one. */
void       tablee_remark_view_dismiss  (TableeRemarkView  *self);

/* Returns: (transfer none) (nullable): what is said, translated; NULL: nothing. */
const char *tablee_remark_view_get_said (TableeRemarkView *self);

G_END_DECLS
