/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-station-phoenix/rules/rules.h"

/* Space Station Phoenix played straight on, at random: the floor that its rules are measured against. */

enum { PH_STRAIGHT_FLEET = 16 };

typedef struct
{
  int      goods[5];
  int      turns;
  uint32_t used;
  uint8_t  tracks[4];
  uint8_t  hub;
  uint8_t  ships;
  uint8_t  fleet[PH_STRAIGHT_FLEET];
  uint8_t  sector[9];
  uint8_t  filled[9];
  uint8_t  fresh[9];
  uint8_t  homes[9][5];
} PhStraightSeat;

typedef struct
{
  PhStraightSeat  seats[4];
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
} PhStraightGame;

static inline int
ph_straight_draw (PhStraightGame *game,
                  int             below)
{
  return (int) tablee_random_below (&game->random, (uint32_t) below);
}

/* The sectors that @seat can build for @metal. Returns how many. */
int  ph_straight_find_sectors (const PhStraightGame *game,
                               const PhStraightSeat *seat,
                               int                   discount,
                               int                   metal,
                               uint8_t               sectors[24]);
void ph_straight_add_sector   (PhStraightGame       *game,
                               PhStraightSeat       *seat,
                               int                   sector);
void ph_straight_deal         (PhStraightGame       *game);

/* Plays a whole game; @game is zero but for count, random and rules. */
void ph_straight_play         (PhStraightGame       *game);
