/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a person sees and has in hand in a tree of widgets, besides its content: how far it is scrolled, and what has the focus.
 * It fits a tree that is built in the same way, in another language for instance. */

/* Returns: a floating variant */
GVariant *tablee_view_state_save    (GtkWidget *root);

/* Takes effect when @root has been laid out. */
void      tablee_view_state_restore (GtkWidget *root,
                                     GVariant  *state);

G_END_DECLS
