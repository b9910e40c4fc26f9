/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ships of the board of fleets, and what can be done with them. */
#include "config.h"
#include "fleet.h"

int
ph_fleet_list (const PhRuleset *ruleset,
               const PhState   *state,
               int              owner,
               int             *ships)
{
  int count = owner == PH_NEUTRAL ? ruleset->neutral_count : state->seats[owner].fleet_count;
  int n = 0;

  for (int type = 0; type < PH_SHIP_TYPES; type++)
    for (int level = 0; level <= PH_LEVELS; level++)
      for (int place = 0; place < count; place++)
        {
          int kind = ph_acts_as (ruleset, state, ph_ship (owner, place));

          if ((int) ph_ship_type (kind) == type && ph_ship_level (kind) == level)
            ships[n++] = ph_ship (owner, place);
        }

  return n;
}

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

/* Whether nothing but the price stands against it. */
static gboolean
is_dear (const PhScene *scene,
         int            ship)
{
  return ph_scene_is_asked (scene) &&
         (int) tablee_game_session_check (scene->session, ph_action (PH_ACTION_USE, ship)) == PH_REASON_TOO_FEW_GEMS;
}

/* What it is, and why it cannot be used. */
static void
say_why_not (const PhScene *scene,
             int            ship,
             PhTile        *tile)
{
  g_autofree char *reason = ph_scene_dup_reason (scene, ph_action (PH_ACTION_USE, ship));

  if (reason != NULL)
    ph_pieces_say (tile, g_strconcat (tile->spoken, "\n", reason, NULL));
}

void
ph_fleet_fill_ship (const PhScene *scene,
                    int            ship,
                    PhTile        *tile)
{
  int owner = ph_ship_owner (ship);
  int place = ph_ship_place (ship);
  const PhState *state = scene->sight.state;

  ph_pieces_ship (&scene->sight, ship, tile);
  tile->marked = (scene->marks->ships[owner] >> place & 1) != 0;
  tile->chosen = state->context.owner == owner && state->context.ship == place && state->phase != PH_PHASE_OVER;
  if (state->current != scene->sight.near)
    return;
  if (state->phase == PH_PHASE_DISMANTLE && owner == scene->sight.near)
    offer_scrap (scene, tile, place);
  else if (state->phase == PH_PHASE_TURN)
    ph_scene_offer (scene, tile, ph_action (PH_ACTION_USE, ship));
  if (state->phase != PH_PHASE_TURN || tile->available)
    return;

  tile->ship.dear = is_dear (scene, ship);
  say_why_not (scene, ship, tile);
}
