/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Textures whose pixels cairo can use where they are. */
#include "config.h"
#include "art-texture.h"

/* What a texture has beside its pixels. */
typedef struct
{
  cairo_surface_t *surface;
  GskRenderNode   *node;     /* nullable */
} Image;

static G_DEFINE_QUARK (tablee-art-image, image)

/* cairo makes a copy of a surface that goes while a drawing needs it: the node goes first. */
static void
image_free (Image *image)
{
  g_clear_pointer (&image->node, gsk_render_node_unref);
  cairo_surface_destroy (image->surface);
  g_free (image);
}

static Image *
add_image (GdkTexture      *texture,
           cairo_surface_t *surface)
{
  Image *image = g_new0 (Image, 1);

  image->surface = surface;
  g_object_set_qdata_full (G_OBJECT (texture), image_quark (), image, (GDestroyNotify) image_free);

  return image;
}

GdkTexture *
tablee_art_texture_new (cairo_surface_t *surface)
{
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;
  int width;
  int height;
  gsize stride;

  g_return_val_if_fail (cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_IMAGE, NULL);

  cairo_surface_flush (surface);
  width = cairo_image_surface_get_width (surface);
  height = cairo_image_surface_get_height (surface);
  stride = (gsize) cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  add_image (texture, surface);

  return texture;
}

static cairo_surface_t *
copy_surface (GdkTexture *texture)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture),
                                                         gdk_texture_get_height (texture));

  gdk_texture_download (texture, cairo_image_surface_get_data (surface), (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);

  return surface;
}

static GskRenderNode *
create_node (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  cairo_destroy (cr);

  return node;
}

GskRenderNode *
tablee_art_texture_get_node (GdkTexture *texture)
{
  Image *image;

  g_return_val_if_fail (GDK_IS_TEXTURE (texture), NULL);

  image = g_object_get_qdata (G_OBJECT (texture), image_quark ());
  if (image == NULL)
    image = add_image (texture, copy_surface (texture));
  if (image->node == NULL)
    image->node = create_node (image->surface);

  return image->node;
}
