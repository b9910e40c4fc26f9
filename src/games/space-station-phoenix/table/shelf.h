/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tile-view.h"

G_BEGIN_DECLS

/*
 * Tiles in rows, from left to right, as many in a row as there is room or as are wanted. One Tab stop: inside, arrows, Home and
 * End travel. Views are reused when tiles are set again, so that the focus stays. CSS node: shelf.
 *
 * Properties:
 *   "tile-height" (int)
 *   "per-row" (int)        tiles in a row; 0: as many as there is room for
 *   "gap" (int)            pixels between tiles
 *   "centred" (boolean)    rows are in the middle
 * Signals:
 *   "activated" (int id)   clicked, or chosen by keyboard
 *   "looked-at" (int id)   the pointer or the focus has come to the tile; -1: has left it
 */
#define PH_TYPE_SHELF (ph_shelf_get_type ())
G_DECLARE_FINAL_TYPE (PhShelf, ph_shelf, PH, SHELF, GtkWidget)

GtkWidget  *ph_shelf_new         (void);
void        ph_shelf_set_tiles   (PhShelf      *self,
                                  const PhTile *tiles,
                                  gsize         n_tiles);
void        ph_shelf_set_height  (PhShelf      *self,
                                  int           height);
void        ph_shelf_set_per_row (PhShelf      *self,
                                  int           per_row);
void        ph_shelf_set_gap     (PhShelf      *self,
                                  int           gap);

/* Returns: (transfer none) (nullable) */
PhTileView *ph_shelf_get_view    (PhShelf      *self,
                                  gsize         index);
PhTileView *ph_shelf_find_view   (PhShelf      *self,
                                  int           id);

/* Takes the focus to the first tile that is available, or to the first one. */
gboolean    ph_shelf_focus_first (PhShelf      *self);

G_END_DECLS
