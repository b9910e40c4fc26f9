/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/table.h"

G_BEGIN_DECLS

/*
 * Lies over the table of a game in which people play, and says once why something happened, in a bubble at the piece that it
 * happened to. The bubble goes with the next thing that a person decides, with an undo, or with a click on it; it never takes the keyboard.
 * It asks the game's words (present/why.h), and the settings what has been explained (whys.h).
 */
#define TABLEE_TYPE_WHY_VIEW (tablee_why_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeWhyView, tablee_why_view, TABLEE, WHY_VIEW, GtkWidget)

/* @table: of @session. */
GtkWidget *tablee_why_view_new        (TableeGameSession *session,
                                       TableeTable       *table,
                                       GSettings         *settings);

/* Takes the bubble away. Returns whether there was one. */
gboolean   tablee_why_view_dismiss    (TableeWhyView     *self);

/* What the bubble is about. Returns: (transfer none) (nullable): NULL: nothing is said. */
GtkWidget *tablee_why_view_get_target (TableeWhyView     *self);

G_END_DECLS
