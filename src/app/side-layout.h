/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Two children: the first one large, the second, while it is visible, a panel beside it in a wide window and below it in a
 * narrow one. */
#define TABLEE_TYPE_SIDE_LAYOUT (tablee_side_layout_get_type ())
G_DECLARE_FINAL_TYPE (TableeSideLayout, tablee_side_layout, TABLEE, SIDE_LAYOUT, GtkLayoutManager)

G_END_DECLS
