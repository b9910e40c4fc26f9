/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives @widget the style classes "dark" and "high-contrast" while the style is so. Style sheets of their own for these, as
 * libadwaita loads them, warn on its newest versions. */
void tablee_widget_follow_style (GtkWidget *widget);

G_END_DECLS
