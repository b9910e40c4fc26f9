/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What has the keyboard in the window of @widget. Returns: (transfer none) (nullable) */
GtkWidget *tablee_focus_get       (GtkWidget *widget);

/* Whether @widget has it, or something in it. */
gboolean   tablee_focus_is_within (GtkWidget *widget);

/* Whether nothing has it that could hear a key: what had it may have been hidden a moment ago. */
gboolean   tablee_focus_is_lost   (GtkWidget *widget);

/* Forgets where in @widget it was: whoever comes to it next begins anew. */
void       tablee_focus_forget    (GtkWidget *widget);

/* Before @widget is hidden with the keyboard in it: nothing has it then. GTK 4.8 would find it another place, and for each time that it
 * is told of (a stack tells of a page twice) hold @widget for good. */
void       tablee_focus_leave     (GtkWidget *widget);

G_END_DECLS
