/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The levels are in order: one seat of a level among seats of the level below wins more than its share, in seeded games with the
 * seats rotated, by more than two standard errors of its reward. The larger measurement is tests/bench/search.c.
 */
#include "ai/choose.h"
#include "games/catalogue.h"
#include "notation/notation.h"

#include <math.h>

typedef struct
{
  const char *game;
  int         seats;
  TableeSkill better;
  TableeSkill worse;
  int         games;
} Match;

static const Match matches[] = {
  { "al-cabohne", 2, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 400 },
  { "al-cabohne", 2, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 100 },
  { "al-cabohne", 2, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 24 },
  { "bean-chains", 2, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 300 },
  { "bean-chains", 2, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 300 },
  { "bean-chains", 2, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 40 },
  { "martian-12s", 2, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 300 },
  { "martian-12s", 4, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 300 },
  { "martian-12s", 2, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 300 },
  { "martian-12s", 4, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 300 },
  { "martian-12s", 2, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 300 },
  { "martian-12s", 4, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 120 },
  { "space-beans", 2, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 60 },
  { "space-beans", 5, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 60 },
  { "space-beans", 2, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 200 },
  { "space-beans", 4, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 200 },
  { "space-beans", 2, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 300 },
  { "space-beans", 4, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 600 },
  { "space-beans", 2, TABLEE_SKILL_BEST, TABLEE_SKILL_EXPERT, 600 },
  { "space-station-phoenix", 2, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 10 },
  { "space-station-phoenix", 2, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 20 },
  { "space-station-phoenix", 4, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 12 },
  { "space-station-phoenix", 2, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 24 },
  { "space-station-phoenix", 4, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 40 },
};

/* One game in which seat @one has the better level. Returns what it gets above the mean of the table. */
static double
play (const Match         *match,
      const TableeRuleset *ruleset,
      int                  one,
      guint64              number,
      void                *scratch)
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
  const Match *match = data;
  const TableeGame *game = tablee_games_find (match->game);
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

int
main (int   argc,
      char *argv[])
{
  static const char *const levels[TABLEE_N_SKILLS] = { "random", "easy", "medium", "expert", "best" };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ai/levels/%s/%d/%s", matches[i].game, matches[i].seats,
                                                levels[matches[i].better]);

      g_test_add_data_func (path, &matches[i], test_match);
    }

  return g_test_run ();
}
