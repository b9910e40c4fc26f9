/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Transport: aliens, exchanges and purchases; and lobbying, which is paid step by step as well. */

#include "rules-private.h"

void
ph_begin_trade (const PhPlay *play,
                int           kind)
{
  PhState *state = play->state;
  int left = play->ruleset->components.ships[kind].effect +
             ph_count_bonus (play->ruleset, state, state->active, PH_QUARTER_TRANSPORT);

  state->phase = PH_PHASE_TRADE;
  state->context.left = (uint8_t) (left < UINT8_MAX ? left : UINT8_MAX);
}

/* A transaction has been done. */
void
ph_go_on_trade (const PhPlay *play)
{
  PhState *state = play->state;
  const PhSeat *seat = ph_active_seat (play);

  if (state->context.left == 0 || ph_trade_need (play->ruleset, state, seat) > seat->goods[PH_GEM])
    {
      ph_end_action (play, PH_TRANSPORT);
      return;
    }
  state->phase = PH_PHASE_TRADE;
  state->context.used = true;
}

static void
begin_transaction (PhState *state,
                   PhPhase  phase)
{
  state->phase = (uint8_t) phase;
  state->context.left--;
  state->context.used = false;
}

void
ph_take_alien (const PhPlay *play,
               int           species)
{
  PhState *state = play->state;

  begin_transaction (state, PH_PHASE_PLACE);
  state->context.species = (uint8_t) species;
  state->supply[species]--;
  ph_tell (play, PH_EVENT_RESIDENT, state->active, species, state->supply[species], 0, 0);
  ph_pay (play, state->active, PH_FOOD, 1, PH_SOURCE_ALIEN);
  ph_pay (play, state->active, PH_WATER, 1, PH_SOURCE_ALIEN);
  if (species == PH_GOLD_ALIEN)
    ph_pay (play, state->active, PH_GEM, 1, PH_SOURCE_ALIEN);
}

void
ph_exchange (const PhPlay *play)
{
  PhState *state = play->state;

  begin_transaction (state, PH_PHASE_GIVE);
  state->context.gives = PH_EXCHANGE;
  ph_tell (play, PH_EVENT_TRADE, state->active, PH_ACTION_EXCHANGE, state->context.left, 0, 0);
}

void
ph_buy (const PhPlay *play)
{
  PhState *state = play->state;

  begin_transaction (state, PH_PHASE_TAKE);
  ph_tell (play, PH_EVENT_TRADE, state->active, PH_ACTION_BUY, state->context.left, 0, 0);
  ph_pay (play, state->active, PH_GEM, PH_BUY_GEMS, PH_SOURCE_BUY);
}

void
ph_give (const PhPlay *play,
         int           good)
{
  PhState *state = play->state;
  PhContext *context = &state->context;
  bool swap = context->power != PH_NONE;

  ph_pay (play, state->active, good, 1, swap ? PH_SOURCE_SWAP : PH_SOURCE_EXCHANGE);
  context->given = swap ? (uint8_t) good : 0;
  if (--context->gives == 0)
    state->phase = PH_PHASE_TAKE;
}

void
ph_take (const PhPlay *play,
         int           good)
{
  PhState *state = play->state;

  if (state->context.power != PH_NONE)
    {
      ph_gain (play, state->active, good, 1, PH_SOURCE_SWAP);
      ph_end_power (play);
      return;
    }
  ph_gain (play, state->active, good, 1, PH_SOURCE_EXCHANGE);
  ph_go_on_trade (play);
}

/*
 * Lobbying
 */

static int
count_moved (const PhState *state)
{
  int count = 0;

  for (unsigned moved = state->context.moved; moved != 0; moved &= moved - 1)
    count++;

  return count;
}

static bool
may_lobby_more (const PhPlay *play,
                int           tracks)
{
  const PhState *state = play->state;

  if (count_moved (state) >= tracks)
    return false;
  for (int track = 0; track < PH_TRACKS; track++)
    if (ph_can_lobby (play->ruleset, state, state->active, track))
      return true;

  return false;
}

void
ph_lobby (const PhPlay *play,
          int           track)
{
  PhState *state = play->state;
  PhContext *context = &state->context;
  int kind = ph_acts_as (play->ruleset, state, ph_ship (context->owner, context->ship));
  int cost = ph_lobby_cost (play->ruleset, state, state->active, track);
  int level = ++state->seats[state->active].tracks[track];

  ph_pay (play, state->active, PH_GEM, cost, PH_SOURCE_LOBBY);
  ph_tell (play, PH_EVENT_TRACK, state->active, track, level, cost, 0);
  context->moved |= (uint8_t) (1 << track);
  if (!may_lobby_more (play, play->ruleset->components.ships[kind].effect))
    ph_end_action (play, PH_DIPLOMACY);
}
