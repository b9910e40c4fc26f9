/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "place.h"

G_BEGIN_DECLS

/*
 * The content of a window: header bar, toasts, and the pages of the places on the way from the library to here. Pages are built
 * when first visited; only the one that is shown is in the accessibility tree.
 *
 * Signals: "moved" (): another place is shown.
 */
#define TABLEE_TYPE_NAVIGATION (tablee_navigation_get_type ())
G_DECLARE_FINAL_TYPE (TableeNavigation, tablee_navigation, TABLEE, NAVIGATION, GtkWidget)

/* @places: (transfer full) (element-type TableePlace): from the library to the place to show, not empty. */
GtkWidget         *tablee_navigation_new          (GPtrArray        *places,
                                                   TableeHouse      *house);

/* Goes to @place (transfer full). A table, or its lobby, takes the place of the set-up, lobby and table that led to it: Back is out of the game. */
void               tablee_navigation_push         (TableeNavigation *self,
                                                   TableePlace      *place);
/* Shows and starts the table of @session, as do pages that begin a game. */
void               tablee_navigation_play         (TableeNavigation  *self,
                                                   TableeGameSession *session);
/* Shows a table with friends elsewhere: what is played there, or who is waited for. */
void               tablee_navigation_show_table   (TableeNavigation  *self,
                                                   GObject           *table);
/* Back by one. Returns whether there was a way back. */
gboolean           tablee_navigation_pop          (TableeNavigation *self);
void               tablee_navigation_pop_to_root  (TableeNavigation *self);

const TableePlace *tablee_navigation_get_place    (TableeNavigation *self);
TableePage        *tablee_navigation_get_page     (TableeNavigation *self);
/* The page's title has changed. */
void               tablee_navigation_update_title (TableeNavigation *self);

/* Ends this widget: all states are kept in the places, which can be shown anew. Returns: (transfer full) */
GPtrArray         *tablee_navigation_steal_places (TableeNavigation *self);

void               tablee_navigation_toast        (TableeNavigation *self,
                                                   AdwToast         *toast);
void               tablee_navigation_open_menu    (TableeNavigation *self);

G_END_DECLS
