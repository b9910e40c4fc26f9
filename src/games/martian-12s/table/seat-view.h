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

/* How a seat stands in the round, or in the game that is over. */
typedef struct
{
  const M12Seat *seat;
  const char    *balance;   /* in words */
  TableeTurn     turn;
  gboolean       over;      /* the game is: nothing more is said of its last round */
  gboolean       winner;    /* has won this round, or the game */
  gboolean       ahead;     /* would win the round, or share it, if it ended now */
  TableeStanding standing;  /* in the game */
  gboolean       yours;     /* it is that of who is spoken to */
} M12Standing;

/* Who sits there: a plate with balance, running total and what has become of them in the round, and the stack. Tab goes from plate to
 * plate, arrows into the stack. */
#define M12_TYPE_SEAT_VIEW (m12_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (M12SeatView, m12_seat_view, M12, SEAT_VIEW, GtkWidget)

GtkWidget    *m12_seat_view_new          (TableeSeat    *player);

/* @portrait: how large the portrait is, in pixels, where there is room. */
void          m12_seat_view_set_form     (M12SeatView   *self,
                                          M12SeatForm    form,
                                          int            portrait);

void          m12_seat_view_set_standing (M12SeatView       *self,
                                          const M12Standing *standing);

/* Marks what has just changed where nothing moves. */
void          m12_seat_view_set_marked   (M12SeatView   *self,
                                          gboolean       marked);

M12StackView *m12_seat_view_get_stack    (M12SeatView   *self);

/* Where coins come from and go to. */
GtkWidget    *m12_seat_view_get_purse    (M12SeatView   *self);

G_END_DECLS
