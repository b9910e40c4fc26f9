/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "coins-view.h"

#include <math.h>

#include "widgets/art.h"

/* More coins than this make no larger heap. */
#define MAX_COINS 45

struct _M12CoinsView
{
  GtkWidget parent_instance;

  int       count;
};

G_DEFINE_FINAL_TYPE (M12CoinsView, m12_coins_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_COUNT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
m12_coins_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 40 : 28;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 140 : 84;
}

/* Rows that grow shorter towards the top: a heap in the shape of the game. */
static void
m12_coins_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  M12CoinsView *self = M12_COINS_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int scale_factor = gtk_widget_get_scale_factor (widget);
  int left = MIN (self->count, MAX_COINS);
  int base = (int) ceil ((sqrt (8.0 * left + 1) - 1) / 2);
  float diameter = floorf (MIN ((float) width / (1 + 0.62f * (float) MAX (base - 1, 4)),
                                (float) height / (1 + 0.42f * (float) MAX (base - 1, 3))));
  g_autoptr (GdkTexture) coin = NULL;

  if (diameter >= 1)
    coin = tablee_art_dup_texture ("martian-12s/coin", (int) diameter * scale_factor, (int) diameter * scale_factor);
  if (coin == NULL)
    return;

  for (int row = 0; left > 0; row++)
    {
      int coins = MIN (left, base - row);
      float x = ((float) width - diameter * (1 + 0.62f * (float) (coins - 1))) / 2;
      float y = (float) height - diameter * (1 + 0.42f * (float) row);

      for (int i = 0; i < coins; i++)
        gtk_snapshot_append_texture (snapshot, coin, &GRAPHENE_RECT_INIT (roundf (x + diameter * 0.62f * (float) i), roundf (y),
                                                                          diameter, diameter));
      left -= coins;
    }
}

static void
m12_coins_view_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_COUNT:
      g_value_set_int (value, M12_COINS_VIEW (object)->count);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
m12_coins_view_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_COUNT:
      m12_coins_view_set_count (M12_COINS_VIEW (object), g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
m12_coins_view_class_init (M12CoinsViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = m12_coins_view_get_property;
  object_class->set_property = m12_coins_view_set_property;
  widget_class->measure = m12_coins_view_measure;
  widget_class->snapshot = m12_coins_view_snapshot;

  properties[PROP_COUNT] = g_param_spec_int ("count", NULL, NULL, 0, G_MAXINT, 0,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "coins");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
m12_coins_view_init (M12CoinsView *self)
{
}

void
m12_coins_view_set_count (M12CoinsView *self,
                          int           count)
{
  g_return_if_fail (M12_IS_COINS_VIEW (self));

  if (self->count == count)
    return;

  self->count = count;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COUNT]);
}

GdkPaintable *
m12_coin_new_paintable (int diameter,
                        int scale_factor)
{
  GdkTexture *texture = tablee_art_dup_texture ("martian-12s/coin", diameter * scale_factor, diameter * scale_factor);

  return texture != NULL ? GDK_PAINTABLE (texture) : NULL;
}
