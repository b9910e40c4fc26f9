/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How fast can plain C play Space Station Phoenix at random? "phoenix-floor [GAMES]" plays so many games for each number of seats
 * twice: straight on (phoenix-straight.h), every choice drawn at once without a list of actions, a view or an event; and with the
 * rules of the program, which list all legal actions at every decision. It prints decisions a second of processor time, and what
 * both come to on average: being two versions of the same rules, they must agree. By how many standard errors they differ is
 * printed as well, for decisions, turns, sectors, residents, VP and gems: over many games more than 3 is a mistake in one of them.
 */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "notation/notation.h"
#include "phoenix-straight.h"

/* What a random game comes to: all of it but the decisions for each seat. */
enum { DECISIONS, TURNS, SECTORS, RESIDENTS, VP, GEMS, MEASURES };

typedef struct
{
  double seconds;
  double sums[MEASURES];
  double squares[MEASURES];
} Sum;

static double
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

static void
add_station (double         game[MEASURES],
             const uint8_t  sectors[9],
             const uint8_t  filled[9])
{
  for (int slot = 0; slot < 9; slot++)
    {
      game[SECTORS] += sectors[slot] != PH_NONE;
      game[RESIDENTS] += filled[slot];
    }
}

static void
add_game (Sum    *sum,
          double  game[MEASURES],
          int     seats)
{
  for (int i = 0; i < MEASURES; i++)
    {
      game[i] /= i == DECISIONS ? 1 : seats;
      sum->sums[i] += game[i];
      sum->squares[i] += game[i] * game[i];
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
      PhStraightGame game = { .count = rules->base.seats, .random = random, .rules = rules };
      double measures[MEASURES] = { 0 };

      ph_straight_play (&game);
      random = game.random;
      measures[DECISIONS] = (double) game.decisions;
      for (int seat = 0; seat < game.count; seat++)
        {
          measures[TURNS] += game.seats[seat].turns;
          measures[VP] += game.seats[seat].goods[PH_VP];
          measures[GEMS] += game.seats[seat].goods[PH_GEM];
          add_station (measures, game.seats[seat].sector, game.seats[seat].filled);
        }
      add_game (&sum, measures, game.count);
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
      double measures[MEASURES] = { 0 };
      TableeRandom seed;
      PhState state;
      size_t count;

      tablee_random_seed (&seed, tablee_random_next (&random));
      game->deal (&rules->base, &state, &seed, NULL);
      for (; (count = game->legal (&rules->base, &state, actions)) > 0; measures[DECISIONS]++)
        game->apply (&rules->base, &state, actions[tablee_random_below (&random, (uint32_t) count)], NULL);
      for (int seat = 0; seat < rules->base.seats; seat++)
        {
          measures[TURNS] += state.seats[seat].turns;
          measures[VP] += state.seats[seat].goods[PH_VP];
          measures[GEMS] += state.seats[seat].goods[PH_GEM];
          add_station (measures, state.seats[seat].sectors, state.seats[seat].filled);
        }
      add_game (&sum, measures, rules->base.seats);
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
  printf ("%d seats, %s: %5.2f million decisions a second, %6.1f a game; a seat: %5.2f turns, %4.2f sectors, %5.2f residents, "
          "%5.2f VP, %5.2f gems\n",
          seats, name, sum->sums[DECISIONS] / sum->seconds / 1e6, sum->sums[DECISIONS] / games, sum->sums[TURNS] / games,
          sum->sums[SECTORS] / games, sum->sums[RESIDENTS] / games, sum->sums[VP] / games, sum->sums[GEMS] / games);
}

/* The square of the standard error of the mean. */
static double
get_error (const Sum *sum,
           int        measure,
           int        games)
{
  double mean = sum->sums[measure] / games;

  return (sum->squares[measure] / games - mean * mean) / games;
}

static void
compare (int        seats,
         int        games,
         const Sum *straight,
         const Sum *listed)
{
  double share = listed->sums[DECISIONS] / listed->seconds / (straight->sums[DECISIONS] / straight->seconds);

  printf ("%d seats: %.2f of the straight speed; the means differ by", seats, share);
  for (int i = 0; i < MEASURES; i++)
    {
      double difference = (listed->sums[i] - straight->sums[i]) / games;

      printf ("%s %.1f", i > 0 ? "," : "", difference / sqrt (get_error (straight, i, games) + get_error (listed, i, games)));
    }
  printf (" standard errors\n");
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
      compare (seats, games, &straight, &listed);
    }

  return EXIT_SUCCESS;
}
