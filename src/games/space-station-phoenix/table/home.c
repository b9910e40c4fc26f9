/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the near seat has, but for its ships. */
#include "config.h"
#include "home.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/space-station-phoenix/words/terms.h"
#include "metrics.h"
#include "present/naming.h"
#include "widgets/widgets-style.h"

/* Pixels that words need beside the tiles, and heights of these. */
enum
{
  PLATE = 52,
  MIN_SECTOR = 18,
  MAX_SECTOR = 150,
  MIN_NARROW = 36,
  MAX_NARROW = 100,
  GOODS = 34,
  SMALL_GOODS = 28,
};

/* Of goods, where they are beside the station. */
enum { HEAD_COLUMNS = 3 };

/* What a wing is long, in heights of a sector; the hub is one and a half more. On a narrow table it is wrapped. */
#define WING_RATIO   9.5f
#define NARROW_RATIO 6.8f

struct _PhHome
{
  GtkBox           parent_instance;

  GtkBox          *head;
  TableeSeatPlate *plate;
  PhShelf         *goods;
  PhStationView   *station;
};

G_DEFINE_FINAL_TYPE (PhHome, ph_home, GTK_TYPE_BOX)

static void
ph_home_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_HOME);

  G_OBJECT_CLASS (ph_home_parent_class)->dispose (object);
}

static void
ph_home_class_init (PhHomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_home_dispose;

  g_type_ensure (PH_TYPE_SHELF);
  g_type_ensure (PH_TYPE_STATION_VIEW);
  g_type_ensure (TABLEE_TYPE_SEAT_PLATE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/home.ui");
  gtk_widget_class_bind_template_child (widget_class, PhHome, head);
  gtk_widget_class_bind_template_child (widget_class, PhHome, plate);
  gtk_widget_class_bind_template_child (widget_class, PhHome, goods);
  gtk_widget_class_bind_template_child (widget_class, PhHome, station);
}

static void
ph_home_init (PhHome *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ph_home_set_seat (PhHome     *self,
                  TableeSeat *seat)
{
  g_return_if_fail (PH_IS_HOME (self));

  tablee_seat_plate_set_seat (self->plate, seat);
}

PhShelf *
ph_home_get_goods (PhHome *self)
{
  g_return_val_if_fail (PH_IS_HOME (self), NULL);

  return self->goods;
}

PhStationView *
ph_home_get_station (PhHome *self)
{
  g_return_val_if_fail (PH_IS_HOME (self), NULL);

  return self->station;
}

void
ph_home_show_station (PhHome   *self,
                      gboolean  visible)
{
  g_return_if_fail (PH_IS_HOME (self));

  gtk_widget_set_visible (GTK_WIDGET (self->station), visible);
}

/*
 * What is there
 */

/* The action that a click on a sector of the near station means. */
static gboolean
get_sector_action (const PhState *state,
                   int            sector,
                   TableeAction  *action)
{
  switch ((int) state->phase)
    {
    case PH_PHASE_PLACE:
      *action = ph_action (PH_ACTION_PLACE, sector);
      return TRUE;
    case PH_PHASE_INCOME_POWER:
      *action = ph_action (PH_ACTION_POWER, sector);
      return TRUE;
    case PH_PHASE_MOVE_TO:
      *action = ph_action (PH_ACTION_MOVE_TO, sector);
      return TRUE;
    default:
      return FALSE;
    }
}

/* A sector whose residents can move: the first of them stands for all. */
static void
offer_move (const PhScene *scene,
            PhTile        *tile)
{
  int kinds = 0;

  for (int i = 0; i < scene->choices->n_actions; i++)
    if (ph_lift_sector (ph_action_number (scene->choices->actions[i])) == tile->id && kinds++ == 0)
      ph_scene_offer (scene, tile, scene->choices->actions[i]);
  if (kinds > 1)
    {
      g_autofree char *sector = ph_words_sector (tile->id);

      /* Translators: "cyan sector 111" */
      ph_pieces_say (tile, g_strdup_printf (_("Choose who moves from %s"), sector));
    }
  tile->drag = tile->available ? PH_DRAG_RESIDENT : PH_DRAG_NONE;
  tile->chosen = scene->intent->chosen_sector == tile->id;
}

/* Whether what is dragged now could be dropped on what is in @slot. */
static gboolean
is_target (const PhScene *scene,
           int            slot)
{
  const PhSeat *seat = &scene->sight.state->seats[scene->sight.near];
  const PhDrag *drag = &scene->intent->dragged;
  int sector = seat->sectors[slot];
  int species = drag->id;

  if (drag->kind == PH_DRAG_OFFER)
    return slot == ph_slot (drag->id);
  if (drag->kind == PH_DRAG_RESIDENT)
    species = seat->residents[ph_slot (drag->id)][drag->quarter];
  else if (drag->kind != PH_DRAG_SPECIES)
    return FALSE;

  return sector != PH_NONE && (drag->kind == PH_DRAG_SPECIES || sector != drag->id) &&
         ph_check_room (ph_scene_get_ruleset (scene), seat, sector, species) == TABLEE_REASON_NONE;
}

static void
set_wing (PhHome        *self,
          const PhScene *scene,
          int            wing)
{
  const PhSeat *seat = &scene->sight.state->seats[scene->sight.near];
  PhTile tiles[PH_LEVELS];
  int n = 0;

  for (int level = 0; level < PH_LEVELS; level++)
    {
      int slot = wing * PH_LEVELS + level;
      PhTile *tile = &tiles[n++];
      TableeAction action;

      ph_pieces_built (&scene->sight, scene->sight.near, slot, tile);
      tile->marked = scene->marks->slots[scene->sight.near][slot];
      tile->target = is_target (scene, slot);
      if (seat->sectors[slot] == PH_NONE)
        break;
      if (get_sector_action (scene->sight.state, seat->sectors[slot], &action))
        ph_scene_offer (scene, tile, action);
      else if (scene->sight.state->phase == PH_PHASE_MOVE)
        offer_move (scene, tile);
      if (scene->sight.state->phase == PH_PHASE_MOVE_TO)
        tile->chosen = scene->sight.state->context.sector == tile->id;
    }
  ph_station_view_set_wing (self->station, wing, tiles, (gsize) n);
  ph_pieces_clear (tiles, (gsize) n);
}

static void
set_station (PhHome        *self,
             const PhScene *scene)
{
  PhTile hub;

  ph_pieces_hub (&scene->sight, scene->sight.near, &hub);
  ph_station_view_set_hub (self->station, &hub);
  ph_pieces_clear (&hub, 1);
  for (int wing = 0; wing < PH_COLOURS; wing++)
    set_wing (self, scene, wing);
}

/* The action that a click on a good means. */
static PhActionKind
get_good_kind (const PhState *state)
{
  return state->phase == PH_PHASE_GIVE ? PH_ACTION_GIVE : state->phase == PH_PHASE_TAKE ? PH_ACTION_TAKE : PH_N_ACTIONS;
}

static void
set_goods (PhHome        *self,
           const PhScene *scene)
{
  PhActionKind kind = get_good_kind (scene->sight.state);
  PhTile tiles[PH_GOODS];
  g_autofree char *words = ph_scene_dup_goods (scene, scene->sight.near);
  g_autofree char *sentence = g_strdup_printf ("%s.", words);

  for (int good = 0; good < PH_GOODS; good++)
    {
      ph_pieces_good (&scene->sight, scene->sight.near, good, &tiles[good]);
      tiles[good].marked = scene->marks->goods[good];
      if (kind != PH_N_ACTIONS && good >= PH_FOOD && good <= PH_METAL && scene->sight.state->current == scene->sight.near)
        ph_scene_offer (scene, &tiles[good], ph_action (kind, good));
    }
  /* Gems are laid onto ships, or pay for influence. */
  if (ph_scene_is_asked (scene) && scene->sight.state->current == scene->sight.near &&
      (scene->sight.state->phase == PH_PHASE_TURN || scene->sight.state->phase == PH_PHASE_LOBBY))
    tiles[PH_GEM].drag = PH_DRAG_GEM;
  ph_shelf_set_tiles (self->goods, tiles, PH_GOODS);
  ph_pieces_clear (tiles, PH_GOODS);
  tablee_seat_plate_set_turn (self->plate, ph_scene_get_turn (scene, scene->sight.near));
  tablee_seat_plate_set_yours (self->plate, tablee_is_listener (&scene->sight.context, scene->sight.near));
  tablee_seat_plate_set_spoken (self->plate, sentence);
}

void
ph_home_set_scene (PhHome        *self,
                   const PhScene *scene)
{
  g_return_if_fail (PH_IS_HOME (self));

  set_station (self, scene);
  set_goods (self, scene);
  tablee_widget_set_class (GTK_WIDGET (self), "target", ph_drag_is_for_my_side (scene->intent->dragged.kind));
}

/*
 * Sizes
 */

static void
set_head (PhHome   *self,
          gboolean  left)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), left ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head), left ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_valign (GTK_WIDGET (self->head), left ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->head), !left);
}

/* Pixels that a sector of the near station can be high where its wings have so much room. */
static int
fit_sector (int width,
            int height)
{
  return MIN (height / PH_COLOURS - PH_MARK, (int) ((float) width / (WING_RATIO + 1.5f)));
}

/* Who I am and what I have is above the station or at its left: where the station is larger. Returns the height of all. */
int
ph_home_lay_out (PhHome        *self,
                 const PhScene *scene,
                 int            width,
                 int            height,
                 int            words)
{
  int goods = ph_scale (GOODS, words);
  int plate = ph_scale (PLATE, words);
  int above = fit_sector (width, height - plate);
  int good = (int) ((float) goods * PH_SIGN_RATIO) + PH_MARK;
  int beside = fit_sector (width - HEAD_COLUMNS * good - PH_SPACING, height);
  gboolean fits = plate + 2 * (goods + PH_MARK) <= height;
  gboolean cards = ph_scene_has_cards (scene);
  gboolean left = (beside > above && fits) || cards;
  int sector = CLAMP (left ? beside : above, MIN_SECTOR, MAX_SECTOR);
  /* Without a station they are in one row, if there is room for it. */
  int columns = !left || (cards && PH_GOODS * good <= width) ? PH_GOODS : HEAD_COLUMNS;

  g_return_val_if_fail (PH_IS_HOME (self), 0);

  set_head (self, left);
  ph_shelf_set_height (self->goods, goods);
  ph_shelf_set_per_row (self->goods, columns);
  ph_station_view_set_height (self->station, sector, FALSE);

  if (cards)
    return plate + (columns < PH_GOODS ? 2 : 1) * (goods + PH_MARK);

  return PH_COLOURS * (sector + PH_MARK + 2) + (left ? 0 : plate);
}

void
ph_home_lay_out_narrow (PhHome *self,
                        int     width)
{
  int sector = (int) ((float) width / NARROW_RATIO) - 4;
  int good = (int) ((float) (width / PH_GOODS - PH_SMALL_MARK) / PH_SIGN_RATIO);

  g_return_if_fail (PH_IS_HOME (self));

  set_head (self, FALSE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head), GTK_ORIENTATION_VERTICAL);
  ph_station_view_set_height (self->station, CLAMP (sector, MIN_NARROW, MAX_NARROW), TRUE);
  ph_shelf_set_height (self->goods, MIN (good, SMALL_GOODS));
  ph_shelf_set_per_row (self->goods, PH_GOODS);
}
