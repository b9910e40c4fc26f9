/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What holds for every level in every game: it plays legal actions; the same view and random numbers give the same action, whatever
 * lay in its memory before and in whatever slices and order its parts were thought. */
#include "ai/choose.h"
#include "ai/thought.h"
#include "games/catalogue.h"
#include "notation/notation.h"

enum
{
  EVERY = 23,     /* one decision in so many is the computer's, the others are made at random */
  DECISIONS = 4,  /* of the computer, in a game */
};

typedef struct
{
  const TableeGame *game;
  TableeLevel       level;
} Case;

/* The parts one slice after the other, in turns, the last one first; merged into the first. */
static TableeAction
think_in_turns (const Case          *test,
                const TableeRuleset *ruleset,
                const void          *view,
                guint64              seed)
{
  int parts = tablee_thought_parts (test->level, test->game);
  gsize size = tablee_thought_size (test->level, test->game);
  g_autoptr (GPtrArray) memories = g_ptr_array_new_with_free_func (g_free);
  TableeRandom dice;
  TableeRandom random;
  gboolean going = TRUE;

  tablee_random_seed (&dice, seed);
  tablee_random_seed (&random, tablee_random_next (&dice));
  for (int part = 0; part < parts; part++)
    {
      void *memory = g_malloc (size);

      memset (memory, 0xa5, size);
      g_ptr_array_add (memories, memory);
      tablee_thought_init (memory, ruleset, view, test->level, part, &random);
    }
  while (going)
    {
      going = FALSE;
      for (int part = parts - 1; part >= 0; part--)
        going |= tablee_thought_go_on (g_ptr_array_index (memories, (guint) part));
    }
  for (int part = 1; part < parts; part++)
    tablee_thought_merge (g_ptr_array_index (memories, 0), g_ptr_array_index (memories, (guint) part));

  return tablee_thought_action (g_ptr_array_index (memories, 0));
}

static TableeAction
decide_as (const Case          *test,
           const TableeRuleset *ruleset,
           const void          *view,
           TableeTemper         temper,
           guint64              seed)
{
  gsize size = tablee_thought_decide_size (test->level, test->game);
  g_autofree void *memory = g_malloc0 (size);
  TableeRandom random;

  tablee_random_seed (&random, seed);

  return tablee_thought_decide (memory, ruleset, view, test->level, temper, &random);
}

static TableeAction
decide (const Case          *test,
        const TableeRuleset *ruleset,
        const void          *view,
        guint64              seed)
{
  return decide_as (test, ruleset, view, TABLEE_TEMPER_STEADY, seed);
}

static void
play (const Case          *test,
      const TableeRuleset *ruleset)
{
  const TableeGame *game = test->game;
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  TableeRandom random;
  int decided = 0;

  tablee_random_seed (&random, 11);
  game->deal (ruleset, state, &random, NULL);
  for (guint64 decision = 1; decided < DECISIONS && !tablee_game_over (ruleset, state); decision++)
    {
      gsize count = game->legal (ruleset, state, actions);
      TableeAction action = actions[tablee_random_below (&random, (guint32) count)];

      if (decision % EVERY == 0)
        {
          memcpy (view, state, game->state_size);
          game->conceal (ruleset, view, tablee_game_to_move (ruleset, state));
          action = decide (test, ruleset, view, decision);
          g_assert_cmpint (game->check (ruleset, state, action), ==, TABLEE_REASON_NONE);
          g_assert_cmpuint (think_in_turns (test, ruleset, view, decision), ==, action);
          decided++;
        }
      game->apply (ruleset, state, action, NULL);
    }
}

static void
test_thought (gconstpointer data)
{
  const Case *test = data;

  for (int seats = test->game->min_seats; seats <= test->game->max_seats; seats++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (test->game, seats, NULL, &error);

      g_assert_no_error (error);
      play (test, ruleset);
    }
}

/* The table of levels is whole. */
static void
test_levels (void)
{
  for (int level = 0; level < TABLEE_N_LEVELS; level++)
    {
      const TableeLevelTraits *traits = tablee_level_traits ((TableeLevel) level);

      g_assert_nonnull (traits->id);
      g_assert_cmpfloat (traits->slips, >=, 0);
      g_assert_cmpfloat (traits->slips, <, 1);
      for (int other = 0; other < level; other++)
        g_assert_cmpstr (tablee_level_traits ((TableeLevel) other)->id, !=, traits->id);
      for (gsize i = 0; tablee_games[i] != NULL; i++)
        {
          double slips = tablee_level_slips ((TableeLevel) level, tablee_games[i]);

          g_assert_cmpfloat (slips, <, 1);
          g_assert_cmpint (slips > 0, ==, traits->slips > 0);
          g_assert_cmpint (tablee_level_iterations ((TableeLevel) level, tablee_games[i]) > 0, ==, traits->search > 0);
        }
    }
}

/* The first part knows what each action is worth, and @action is worth most; the others leave it to that one. */
static void
assert_solved (const TableeRuleset *ruleset,
               const void          *view,
               TableeAction         action,
               gsize                count)
{
  g_autofree TableeSearchAdvice *advice = g_new (TableeSearchAdvice, ruleset->game->max_actions);
  g_autofree void *memory = g_malloc (tablee_thought_size (TABLEE_LEVEL_MASTER, ruleset->game));
  double most = -G_MAXDOUBLE;
  double value = -G_MAXDOUBLE;
  TableeRandom random;

  tablee_random_seed (&random, 1);
  tablee_thought_init (memory, ruleset, view, TABLEE_LEVEL_MASTER, 1, &random);
  g_assert_false (tablee_thought_go_on (memory));
  g_assert_cmpuint (tablee_thought_advice (memory, advice), ==, 0);
  tablee_thought_init (memory, ruleset, view, TABLEE_LEVEL_MASTER, 0, &random);
  g_assert_false (tablee_thought_go_on (memory));
  g_assert_cmpuint (tablee_thought_advice (memory, advice), ==, count);
  for (gsize i = 0; i < count; i++)
    {
      g_assert_cmpuint (advice[i].visits, ==, 1);
      most = MAX (most, advice[i].mean);
      if (advice[i].action == action)
        value = advice[i].mean;
    }
  g_assert_cmpfloat (value, ==, most);
}

/* Where Martian 12s is solved, the master plays what was solved. */
static void
test_exact (void)
{
  const TableeGame *game = tablee_games_find ("martian-12s");
  const TableeThinking *thinking = tablee_games_heuristics (game)->thinking;
  const Case master = { game, TABLEE_LEVEL_MASTER };
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, game->min_seats, NULL, NULL);
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  g_autofree void *scratch = g_malloc (tablee_ai_scratch_size (game));
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  TableeRandom random;
  int solved = 0;

  tablee_random_seed (&random, 5);
  game->deal (ruleset, state, &random, NULL);
  while (!tablee_game_over (ruleset, state))
    {
      gsize count = game->legal (ruleset, state, actions);
      TableeAction action = actions[tablee_random_below (&random, (guint32) count)];

      memcpy (view, state, game->state_size);
      game->conceal (ruleset, view, tablee_game_to_move (ruleset, state));
      if (count > 1 && thinking->exact (ruleset, view))
        {
          action = decide (&master, ruleset, view, 1);
          g_assert_cmpuint (action, ==, tablee_ai_choose (ruleset, view, TABLEE_SKILL_BEST, &random, scratch));
          assert_solved (ruleset, view, action, count);
          solved++;
        }
      game->apply (ruleset, state, action, NULL);
    }
  g_assert_cmpint (solved, >, 0);
}

/* How often each temper chooses otherwise than a steady player, in one game. */
static void
count_others (const Case          *test,
              const TableeRuleset *ruleset,
              guint64              seed,
              guint                others[TABLEE_N_TEMPERS])
{
  const TableeGame *game = test->game;
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  TableeRandom dice;

  tablee_random_seed (&dice, seed);
  game->deal (ruleset, state, &dice, NULL);
  while (!tablee_game_over (ruleset, state))
    {
      TableeAction steady;

      memcpy (view, state, game->state_size);
      game->conceal (ruleset, view, tablee_game_to_move (ruleset, state));
      steady = decide (test, ruleset, view, 3);
      for (int temper = 0; temper < TABLEE_N_TEMPERS; temper++)
        {
          TableeAction action = decide_as (test, ruleset, view, (TableeTemper) temper, 3);

          g_assert_cmpint (game->check (ruleset, view, action), ==, TABLEE_REASON_NONE);
          g_assert_cmpuint (decide_as (test, ruleset, view, (TableeTemper) temper, 3), ==, action);
          others[temper] += action != steady;
        }
      game->apply (ruleset, state, steady, NULL);
    }
}

/* A temper chooses differently somewhere, the same each time, and only what is legal. */
static void
test_temper (gconstpointer data)
{
  enum { GAMES = 12 };
  const Case *test = data;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (test->game, MAX (test->game->min_seats, 2), NULL, NULL);
  guint others[TABLEE_N_TEMPERS] = { 0 };

  for (guint64 seed = 0; seed < GAMES; seed++)
    count_others (test, ruleset, seed, others);
  for (int temper = 0; temper < TABLEE_N_TEMPERS; temper++)
    g_assert_cmpint (others[temper] > 0, ==, temper != TABLEE_TEMPER_STEADY);
}

static guint
count_slices (const TableeRuleset *ruleset,
              const void          *view,
              int                  part,
              gboolean             dwells)
{
  g_autofree void *memory = g_malloc (tablee_thought_size (TABLEE_LEVEL_MASTER, ruleset->game));
  TableeRandom random;
  guint slices = 1;

  tablee_random_seed (&random, 1);
  tablee_thought_init (memory, ruleset, view, TABLEE_LEVEL_MASTER, part, &random);
  if (dwells)
    tablee_thought_dwell (memory, part);
  while (tablee_thought_go_on (memory))
    slices++;
  g_assert_cmpint (ruleset->game->check (ruleset, view, tablee_thought_action (memory)), ==, TABLEE_REASON_NONE);

  return slices;
}

/* An only action is thought about as long as a choice by who is told to dwell on it, and not at all by others. Nothing else is thought
 * about any longer. */
static void
test_dwell (void)
{
  const TableeGame *game = tablee_games_find ("space-beans");
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, 3, NULL, NULL);
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  TableeRandom random;
  guint chosen = 0;
  guint dwelt = 0;

  tablee_random_seed (&random, 5);
  game->deal (ruleset, state, &random, NULL);
  for (int decision = 0; decision < 40; decision++)
    {
      gsize count = game->legal (ruleset, state, actions);
      guint *slices = count == 1 ? &dwelt : &chosen;

      memcpy (view, state, game->state_size);
      game->conceal (ruleset, view, tablee_game_to_move (ruleset, state));
      *slices = count_slices (ruleset, view, decision % 2, TRUE);
      g_assert_cmpuint (count_slices (ruleset, view, decision % 2, FALSE), ==, count == 1 ? 1 : *slices);
      g_assert_true (chosen == 0 || dwelt == 0 || chosen == dwelt);
      game->apply (ruleset, state, actions[tablee_random_below (&random, (guint32) count)], NULL);
    }
  g_assert_cmpuint (dwelt, >, 1);
  g_assert_cmpuint (chosen, >, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/thought/levels", test_levels);
  g_test_add_func ("/ai/thought/exact", test_exact);
  g_test_add_func ("/ai/thought/dwell", test_dwell);
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    for (int level = 0; level < TABLEE_N_LEVELS; level++)
      {
        const char *id = tablee_level_traits ((TableeLevel) level)->id;
        g_autofree char *path = g_strdup_printf ("/ai/thought/%s/%s", tablee_games[i]->id, id);
        Case *test = g_new (Case, 1);

        *test = (Case){ .game = tablee_games[i], .level = (TableeLevel) level };
        g_test_add_data_func_full (path, test, test_thought, g_free);
      }

  for (gsize i = 0; tablee_games[i] != NULL; i++)
    if (tablee_games_heuristics (tablee_games[i])->lean != NULL)
      {
        g_autofree char *path = g_strdup_printf ("/ai/thought/%s/temper", tablee_games[i]->id);
        Case *test = g_new (Case, 1);

        *test = (Case){ .game = tablee_games[i], .level = TABLEE_LEVEL_MEDIUM };
        g_test_add_data_func_full (path, test, test_temper, g_free);
      }

  return g_test_run ();
}
