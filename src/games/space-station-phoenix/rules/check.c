/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The door for actions from outside: why something cannot be done. */

#include "rules-private.h"

#define REASON(name) ((TableeReason) PH_REASON_##name)

/* The phase in which each kind of action is at home. */
static const uint8_t homes[PH_N_ACTIONS] = {
  [PH_ACTION_USE] = PH_PHASE_TURN,
  [PH_ACTION_INCOME] = PH_PHASE_TURN,
  [PH_ACTION_DISMANTLE] = PH_PHASE_DISMANTLE,
  [PH_ACTION_BUILD] = PH_PHASE_BUILD,
  [PH_ACTION_REROLL] = PH_PHASE_REROLL,
  [PH_ACTION_KEEP] = PH_PHASE_REROLL,
  [PH_ACTION_PICK] = PH_PHASE_PICK,
  [PH_ACTION_OBSERVE] = PH_PHASE_HUMAN,
  [PH_ACTION_RECRUIT] = PH_PHASE_HUMAN,
  [PH_ACTION_PLACE] = PH_PHASE_PLACE,
  [PH_ACTION_ALIEN] = PH_PHASE_TRADE,
  [PH_ACTION_EXCHANGE] = PH_PHASE_TRADE,
  [PH_ACTION_BUY] = PH_PHASE_TRADE,
  [PH_ACTION_GIVE] = PH_PHASE_GIVE,
  [PH_ACTION_TAKE] = PH_PHASE_TAKE,
  [PH_ACTION_LOBBY] = PH_PHASE_LOBBY,
  [PH_ACTION_REWARD] = PH_PHASE_DIPLO,
  [PH_ACTION_POWER] = PH_PHASE_INCOME_POWER,
  [PH_ACTION_MOVE] = PH_PHASE_MOVE,
  [PH_ACTION_MOVE_TO] = PH_PHASE_MOVE_TO,
  [PH_ACTION_DRAFT] = PH_PHASE_DRAFT,
  [PH_ACTION_HUB] = PH_PHASE_HUB,
  [PH_ACTION_SHIP] = PH_PHASE_HUB_SHIPS,
  [PH_ACTION_SECTOR] = PH_PHASE_HUB_SECTOR,
  [PH_ACTION_TRACK] = PH_PHASE_HUB_DIPLO,
  [PH_ACTION_STOP] = PH_PHASE_PICK,          /* and others */
  [PH_ACTION_DONE] = PH_PHASE_INCOME_POWER,  /* and others */
};

/* Whether @action could be one of this game at all. */
static bool
is_known (TableeAction action)
{
  int number = ph_action_number (action);

  switch (ph_action_kind (action))
    {
    case PH_ACTION_USE:
      return ph_ship_owner (number) <= PH_NEUTRAL && ph_ship_place (number) < PH_MAX_FLEET;

    case PH_ACTION_DISMANTLE:
      return number < PH_MAX_FLEET;

    case PH_ACTION_BUILD:
    case PH_ACTION_PLACE:
    case PH_ACTION_POWER:
    case PH_ACTION_MOVE_TO:
    case PH_ACTION_SECTOR:
      return number < PH_SECTORS;

    case PH_ACTION_REROLL:
      return number != 0;

    case PH_ACTION_PICK:
      return number < PH_FACES;

    case PH_ACTION_ALIEN:
      return number >= PH_TEAL_ALIEN && number < PH_SPECIES;

    case PH_ACTION_GIVE:
    case PH_ACTION_TAKE:
      return number >= PH_FOOD && number <= PH_METAL;

    case PH_ACTION_LOBBY:
    case PH_ACTION_TRACK:
      return number < PH_TRACKS;

    case PH_ACTION_REWARD:
      return number < PH_GOODS;

    case PH_ACTION_MOVE:
      return ph_lift_sector (number) < PH_SECTORS && ph_lift_species (number) < PH_SPECIES;

    case PH_ACTION_DRAFT:
    case PH_ACTION_SHIP:
      return number < PH_SHIP_KINDS;

    case PH_ACTION_HUB:
      return number < PH_MAX_HUBS;

    case PH_ACTION_INCOME:
    case PH_ACTION_KEEP:
    case PH_ACTION_OBSERVE:
    case PH_ACTION_RECRUIT:
    case PH_ACTION_EXCHANGE:
    case PH_ACTION_BUY:
    case PH_ACTION_STOP:
    case PH_ACTION_DONE:
      return number == 0;

    case PH_N_ACTIONS:
    default:
      return false;
    }
}

static bool
fits_phase (PhActionKind kind,
            int          phase)
{
  if (kind == PH_ACTION_STOP)
    return phase == PH_PHASE_PICK || phase == PH_PHASE_TRADE || phase == PH_PHASE_LOBBY;
  if (kind == PH_ACTION_DONE)
    return phase == PH_PHASE_INCOME_POWER || phase == PH_PHASE_MOVE;

  return homes[kind] == phase;
}

/*
 * The turn
 */

static bool
exists (const PhRuleset *ruleset,
        const PhState   *state,
        int              ship)
{
  int owner = ph_ship_owner (ship);

  if (owner == PH_NEUTRAL)
    return ph_ship_place (ship) < ruleset->neutral_count;

  return owner < ruleset->base.seats && ph_ship_place (ship) < state->seats[owner].fleet_count;
}

static TableeReason
check_free (const PhRuleset *ruleset,
            const PhState   *state,
            int              ship)
{
  int token = ph_find_token (ruleset, state, state->current);

  if (ph_ship_owner (ship) != PH_NEUTRAL)
    return ph_is_used (state, ship) ? REASON (SHIP_USED) : TABLEE_REASON_NONE;
  if (token == ph_ship_place (ship))
    return REASON (SHIP_USED);
  if (ph_is_used (state, ship))
    return REASON (NEUTRAL_TAKEN);

  return token >= 0 ? REASON (TOKEN_AWAY) : TABLEE_REASON_NONE;
}

static TableeReason
why_needs_not_met (int type)
{
  switch (type)
    {
    case PH_DISMANTLE:
      return REASON (NOTHING_TO_DISMANTLE);
    case PH_CONSTRUCTION:
      return REASON (NOTHING_TO_BUILD);
    case PH_TRANSPORT:
      return REASON (NO_TRANSACTION);
    default:
      return REASON (NO_LOBBYING);
    }
}

static TableeReason
check_use (const PhRuleset *ruleset,
           const PhState   *state,
           const PhSeat    *seat,
           int              ship)
{
  bool own = ph_ship_owner (ship) == state->current;
  PhNeeds needs;
  TableeReason reason;
  int kind;
  int fee;
  int left;

  if (!exists (ruleset, state, ship))
    return REASON (NO_SUCH_SHIP);
  reason = check_free (ruleset, state, ship);
  if (reason != TABLEE_REASON_NONE)
    return reason;

  kind = ph_acts_as (ruleset, state, ship);
  left = seat->goods[PH_GEM] - ph_use_cost (ruleset, state, state->current, ship, &fee) - fee;
  if (left < 0)
    return REASON (TOO_FEW_GEMS);
  ph_count_needs (ruleset, state, state->current, &needs);

  return ph_needs_met (ruleset, seat, &needs, kind, own, left) ? TABLEE_REASON_NONE : why_needs_not_met (ph_ship_type (kind));
}

static TableeReason
check_income (const PhRuleset *ruleset,
              const PhState   *state,
              const PhSeat    *seat,
              int              none)
{
  TableeAction actions[PH_MAX_ACTIONS];

  if (ph_can_income (ruleset, state))
    return TABLEE_REASON_NONE;

  /* Only where no ship can be used the list is the income alone. */
  return ph_legal (&ruleset->base, state, actions) == 1 && ph_action_kind (actions[0]) == PH_ACTION_INCOME ? TABLEE_REASON_NONE
                                                                                                 : REASON (INCOME_GATE);
}

static TableeReason
check_dismantle (const PhRuleset *ruleset,
                 const PhState   *state,
                 const PhSeat    *seat,
                 int              place)
{
  if (place >= seat->fleet_count)
    return REASON (NO_SUCH_SHIP);

  return ph_ship_used (seat, place) ? REASON (DISMANTLE_USED) : TABLEE_REASON_NONE;
}

static TableeReason
check_build (const PhRuleset *ruleset,
             const PhState   *state,
             const PhSeat    *seat,
             int              sector)
{
  int kind = ph_acts_as (ruleset, state, ph_ship (state->context.owner, state->context.ship));

  if (!ph_in_market (state, sector))
    return REASON (NOT_IN_MARKET);
  if (!ph_is_next_sector (state, state->current, sector))
    return REASON (BUILD_ORDER);

  return ph_build_cost (ruleset, state, state->current, sector, kind) <= state->seats[state->current].goods[PH_METAL]
           ? TABLEE_REASON_NONE : REASON (TOO_LITTLE_METAL);
}

/*
 * Expeditions, residents
 */

static TableeReason
check_reroll (const PhRuleset *ruleset,
              const PhState   *state,
              const PhSeat    *seat,
              int              dice)
{
  for (int face = 0; face < PH_FACES; face++)
    if (ph_dice_count (dice, face) > state->context.dice[face])
      return REASON (NO_SUCH_DIE);

  return TABLEE_REASON_NONE;
}

static TableeReason
check_recruit (const PhRuleset *ruleset,
               const PhState   *state,
               const PhSeat    *seat,
               int              none)
{
  if (state->supply[PH_HUMAN] == 0)
    return REASON (NO_HUMANS);
  if (seat->goods[PH_FOOD] == 0 || seat->goods[PH_WATER] == 0 || seat->goods[PH_METAL] == 0)
    return REASON (TOO_FEW_GOODS);

  return ph_free_slots (ruleset, seat) != 0 ? TABLEE_REASON_NONE : REASON (NO_ROOM);
}

static TableeReason
check_alien (const PhRuleset *ruleset,
             const PhState   *state,
             const PhSeat    *seat,
             int              species)
{
  if (state->supply[species] == 0)
    return REASON (NO_ALIENS);
  if (seat->goods[PH_FOOD] == 0 || seat->goods[PH_WATER] == 0 || (species == PH_GOLD_ALIEN && seat->goods[PH_GEM] == 0))
    return REASON (TOO_FEW_GOODS);

  return ph_can_alien (ruleset, state, seat, species) ? TABLEE_REASON_NONE : REASON (NO_ROOM);
}

TableeReason
ph_check_room (const PhRuleset *ruleset,
               const PhSeat    *seat,
               int              sector,
               int              species)
{
  int slot = ph_slot (sector);

  if (!ph_has_sector (seat, sector))
    return REASON (NO_SECTOR);
  if (!(ph_species_slots (species) >> slot & 1))
    return REASON (WRONG_COLOUR);

  return ph_slot_free (ruleset, seat, slot) > 0 ? TABLEE_REASON_NONE : REASON (SECTOR_FULL);
}

/*
 * Transactions and lobbying
 */

static TableeReason
check_lobby (const PhRuleset *ruleset,
             const PhState   *state,
             const PhSeat    *seat,
             int              track)
{
  if (state->context.moved >> track & 1)
    return REASON (TRACK_MOVED);
  if (state->seats[state->current].tracks[track] >= PH_TRACK_LEVELS)
    return REASON (TRACK_TOP);

  return ph_can_lobby (ruleset, state, state->current, track) ? TABLEE_REASON_NONE : REASON (TOO_FEW_GOODS);
}

static TableeReason
check_reward (const PhRuleset *ruleset,
              const PhState   *state,
              const PhSeat    *seat,
              int              good)
{
  int price = 0;

  if (ph_reward (ruleset, state, state->current, state->context.track, (PhGood) good, &price) == 0)
    return REASON (NO_SUCH_REWARD);

  return price <= seat->goods[PH_GEM] ? TABLEE_REASON_NONE : REASON (REWARD_PRICE);
}

static TableeReason
check_stop (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            int              none)
{
  const PhContext *context = &state->context;
  bool may = context->used || context->moved != 0 || (state->phase == PH_PHASE_PICK && context->power != PH_NONE);

  return may ? TABLEE_REASON_NONE : REASON (MUST_ACT);
}

/*
 * The income
 */

static TableeReason
check_power (const PhRuleset *ruleset,
             const PhState   *state,
             const PhSeat    *seat,
             int              sector)
{
  int slot = ph_slot (sector);
  unsigned powers = ruleset->masks[sector][PH_QUARTER_DIE] | ruleset->masks[sector][PH_QUARTER_SWAP];

  if (!ph_has_sector (seat, sector))
    return REASON (NO_SECTOR);
  if ((powers & ph_active_quarters (seat, slot)) == 0)
    return REASON (NO_POWER);
  if (state->context.spent >> slot & 1)
    return REASON (POWER_SPENT);

  return ph_power_slots (ruleset, state, seat) >> slot & 1 ? TABLEE_REASON_NONE : REASON (NO_GOODS);
}

static bool
lives_in (const PhSeat *seat,
          int           slot,
          int           species)
{
  for (int quarter = 0; quarter < seat->filled[slot]; quarter++)
    if (seat->residents[slot][quarter] == species)
      return true;

  return false;
}

static TableeReason
check_move (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            int              lift)
{
  int sector = ph_lift_sector (lift);
  int species = ph_lift_species (lift);

  if (!ph_has_sector (seat, sector))
    return REASON (NO_SECTOR);
  if (!lives_in (seat, ph_slot (sector), species))
    return REASON (NO_RESIDENT);
  if (seat->goods[PH_GEM] == 0)
    return REASON (TOO_FEW_GOODS);

  return ph_move_slots (ruleset, seat, ph_slot (sector), species) != 0 ? TABLEE_REASON_NONE : REASON (NO_ROOM);
}

static TableeReason
check_move_to (const PhRuleset *ruleset,
               const PhState   *state,
               const PhSeat    *seat,
               int              sector)
{
  if (sector == state->context.sector)
    return REASON (SAME_SECTOR);
  if (seat->goods[PH_GEM] == 0)
    return REASON (TOO_FEW_GOODS);

  return ph_check_room (ruleset, seat, sector, state->context.species);
}

/*
 * The set-up
 */

static bool
has_card (const uint8_t *cards,
          int            count,
          int            card)
{
  for (int i = 0; i < count; i++)
    if (cards[i] == card)
      return true;

  return false;
}

static TableeReason
check_free_sector (const PhRuleset *ruleset,
                   const PhState   *state,
                   const PhSeat    *seat,
                   int              sector)
{
  if (ph_sector_level (sector) != 1)
    return REASON (NOT_LEVEL_1);
  if (!ph_in_market (state, sector))
    return REASON (NOT_IN_MARKET);

  return ph_is_next_sector (state, state->current, sector) ? TABLEE_REASON_NONE : REASON (BUILD_ORDER);
}

static TableeReason
unless (bool         fine,
        TableeReason reason)
{
  return fine ? TABLEE_REASON_NONE : reason;
}

static TableeReason
check_pick (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            int              face)
{
  return unless (state->context.dice[face] > 0, REASON (NO_SUCH_DIE));
}

static TableeReason
check_exchange (const PhRuleset *ruleset,
                const PhState   *state,
                const PhSeat    *seat,
                int              none)
{
  return unless (ph_count_resources (seat) >= PH_EXCHANGE, REASON (TOO_FEW_GOODS));
}

static TableeReason
check_buy (const PhRuleset *ruleset,
           const PhState   *state,
           const PhSeat    *seat,
           int              none)
{
  return unless (seat->goods[PH_GEM] >= PH_BUY_GEMS, REASON (TOO_FEW_GOODS));
}

static TableeReason
check_give (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            int              good)
{
  return unless (seat->goods[good] > 0, REASON (NO_GOODS));
}

static TableeReason
check_take (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            int              good)
{
  return unless (good != state->context.given, REASON (SAME_GOODS));
}

static TableeReason
check_draft (const PhRuleset *ruleset,
             const PhState   *state,
             const PhSeat    *seat,
             int              ship)
{
  return unless (has_card (state->hands[state->current], state->hand_counts[state->current], ship), REASON (NOT_IN_HAND));
}

static TableeReason
check_hub (const PhRuleset *ruleset,
           const PhState   *state,
           const PhSeat    *seat,
           int              hub)
{
  return unless (has_card (seat->dealt, PH_DEALT_HUBS, hub), REASON (NOT_DEALT));
}

static TableeReason
check_ship (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            int              ship)
{
  return unless (has_card (state->shown, state->shown_count, ship), REASON (NOT_SHOWN));
}

static TableeReason
check_track (const PhRuleset *ruleset,
             const PhState   *state,
             const PhSeat    *seat,
             int              track)
{
  return unless (seat->tracks[track] < PH_TRACK_LEVELS, REASON (TRACK_TOP));
}

static TableeReason
check_place (const PhRuleset *ruleset,
             const PhState   *state,
             const PhSeat    *seat,
             int              sector)
{
  return ph_check_room (ruleset, seat, sector, state->context.species);
}

/* Of an action of this phase; of some, none is ever refused. */
static TableeReason (*const checks[PH_N_ACTIONS]) (const PhRuleset *ruleset,
                                                   const PhState   *state,
                                                   const PhSeat    *seat,
                                                   int              number) = {
  [PH_ACTION_USE] = check_use,
  [PH_ACTION_INCOME] = check_income,
  [PH_ACTION_DISMANTLE] = check_dismantle,
  [PH_ACTION_BUILD] = check_build,
  [PH_ACTION_REROLL] = check_reroll,
  [PH_ACTION_PICK] = check_pick,
  [PH_ACTION_RECRUIT] = check_recruit,
  [PH_ACTION_PLACE] = check_place,
  [PH_ACTION_ALIEN] = check_alien,
  [PH_ACTION_EXCHANGE] = check_exchange,
  [PH_ACTION_BUY] = check_buy,
  [PH_ACTION_GIVE] = check_give,
  [PH_ACTION_TAKE] = check_take,
  [PH_ACTION_LOBBY] = check_lobby,
  [PH_ACTION_REWARD] = check_reward,
  [PH_ACTION_POWER] = check_power,
  [PH_ACTION_MOVE] = check_move,
  [PH_ACTION_MOVE_TO] = check_move_to,
  [PH_ACTION_DRAFT] = check_draft,
  [PH_ACTION_HUB] = check_hub,
  [PH_ACTION_SHIP] = check_ship,
  [PH_ACTION_SECTOR] = check_free_sector,
  [PH_ACTION_TRACK] = check_track,
  [PH_ACTION_STOP] = check_stop,
};

TableeReason
ph_check (const TableeRuleset *base,
          const void          *data,
          TableeAction         action)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  const PhState *state = data;
  PhActionKind kind = ph_action_kind (action);

  if (!is_known (action))
    return TABLEE_REASON_UNKNOWN;
  if (state->phase == PH_PHASE_OVER)
    return TABLEE_REASON_OVER;
  if (!fits_phase (kind, state->phase))
    return TABLEE_REASON_PHASE;

  if (checks[kind] == NULL)
    return TABLEE_REASON_NONE;

  return checks[kind] (ruleset, state, &state->seats[state->current], ph_action_number (action));
}
