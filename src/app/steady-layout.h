/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One child, a label, that fills everything. What is above and below does not move with how much it says: the height never falls back while the
 * width stays, and where words have to wrap there is room for two lines from the beginning. */
#define TABLEE_TYPE_STEADY_LAYOUT (tablee_steady_layout_get_type ())
G_DECLARE_FINAL_TYPE (TableeSteadyLayout, tablee_steady_layout, TABLEE, STEADY_LAYOUT, GtkLayoutManager)

G_END_DECLS
