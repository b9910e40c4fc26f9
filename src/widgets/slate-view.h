/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A slate that lies on the table, with a game in words on it: where it stands, what has just happened, and the whole as lines of
 * text, which are left out where they have no room. CSS node: slate-view.
 */
#define TABLEE_TYPE_SLATE_VIEW (tablee_slate_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeSlateView, tablee_slate_view, TABLEE, SLATE_VIEW, GtkWidget)

GtkWidget *tablee_slate_view_new       (void);

/* @title, @news, @lines: (nullable): nothing to say. The columns of @lines are made of spaces. */
void       tablee_slate_view_set_words (TableeSlateView *self,
                                        const char      *title,
                                        const char      *news,
                                        const char      *lines);

/* How large the table is, in pixels. */
void       tablee_slate_view_set_room  (TableeSlateView *self,
                                        int              width,
                                        int              height);

G_END_DECLS
