/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Plays seeded games of one player in a seat against others in all other seats, seats rotated, each deal once from every seat,
 * and prints what the one is rewarded beyond an even share, with its 95 % interval; how often it is ahead of the other seats, ties
 * shared, with Wilson's interval: that leaves the Mafia out, who wins alone; and what both think in processor time.
 * usage: bench-search GAME SEATS GAMES ONE OTHERS [OPTIONS [SEED]]
 * Players are those of contestant.h. OPTIONS is JSON.
 */
#include "contestant.h"

#include "games/catalogue.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct
{
  Table      table;
  Contestant one;
  Contestant others;
  double     ahead;
  double     points;         /* of the one beyond the mean of the others, ... */
  double     points_squares; /* ... and their squares */
} Match;

/* The share of seat @one in being ahead of all other seats. */
static double
share_ahead (const TableeScoreSheet *sheet,
             int                     seats,
             int                     one)
{
  int equals = 0;

  for (int seat = 0; seat < seats; seat++)
    if (sheet->ranks[seat] < sheet->ranks[one])
      return 0;
    else
      equals += sheet->ranks[seat] == sheet->ranks[one];

  return 1.0 / equals;
}

static void
count_points (Match                  *match,
              const TableeScoreSheet *sheet,
              int                     one)
{
  int seats = match->table.ruleset->seats;
  double points = 0;

  for (int seat = 0; seat < seats; seat++)
    points += seat == one ? sheet->totals[seat] : -(double) sheet->totals[seat] / (seats - 1);
  match->points += points;
  match->points_squares += points * points;
}

/* What seat @one gains beyond the mean of the table. */
static double
play (Match   *match,
      int      one,
      guint64  number)
{
  const TableeRuleset *ruleset = match->table.ruleset;
  g_autofree void *state = g_malloc (ruleset->game->state_size);
  double rewards[TABLEE_MAX_SEATS];
  TableeScoreSheet sheet;
  double sum = 0;
  TableeRandom deal;
  TableeRandom thought;

  tablee_random_seed (&deal, number);
  tablee_random_seed (&thought, ~number);
  ruleset->game->deal (ruleset, state, &deal, NULL);
  table_play (&match->table, state, one, &match->one, &match->others, &thought, rewards);
  for (int seat = 0; seat < ruleset->seats; seat++)
    sum += rewards[seat];

  ruleset->game->score (ruleset, state, &sheet);
  match->ahead += share_ahead (&sheet, ruleset->seats, one);
  if (ruleset->seats > 1)
    count_points (match, &sheet, one);

  return ruleset->seats == 1 ? sum : rewards[one] - sum / ruleset->seats;
}

static void
print_ahead (double share,
             int    games)
{
  double z = 1.96 * 1.96 / games;
  double middle = (share + z / 2) / (1 + z);
  double half = sqrt (z * share * (1 - share) + z * z / 4) / (1 + z);

  printf ("  ahead %.1f %% (%.1f to %.1f)\n", 100 * share, 100 * (middle - half), 100 * (middle + half));
}

static void
print_points (const Match *match,
              int          games)
{
  double mean = match->points / games;

  printf ("  points %+.2f ± %.2f\n", mean, 1.96 * sqrt ((match->points_squares / games - mean * mean) / games));
}

int
main (int    argc,
      char **argv)
{
  const TableeGame *game = argc > 5 ? tablee_games_find (argv[1]) : NULL;
  Match match = { 0 };
  double sum = 0;
  double squares = 0;
  double mean;
  guint64 seed;
  int games;

  if (game == NULL || !contestant_read (&match.one, game, argv[4]) || !contestant_read (&match.others, game, argv[5]))
    {
      fputs ("usage: bench-search GAME SEATS GAMES ONE OTHERS [OPTIONS [SEED]]\n", stderr);
      return 1;
    }
  table_init (&match.table, game, atoi (argv[2]), argc > 6 ? argv[6] : NULL);
  games = atoi (argv[3]);
  seed = argc > 7 ? strtoull (argv[7], NULL, 10) : 0;

  for (int i = 0; i < games; i++)
    {
      int seats = match.table.ruleset->seats;
      double gain = play (&match, i % seats, seed + (guint64) (i / seats));

      sum += gain;
      squares += gain * gain;
    }
  mean = sum / games;
  printf ("%s, %d seats, %d games: %+.3f ± %.3f\n", game->id, match.table.ruleset->seats, games, mean,
          1.96 * sqrt ((squares / games - mean * mean) / games));
  print_ahead (match.ahead / games, games);
  if (match.table.ruleset->seats > 1)
    print_points (&match, games);
  contestant_print (&match.one);
  contestant_print (&match.others);
  table_clear (&match.table);

  return 0;
}
