/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A fleet on its shelf. */
#include "config.h"
#include "fleet.h"

/* What can be taken apart shows the metal that it would bring. */
static void
offer_scrap (const PhScene *scene,
             PhTile        *tile,
             int            place)
{
  const PhRuleset *ruleset = ph_scene_get_ruleset (scene);
  const PhState *state = scene->sight.state;
  int kind;

  ph_scene_offer (scene, tile, ph_action (PH_ACTION_DISMANTLE, place));
  if (!tile->available || state->context.owner == PH_NONE)
    return;

  kind = ph_acts_as (ruleset, state, ph_ship (state->context.owner, state->context.ship));
  tile->ship.currency = ph_art_good (PH_METAL);
  g_snprintf (tile->ship.price, sizeof tile->ship.price, "+%d", ph_scrap_metal (ruleset, state, scene->sight.near, place, kind));
}

static void
fill_ship (const PhScene *scene,
           int            ship,
           PhTile        *tile)
{
  int owner = ph_ship_owner (ship);
  int place = ph_ship_place (ship);
  const PhState *state = scene->sight.state;
  gboolean own_turn = state->current == scene->sight.near;

  ph_pieces_ship (&scene->sight, ship, tile);
  tile->marked = (scene->marks->ships[owner] >> place & 1) != 0;
  tile->chosen = state->context.owner == owner && state->context.ship == place && state->phase != PH_PHASE_OVER;
  if (!own_turn)
    return;
  if (state->phase == PH_PHASE_DISMANTLE && owner == scene->sight.near)
    offer_scrap (scene, tile, place);
  else if (state->phase == PH_PHASE_TURN)
    ph_scene_offer (scene, tile, ph_action (PH_ACTION_USE, ship));
}

void
ph_fleet_show (PhShelf       *shelf,
               const PhScene *scene,
               int            owner)
{
  const PhRuleset *ruleset = ph_scene_get_ruleset (scene);
  int count = owner == PH_NEUTRAL ? ruleset->neutral_count : scene->sight.state->seats[owner].fleet_count;
  g_autofree PhTile *tiles = g_new (PhTile, MAX (count, 1));

  for (int place = 0; place < count; place++)
    fill_ship (scene, ph_ship (owner, place), &tiles[place]);
  ph_shelf_set_tiles (shelf, tiles, (gsize) count);
  ph_pieces_clear (tiles, (gsize) count);
}
