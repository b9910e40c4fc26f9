/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The levels of all games are in order: one seat of a level among seats of the level below wins more than its share, in seeded games
 * with the seats rotated, by more than two standard errors of its reward. Each game's sample says how many are played. The larger
 * measurement is tests/bench/search.c.
 */
#include "ai/choose.h"
#include "games/catalogue.h"
#include "notation/notation.h"
#include "tests/games/sample.h"

#include <math.h>

/* One match of one game. */
typedef struct
{
  const TableeSample      *sample;
  const TableeSampleMatch *match;
} Case;

/* One game in which seat @one has the better level. Returns what it gets above the mean of the table. */
static double
play (const TableeSampleMatch *match,
      const TableeRuleset     *ruleset,
      int                      one,
      guint64                  number,
      void                    *scratch)
{
  const TableeGame *game = ruleset->game;
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  double rewards[TABLEE_MAX_SEATS];
  double mean = 0;
  TableeRandom random;

  tablee_random_seed (&random, number);
  game->deal (ruleset, state, &random, NULL);
  while (!tablee_game_over (ruleset, state))
    {
      int seat = tablee_game_to_move (ruleset, state);
      TableeSkill level = seat == one ? match->better : match->worse;

      memcpy (view, state, game->state_size);
      game->conceal (ruleset, view, seat);
      game->apply (ruleset, state, tablee_ai_choose (ruleset, view, level, &random, scratch), NULL);
    }
  tablee_games_heuristics (game)->reward (ruleset, state, rewards);
  for (int seat = 0; seat < ruleset->seats; seat++)
    mean += rewards[seat] / ruleset->seats;

  return rewards[one] - mean;
}

static void
test_match (gconstpointer data)
{
  const TableeSampleMatch *match = ((const Case *) data)->match;
  const TableeGame *game = ((const Case *) data)->sample->game;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, match->seats, NULL, &error);
  g_autofree void *scratch = g_malloc (tablee_ai_scratch_size (game));
  double sum = 0;
  double squares = 0;
  double mean;
  double standard_error;

  g_assert_no_error (error);
  for (int i = 0; i < match->games; i++)
    {
      double gain = play (match, ruleset, i % match->seats, (guint64) (i / match->seats), scratch);

      sum += gain;
      squares += gain * gain;
    }
  mean = sum / match->games;
  standard_error = sqrt ((squares / match->games - mean * mean) / match->games);
  g_test_message ("%+.2f ± %.2f", mean, 1.96 * standard_error);
  g_assert_cmpfloat (mean, >, 2 * standard_error);
}

/* A game of which nothing is measured would be one whose levels nobody has looked at. */
static void
test_measured (gconstpointer data)
{
  const TableeSample *sample = data;

  g_assert_nonnull (sample->matches);
  g_assert_cmpint (sample->matches[0].seats, >, 0);
}

static void
add_game (const TableeSample *sample)
{
  static const char *const levels[TABLEE_N_SKILLS] = { "random", "easy", "medium", "expert", "best" };
  g_autofree char *path = g_strdup_printf ("/ai/levels/%s/measured", sample->game->id);

  g_test_add_data_func (path, sample, test_measured);
  for (const TableeSampleMatch *match = sample->matches; match != NULL && match->seats > 0; match++)
    {
      g_autofree char *match_path = g_strdup_printf ("/ai/levels/%s/%d/%s", sample->game->id, match->seats, levels[match->better]);
      Case *one = g_new (Case, 1);

      *one = (Case) { sample, match };
      g_test_add_data_func_full (match_path, one, test_match, g_free);
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
