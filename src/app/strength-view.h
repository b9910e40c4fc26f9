/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/store.h"

G_BEGIN_DECLS

/*
 * How strong everybody plays, folded away behind a heading: in words, and of one game as curves with how uncertain they are. It is hidden where
 * nothing has been rated, and reads again what it shows when another game has ended.
 *
 * Properties: "expanded" (boolean).
 * CSS node: strength-view.
 */
#define TABLEE_TYPE_STRENGTH_VIEW (tablee_strength_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeStrengthView, tablee_strength_view, TABLEE, STRENGTH_VIEW, GtkWidget)

/* @game: (nullable): the id of the game that is shown; NULL: all. */
void tablee_strength_view_show (TableeStrengthView *self,
                                TableeStore        *store,
                                const char         *game);

G_END_DECLS
