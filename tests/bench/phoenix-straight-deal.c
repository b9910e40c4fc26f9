/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up of the straight rules of Space Station Phoenix. */
#include "phoenix-straight.h"

#include <string.h>

typedef PhStraightSeat Seat;
typedef PhStraightGame Game;

/* Two cards of a kind are one choice. */
static void
pick (Game    *game,
      Seat    *seat,
      uint8_t *cards,
      int      count)
{
  uint8_t choices[PH_HAND];
  int different = 0;
  int place = 0;

  for (int i = 0; i < count; i++)
    if (memchr (cards, cards[i], (size_t) i) == NULL)
      choices[different++] = cards[i];
  choices[0] = choices[ph_straight_draw (game, different)];
  game->decisions++;
  seat->fleet[seat->ships++] = choices[0];
  while (cards[place] != choices[0])
    place++;
  memmove (&cards[place], &cards[place + 1], (size_t) (count - place - 1));
}

/* Returns how many @cards, those that nobody took, are left. */
static int
draft_ships (Game    *game,
             int      level,
             uint8_t  cards[PH_MAX_COPIES])
{
  uint8_t hands[4][PH_HAND];
  int count = 0;
  int from = level == 2 ? game->count - 1 : 1;  /* the hand of that place comes with the second pick */

  for (int type = 0; type < 7; type++)
    for (int i = 0; i < game->rules->components.ships[3 * type + level].copies; i++)
      cards[count++] = (uint8_t) (3 * type + level);
  tablee_random_shuffle (&game->random, cards, (size_t) count);
  count -= PH_HAND * game->count;
  memcpy (hands, &cards[count], (size_t) (PH_HAND * game->count));
  for (int i = 0; i < PH_PICKS; i++)
    for (int j = 0; j < game->count; j++)
      pick (game, &game->seats[(game->start + j) % game->count], hands[(j + i * from) % game->count], PH_HAND - i);
  for (int i = 0; i < game->count; i++)
    cards[count++] = hands[i][0];

  return count;
}

/* The level 2 ships that a hub brings, out of @count of @cards. Returns how many are left. */
static int
choose_ships (Game    *game,
              Seat    *seat,
              uint8_t *cards,
              int      count)
{
  if ((game->rules->components.hubs[seat->hub].setup & PH_SETUP_SHIPS) == 0)
    return count;

  count -= PH_SHOWN;
  pick (game, seat, &cards[count], PH_SHOWN);
  pick (game, seat, &cards[count], PH_SHOWN - 1);

  return count;
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
choose_sector (Game *game,
               Seat *seat)
{
  uint8_t sectors[24];
  int count;

  if ((game->rules->components.hubs[seat->hub].setup & PH_SETUP_SECTOR) == 0)
    return;

  count = ph_straight_find_sectors (game, seat, 0, PH_MAX_AMOUNT, sectors);
  ph_straight_add_sector (game, seat, sectors[ph_straight_draw (game, count)]);
  game->decisions++;
}

static void
choose_track (Game *game,
              Seat *seat)
{
  if ((game->rules->components.hubs[seat->hub].setup & PH_SETUP_DIPLOMACY) == 0)
    return;

  seat->tracks[ph_straight_draw (game, 4)]++;
  game->decisions++;
}

static void
choose_hubs (Game *game)
{
  uint8_t hubs[PH_MAX_HUBS];
  int hub_count = game->rules->components.hub_count;

  for (int i = 0; i < hub_count; i++)
    hubs[i] = (uint8_t) i;
  tablee_random_shuffle (&game->random, hubs, (size_t) hub_count);
  for (int i = 0; i < game->count; i++)
    {
      Seat *seat = &game->seats[(game->start + i) % game->count];

      seat->hub = hubs[PH_DEALT_HUBS * i + ph_straight_draw (game, PH_DEALT_HUBS)];
      game->decisions++;
      for (int good = 0; good < 5; good++)
        seat->goods[good] = game->rules->components.hubs[seat->hub].start[good] + game->rules->setup.compensation[i][good];
    }
}

void
ph_straight_deal (Game *game)
{
  uint8_t cards[PH_MAX_COPIES];
  int count;

  game->trigger = -1;
  game->turn = game->start = ph_straight_draw (game, game->count);
  deal_aliens (game);
  deal_market (game);
  for (int i = 0; i < game->count; i++)
    {
      memset (game->seats[i].sector, PH_NONE, 9);
      for (int type = 0; type < 5; type++)
        game->seats[i].fleet[game->seats[i].ships++] = (uint8_t) (3 * type);
    }
  draft_ships (game, 2, cards);
  count = draft_ships (game, 1, cards);
  tablee_random_shuffle (&game->random, cards, (size_t) count);
  choose_hubs (game);
  for (int i = 0; i < game->count; i++)
    count = choose_ships (game, &game->seats[(game->start + i) % game->count], cards, count);
  for (int i = 0; i < game->count; i++)
    choose_sector (game, &game->seats[(game->start + i) % game->count]);
  for (int i = 0; i < game->count; i++)
    choose_track (game, &game->seats[i]);
}
