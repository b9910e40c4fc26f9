/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What holds for every computer player in every game: it plays legal actions, and the same view, level and random numbers give
 * the same action, whatever lay in its working memory before. */
#include "ai/choose.h"
#include "notation/notation.h"
#include "games/catalogue.h"

enum
{
  GAMES = 2,
  EVERY = 7,   /* one decision in so many is the computer's, the others are made at random */
};

typedef struct
{
  const TableeGame *game;
  TableeSkill       level;
} Case;

static TableeAction
choose (const Case          *test,
        const TableeRuleset *ruleset,
        const void          *view,
        guint64              seed,
        void                *scratch)
{
  TableeRandom random;

  tablee_random_seed (&random, seed);

  return tablee_ai_choose (ruleset, view, test->level, &random, scratch);
}

/* Two working memories that never hold the same. */
static void
play (const Case          *test,
      const TableeRuleset *ruleset,
      guint64              number)
{
  const TableeGame *game = test->game;
  gsize scratch_size = tablee_ai_scratch_size (game);
  g_autofree void *clean = g_malloc0 (scratch_size);
  g_autofree void *dirty = g_malloc (scratch_size);
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  g_autofree void *before = g_malloc (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  TableeRandom seed;
  TableeRandom random;

  memset (dirty, 0xff, scratch_size);
  tablee_random_seed (&seed, number);
  tablee_random_seed (&random, number + 1);
  game->deal (ruleset, state, &seed, NULL);
  for (guint64 decision = 0; !tablee_game_over (ruleset, state); decision++)
    {
      TableeAction action;

      if (decision % EVERY != 0)
        {
          gsize count = game->legal (ruleset, state, actions);

          game->apply (ruleset, state, actions[tablee_random_below (&random, (guint32) count)], NULL);
          continue;
        }

      memcpy (view, state, game->state_size);
      game->conceal (ruleset, view, tablee_game_to_move (ruleset, state));
      memcpy (before, view, game->state_size);
      action = choose (test, ruleset, view, decision, clean);
      g_assert_cmpint (game->check (ruleset, state, action), ==, TABLEE_REASON_NONE);
      g_assert_cmpmem (view, game->state_size, before, game->state_size);
      g_assert_cmpuint (choose (test, ruleset, view, decision, dirty), ==, action);
      game->apply (ruleset, state, action, NULL);
    }
}

static void
test_choose (gconstpointer data)
{
  const Case *test = data;

  for (int seats = test->game->min_seats; seats <= test->game->max_seats; seats++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (test->game, seats, NULL, &error);

      g_assert_no_error (error);
      for (guint64 number = 0; number < GAMES; number++)
        play (test, ruleset, number);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char *const levels[TABLEE_N_SKILLS] = { "random", "easy", "medium", "expert", "best" };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; tablee_games[i] != NULL; i++)
    for (int level = 0; level < TABLEE_N_SKILLS; level++)
      {
        g_autofree char *path = g_strdup_printf ("/ai/choose/%s/%s", tablee_games[i]->id, levels[level]);
        Case *test = g_new (Case, 1);

        *test = (Case){ .game = tablee_games[i], .level = (TableeSkill) level };
        g_test_add_data_func_full (path, test, test_choose, g_free);
      }

  return g_test_run ();
}
