/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One child that keeps its shape: as wide as there is room, @width at most, and as high as goes with that. */
#define TABLEE_TYPE_FIGURE_LAYOUT (tablee_figure_layout_get_type ())
G_DECLARE_FINAL_TYPE (TableeFigureLayout, tablee_figure_layout, TABLEE, FIGURE_LAYOUT, GtkLayoutManager)

GtkLayoutManager *tablee_figure_layout_new (int width,
                                            int height);

G_END_DECLS
