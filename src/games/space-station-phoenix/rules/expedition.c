/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Expeditions to Earth, and the one die of an X quarter. */

#include "rules-private.h"

static const uint8_t die[] = {
  PH_FACE_FOOD, PH_FACE_FOOD, PH_FACE_WATER, PH_FACE_WATER, PH_FACE_METAL, PH_FACE_HUMAN,
};

static int
roll_die (PhState *state)
{
  int face;

  if (state->given_count == 0)
    return die[tablee_random_below (&state->chance, sizeof die)];

  face = state->given[--state->given_count];
  state->given[state->given_count] = 0;

  return face;
}

void
ph_roll (const PhPlay *play,
         int           count)
{
  PhContext *context = &play->state->context;
  int power = context->power == PH_NONE ? -1 : context->power;

  for (int i = 0; i < count; i++)
    {
      int face = roll_die (play->state);

      context->dice[face]++;
      ph_reveal (play, PH_EVENT_ROLL, play->state->active, face, i + 1, count, power);
    }
}

static int
count_dice (const PhContext *context)
{
  return context->dice[0] + context->dice[1] + context->dice[2] + context->dice[3];
}

void
ph_begin_expedition (const PhPlay *play,
                     int           kind)
{
  PhState *state = play->state;
  const PhShipKind *ship = &play->ruleset->components.ships[kind];
  int dice = ship->effect + ph_count_bonus (play->ruleset, state, state->active, PH_QUARTER_EXPEDITION);

  ph_roll (play, dice < PH_MAX_DICE ? dice : PH_MAX_DICE);
  state->phase = PH_PHASE_REROLL;
  if (ph_count_bonus (play->ruleset, state, state->active, PH_QUARTER_REROLL) == 0)
    {
      state->phase = PH_PHASE_PICK;
      state->context.left = ship->capacity;
    }
}

static void
begin_picking (const PhPlay *play)
{
  PhState *state = play->state;
  int kind = ph_acts_as (play->ruleset, state, ph_ship (state->context.owner, state->context.ship));

  state->phase = PH_PHASE_PICK;
  state->context.left = play->ruleset->components.ships[kind].capacity;
}

void
ph_reroll (const PhPlay *play,
           int           dice)
{
  int count = 0;

  for (int face = 0; face < PH_FACES; face++)
    {
      play->state->context.dice[face] -= (uint8_t) ph_dice_count (dice, face);
      count += ph_dice_count (dice, face);
    }
  ph_tell (play, PH_EVENT_REROLL, play->state->active, ph_dice_count (dice, 0), ph_dice_count (dice, 1), ph_dice_count (dice, 2),
           ph_dice_count (dice, 3));
  ph_roll (play, count);
  begin_picking (play);
}

void
ph_keep (const PhPlay *play)
{
  ph_tell (play, PH_EVENT_KEEP, play->state->active, 0, 0, 0, 0);
  begin_picking (play);
}

/* A die has been used. */
static void
go_on_expedition (const PhPlay *play)
{
  PhState *state = play->state;
  PhContext *context = &state->context;

  if (context->power != PH_NONE)
    {
      ph_end_power (play);
      return;
    }
  if (context->left == 0 || count_dice (context) == 0)
    {
      ph_end_action (play, PH_EXPEDITION);
      return;
    }
  state->phase = PH_PHASE_PICK;
  context->used = true;
}

void
ph_pick (const PhPlay *play,
         int           face)
{
  PhState *state = play->state;
  PhContext *context = &state->context;

  context->dice[face]--;
  context->left--;
  ph_tell (play, PH_EVENT_PICK, state->active, face, context->left, count_dice (context), 0);
  if (face == PH_FACE_HUMAN)
    {
      state->phase = PH_PHASE_HUMAN;
      context->used = false;
      return;
    }
  ph_gain (play, state->active, PH_FOOD + face, 1, PH_SOURCE_DIE);
  go_on_expedition (play);
}

int
ph_observed_points (const PhRuleset *ruleset,
                    const PhState   *state)
{
  const PhContext *context = &state->context;

  if (context->power != PH_NONE || context->observed)
    return 1;

  return 1 + ph_count_bonus (ruleset, state, state->active, PH_QUARTER_OBSERVE);
}

void
ph_observe (const PhPlay *play)
{
  PhState *state = play->state;
  int points = ph_observed_points (play->ruleset, state);

  state->context.observed |= points > 1;
  ph_gain (play, state->active, PH_VP, points, PH_SOURCE_OBSERVE);
  go_on_expedition (play);
}

void
ph_recruit (const PhPlay *play)
{
  PhState *state = play->state;

  state->supply[PH_HUMAN]--;
  ph_tell (play, PH_EVENT_RESIDENT, state->active, PH_HUMAN, state->supply[PH_HUMAN], 0, 0);
  for (int good = PH_FOOD; good <= PH_METAL; good++)
    ph_pay (play, state->active, good, 1, PH_SOURCE_RECRUIT);
  state->phase = PH_PHASE_PLACE;
  state->context.species = PH_HUMAN;
}

/* Into the leftmost free quarter, which is returned. */
int
ph_add_resident (PhSeat *seat,
                 int     slot,
                 int     species)
{
  int quarter = seat->filled[slot]++;

  seat->residents[slot][quarter] = (uint8_t) species;
  seat->fresh[slot] |= (uint8_t) (1 << quarter);

  return quarter;
}

static int
count_all_residents (const PhSeat *seat)
{
  int count = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    count += seat->filled[slot];

  return count;
}

void
ph_place_resident (const PhPlay *play,
                   int           sector)
{
  PhSeat *seat = ph_active_seat (play);
  int species = play->state->context.species;
  int quarter = ph_add_resident (seat, ph_slot (sector), species);

  if (play->events != NULL)
    ph_tell (play, PH_EVENT_PLACE, play->state->active, species, sector, quarter, count_all_residents (seat));
  play->state->context.species = 0;
  if (species == PH_HUMAN)
    go_on_expedition (play);
  else
    ph_go_on_trade (play);
}
