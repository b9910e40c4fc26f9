/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lays cards out in as many equal columns as the width has room for without leaving a row half empty where that can be helped.
 * The first card has a row of its own across all columns. Cards of a row are equally high. */
#define TABLEE_TYPE_SHELF_LAYOUT (tablee_shelf_layout_get_type ())
G_DECLARE_FINAL_TYPE (TableeShelfLayout, tablee_shelf_layout, TABLEE, SHELF_LAYOUT, GtkLayoutManager)

G_END_DECLS
