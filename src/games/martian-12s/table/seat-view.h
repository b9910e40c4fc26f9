/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/martian-12s/rules/rules.h"
#include "session/seat.h"
#include "stack-view.h"
#include "widgets/turn.h"

G_BEGIN_DECLS

/* How much room a seat has. */
typedef enum
{
  M12_SEAT_OTHER,     /* round the bag */
  M12_SEAT_NEAR,      /* at the bottom, the largest: everything in a row */
  M12_SEAT_STRIP,     /* one of many in a narrow window */
} M12SeatForm;

/* Who sits there, with stack, running total, balance and what has become of them in the round. A group with a spoken label; Tab
 * goes from seat to seat, arrows into the stack. */
#define M12_TYPE_SEAT_VIEW (m12_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (M12SeatView, m12_seat_view, M12, SEAT_VIEW, GtkWidget)

GtkWidget    *m12_seat_view_new          (TableeSeat    *player);
void          m12_seat_view_set_form     (M12SeatView   *self,
                                          M12SeatForm    form);

/* @balance: in words; @winner: has won this round. */
void          m12_seat_view_set_standing (M12SeatView   *self,
                                          const M12Seat *seat,
                                          const char    *balance,
                                          TableeTurn     turn,
                                          gboolean       winner);

/* Marks what has just changed where nothing moves. */
void          m12_seat_view_set_marked   (M12SeatView   *self,
                                          gboolean       marked);

M12StackView *m12_seat_view_get_stack    (M12SeatView   *self);

/* Where coins come from and go to. */
GtkWidget    *m12_seat_view_get_purse    (M12SeatView   *self);

G_END_DECLS
