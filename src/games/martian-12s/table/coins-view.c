/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A heap of coins, one a stake. */
#include "config.h"
#include "coins-view.h"

#include <math.h>

#include "widgets/art-draw.h"
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

/* How many coins the lowest row has. */
static int
get_base (M12CoinsView *self)
{
  return (int) ceil ((sqrt (8.0 * MIN (self->count, MAX_COINS) + 1) - 1) / 2);
}

static int
get_diameter (M12CoinsView *self)
{
  int rows = get_base (self);
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self)) / (1 + 0.62f * (float) MAX (rows - 1, 4));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self)) / (1 + 0.42f * (float) MAX (rows - 1, 3));

  return (int) MIN (width, height);
}

/* Returns: (nullable) */
static GdkTexture *
dup_coin (M12CoinsView *self)
{
  int size = get_diameter (self) * gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return size > 0 ? tablee_art_dup_texture ("martian-12s/coin", size, size) : NULL;
}

/* Rows that grow shorter towards the top: a heap in the shape of the game. */
static void
m12_coins_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  M12CoinsView *self = M12_COINS_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int left = MIN (self->count, MAX_COINS);
  int base = get_base (self);
  float diameter = (float) get_diameter (self);
  g_autoptr (GdkTexture) coin = dup_coin (self);

  if (coin == NULL)
    return;

  for (int row = 0; left > 0; row++)
    {
      int coins = MIN (left, base - row);
      float x = ((float) width - diameter * (1 + 0.62f * (float) (coins - 1))) / 2;
      float y = (float) height - diameter * (1 + 0.42f * (float) row);

      for (int i = 0; i < coins; i++)
        tablee_art_draw (snapshot, coin, &GRAPHENE_RECT_INIT (roundf (x + diameter * 0.62f * (float) i), roundf (y),
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
m12_coins_view_dup_paintable (M12CoinsView *self)
{
  GtkSnapshot *snapshot;
  g_autoptr (GdkTexture) coin = NULL;
  float diameter;

  g_return_val_if_fail (M12_IS_COINS_VIEW (self), NULL);

  coin = dup_coin (self);
  if (coin == NULL)
    return NULL;

  diameter = (float) get_diameter (self);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (GDK_PAINTABLE (coin), snapshot, diameter, diameter);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (diameter, diameter));
}
