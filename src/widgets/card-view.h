/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "card.h"

G_BEGIN_DECLS

/*
 * A card that can be clicked: a button, so Enter, Space and assistive technologies press it too, also while it is not available
 * (the table says why not). What is available can be dragged; the value of the drag is its id (G_TYPE_INT). CSS node:
 * card-view.
 *
 * Properties: "card-width" (int, pixels): the card is 5:7; above it is a little room to lift it.
 * Signals: those of GtkButton ("clicked"), and
 *   "lifted" (gboolean lifted)  dragging it begins, or has ended
 */
#define TABLEE_TYPE_CARD_VIEW (tablee_card_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeCardView, tablee_card_view, TABLEE, CARD_VIEW, GtkButton)

GtkWidget        *tablee_card_view_new            (void);

/* @card: (nullable): NULL for a dashed place where a card would be. Returns whether it was another one. */
gboolean          tablee_card_view_set_card       (TableeCardView   *self,
                                                   const TableeCard *card);

/* Returns: (transfer none) (nullable) */
const TableeCard *tablee_card_view_get_card       (TableeCardView   *self);

void              tablee_card_view_set_card_width (TableeCardView   *self,
                                                   int               width);

/* Returns: (transfer full): what it looks like, for a flight. */
GdkPaintable     *tablee_card_view_dup_paintable  (TableeCardView   *self);

/* The height of a view whose card has this width. */
int               tablee_card_view_get_height_for (int               card_width);

G_END_DECLS
