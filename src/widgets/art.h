/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "art-fit.h"

G_BEGIN_DECLS

/*
 * The drawings of data/art: SVG files, found in $TABLEE_DATADIR/art (for a program that is not installed) or in the installed
 * folder, rendered by librsvg at the size they are shown at and cached. All functions are for the main thread.
 */

/* For drawing inside other widgets: the drawing @art ("portraits/3") at @width × @height device pixels, from the cache or
 * rendered now. Returns: (transfer full) (nullable): NULL if there is no such drawing. */
GdkTexture *tablee_art_dup_texture   (const char           *art,
                                      int                   width,
                                      int                   height);

/* Returns: (transfer full) (nullable): what the cache has. */
GdkTexture *tablee_art_dup_cached    (const char           *art,
                                      TableeArtFit          fit,
                                      int                   width,
                                      int                   height);

/* Brings what the last run kept of @arts (NULL-terminated) into the cache, in a thread: called early, they are in the first
 * frame. */
void        tablee_art_prefetch      (const char *const    *arts);

/* Renders in a thread. Errors: those of librsvg, for a drawing that does not exist as for one that is broken. */
void        tablee_art_render_async  (const char           *art,
                                      TableeArtFit          fit,
                                      int                   width,
                                      int                   height,
                                      GCancellable         *cancellable,
                                      GAsyncReadyCallback   callback,
                                      gpointer              user_data);
/* Returns: (transfer full), or NULL with @error. */
GdkTexture *tablee_art_render_finish (GAsyncResult         *result,
                                      GError              **error);

/* How many bytes of textures the cache has. */
gsize       tablee_art_measure       (void);

G_END_DECLS
