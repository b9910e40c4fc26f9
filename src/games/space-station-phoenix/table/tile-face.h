/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tile.h"

G_BEGIN_DECLS

/* How a tile looks, whatever its kind; what marks it is drawn by whoever shows it. */

/* How wide a tile of @height is. */
int           ph_tile_get_width     (const PhTile *tile,
                                     int           height);

/* Draws it as high as @height, at the origin. */
void          ph_tile_snapshot      (const PhTile *tile,
                                     GtkSnapshot  *snapshot,
                                     GtkWidget    *widget,
                                     int           height);

/* Returns: (transfer full): the tile as a picture, without marks */
GdkPaintable *ph_tile_dup_paintable (const PhTile *tile,
                                     GtkWidget    *widget,
                                     int           height);

G_END_DECLS
