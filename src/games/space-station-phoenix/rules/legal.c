/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be done in Space Station Phoenix. */
#include "rules-private.h"

/* A list of actions that is being written. */
typedef struct
{
  TableeAction *actions;
  size_t        count;
} List;

static inline void
add (List         *list,
     PhActionKind  kind,
     int           number)
{
  list->actions[list->count++] = ph_action (kind, number);
}

/*
 * The turn
 */

static void
list_fleet (const PhRuleset *ruleset,
            const PhState   *state,
            const PhNeeds   *needs,
            int              owner,
            List            *list)
{
  const PhSeat *seat = &state->seats[state->current];
  const PhSeat *other = &state->seats[owner];
  bool own = owner == state->current;
  uint64_t unused = ((UINT64_C (1) << other->fleet_count) - 1) & ~other->used;

  for (; unused != 0; unused &= unused - 1)
    {
      int place = __builtin_ctzll (unused);
      const PhShipKind *kind = &ruleset->components.ships[other->fleet[place]];
      int left = seat->goods[PH_GEM] - kind->cost - (own ? 0 : kind->fee);

      if (left >= 0 && ph_needs_met (ruleset, seat, needs, other->fleet[place], own, left))
        add (list, PH_ACTION_USE, ph_ship (owner, place));
    }
}

static void
list_neutrals (const PhRuleset *ruleset,
               const PhState   *state,
               const PhNeeds   *needs,
               List            *list)
{
  const PhSeat *seat = &state->seats[state->current];

  if (ph_find_token (ruleset, state, state->current) >= 0)
    return;

  for (int row = 0; row < ruleset->neutral_count; row++)
    {
      const PhNeutral *neutral = &ruleset->components.neutrals[row];
      int left = seat->goods[PH_GEM] - neutral->cost;

      if (state->tokens[row] == 0 && left >= 0 && ph_needs_met (ruleset, seat, needs, neutral->ship, false, left))
        add (list, PH_ACTION_USE, ph_ship (PH_NEUTRAL, row));
    }
}

static void
list_turn (const PhRuleset *ruleset,
           const PhState   *state,
           const PhSeat    *seat,
           List            *list)
{
  PhNeeds needs;

  ph_count_needs (ruleset, state, state->current, &needs);
  for (int owner = 0; owner < ruleset->base.seats; owner++)
    list_fleet (ruleset, state, &needs, owner, list);
  list_neutrals (ruleset, state, &needs, list);
  if (ph_can_income (ruleset, state) || list->count == 0)
    add (list, PH_ACTION_INCOME, 0);
}

static void
list_dismantle (const PhRuleset *ruleset,
                const PhState   *state,
                const PhSeat    *seat,
                List            *list)
{
  for (int place = 0; place < seat->fleet_count; place++)
    if (!ph_ship_used (seat, place))
      add (list, PH_ACTION_DISMANTLE, place);
}

static void
list_build (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            List            *list)
{
  int kind = ph_acts_as (ruleset, state, ph_ship (state->context.owner, state->context.ship));
  int discount = ph_count_bonus (ruleset, state, state->current, PH_QUARTER_CONSTRUCTION) +
                 ruleset->components.ships[kind].effect;

  for (int level = 1; level <= PH_LEVELS; level++)
    for (int colour = 0; colour < PH_COLOURS; colour++)
      {
        unsigned row = ph_next_level (seat, colour) == level ? ph_market_row (state, level, colour) : 0;

        for (; row != 0; row &= row - 1)
          {
            int sector = ph_sector (level, colour, __builtin_ctz (row) + 1);

            if (ph_discounted (ruleset->components.sectors[sector].cost, discount) <= seat->goods[PH_METAL])
              add (list, PH_ACTION_BUILD, sector);
          }
      }
}

/*
 * Expeditions
 */

static void
list_rerolls (const PhRuleset *ruleset,
              const PhState   *state,
              const PhSeat    *seat,
              List            *list)
{
  const uint8_t *dice = state->context.dice;

  for (int food = 0; food <= dice[PH_FACE_FOOD]; food++)
    for (int water = 0; water <= dice[PH_FACE_WATER]; water++)
      for (int metal = 0; metal <= dice[PH_FACE_METAL]; metal++)
        for (int human = 0; human <= dice[PH_FACE_HUMAN]; human++)
          if (food + water + metal + human > 0)
            add (list, PH_ACTION_REROLL, ph_dice (food, water, metal, human));
  add (list, PH_ACTION_KEEP, 0);
}

static void
list_picks (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            List            *list)
{
  for (int face = 0; face < PH_FACES; face++)
    if (state->context.dice[face] > 0)
      add (list, PH_ACTION_PICK, face);
  if (state->context.used || state->context.power != PH_NONE)
    add (list, PH_ACTION_STOP, 0);
}

static void
list_human (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            List            *list)
{
  add (list, PH_ACTION_OBSERVE, 0);
  if (ph_can_recruit (ruleset, state, seat))
    add (list, PH_ACTION_RECRUIT, 0);
}

/* The sectors of some slots, in the order of their numbers: level by level. */
static void
list_sectors (const PhSeat *seat,
              PhActionKind  kind,
              unsigned      slots,
              List         *list)
{
  for (int level = 0; level < PH_LEVELS; level++)
    for (int slot = level; slot < PH_SLOTS; slot += PH_LEVELS)
      if (slots >> slot & 1)
        add (list, kind, seat->sectors[slot]);
}

static void
list_places (const PhRuleset *ruleset,
             const PhState   *state,
             const PhSeat    *seat,
             List            *list)
{
  list_sectors (seat, PH_ACTION_PLACE, ph_free_slots (ruleset, seat) & ph_species_slots (state->context.species), list);
}

/*
 * Transactions
 */

static void
list_trades (const PhRuleset *ruleset,
             const PhState   *state,
             const PhSeat    *seat,
             List            *list)
{
  for (int species = PH_TEAL_ALIEN; species < PH_SPECIES; species++)
    if (ph_can_alien (ruleset, state, seat, species))
      add (list, PH_ACTION_ALIEN, species);
  if (ph_count_resources (seat) >= PH_EXCHANGE)
    add (list, PH_ACTION_EXCHANGE, 0);
  if (seat->goods[PH_GEM] >= PH_BUY_GEMS)
    add (list, PH_ACTION_BUY, 0);
  if (state->context.used)
    add (list, PH_ACTION_STOP, 0);
}

static void
list_gives (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            List            *list)
{
  for (int good = PH_FOOD; good <= PH_METAL; good++)
    if (seat->goods[good] > 0)
      add (list, PH_ACTION_GIVE, good);
}

static void
list_takes (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            List            *list)
{
  for (int good = PH_FOOD; good <= PH_METAL; good++)
    if (good != state->context.given)
      add (list, PH_ACTION_TAKE, good);
}

static void
list_lobbies (const PhRuleset *ruleset,
              const PhState   *state,
              const PhSeat    *seat,
              List            *list)
{
  for (int track = 0; track < PH_TRACKS; track++)
    if (ph_can_lobby (ruleset, state, state->current, track))
      add (list, PH_ACTION_LOBBY, track);
  if (state->context.moved != 0)
    add (list, PH_ACTION_STOP, 0);
}

static void
list_rewards (const PhRuleset *ruleset,
              const PhState   *state,
              const PhSeat    *seat,
              List            *list)
{
  for (int good = 0; good < PH_GOODS; good++)
    {
      int price = 0;

      if (ph_reward (ruleset, state, state->current, state->context.track, (PhGood) good, &price) > 0 &&
          price <= seat->goods[PH_GEM])
        add (list, PH_ACTION_REWARD, good);
    }
}

/*
 * The income
 */

static void
list_powers (const PhRuleset *ruleset,
             const PhState   *state,
             const PhSeat    *seat,
             List            *list)
{
  list_sectors (seat, PH_ACTION_POWER, ph_power_slots (ruleset, state, seat), list);
  add (list, PH_ACTION_DONE, 0);
}

static void
list_lifts (const PhSeat *seat,
            int           slot,
            unsigned      free_slots,
            List         *list)
{
  unsigned here = 0;

  for (int quarter = 0; quarter < seat->filled[slot]; quarter++)
    here |= 1u << seat->residents[slot][quarter];
  for (; here != 0; here &= here - 1)
    {
      int species = __builtin_ctz (here);

      if ((free_slots & ph_species_slots (species) & ~(1u << slot)) != 0)
        add (list, PH_ACTION_MOVE, ph_lift (seat->sectors[slot], species));
    }
}

static void
list_moves (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            List            *list)
{
  unsigned free_slots = seat->goods[PH_GEM] > 0 ? ph_free_slots (ruleset, seat) : 0;

  if (free_slots != 0)
    for (int level = 0; level < PH_LEVELS; level++)
      for (int slot = level; slot < PH_SLOTS; slot += PH_LEVELS)
        list_lifts (seat, slot, free_slots, list);
  add (list, PH_ACTION_DONE, 0);
}

static void
list_targets (const PhRuleset *ruleset,
              const PhState   *state,
              const PhSeat    *seat,
              List            *list)
{
  /* A position may come from anywhere: who has lifted a resident need not have the gem that the move costs. */
  if (seat->goods[PH_GEM] == 0)
    return;

  list_sectors (seat, PH_ACTION_MOVE_TO,
                ph_move_slots (ruleset, seat, ph_slot (state->context.sector), state->context.species), list);
}

/*
 * The set-up
 */

/* @cards are sorted; one action for each kind. */
static void
list_cards (const uint8_t *cards,
            int            count,
            PhActionKind   kind,
            List          *list)
{
  for (int i = 0; i < count; i++)
    if (i == 0 || cards[i] != cards[i - 1])
      add (list, kind, cards[i]);
}

static void
list_free_sectors (const PhRuleset *ruleset,
                   const PhState   *state,
                   const PhSeat    *seat,
                   List            *list)
{
  for (int colour = 0; colour < PH_COLOURS; colour++)
    {
      unsigned row = ph_next_level (seat, colour) == 1 ? ph_market_row (state, 1, colour) : 0;

      for (; row != 0; row &= row - 1)
        add (list, PH_ACTION_SECTOR, ph_sector (1, colour, __builtin_ctz (row) + 1));
    }
}

static void
list_draft (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            List            *list)
{
  list_cards (state->hands[state->current], state->hand_counts[state->current], PH_ACTION_DRAFT, list);
}

static void
list_hubs (const PhRuleset *ruleset,
           const PhState   *state,
           const PhSeat    *seat,
           List            *list)
{
  list_cards (seat->dealt, PH_DEALT_HUBS, PH_ACTION_HUB, list);
}

static void
list_ships (const PhRuleset *ruleset,
            const PhState   *state,
            const PhSeat    *seat,
            List            *list)
{
  list_cards (state->shown, state->shown_count, PH_ACTION_SHIP, list);
}

static void
list_tracks (const PhRuleset *ruleset,
             const PhState   *state,
             const PhSeat    *seat,
             List            *list)
{
  for (int track = 0; track < PH_TRACKS; track++)
    if (seat->tracks[track] < PH_TRACK_LEVELS)
      add (list, PH_ACTION_TRACK, track);
}

static void (*const listers[PH_PHASE_OVER]) (const PhRuleset *ruleset,
                                             const PhState   *state,
                                             const PhSeat    *seat,
                                             List            *list) = {
  [PH_PHASE_TURN] = list_turn,
  [PH_PHASE_DISMANTLE] = list_dismantle,
  [PH_PHASE_BUILD] = list_build,
  [PH_PHASE_REROLL] = list_rerolls,
  [PH_PHASE_PICK] = list_picks,
  [PH_PHASE_HUMAN] = list_human,
  [PH_PHASE_PLACE] = list_places,
  [PH_PHASE_TRADE] = list_trades,
  [PH_PHASE_GIVE] = list_gives,
  [PH_PHASE_TAKE] = list_takes,
  [PH_PHASE_LOBBY] = list_lobbies,
  [PH_PHASE_DIPLO] = list_rewards,
  [PH_PHASE_INCOME_POWER] = list_powers,
  [PH_PHASE_MOVE] = list_moves,
  [PH_PHASE_MOVE_TO] = list_targets,
  [PH_PHASE_DRAFT] = list_draft,
  [PH_PHASE_HUB] = list_hubs,
  [PH_PHASE_HUB_SHIPS] = list_ships,
  [PH_PHASE_HUB_SECTOR] = list_free_sectors,
  [PH_PHASE_HUB_DIPLO] = list_tracks,
};

size_t
ph_legal (const TableeRuleset *base,
          const void          *data,
          TableeAction        *actions)
{
  const PhState *state = data;
  List list = { .actions = actions };

  if (state->phase != PH_PHASE_OVER)
    listers[state->phase] ((const PhRuleset *) base, state, &state->seats[state->current], &list);

  return list.count;
}
