/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Children in lines, as many in a line as there is room for, each line in the middle.
 *
 * Properties:
 *   "tight" (boolean)   children that do not have all the room that they like share a line, as long as each has what it needs
 *   "even" (boolean)    those in a line are as wide as each other if there is room for that, so that they do not move when one says
 *                       something else
 *   "most" (guint)      so many share a line at most; any number at first
 *   "level" (boolean)   where one line is not enough, all have about as many: none stands alone below four others
 */
#define TABLEE_TYPE_WRAP_LAYOUT (tablee_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (TableeWrapLayout, tablee_wrap_layout, TABLEE, WRAP_LAYOUT, GtkLayoutManager)

G_END_DECLS
