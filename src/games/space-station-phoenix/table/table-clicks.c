/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include <glib/gi18n.h>


/* What clicks on things mean, and drags: a drag is what clicks on both of its ends would be. */

static void
play (TableeSpaceStationPhoenixTable *self,
      TableeAction                    action)
{
  tablee_table_play (TABLEE_TABLE (self), action);
}

void
ph_table_lift_die (TableeSpaceStationPhoenixTable *self,
                   int                             die)
{
  PhScene scene = ph_table_get_scene (self);
  int faces[PH_MAX_DICE];

  if (die >= ph_scene_get_dice (&scene, faces))
    return;

  self->lifted ^= 1u << die;
  ph_table_bind (self);
  tablee_table_view_changed (TABLEE_TABLE (self));
}

/*
 * Clicks
 */

static void
ship_cb (TableeSpaceStationPhoenixTable *self,
         int                             ship)
{
  if (ph_table_get_state (self)->phase == PH_PHASE_DISMANTLE && ph_ship_owner (ship) == self->near)
    play (self, ph_action (PH_ACTION_DISMANTLE, ph_ship_place (ship)));
  else
    play (self, ph_action (PH_ACTION_USE, ship));
}

static void
looked_at_cb (TableeSpaceStationPhoenixTable *self,
              int                             ship)
{
  self->looked_at = ship;
  ph_table_bind_line (self);
}

static void
offer_cb (TableeSpaceStationPhoenixTable *self,
          int                             sector)
{
  play (self, ph_action (PH_ACTION_BUILD, sector));
}

static void
stage_cb (TableeSpaceStationPhoenixTable *self,
          int                             id)
{
  PhScene scene = ph_table_get_scene (self);
  int faces[PH_MAX_DICE];
  int n = ph_scene_get_dice (&scene, faces);

  switch ((int) ph_table_get_state (self)->phase)
    {
    case PH_PHASE_REROLL:
      ph_table_lift_die (self, id);
      break;
    case PH_PHASE_PICK:
    case PH_PHASE_HUMAN:
      play (self, ph_action (PH_ACTION_PICK, id < n ? faces[id] : 0));
      break;
    case PH_PHASE_BUILD:
      play (self, ph_action (PH_ACTION_BUILD, id));
      break;
    case PH_PHASE_DRAFT:
      play (self, ph_action (PH_ACTION_DRAFT, id));
      break;
    case PH_PHASE_HUB:
      play (self, ph_action (PH_ACTION_HUB, id));
      break;
    case PH_PHASE_HUB_SHIPS:
      play (self, ph_action (PH_ACTION_SHIP, id));
      break;
    case PH_PHASE_HUB_SECTOR:
      play (self, ph_action (PH_ACTION_SECTOR, id));
      break;
    case PH_PHASE_LOBBY:
      play (self, ph_action (PH_ACTION_LOBBY, id));
      break;
    case PH_PHASE_HUB_DIPLO:
      play (self, ph_action (PH_ACTION_TRACK, id));
      break;
    default:
      break;
    }
}

static void
supply_cb (TableeSpaceStationPhoenixTable *self,
           int                             species)
{
  if (species == PH_HUMAN)
    play (self, ph_action (PH_ACTION_RECRUIT, 0));
  else
    play (self, ph_action (PH_ACTION_ALIEN, species));
}

static void
track_cb (TableeSpaceStationPhoenixTable *self,
          int                             track)
{
  play (self, ph_action (ph_table_get_state (self)->phase == PH_PHASE_HUB_DIPLO ? PH_ACTION_TRACK : PH_ACTION_LOBBY, track));
}

static void
station_cb (TableeSpaceStationPhoenixTable *self,
            int                             seat)
{
  PhScene scene = ph_table_get_scene (self);

  ph_other_view_enlarge (ph_table_get_other (self, seat), &scene);
}

/* Gems and points are never given or taken as goods are: a click on them asks what they are. */
static void
good_cb (TableeSpaceStationPhoenixTable *self,
         int                             good)
{
  if (good == PH_GEM)
    tablee_table_tell (TABLEE_TABLE (self), _("Gems pay for ships and for diplomacy; an income brings more."));
  else if (good == PH_VP)
    tablee_table_tell (TABLEE_TABLE (self), _("These are the points so far; more are counted in the end."));
  else
    play (self, ph_action (ph_table_get_state (self)->phase == PH_PHASE_TAKE ? PH_ACTION_TAKE : PH_ACTION_GIVE, good));
}

/* Who is to move: the one under the pointer, or the only kind there is; otherwise the bar asks. */
static void
lift_resident (TableeSpaceStationPhoenixTable *self,
               int                             sector)
{
  const PhSeat *seat = &ph_table_get_state (self)->seats[self->near];
  PhTileView *view = ph_station_view_find_sector (ph_home_get_station (self->home), sector);
  int quarter = view != NULL ? ph_tile_view_get_quarter (view) : -1;
  int slot = ph_slot (sector);
  int species = seat->filled[slot] > 0 ? seat->residents[slot][0] : PH_HUMAN;
  gboolean one_kind = TRUE;

  for (int i = 1; i < seat->filled[slot]; i++)
    one_kind &= seat->residents[slot][i] == species;
  if (quarter >= 0 && quarter < seat->filled[slot])
    play (self, ph_action (PH_ACTION_MOVE, ph_lift (sector, seat->residents[slot][quarter])));
  else if (one_kind)
    play (self, ph_action (PH_ACTION_MOVE, ph_lift (sector, species)));
  else
    {
      self->chosen_sector = sector;
      ph_table_bind (self);
      tablee_table_view_changed (TABLEE_TABLE (self));
    }
}

static void
sector_cb (TableeSpaceStationPhoenixTable *self,
           int                             sector)
{
  if (sector >= PH_SECTORS)
    {
      tablee_table_tell (TABLEE_TABLE (self), _("Here the next sector of the wing will be: construction ships build it."));
      return;
    }
  switch ((int) ph_table_get_state (self)->phase)
    {
    case PH_PHASE_PLACE:
      play (self, ph_action (PH_ACTION_PLACE, sector));
      break;
    case PH_PHASE_INCOME_POWER:
      play (self, ph_action (PH_ACTION_POWER, sector));
      break;
    case PH_PHASE_MOVE:
      lift_resident (self, sector);
      break;
    case PH_PHASE_MOVE_TO:
      play (self, ph_action (PH_ACTION_MOVE_TO, sector));
      break;
    default:
      tablee_table_tell (TABLEE_TABLE (self), _("Residents come with a transport ship, or from Earth with an expedition."));
      break;
    }
}

/*
 * Drags
 */

/* Whether everything of my side takes it, wherever it is dropped. */
static gboolean
is_for_my_side (PhDragKind kind)
{
  return kind == PH_DRAG_DIE || kind == PH_DRAG_CARD || kind == PH_DRAG_OFFER || kind == PH_DRAG_SPECIES;
}

static void
drag_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TableeSpaceStationPhoenixTable *self = TABLEE_SPACE_STATION_PHOENIX_TABLE (widget);

  self->dragged = ph_drag_unpack (g_variant_get_int32 (parameter));
  ph_home_set_target (self->home, is_for_my_side (self->dragged.kind));
  ph_table_bind (self);
}

/* Somebody of the supply, or of a sector, and where to: the second decision follows the first one. */
static void
send (TableeSpaceStationPhoenixTable *self,
      const PhDrag                   *drag,
      int                             sector)
{
  const PhSeat *seat = &ph_table_get_state (self)->seats[self->near];

  self->bound_for = sector;
  if (drag->kind == PH_DRAG_SPECIES)
    supply_cb (self, drag->id);
  else if (sector >= 0 && drag->quarter >= 0 && drag->quarter < seat->filled[ph_slot (drag->id)])
    play (self, ph_action (PH_ACTION_MOVE, ph_lift (drag->id, seat->residents[ph_slot (drag->id)][drag->quarter])));
}

/* What it is dropped on; @kind -1: my side of the table. */
static void
drop (TableeSpaceStationPhoenixTable *self,
      PhDrag                          drag,
      int                             kind,
      int                             id)
{
  PhStationView *station = ph_home_get_station (self->home);
  gboolean built = kind == PH_TILE_SECTOR && id < PH_SECTORS && ph_station_view_find_sector (station, id) != NULL;

  switch (drag.kind)
    {
    case PH_DRAG_GEM:
      if (kind == PH_TILE_SHIP)
        ship_cb (self, id);
      else if (kind == PH_TILE_TRACK)
        track_cb (self, id);
      break;
    case PH_DRAG_DIE:
    case PH_DRAG_CARD:
    case PH_DRAG_OFFER:
      stage_cb (self, drag.id);
      break;
    case PH_DRAG_SPECIES:
    case PH_DRAG_RESIDENT:
      send (self, &drag, built ? id : -1);
      break;
    case PH_DRAG_NONE:
    default:
      break;
    }
}

static void
drop_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  int dragged;
  int kind;
  int id;

  g_variant_get (parameter, "(iii)", &dragged, &kind, &id);
  drop (TABLEE_SPACE_STATION_PHOENIX_TABLE (widget), ph_drag_unpack (dragged), kind, id);
}

static gboolean
drop_cb (TableeSpaceStationPhoenixTable *self,
         const GValue                   *value)
{
  PhDrag drag = ph_drag_unpack (g_value_get_int (value));

  if (!is_for_my_side (drag.kind))
    return FALSE;

  drop (self, drag, -1, -1);
  return TRUE;
}

/* Whoever was dragged moves in where they were dropped, if they still can. */
void
ph_table_go_on (TableeSpaceStationPhoenixTable *self)
{
  TableeGameSession *session = tablee_table_get_session (TABLEE_TABLE (self));
  int phase = ph_table_get_state (self)->phase;
  int sector = self->bound_for;

  if (sector < 0 || !tablee_game_session_get_decision_open (session) || phase == PH_PHASE_TRADE || phase == PH_PHASE_HUMAN ||
      phase == PH_PHASE_MOVE)
    return;

  self->bound_for = -1;
  if (phase == PH_PHASE_PLACE || phase == PH_PHASE_MOVE_TO)
    sector_cb (self, sector);
}

void
ph_table_install_drags (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.drag", "i", drag_action);
  gtk_widget_class_install_action (widget_class, "table.drop", "(iii)", drop_action);
}

void
ph_table_connect (TableeSpaceStationPhoenixTable *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

  g_signal_connect_swapped (self->market, "activated", G_CALLBACK (offer_cb), self);
  g_signal_connect_swapped (ph_stage_get_shelf (self->stage), "activated", G_CALLBACK (stage_cb), self);
  g_signal_connect_swapped (self->neutral, "activated", G_CALLBACK (ship_cb), self);
  g_signal_connect_swapped (self->neutral, "looked-at", G_CALLBACK (looked_at_cb), self);
  g_signal_connect_swapped (self->fleet, "activated", G_CALLBACK (ship_cb), self);
  g_signal_connect_swapped (self->fleet, "looked-at", G_CALLBACK (looked_at_cb), self);
  g_signal_connect_swapped (self->supply, "activated", G_CALLBACK (supply_cb), self);
  g_signal_connect_swapped (self->tracks, "activated", G_CALLBACK (track_cb), self);
  g_signal_connect_swapped (ph_home_get_goods (self->home), "activated", G_CALLBACK (good_cb), self);
  g_signal_connect_swapped (ph_home_get_station (self->home), "activated", G_CALLBACK (sector_cb), self);
  for (int i = 0; i < PH_MAX_SEATS - 1; i++)
    {
      g_signal_connect_swapped (self->other_views[i], "ship-activated", G_CALLBACK (ship_cb), self);
      g_signal_connect_swapped (self->other_views[i], "ship-looked-at", G_CALLBACK (looked_at_cb), self);
      g_signal_connect_swapped (ph_other_view_get_station (self->other_views[i]), "activated", G_CALLBACK (station_cb), self);
    }
  gtk_widget_add_controller (GTK_WIDGET (self->mine), GTK_EVENT_CONTROLLER (target));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
}
