/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How fast can plain C play Space Station Phoenix at random? "phoenix-floor [GAMES]" plays so many games for each number of seats
 * twice: straight on (phoenix-straight.h), every choice drawn at once without a list of actions, a view or an event; and with the
 * rules of the program, which list all legal actions at every decision. It prints decisions a second of processor time, and what
 * both come to on average: being two versions of the same rules, they must agree.
 */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "notation/notation.h"
#include "phoenix-straight.h"

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
      sum->sectors += sectors[slot] != PH_NONE;
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
      PhStraightGame game = { .count = rules->base.seats, .random = random, .rules = rules };

      ph_straight_play (&game);
      random = game.random;
      sum.decisions += (double) game.decisions;
      for (int seat = 0; seat < game.count; seat++)
        {
          sum.turns += game.seats[seat].turns;
          sum.vp += game.seats[seat].goods[PH_VP];
          sum.gems += game.seats[seat].goods[PH_GEM];
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
