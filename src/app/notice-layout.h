/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Three children from top to bottom: a header, a notice and what it is about, the page. A notice comes unasked, so it must not take
 * away what the page cannot do without: where all three do not fit, the notice lies over the top of the page. The page is the child
 * before the notice, so that the notice is drawn above it, and comes after it for the keyboard.
 */
#define TABLEE_TYPE_NOTICE_LAYOUT (tablee_notice_layout_get_type ())
G_DECLARE_FINAL_TYPE (TableeNoticeLayout, tablee_notice_layout, TABLEE, NOTICE_LAYOUT, GtkLayoutManager)

G_END_DECLS
