/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Three dots that light up one after the other while somebody thinks. Unlike a GtkSpinner, which a style sheet turns, they need no new
 * layout of the window in each frame, for which GTK asks an X server five things and waits for the answers; and they keep their place
 * when nobody thinks. They stand still where animations are off. CSS node: thinking.
 */
#define TABLEE_TYPE_THINKING_DOTS (tablee_thinking_dots_get_type ())
G_DECLARE_FINAL_TYPE (TableeThinkingDots, tablee_thinking_dots, TABLEE, THINKING_DOTS, GtkWidget)

/* At first nobody does. */
void tablee_thinking_dots_set_active (TableeThinkingDots *self,
                                      gboolean            active);

G_END_DECLS
