/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The near seat's station. */
#include "config.h"
#include "home.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/space-station-phoenix/words/terms.h"
#include "metrics.h"
#include "widgets/widgets-style.h"

/* Pixels that a sector is high. */
enum
{
  MIN_SECTOR = 18,
  MAX_SECTOR = 150,
  MIN_NARROW = 36,
  MAX_NARROW = 100,
  HUB_GAP = 6,        /* between the hub and the wings */
};

/* The hub, in heights of a sector; a wing on a narrow table, where it is wrapped. */
#define HUB_RATIO    1.5f
#define NARROW_RATIO 6.8f

struct _PhHome
{
  GtkBox           parent_instance;

  PhStationView *station;
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

  g_type_ensure (PH_TYPE_STATION_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/home.ui");
  gtk_widget_class_bind_template_child (widget_class, PhHome, station);
}

static void
ph_home_init (PhHome *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

PhStationView *
ph_home_get_station (PhHome *self)
{
  g_return_val_if_fail (PH_IS_HOME (self), NULL);

  return self->station;
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

/* The digit of @action is where who moves by it lives. */
static void
show_mover (const PhScene *scene,
            PhTile        *tile,
            TableeAction   action)
{
  const guint8 *residents = scene->sight.state->seats[scene->sight.near].residents[ph_slot (tile->id)];
  int species = ph_lift_species (ph_action_number (action));

  for (int i = 0; i < tile->sector.n_quarters; i++)
    if (tile->sector.quarters[i].resident != NULL && residents[i] == species)
      {
        tile->sector.quarters[i].key = ph_choices_get_key (scene->choices, action);
        tile->sector.quarters[i].chosen = scene->intent->mover == ph_action_number (action);
        return;
      }
}

/* The others close up: whoever moves, it is the last quarter that is empty then. */
static void
say_movers (const PhScene *scene,
            PhTile        *tile)
{
  int last = scene->sight.state->seats[scene->sight.near].filled[ph_slot (tile->id)] - 1;
  g_autofree char *sector = ph_words_sector (tile->id);
  g_autofree char *quarter = ph_words_quarter (ph_scene_get_ruleset (scene), tile->id, last);

  /* Translators: "the level 1 cyan sector", number of a quarter, what it does: "2 gems as income" */
  ph_pieces_say (tile, g_strdup_printf (_("Choose who moves from %1$s. The others close up: its quarter %2$d (%3$s) is empty then."),
                                        sector, last + 1, quarter));
}

/* A sector whose residents can move: the first of them stands for all, and each kind shows its digit. */
static void
offer_move (const PhScene *scene,
            PhTile        *tile)
{
  int kinds = 0;

  for (int i = 0; i < scene->choices->n_actions; i++)
    if (ph_lift_sector (ph_action_number (scene->choices->actions[i])) == tile->id)
      {
        if (kinds++ == 0)
          ph_scene_offer (scene, tile, scene->choices->actions[i]);
        show_mover (scene, tile, scene->choices->actions[i]);
      }
  tile->key = 0;
  if (kinds > 1)
    say_movers (scene, tile);
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

void
ph_home_set_scene (PhHome        *self,
                   const PhScene *scene)
{
  g_return_if_fail (PH_IS_HOME (self));

  set_station (self, scene);
  tablee_widget_set_class (GTK_WIDGET (self), "target", ph_drag_is_for_my_side (scene->intent->dragged.kind));
}

/*
 * Sizes
 */

static int
count_built (const PhSeat *seat,
             int           wing)
{
  int level = 0;

  while (level < PH_LEVELS && seat->sectors[wing * PH_LEVELS + level] != PH_NONE)
    level++;

  return level;
}

int
ph_home_count_levels (const PhScene *scene)
{
  int longest = 0;

  for (int seat = 0; seat < ph_scene_get_ruleset (scene)->base.seats; seat++)
    for (int wing = 0; wing < PH_COLOURS; wing++)
      longest = MAX (longest, count_built (&scene->sight.state->seats[seat], wing));

  return longest;
}

/* What a wing of so many levels takes with the place of what comes next, in heights of a sector. */
static float
measure_wing (int levels)
{
  int length = levels < PH_LEVELS ? 300 : 0;  /* as they are drawn */

  for (int level = 0; level < levels; level++)
    length += 300 + 80 * level;

  return (float) length / PH_SECTOR_HEIGHT;
}

int
ph_home_measure (int levels,
                 int sector)
{
  float length = (HUB_RATIO + measure_wing (levels)) * (float) sector;

  return (int) length + HUB_GAP + (PH_LEVELS + 1) * PH_MARK + PH_PADDING;
}

int
ph_home_fit (int height,
             int words)
{
  return CLAMP (ph_panel_height (height, words) / PH_COLOURS - PH_MARK - 2, MIN_SECTOR, MAX_SECTOR);
}

void
ph_home_lay_out (PhHome *self,
                 int     levels,
                 int     sector)
{
  g_return_if_fail (PH_IS_HOME (self));

  ph_station_view_set_height (self->station, sector, FALSE);
  gtk_widget_set_size_request (GTK_WIDGET (self), ph_home_measure (levels, sector), -1);
}

void
ph_home_lay_out_narrow (PhHome *self,
                        int     width)
{
  int sector = (int) ((float) width / NARROW_RATIO) - 4;

  g_return_if_fail (PH_IS_HOME (self));

  gtk_widget_set_size_request (GTK_WIDGET (self), -1, -1);
  ph_station_view_set_height (self->station, CLAMP (sector, MIN_NARROW, MAX_NARROW), TRUE);
}
