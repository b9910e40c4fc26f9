/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "card.h"
#include "flight-layer.h"

G_BEGIN_DECLS

/*
 * All that moves on a table, with no rules: cards, coins and pyramids fly from where they were to where they have come, or tremble
 * where they are. add() while the events of a move are heard and the table still shows how it was; play() once the table is bound to
 * the new position.
 *
 *   event:    if (tablee_table_get_animates (table)) tablee_mover_add_card (mover, hand, id, field, TABLEE_NO_CARD, face, step);
 *   changed:  bind everything; tablee_mover_play (mover);
 *   finish_animations:  tablee_mover_finish (mover);
 *
 * A table that has more to tell than its new position shows plays one event at a time, binds what has come of it at "done", and goes
 * on with the next one.
 *
 * The moves of one step go together, the steps one after the other, 200 ms each or as long as it takes; what takes longer than 1.2 s
 * in all goes faster. What plays while others still fly follows them.
 *
 * Signals: "done" (): nothing is on its way any more.
 */
#define TABLEE_TYPE_MOVER (tablee_mover_get_type ())
G_DECLARE_FINAL_TYPE (TableeMover, tablee_mover, TABLEE, MOVER, GObject)

/* Where a flight begins or ends: at a widget, or at one card of a card holder; TABLEE_NO_CARD for the last one. */
typedef struct
{
  GtkWidget *widget;
  int        card;
} TableeFlightEnd;

/* At @widget, which is any. */
TableeFlightEnd tablee_flight_at (gpointer widget);

TableeMover *tablee_mover_new      (TableeFlightLayer *flights);

/* @paintable flies from the middle of @from to the middle of @to (for card holders: from the last card to the last card).
 * Where @from is now is kept; where @to is, and how large, is asked at play(). */
void         tablee_mover_add      (TableeMover       *self,
                                    GtkWidget         *from,
                                    GtkWidget         *to,
                                    GdkPaintable      *paintable,
                                    guint              step);

/* The same between two cards of card holders; TABLEE_NO_CARD for the last one. Until it lands, the card @to_card is hidden. */
void         tablee_mover_add_card (TableeMover       *self,
                                    GtkWidget         *from,
                                    int                from_card,
                                    GtkWidget         *to,
                                    int                to_card,
                                    GdkPaintable      *paintable,
                                    guint              step);

/* The same for a card that is turned over on its way: it leaves as @back. @back: (nullable) */
void         tablee_mover_add_turn (TableeMover       *self,
                                    GtkWidget         *from,
                                    int                from_card,
                                    GtkWidget         *to,
                                    int                to_card,
                                    GdkPaintable      *back,
                                    GdkPaintable      *paintable,
                                    guint              step);

/* The usual flights. A card as wide as @width, that leaves as @back: (nullable) if it is turned over on its way; and coins, among
 * cards of this width: several, at most 8, are tossed up one after the other and rain on @to. */
void         tablee_mover_add_face (TableeMover       *self,
                                    TableeFlightEnd    from,
                                    TableeFlightEnd    to,
                                    const TableeCard  *face,
                                    const TableeCard  *back,
                                    int                width,
                                    guint              step);
void         tablee_mover_add_coins (TableeMover      *self,
                                     GtkWidget        *from,
                                     GtkWidget        *to,
                                     int               count,
                                     int               width,
                                     guint             step);

/* The same @count times, at most 8, one after the other; the step takes so much longer. */
void         tablee_mover_add_row   (TableeMover       *self,
                                     GtkWidget         *from,
                                     GtkWidget         *to,
                                     GdkPaintable      *paintable,
                                     int                count,
                                     guint              step);

/* The card @card of the card holder @widget, which looks like @paintable, trembles and bursts. */
void         tablee_mover_add_shake (TableeMover       *self,
                                     GtkWidget         *widget,
                                     int                card,
                                     GdkPaintable      *paintable,
                                     guint              step);

/* The step takes @duration milliseconds at least, with nothing more to see: time to look at what has come. */
void         tablee_mover_add_rest  (TableeMover       *self,
                                     guint              duration,
                                     guint              step);

/* What has been added sets out. Widgets that have just been made get their places first. */
void         tablee_mover_play     (TableeMover       *self);

/* Everything lands now, and what has not been played is forgotten. */
void         tablee_mover_finish   (TableeMover       *self);

gboolean     tablee_mover_is_moving (TableeMover      *self);

G_END_DECLS
