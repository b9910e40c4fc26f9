/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What one player's decisions are worth against another's, with less luck in it than in matches: the other one plays games in all
 * seats; at some of its decisions, taken at random, the one says what it would play. Where that is something else, both actions
 * are played on to the end by a third player, in the same imagined truths. Prints what the one's decisions gain on the average,
 * with the 95 % interval; it is an estimate without bias, for what follows as the third player plays.
 * usage: search-gain GAME SEATS DECISIONS ONE OTHER THIRD PLAYOUTS [OPTIONS [SEED [SHARE]]]
 * SHARE: of the decisions of a game that are taken, from 0 to 1 (usually 0.1).
 */
#include "contestant.h"

#include "games/catalogue.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct
{
  Table        table;
  Contestant   one;
  Contestant   other;
  Contestant   third;
  int          playouts;
  double       share;
  TableeRandom random;
  void        *truth;
  void        *state;

  int          decisions;
  int          differing;
  double       sum;
  double       squares;
} Gain;

static double
play_on (Gain         *gain,
         int           seat,
         TableeAction  action,
         guint64       seed)
{
  const TableeRuleset *ruleset = gain->table.ruleset;
  double rewards[TABLEE_MAX_SEATS];
  TableeRandom random;

  tablee_random_seed (&random, seed);
  memcpy (gain->state, gain->truth, ruleset->game->state_size);
  ruleset->game->apply (ruleset, gain->state, action, NULL);
  table_play (&gain->table, gain->state, seat, &gain->third, &gain->third, &random, rewards);

  return rewards[seat];
}

static double
compare (Gain         *gain,
         const void   *state,
         TableeAction  one,
         TableeAction  other)
{
  const TableeRuleset *ruleset = gain->table.ruleset;
  int seat = tablee_game_to_move (ruleset, state);
  double sum = 0;

  for (int i = 0; i < gain->playouts; i++)
    {
      guint64 seed = tablee_random_next (&gain->random);

      memcpy (gain->truth, state, ruleset->game->state_size);
      ruleset->game->conceal (ruleset, gain->truth, seat);
      ruleset->game->resample (ruleset, gain->truth, seat, &gain->random);
      sum += play_on (gain, seat, one, seed) - play_on (gain, seat, other, seed);
    }

  return sum / gain->playouts;
}

static void
take (Gain         *gain,
      const void   *state,
      TableeAction  other)
{
  TableeAction one = contestant_decide (&gain->one, &gain->table, state, &gain->random);
  double value = one == other ? 0 : compare (gain, state, one, other);

  gain->decisions++;
  gain->differing += one != other;
  gain->sum += value;
  gain->squares += value * value;
}

static void
play_game (Gain    *gain,
           int      decisions,
           guint64  number)
{
  const TableeRuleset *ruleset = gain->table.ruleset;
  const TableeGame *game = ruleset->game;
  g_autofree void *state = g_malloc (game->state_size);
  TableeRandom deal;

  tablee_random_seed (&deal, number);
  game->deal (ruleset, state, &deal, NULL);
  while (tablee_game_to_move (ruleset, state) != TABLEE_NOBODY && gain->decisions < decisions)
    {
      gint64 before = gain->other.decisions;
      TableeAction action = contestant_decide (&gain->other, &gain->table, state, &gain->random);

      if (gain->other.decisions > before && tablee_random_real (&gain->random) < gain->share)
        take (gain, state, action);
      game->apply (ruleset, state, action, NULL);
    }
}

static void
print (const Gain *gain,
       guint64     games)
{
  double mean = gain->sum / gain->decisions;

  printf ("%d decisions, %.1f a game, %.1f %% differ: %+.5f ± %.5f a decision\n", gain->decisions,
          (double) gain->other.decisions / (double) games, 100.0 * gain->differing / gain->decisions, mean,
          1.96 * sqrt ((gain->squares / gain->decisions - mean * mean) / gain->decisions));
  contestant_print (&gain->one);
}

int
main (int    argc,
      char **argv)
{
  const TableeGame *game = argc > 7 ? tablee_games_find (argv[1]) : NULL;
  Gain gain = { 0 };
  guint64 seed, games;
  int decisions;

  if (game == NULL || !contestant_read (&gain.one, game, argv[4]) || !contestant_read (&gain.other, game, argv[5]) ||
      !contestant_read (&gain.third, game, argv[6]))
    {
      fputs ("usage: search-gain GAME SEATS DECISIONS ONE OTHER THIRD PLAYOUTS [OPTIONS [SEED [SHARE]]]\n", stderr);
      return 1;
    }
  table_init (&gain.table, game, atoi (argv[2]), argc > 8 ? argv[8] : NULL);
  decisions = atoi (argv[3]);
  gain.playouts = atoi (argv[7]);
  seed = argc > 9 ? strtoull (argv[9], NULL, 10) : 0;
  gain.share = argc > 10 ? g_ascii_strtod (argv[10], NULL) : 0.1;
  tablee_random_seed (&gain.random, ~seed);
  gain.truth = g_malloc (game->state_size);
  gain.state = g_malloc (game->state_size);
  for (games = 0; gain.decisions < decisions; games++)
    play_game (&gain, decisions, seed + games);
  print (&gain, games);
  g_free (gain.truth);
  g_free (gain.state);
  table_clear (&gain.table);

  return 0;
}
