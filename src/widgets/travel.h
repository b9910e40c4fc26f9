/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Travelling by keyboard among things in rows that are one Tab stop: for the focus() of the widget they are in. @views:
 * GtkWidget, in reading order; @last: the index where Tab comes back to.
 */

/* Which of @views has the focus, or has it inside; -1: none. */
int      tablee_travel_get_index (GtkWidget        *widget,
                                  GPtrArray        *views);

/* FALSE if there is no such view, or it is out of sight. */
gboolean tablee_travel_to        (GPtrArray        *views,
                                  int               index,
                                  gsize            *last);

/* Arrows lead to the neighbours, and to the nearest one of the row above or below; Tab comes in where it was last, and leaves. */
gboolean tablee_travel           (GtkWidget        *widget,
                                  GPtrArray        *views,
                                  GtkDirectionType  direction,
                                  gsize            *last);

G_END_DECLS
