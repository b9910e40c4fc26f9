/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tile-rack.h"

G_BEGIN_DECLS

/*
 * A rack of tiles, from left to right, as many in a row as there is room or as are wanted. A place keeps its view when tiles are set
 * again, and the focus. CSS node: shelf.
 *
 * Properties:
 *   "tile-height" (int)
 *   "per-row" (int)        tiles in a row; 0: as many as there is room for
 *   "gap" (int)            pixels between tiles
 */
#define PH_TYPE_SHELF (ph_shelf_get_type ())
G_DECLARE_FINAL_TYPE (PhShelf, ph_shelf, PH, SHELF, PhTileRack)

GtkWidget  *ph_shelf_new         (void);
void        ph_shelf_set_tiles   (PhShelf      *self,
                                  const PhTile *tiles,
                                  gsize         n_tiles);
void        ph_shelf_set_height  (PhShelf      *self,
                                  int           height);
void        ph_shelf_set_per_row (PhShelf      *self,
                                  int           per_row);
/* Both at once. */
void        ph_shelf_set_sizes   (PhShelf      *self,
                                  int           height,
                                  int           per_row);
void        ph_shelf_set_gap     (PhShelf      *self,
                                  int           gap);

/* Takes the focus to the first tile that is available, or to the first one. */
gboolean    ph_shelf_focus_first (PhShelf      *self);

G_END_DECLS
