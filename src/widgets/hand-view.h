/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "card-view.h"
#include "rack.h"

G_BEGIN_DECLS

/*
 * A rack of cards: they overlap where there is little room, and wrap where that does not suffice; the bands with the values stay
 * visible. CSS node: hand-view, with a card-view for each card. Role: group; name it with tablee_widget_set_spoken_label().
 *
 * Properties:
 *   "card-width" (int, pixels)
 *   "ordered" (boolean)   the order of the cards matters: an arrow from each to the next, and a mark on the first
 * Signals:
 *   "lifted" (int id)     a card is being dragged: time to mark where it can go; TABLEE_NO_CARD: it no longer is
 */
#define TABLEE_TYPE_HAND_VIEW (tablee_hand_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeHandView, tablee_hand_view, TABLEE, HAND_VIEW, TableeRack)

GtkWidget      *tablee_hand_view_new            (void);

/* Cards that were there (by id) keep their widget, and the focus; if the card with the focus has gone, its neighbour gets it. */
void            tablee_hand_view_set_cards      (TableeHandView   *self,
                                                 const TableeCard *cards,
                                                 gsize             n_cards);
gsize           tablee_hand_view_get_n_cards    (TableeHandView   *self);

/* The view at @index from 0, and of a card. Returns: (transfer none) (nullable) */
TableeCardView *tablee_hand_view_get_card       (TableeHandView   *self,
                                                 gsize             index);
TableeCardView *tablee_hand_view_find_card      (TableeHandView   *self,
                                                 int               id);

void            tablee_hand_view_set_card_width (TableeHandView   *self,
                                                 int               width);
void            tablee_hand_view_set_ordered    (TableeHandView   *self,
                                                 gboolean          ordered);

/* Returns: the height of a hand of one row, for what stands in its place when it is empty. */
int             tablee_hand_view_get_row_height (TableeHandView   *self);

/* Returns: the width of the cards of a hand beside fields with cards of @width. What one plays with is the largest, and is not made small for
 * the sake of the rest before that is really small. */
int tablee_hand_view_get_width_beside (int width);

G_END_DECLS
