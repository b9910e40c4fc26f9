/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the tree costs: at the first decision of Bean chains, iterations of the search with random playouts a second, against
 * random playouts from a clone of the state; and iterations with the game's own settings. The best of some runs each, in
 * processor time.
 * usage: search-speed [ITERATIONS]
 */
#include "ai/search.h"
#include "games/bean-chains/rules/rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
  DEFAULT_ITERATIONS = 1000,
  RUNS = 15,
  WORK = 20000,  /* iterations of a run, in as many searches as it takes */
};

typedef struct
{
  ChRuleset    ruleset;
  ChState      state;
  ChState      view;
  TableeRandom random;
  void        *memory;
  size_t       size;
  uint32_t     iterations;
} Bench;

static const TableeGame *const game = &tablee_bean_chains_game;

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

static void
play_clones (Bench *bench)
{
  TableeAction actions[CH_CARDS + 1];
  TableeRandom random = bench->random;

  for (int i = 0; i < WORK; i++)
    {
      ChState clone = bench->state;
      size_t count;

      tablee_random_seed (&clone.chance, tablee_random_next (&random));
      while ((count = game->legal (&bench->ruleset.base, &clone, actions)) > 0)
        game->apply (&bench->ruleset.base, &clone, actions[tablee_random_below (&random, (uint32_t) count)], NULL);
    }
}

static void
search (Bench                      *bench,
        const TableeSearchSettings *settings)
{
  for (uint32_t done = 0; done < WORK; done += bench->iterations)
    {
      TableeSearch *self = tablee_search_init (bench->memory, bench->size, &bench->ruleset.base, &bench->view,
                                               bench->view.current, settings, &bench->random);

      tablee_search_run (self, bench->iterations);
    }
}

static void
search_plainly (Bench *bench)
{
  TableeSearchSettings settings = tablee_search_settings (game);

  settings.epsilon = 1;
  settings.bias = settings.trust = 0;
  settings.turns = settings.decisions = 0;
  search (bench, &settings);
}

static void
search_as_usual (Bench *bench)
{
  search (bench, NULL);
}

/* Iterations a second. */
static double
measure (Bench *bench,
         void (*work) (Bench *bench))
{
  double least = 0;

  for (int run = 0; run < RUNS; run++)
    {
      double start = processor_seconds ();
      double took;

      work (bench);
      took = processor_seconds () - start;
      least = run == 0 || took < least ? took : least;
    }

  return WORK / least;
}

int
main (int    argc,
      char **argv)
{
  Bench bench = { .iterations = argc > 1 ? (uint32_t) atoi (argv[1]) : DEFAULT_ITERATIONS };
  double clones, plain, usual;

  if (bench.iterations < 1 || WORK % bench.iterations != 0)
    {
      fprintf (stderr, "search-speed: iterations divide %d\n", WORK);
      return 1;
    }
  ch_ruleset_init (&bench.ruleset);
  ch_ruleset_complete (&bench.ruleset);
  tablee_random_seed (&bench.random, 7);
  game->deal (&bench.ruleset.base, &bench.state, &bench.random, NULL);
  bench.view = bench.state;
  game->conceal (&bench.ruleset.base, &bench.view, bench.state.current);
  bench.size = tablee_search_size (game, (size_t) bench.iterations * 16);
  bench.memory = malloc (bench.size);
  if (bench.memory == NULL)
    return 1;
  memset (bench.memory, 0, bench.size);

  clones = measure (&bench, play_clones);
  plain = measure (&bench, search_plainly);
  usual = measure (&bench, search_as_usual);
  printf ("%u iterations: %.0f playouts a second from a clone, %.0f in the search (%.2f of them), %.0f as usual\n",
          bench.iterations, clones, plain, plain / clones, usual);
  free (bench.memory);

  return 0;
}
