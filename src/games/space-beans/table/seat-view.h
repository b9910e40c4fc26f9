/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/space-beans/rules/rules.h"
#include "marks.h"
#include "widgets/field-view.h"
#include "widgets/pile-view.h"
#include "widgets/seat-plate.h"

G_BEGIN_DECLS

/* How much room a seat has. */
typedef enum
{
  SB_SEAT_OTHER,  /* one of the row at the top */
  SB_SEAT_NEAR,   /* at the bottom, with all the words */
  SB_SEAT_STRIP,  /* one of the others in a narrow window: of open cards, too, the last one stands for all */
  SB_SEAT_LINE,   /* one of many others in a narrow window, beside its cards; otherwise as a strip */
  SB_SEAT_ROW,    /* one of the others in a low window */
  SB_SEAT_NEAR_STRIP,
} SbSeatForm;

/* How a seat stands, as the viewer knows it. */
typedef struct
{
  const SbSeat *seat;
  TableeSeat   *player;
  const char   *label;       /* what the player is called before a colon: a name, or "You" */
  gboolean      yours;       /* the player is who is spoken to */
  const char   *passes_to;   /* who gets the hand: a name, or "you", */
  const char   *arrow;       /* and where that one sits */
  TableeTurn    turn;
  unsigned      available;   /* collections that can be chosen: bits 1 << SbSlot */
  unsigned      marked;      /* SB_MARK_ */
  int           scored;      /* as in SbMarks */
  gboolean      over;        /* the game is: nothing can be added to collections any more, */
  int           sold;        /* and this is what they and the bonus brought */
} SbStanding;

/*
 * Who sits there, with both collections and the point pile, which everybody may look at.
 *
 * Signals:
 *   "slot-clicked" (int slot)             a collection (SbSlot) was clicked
 *   "card-dropped" (int slot, int card)   a card, by the id of its face, was dropped on a collection
 */
#define SB_TYPE_SEAT_VIEW (sb_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (SbSeatView, sb_seat_view, SB, SEAT_VIEW, GtkWidget)

GtkWidget *sb_seat_view_new            (void);
void       sb_seat_view_set_form       (SbSeatView       *self,
                                        SbSeatForm        form,
                                        int               card_width);
void       sb_seat_view_set_standing   (SbSeatView       *self,
                                        const SbStanding *standing);

/* Where cards come from and go to. Returns: (transfer none) */
GtkWidget *sb_seat_view_get_collection (SbSeatView       *self,
                                        SbSlot            slot);
GtkWidget *sb_seat_view_get_points     (SbSeatView       *self);
GtkWidget *sb_seat_view_get_hand       (SbSeatView       *self);

G_END_DECLS
