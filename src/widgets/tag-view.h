/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tag-shape.h"

G_BEGIN_DECLS

/*
 * A number in a shape that says what it counts. CSS node: tag-view, with the style class plain, coin, star or hand.
 *
 * Properties:
 *   "shape" (TableeTagShape)
 *   "label" (string)   the number, "12"
 *   "spoken" (string)  what assistive technologies say, and the tooltip: "12 coins"; NULL: the label
 */
#define TABLEE_TYPE_TAG_VIEW (tablee_tag_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeTagView, tablee_tag_view, TABLEE, TAG_VIEW, GtkWidget)

GtkWidget *tablee_tag_view_new       (TableeTagShape  shape);
void       tablee_tag_view_set_label (TableeTagView  *self,
                                      const char     *label,
                                      const char     *spoken);

G_END_DECLS
