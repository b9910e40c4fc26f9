/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat has, what things would cost it, and what it could do. */

#include "rules-private.h"

#include <string.h>

static const PhHub *
get_hub (const PhRuleset *ruleset,
         const PhSeat    *seat)
{
  return seat->hub == PH_NONE ? NULL : &ruleset->components.hubs[seat->hub];
}

int
ph_place (const PhRuleset *ruleset,
          const PhState   *state,
          int              seat)
{
  return (seat - state->starting + ruleset->base.seats) % ruleset->base.seats;
}

/*
 * Counting
 */

int
ph_count_bonus (const PhRuleset *ruleset,
                const PhState   *state,
                int              index,
                PhQuarterKind    kind)
{
  const PhSeat *seat = &state->seats[index];
  const PhHub *hub = get_hub (ruleset, seat);
  int sum = hub != NULL && hub->power.kind == kind ? hub->power.amount : 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    {
      int sector = seat->sectors[slot];
      unsigned quarters;

      if (seat->filled[slot] == 0)
        continue;
      quarters = ruleset->masks[sector][kind] & ph_active_quarters (seat, slot);
      for (; quarters != 0; quarters &= quarters - 1)
        sum += ruleset->components.sectors[sector].quarters[__builtin_ctz (quarters)].amount;
    }

  return sum;
}

void
ph_count_residents (const PhSeat *seat,
                    int           counts[PH_SPECIES])
{
  memset (counts, 0, PH_SPECIES * sizeof counts[0]);
  for (int slot = 0; slot < PH_SLOTS; slot++)
    for (int quarter = 0; quarter < seat->filled[slot]; quarter++)
      counts[seat->residents[slot][quarter]]++;
}

int
ph_count_sectors (const PhSeat *seat)
{
  int count = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    count += seat->sectors[slot] != PH_NONE;

  return count;
}

int
ph_count_aliens (const PhState *state)
{
  return state->supply[PH_TEAL_ALIEN] + state->supply[PH_PINK_ALIEN] + state->supply[PH_BROWN_ALIEN] +
         state->supply[PH_GOLD_ALIEN];
}

int
ph_count_resources (const PhSeat *seat)
{
  return seat->goods[PH_FOOD] + seat->goods[PH_WATER] + seat->goods[PH_METAL];
}

int
ph_count_free (const PhRuleset *ruleset,
               const PhSeat    *seat,
               int              slot)
{
  return ph_slot_free (ruleset, seat, slot);
}

unsigned
ph_free_slots (const PhRuleset *ruleset,
               const PhSeat    *seat)
{
  unsigned slots = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    slots |= (unsigned) (ph_slot_free (ruleset, seat, slot) > 0) << slot;

  return slots;
}

/*
 * Ships
 */

static int
neutral_row (int ship)
{
  return ph_ship_place (ship);
}

int
ph_acts_as (const PhRuleset *ruleset,
            const PhState   *state,
            int              ship)
{
  if (ph_ship_owner (ship) == PH_NEUTRAL)
    return ruleset->components.neutrals[neutral_row (ship)].ship;

  return state->seats[ph_ship_owner (ship)].fleet[ph_ship_place (ship)];
}

int
ph_use_cost (const PhRuleset *ruleset,
             const PhState   *state,
             int              seat,
             int              ship,
             int             *fee)
{
  const PhShipKind *kind;

  if (fee != NULL)
    *fee = 0;
  if (ph_ship_owner (ship) == PH_NEUTRAL)
    return ruleset->components.neutrals[neutral_row (ship)].cost;

  kind = &ruleset->components.ships[ph_acts_as (ruleset, state, ship)];
  if (fee != NULL && ph_ship_owner (ship) != seat)
    *fee = kind->fee;

  return kind->cost;
}

bool
ph_is_used (const PhState *state,
            int            ship)
{
  if (ph_ship_owner (ship) == PH_NEUTRAL)
    return state->tokens[neutral_row (ship)] != 0;

  return ph_ship_used (&state->seats[ph_ship_owner (ship)], ph_ship_place (ship));
}

int
ph_find_token (const PhRuleset *ruleset,
               const PhState   *state,
               int              seat)
{
  for (int row = 0; row < ruleset->neutral_count; row++)
    if (state->tokens[row] == seat + 1)
      return row;

  return -1;
}

int
ph_scrap_metal (const PhRuleset *ruleset,
                const PhState   *state,
                int              seat,
                int              place,
                int              kind)
{
  int extra = kind == PH_NONE ? 0 : ruleset->components.ships[kind].effect;

  return ruleset->components.ships[state->seats[seat].fleet[place]].metal + extra +
         ph_count_bonus (ruleset, state, seat, PH_QUARTER_DISMANTLE);
}

/*
 * Building and lobbying
 */

bool
ph_is_next_sector (const PhState *state,
                   int            seat,
                   int            sector)
{
  return ph_next_level (&state->seats[seat], ph_sector_colour (sector)) == ph_sector_level (sector);
}

int
ph_build_cost (const PhRuleset *ruleset,
               const PhState   *state,
               int              seat,
               int              sector,
               int              kind)
{
  int discount = ph_count_bonus (ruleset, state, seat, PH_QUARTER_CONSTRUCTION);

  if (kind != PH_NONE)
    discount += ruleset->components.ships[kind].effect;

  return ph_discounted (ruleset->components.sectors[sector].cost, discount);
}

int
ph_lobby_cost (const PhRuleset *ruleset,
               const PhState   *state,
               int              seat,
               int              track)
{
  int level = state->seats[seat].tracks[track];

  if (level >= PH_TRACK_LEVELS)
    return 0;

  return ph_discounted (ruleset->setup.fees[level], ph_count_bonus (ruleset, state, seat, PH_QUARTER_LOBBY));
}

bool
ph_can_lobby (const PhRuleset *ruleset,
              const PhState   *state,
              int              seat,
              int              track)
{
  return state->seats[seat].tracks[track] < PH_TRACK_LEVELS && !(state->context.moved >> track & 1) &&
         ph_lobby_cost (ruleset, state, seat, track) <= state->seats[seat].goods[PH_GEM];
}

/*
 * Rewards
 */

int
ph_reward (const PhRuleset *ruleset,
           const PhState   *state,
           int              seat,
           int              track,
           PhGood           good,
           int             *price)
{
  const PhReward *rewards = ruleset->components.rewards[track];

  for (int level = state->seats[seat].tracks[track] - 1; level >= 0; level--)
    if (rewards[level].goods[good] > 0)
      {
        if (price != NULL)
          *price = rewards[level].price[good];
        return rewards[level].goods[good];
      }

  return 0;
}

bool
ph_is_front (const PhRuleset *ruleset,
             const PhState   *state,
             int              seat,
             int              track)
{
  for (int i = 0; i < ruleset->base.seats; i++)
    if (i != seat && state->seats[i].tracks[track] >= state->seats[seat].tracks[track])
      return false;

  return true;
}

/*
 * What could be done
 */

static bool
has_room (const PhRuleset *ruleset,
          const PhSeat    *seat,
          int              species)
{
  unsigned slots = ph_species_slots (species);

  for (; slots != 0; slots &= slots - 1)
    if (ph_slot_free (ruleset, seat, __builtin_ctz (slots)) > 0)
      return true;

  return false;
}

bool
ph_can_alien (const PhRuleset *ruleset,
              const PhState   *state,
              const PhSeat    *seat,
              int              species)
{
  return seat->goods[PH_FOOD] > 0 && seat->goods[PH_WATER] > 0 && state->supply[species] > 0 &&
         (species != PH_GOLD_ALIEN || seat->goods[PH_GEM] > 0) && has_room (ruleset, seat, species);
}

bool
ph_can_recruit (const PhRuleset *ruleset,
                const PhState   *state,
                const PhSeat    *seat)
{
  return seat->goods[PH_FOOD] > 0 && seat->goods[PH_WATER] > 0 && seat->goods[PH_METAL] > 0 &&
         state->supply[PH_HUMAN] > 0 && has_room (ruleset, seat, PH_HUMAN);
}

int
ph_trade_need (const PhRuleset *ruleset,
               const PhState   *state,
               const PhSeat    *seat)
{
  /* An alien of one's own wings asks for two resources as well: it never makes the difference. */
  if (ph_count_resources (seat) >= PH_EXCHANGE)
    return 0;

  return PH_BUY_GEMS;
}

/* Metal for the cheapest sector that fits, without any discount. */
static int
find_cheapest (const PhRuleset *ruleset,
               const PhState   *state,
               const PhSeat    *seat)
{
  int cheapest = PH_NEVER;

  for (int colour = 0; colour < PH_COLOURS; colour++)
    {
      int level = ph_next_level (seat, colour);
      unsigned row = level > PH_LEVELS ? 0 : ph_market_row (state, level, colour);

      for (; row != 0; row &= row - 1)
        {
          int cost = ruleset->components.sectors[ph_sector (level, colour, __builtin_ctz (row) + 1)].cost;

          if (cost < cheapest)
            cheapest = cost;
        }
    }

  return cheapest;
}

static int
find_cheapest_level (const PhRuleset *ruleset,
                     const PhState   *state,
                     int              seat)
{
  int discount = -1;
  int cheapest = PH_NEVER;

  for (int track = 0; track < PH_TRACKS; track++)
    {
      int level = state->seats[seat].tracks[track];

      if (level >= PH_TRACK_LEVELS || ruleset->setup.fees[level] >= cheapest)
        continue;
      if (discount < 0)
        discount = ph_count_bonus (ruleset, state, seat, PH_QUARTER_LOBBY);
      cheapest = ruleset->setup.fees[level];
    }

  return cheapest == PH_NEVER ? PH_NEVER : ph_discounted (cheapest, discount);
}

/* Own unused ships, but no more than two. */
static int
count_spare (const PhSeat *seat)
{
  uint64_t unused = ((UINT64_C (1) << seat->fleet_count) - 1) & ~seat->used;

  return (unused != 0) + ((unused & (unused - 1)) != 0);
}

void
ph_count_needs (const PhRuleset *ruleset,
                const PhState   *state,
                int              index,
                PhNeeds         *needs)
{
  const PhSeat *seat = &state->seats[index];

  needs->spare = count_spare (seat);
  needs->cheapest = find_cheapest (ruleset, state, seat);
  if (needs->cheapest != PH_NEVER)
    needs->cheapest -= ph_count_bonus (ruleset, state, index, PH_QUARTER_CONSTRUCTION);
  needs->gems[PH_DISMANTLE] = 0;
  needs->gems[PH_CONSTRUCTION] = 0;
  needs->gems[PH_EXPEDITION] = 0;
  needs->gems[PH_TRANSPORT] = ph_trade_need (ruleset, state, seat);
  needs->gems[PH_DIPLOMACY] = find_cheapest_level (ruleset, state, index);
  needs->gems[PH_FARM] = 0;
  needs->gems[PH_ICE] = 0;
}

bool
ph_needs_met (const PhRuleset *ruleset,
              const PhSeat    *seat,
              const PhNeeds   *needs,
              int              kind,
              bool             own,
              int              gems)
{
  int type = ph_ship_type (kind);

  if (type == PH_DISMANTLE)
    return needs->spare > own;
  if (type == PH_CONSTRUCTION)
    return ph_discounted (needs->cheapest, ruleset->components.ships[kind].effect) <= seat->goods[PH_METAL];

  return gems >= needs->gems[type];
}

bool
ph_can_income (const PhRuleset *ruleset,
               const PhState   *state)
{
  const PhSeat *seat = &state->seats[state->current];

  return seat->goods[PH_GEM] <= PH_INCOME_GEMS || seat->used != 0;
}

/*
 * Powers and moves of an income
 */

unsigned
ph_power_slots (const PhRuleset *ruleset,
                const PhState   *state,
                const PhSeat    *seat)
{
  bool may_swap = ph_count_resources (seat) > 0;
  unsigned slots = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    if (seat->filled[slot] > 0 && !(state->context.spent >> slot & 1))
      {
        const uint8_t *masks = ruleset->masks[seat->sectors[slot]];
        unsigned powers = masks[PH_QUARTER_DIE] | (may_swap ? masks[PH_QUARTER_SWAP] : 0u);

        if ((powers & ph_active_quarters (seat, slot)) != 0)
          slots |= 1u << slot;
      }

  return slots;
}

unsigned
ph_move_slots (const PhRuleset *ruleset,
               const PhSeat    *seat,
               int              slot,
               int              species)
{
  return ph_free_slots (ruleset, seat) & ph_species_slots (species) & ~(1u << slot);
}

bool
ph_can_move (const PhRuleset *ruleset,
             const PhSeat    *seat)
{
  unsigned free_slots;

  if (seat->goods[PH_GEM] == 0)
    return false;
  free_slots = ph_free_slots (ruleset, seat);
  if (free_slots == 0)
    return false;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    for (int quarter = 0; quarter < seat->filled[slot]; quarter++)
      if ((free_slots & ph_species_slots (seat->residents[slot][quarter]) & ~(1u << slot)) != 0)
        return true;

  return false;
}

/* An income's gains without powers. */
void
ph_count_income (const PhRuleset *ruleset,
                 const PhState   *state,
                 int              index,
                 int              goods[PH_GOODS])
{
  const PhSeat *seat = &state->seats[index];
  const PhHub *hub = get_hub (ruleset, seat);

  for (int good = 0; good < PH_GOODS; good++)
    {
      goods[good] = hub != NULL ? hub->income[good] : 0;
      for (int slot = 0; slot < PH_SLOTS; slot++)
        if (seat->sectors[slot] != PH_NONE)
          {
            const PhSector *sector = &ruleset->components.sectors[seat->sectors[slot]];
            unsigned quarters = ruleset->masks[seat->sectors[slot]][PH_QUARTER_GEMS + good] & ph_active_quarters (seat, slot);

            for (; quarters != 0; quarters &= quarters - 1)
              goods[good] += sector->quarters[__builtin_ctz (quarters)].amount;
          }
    }
  if (hub != NULL)
    goods[PH_GEM] += hub->ship_gems * (seat->fleet_count / hub->ship_group);
}
