/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phoenix-straight.h"

#include <string.h>

typedef PhStraightSeat Seat;
typedef PhStraightGame Game;

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
      int count = ph_straight_find_sectors (game, seat, 0, PH_MAX_AMOUNT, sectors);

      ph_straight_add_sector (game, seat, sectors[ph_straight_draw (game, count)]);
      game->decisions++;
    }
  if ((hub->setup & PH_SETUP_DIPLOMACY) != 0)
    {
      seat->tracks[ph_straight_draw (game, 4)]++;
      game->decisions++;
    }
}

void
ph_straight_deal (Game *game)
{
  uint8_t hubs[PH_MAX_HUBS];
  int hub_count = game->rules->components.hub_count;

  game->trigger = -1;
  game->turn = game->start = ph_straight_draw (game, game->count);
  deal_aliens (game);
  deal_market (game);
  for (int i = 0; i < hub_count; i++)
    hubs[i] = (uint8_t) i;
  tablee_random_shuffle (&game->random, hubs, (size_t) hub_count);
  for (int i = 0; i < game->count; i++)
    {
      Seat *seat = &game->seats[(game->start + i) % game->count];

      memset (seat->sector, PH_NONE, 9);
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
