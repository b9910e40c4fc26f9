/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "card.h"

G_BEGIN_DECLS

/*
 * How a card is drawn: for widgets that show cards, and for what flies. Below TABLEE_CARD_SMALL pixels of width only the band
 * with value and symbol remains.
 */
enum { TABLEE_CARD_SMALL = 50 };

/* Of a card of this width: they are 5:7. */
int           tablee_card_face_get_height   (int               width);

/* What must stay visible of a card that another one overlaps: its band. */
int           tablee_card_face_get_band     (int               width);

/* The card with its upper left corner at the origin, without its state. @widget: for its fonts and its scale. */
void          tablee_card_face_snapshot     (GtkSnapshot      *snapshot,
                                             const TableeCard *card,
                                             int               width,
                                             GtkWidget        *widget);

/* The outline of chosen, the edge of available, the glow of marked, and their marks, round the card that is drawn next or has
 * been drawn at the origin: below it, and over it. */
void          tablee_card_face_snapshot_below (GtkSnapshot      *snapshot,
                                             const TableeCard *card,
                                             int               width);
void          tablee_card_face_snapshot_over (GtkSnapshot      *snapshot,
                                             const TableeCard *card,
                                             int               width);

/* Returns: (transfer full): a picture of @card for flights and drags. */
GdkPaintable *tablee_card_face_dup_paintable (const TableeCard *card,
                                             int               width,
                                             GtkWidget        *widget);

G_END_DECLS
