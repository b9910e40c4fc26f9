/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Two children: contents, and a page. In a wide window the contents stand before the page; in a narrow one the page has all the room,
 * or, while they are open, the contents. What is not seen is not there for the keyboard and for assistive technologies either.
 *
 * Property: "open" (gboolean): whether the contents are seen where there is room for one only.
 */
#define TABLEE_TYPE_HELP_LAYOUT (tablee_help_layout_get_type ())
G_DECLARE_FINAL_TYPE (TableeHelpLayout, tablee_help_layout, TABLEE, HELP_LAYOUT, GtkLayoutManager)

G_END_DECLS
