/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all racks of tiles have in common. */
#include "config.h"
#include "tile-rack.h"

#define DEFAULT_HEIGHT 48
#define LEAST_HEIGHT 1

typedef struct
{
  int tile_height;
} PhTileRackPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PhTileRack, ph_tile_rack, TABLEE_TYPE_RACK)

enum
{
  LOOKED_AT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static PhTileRackPrivate *
get_private (gpointer self)
{
  return ph_tile_rack_get_instance_private (self);
}

/* With the pointer, or the keyboard: where the focus has come to by itself, nobody looks. Its frame goes after a while, the look does not. */
static gboolean
begins_to_look (GtkStateFlags old,
                GtkStateFlags now)
{
  const GtkStateFlags by_keyboard = GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE;
  GtkStateFlags gained = now & ~old;

  return (gained & GTK_STATE_FLAG_PRELIGHT) != 0 || ((now & by_keyboard) == by_keyboard && (gained & by_keyboard) != 0);
}

static void
flags_changed_cb (PhTileRack    *self,
                  GtkStateFlags  old,
                  PhTileView    *view)
{
  GtkStateFlags now = gtk_widget_get_state_flags (GTK_WIDGET (view));

  gtk_widget_queue_draw (GTK_WIDGET (view));
  if (begins_to_look (old, now))
    g_signal_emit (self, signals[LOOKED_AT], 0, ph_tile_view_get_tile (view)->id);
  else if ((old & ~now & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED)) != 0 && (now & GTK_STATE_FLAG_PRELIGHT) == 0)
    g_signal_emit (self, signals[LOOKED_AT], 0, -1);
}

static GtkWidget *
make_view (TableeRack *rack)
{
  GtkWidget *view = ph_tile_view_new ();

  ph_tile_view_set_height (PH_TILE_VIEW (view), get_private (rack)->tile_height);
  g_signal_connect_swapped (view, "state-flags-changed", G_CALLBACK (flags_changed_cb), rack);

  return view;
}

static gboolean
show_tile (GtkWidget     *view,
           gconstpointer  tile)
{
  return ph_tile_view_set_tile (PH_TILE_VIEW (view), tile);
}

static int
get_id (GtkWidget *view)
{
  return ph_tile_view_get_tile (PH_TILE_VIEW (view))->id;
}

static void
ph_tile_rack_class_init (PhTileRackClass *klass)
{
  TableeRackClass *rack_class = TABLEE_RACK_CLASS (klass);

  rack_class->thing_size = sizeof (PhTile);
  rack_class->make_view = make_view;
  rack_class->show = show_tile;
  rack_class->get_id = get_id;

  signals[LOOKED_AT] = g_signal_new ("looked-at", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
ph_tile_rack_init (PhTileRack *self)
{
  get_private (self)->tile_height = DEFAULT_HEIGHT;
}

gboolean
ph_tile_rack_set_height (PhTileRack *self,
                         int         height)
{
  PhTileView *view;

  g_return_val_if_fail (PH_IS_TILE_RACK (self), FALSE);

  height = MAX (height, LEAST_HEIGHT);
  if (get_private (self)->tile_height == height)
    return FALSE;

  get_private (self)->tile_height = height;
  for (gsize i = 0; (view = ph_tile_rack_get_view (self, i)) != NULL; i++)
    ph_tile_view_set_height (view, height);
  gtk_widget_queue_resize (GTK_WIDGET (self));

  return TRUE;
}

int
ph_tile_rack_get_height (PhTileRack *self)
{
  g_return_val_if_fail (PH_IS_TILE_RACK (self), 0);

  return get_private (self)->tile_height;
}

PhTileView *
ph_tile_rack_get_view (PhTileRack *self,
                       gsize       index)
{
  g_return_val_if_fail (PH_IS_TILE_RACK (self), NULL);

  return PH_TILE_VIEW (tablee_rack_get_view (TABLEE_RACK (self), index));
}

PhTileView *
ph_tile_rack_find_view (PhTileRack *self,
                        int         id)
{
  g_return_val_if_fail (PH_IS_TILE_RACK (self), NULL);

  return PH_TILE_VIEW (tablee_rack_find_view (TABLEE_RACK (self), id));
}

gboolean
ph_tile_rack_has_available (PhTileRack *self)
{
  PhTileView *view;

  g_return_val_if_fail (PH_IS_TILE_RACK (self), FALSE);

  for (gsize i = 0; (view = ph_tile_rack_get_view (self, i)) != NULL; i++)
    if (ph_tile_view_get_tile (view)->available)
      return TRUE;

  return FALSE;
}
