/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/martian-12s/rules/rules.h"

G_BEGIN_DECLS

/* A pyramid that is still in the bag: of any colour. */
enum { M12_ANY_COLOUR = -1 };

/* A pyramid that stands for all of its colour: as large as there is room, without a mark of a size. */
enum { M12_ANY_SIZE = -1 };

/* Width and height of a large pyramid are to each other as these; smaller ones stand at the bottom centre of the same
 * rectangle. */
enum
{
  M12_PYRAMID_WIDTH = 100,
  M12_PYRAMID_HEIGHT = 140,
};

/* Draws a pyramid of @colour and @size as it stands in a rectangle of @width × @height at the origin, sharp for @scale_factor. */
void          m12_pyramid_snapshot      (GtkSnapshot *snapshot,
                                         int          colour,
                                         int          size,
                                         float        width,
                                         float        height,
                                         int          scale_factor);

/* The same as a paintable. Returns: (transfer full) */
GdkPaintable *m12_pyramid_new_paintable (int          colour,
                                         int          size,
                                         float        width,
                                         float        height,
                                         int          scale_factor);

/* Returns: (transfer none): "green" */
const char   *m12_pyramid_colour_name   (int          colour);

/* Returns: (transfer full): "large green pyramid, 3 points" */
char         *m12_pyramid_dup_label     (M12Pyramid   pyramid);

G_END_DECLS
