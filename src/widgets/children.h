/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Unparents all children of @widget: for its dispose. The disposal of a template does so with children that are bound only. */
void tablee_widget_remove_children (GtkWidget *widget);

/* For layouts: gives @child, a GtkWidget, its place, and no less room than it needs; nothing if it is not to be seen. */
void tablee_widget_place           (gpointer   child,
                                    int        x,
                                    int        y,
                                    int        width,
                                    int        height);

/* The same for what lies in a row of @widget, its parent: @x is where it begins, from where lines begin. */
void tablee_widget_place_along     (GtkWidget *widget,
                                    gpointer   child,
                                    int        x,
                                    int        y,
                                    int        width,
                                    int        height);

G_END_DECLS
