/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Tooltips are for who points, and not for who clicks: what a thing says changes with each click on it, and GTK would lay it over the table
 * and what is asked below, again and again, where the pointer has been left.
 */

/* For class_init: the tooltips of the class do not come while the pointer is where it was pressed last. */
void tablee_widget_class_calm_tooltips (GtkWidgetClass *klass);

/* The same for a single widget. */
void tablee_calm_tooltip_use           (GtkWidget      *widget);

/* Whether the pointer, at @x, @y of @widget, is where it was pressed last: for those that answer "query-tooltip" themselves. */
gboolean tablee_calm_tooltip_is_still  (GtkWidget      *widget,
                                        double          x,
                                        double          y);

/* Presses of the pointer anywhere in @root, a window, count, also those that another page has come of. */
void tablee_calm_tooltip_watch         (GtkWidget      *root);

/* The pointer was pressed at @x, @y of @root, the window. */
void tablee_calm_tooltip_pressed       (GtkWidget      *root,
                                        double          x,
                                        double          y);

/* The pointer rests where it is, without having been pressed there: what has come below it was not pointed at. */
void tablee_calm_tooltip_rest          (GtkWidget      *root);

/* As gtk_widget_set_tooltip_text(), which asks the display where the pointer is, and waits for the answer, each time that it is told
 * something. This does so only if it is something else, not for what has no place in a window yet, and for what is on the screen not before
 * nothing else is to be done. */
void tablee_widget_set_tooltip         (GtkWidget      *widget,
                                        const char     *text);
/* That, or what will be as soon as there is time. Returns: (nullable) */
const char *tablee_widget_get_tooltip  (GtkWidget      *widget);
/* There is time now. */
void tablee_widget_settle_tooltip      (GtkWidget      *widget);

/* Sets the description of @widget for assistive technologies. GTK takes a new tooltip for one, too: none comes after this that was set before.
 * @description: (nullable): for none */
void tablee_widget_describe            (GtkWidget      *widget,
                                        const char     *description);

G_END_DECLS
