/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings on the screen. GTK 4.8's Cairo renderer converts every texture pixel by pixel, through floating point, in each frame (6.7 ns a
 * pixel: most of the time of a frame full of cards); a Cairo node that is made once a texture is as good as ready. With OpenGL it is the
 * other way round: textures stay on the card, and Cairo nodes are uploaded in each frame. */

#include "config.h"
#include "art-draw.h"

#include "art-texture.h"

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
  gtk_snapshot_append_node (snapshot, tablee_art_texture_get_node (texture));
  gtk_snapshot_restore (snapshot);
}
