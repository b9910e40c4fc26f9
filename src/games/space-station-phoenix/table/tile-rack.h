/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tile-view.h"
#include "widgets/rack.h"

G_BEGIN_DECLS

/*
 * A rack of tiles, all of one height. A class says how they lie.
 *
 * Signals:
 *   "looked-at" (int id)   the pointer or the focus has come to the tile; -1: has left it
 */
#define PH_TYPE_TILE_RACK (ph_tile_rack_get_type ())
G_DECLARE_DERIVABLE_TYPE (PhTileRack, ph_tile_rack, PH, TILE_RACK, TableeRack)

struct _PhTileRackClass
{
  TableeRackClass parent_class;
};

/* Of the tiles, in pixels; at least one, where a panel has no room left. Returns whether it is another one than before. */
gboolean    ph_tile_rack_set_height    (PhTileRack *self,
                                        int         height);
int         ph_tile_rack_get_height    (PhTileRack *self);

/* The view at @index from 0, and of a tile. Returns: (transfer none) (nullable) */
PhTileView *ph_tile_rack_get_view      (PhTileRack *self,
                                        gsize       index);
PhTileView *ph_tile_rack_find_view     (PhTileRack *self,
                                        int         id);

/* Whether one of its tiles is available. */
gboolean    ph_tile_rack_has_available (PhTileRack *self);

G_END_DECLS
