/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How fast can plain C play Space Station Phoenix at random? "phoenix-floor [GAMES]" plays so many games for each number of seats
 * twice, one after the other: here, straight on, every choice drawn at once without a list of actions, a view or an event; and
 * with the rules of the program, which list all legal actions at every decision. It prints decisions a second of processor time,
 * and what both come to on average: being two versions of the same rules, they must agree.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games/space-station-phoenix/rules.h"
#include "notation/notation.h"

enum { GEMS, FOOD, WATER, METAL, VP, NOTHING = 255, FLEET = 16, TRIES = 200 };

typedef struct
{
  int      goods[5];
  int      turns;
  uint32_t used;
  uint8_t  tracks[4];
  uint8_t  hub;
  uint8_t  ships;
  uint8_t  fleet[FLEET];
  uint8_t  sector[9];
  uint8_t  filled[9];
  uint8_t  fresh[9];
  uint8_t  homes[9][5];
} Seat;

typedef struct
{
  Seat            seats[4];
  uint8_t         market[3][3];
  uint8_t         supply[5];
  uint8_t         token[8];
  int             count;      /* of seats */
  int             turn;       /* whose it is */
  int             start;
  int             trigger;
  long            decisions;
  TableeRandom    random;
  const PhRuleset *rules;
} Game;

static inline int
draw (Game *game,
      int   below)
{
  return (int) tablee_random_below (&game->random, (uint32_t) below);
}

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

      if (active != 0 && (active & game->rules->masks[seat->sector[slot]][kind]) != 0)
        sum++;
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
  house (seat, slots[draw (game, count)], species);
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
  if (may && draw (game, 2) == 1)
    {
      seat->goods[FOOD]--;
      seat->goods[WATER]--;
      seat->goods[METAL]--;
      place (game, seat, 0);
      return;
    }
  seat->goods[VP]++;
  if (*first && game->rules->components.hubs[seat->hub].power.kind == PH_QUARTER_OBSERVE)
    seat->goods[VP]++;
  *first = false;
}

static void
roll (Game *game,
      int   count,
      int   dice[4])
{
  static const uint8_t faces[] = { 0, 0, 1, 1, 2, 3 };

  for (; count > 0; count--)
    dice[faces[draw (game, 6)]]++;
}

static void
reroll (Game *game,
        int   dice[4])
{
  int ways = (dice[0] + 1) * (dice[1] + 1) * (dice[2] + 1) * (dice[3] + 1);
  int way = draw (game, ways);
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
  int left = ship->capacity;
  int dice[4] = { 0 };
  bool first = true;
  bool used = false;

  roll (game, ship->effect + bonus (game, seat, PH_QUARTER_EXPEDITION), dice);
  if (bonus (game, seat, PH_QUARTER_REROLL) > 0)
    reroll (game, dice);
  while (left > 0 && dice[0] + dice[1] + dice[2] + dice[3] > 0)
    {
      uint8_t faces[5];
      int count = 0;
      int face;

      for (int i = 0; i < 4; i++)
        if (dice[i] > 0)
          faces[count++] = (uint8_t) i;
      face = draw (game, count + used);
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
  count = kinds[draw (game, count)];
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
  option = options[draw (game, count)];
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
  seat->goods[FOOD + draw (game, 3)]++;
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
      track = draw (game, count + (step > 0));
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
    ship = draw (game, seat->ships);
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

/* The sectors that can be built for @metal. Returns how many. */
static int
find_sectors (const Game *game,
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

static void
add_sector (Game *game,
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
  int sector = sectors[draw (game, find_sectors (game, seat, discount, seat->goods[METAL], sectors))];

  game->decisions++;
  seat->goods[METAL] -= discounted (game->rules->components.sectors[sector].cost, discount);
  add_sector (game, seat, sector);
}

static void
reward (Game *game,
        Seat *seat,
        int   track)
{
  int level = seat->tracks[track];
  int others = 0;
  int choices;

  for (int i = 0; i < game->count; i++)
    others += &game->seats[i] != seat && game->seats[i].tracks[track] >= level;
  seat->goods[GEMS] += others == 0;
  choices = level == 1 ? 1 : level == 2 ? 3 : 4;
  if (level == 3 && track == PH_TRANSPORT && seat->goods[GEMS] == 0)
    choices = 3;
  game->decisions += choices > 1;
  switch (choices > 1 ? draw (game, choices) : 0)
    {
    case 0:
      seat->goods[GEMS]++;
      break;
    case 1:
      seat->goods[FOOD]++;
      break;
    case 2:
      seat->goods[WATER]++;
      break;
    default:
      seat->goods[GEMS] -= track == PH_TRANSPORT;
      seat->goods[VP]++;
      break;
    }
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
      return find_sectors (game, seat, discount, seat->goods[METAL], sectors) > 0;
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
    if (may_use (game, seat, draw (game, all), use))
      return;

  use->owner = 5;
  for (int i = 0; i < all; i++)
    if (may_use (game, seat, i, &one) && draw (game, ++count) == 0)
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
        other->goods[GEMS]++;
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
  if (draw (game, 2) == 1)
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
  seat->goods[FOOD + (given - FOOD + 1 + draw (game, 2)) % 3]++;
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
      slot = draw (game, count + 1);
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
  int to = slots[draw (game, count)];
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
      choice = draw (game, count + 1);
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

static void
deal_ships (Game *game,
            int   level)
{
  uint8_t cards[PH_MAX_COPIES];
  int count = 0;
  int each = 2;

  for (int type = 0; type < 7; type++)
    for (int i = 0; i < game->rules->components.ships[3 * type + level].copies; i++)
      cards[count++] = (uint8_t) (3 * type + level);
  tablee_random_shuffle (&game->random, cards, (size_t) count);
  for (int i = 0; i < game->count; i++)
    for (int j = 0; j < each; j++, game->decisions++)
      game->seats[i].fleet[game->seats[i].ships++] = cards[--count];
  for (int i = 0; i < game->count && level == 1; i++)
    if ((game->rules->components.hubs[game->seats[i].hub].setup & PH_SETUP_SHIPS) != 0)
      for (int j = 0; j < 2; j++, game->decisions++)
        game->seats[i].fleet[game->seats[i].ships++] = cards[--count];
}

static void
deal_market (Game *game)
{
  for (int row = 0; row < 9; row++)
    {
      uint8_t numbers[8] = { 0, 1, 2, 3, 4, 5, 6, 7 };

      tablee_random_shuffle (&game->random, numbers, 8);
      for (int i = 0; i < game->rules->setup.sectors; i++)
        game->market[row / 3][row % 3] |= (uint8_t) (1 << numbers[i]);
    }
}

static void
deal_aliens (Game *game)
{
  uint8_t bag[256];
  int count = 0;

  for (int species = 1; species < 5; species++)
    for (int i = 0; i < game->rules->components.species; i++)
      bag[count++] = (uint8_t) species;
  tablee_random_shuffle (&game->random, bag, (size_t) count);
  for (int i = 0; i < game->rules->setup.aliens; i++)
    game->supply[bag[i]]++;
  game->supply[0] = game->rules->setup.humans;
}

static void
begin_hub (Game *game,
           Seat *seat)
{
  const PhHub *hub = &game->rules->components.hubs[seat->hub];
  uint8_t sectors[24];

  if ((hub->setup & PH_SETUP_SECTOR) != 0)
    {
      add_sector (game, seat, sectors[draw (game, find_sectors (game, seat, 0, 99, sectors))]);
      game->decisions++;
    }
  if ((hub->setup & PH_SETUP_DIPLOMACY) != 0)
    {
      seat->tracks[draw (game, 4)]++;
      game->decisions++;
    }
}

static void
deal (Game *game)
{
  uint8_t hubs[PH_MAX_HUBS];
  int hub_count = game->rules->components.hub_count;

  game->trigger = -1;
  game->turn = game->start = draw (game, game->count);
  deal_aliens (game);
  deal_market (game);
  for (int i = 0; i < hub_count; i++)
    hubs[i] = (uint8_t) i;
  tablee_random_shuffle (&game->random, hubs, (size_t) hub_count);
  for (int i = 0; i < game->count; i++)
    {
      Seat *seat = &game->seats[(game->start + i) % game->count];

      memset (seat->sector, NOTHING, 9);
      seat->hub = hubs[i];
      game->decisions++;
      for (int good = 0; good < 5; good++)
        seat->goods[good] = game->rules->components.hubs[seat->hub].start[good] + game->rules->setup.compensation[i][good];
      for (int type = 0; type < 5; type++)
        seat->fleet[seat->ships++] = (uint8_t) (3 * type);
    }
  deal_ships (game, 2);
  deal_ships (game, 1);
  for (int i = 0; i < game->count; i++)
    begin_hub (game, &game->seats[i]);
}

static bool
is_end_triggered (const Game *game,
                  const Seat *seat)
{
  int sectors = 0;

  for (int slot = 0; slot < 9; slot++)
    sectors += seat->sector[slot] != NOTHING;

  return seat->goods[VP] >= 40 || sectors == 9 || game->supply[1] + game->supply[2] + game->supply[3] + game->supply[4] <= 4;
}

static void
play (Game *game)
{
  deal (game);
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

/*
 * Measuring
 */

/* What random games come to. */
typedef struct
{
  double seconds;
  double decisions;
  double turns;
  double sectors;
  double residents;
  double vp;
  double gems;
} Sum;

static double
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

static void
add_station (Sum           *sum,
             const uint8_t  sectors[9],
             const uint8_t  filled[9])
{
  for (int slot = 0; slot < 9; slot++)
    {
      sum->sectors += sectors[slot] != NOTHING;
      sum->residents += filled[slot];
    }
}

static Sum
play_straight (const PhRuleset *rules,
               int              games)
{
  double start = processor_time ();
  Sum sum = { 0 };
  TableeRandom random;

  tablee_random_seed (&random, 1);
  for (int i = 0; i < games; i++)
    {
      Game game = { .count = rules->base.seats, .random = random, .rules = rules };

      play (&game);
      random = game.random;
      sum.decisions += (double) game.decisions;
      for (int seat = 0; seat < game.count; seat++)
        {
          sum.turns += game.seats[seat].turns;
          sum.vp += game.seats[seat].goods[VP];
          sum.gems += game.seats[seat].goods[GEMS];
          add_station (&sum, game.seats[seat].sector, game.seats[seat].filled);
        }
    }
  sum.seconds = processor_time () - start;

  return sum;
}

static Sum
play_listed (const PhRuleset *rules,
             int              games)
{
  const TableeGame *game = rules->base.game;
  double start = processor_time ();
  Sum sum = { 0 };
  TableeRandom random;

  tablee_random_seed (&random, 2);
  for (int i = 0; i < games; i++)
    {
      TableeAction actions[PH_MAX_ACTIONS];
      TableeRandom seed;
      PhState state;
      size_t count;

      tablee_random_seed (&seed, tablee_random_next (&random));
      game->deal (&rules->base, &state, &seed, NULL);
      for (; (count = game->legal (&rules->base, &state, actions)) > 0; sum.decisions++)
        game->apply (&rules->base, &state, actions[tablee_random_below (&random, (uint32_t) count)], NULL);
      for (int seat = 0; seat < rules->base.seats; seat++)
        {
          sum.turns += state.seats[seat].turns;
          sum.vp += state.seats[seat].goods[PH_VP];
          sum.gems += state.seats[seat].goods[PH_GEM];
          add_station (&sum, state.seats[seat].sectors, state.seats[seat].filled);
        }
    }
  sum.seconds = processor_time () - start;

  return sum;
}

static void
report (const char *name,
        int         seats,
        int         games,
        const Sum  *sum)
{
  double stations = (double) games * seats;

  printf ("%d seats, %s: %5.2f million decisions a second, %6.1f a game; a seat: %5.2f turns, %4.2f sectors, %5.2f residents, "
          "%5.2f VP, %5.2f gems\n",
          seats, name, sum->decisions / sum->seconds / 1e6, sum->decisions / games, sum->turns / stations,
          sum->sectors / stations, sum->residents / stations, sum->vp / stations, sum->gems / stations);
}

int
main (int   argc,
      char *argv[])
{
  int games = argc > 1 ? atoi (argv[1]) : 10000;

  for (int seats = PH_MIN_SEATS; seats <= PH_MAX_SEATS; seats++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TableeRuleset) base = tablee_ruleset_new (&tablee_space_station_phoenix_game, seats, NULL, &error);
      Sum straight;
      Sum listed;

      if (base == NULL)
        {
          fprintf (stderr, "%s\n", error->message);
          return EXIT_FAILURE;
        }
      straight = play_straight ((const PhRuleset *) base, games);
      listed = play_listed ((const PhRuleset *) base, games);
      report ("straight", seats, games, &straight);
      report ("listed  ", seats, games, &listed);
      printf ("%d seats: %.2f of the straight speed\n", seats,
              listed.decisions / listed.seconds / (straight.decisions / straight.seconds));
    }

  return EXIT_SUCCESS;
}
