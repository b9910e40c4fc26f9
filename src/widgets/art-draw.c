/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings on the screen. GTK 4.8's Cairo renderer converts every texture pixel by pixel, through floating point, in each frame (6.7 ns a
 * pixel: most of the time of a frame full of cards); a Cairo node that is made once a texture is as good as ready. With OpenGL it is the
 * other way round: textures stay on the card, and Cairo nodes are uploaded in each frame. */

#include "config.h"
#include "art-draw.h"

gboolean
tablee_art_is_drawn_by_cairo (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (const GList *link = windows; link != NULL; link = link->next)
    {
      GskRenderer *renderer = gtk_native_get_renderer (link->data);

      if (renderer != NULL)
        return GSK_IS_CAIRO_RENDERER (renderer);
    }
  return FALSE;
}

static cairo_surface_t *
create_surface (GdkTexture *texture)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture),
                                                         gdk_texture_get_height (texture));

  gdk_texture_download (texture, cairo_image_surface_get_data (surface), (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  return surface;
}

/* In pixels of the texture. */
static GskRenderNode *
create_node (GdkTexture *texture)
{
  int width = gdk_texture_get_width (texture);
  int height = gdk_texture_get_height (texture);
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_surface_t *surface = create_surface (texture);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

/* One node a texture: frames in which it stays where it is have nothing to draw again. */
static GskRenderNode *
get_node (GdkTexture *texture)
{
  static GQuark quark;
  GskRenderNode *node;

  if (quark == 0)
    quark = g_quark_from_static_string ("tablee-art-node");

  node = g_object_get_qdata (G_OBJECT (texture), quark);
  if (node == NULL)
    {
      node = create_node (texture);
      g_object_set_qdata_full (G_OBJECT (texture), quark, node, (GDestroyNotify) gsk_render_node_unref);
    }
  return node;
}

void
tablee_art_draw (GtkSnapshot           *snapshot,
                 GdkTexture            *texture,
                 const graphene_rect_t *area)
{
  float width;
  float height;

  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot));
  g_return_if_fail (GDK_IS_TEXTURE (texture));
  g_return_if_fail (area != NULL);

  if (!tablee_art_is_drawn_by_cairo ())
    {
      gtk_snapshot_append_texture (snapshot, texture, area);
      return;
    }

  width = (float) gdk_texture_get_width (texture);
  height = (float) gdk_texture_get_height (texture);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &area->origin);
  if (area->size.width != width || area->size.height != height)
    gtk_snapshot_scale (snapshot, area->size.width / width, area->size.height / height);
  gtk_snapshot_append_node (snapshot, get_node (texture));
  gtk_snapshot_restore (snapshot);
}
