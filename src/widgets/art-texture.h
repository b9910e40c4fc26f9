/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Textures whose pixels cairo can use where they are: what Cairo draws (art-draw.h) is in memory once, not once for GTK and once for cairo. */

/* @surface: (transfer full): an image in ARGB32, which is not drawn to any more. In any thread. Returns: (transfer full) */
GdkTexture    *tablee_art_texture_new      (cairo_surface_t *surface);

/* @texture: any; of one that is not from here the pixels are copied. One node for each, in pixels of the texture: frames in which it stays
 * where it is have nothing to draw again. For the main thread. Returns: (transfer none) */
GskRenderNode *tablee_art_texture_get_node (GdkTexture      *texture);

G_END_DECLS
