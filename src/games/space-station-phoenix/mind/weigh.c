/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A glance at each action. */
#include "weigh.h"

#include <math.h>

/* No action is out of the question. */
static const double least = 0.02;

static int
count_room (const PhRuleset *ruleset,
            const PhSeat    *own)
{
  int room = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    room += ph_count_free (ruleset, own, slot);

  return room;
}

static int
count_pairs (const PhSeat *own)
{
  return own->goods[PH_FOOD] < own->goods[PH_WATER] ? own->goods[PH_FOOD] : own->goods[PH_WATER];
}

/* How much there would be to do for a ship of @kind. */
static double
weigh_kind (const PhRuleset *ruleset,
            const PhSeat    *own,
            int              kind)
{
  int effect = ruleset->components.ships[kind].effect;
  int pairs = count_pairs (own);
  int room = count_room (ruleset, own);

  switch ((PhShipType) ph_ship_type (kind))
    {
    case PH_DISMANTLE:
      return own->fleet_count <= 3 || own->goods[PH_METAL] > 6 ? 0.15 : 0.6 + 0.1 * effect;
    case PH_CONSTRUCTION:
      return 3 + 0.4 * effect;
    case PH_EXPEDITION:
      return 0.8 + 0.2 * ruleset->components.ships[kind].capacity;
    case PH_TRANSPORT:
      return 0.2 + 1.2 * fmin (effect, fmin (pairs, room));
    case PH_DIPLOMACY:
      return 0.4;
    case PH_FARM:
      return own->goods[PH_FOOD] < own->goods[PH_WATER] ? 0.8 : 0.1;
    case PH_ICE:
      return own->goods[PH_WATER] < own->goods[PH_FOOD] ? 0.8 : 0.1;
    case PH_SHIP_TYPES:
    default:
      return 1;
    }
}

/* An own ship is cheapest; a fee also helps somebody else. */
static double
weigh_use (const PhRuleset *ruleset,
           const PhState   *view,
           int              ship)
{
  int owner = ph_ship_owner (ship);
  double price = owner == view->current ? 1 : owner == PH_NEUTRAL ? 0.7 : 0.4;

  return price * weigh_kind (ruleset, &view->seats[view->current], ph_acts_as (ruleset, view, ship));
}

/* The more ships it makes ready, the better. */
static double
weigh_income (const PhSeat *own)
{
  return own->fleet_count == 0 ? 2 : 0.1 + 4.0 * ph_count_used (own) / own->fleet_count;
}

/* A sector for its level, less for its price. */
static double
weigh_build (const PhRuleset *ruleset,
             int              sector)
{
  return 2.5 * ph_sector_level (sector) - 0.2 * ruleset->components.sectors[sector].cost;
}

/* What the next resident of the sector would bring with its quarter. */
static double
weigh_quarter (const PhRuleset *ruleset,
               const PhSeat    *own,
               int              sector)
{
  const PhQuarter *quarter = &ruleset->components.sectors[sector].quarters[own->filled[ph_slot (sector)]];

  return quarter->kind == PH_QUARTER_PLAIN ? 0.7 : quarter->kind == PH_QUARTER_END ? 2.5 : 1 + 0.4 * quarter->amount;
}

static double
weigh_pick (const PhSeat *own,
            int           face)
{
  return face == PH_FACE_HUMAN ? 3 : face == PH_FACE_METAL ? 1.6 : 1.5 / (1 + 0.2 * own->goods[PH_FOOD + face]);
}

/* Humans are kept. */
static double
weigh_reroll (const PhState *view,
              int            again)
{
  int count = 0;

  if (ph_dice_count (again, PH_FACE_HUMAN) > 0)
    return least;
  for (int face = 0; face < PH_FACES; face++)
    count += ph_dice_count (again, face);

  return count <= view->context.left ? 1 : 0.5;
}

/* Sets of what lies on the table: ships by what they do, metal included. */
static double
weigh_ship (const PhRuleset *ruleset,
            int              kind)
{
  static const double types[PH_SHIP_TYPES] = { 0.5, 1.6, 1.2, 1.4, 0.6, 0.6, 0.6 };

  return types[ph_ship_type (kind)] * ruleset->components.ships[kind].metal / 5;
}

double
ph_weigh_action (const PhRuleset *ruleset,
                 const PhState   *view,
                 TableeAction     action)
{
  const PhSeat *own = &view->seats[view->current];
  int number = ph_action_number (action);

  switch (ph_action_kind (action))
    {
    case PH_ACTION_USE:
      return weigh_use (ruleset, view, number);
    case PH_ACTION_INCOME:
      return weigh_income (own);
    case PH_ACTION_DISMANTLE:
      return fmax (least, 1.5 - 0.5 * weigh_ship (ruleset, own->fleet[number]));
    case PH_ACTION_BUILD:
      return fmax (least, weigh_build (ruleset, number));
    case PH_ACTION_REROLL:
      return weigh_reroll (view, number);
    case PH_ACTION_PICK:
      return weigh_pick (own, number);
    case PH_ACTION_RECRUIT:
    case PH_ACTION_POWER:
      return 3;
    case PH_ACTION_PLACE:
      return weigh_quarter (ruleset, own, number);
    case PH_ACTION_ALIEN:
      return number == PH_GOLD_ALIEN ? 2.5 : 3;
    case PH_ACTION_EXCHANGE:
      return count_pairs (own) == 0 ? 1 : 0.2;
    case PH_ACTION_BUY:
      return own->goods[PH_GEM] > 20 ? 0.6 : 0.1;
    case PH_ACTION_GIVE:
      return own->goods[number];
    case PH_ACTION_TAKE:
      return 1.0 / (1 + own->goods[number]);
    case PH_ACTION_LOBBY:
      return 1 + own->tracks[number];
    case PH_ACTION_REWARD:
      return number == PH_VP ? 3 : number == PH_GEM ? 0.7 : 1.5;
    case PH_ACTION_DRAFT:
    case PH_ACTION_SHIP:
      return weigh_ship (ruleset, number);
    case PH_ACTION_MOVE:
    case PH_ACTION_STOP:
      return 0.1;
    case PH_ACTION_DONE:
      return view->phase == PH_PHASE_MOVE ? 3 : 0.3;
    case PH_ACTION_OBSERVE:
    case PH_ACTION_KEEP:
    case PH_ACTION_MOVE_TO:
    case PH_ACTION_HUB:
    case PH_ACTION_SECTOR:
    case PH_ACTION_TRACK:
    case PH_N_ACTIONS:
    default:
      return 1;
    }
}
