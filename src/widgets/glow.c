/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The light of whose turn it is. */
#include "config.h"
#include "glow.h"

#include <adwaita.h>

#include "still.h"

static const GdkRGBA amber = { 1.0f, 0.788f, 0.29f, 1 };

/* Returns: (transfer full): round a widget of @size that lies at 0, 0. */
static GskRenderNode *
make_node (const TableeGlow      *glow,
           const graphene_size_t *size,
           float                  opacity)
{
  GdkRGBA colour = amber;
  GskRoundedRect outline;

  colour.alpha = opacity;
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, size->width, size->height), glow->corner);

  return gsk_outset_shadow_node_new (&outline, &colour, 0, 0, glow->spread, glow->softness);
}

/* Returns: (transfer full) */
static GskRenderNode *
get_still (const TableeGlow      *glow,
           const graphene_size_t *size,
           float                  opacity,
           int                    scale)
{
  g_autofree char *name = g_strdup_printf ("glow %g %g %g %g %g %g %d", (double) size->width, (double) size->height, (double) glow->corner,
                                           (double) glow->spread, (double) glow->softness, (double) opacity, scale);
  GskRenderNode *still = tablee_still_find (name);
  g_autoptr (GskRenderNode) node = NULL;

  if (still != NULL)
    return still;

  node = make_node (glow, size, opacity);
  still = tablee_still_new (node, scale);
  tablee_still_keep (name, still, scale);

  return still;
}

void
tablee_glow_snapshot (const TableeGlow *glow,
                      GtkWidget        *widget,
                      GtkSnapshot      *snapshot)
{
  g_return_if_fail (glow != NULL);
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot));

  AdwStyleManager *style = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  float opacity = adw_style_manager_get_dark (style) ? glow->dark : glow->opacity;
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t bounds;

  if (adw_style_manager_get_high_contrast (style) || !gtk_widget_compute_bounds (widget, widget, &bounds))
    return;

  node = tablee_still_is_useful () ? get_still (glow, &bounds.size, opacity, gtk_widget_get_scale_factor (widget))
                                   : make_node (glow, &bounds.size, opacity);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds.origin);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}
