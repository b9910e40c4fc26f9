/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Iterations a second of one thread that searches, and of several that search the same decision side by side, each in a tree of its
 * own: the middle decision of a random game for two (Al Cabohne, Martian 12s likewise), the best of some runs of each, which take
 * turns.
 * usage: search-threads [THREADS]
 */
#include "ai/search.h"
#include "games/catalogue.h"
#include "notation/notation.h"

#include <stdio.h>
#include <stdlib.h>

enum
{
  RUNS = 9,
  MAX_THREADS = 64,
  SLICE = 50,
  RUN_TIME = 300 * G_TIME_SPAN_MILLISECOND,
  NODES = 200000,
  SEATS = 2,
  MIDDLE = 25,  /* decisions before the one that is searched */
};

typedef struct
{
  const TableeRuleset *ruleset;
  const void          *view;
  guint64              seed;
  gint64               until;
  guint64              done;
} Work;

static gpointer
search_cb (gpointer data)
{
  Work *work = data;
  const TableeGame *game = work->ruleset->game;
  gsize size = tablee_search_size (game, NODES);
  g_autofree void *memory = g_malloc (size);
  TableeRandom random;

  work->done = 0;
  tablee_random_seed (&random, work->seed);
  while (g_get_monotonic_time () < work->until)
    {
      TableeSearch *search = tablee_search_init (memory, size, work->ruleset, work->view,
                                                 tablee_game_to_move (work->ruleset, work->view), NULL, &random);

      while (tablee_search_nodes (search) < NODES / 2 && g_get_monotonic_time () < work->until)
        tablee_search_run (search, SLICE);
      work->done += tablee_search_done (search);
    }

  return NULL;
}

static double
iterations_a_second (const Work *decision,
                     int         threads)
{
  GThread *thread[MAX_THREADS];
  Work work[MAX_THREADS];
  gint64 began = g_get_monotonic_time ();
  guint64 done = 0;

  for (int i = 0; i < threads; i++)
    {
      work[i] = *decision;
      work[i].seed = (guint64) i;
      work[i].until = began + RUN_TIME;
      thread[i] = g_thread_new ("search", search_cb, &work[i]);
    }
  for (int i = 0; i < threads; i++)
    {
      g_thread_join (thread[i]);
      done += work[i].done;
    }

  return (double) done * G_TIME_SPAN_SECOND / (double) (g_get_monotonic_time () - began);
}

static void
deal_middle (const TableeRuleset *ruleset,
             void                *state)
{
  const TableeGame *game = ruleset->game;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  TableeRandom random;
  int seat;

  tablee_random_seed (&random, 3);
  game->deal (ruleset, state, &random, NULL);
  for (int i = 0; i < MIDDLE || game->legal (ruleset, state, actions) < 2; i++)
    game->apply (ruleset, state, actions[tablee_random_below (&random, (guint32) game->legal (ruleset, state, actions))], NULL);
  seat = tablee_game_to_move (ruleset, state);
  game->conceal (ruleset, state, seat);
}

static void
measure_game (const TableeGame *game,
              int               threads)
{
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, SEATS, NULL, NULL);
  g_autofree void *view = g_malloc (game->state_size);
  Work decision = { .ruleset = ruleset, .view = view };
  double one = 0;
  double several = 0;

  deal_middle (ruleset, view);
  for (int run = 0; run < RUNS; run++)
    {
      one = MAX (one, iterations_a_second (&decision, 1));
      several = MAX (several, iterations_a_second (&decision, threads));
    }
  printf ("%-22s %9.0f iterations a second in one thread, %9.0f in %d: %.2f times\n", game->id, one, several, threads, several / one);
}

int
main (int   argc,
      char *argv[])
{
  int threads = argc > 1 ? atoi (argv[1]) : 2;

  if (threads < 1 || threads > MAX_THREADS)
    {
      fprintf (stderr, "usage: search-threads [THREADS], from 1 to %d\n", MAX_THREADS);
      return EXIT_FAILURE;
    }

  for (gsize i = 0; tablee_games[i] != NULL; i++)
    measure_game (tablee_games[i], threads);

  return EXIT_SUCCESS;
}
