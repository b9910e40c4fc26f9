/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn: a ship is used, its action done, rewards follow, the end is tested. */

#include "rules-private.h"

#include <string.h>

void
ph_clear_context (PhContext *context)
{
  *context = (PhContext){ .owner = PH_NONE, .power = PH_NONE, .sector = PH_NONE };
}

/*
 * The end of the game
 */

/* Row after row, so that it can be told as it is counted. */
static void
tell_scores (const PhPlay *play)
{
  int points[PH_SCORE_ROWS][PH_MAX_SEATS];
  int totals[PH_MAX_SEATS] = { 0 };

  ph_count_scores (play->ruleset, play->state, points);
  for (int row = 0; row < PH_SCORE_ROWS; row++)
    for (int seat = 0; seat < play->ruleset->base.seats; seat++)
      {
        totals[seat] += points[row][seat];
        if (points[row][seat] > 0)
          ph_tell (play, PH_EVENT_SCORE, seat, row, points[row][seat], totals[seat], 0);
      }
  ph_tell (play, PH_EVENT_GAME_OVER, TABLEE_NOBODY, totals[0], totals[1], totals[2], totals[3]);
}

static void
end_game (const PhPlay *play)
{
  play->state->phase = PH_PHASE_OVER;
  ph_clear_context (&play->state->context);
  if (play->events != NULL)
    tell_scores (play);
}

/* S13; whose turn it is has triggered it, whoever caused it (SP-R24). */
static void
test_trigger (const PhPlay *play)
{
  PhState *state = play->state;
  const PhSeat *seat = ph_active_seat (play);
  int why = 0;

  if (seat->goods[PH_VP] >= PH_WIN_VP)
    why |= PH_TRIGGER_VP;
  if (ph_count_sectors (seat) == PH_SLOTS)
    why |= PH_TRIGGER_SECTORS;
  if (ph_count_aliens (state) <= PH_LAST_ALIENS)
    why |= PH_TRIGGER_ALIENS;
  if (why == 0)
    return;

  state->trigger = state->active;
  ph_tell (play, PH_EVENT_TRIGGER, state->active, why, 0, 0, 0);
}

/* After so many rounds it is enough, at the end of one. */
static bool
is_limit_reached (const PhPlay *play,
                  int           next)
{
  if (next != play->state->starting)
    return false;
  for (int seat = 0; seat < play->ruleset->base.seats; seat++)
    if (play->state->seats[seat].turns < play->ruleset->components.turn_limit)
      return false;

  return true;
}

void
ph_begin_turn (const PhPlay *play,
               int           index)
{
  PhState *state = play->state;
  PhSeat *seat = &state->seats[index];

  state->active = (uint8_t) index;
  state->current = (int8_t) index;
  state->phase = PH_PHASE_TURN;
  ph_clear_context (&state->context);
  seat->turns += seat->turns < PH_MAX_GOODS;
  memset (seat->fresh, 0, sizeof seat->fresh);
  ph_tell (play, PH_EVENT_TURN, index, seat->turns, state->trigger != PH_NONE, 0, 0);
}

void
ph_end_turn (const PhPlay *play)
{
  PhState *state = play->state;
  int next = (state->active + 1) % play->ruleset->base.seats;

  state->current = state->active;
  if (state->trigger == PH_NONE)
    test_trigger (play);
  if (next == state->trigger)
    {
      end_game (play);
      return;
    }
  if (is_limit_reached (play, next))
    {
      ph_tell (play, PH_EVENT_LIMIT, TABLEE_NOBODY, play->ruleset->components.turn_limit, 0, 0, 0);
      end_game (play);
      return;
    }
  ph_begin_turn (play, next);
}

/*
 * Rewards of diplomacy
 */

static void
give_reward (const PhPlay *play,
             int           seat,
             int           track,
             int           good)
{
  int price;
  int amount = ph_reward (play->ruleset, play->state, seat, track, (PhGood) good, &price);

  ph_tell (play, PH_EVENT_REWARD, seat, track, good, 0, 0);
  ph_pay (play, seat, PH_GEM, price, PH_SOURCE_REWARD);
  ph_gain (play, seat, good, amount, PH_SOURCE_REWARD);
}

/* How many rewards @seat could choose from, the last of them in @good. */
static int
count_rewards (const PhPlay *play,
               int           seat,
               int           track,
               int          *good)
{
  int count = 0;

  for (int i = 0; i < PH_GOODS; i++)
    {
      int price = 0;

      if (ph_reward (play->ruleset, play->state, seat, track, (PhGood) i, &price) > 0 &&
          price <= play->state->seats[seat].goods[PH_GEM])
        {
          *good = i;
          count++;
        }
    }

  return count;
}

/* The front gem, then what there is to choose (SP-R43). Whether @seat must be asked. */
static bool
reward_seat (const PhPlay *play,
             int           seat,
             int           track)
{
  int good = 0;
  int count;

  if (play->state->seats[seat].tracks[track] == 0)
    return false;

  if (ph_is_front (play->ruleset, play->state, seat, track))
    ph_gain (play, seat, PH_GEM, play->ruleset->components.front_gems, PH_SOURCE_FRONT);
  count = count_rewards (play, seat, track, &good);
  if (count > 1)
    return true;
  if (count == 1)
    give_reward (play, seat, track, good);

  return false;
}

/* The seats from @first on, up to the one before the active one, in turn (SP-R22). */
static void
go_on_rewards (const PhPlay *play,
               int           track,
               int           first)
{
  PhState *state = play->state;
  int seats = play->ruleset->base.seats;
  int done = (first - state->active + seats) % seats;

  for (; done < seats; done++)
    {
      int seat = (state->active + done) % seats;

      if (reward_seat (play, seat, track))
        {
          state->phase = PH_PHASE_DIPLO;
          state->current = (int8_t) seat;
          state->context.track = (uint8_t) track;
          return;
        }
    }
  ph_end_turn (play);
}

void
ph_take_reward (const PhPlay *play,
                int           good)
{
  PhState *state = play->state;
  int seat = state->current;
  int next = (seat + 1) % play->ruleset->base.seats;

  give_reward (play, seat, state->context.track, good);
  if (next == state->active)
    ph_end_turn (play);
  else
    go_on_rewards (play, state->context.track, next);
}

void
ph_end_action (const PhPlay *play,
               int           type)
{
  ph_clear_context (&play->state->context);
  if (type < PH_TRACKS)
    go_on_rewards (play, type, play->state->active);
  else
    ph_end_turn (play);
}

/*
 * Using a ship
 */

static void
set_marker (const PhPlay *play,
            int           ship)
{
  PhSeat *seat = ph_active_seat (play);
  int owner = ph_ship_owner (ship);
  int place = ph_ship_place (ship);

  seat->marker = (PhMarker){ .owner = (uint8_t) owner, .ship = (uint8_t) place, .ordinal = 1 };
  if (owner == PH_NEUTRAL)
    return;

  seat->marker.ship = play->state->seats[owner].fleet[place];
  for (int i = 0; i < place; i++)
    seat->marker.ordinal += play->state->seats[owner].fleet[i] == seat->marker.ship;
}

/* The cost lies on the ship until its owner's income, the fee is the owner's (SP-R1). */
static void
pay_for_ship (const PhPlay *play,
              int           ship,
              int           cost,
              int           fee)
{
  PhState *state = play->state;
  int owner = ph_ship_owner (ship);

  ph_pay (play, state->active, PH_GEM, cost, PH_SOURCE_COST);
  if (owner == PH_NEUTRAL)
    {
      state->tokens[ph_ship_place (ship)] = (uint8_t) (state->active + 1);
      return;
    }

  state->seats[owner].used |= UINT64_C (1) << ph_ship_place (ship);
  if (owner == state->active)
    return;

  ph_pay (play, state->active, PH_GEM, fee, PH_SOURCE_FEE);
  ph_gain (play, owner, PH_GEM, fee, PH_SOURCE_FEE);
  ph_gain (play, owner, PH_GEM, ph_count_bonus (play->ruleset, state, owner, PH_QUARTER_TOLL), PH_SOURCE_TOLL);
}

static void
gather (const PhPlay *play,
        int           kind,
        int           good)
{
  ph_gain (play, play->state->active, good, play->ruleset->components.ships[kind].effect, PH_SOURCE_SHIP);
  ph_end_action (play, ph_ship_type (kind));
}

static void
begin_action (const PhPlay *play,
              int           kind)
{
  switch ((PhShipType) ph_ship_type (kind))
    {
    case PH_DISMANTLE:
      play->state->phase = PH_PHASE_DISMANTLE;
      break;

    case PH_CONSTRUCTION:
      play->state->phase = PH_PHASE_BUILD;
      break;

    case PH_EXPEDITION:
      ph_begin_expedition (play, kind);
      break;

    case PH_TRANSPORT:
      ph_begin_trade (play, kind);
      break;

    case PH_DIPLOMACY:
      play->state->phase = PH_PHASE_LOBBY;
      break;

    case PH_FARM:
      gather (play, kind, PH_FOOD);
      break;

    case PH_ICE:
      gather (play, kind, PH_WATER);
      break;

    case PH_SHIP_TYPES:
    default:
      break;
    }
}

void
ph_use (const PhPlay *play,
        int           ship)
{
  PhState *state = play->state;
  int kind = ph_acts_as (play->ruleset, state, ship);
  int fee;
  int cost = ph_use_cost (play->ruleset, state, state->active, ship, &fee);

  ph_tell (play, PH_EVENT_USE, state->active, ship, kind, cost, fee);
  set_marker (play, ship);
  pay_for_ship (play, ship, cost, fee);
  state->context.owner = (uint8_t) ph_ship_owner (ship);
  state->context.ship = (uint8_t) ph_ship_place (ship);
  begin_action (play, kind);
}

/*
 * Dismantling and building
 */

static void
remove_ship (PhSeat *seat,
             int     place)
{
  uint64_t below = (UINT64_C (1) << place) - 1;

  seat->used = (seat->used & below) | (seat->used >> 1 & ~below);
  seat->fleet_count--;
  memmove (&seat->fleet[place], &seat->fleet[place + 1], (size_t) (seat->fleet_count - place));
  seat->fleet[seat->fleet_count] = 0;
}

static int
get_kind_in_use (const PhPlay *play)
{
  const PhContext *context = &play->state->context;

  return ph_acts_as (play->ruleset, play->state, ph_ship (context->owner, context->ship));
}

void
ph_dismantle (const PhPlay *play,
              int           place)
{
  PhSeat *seat = ph_active_seat (play);
  int index = play->state->active;
  int metal = ph_scrap_metal (play->ruleset, play->state, index, place, get_kind_in_use (play));
  int kind = seat->fleet[place];

  remove_ship (seat, place);
  ph_tell (play, PH_EVENT_DISMANTLE, index, kind, place, seat->fleet_count, 0);
  ph_gain (play, index, PH_METAL, metal, PH_SOURCE_DISMANTLE);
  ph_end_action (play, PH_DISMANTLE);
}

void
ph_add_sector (const PhPlay *play,
               int           sector,
               int           cost)
{
  PhState *state = play->state;
  PhSeat *seat = &state->seats[state->current];

  state->market[ph_sector_level (sector) - 1] &= ~(1u << sector % (PH_COLOURS * PH_TEMPLATES));
  seat->sectors[ph_slot (sector)] = (uint8_t) sector;
  if (play->events != NULL)
    ph_tell (play, PH_EVENT_BUILD, state->current, sector, cost, ph_count_sectors (seat), 0);
}

void
ph_build (const PhPlay *play,
          int           sector)
{
  PhState *state = play->state;
  int cost = ph_build_cost (play->ruleset, state, state->active, sector, get_kind_in_use (play));

  ph_pay (play, state->active, PH_METAL, cost, PH_SOURCE_BUILD);
  ph_add_sector (play, sector, cost);
  ph_end_action (play, PH_CONSTRUCTION);
}
