/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Every temper shows: in seeded games of one seat that has it against steady ones, what the game's sample counts is more (or less)
 * for it than for them, by more than two standard errors over the games. TABLEE_TEMPER_GAMES says how many games. The table in
 * tests/bench/README.md has what comes of it, and how often each temper wins.
 */
#include "ai/thought.h"
#include "games/catalogue.h"
#include "notation/notation.h"
#include "tests/games/sample.h"

#include <math.h>

enum { USUAL_GAMES = 200 };

/* A temper of a game. */
typedef struct
{
  const TableeSample       *sample;
  const TableeSampleTemper *temper;
} Case;

/* What was counted for one side in one game. */
typedef struct
{
  double cases;
  double sum;
} Count;

static int
count_games (void)
{
  const char *games = g_getenv ("TABLEE_TEMPER_GAMES");

  return games != NULL ? atoi (games) : USUAL_GAMES;
}

/* Side 1 is the seat with the temper. */
static void
play (const TableeSampleTemper *temper,
      const TableeRuleset      *ruleset,
      int                       one,
      guint64                   number,
      Count                     counts[2])
{
  const TableeGame *game = ruleset->game;
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  g_autofree void *memory = g_malloc (tablee_thought_decide_size (TABLEE_LEVEL_MEDIUM, game));
  TableeRandom random;

  tablee_random_seed (&random, number);
  game->deal (ruleset, state, &random, NULL);
  while (!tablee_game_over (ruleset, state))
    {
      int seat = tablee_game_to_move (ruleset, state);
      Count *count = &counts[seat == one];
      TableeAction action;

      memcpy (view, state, game->state_size);
      game->conceal (ruleset, view, seat);
      action = tablee_thought_decide (memory, ruleset, view, TABLEE_LEVEL_MEDIUM, seat == one ? temper->temper : TABLEE_TEMPER_STEADY,
                                      &random);
      temper->count (ruleset, state, action, &count->cases, &count->sum);
      game->apply (ruleset, state, action, NULL);
    }
}

/* What the ratio of sums is, and the square of its standard error over games: that of a ratio estimator. */
static double
find_mean (const GArray *counts,
           int           side,
           double       *variance)
{
  double cases = 0;
  double sum = 0;
  double squares = 0;
  double mean;

  for (guint i = (guint) side; i < counts->len; i += 2)
    {
      cases += g_array_index (counts, Count, i).cases;
      sum += g_array_index (counts, Count, i).sum;
    }
  mean = sum / cases;
  for (guint i = (guint) side; i < counts->len; i += 2)
    {
      const Count *count = &g_array_index (counts, Count, i);

      squares += pow (count->sum - mean * count->cases, 2);
    }
  *variance = squares / (cases * cases);

  return mean;
}

static void
test_temper (gconstpointer data)
{
  const Case *test = data;
  const TableeGame *game = test->sample->game;
  int seats = MAX (game->min_seats, 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, seats, NULL, &error);
  g_autoptr (GArray) counts = g_array_new (FALSE, TRUE, sizeof (Count));
  int games = count_games ();
  double steady_variance;
  double variance;
  double steady;
  double mean;
  double standard_error;

  g_assert_no_error (error);
  g_array_set_size (counts, 2 * (guint) games);
  for (int i = 0; i < games; i++)
    play (test->temper, ruleset, i % seats, (guint64) (i / seats), &g_array_index (counts, Count, 2 * (guint) i));

  steady = find_mean (counts, 0, &steady_variance);
  mean = find_mean (counts, 1, &variance);
  standard_error = sqrt (steady_variance + variance);
  g_test_message ("%s: %.3f, of a steady player %.3f (difference %+.3f ± %.3f)", test->temper->what, mean, steady, mean - steady,
                  1.96 * standard_error);
  g_assert_cmpfloat ((test->temper->more ? 1 : -1) * (mean - steady), >, 2 * standard_error);
}

/* Each temper but the steady one has its row in the game's sample. */
static void
test_counted (gconstpointer data)
{
  const TableeSample *sample = data;
  guint counted = 0;

  for (const TableeSampleTemper *temper = sample->tempers; temper->temper != TABLEE_TEMPER_STEADY; temper++)
    counted |= 1u << temper->temper;
  g_assert_cmpuint (counted, ==, (1u << TABLEE_N_TEMPERS) - 1 - (1u << TABLEE_TEMPER_STEADY));
}

static void
add_game (const TableeSample *sample)
{
  g_autofree char *path = g_strdup_printf ("/ai/tempers/%s/counted", sample->game->id);

  if (tablee_games_heuristics (sample->game)->lean == NULL)
    return;

  g_test_add_data_func (path, sample, test_counted);
  for (const TableeSampleTemper *temper = sample->tempers; temper->temper != TABLEE_TEMPER_STEADY; temper++)
    {
      g_autofree char *temper_path = g_strdup_printf ("/ai/tempers/%s/%s", sample->game->id, tablee_temper_traits (temper->temper)->id);
      Case *one = g_new (Case, 1);

      *one = (Case) { sample, temper };
      g_test_add_data_func_full (temper_path, one, test_temper, g_free);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; tablee_samples[i] != NULL; i++)
    add_game (tablee_samples[i]);

  return g_test_run ();
}
