/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/seat.h"
#include "tag-view.h"
#include "turn.h"

G_BEGIN_DECLS

/*
 * Who sits there: portrait in the mood of the seat (moods.h), name, a light while it is the seat's turn, a crown while the seat is ahead, a sign
 * while whoever plays there is away, and tags. Follows the TableeSeat. CSS node: seat-plate,
 * with the style classes turn, away, compact, upright and badged. Role: group, called after the name and the turn; focusable.
 *
 * Properties:
 *   "seat" (TableeSeat); "standing" (TableeStanding as int): what the crown says instead of the seat's own, or -1
 *   "turn" (TableeTurn)
 *   "compact" (boolean)     in one line, for a narrow table
 *   "upright" (boolean)     the portrait above the name above the tags, for a seat that has height; instead of "compact"
 *   "badged" (boolean)      it is a part of something larger, which has the light: whose turn it is stands on the upper edge, where
 *                           it takes no room
 *   "portrait-size" (int)   in pixels; 0: as high as the words
 *   "spoken" (string)       what assistive technologies say of it after the name and before the turn: "12 coins. 5 cards."
 */
#define TABLEE_TYPE_SEAT_PLATE (tablee_seat_plate_get_type ())
G_DECLARE_FINAL_TYPE (TableeSeatPlate, tablee_seat_plate, TABLEE, SEAT_PLATE, GtkWidget)

GtkWidget *tablee_seat_plate_new         (TableeSeat      *seat);
void       tablee_seat_plate_set_seat    (TableeSeatPlate *self,
                                          TableeSeat      *seat);
void       tablee_seat_plate_set_turn    (TableeSeatPlate *self,
                                          TableeTurn       turn);
/* Whether it is the seat of who is spoken to, where that is one person. */
void       tablee_seat_plate_set_yours   (TableeSeatPlate *self,
                                          gboolean         yours);
void       tablee_seat_plate_set_compact (TableeSeatPlate *self,
                                          gboolean         compact);
void       tablee_seat_plate_set_upright (TableeSeatPlate *self,
                                          gboolean         upright);
void       tablee_seat_plate_set_spoken  (TableeSeatPlate *self,
                                          const char      *spoken);

/* How large the portrait is, in pixels; 0: as high as the words. An upright plate with less height has a smaller one. */
void       tablee_seat_plate_set_portrait_size (TableeSeatPlate *self,
                                                int              size);

/* What has become of who sits there, instead of the turn: @words ("✓ Passed") and what assistive technologies say, a sentence. Both
 * (nullable): the turn again. */
void       tablee_seat_plate_set_state   (TableeSeatPlate *self,
                                          const char      *words,
                                          const char      *spoken);

/* The plate of @seat somewhere in @within that is shown. Returns: (transfer none) (nullable) */
GtkWidget *tablee_seat_plate_find        (GtkWidget       *within,
                                          TableeSeat      *seat);

/* @tag goes behind those that are there: a TableeTagView or any other small widget. In a template, children are tags. */
void       tablee_seat_plate_add_tag     (TableeSeatPlate *self,
                                          GtkWidget       *tag);

G_END_DECLS
