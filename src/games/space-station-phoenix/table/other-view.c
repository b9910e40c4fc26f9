/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "other-view.h"

#include "widgets/children.h"
#include "widgets/widgets-style.h"

struct _PhOtherView
{
  GtkWidget        parent_instance;

  GtkBox          *head;
  GtkBox          *body;
  TableeSeatPlate *plate;
  PhGoodsView     *goods;
  PhShelf         *station;
  PhShelf         *fleet;
  GtkPopover      *popover;
  PhStationView   *large;
};

G_DEFINE_FINAL_TYPE (PhOtherView, ph_other_view, GTK_TYPE_WIDGET)

enum
{
  SHIP_ACTIVATED,
  SHIP_LOOKED_AT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
activated_cb (PhOtherView *self,
              int          ship)
{
  g_signal_emit (self, signals[SHIP_ACTIVATED], 0, ship);
}

static void
looked_at_cb (PhOtherView *self,
              int          ship)
{
  g_signal_emit (self, signals[SHIP_LOOKED_AT], 0, ship);
}

static void
ph_other_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_OTHER_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (ph_other_view_parent_class)->dispose (object);
}

static void
ph_other_view_class_init (PhOtherViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_other_view_dispose;

  signals[SHIP_ACTIVATED] = g_signal_new ("ship-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SHIP_LOOKED_AT] = g_signal_new ("ship-looked-at", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (PH_TYPE_GOODS_VIEW);
  g_type_ensure (PH_TYPE_SHELF);
  g_type_ensure (PH_TYPE_STATION_VIEW);
  g_type_ensure (TABLEE_TYPE_SEAT_PLATE);
  gtk_widget_class_set_css_name (widget_class, "other");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/other-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, head);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, body);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, plate);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, goods);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, station);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, fleet);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, popover);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, large);
}

static void
ph_other_view_init (PhOtherView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->fleet, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->fleet, "looked-at", G_CALLBACK (looked_at_cb), self);
}

TableeSeatPlate *
ph_other_view_get_plate (PhOtherView *self)
{
  g_return_val_if_fail (PH_IS_OTHER_VIEW (self), NULL);

  return self->plate;
}

PhGoodsView *
ph_other_view_get_goods (PhOtherView *self)
{
  g_return_val_if_fail (PH_IS_OTHER_VIEW (self), NULL);

  return self->goods;
}

PhShelf *
ph_other_view_get_station (PhOtherView *self)
{
  g_return_val_if_fail (PH_IS_OTHER_VIEW (self), NULL);

  return self->station;
}

PhShelf *
ph_other_view_get_fleet (PhOtherView *self)
{
  g_return_val_if_fail (PH_IS_OTHER_VIEW (self), NULL);

  return self->fleet;
}

PhStationView *
ph_other_view_get_large (PhOtherView *self)
{
  g_return_val_if_fail (PH_IS_OTHER_VIEW (self), NULL);

  return self->large;
}

GtkPopover *
ph_other_view_get_popover (PhOtherView *self)
{
  g_return_val_if_fail (PH_IS_OTHER_VIEW (self), NULL);

  return self->popover;
}

void
ph_other_view_set_form (PhOtherView *self,
                        gboolean     beside,
                        gboolean     narrow,
                        int          station,
                        int          ship,
                        int          per_row)
{
  GtkOrientable *layout;

  g_return_if_fail (PH_IS_OTHER_VIEW (self));

  layout = GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  gtk_orientable_set_orientation (layout, beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head),
                                  beside || narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_valign (GTK_WIDGET (self->head), beside ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_halign (GTK_WIDGET (self->fleet), narrow ? GTK_ALIGN_START : GTK_ALIGN_END);
  tablee_seat_plate_set_compact (self->plate, !beside);
  ph_shelf_set_height (self->station, station);
  ph_shelf_set_height (self->fleet, ship);
  ph_shelf_set_per_row (self->fleet, per_row);
}
