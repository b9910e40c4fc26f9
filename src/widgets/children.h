/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Unparents all children of @widget: for its dispose. The disposal of a template does so with children that are bound only. */
void tablee_widget_remove_children (GtkWidget *widget);

G_END_DECLS
