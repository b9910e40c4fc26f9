/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How strong computers are, as matches between them have shown: data, fitted by tests/bench/fit-anchors. */
#include "anchors.h"

#include <math.h>
#include <string.h>

#define FAR 0.1  /* of what somebody is away from the medium level, that much is uncertain */

enum
{
  FEWEST = 2,
  TABLES = 3,  /* of 2 seats, of 3, and of 4 and more */
};

typedef struct
{
  const char *game;
  double      ratings[TABLES][TABLEE_N_LEVELS];
  double      deviations[TABLES];
  double      tempers[TABLEE_N_TEMPERS];
} Anchors;

static const Anchors anchors[] = {
  {
    "space-beans",
    { { 17, 722, 1137, 1500, 1598, 1705 }, { 0, 634, 1100, 1500, 1563, 1670 }, { 0, 423, 1102, 1500, 1562, 1669 } },
    { 10, 10, 10 },
    { [TABLEE_TEMPER_HOARDER] = 14, [TABLEE_TEMPER_HASTY] = -7, [TABLEE_TEMPER_GAMBLER] = 3, [TABLEE_TEMPER_SPOILER] = 21 },
  },
  {
    "al-cabohne",
    { { 0, 934, 1170, 1500, 1745, 2008 } },
    { 30 },
    { [TABLEE_TEMPER_HOARDER] = 3, [TABLEE_TEMPER_HASTY] = -14, [TABLEE_TEMPER_GAMBLER] = 10, [TABLEE_TEMPER_SPOILER] = 24 },
  },
  {
    "bean-chains",
    { { 648, 963, 1115, 1500, 1756, 1871 } },
    { 30 },
    { [TABLEE_TEMPER_HOARDER] = -10, [TABLEE_TEMPER_HASTY] = 7, [TABLEE_TEMPER_SPOILER] = 10 },
  },
  {
    "space-station-phoenix",
    { { 0, 794, 1124, 1500, 1738, 1958 }, { 0, 814, 1174, 1500, 1704, 1924 }, { 0, 810, 1090, 1500, 1619, 1839 } },
    { 40, 45, 60 },
    { [TABLEE_TEMPER_HOARDER] = -14, [TABLEE_TEMPER_HASTY] = -10, [TABLEE_TEMPER_GAMBLER] = -14, [TABLEE_TEMPER_SPOILER] = 7 },
  },
  {
    "martian-12s",
    { { 1045, 1205, 1404, 1500, 1586, 1671 }, { 950, 1103, 1283, 1500, 1596, 1681 }, { 897, 1113, 1280, 1500, 1624, 1700 } },
    { 15, 20, 15 },
    { [TABLEE_TEMPER_HOARDER] = -7, [TABLEE_TEMPER_HASTY] = 14, [TABLEE_TEMPER_GAMBLER] = 10, [TABLEE_TEMPER_SPOILER] = -7 },
  },
};

/* Of a game that nobody has measured. */
static const Anchors usual = {
  NULL,
  { { 900, 1100, 1300, 1500, 1600, 1700 }, { 900, 1100, 1300, 1500, 1600, 1700 }, { 900, 1100, 1300, 1500, 1600, 1700 } },
  { 150, 150, 150 },
  { 0 },
};

static const Anchors *
find_anchors (const TableeGame *game)
{
  for (size_t i = 0; i < sizeof anchors / sizeof anchors[0]; i++)
    if (strcmp (anchors[i].game, game->id) == 0)
      return &anchors[i];

  return &usual;
}

static int
find_table (int seats)
{
  int table = seats - FEWEST;

  return table < 0 ? 0 : table < TABLES ? table : TABLES - 1;
}

double
tablee_anchor_rating (const TableeGame *game,
                      int               seats,
                      TableeLevel       level,
                      int               slack,
                      TableeTemper      temper)
{
  const Anchors *own = find_anchors (game);
  const double *ratings = own->ratings[find_table (seats)];
  double rating = ratings[level];

  if (level > TABLEE_LEVEL_RANDOM)
    rating -= (rating - ratings[level - 1]) * slack / TABLEE_SLACK_STEPS;

  return rating + own->tempers[temper];
}

double
tablee_anchor_deviation (const TableeGame *game,
                         int               seats,
                         TableeLevel       level,
                         int               slack)
{
  double away = tablee_anchor_rating (game, seats, level, slack, TABLEE_TEMPER_STEADY) - TABLEE_ANCHOR_MEDIUM;

  return hypot (find_anchors (game)->deviations[find_table (seats)], FAR * away);
}

void
tablee_anchor_find (const TableeGame *game,
                    int               seats,
                    double            rating,
                    TableeTemper      temper,
                    TableeLevel      *level,
                    int              *slack)
{
  double least = INFINITY;

  for (int i = TABLEE_LEVEL_MASTER; i >= TABLEE_LEVEL_BEGINNER; i--)
    for (int j = 0; j < TABLEE_SLACK_STEPS; j++)
      {
        double away = fabs (tablee_anchor_rating (game, seats, (TableeLevel) i, j, temper) - rating);

        if (away >= least)
          continue;
        least = away;
        *level = (TableeLevel) i;
        *slack = j;
      }
}
