/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws a texture of art.h into @area, as gtk_snapshot_append_texture() does, but quickly also where no graphics card draws. For the main
 * thread. */
void tablee_art_draw (GtkSnapshot           *snapshot,
                      GdkTexture            *texture,
                      const graphene_rect_t *area);

/* Whether windows are drawn by Cairo, without a graphics card. */
gboolean tablee_art_is_drawn_by_cairo (void);

G_END_DECLS
