/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * What stays as it is while other things move, as pixels. Where Cairo draws, all that lies where something moves is drawn anew in each
 * frame, with its blurs, its tints and its text; pixels are copied. With OpenGL nothing is gained, and nothing is done here. For the main
 * thread.
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

/* Appends what is drawn into @bounds and kept as @name, which says all that its look hangs on. What Cairo draws anew counts as changed, even if it
 * looks the same, and where much has changed at once GTK draws the whole window again. Returns: (transfer full) (nullable): what to draw
 * on; NULL: it has been drawn. */
cairo_t       *tablee_still_append     (GtkSnapshot           *snapshot,
                                        const graphene_rect_t *bounds,
                                        const char            *name);

/* How many bytes of pixels are kept. */
gsize          tablee_still_measure    (void);

G_END_DECLS
