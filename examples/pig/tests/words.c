/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of Pig, through a whole game. */
#include "config.h"
#include "tests/present/game-words.h"
#include "tests/present/words-check.h"

#include "../rules.h"
#include "notation/notation.h"
#include "present/language.h"

typedef struct
{
  TableeRuleset *ruleset;
  PigState       state;
  GameWords      words;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char *const in_table[] = { "Cleo", "0 points", NULL };

  fixture->words = (GameWords){ .in_table = in_table, .n_labels = PIG_ACTION_HOLD + 1 };
  fixture->ruleset = tablee_ruleset_new (&tablee_pig_game, 3, NULL, NULL);
  game_words_deal (&fixture->words, fixture->ruleset, &fixture->state);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  tablee_ruleset_unref (fixture->ruleset);
}

static void
test_game (Fixture       *fixture,
           gconstpointer  data)
{
  check_game (&fixture->words, 1);
}

static void
test_reasons (Fixture       *fixture,
              gconstpointer  data)
{
  static const TableeAction actions[] = { PIG_ACTION_ROLL, PIG_ACTION_HOLD };

  check_reasons (&fixture->words, actions, G_N_ELEMENTS (actions), PIG_REASON_NOTHING, PIG_REASON_ENOUGH);
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  check_names (&fixture->words);
  g_assert_cmpint (check_scores (&fixture->words), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/present/pig/game", Fixture, NULL, set_up, test_game, tear_down);
  g_test_add ("/present/pig/reasons", Fixture, NULL, set_up, test_reasons, tear_down);
  g_test_add ("/present/pig/names", Fixture, NULL, set_up, test_names, tear_down);

  return g_test_run ();
}
