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

/* What a place hangs on beside its size. */
enum
{
  DARK = 1 << 0,
  FIRM = 1 << 1,  /* in high contrast */
};

static int
get_variant (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  return (adw_style_manager_get_dark (manager) ? DARK : 0) | (adw_style_manager_get_high_contrast (manager) ? FIRM : 0);
}

/* A place without its coin: as easy to tell from the field in the dark, and firm in high contrast. */
static void
draw_place (cairo_t *cr,
            double   size,
            int      variant)
{
  static const GdkRGBA colours[] = {
    [0] = { 0.55f, 0.42f, 0.22f, 1 }, [DARK] = { 0.93f, 0.82f, 0.55f, 1 }, [FIRM] = { 0, 0, 0, 1 }, [DARK | FIRM] = { 1, 1, 1, 1 },
  };
  const GdkRGBA *colour = &colours[variant];

  cairo_arc (cr, size / 2, size / 2, size / 2 - 1.5, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, 0.25);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 1.5);
  cairo_set_dash (cr, (double[]) { 3, 2 }, 2, 0);
  cairo_stroke (cr);
}

static void
tablee_coin_slots_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  TableeCoinSlots *self = TABLEE_COIN_SLOTS (widget);
  int coin = get_coin_size (self);
  int variant = get_variant ();

  for (int i = 0; i < self->slots; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (i * (coin + coin / 6)), 0));
      if (i < self->filled)
        tablee_tag_shape_snapshot (TABLEE_TAG_COIN, snapshot, coin, widget);
      else
        tablee_still_draw (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) coin, (float) coin), draw_place, coin, variant);
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
