/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Across the scene of a game: whose turn it is in the game that was played last, and a way on; with several under way, a list
 * of them. */
#define TABLEE_TYPE_GAME_RIBBON (tablee_game_ribbon_get_type ())
G_DECLARE_FINAL_TYPE (TableeGameRibbon, tablee_game_ribbon, TABLEE, GAME_RIBBON, GtkWidget)

/* @under_way: of TableeStoredGame. The ribbon hides while there are none. */
GtkWidget *tablee_game_ribbon_new (GListModel *under_way);

/* Goes on with the game that it is about. Returns FALSE if there is none. */
gboolean   tablee_game_ribbon_continue (TableeGameRibbon *self);

G_END_DECLS
