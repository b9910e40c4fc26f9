/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * What is drawn anew as one. GTK draws only what differs from the frame before, place by place, and gives up where that is more than thirty
 * places: then all that they are in is drawn again, be it the window. Where many small things change at once, their whole is one place.
 *
 * Appends, of the size of @widget, what nobody sees, and what differs from what was appended with another @change (a number that goes up
 * by one).
 */
void tablee_whole_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot,
                            guint        change);

G_END_DECLS
