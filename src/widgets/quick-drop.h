/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What @source gives is taken, too, where it is let go sooner than GTK begins to drag, or the windowing system has told what lies there: it is given to
 * the drop target below the pointer that takes such things, if there is one in the same window. */
void tablee_drag_source_drop_quickly (GtkDragSource *source);

G_END_DECLS
