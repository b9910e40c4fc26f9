/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The other kind of turn (S12): everything comes back, the station gives what it gives, residents may move. */

#include "rules-private.h"

static void
take_back_token (const PhPlay *play)
{
  PhState *state = play->state;
  int row = ph_find_token (play->ruleset, state, state->active);

  if (row < 0)
    return;

  state->tokens[row] = 0;
  ph_tell (play, PH_EVENT_TOKEN, state->active, row, play->ruleset->components.neutrals[row].cost, 0, 0);
}

static void
clear_ships (const PhPlay *play)
{
  PhSeat *seat = ph_active_seat (play);
  uint64_t used = seat->used;

  seat->used = 0;
  if (play->events == NULL)
    return;

  for (; used != 0; used &= used - 1)
    {
      int place = __builtin_ctzll (used);
      int kind = seat->fleet[place];

      ph_tell (play, PH_EVENT_CLEAR, play->state->active, place, kind, play->ruleset->components.ships[kind].cost, 0);
    }
}

static void
take_hub_income (const PhPlay *play)
{
  const PhSeat *seat = ph_active_seat (play);
  const PhHub *hub;

  if (seat->hub == PH_NONE)
    return;

  hub = &play->ruleset->components.hubs[seat->hub];
  ph_gain (play, play->state->active, PH_GEM, hub->income[PH_GEM] + hub->ship_gems * (seat->fleet_count / hub->ship_group),
           PH_SOURCE_HUB);
  for (int good = PH_FOOD; good < PH_GOODS; good++)
    ph_gain (play, play->state->active, good, hub->income[good], PH_SOURCE_HUB);
}

static void
take_sector_income (const PhPlay *play,
                    int           slot)
{
  const PhSeat *seat = ph_active_seat (play);
  int index = seat->sectors[slot];
  const PhSector *sector = &play->ruleset->components.sectors[index];
  unsigned quarters = ph_active_quarters (seat, slot);

  for (; quarters != 0; quarters &= quarters - 1)
    {
      int quarter = __builtin_ctz (quarters);
      PhQuarter what = sector->quarters[quarter];

      if (what.kind >= PH_QUARTER_GEMS && what.kind <= PH_QUARTER_VP)
        ph_gain_quarter (play, play->state->active, what.kind - PH_QUARTER_GEMS, what.amount, index, quarter);
    }
}

/*
 * Powers
 */

static void
begin_moves (const PhPlay *play)
{
  ph_clear_context (&play->state->context);
  if (ph_can_move (play->ruleset, ph_active_seat (play)))
    play->state->phase = PH_PHASE_MOVE;
  else
    ph_end_turn (play);
}

static void
go_on_powers (const PhPlay *play)
{
  if (ph_power_slots (play->ruleset, play->state, ph_active_seat (play)) != 0)
    play->state->phase = PH_PHASE_INCOME_POWER;
  else
    begin_moves (play);
}

void
ph_income (const PhPlay *play)
{
  PhSeat *seat = ph_active_seat (play);

  ph_tell (play, PH_EVENT_INCOME, play->state->active, seat->goods[PH_GEM], 0, 0, 0);
  seat->marker = (PhMarker){ .owner = PH_NONE };
  take_back_token (play);
  clear_ships (play);
  take_hub_income (play);
  for (int slot = 0; slot < PH_SLOTS; slot++)
    if (seat->filled[slot] > 0)
      take_sector_income (play, slot);
  go_on_powers (play);
}

void
ph_end_power (const PhPlay *play)
{
  PhContext *context = &play->state->context;
  uint16_t spent = context->spent;

  ph_clear_context (context);
  context->spent = spent;
  go_on_powers (play);
}

void
ph_power (const PhPlay *play,
          int           sector)
{
  PhState *state = play->state;
  PhContext *context = &state->context;
  const uint8_t *masks = play->ruleset->masks[sector];
  bool is_die = masks[PH_QUARTER_DIE] != 0;
  int quarter = __builtin_ctz (masks[is_die ? PH_QUARTER_DIE : PH_QUARTER_SWAP]);

  context->spent |= (uint16_t) (1 << ph_slot (sector));
  context->power = (uint8_t) sector;
  ph_tell (play, PH_EVENT_POWER, state->active, sector, quarter, is_die ? PH_QUARTER_DIE : PH_QUARTER_SWAP, 0);
  if (is_die)
    {
      context->left = 1;
      ph_roll (play, 1);
      state->phase = PH_PHASE_PICK;
      return;
    }
  context->gives = 1;
  state->phase = PH_PHASE_GIVE;
}

void
ph_done (const PhPlay *play)
{
  ph_tell (play, PH_EVENT_DONE, play->state->active, play->state->phase, 0, 0, 0);
  if (play->state->phase == PH_PHASE_INCOME_POWER)
    begin_moves (play);
  else
    ph_end_turn (play);
}

/*
 * Moves
 */

void
ph_lift_resident (const PhPlay *play,
                  int           lift)
{
  PhState *state = play->state;

  state->phase = PH_PHASE_MOVE_TO;
  state->context.sector = (uint8_t) ph_lift_sector (lift);
  state->context.species = (uint8_t) ph_lift_species (lift);
  ph_tell (play, PH_EVENT_LIFT, state->active, ph_lift_species (lift), ph_lift_sector (lift), 0, 0);
}

/* The rightmost of its species leaves, and those behind it close up, each as fresh as it was. */
static void
remove_resident (PhSeat *seat,
                 int     slot,
                 int     species)
{
  uint8_t *residents = seat->residents[slot];
  int last = --seat->filled[slot];
  int quarter = last;
  unsigned below;

  while (residents[quarter] != species)
    quarter--;
  for (int i = quarter; i < last; i++)
    residents[i] = residents[i + 1];
  residents[last] = 0;
  below = (1u << quarter) - 1;
  seat->fresh[slot] = (uint8_t) ((seat->fresh[slot] & below) | (seat->fresh[slot] >> 1 & ~below));
}

void
ph_move_resident (const PhPlay *play,
                  int           sector)
{
  PhState *state = play->state;
  PhSeat *seat = ph_active_seat (play);
  int from = state->context.sector;
  int species = state->context.species;
  int quarter;

  ph_pay (play, state->active, PH_GEM, 1, PH_SOURCE_MOVE);
  remove_resident (seat, ph_slot (from), species);
  quarter = ph_add_resident (seat, ph_slot (sector), species);
  ph_tell (play, PH_EVENT_MOVE, state->active, species, from, sector, quarter);
  begin_moves (play);
}
