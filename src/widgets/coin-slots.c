/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places for coins, some of them filled. */
#include "config.h"
#include "coin-slots.h"

#include <adwaita.h>

#include "still.h"
#include "tag-shape.h"

struct _TableeCoinSlots
{
  GtkWidget parent_instance;

  int       slots;
  int       filled;
};

G_DEFINE_FINAL_TYPE (TableeCoinSlots, tablee_coin_slots, GTK_TYPE_WIDGET)

/* A coin is as high as a line of text. */
static int
get_coin_size (TableeCoinSlots *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int size = PANGO_PIXELS (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics));

  pango_font_metrics_unref (metrics);
  return size;
}

static void
tablee_coin_slots_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  TableeCoinSlots *self = TABLEE_COIN_SLOTS (widget);

  int coin = get_coin_size (self);

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? coin : self->slots * (coin + coin / 6);
}

/* A place without its coin: as easy to tell from the field in the dark, and firm in high contrast. */
static GdkRGBA
get_place_colour (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);

  if (adw_style_manager_get_high_contrast (manager))
    return dark ? (GdkRGBA) { 1, 1, 1, 1 } : (GdkRGBA) { 0, 0, 0, 1 };

  return dark ? (GdkRGBA) { 0.93, 0.82, 0.55, 1 } : (GdkRGBA) { 0.55, 0.42, 0.22, 1 };
}

static void
snapshot_place (GtkSnapshot *snapshot,
                int          coin)
{
  GdkRGBA colour = get_place_colour ();
  g_autofree char *called = gdk_rgba_to_string (&colour);
  g_autofree char *name = g_strdup_printf ("coin-place %d %s", coin, called);
  cairo_t *cr = tablee_still_append (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) coin, (float) coin), name);

  if (cr == NULL)
    return;

  cairo_arc (cr, coin / 2.0, coin / 2.0, coin / 2.0 - 1.5, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 0.25);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1.5);
  cairo_set_dash (cr, (double[]) { 3, 2 }, 2, 0);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
tablee_coin_slots_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  TableeCoinSlots *self = TABLEE_COIN_SLOTS (widget);
  int coin = get_coin_size (self);

  for (int i = 0; i < self->slots; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (i * (coin + coin / 6)), 0));
      if (i < self->filled)
        tablee_tag_shape_snapshot (TABLEE_TAG_COIN, snapshot, coin, widget);
      else
        snapshot_place (snapshot, coin);
      gtk_snapshot_restore (snapshot);
    }
}

static void
tablee_coin_slots_class_init (TableeCoinSlotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = tablee_coin_slots_measure;
  widget_class->snapshot = tablee_coin_slots_snapshot;
  gtk_widget_class_set_css_name (widget_class, "coin-slots");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tablee_coin_slots_init (TableeCoinSlots *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

void
tablee_coin_slots_set (TableeCoinSlots *self,
                       int              slots,
                       int              filled)
{
  g_return_if_fail (TABLEE_IS_COIN_SLOTS (self));

  self->slots = slots;
  self->filled = filled;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
