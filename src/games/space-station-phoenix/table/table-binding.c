/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/space-station-phoenix/words/terms.h"

static TableeGameSession *
get_session (TableeSpaceStationPhoenixTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

static void
set_tiles (PhShelf *shelf,
           PhTile  *tiles,
           int      n_tiles)
{
  ph_shelf_set_tiles (shelf, tiles, (gsize) n_tiles);
  ph_pieces_clear (tiles, (gsize) n_tiles);
}

/*
 * Ships
 */

/* What can be taken apart shows the metal that it would bring. */
static void
offer_scrap (TableeSpaceStationPhoenixTable *self,
             PhTile                         *tile,
             int                             place)
{
  PhScene scene = ph_table_get_scene (self);
  const PhRuleset *ruleset = ph_table_get_ruleset (self);
  const PhState *state = ph_table_get_state (self);
  int kind;

  ph_scene_offer (&scene, tile, ph_action (PH_ACTION_DISMANTLE, place));
  if (!tile->available || state->context.owner == PH_NONE)
    return;

  kind = ph_acts_as (ruleset, state, ph_ship (state->context.owner, state->context.ship));
  tile->ship.currency = ph_art_good (PH_METAL);
  g_snprintf (tile->ship.price, sizeof tile->ship.price, "+%d", ph_scrap_metal (ruleset, state, self->near, place, kind));
}

static void
bind_ship (TableeSpaceStationPhoenixTable *self,
           int                             ship,
           PhTile                         *tile)
{
  PhScene scene = ph_table_get_scene (self);
  int owner = ph_ship_owner (ship);
  int place = ph_ship_place (ship);
  const PhState *state = scene.sight.state;
  gboolean own_turn = state->current == self->near;

  ph_pieces_ship (&scene.sight, ship, tile);
  tile->marked = (self->marks.ships[owner] >> place & 1) != 0;
  tile->chosen = state->context.owner == owner && state->context.ship == place && state->phase != PH_PHASE_OVER;
  if (!own_turn)
    return;
  if (state->phase == PH_PHASE_DISMANTLE && owner == self->near)
    offer_scrap (self, tile, place);
  else if (state->phase == PH_PHASE_TURN)
    ph_scene_offer (&scene, tile, ph_action (PH_ACTION_USE, ship));
}

static void
bind_fleet (TableeSpaceStationPhoenixTable *self,
            PhShelf                        *shelf,
            int                             owner,
            int                             count)
{
  g_autofree PhTile *tiles = g_new (PhTile, MAX (count, 1));

  for (int place = 0; place < count; place++)
    bind_ship (self, ph_ship (owner, place), &tiles[place]);
  set_tiles (shelf, tiles, count);
}

/*
 * Stations
 */

/* The action that a click on a sector of the near station means. */
static gboolean
get_sector_action (TableeSpaceStationPhoenixTable *self,
                   int                             sector,
                   TableeAction                   *action)
{
  const PhState *state = ph_table_get_state (self);

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
offer_move (TableeSpaceStationPhoenixTable *self,
            PhTile                         *tile)
{
  PhScene scene = ph_table_get_scene (self);
  int kinds = 0;

  for (int i = 0; i < self->choices.n_actions; i++)
    if (ph_lift_sector (ph_action_number (self->choices.actions[i])) == tile->id && kinds++ == 0)
      ph_scene_offer (&scene, tile, self->choices.actions[i]);
  if (kinds > 1)
    {
      g_autofree char *sector = ph_words_sector (tile->id);

      /* Translators: "teal sector 111" */
      ph_pieces_say (tile, g_strdup_printf (_("Choose who moves from %s"), sector));
    }
  tile->drag = tile->available ? PH_DRAG_RESIDENT : PH_DRAG_NONE;
  tile->chosen = self->chosen_sector == tile->id;
}

/* Whether what is dragged now could be dropped on what is in @slot. */
static gboolean
is_target (TableeSpaceStationPhoenixTable *self,
           int                             slot)
{
  const PhSeat *seat = &ph_table_get_state (self)->seats[self->near];
  const PhDrag *drag = &self->dragged;
  int sector = seat->sectors[slot];
  int species = drag->id;

  if (drag->kind == PH_DRAG_OFFER)
    return slot == ph_slot (drag->id);
  if (drag->kind == PH_DRAG_RESIDENT)
    species = seat->residents[ph_slot (drag->id)][drag->quarter];
  else if (drag->kind != PH_DRAG_SPECIES)
    return FALSE;

  return sector != PH_NONE && (drag->kind == PH_DRAG_SPECIES || sector != drag->id) &&
         ph_check_room (ph_table_get_ruleset (self), seat, sector, species) == TABLEE_REASON_NONE;
}

static void
bind_wing (TableeSpaceStationPhoenixTable *self,
           int                             wing)
{
  PhScene scene = ph_table_get_scene (self);
  const PhSeat *seat = &scene.sight.state->seats[self->near];
  PhTile tiles[PH_LEVELS];
  int n = 0;

  for (int level = 0; level < PH_LEVELS; level++)
    {
      int slot = wing * PH_LEVELS + level;
      PhTile *tile = &tiles[n++];
      TableeAction action;

      ph_pieces_built (&scene.sight, self->near, slot, tile);
      tile->marked = self->marks.slots[self->near][slot];
      tile->target = is_target (self, slot);
      if (seat->sectors[slot] == PH_NONE)
        break;
      if (get_sector_action (self, seat->sectors[slot], &action))
        ph_scene_offer (&scene, tile, action);
      else if (scene.sight.state->phase == PH_PHASE_MOVE)
        offer_move (self, tile);
      if (scene.sight.state->phase == PH_PHASE_MOVE_TO)
        tile->chosen = scene.sight.state->context.sector == tile->id;
    }
  ph_station_view_set_wing (self->station, wing, tiles, (gsize) n);
  ph_pieces_clear (tiles, (gsize) n);
}

static void
bind_station (TableeSpaceStationPhoenixTable *self)
{
  PhSight sight = ph_table_get_sight (self);
  PhTile hub;

  ph_pieces_hub (&sight, self->near, &hub);
  ph_station_view_set_hub (self->station, &hub);
  ph_pieces_clear (&hub, 1);
  for (int wing = 0; wing < PH_COLOURS; wing++)
    bind_wing (self, wing);
}

void
ph_table_show_large (TableeSpaceStationPhoenixTable *self,
                     int                             seat)
{
  PhSight sight = ph_table_get_sight (self);
  PhOtherView *view = ph_table_get_other (self, seat);
  PhStationView *large = ph_other_view_get_large (view);
  PhTile tiles[PH_LEVELS];
  PhTile hub;

  ph_pieces_hub (&sight, seat, &hub);
  ph_station_view_set_hub (large, &hub);
  ph_pieces_clear (&hub, 1);
  for (int wing = 0; wing < PH_COLOURS; wing++)
    {
      int n = 0;

      for (int level = 0; level < PH_LEVELS; level++)
        {
          ph_pieces_built (&sight, seat, wing * PH_LEVELS + level, &tiles[n++]);
          if (sight.state->seats[seat].sectors[wing * PH_LEVELS + level] == PH_NONE)
            break;
        }
      ph_station_view_set_wing (large, wing, tiles, (gsize) n);
      ph_pieces_clear (tiles, (gsize) n);
    }
  gtk_popover_popup (ph_other_view_get_popover (view));
}

/*
 * Players
 */

static TableeTurn
get_turn (TableeSpaceStationPhoenixTable *self,
          int                             seat)
{
  const PhState *state = ph_table_get_state (self);

  if (state->phase == PH_PHASE_OVER || state->current != seat || tablee_game_session_get_over (get_session (self)))
    return TABLEE_TURN_NONE;

  return tablee_game_session_get_thinking (get_session (self)) ? TABLEE_TURN_THINKS : TABLEE_TURN_DECIDES;
}

static char *
dup_goods (const PhSeat *seat)
{
  int goods[PH_GOODS];

  for (int good = 0; good < PH_GOODS; good++)
    goods[good] = seat->goods[good];

  return ph_words_goods (goods);
}

static void
bind_other (TableeSpaceStationPhoenixTable *self,
            int                             seat)
{
  PhSight sight = ph_table_get_sight (self);
  PhOtherView *view = ph_table_get_other (self, seat);
  const PhSeat *owner = &sight.state->seats[seat];
  const char *signs[PH_GOODS];
  int numbers[PH_GOODS];
  g_autofree char *words = dup_goods (owner);
  g_autofree char *sentence = g_strdup_printf ("%s.", words);
  PhTile station;

  for (int good = 0; good < PH_GOODS; good++)
    {
      signs[good] = ph_art_good (good);
      numbers[good] = owner->goods[good];
    }
  ph_goods_view_set_goods (ph_other_view_get_goods (view), signs, numbers, PH_GOODS, words);
  tablee_seat_plate_set_turn (ph_other_view_get_plate (view), get_turn (self, seat));
  tablee_seat_plate_set_spoken (ph_other_view_get_plate (view), sentence);
  ph_pieces_station (&sight, seat, &station);
  for (int slot = 0; slot < PH_SLOTS; slot++)
    station.marked |= self->marks.slots[seat][slot];
  set_tiles (ph_other_view_get_station (view), &station, 1);
  bind_fleet (self, ph_other_view_get_fleet (view), seat, owner->fleet_count);
}

/* The action that a click on a good means. */
static PhActionKind
get_good_kind (const PhState *state)
{
  return state->phase == PH_PHASE_GIVE ? PH_ACTION_GIVE : state->phase == PH_PHASE_TAKE ? PH_ACTION_TAKE : PH_N_ACTIONS;
}

static void
bind_goods (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  PhActionKind kind = get_good_kind (scene.sight.state);
  PhTile tiles[PH_GOODS];
  g_autofree char *words = dup_goods (&scene.sight.state->seats[self->near]);
  g_autofree char *sentence = g_strdup_printf ("%s.", words);

  for (int good = 0; good < PH_GOODS; good++)
    {
      ph_pieces_good (&scene.sight, self->near, good, &tiles[good]);
      tiles[good].marked = self->marks.goods[good];
      if (kind != PH_N_ACTIONS && good >= PH_FOOD && good <= PH_METAL && scene.sight.state->current == self->near)
        ph_scene_offer (&scene, &tiles[good], ph_action (kind, good));
    }
  /* Gems are laid onto ships, or pay for influence. */
  if (tablee_game_session_get_decision_open (get_session (self)) && scene.sight.state->current == self->near &&
      (scene.sight.state->phase == PH_PHASE_TURN || scene.sight.state->phase == PH_PHASE_LOBBY))
    tiles[PH_GEM].drag = PH_DRAG_GEM;
  set_tiles (self->goods, tiles, PH_GOODS);
  tablee_seat_plate_set_turn (self->plate, get_turn (self, self->near));
  tablee_seat_plate_set_spoken (self->plate, sentence);
}

/*
 * What is common
 */

static void
bind_supply (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  PhTile tiles[PH_SPECIES];

  for (int i = 0; i < PH_SPECIES; i++)
    {
      int species = (i + 1) % PH_SPECIES;  /* humans last */

      ph_pieces_species (&scene.sight, species, &tiles[i]);
      if (scene.sight.state->phase == PH_PHASE_TRADE && species != PH_HUMAN)
        ph_scene_offer_drag (&scene, &tiles[i], ph_action (PH_ACTION_ALIEN, species), PH_DRAG_SPECIES);
      else if (scene.sight.state->phase == PH_PHASE_HUMAN && species == PH_HUMAN)
        ph_scene_offer_drag (&scene, &tiles[i], ph_action (PH_ACTION_RECRUIT, 0), PH_DRAG_SPECIES);
    }
  set_tiles (self->supply, tiles, PH_SPECIES);
}

void
ph_table_bind_tracks (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  gboolean upright = tablee_board_bin_get_form (self->board) != TABLEE_FORM_NARROW;
  PhTile tiles[PH_TRACKS];

  set_tiles (self->tracks, tiles, ph_scene_fill_tracks (&scene, upright, tiles));
}

/*
 * Words
 */

static gboolean
is_narrow (TableeSpaceStationPhoenixTable *self)
{
  return tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
}

/* On a narrow table the news take more lines than the bar may have: there they are on the table, which scrolls. */
void
ph_table_bind_line (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  gboolean turn = ph_scene_is_asked (&scene) && scene.sight.state->phase == PH_PHASE_TURN;
  gboolean narrow = is_narrow (self);
  g_autofree char *news = ph_news_dup_words (self->told, &scene);
  g_autofree char *ship = turn && self->looked_at >= 0 ? ph_news_dup_ship (&scene, self->looked_at) : NULL;

  gtk_label_set_label (self->news, news);
  gtk_widget_set_visible (GTK_WIDGET (self->news), narrow && *news != '\0');
  ph_bar_set_words (self->bar, ship != NULL ? ship : narrow ? "" : news);
}

static void
bind_bar (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);

  ph_bar_set_scene (self->bar, &scene, is_narrow (self));
}

void
ph_table_bind (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  const PhState *state = scene.sight.state;

  ph_choices_fill (&self->choices, get_session (self));
  for (int seat = 0; seat < ph_table_get_ruleset (self)->base.seats; seat++)
    if (seat != self->near)
      bind_other (self, seat);
  ph_market_set_scene (self->market, &scene);
  bind_fleet (self, self->neutral, PH_NEUTRAL, ph_table_get_ruleset (self)->neutral_count);
  bind_fleet (self, self->fleet, self->near, state->seats[self->near].fleet_count);
  bind_supply (self);
  ph_table_bind_tracks (self);
  bind_station (self);
  bind_goods (self);
  ph_stage_set_scene (self->stage, &scene);
  bind_bar (self);
  ph_table_bind_line (self);
  ph_table_show_section (self);
}
