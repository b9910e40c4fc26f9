/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Loads the style sheet that the widgets of this folder share, once; below those of the tables, which may change what it says. */
void tablee_widgets_load_style (void);

/* Sets the style class @name of @widget, or takes it away. */
void tablee_widget_set_class   (GtkWidget  *widget,
                                const char *name,
                                gboolean    set);

G_END_DECLS
