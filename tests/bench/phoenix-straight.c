/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The turns of the straight rules of Space Station Phoenix, played at random. */
#include "phoenix-straight.h"

#include <string.h>

enum { GEMS, FOOD, WATER, METAL, VP, NOTHING = 255, TRIES = 200 };

typedef PhStraightSeat Seat;
typedef PhStraightGame Game;

static int
bonus (const Game *game,
       const Seat *seat,
       int         kind)
{
  const PhHub *hub = &game->rules->components.hubs[seat->hub];
  int sum = hub->power.kind == kind ? hub->power.amount : 0;

  for (int slot = 0; slot < 9; slot++)
    {
      unsigned active = ((1u << seat->filled[slot]) - 1) & ~(unsigned) seat->fresh[slot];

      if (active == 0)
        continue;
      for (active &= game->rules->masks[seat->sector[slot]][kind]; active != 0; active &= active - 1)
        sum += game->rules->components.sectors[seat->sector[slot]].quarters[__builtin_ctz (active)].amount;
    }

  return sum;
}

static int
discounted (int cost,
            int discount)
{
  return cost > discount ? cost - discount : 1;
}

static int
room (const Game *game,
      const Seat *seat,
      int         slot)
{
  return seat->sector[slot] == NOTHING ? 0 : game->rules->components.sectors[seat->sector[slot]].count - seat->filled[slot];
}

/* The slots where @species finds a free quarter, but not in @but. Returns how many. */
static int
find_rooms (const Game *game,
            const Seat *seat,
            int         species,
            int         but,
            uint8_t     slots[9])
{
  int from = species == 0 || species == 4 ? 0 : 3 * (species - 1);
  int to = species == 0 || species == 4 ? 9 : from + 3;
  int count = 0;

  for (int slot = from; slot < to; slot++)
    if (slot != but && room (game, seat, slot) > 0)
      slots[count++] = (uint8_t) slot;

  return count;
}

static void
house (Seat *seat,
       int   slot,
       int   species)
{
  seat->fresh[slot] |= (uint8_t) (1 << seat->filled[slot]);
  seat->homes[slot][seat->filled[slot]++] = (uint8_t) species;
}

static void
place (Game *game,
       Seat *seat,
       int   species)
{
  uint8_t slots[9];
  int count = find_rooms (game, seat, species, -1, slots);

  game->supply[species]--;
  game->decisions++;
  house (seat, slots[ph_straight_draw (game, count)], species);
}

/*
 * Actions
 */

static void
use_human (Game *game,
           Seat *seat,
           bool *first)
{
  uint8_t slots[9];
  bool may = seat->goods[FOOD] > 0 && seat->goods[WATER] > 0 && seat->goods[METAL] > 0 && game->supply[0] > 0 &&
             find_rooms (game, seat, 0, -1, slots) > 0;

  game->decisions++;
  if (may && ph_straight_draw (game, 2) == 1)
    {
      seat->goods[FOOD]--;
      seat->goods[WATER]--;
      seat->goods[METAL]--;
      place (game, seat, 0);
      return;
    }
  seat->goods[VP]++;
  if (*first && game->rules->components.hubs[seat->hub].power.kind == PH_QUARTER_OBSERVE)
    seat->goods[VP] += game->rules->components.hubs[seat->hub].power.amount;
  *first = false;
}

static void
roll (Game *game,
      int   count,
      int   dice[4])
{
  static const uint8_t faces[] = { 0, 0, 1, 1, 2, 3 };

  for (; count > 0; count--)
    dice[faces[ph_straight_draw (game, 6)]]++;
}

static void
reroll (Game *game,
        int   dice[4])
{
  int ways = (dice[0] + 1) * (dice[1] + 1) * (dice[2] + 1) * (dice[3] + 1);
  int way = ph_straight_draw (game, ways);
  int count = 0;

  game->decisions++;
  for (int face = 0; face < 4; face++)
    {
      int again = way % (dice[face] + 1);

      way /= dice[face] + 1;
      dice[face] -= again;
      count += again;
    }
  roll (game, count, dice);
}

static void
expedition (Game *game,
            Seat *seat,
            int   kind)
{
  const PhShipKind *ship = &game->rules->components.ships[kind];
  int count = ship->effect + bonus (game, seat, PH_QUARTER_EXPEDITION);
  int left = ship->capacity;
  int dice[4] = { 0 };
  bool first = true;
  bool used = false;

  roll (game, count < PH_MAX_DICE ? count : PH_MAX_DICE, dice);
  if (bonus (game, seat, PH_QUARTER_REROLL) > 0)
    reroll (game, dice);
  while (left > 0 && dice[0] + dice[1] + dice[2] + dice[3] > 0)
    {
      uint8_t faces[5];
      int face;

      count = 0;
      for (int i = 0; i < 4; i++)
        if (dice[i] > 0)
          faces[count++] = (uint8_t) i;
      face = ph_straight_draw (game, count + used);
      game->decisions++;
      if (face == count)
        return;
      face = faces[face];
      dice[face]--;
      left--;
      used = true;
      if (face == 3)
        use_human (game, seat, &first);
      else
        seat->goods[FOOD + face]++;
    }
}

static int
resources (const Seat *seat)
{
  return seat->goods[FOOD] + seat->goods[WATER] + seat->goods[METAL];
}

static int
give (Game *game,
      Seat *seat)
{
  uint8_t kinds[3];
  int count = 0;

  for (int good = FOOD; good <= METAL; good++)
    if (seat->goods[good] > 0)
      kinds[count++] = (uint8_t) good;
  count = kinds[ph_straight_draw (game, count)];
  seat->goods[count]--;
  game->decisions++;

  return count;
}

static bool
may_house (Game *game,
           Seat *seat,
           int   species)
{
  uint8_t slots[9];

  return seat->goods[FOOD] > 0 && seat->goods[WATER] > 0 && game->supply[species] > 0 &&
         (species < 4 || seat->goods[GEMS] > 0) && find_rooms (game, seat, species, -1, slots) > 0;
}

static bool
transaction (Game *game,
             Seat *seat,
             bool  used)
{
  enum { EXCHANGE = 5, BUY, STOP };
  uint8_t options[7];
  int count = 0;
  int option;

  for (int species = 1; species < 5; species++)
    if (may_house (game, seat, species))
      options[count++] = (uint8_t) species;
  if (resources (seat) > 1)
    options[count++] = EXCHANGE;
  if (seat->goods[GEMS] > 2)
    options[count++] = BUY;
  if (count == 0)
    return false;
  if (used)
    options[count++] = STOP;
  option = options[ph_straight_draw (game, count)];
  game->decisions++;
  if (option == STOP)
    return false;
  if (option < EXCHANGE)
    {
      seat->goods[FOOD]--;
      seat->goods[WATER]--;
      seat->goods[GEMS] -= option == 4;
      place (game, seat, option);
      return true;
    }
  if (option == BUY)
    seat->goods[GEMS] -= 3;
  else
    {
      give (game, seat);
      give (game, seat);
    }
  seat->goods[FOOD + ph_straight_draw (game, 3)]++;
  game->decisions++;

  return true;
}

static void
transport (Game *game,
           Seat *seat,
           int   kind)
{
  int left = game->rules->components.ships[kind].effect + bonus (game, seat, PH_QUARTER_TRANSPORT);

  for (bool used = false; left > 0 && transaction (game, seat, used); left--)
    used = true;
}

static void
lobby (Game *game,
       Seat *seat,
       int   kind)
{
  int discount = bonus (game, seat, PH_QUARTER_LOBBY);
  unsigned moved = 0;

  for (int step = 0; step < game->rules->components.ships[kind].effect; step++)
    {
      uint8_t tracks[5];
      int count = 0;
      int track;

      for (int i = 0; i < 4; i++)
        if (seat->tracks[i] < 3 && !(moved >> i & 1) &&
            discounted (game->rules->setup.fees[seat->tracks[i]], discount) <= seat->goods[GEMS])
          tracks[count++] = (uint8_t) i;
      if (count == 0)
        return;
      track = ph_straight_draw (game, count + (step > 0));
      game->decisions++;
      if (track == count)
        return;
      track = tracks[track];
      seat->goods[GEMS] -= discounted (game->rules->setup.fees[seat->tracks[track]], discount);
      seat->tracks[track]++;
      moved |= 1u << track;
    }
}

static void
dismantle (Game *game,
           Seat *seat,
           int   kind)
{
  int ship;
  uint32_t below;

  do
    ship = ph_straight_draw (game, seat->ships);
  while (seat->used >> ship & 1);
  game->decisions++;
  seat->goods[METAL] += game->rules->components.ships[seat->fleet[ship]].metal + game->rules->components.ships[kind].effect +
                        bonus (game, seat, PH_QUARTER_DISMANTLE);
  below = (1u << ship) - 1;
  seat->used = (seat->used & below) | (seat->used >> 1 & ~below);
  memmove (&seat->fleet[ship], &seat->fleet[ship + 1], (size_t) (--seat->ships - ship));
}

static int
next_level (const Seat *seat,
            int         colour)
{
  int level = 0;

  while (level < 3 && seat->sector[3 * colour + level] != NOTHING)
    level++;

  return level;
}

int
ph_straight_find_sectors (const Game *game,
                          const Seat *seat,
                          int         discount,
                          int         metal,
                          uint8_t     sectors[24])
{
  int count = 0;

  for (int colour = 0; colour < 3; colour++)
    {
      int level = next_level (seat, colour);
      unsigned row = level < 3 ? game->market[level][colour] : 0;

      for (; row != 0; row &= row - 1)
        {
          int sector = (level * 3 + colour) * 8 + __builtin_ctz (row);

          if (discounted (game->rules->components.sectors[sector].cost, discount) <= metal)
            sectors[count++] = (uint8_t) sector;
        }
    }

  return count;
}

void
ph_straight_add_sector (Game *game,
                        Seat *seat,
                        int   sector)
{
  int level = sector / 24;
  int colour = sector / 8 % 3;

  game->market[level][colour] &= (uint8_t) ~(1 << sector % 8);
  seat->sector[3 * colour + level] = (uint8_t) sector;
}

static void
build (Game *game,
       Seat *seat,
       int   kind)
{
  uint8_t sectors[24];
  int discount = game->rules->components.ships[kind].effect + bonus (game, seat, PH_QUARTER_CONSTRUCTION);
  int sector = sectors[ph_straight_draw (game, ph_straight_find_sectors (game, seat, discount, seat->goods[METAL], sectors))];

  game->decisions++;
  seat->goods[METAL] -= discounted (game->rules->components.sectors[sector].cost, discount);
  ph_straight_add_sector (game, seat, sector);
}

static bool
is_in_front (const Game *game,
             const Seat *seat,
             int         track)
{
  for (int i = 0; i < game->count; i++)
    if (&game->seats[i] != seat && game->seats[i].tracks[track] >= seat->tracks[track])
      return false;

  return true;
}

/* Of each good that a level offers, the highest level's. */
static void
reward (Game *game,
        Seat *seat,
        int   track)
{
  const PhReward *choices[5];
  uint8_t goods[5];
  int count = 0;

  if (is_in_front (game, seat, track))
    seat->goods[GEMS] += game->rules->components.front_gems;
  for (int good = GEMS; good <= VP; good++)
    {
      const PhReward *level = &game->rules->components.rewards[track][seat->tracks[track] - 1];

      while (level > game->rules->components.rewards[track] && level->goods[good] == 0)
        level--;
      if (level->goods[good] > 0 && level->price[good] <= seat->goods[GEMS])
        {
          choices[count] = level;
          goods[count++] = (uint8_t) good;
        }
    }
  if (count == 0)
    return;

  game->decisions += count > 1;
  count = count > 1 ? ph_straight_draw (game, count) : 0;
  seat->goods[GEMS] -= choices[count]->price[goods[count]];
  seat->goods[goods[count]] += choices[count]->goods[goods[count]];
}

/*
 * The turn
 */

/* Whether an action of this kind could be done with so many gems left. */
static bool
is_possible (const Game *game,
             const Seat *seat,
             int         kind,
             bool        own,
             int         gems)
{
  uint8_t sectors[24];
  uint32_t unused = ((1u << seat->ships) - 1) & ~seat->used;
  int effect = game->rules->components.ships[kind].effect;
  int discount;

  switch (kind / 3)
    {
    case PH_DISMANTLE:
      return own ? (unused & (unused - 1)) != 0 : unused != 0;
    case PH_CONSTRUCTION:
      discount = effect + bonus (game, seat, PH_QUARTER_CONSTRUCTION);
      return ph_straight_find_sectors (game, seat, discount, seat->goods[METAL], sectors) > 0;
    case PH_TRANSPORT:
      return resources (seat) > 1 || gems > 2;
    case PH_DIPLOMACY:
      discount = bonus (game, seat, PH_QUARTER_LOBBY);
      for (int i = 0; i < 4; i++)
        if (seat->tracks[i] < 3 && discounted (game->rules->setup.fees[seat->tracks[i]], discount) <= gems)
          return true;
      return false;
    default:
      return true;
    }
}

typedef struct
{
  int owner;   /* seat, or 4: neutral; 5: an income */
  int ship;
  int kind;
  int cost;
  int fee;
} Use;

static bool
may_use (const Game *game,
         const Seat *seat,
         int         number,
         Use        *use)
{
  const PhComponents *components = &game->rules->components;

  for (int owner = 0; owner < game->count; owner++, number -= game->seats[owner - 1].ships)
    {
      const Seat *other = &game->seats[owner];

      if (number >= other->ships)
        continue;
      if (other->used >> number & 1)
        return false;
      *use = (Use){ owner, number, other->fleet[number], components->ships[other->fleet[number]].cost,
                    other == seat ? 0 : components->ships[other->fleet[number]].fee };
      return seat->goods[GEMS] >= use->cost + use->fee &&
             is_possible (game, seat, use->kind, other == seat, seat->goods[GEMS] - use->cost - use->fee);
    }
  if (number == game->rules->neutral_count)
    {
      use->owner = 5;
      return seat->goods[GEMS] <= 7 || seat->used != 0;
    }
  for (int i = 0; i < game->rules->neutral_count; i++)
    if (game->token[i] == seat - game->seats + 1 || (i == number && game->token[i] != 0))
      return false;
  *use = (Use){ 4, number, components->neutrals[number].ship, components->neutrals[number].cost, 0 };

  return seat->goods[GEMS] >= use->cost && is_possible (game, seat, use->kind, false, seat->goods[GEMS] - use->cost);
}

/* Drawn until it is one that can be used; in the end they are all looked at. */
static void
choose_use (Game *game,
            Seat *seat,
            Use  *use)
{
  int all = game->rules->neutral_count + 1;
  int count = 0;
  Use one;

  for (int i = 0; i < game->count; i++)
    all += game->seats[i].ships;
  for (int i = 0; i < TRIES; i++)
    if (may_use (game, seat, ph_straight_draw (game, all), use))
      return;

  use->owner = 5;
  for (int i = 0; i < all; i++)
    if (may_use (game, seat, i, &one) && ph_straight_draw (game, ++count) == 0)
      *use = one;
}

static void
act (Game *game,
     Seat *seat,
     int   kind)
{
  int type = kind / 3;

  switch (type)
    {
    case PH_DISMANTLE:
      dismantle (game, seat, kind);
      break;
    case PH_CONSTRUCTION:
      build (game, seat, kind);
      break;
    case PH_EXPEDITION:
      expedition (game, seat, kind);
      break;
    case PH_TRANSPORT:
      transport (game, seat, kind);
      break;
    case PH_DIPLOMACY:
      lobby (game, seat, kind);
      break;
    default:
      seat->goods[type == PH_FARM ? FOOD : WATER] += game->rules->components.ships[kind].effect;
      break;
    }
  if (type < 4)
    for (int i = 0; i < game->count; i++)
      {
        Seat *other = &game->seats[(game->turn + i) % game->count];

        if (other->tracks[type] > 0)
          reward (game, other, type);
      }
}

static void
use_ship (Game      *game,
          Seat      *seat,
          const Use *use)
{
  seat->goods[GEMS] -= use->cost + use->fee;
  if (use->owner == 4)
    game->token[use->ship] = (uint8_t) (game->turn + 1);
  else
    {
      Seat *other = &game->seats[use->owner];

      other->used |= 1u << use->ship;
      other->goods[GEMS] += use->fee;
      if (other != seat && game->rules->components.hubs[other->hub].power.kind == PH_QUARTER_TOLL)
        other->goods[GEMS] += game->rules->components.hubs[other->hub].power.amount;
    }
  act (game, seat, use->kind);
}

/*
 * The income
 */

static void
gain_all (Game *game,
          Seat *seat)
{
  const PhComponents *components = &game->rules->components;
  const PhHub *hub = &components->hubs[seat->hub];

  for (int good = 0; good < 5; good++)
    seat->goods[good] += hub->income[good];
  seat->goods[GEMS] += hub->ship_gems * (seat->ships / hub->ship_group);
  for (int slot = 0; slot < 9; slot++)
    for (int quarter = 0; quarter < seat->filled[slot]; quarter++)
      {
        PhQuarter what = components->sectors[seat->sector[slot]].quarters[quarter];

        if (what.kind >= PH_QUARTER_GEMS && what.kind <= PH_QUARTER_VP && !(seat->fresh[slot] >> quarter & 1))
          seat->goods[what.kind - PH_QUARTER_GEMS] += what.amount;
      }
}

static void
use_die (Game *game,
         Seat *seat)
{
  int dice[4] = { 0 };
  bool first = false;

  roll (game, 1, dice);
  game->decisions++;
  if (ph_straight_draw (game, 2) == 1)
    return;
  if (dice[3] > 0)
    use_human (game, seat, &first);
  for (int face = 0; face < 3; face++)
    seat->goods[FOOD + face] += dice[face];
}

static void
swap (Game *game,
      Seat *seat)
{
  int given = give (game, seat);

  game->decisions++;
  seat->goods[FOOD + (given - FOOD + 1 + ph_straight_draw (game, 2)) % 3]++;
}

static void
use_powers (Game *game,
            Seat *seat)
{
  unsigned spent = 0;

  for (;;)
    {
      uint8_t slots[9];
      int count = 0;
      int slot;

      for (slot = 0; slot < 9; slot++)
        {
          unsigned active = ((1u << seat->filled[slot]) - 1) & ~(unsigned) seat->fresh[slot];
          const uint8_t *masks = active != 0 && !(spent >> slot & 1) ? game->rules->masks[seat->sector[slot]] : NULL;

          if (masks != NULL && ((masks[PH_QUARTER_DIE] & active) != 0 ||
                                ((masks[PH_QUARTER_SWAP] & active) != 0 && resources (seat) > 0)))
            slots[count++] = (uint8_t) slot;
        }
      if (count == 0)
        return;
      slot = ph_straight_draw (game, count + 1);
      game->decisions++;
      if (slot == count)
        return;
      slot = slots[slot];
      spent |= 1u << slot;
      if (game->rules->masks[seat->sector[slot]][PH_QUARTER_DIE] != 0)
        use_die (game, seat);
      else
        swap (game, seat);
    }
}

static void
move (Game *game,
      Seat *seat,
      int   from,
      int   species)
{
  uint8_t slots[9];
  int count = find_rooms (game, seat, species, from, slots);
  int to = slots[ph_straight_draw (game, count)];
  int quarter = seat->filled[from] - 1;
  unsigned below;

  game->decisions++;
  while (seat->homes[from][quarter] != species)
    quarter--;
  seat->goods[GEMS]--;
  seat->filled[from]--;
  memmove (&seat->homes[from][quarter], &seat->homes[from][quarter + 1], (size_t) (seat->filled[from] - quarter));
  below = (1u << quarter) - 1;
  seat->fresh[from] = (uint8_t) ((seat->fresh[from] & below) | (seat->fresh[from] >> 1 & ~below));
  house (seat, to, species);
}

static void
move_residents (Game *game,
                Seat *seat)
{
  while (seat->goods[GEMS] > 0)
    {
      uint8_t from[46][2];
      uint8_t slots[9];
      int count = 0;
      int choice;

      for (int slot = 0; slot < 9; slot++)
        {
          unsigned here = 0;

          for (int quarter = 0; quarter < seat->filled[slot]; quarter++)
            here |= 1u << seat->homes[slot][quarter];
          for (; here != 0; here &= here - 1)
            if (find_rooms (game, seat, __builtin_ctz (here), slot, slots) > 0)
              {
                from[count][0] = (uint8_t) slot;
                from[count++][1] = (uint8_t) __builtin_ctz (here);
              }
        }
      if (count == 0)
        return;
      choice = ph_straight_draw (game, count + 1);
      game->decisions++;
      if (choice == count)
        return;
      move (game, seat, from[choice][0], from[choice][1]);
    }
}

static void
income (Game *game,
        Seat *seat)
{
  for (int i = 0; i < 8; i++)
    if (game->token[i] == game->turn + 1)
      game->token[i] = 0;
  seat->used = 0;
  gain_all (game, seat);
  use_powers (game, seat);
  move_residents (game, seat);
}

/*
 * A whole game
 */

static bool
is_end_triggered (const Game *game,
                  const Seat *seat)
{
  int sectors = 0;

  for (int slot = 0; slot < 9; slot++)
    sectors += seat->sector[slot] != NOTHING;

  return seat->goods[VP] >= 40 || sectors == 9 || game->supply[1] + game->supply[2] + game->supply[3] + game->supply[4] <= 4;
}

void
ph_straight_play (Game *game)
{
  ph_straight_deal (game);
  for (;;)
    {
      Seat *seat = &game->seats[game->turn];
      int next = (game->turn + 1) % game->count;
      Use use;

      seat->turns++;
      memset (seat->fresh, 0, 9);
      choose_use (game, seat, &use);
      game->decisions++;
      if (use.owner == 5)
        income (game, seat);
      else
        use_ship (game, seat, &use);
      if (game->trigger < 0 && is_end_triggered (game, seat))
        game->trigger = game->turn;
      if (next == game->trigger || (next == game->start && seat->turns >= game->rules->components.turn_limit))
        return;
      game->turn = next;
    }
}
