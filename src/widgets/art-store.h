/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "art-fit.h"

G_BEGIN_DECLS

/*
 * Large renderings kept between runs, so that the scenes of the library need no SVG to be read when the program starts. One
 * file for each drawing, in the size that was shown last, in $XDG_CACHE_HOME/tablee/art; whoever deletes them loses nothing. In
 * any thread.
 */

/* The rendering of the drawing in the file @path, if it is kept in this very size and the drawing is the same to the byte.
 * Returns: (transfer full) (nullable) */
GdkTexture *tablee_art_store_load (const char   *path,
                                   TableeArtFit  fit,
                                   int           width,
                                   int           height);

/* The same in the size and way that are kept, which it tells. Returns: (transfer full) (nullable) */
GdkTexture *tablee_art_store_load_any (const char  *path,
                                   TableeArtFit *fit,
                                   int          *width,
                                   int          *height);

/* Keeps @pixels (as cairo's ARGB32, rows without padding) if they are worth it. What cannot be written is not kept, and nothing
 * is said. */
void        tablee_art_store_save (const char   *path,
                                   TableeArtFit  fit,
                                   int           width,
                                   int           height,
                                   const guchar *pixels);

G_END_DECLS
