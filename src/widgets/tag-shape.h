/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a number is a number of. */
typedef enum
{
  TABLEE_TAG_PLAIN,
  TABLEE_TAG_COIN,
  TABLEE_TAG_STAR,
  TABLEE_TAG_HAND,  /* cards in a hand */
} TableeTagShape;

#define TABLEE_TYPE_TAG_SHAPE (tablee_tag_shape_get_type ())
GType tablee_tag_shape_get_type (void);

/* Draws the sign of @shape into the square of @size at the origin. Nothing for a plain one. */
void          tablee_tag_shape_snapshot      (TableeTagShape  shape,
                                              GtkSnapshot    *snapshot,
                                              int             size,
                                              GtkWidget      *widget);

/* The sign as a picture. Returns: (transfer full) */
GdkPaintable *tablee_tag_shape_dup_paintable (TableeTagShape  shape,
                                              int             size,
                                              GtkWidget      *widget);

G_END_DECLS
