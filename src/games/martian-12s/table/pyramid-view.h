/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/martian-12s/rules/rules.h"

G_BEGIN_DECLS

/* One pyramid of a stack, with its value on a tag below it. A list item with a spoken label. */
#define M12_TYPE_PYRAMID_VIEW (m12_pyramid_view_get_type ())
G_DECLARE_FINAL_TYPE (M12PyramidView, m12_pyramid_view, M12, PYRAMID_VIEW, GtkWidget)

GtkWidget    *m12_pyramid_view_new           (M12Pyramid      pyramid);
M12Pyramid    m12_pyramid_view_get_pyramid   (M12PyramidView *self);

/* What it looks like now, for what moves. Returns: (transfer full) */
GdkPaintable *m12_pyramid_view_dup_paintable (M12PyramidView *self);

/* The part of a view of @height that is the pyramid itself: its width and height (either may be NULL); the rest is the
 * tag's. */
void          m12_pyramid_view_get_extents   (int             height,
                                              float          *pyramid_width,
                                              float          *pyramid_height);

G_END_DECLS
