/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Marks that tell states apart without colour. */
#include "config.h"
#include "state-marks.h"

#include <adwaita.h>

#include "still.h"

static const GdkRGBA gold = { 1, 0.80f, 0.27f, 1 };
static const GdkRGBA gold_edge = { 0.48f, 0.29f, 0.02f, 1 };
static const GdkRGBA firm = { 0.07f, 0.33f, 0.62f, 1 };
static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA bright = { 0.42f, 0.16f, 0.72f, 1 };
static const GdkRGBA lit = { 0.86f, 0.24f, 0.16f, 1 };
static const GdkRGBA glass = { 1, 0.95f, 0.62f, 1 };
static const GdkRGBA black = { 0, 0, 0, 1 };

static void
draw_pointer (cairo_t *cr,
              double   size,
              int      variant)
{
  cairo_move_to (cr, -size * 0.5, -size * 0.62);
  cairo_line_to (cr, size * 0.5, -size * 0.62);
  cairo_line_to (cr, 0, size * 0.16);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &gold);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1.4);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, &gold_edge);
  cairo_stroke (cr);
}

static void
draw_check (cairo_t *cr,
            double   size,
            int      variant)
{
  double y = -size * 0.24;

  cairo_arc (cr, 0, y, size * 0.5, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &firm);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1.5);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_stroke (cr);

  cairo_move_to (cr, -size * 0.24, y + size * 0.02);
  cairo_line_to (cr, -size * 0.06, y + size * 0.2);
  cairo_line_to (cr, size * 0.26, y - size * 0.2);
  cairo_set_line_width (cr, size * 0.14);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

/* With its lower left at the origin. */
static void
draw_corner (cairo_t *cr,
             double   size,
             int      variant)
{
  cairo_move_to (cr, 0, -size);
  cairo_line_to (cr, size, 0);
  cairo_line_to (cr, 0, 0);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &gold);
  cairo_fill (cr);
  cairo_move_to (cr, 0, -size);
  cairo_line_to (cr, size, 0);
  cairo_set_line_width (cr, 2);
  gdk_cairo_set_source_rgba (cr, &gold_edge);
  cairo_stroke (cr);
}

void
tablee_state_mark_snapshot (GtkSnapshot *snapshot,
                            gboolean     available,
                            gboolean     chosen,
                            float        x,
                            float        size)
{
  if (chosen)
    tablee_still_draw_round (snapshot, x, 0, draw_check, CLAMP (size * 0.8f, 14, 36), 0);
  else if (available)
    tablee_still_draw_round (snapshot, x, 0, draw_pointer, CLAMP (size * 0.66f, 11, 30), 0);
}

void
tablee_state_corner_snapshot (GtkSnapshot          *snapshot,
                              const GskRoundedRect *outline,
                              float                 size)
{
  const graphene_rect_t *bounds = &outline->bounds;

  gtk_snapshot_push_rounded_clip (snapshot, outline);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds->origin.x, bounds->origin.y + bounds->size.height));
  tablee_still_draw (snapshot, &GRAPHENE_RECT_INIT (0, -size - 2, size + 2, size + 2), draw_corner, size, 0);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_ring (GtkSnapshot          *snapshot,
               const GskRoundedRect *outline,
               float                 gap,
               float                 line,
               const GdkRGBA        *colour)
{
  GskRoundedRect ring = *outline;

  gsk_rounded_rect_shrink (&ring, -gap - line, -gap - line, -gap - line, -gap - line);
  gtk_snapshot_append_border (snapshot, &ring, (float[4]) { line, line, line, line },
                              (GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}

static gboolean
is_high_contrast (void)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

/* What stands out from the ground, which gold alone does not enough. */
static const GdkRGBA *
get_firm_line (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ()) ? &white : &black;
}

/* Lines grow with the thing. */
static float
get_line (const GskRoundedRect *outline)
{
  return CLAMP (outline->corner[0].width * 0.2f, 2, 6);
}

void
tablee_state_ring_snapshot (GtkSnapshot          *snapshot,
                            gboolean              available,
                            gboolean              chosen,
                            const GskRoundedRect *outline)
{
  float line = get_line (outline);

  if (chosen)
    {
      snapshot_ring (snapshot, outline, 0, 1, &white);
      snapshot_ring (snapshot, outline, 1, line + 1, &firm);
      snapshot_ring (snapshot, outline, line + 2, 1, &white);
    }
  else if (available)
    {
      snapshot_ring (snapshot, outline, 0, line, &gold);
      if (is_high_contrast ())
        snapshot_ring (snapshot, outline, line, 1.5f, get_firm_line ());
    }
}

void
tablee_state_ground_snapshot (GtkSnapshot          *snapshot,
                              gboolean              available,
                              gboolean              marked,
                              const GskRoundedRect *outline)
{
  GskRoundedRect ground = *outline;
  float line = get_line (outline);

  gsk_rounded_rect_shrink (&ground, -1, -1, -1, -1);
  /* Elsewhere the corner says so: a glow would be taken for the edge of what can be done. */
  if (marked && available && !is_high_contrast ())
    gtk_snapshot_append_outset_shadow (snapshot, &ground, &gold, 0, 0, line, 4 * line);
  if (available)
    {
      gsk_rounded_rect_shrink (&ground, -1, -1, -1, -1);
      gtk_snapshot_append_outset_shadow (snapshot, &ground, &gold_edge, 0, line + 1, 0, 0);
    }
}

/* On a disc, so that it stands out from whatever it lies on. */
static void
draw_bulb (cairo_t *cr,
           double   size,
           int      variant)
{
  cairo_arc (cr, 0, 0, size * 0.5, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &bright);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1.5);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_stroke (cr);

  cairo_arc (cr, 0, -size * 0.08, size * 0.23, 0.8 * G_PI, 0.2 * G_PI);
  cairo_line_to (cr, size * 0.1, size * 0.2);
  cairo_line_to (cr, -size * 0.1, size * 0.2);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &glass);
  cairo_fill (cr);
  cairo_rectangle (cr, -size * 0.1, size * 0.24, size * 0.2, size * 0.1);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_fill (cr);
}

void
tablee_state_hint_snapshot (GtkSnapshot          *snapshot,
                            const GskRoundedRect *outline)
{
  const graphene_rect_t *bounds = &outline->bounds;
  float size = CLAMP (MIN (bounds->size.width, bounds->size.height) * 0.45f, 20, 34);
  /* In the middle of the edge, where neither numbers nor badges are, and mostly above it: words may begin right below. */
  float down = -0.3f;

  snapshot_ring (snapshot, outline, 0, 1.5f, &white);
  snapshot_ring (snapshot, outline, 1.5f, 4, &bright);
  snapshot_ring (snapshot, outline, 5.5f, 1.5f, &white);

  tablee_still_draw_round (snapshot, bounds->origin.x + bounds->size.width / 2, bounds->origin.y + size * down, draw_bulb, size, 0);
}

void
tablee_state_light_snapshot (GtkSnapshot          *snapshot,
                             const GskRoundedRect *outline)
{
  snapshot_ring (snapshot, outline, -1, 2, &white);
  snapshot_ring (snapshot, outline, 1, 4, &lit);
  snapshot_ring (snapshot, outline, 5, 2, &white);
  if (is_high_contrast ())
    snapshot_ring (snapshot, outline, 7, 2, &black);
}
