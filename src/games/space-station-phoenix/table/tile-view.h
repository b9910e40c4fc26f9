/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tile.h"

G_BEGIN_DECLS

/*
 * One tile: a button that draws it, with the marks of what can be done, a badge with its key, and a tooltip that shows it large.
 * What cannot be done can still be clicked, so that the table can say why. What has a PhDragKind can be dragged, and dropped on
 * ships, tracks and sectors; the widgets above are told by their actions, with packed drags:
 *   "table.drag" (i)      it begins; 0: it has ended
 *   "table.drop" (iii)    what is dropped, and the kind and the id of the tile below
 * CSS node: tile-view, with the style class of its kind.
 *
 * Properties:
 *   "tile-height" (int)
 */
#define PH_TYPE_TILE_VIEW (ph_tile_view_get_type ())
G_DECLARE_FINAL_TYPE (PhTileView, ph_tile_view, PH, TILE_VIEW, GtkButton)

GtkWidget    *ph_tile_view_new        (void);
/* Returns whether it was another one. */
gboolean      ph_tile_view_set_tile   (PhTileView   *self,
                                       const PhTile *tile);
const PhTile *ph_tile_view_get_tile   (PhTileView   *self);
void          ph_tile_view_set_height (PhTileView   *self,
                                       int           height);
int           ph_tile_view_get_height (PhTileView   *self);

/* The room that marks need on each side of a tile that is so high. */
int           ph_tile_view_get_margin (int           height);

/* The whole of it, with that room. */
void          ph_tile_view_get_size   (PhTileView   *self,
                                       int          *width,
                                       int          *height);

/* A die tumbles for a moment before it shows @tile; until then one of @faces (art, NULL-terminated, static). */
void          ph_tile_view_roll       (PhTileView   *self,
                                       const char *const *faces);
void          ph_tile_view_stop       (PhTileView   *self);

/* Leaves its place empty while it is on its way. */
void          ph_tile_view_set_hidden (PhTileView   *self,
                                       gboolean      hidden);

/* The quarter of a sector that the pointer was at when it was clicked, -1: none, or by keyboard. */
int           ph_tile_view_get_quarter (PhTileView  *self);

G_END_DECLS
