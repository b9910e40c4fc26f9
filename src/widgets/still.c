/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nodes that have become pixels. */
#include "config.h"
#include "still.h"

#include <math.h>

#include "art-draw.h"

/* How many times smaller a shadow is than what throws it: soft things need few pixels. */
#define SHADOW_SHARE 4

/* Bytes of what is kept by name: some hundred cards. */
#define KEPT_BYTES (8 * 1024 * 1024)

static GHashTable *kept;
static gsize kept_bytes;

gboolean
tablee_still_is_useful (void)
{
  return tablee_art_is_drawn_by_cairo ();
}

/* Whole pixels round @node. */
static graphene_rect_t
get_area (GskRenderNode *node,
          float          margin)
{
  graphene_rect_t area;

  gsk_render_node_get_bounds (node, &area);
  graphene_rect_inset (&area, -margin, -margin);
  graphene_rect_round_extents (&area, &area);

  return area;
}

/* @node in @area as it looks with @scale pixels for each. */
static cairo_surface_t *
render (GskRenderNode         *node,
        const graphene_rect_t *area,
        double                 scale,
        cairo_format_t         format)
{
  cairo_surface_t *surface = cairo_image_surface_create (format, (int) ceil (area->size.width * scale), (int) ceil (area->size.height * scale));
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -area->origin.x, -area->origin.y);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* Smoothly and not at its best, which is slow where anything grows or shrinks. */
static cairo_pattern_t *
create_pattern (cairo_surface_t       *surface,
                const graphene_rect_t *area,
                double                 scale)
{
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface (surface);
  cairo_matrix_t matrix;

  cairo_matrix_init_scale (&matrix, scale, scale);
  cairo_matrix_translate (&matrix, -area->origin.x, -area->origin.y);
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_BILINEAR);

  return pattern;
}

GskRenderNode *
tablee_still_new (GskRenderNode *node,
                  int            scale)
{
  g_return_val_if_fail (node != NULL, NULL);
  g_return_val_if_fail (scale > 0, NULL);

  graphene_rect_t area = get_area (node, 0);
  GskRenderNode *still = gsk_cairo_node_new (&area);
  cairo_surface_t *surface = render (node, &area, scale, CAIRO_FORMAT_ARGB32);
  cairo_pattern_t *pattern = create_pattern (surface, &area, scale);
  cairo_t *cr = gsk_cairo_node_get_draw_context (still);

  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (surface);

  return still;
}

/* The mean of @reach pixels to either side of each of a line, whose neighbours are @step bytes apart. */
static void
soften_line (guchar *line,
             guchar *before,
             int     length,
             int     step,
             int     reach)
{
  int sum = 0;

  for (int i = 0; i < length; i++)
    before[i] = line[i * step];
  for (int i = -reach; i < length; i++)
    {
      sum += i + reach < length ? before[i + reach] : 0;
      if (i >= 0)
        line[i * step] = (guchar) (sum / (2 * reach + 1));
      sum -= i - reach >= 0 ? before[i - reach] : 0;
    }
}

/* Twice the mean of each neighbourhood: smooth enough for a shadow. */
static void
soften (cairo_surface_t *surface,
        int              reach)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  guchar *pixels = cairo_image_surface_get_data (surface);
  g_autofree guchar *before = g_malloc ((gsize) MAX (width, height));

  for (int turn = 0; turn < 2; turn++)
    {
      for (int y = 0; y < height; y++)
        soften_line (pixels + (gsize) y * (gsize) stride, before, width, 1, reach);
      for (int x = 0; x < width; x++)
        soften_line (pixels + x, before, height, stride, reach);
    }
  cairo_surface_mark_dirty (surface);
}

GskRenderNode *
tablee_still_new_shadow (GskRenderNode *node,
                         float          softness,
                         float          opacity)
{
  g_return_val_if_fail (node != NULL, NULL);
  g_return_val_if_fail (softness > 0, NULL);

  graphene_rect_t area = get_area (node, softness);
  GskRenderNode *shadow = gsk_cairo_node_new (&area);
  cairo_surface_t *surface = render (node, &area, 1.0 / SHADOW_SHARE, CAIRO_FORMAT_A8);
  cairo_pattern_t *pattern = create_pattern (surface, &area, 1.0 / SHADOW_SHARE);
  cairo_t *cr = gsk_cairo_node_get_draw_context (shadow);

  soften (surface, MAX (1, (int) roundf (softness / 2 / SHADOW_SHARE)));
  cairo_set_source_rgba (cr, 0, 0, 0, opacity);
  cairo_mask (cr, pattern);
  cairo_destroy (cr);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (surface);

  return shadow;
}

static gsize
count_bytes (GskRenderNode *still,
             int            scale)
{
  graphene_rect_t area;

  gsk_render_node_get_bounds (still, &area);

  return (gsize) (4 * area.size.width * (float) scale * area.size.height * (float) scale);
}

GskRenderNode *
tablee_still_find (const char *name)
{
  GskRenderNode *still;

  g_return_val_if_fail (name != NULL, NULL);

  still = kept != NULL ? g_hash_table_lookup (kept, name) : NULL;

  return still != NULL ? gsk_render_node_ref (still) : NULL;
}

void
tablee_still_keep (const char    *name,
                   GskRenderNode *still,
                   int            scale)
{
  g_return_if_fail (name != NULL);
  g_return_if_fail (still != NULL);
  g_return_if_fail (scale > 0);

  if (kept == NULL)
    kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) gsk_render_node_unref);

  /* What is still shown comes back with the next frame. */
  if (kept_bytes > KEPT_BYTES)
    {
      g_hash_table_remove_all (kept);
      kept_bytes = 0;
    }
  kept_bytes += count_bytes (still, scale);
  g_hash_table_insert (kept, g_strdup (name), gsk_render_node_ref (still));
}

void
tablee_still_draw (GtkSnapshot           *snapshot,
                   const graphene_rect_t *bounds,
                   TableeStillDraw        draw,
                   double                 size,
                   int                    variant)
{
  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot));
  g_return_if_fail (bounds != NULL);
  g_return_if_fail (draw != NULL);

  g_autofree char *name = g_strdup_printf ("%p %.3f %d", (void *) draw, size, variant);
  g_autoptr (GskRenderNode) still = tablee_still_find (name);

  if (still == NULL)
    {
      cairo_t *cr;

      still = gsk_cairo_node_new (bounds);
      cr = gsk_cairo_node_get_draw_context (still);
      draw (cr, size, variant);
      cairo_destroy (cr);
      tablee_still_keep (name, still, 1);
    }
  gtk_snapshot_append_node (snapshot, still);
}

void
tablee_still_draw_round (GtkSnapshot     *snapshot,
                         float            x,
                         float            y,
                         TableeStillDraw  draw,
                         float            size,
                         int              variant)
{
  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  tablee_still_draw (snapshot, &GRAPHENE_RECT_INIT (-size, -size, 2 * size, 2 * size), draw, size, variant);
  gtk_snapshot_restore (snapshot);
}

gsize
tablee_still_measure (void)
{
  return kept_bytes;
}
