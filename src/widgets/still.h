/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * What stays as it is while other things move, as pixels. Where Cairo draws, all that lies where something moves is drawn anew in each
 * frame, with its blurs, its tints and its text; pixels are copied. With OpenGL nothing is gained, and nothing is done here but by
 * tablee_still_draw(). For the main thread.
 */

/* Whether there is anything to gain. */
gboolean       tablee_still_is_useful  (void);

/* Returns: (transfer full): what looks like @node, with @scale pixels for each of its own. */
GskRenderNode *tablee_still_new        (GskRenderNode *node,
                                        int            scale);

/* Returns: (transfer full): the shadow of @node, soft over about @softness pixels, where @node lies. */
GskRenderNode *tablee_still_new_shadow (GskRenderNode *node,
                                        float          softness,
                                        float          opacity);

/* What is kept by @name. Returns: (transfer full) (nullable) */
GskRenderNode *tablee_still_find       (const char    *name);

/* Keeps @still, which has @scale pixels for each of its own, as @name for as long as there is room. */
void           tablee_still_keep       (const char    *name,
                                        GskRenderNode *still,
                                        int            scale);

/* Draws what hangs on nothing but @size and @variant. */
typedef void (*TableeStillDraw)        (cairo_t       *cr,
                                        double         size,
                                        int            variant);

/* Appends what @draw draws into @bounds, which hang on nothing else either, and keeps it, whatever renders it: what Cairo draws anew counts as
 * changed, even if it looks the same, and where much has changed at once GTK draws the whole window again. */
void           tablee_still_draw       (GtkSnapshot           *snapshot,
                                        const graphene_rect_t *bounds,
                                        TableeStillDraw        draw,
                                        double                 size,
                                        int                    variant);
/* The same round (@x, @y), as far as @size goes. */
void           tablee_still_draw_round (GtkSnapshot     *snapshot,
                                        float            x,
                                        float            y,
                                        TableeStillDraw  draw,
                                        float            size,
                                        int              variant);

/* How many bytes of pixels are kept. */
gsize          tablee_still_measure    (void);

G_END_DECLS
