/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somebody else's side of the table. */
#include "config.h"
#include "other-view.h"

#include "faces.h"
#include "metrics.h"
#include "present/naming.h"
#include "widgets/children.h"
#include "widgets/widgets-style.h"

/* In pixels. */
enum
{
  NARROW_GOODS = 20,
};

struct _PhOtherView
{
  GtkWidget        parent_instance;

  GtkBox          *head;
  TableeSeatPlate *plate;
  PhGoodsView     *goods;
  PhShelf         *station;
  GtkPopover      *popover;
  PhStationView   *large;
  int              seat;     /* that is shown */
};

G_DEFINE_FINAL_TYPE (PhOtherView, ph_other_view, GTK_TYPE_WIDGET)

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

  g_type_ensure (PH_TYPE_GOODS_VIEW);
  g_type_ensure (PH_TYPE_SHELF);
  g_type_ensure (PH_TYPE_STATION_VIEW);
  g_type_ensure (TABLEE_TYPE_SEAT_PLATE);
  gtk_widget_class_set_css_name (widget_class, "other");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/other-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, head);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, plate);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, goods);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, station);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, popover);
  gtk_widget_class_bind_template_child (widget_class, PhOtherView, large);
}

static void
ph_other_view_init (PhOtherView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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

/*
 * What is shown
 */

static void
set_large_wing (PhOtherView   *self,
                const PhScene *scene,
                int            wing)
{
  PhTile tiles[PH_LEVELS];
  gsize n = 0;

  for (int level = 0; level < PH_LEVELS; level++)
    {
      int slot = wing * PH_LEVELS + level;

      ph_pieces_built (&scene->sight, self->seat, slot, &tiles[n++]);
      if (scene->sight.state->seats[self->seat].sectors[slot] == PH_NONE)
        break;
    }
  ph_station_view_set_wing (self->large, wing, tiles, n);
  ph_pieces_clear (tiles, n);
}

void
ph_other_view_enlarge (PhOtherView   *self,
                       const PhScene *scene)
{
  PhTile hub;

  g_return_if_fail (PH_IS_OTHER_VIEW (self));

  ph_pieces_hub (&scene->sight, self->seat, &hub);
  ph_station_view_set_hub (self->large, &hub);
  ph_pieces_clear (&hub, 1);
  for (int wing = 0; wing < PH_COLOURS; wing++)
    set_large_wing (self, scene, wing);
  gtk_popover_popup (self->popover);
}

void
ph_other_view_set_turn (PhOtherView   *self,
                        const PhScene *scene)
{
  g_return_if_fail (PH_IS_OTHER_VIEW (self));

  tablee_seat_plate_set_turn (self->plate, ph_scene_get_turn (scene, self->seat));
}

static void
set_goods (PhOtherView   *self,
           const PhScene *scene)
{
  const PhSeat *owner = &scene->sight.state->seats[self->seat];
  const char *signs[PH_GOODS];
  int numbers[PH_GOODS];
  g_autofree char *words = ph_scene_dup_goods (scene, self->seat);
  g_autofree char *sentence = g_strdup_printf ("%s.", words);
  g_autofree char *points = ph_scene_dup_points (scene, self->seat);
  g_autofree char *both = g_strdup_printf ("%s\n%s", words, points);

  for (int good = 0; good < PH_GOODS; good++)
    {
      signs[good] = ph_art_good (good);
      numbers[good] = owner->goods[good];
    }
  ph_goods_view_set_goods (self->goods, signs, numbers, PH_GOODS, both);
  ph_other_view_set_turn (self, scene);
  tablee_seat_plate_set_yours (self->plate, tablee_is_listener (&scene->sight.context, self->seat));
  tablee_seat_plate_set_spoken (self->plate, sentence);
}

void
ph_other_view_set_scene (PhOtherView   *self,
                         const PhScene *scene,
                         int            seat)
{
  PhTile station;

  g_return_if_fail (PH_IS_OTHER_VIEW (self));

  self->seat = seat;
  set_goods (self, scene);
  ph_pieces_station (&scene->sight, seat, &station);
  for (int slot = 0; slot < PH_SLOTS; slot++)
    station.marked |= scene->marks->slots[seat][slot];
  ph_shelf_set_tiles (self->station, &station, 1);
  ph_pieces_clear (&station, 1);
}

/*
 * Sizes
 */

void
ph_other_view_lay_out (PhOtherView *self,
                       int          station,
                       int          goods)
{
  g_return_if_fail (PH_IS_OTHER_VIEW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head), GTK_ORIENTATION_HORIZONTAL);
  ph_shelf_set_height (self->station, station);
  ph_goods_view_set_height (self->goods, goods);
}

void
ph_other_view_lay_out_narrow (PhOtherView *self,
                              int          width)
{
  g_return_if_fail (PH_IS_OTHER_VIEW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head), GTK_ORIENTATION_VERTICAL);
  ph_shelf_set_height (self->station, (int) ((float) width / PH_STATION_RATIO) - PH_MARK);
  ph_goods_view_set_height (self->goods, NARROW_GOODS);
}
