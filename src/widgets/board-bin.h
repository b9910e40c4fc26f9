/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The frame that tables of all games are in. */

#include <gtk/gtk.h>

#include "flight-layer.h"

G_BEGIN_DECLS

typedef enum
{
  TABLEE_FORM_NARROW,  /* a phone, or a tall window: the others are a strip */
  TABLEE_FORM_WIDE,
  TABLEE_FORM_GRAND,   /* a large screen */
} TableeForm;

#define TABLEE_TYPE_FORM (tablee_form_get_type ())
GType tablee_form_get_type (void);

/*
 * What a table is put into: the surface it lies on, the board, a bar below it that stays, and over all what flies. A board that
 * is too tall for the window scrolls. CSS node: board-bin; the table (or what else the bin is in) gets the style class narrow or
 * grand, and huge as well on a very large screen.
 *
 * In a template: <object class="TableeBoardBin"> <child> the board </child> <child type="bar"> the action bar </child>.
 *
 * Properties:
 *   "surface" (string)   drawing of data/art that fills the whole, "space-beans/table"
 *   "child" (GtkWidget)  the board
 *   "bar" (GtkWidget)
 *   "form" (TableeForm)  read only
 * Signals, never emitted while widgets are allocated:
 *   "form-changed" ()  the size asks for another form
 *   "resized" ()       the size has changed, after "form-changed" if that comes too; or more has come than there is room for
 */
#define TABLEE_TYPE_BOARD_BIN (tablee_board_bin_get_type ())
G_DECLARE_FINAL_TYPE (TableeBoardBin, tablee_board_bin, TABLEE, BOARD_BIN, GtkWidget)

GtkWidget         *tablee_board_bin_new         (void);
void               tablee_board_bin_set_surface (TableeBoardBin *self,
                                                 const char     *surface);
void               tablee_board_bin_set_child   (TableeBoardBin *self,
                                                 GtkWidget      *child);
void               tablee_board_bin_set_bar     (TableeBoardBin *self,
                                                 GtkWidget      *bar);
TableeForm         tablee_board_bin_get_form    (TableeBoardBin *self);

/* Whether board and bar, as they are now, are in sight whole, with @slack pixels of height to spare. */
gboolean           tablee_board_bin_has_room    (TableeBoardBin *self,
                                                 int             slack);

/* For a TableeMover. Returns: (transfer none) */
TableeFlightLayer *tablee_board_bin_get_flights (TableeBoardBin *self);

G_END_DECLS
