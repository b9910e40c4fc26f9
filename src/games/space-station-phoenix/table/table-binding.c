/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

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

static void
bind_other (TableeSpaceStationPhoenixTable *self,
            int                             seat)
{
  PhScene scene = ph_table_get_scene (self);
  PhOtherView *view = ph_table_get_other (self, seat);
  const PhSeat *owner = &scene.sight.state->seats[seat];
  const char *signs[PH_GOODS];
  int numbers[PH_GOODS];
  g_autofree char *words = ph_scene_dup_goods (&scene, seat);
  g_autofree char *sentence = g_strdup_printf ("%s.", words);
  PhTile station;

  for (int good = 0; good < PH_GOODS; good++)
    {
      signs[good] = ph_art_good (good);
      numbers[good] = owner->goods[good];
    }
  ph_goods_view_set_goods (ph_other_view_get_goods (view), signs, numbers, PH_GOODS, words);
  tablee_seat_plate_set_turn (ph_other_view_get_plate (view), ph_scene_get_turn (&scene, seat));
  tablee_seat_plate_set_spoken (ph_other_view_get_plate (view), sentence);
  ph_pieces_station (&scene.sight, seat, &station);
  for (int slot = 0; slot < PH_SLOTS; slot++)
    station.marked |= self->marks.slots[seat][slot];
  set_tiles (ph_other_view_get_station (view), &station, 1);
  bind_fleet (self, ph_other_view_get_fleet (view), seat, owner->fleet_count);
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
  ph_home_set_scene (self->home, &scene);
  ph_stage_set_scene (self->stage, &scene);
  bind_bar (self);
  ph_table_bind_line (self);
  ph_table_show_section (self);
}
