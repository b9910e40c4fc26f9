/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Closes what has popped up from @widget and from all that is in it: a popover is above all else, also above what covers the place
 * that it comes from. */
void tablee_popovers_close (GtkWidget *widget);

G_END_DECLS
