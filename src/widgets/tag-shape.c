/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shapes that numbers stand in. */
#include "config.h"
#include "tag-shape.h"

#include <math.h>

#include "art-draw.h"
#include "art.h"
#include "still.h"

GType
tablee_tag_shape_get_type (void)
{
  static gsize type;

  if (g_once_init_enter (&type))
    {
      static const GEnumValue values[] = {
        { TABLEE_TAG_PLAIN, "TABLEE_TAG_PLAIN", "plain" },
        { TABLEE_TAG_COIN, "TABLEE_TAG_COIN", "coin" },
        { TABLEE_TAG_STAR, "TABLEE_TAG_STAR", "star" },
        { TABLEE_TAG_HAND, "TABLEE_TAG_HAND", "hand" },
        { 0, NULL, NULL },
      };

      g_once_init_leave (&type, g_enum_register_static ("TableeTagShape", values));
    }

  return type;
}

static void
snapshot_coin (GtkSnapshot *snapshot,
               int          size,
               GtkWidget   *widget)
{
  int scale_factor = gtk_widget_get_scale_factor (widget);
  g_autoptr (GdkTexture) coin = tablee_art_dup_texture ("common/coin", size * scale_factor, size * scale_factor);

  if (coin != NULL)
    tablee_art_draw (snapshot, coin, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));
}

static void
draw_star (cairo_t *cr,
           double   size,
           int      variant)
{
  double radius = size * 0.48;

  for (int i = 0; i < 10; i++)
    {
      double angle = G_PI * (i / 5.0 - 0.5);
      double length = i % 2 == 0 ? radius : radius * 0.48;

      cairo_line_to (cr, size / 2 + length * cos (angle), size * 0.53 + length * sin (angle));
    }
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, 1, 0.80, 0.24);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.45, 0.25, 0.02);
  cairo_set_line_width (cr, MAX (size / 14, 1.2));
  cairo_stroke (cr);
}

/* Three cards in a fan. */
static void
draw_hand (cairo_t *cr,
           double   size,
           int      variant)
{
  for (int i = -1; i <= 1; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, size / 2, size * 0.95);
      cairo_rotate (cr, i * 0.38);
      cairo_rectangle (cr, -size * 0.19, -size * 0.82, size * 0.38, size * 0.56);
      cairo_set_source_rgb (cr, 0.99, 0.96, 0.88);
      cairo_fill_preserve (cr);
      cairo_set_source_rgb (cr, 0.30, 0.18, 0.08);
      cairo_set_line_width (cr, MAX (size / 14, 1.2));
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
}

void
tablee_tag_shape_snapshot (TableeTagShape  shape,
                           GtkSnapshot    *snapshot,
                           int             size,
                           GtkWidget      *widget)
{
  if (shape == TABLEE_TAG_PLAIN || size < 1)
    return;
  if (shape == TABLEE_TAG_COIN)
    {
      snapshot_coin (snapshot, size, widget);
      return;
    }

  tablee_still_draw (snapshot, &GRAPHENE_RECT_INIT (-1, -1, (float) size + 2, (float) size + 2),
                     shape == TABLEE_TAG_STAR ? draw_star : draw_hand, size, 0);
}

GdkPaintable *
tablee_tag_shape_dup_paintable (TableeTagShape  shape,
                                int             size,
                                GtkWidget      *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  tablee_tag_shape_snapshot (shape, snapshot, size, widget);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT ((float) size, (float) size));
}
