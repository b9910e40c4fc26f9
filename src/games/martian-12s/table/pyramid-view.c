/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A pyramid of a stack, with its value. */
#include "config.h"
#include "pyramid-view.h"

#include "pyramid.h"
#include "widgets/calm-tooltip.h"
#include "widgets/letters.h"

/* The tag takes this share of the height, and hangs a little over the base. */
#define TAG_SHARE 0.20f
#define TAG_OVERLAP 0.30f

struct _M12PyramidView
{
  GtkWidget  parent_instance;

  M12Pyramid pyramid;
};

G_DEFINE_FINAL_TYPE (M12PyramidView, m12_pyramid_view, GTK_TYPE_WIDGET)

static void
snapshot_tag (M12PyramidView *self,
              GtkSnapshot    *snapshot,
              float           width,
              float           height)
{
  float tag_height = MAX (height * TAG_SHARE, 13);
  float tag_width = tag_height * 1.15f;
  char digit[] = { (char) ('0' + m12_pyramid_value (self->pyramid)), '\0' };
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), digit);
  PangoFontDescription *font = pango_font_description_new ();
  graphene_rect_t bounds;
  GskRoundedRect outline;
  int text_width;
  int text_height;

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  tablee_letters_set_size (font, tag_height * 0.82f);
  pango_font_description_merge (font, pango_context_get_font_description (pango_layout_get_context (layout)), FALSE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);

  graphene_rect_init (&bounds, (width - tag_width) / 2, height - tag_height, tag_width, tag_height);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, tag_height * 0.3f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.07f, 0.07f, 0.15f, 0.94f }, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { { 1, 1, 1, 0.55f }, { 1, 1, 1, 0.55f }, { 1, 1, 1, 0.55f }, { 1, 1, 1, 0.55f } });

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - (float) text_width) / 2,
                                                          height - (tag_height + (float) text_height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 1, 1, 1, 1 });
  gtk_snapshot_restore (snapshot);
}

static void
m12_pyramid_view_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  M12PyramidView *self = M12_PYRAMID_VIEW (widget);
  float width = (float) gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  float pyramid_width;
  float pyramid_height;

  m12_pyramid_view_get_extents (height, &pyramid_width, &pyramid_height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - pyramid_width) / 2, 0));
  m12_pyramid_snapshot (snapshot, m12_pyramid_colour (self->pyramid), m12_pyramid_size (self->pyramid),
                        pyramid_width, pyramid_height, gtk_widget_get_scale_factor (widget));
  gtk_snapshot_restore (snapshot);
  snapshot_tag (self, snapshot, width, (float) height);
}

static void
m12_pyramid_view_class_init (M12PyramidViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = m12_pyramid_view_snapshot;

  tablee_widget_class_calm_tooltips (widget_class);
  gtk_widget_class_set_css_name (widget_class, "pyramid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
m12_pyramid_view_init (M12PyramidView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
m12_pyramid_view_new (M12Pyramid pyramid)
{
  M12PyramidView *self = g_object_new (M12_TYPE_PYRAMID_VIEW, NULL);
  g_autofree char *label = m12_pyramid_dup_label (pyramid);

  self->pyramid = pyramid;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  tablee_widget_set_tooltip (GTK_WIDGET (self), label);

  return GTK_WIDGET (self);
}

M12Pyramid
m12_pyramid_view_get_pyramid (M12PyramidView *self)
{
  g_return_val_if_fail (M12_IS_PYRAMID_VIEW (self), 0);

  return self->pyramid;
}

GdkPaintable *
m12_pyramid_view_dup_paintable (M12PyramidView *self)
{
  GtkSnapshot *snapshot;
  graphene_size_t size;

  g_return_val_if_fail (M12_IS_PYRAMID_VIEW (self), NULL);

  snapshot = gtk_snapshot_new ();
  m12_pyramid_view_snapshot (GTK_WIDGET (self), snapshot);
  graphene_size_init (&size, (float) gtk_widget_get_width (GTK_WIDGET (self)), (float) gtk_widget_get_height (GTK_WIDGET (self)));
  return gtk_snapshot_free_to_paintable (snapshot, &size);
}

void
m12_pyramid_view_get_extents (int    height,
                              float *pyramid_width,
                              float *pyramid_height)
{
  float tag_height = MAX ((float) height * TAG_SHARE, 13);
  float own_height = MAX ((float) height - tag_height * (1 - TAG_OVERLAP), 1);

  if (pyramid_width != NULL)
    *pyramid_width = own_height * M12_PYRAMID_WIDTH / M12_PYRAMID_HEIGHT;
  if (pyramid_height != NULL)
    *pyramid_height = own_height;
}
