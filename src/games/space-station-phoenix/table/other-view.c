/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somebody else's side of the table. */
#include "config.h"
#include "other-view.h"

#include "faces.h"
#include "fleet.h"
#include "metrics.h"
#include "present/naming.h"
#include "widgets/children.h"
#include "widgets/widgets-style.h"

/* In pixels. */
enum
{
  PLATE = 40,
  LONE_GOODS = 22,
  MIN_GOODS = 9,
  MAX_GOODS = 18,
  NARROW_GOODS = 20,
  MIN_SHIP = 14,
  SHIPS_GAP = 2,      /* as in the template */
  MIN_STATION = 32,
};

enum
{
  GOODS_RATIO = 13,   /* what all goods are long, in their heights */
  MAX_ROWS = 4,
  LONE_ROWS = 2,
  NARROW_SHIPS = 5,   /* in a row */
  SHIPS_WEIGHT = 2,   /* how much larger a station is than a ship */
};

/* Of the width, for the ships of who is the only other one. */
#define LONE_SHARE 0.46f

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
  int              seat;     /* that is shown */
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

static void
set_goods (PhOtherView   *self,
           const PhScene *scene)
{
  const PhSeat *owner = &scene->sight.state->seats[self->seat];
  const char *signs[PH_GOODS];
  int numbers[PH_GOODS];
  g_autofree char *words = ph_scene_dup_goods (scene, self->seat);
  g_autofree char *sentence = g_strdup_printf ("%s.", words);

  for (int good = 0; good < PH_GOODS; good++)
    {
      signs[good] = ph_art_good (good);
      numbers[good] = owner->goods[good];
    }
  ph_goods_view_set_goods (self->goods, signs, numbers, PH_GOODS, words);
  tablee_seat_plate_set_turn (self->plate, ph_scene_get_turn (scene, self->seat));
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
  ph_fleet_show (self->fleet, scene, seat);
}

/*
 * Sizes
 */

/* What ships and station take. */
typedef struct
{
  int ship;
  int per_row;
  int station;
} Sizes;

/* Less than MIN_STATION, or nothing, where ships take too much of the width. */
static int
fit_station (int          width,
             int          height,
             const Sizes *ships)
{
  int fleet = (int) ((float) ships->ship * PH_SHIP_RATIO + PH_SMALL_MARK + SHIPS_GAP) * ships->per_row;

  return MIN ((int) ((float) (width - fleet - 2 * PH_SPACING - PH_MARK) / PH_STATION_RATIO), height - PH_MARK);
}

/* Between them the room is shared so that sectors and ships can be told, however many ships there are; where there is least of it,
 * ships are in as many rows as there may be. */
static Sizes
fit (int count,
     int width,
     int height)
{
  Sizes best = { MIN_SHIP, (count + MAX_ROWS - 1) / MAX_ROWS, 0 };

  for (int rows = 1; rows <= MAX_ROWS; rows++)
    for (int ship = MIN_SHIP; ship <= height / rows - PH_SMALL_MARK; ship++)
      {
        Sizes sizes = { ship, (count + rows - 1) / rows, 0 };

        sizes.station = fit_station (width, height, &sizes);
        if (MIN (SHIPS_WEIGHT * sizes.ship, sizes.station) > MIN (SHIPS_WEIGHT * best.ship, best.station))
          best = sizes;
      }
  best.station = MAX (best.station, MIN_STATION);

  return best;
}

/* One other player has all of the width: who it is is beside the rest. */
static Sizes
fit_alone (int count,
           int width,
           int height)
{
  Sizes sizes = { 0, MAX ((count + LONE_ROWS - 1) / LONE_ROWS, 5), 0 };
  float wide = (float) width * LONE_SHARE / (float) sizes.per_row;

  sizes.ship = MAX (MIN (height / LONE_ROWS, (int) (wide / PH_SHIP_RATIO)) - PH_SMALL_MARK, MIN_SHIP);
  sizes.station = MAX (fit_station (width, height, &sizes), MIN_STATION);

  return sizes;
}

/* Pixels that goods are high beside who they belong to. */
static int
fit_goods (PhOtherView *self,
           int          width,
           int          words)
{
  int plate;

  gtk_widget_measure (GTK_WIDGET (self->plate), GTK_ORIENTATION_HORIZONTAL, -1, &plate, NULL, NULL, NULL);
  return CLAMP ((width - plate - PH_SPACING) / GOODS_RATIO, MIN_GOODS, ph_scale (MAX_GOODS, words));
}

/* The head is above the rest, or @beside it. */
static void
set_form (PhOtherView *self,
          gboolean     beside,
          gboolean     narrow,
          Sizes        sizes)
{
  GtkOrientable *layout = GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (layout, beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head),
                                  beside || narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_valign (GTK_WIDGET (self->head), beside ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_halign (GTK_WIDGET (self->fleet), narrow ? GTK_ALIGN_START : GTK_ALIGN_END);
  tablee_seat_plate_set_compact (self->plate, !beside);
  ph_shelf_set_height (self->station, sizes.station);
  ph_shelf_set_height (self->fleet, sizes.ship);
  ph_shelf_set_per_row (self->fleet, sizes.per_row);
}

void
ph_other_view_lay_out (PhOtherView   *self,
                       const PhScene *scene,
                       int            width,
                       int            height,
                       int            words)
{
  gboolean alone = ph_scene_get_ruleset (scene)->base.seats == 2;
  int wide = width - PH_PADDING;
  int tall = height - PH_PADDING;
  int count;

  g_return_if_fail (PH_IS_OTHER_VIEW (self));

  count = MAX (scene->sight.state->seats[self->seat].fleet_count, 1);
  if (alone)
    {
      set_form (self, TRUE, FALSE, fit_alone (count, wide - ph_scale (GOODS_RATIO * LONE_GOODS, words), tall));
      ph_goods_view_set_height (self->goods, ph_scale (LONE_GOODS, words));
    }
  else
    {
      set_form (self, FALSE, FALSE, fit (count, wide, tall - ph_scale (PLATE, words)));
      ph_goods_view_set_height (self->goods, fit_goods (self, wide, words));
    }
}

void
ph_other_view_lay_out_narrow (PhOtherView *self,
                              int          width)
{
  Sizes sizes = {
    .ship = (int) ((float) width / NARROW_SHIPS / PH_SHIP_RATIO) - PH_MARK,
    .per_row = NARROW_SHIPS,
    .station = (int) ((float) width / PH_STATION_RATIO) - PH_MARK,
  };

  g_return_if_fail (PH_IS_OTHER_VIEW (self));

  set_form (self, FALSE, TRUE, sizes);
  ph_goods_view_set_height (self->goods, NARROW_GOODS);
}
