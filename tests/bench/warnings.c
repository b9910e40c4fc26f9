/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How often "Warn me" warns for nothing, and how often it is silent: somebody plays; at some of the decisions, taken at random, the parts of
 * the warner think, as in a session, and a search of its own, which is deeper, says what was lost by what was played. Real is a loss that
 * is as large as a warning calls large.
 * usage: warnings GAME SEATS PLAYER DECISIONS [SEED [TIMES]]
 */
#include "contestant.h"

#include "ai/choose.h"
#include "games/catalogue.h"
#include "session/warner.h"

#include <stdio.h>
#include <stdlib.h>

enum
{
  TIMES = 4,             /* how much longer the deeper search thinks than all parts together */
  NODES_AN_ITERATION = 16,
  MAX_NODES = 4000000,
};

/* Of the decisions of a game that are looked at. */
#define SHARE 0.25
/* What the parts must think that is lost, of what is much, for a look where nothing was said. */
#define LOOKED 0.25

typedef struct
{
  Table               table;
  Contestant          player;
  TableeRandom        random;
  guint               times;
  void               *thought;
  void               *search;
  gsize               search_size;
  TableeSearchAdvice *advice;   /* of all parts */
  TableeSearchAdvice *deep;

  int                 decisions;
  int                 warned;
  int                 real;     /* warned, and the loss is as large */
  int                 partly;   /* warned, and at least half of it is lost */
  int                 looked;   /* not warned, but the parts saw something; what is played best is not looked at */
  int                 missed;   /* of those, real losses */
  double              lost;     /* where warned */
} Bench;

/* All parts of the warner's thought. Returns how many actions there are. */
static gsize
think (Bench      *bench,
       const void *view)
{
  const TableeRuleset *ruleset = bench->table.ruleset;
  gsize count = ruleset->game->legal (ruleset, view, bench->table.actions);
  TableeRandom random;

  tablee_random_seed (&random, tablee_random_next (&bench->random));
  for (int part = 0; part < TABLEE_WARNER_PARTS; part++)
    {
      TableeThought *thought = tablee_thought_init (bench->thought, ruleset, view, TABLEE_LEVEL_MASTER, part, &random);

      while (tablee_thought_go_on (thought))
        continue;
      if (tablee_thought_advice (thought, bench->advice + (gsize) part * count) == 0)  /* solved by the first one */
        memcpy (bench->advice + (gsize) part * count, bench->advice, count * sizeof *bench->advice);
    }

  return count;
}

/* The action that a search has settled on. */
static gsize
find_best (const TableeSearchAdvice *advice,
           gsize                     count)
{
  gsize best = 0;

  for (gsize i = 1; i < count; i++)
    if (advice[i].visits > advice[best].visits || (advice[i].visits == advice[best].visits && advice[i].mean > advice[best].mean))
      best = i;

  return best;
}

static double
loss_of (const TableeSearchAdvice *advice,
         gsize                     count,
         gsize                     place)
{
  return advice[find_best (advice, count)].mean - advice[place].mean;
}

/* What the action at @place loses, by a search that is deeper and sees other truths; or exactly. */
static double
look_deeper (Bench      *bench,
             const void *view,
             gsize       count,
             gsize       place)
{
  const TableeRuleset *ruleset = bench->table.ruleset;
  guint32 iterations = tablee_level_iterations (TABLEE_LEVEL_MASTER, ruleset->game) * bench->times;
  TableeSearch *search;

  if (tablee_ai_is_exact (ruleset, view))
    return loss_of (bench->advice, count, place);

  search = tablee_search_init (bench->search, bench->search_size, ruleset, view, tablee_game_to_move (ruleset, view), NULL,
                               &bench->random);
  tablee_search_run (search, iterations);
  tablee_search_try (search, place, iterations / 4);
  tablee_search_advice (search, bench->deep);

  return loss_of (bench->deep, count, place);
}

/* What the parts think on average that it loses. */
static double
mean_loss (const Bench *bench,
           gsize        count,
           gsize        place)
{
  double sum = 0;

  for (gsize part = 0; part < TABLEE_WARNER_PARTS; part++)
    sum += loss_of (bench->advice + part * count, count, place);

  return sum / TABLEE_WARNER_PARTS;
}

static void
look_at (Bench        *bench,
         const void   *view,
         TableeAction  played)
{
  gsize count = think (bench, view);
  double much = tablee_warner_get_much (bench->table.ruleset, view);
  gboolean warned = tablee_warner_holds (bench->advice, count, played, much);
  gsize place = 0;
  double loss;

  while (bench->advice[place].action != played)
    place++;
  bench->decisions++;
  bench->warned += warned;
  if (!warned && mean_loss (bench, count, place) < much * LOOKED)
    return;

  loss = look_deeper (bench, view, count, place);
  if (warned)
    {
      bench->real += loss >= much;
      bench->partly += loss >= much / 2;
      bench->lost += loss / much;
    }
  else
    {
      bench->looked++;
      bench->missed += loss >= much;
    }
}

static void
play (Bench *bench,
      int    wanted)
{
  const TableeRuleset *ruleset = bench->table.ruleset;
  const TableeGame *game = ruleset->game;
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  TableeRandom seed;

  tablee_random_seed (&seed, tablee_random_next (&bench->random));
  game->deal (ruleset, state, &seed, NULL);
  while (!tablee_game_over (ruleset, state) && bench->decisions < wanted)
    {
      gboolean asked = game->legal (ruleset, state, bench->table.actions) > 1 && tablee_random_real (&bench->random) < SHARE;
      TableeAction action = contestant_decide (&bench->player, &bench->table, state, &bench->random);

      if (asked)
        {
          memcpy (view, state, game->state_size);
          game->conceal (ruleset, view, tablee_game_to_move (ruleset, state));
          look_at (bench, view, action);
        }
      game->apply (ruleset, state, action, NULL);
    }
}

static void
bench_init (Bench            *bench,
            const TableeGame *game,
            int               seats)
{
  gsize nodes = (gsize) tablee_level_iterations (TABLEE_LEVEL_MASTER, game) * bench->times * 2 * NODES_AN_ITERATION;

  table_init (&bench->table, game, seats, NULL);
  bench->thought = g_malloc (tablee_thought_size (TABLEE_LEVEL_MASTER, game));
  bench->search_size = tablee_search_size (game, MIN (nodes, MAX_NODES));
  bench->search = g_malloc (bench->search_size);
  bench->advice = g_new0 (TableeSearchAdvice, TABLEE_WARNER_PARTS * game->max_actions);
  bench->deep = g_new0 (TableeSearchAdvice, game->max_actions);
}

static void
bench_clear (Bench *bench)
{
  table_clear (&bench->table);
  g_free (bench->thought);
  g_free (bench->search);
  g_free (bench->advice);
  g_free (bench->deep);
}

int
main (int    argc,
      char **argv)
{
  Bench bench = { .times = TIMES };
  const TableeGame *game;

  if (argc < 5 || (game = tablee_games_find (argv[1])) == NULL || !contestant_read (&bench.player, game, argv[3]))
    {
      fprintf (stderr, "usage: %s GAME SEATS PLAYER DECISIONS [SEED [TIMES]]\n", argv[0]);
      return EXIT_FAILURE;
    }

  tablee_random_seed (&bench.random, argc > 5 ? (guint64) atoll (argv[5]) : 1);
  if (argc > 6)
    bench.times = (guint) MAX (atoi (argv[6]), 1);
  bench_init (&bench, game, atoi (argv[2]));
  while (bench.decisions < atoi (argv[4]))
    play (&bench, atoi (argv[4]));
  printf ("%s, %s seats, %s: %d decisions, %d warned of; of these %d lose as much and %d half of it, %.2f of it on average; of %d others that "
          "were looked at again %d lose as much\n",
          game->id, argv[2], argv[3], bench.decisions, bench.warned, bench.real, bench.partly,
          bench.warned > 0 ? bench.lost / bench.warned : 0, bench.looked, bench.missed);
  bench_clear (&bench);

  return EXIT_SUCCESS;
}
