/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The near seat's station, on which things are done. */
#include "config.h"
#include "station-view.h"

#include "faces.h"
#include "widgets/children.h"

enum
{
  WINGS = 3,
  SECTORS = 3,
  GAP = 6,     /* between hub and wings */
};

struct _PhStationView
{
  GtkWidget  parent_instance;

  PhShelf   *hub;
  PhShelf   *shelves[WINGS];
  int        height;
  gboolean   narrow;
};

G_DEFINE_FINAL_TYPE (PhStationView, ph_station_view, GTK_TYPE_WIDGET)

enum
{
  ACTIVATED,
  HUB_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
activated_cb (PhStationView *self,
              int            id)
{
  g_signal_emit (self, signals[ACTIVATED], 0, id);
}

static void
hub_activated_cb (PhStationView *self)
{
  g_signal_emit (self, signals[HUB_ACTIVATED], 0);
}

static void
draw_outline (GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds,
              float                  radius)
{
  static const GdkRGBA line = { 0.45f, 0.52f, 0.72f, 0.45f };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { line, line, line, line });
}

/* Where sectors may be one day, behind the last one of @wing. */
static void
snapshot_future (PhStationView *self,
                 int            wing,
                 GtkSnapshot   *snapshot)
{
  float unit = (float) self->height / PH_SECTOR_HEIGHT;
  graphene_rect_t bounds;
  float x = 0;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (self->shelves[wing]), GTK_WIDGET (self), &bounds))
    return;

  for (int level = 0; level < SECTORS; level++)
    {
      float width = (float) (300 + 80 * level) * unit + 8;

      if (ph_tile_rack_get_view (PH_TILE_RACK (self->shelves[wing]), (gsize) level) == NULL &&
          bounds.origin.x + x + width <= (float) gtk_widget_get_width (GTK_WIDGET (self)))
        draw_outline (snapshot, &GRAPHENE_RECT_INIT (bounds.origin.x + x + 8, bounds.origin.y + 12 * unit, width - 16, 108 * unit),
                      16 * unit);
      x += width;
    }
}

static void
ph_station_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  PhStationView *self = PH_STATION_VIEW (widget);

  for (int wing = 0; wing < WINGS && !self->narrow; wing++)
    snapshot_future (self, wing, snapshot);
  GTK_WIDGET_CLASS (ph_station_view_parent_class)->snapshot (widget, snapshot);
}

static void
ph_station_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_STATION_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (ph_station_view_parent_class)->dispose (object);
}

/* Children that are bound to elements of arrays. */
#define BIND_ELEMENT(name, array, index)                                                                                \
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,                                                 \
                                             G_STRUCT_OFFSET (PhStationView, array) + (index) * sizeof (gpointer))

static void
ph_station_view_class_init (PhStationViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_station_view_dispose;
  widget_class->snapshot = ph_station_view_snapshot;

  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_INT);
  signals[HUB_ACTIVATED] = g_signal_new ("hub-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);

  g_type_ensure (PH_TYPE_SHELF);
  gtk_widget_class_set_css_name (widget_class, "station-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/station-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PhStationView, hub);
  BIND_ELEMENT ("wing_teal", shelves, 0);
  BIND_ELEMENT ("wing_pink", shelves, 1);
  BIND_ELEMENT ("wing_brown", shelves, 2);
}

static void
ph_station_view_init (PhStationView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int wing = 0; wing < WINGS; wing++)
    g_signal_connect_swapped (self->shelves[wing], "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->hub, "activated", G_CALLBACK (hub_activated_cb), self);
}

GtkWidget *
ph_station_view_new (void)
{
  return g_object_new (PH_TYPE_STATION_VIEW, NULL);
}

void
ph_station_view_set_hub (PhStationView *self,
                         const PhTile  *hub)
{
  g_return_if_fail (PH_IS_STATION_VIEW (self));

  ph_shelf_set_tiles (self->hub, hub, 1);
}

void
ph_station_view_set_wing (PhStationView *self,
                          int            wing,
                          const PhTile  *sectors,
                          gsize          n_sectors)
{
  g_return_if_fail (PH_IS_STATION_VIEW (self));
  g_return_if_fail (wing >= 0 && wing < WINGS);

  ph_shelf_set_tiles (self->shelves[wing], sectors, n_sectors);
}

void
ph_station_view_set_height (PhStationView *self,
                            int            height,
                            gboolean       narrow)
{
  GtkLayoutManager *layout;

  g_return_if_fail (PH_IS_STATION_VIEW (self));

  self->height = height;
  self->narrow = narrow;
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), narrow ? 0 : GAP);
  ph_shelf_set_height (self->hub, narrow ? height * 4 / 5 : height * 3 / 2);
  for (int wing = 0; wing < WINGS; wing++)
    {
      ph_shelf_set_height (self->shelves[wing], height);
      ph_shelf_set_per_row (self->shelves[wing], narrow ? 0 : SECTORS);
    }
}

PhTileView *
ph_station_view_find_sector (PhStationView *self,
                             int            id)
{
  g_return_val_if_fail (PH_IS_STATION_VIEW (self), NULL);

  for (int wing = 0; wing < WINGS; wing++)
    {
      PhTileView *view = ph_tile_rack_find_view (PH_TILE_RACK (self->shelves[wing]), id);

      if (view != NULL)
        return view;
    }

  return NULL;
}

gboolean
ph_station_view_has_available (PhStationView *self)
{
  g_return_val_if_fail (PH_IS_STATION_VIEW (self), FALSE);

  for (int wing = 0; wing < WINGS; wing++)
    if (ph_tile_rack_has_available (PH_TILE_RACK (self->shelves[wing])))
      return TRUE;

  return FALSE;
}
