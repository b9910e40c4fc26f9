/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How strong computers are said to be, and that more strength is found where more is asked for. */
#include "ai/anchors.h"
#include "ai/rating.h"
#include "ai/thought.h"
#include "games/catalogue.h"
#include "notation/notation.h"

#include <glib.h>
#include <math.h>
#include <string.h>

enum
{
  MATCH = 300,
  DRAWS = 20000,
  WIDE = 60,   /* between two steps of slack nobody is stronger by more than that, from the easy level on */
};

/* Step by step, from who plays at random to the master, everybody is stronger than the one before. */
static void
test_order (gconstpointer data)
{
  const TableeGame *game = data;

  for (int seats = MAX (game->min_seats, 2); seats <= game->max_seats; seats++)
    {
      double last = tablee_anchor_rating (game, seats, TABLEE_LEVEL_RANDOM, 0, TABLEE_TEMPER_STEADY);

      for (int level = TABLEE_LEVEL_BEGINNER; level < TABLEE_N_LEVELS; level++)
        for (int slack = TABLEE_SLACK_STEPS - 1; slack >= 0; slack--)
          {
            double rating = tablee_anchor_rating (game, seats, (TableeLevel) level, slack, TABLEE_TEMPER_STEADY);

            g_assert_cmpfloat (rating, >, last);
            if (level > TABLEE_LEVEL_BEGINNER)
              g_assert_cmpfloat (rating, <, last + WIDE);
            g_assert_cmpfloat (tablee_anchor_deviation (game, seats, (TableeLevel) level, slack), >, 0);
            last = rating;
          }
      g_assert_cmpfloat (tablee_anchor_rating (game, seats, TABLEE_LEVEL_MEDIUM, 0, TABLEE_TEMPER_STEADY), ==, TABLEE_ANCHOR_MEDIUM);
    }
}

/* Whoever is asked for is found, with any temper; beyond the ends there is nobody. */
static void
test_finding (gconstpointer data)
{
  const TableeGame *game = data;
  int seats = MAX (game->min_seats, 2);
  TableeLevel level;
  int slack;

  for (int temper = 0; temper < TABLEE_N_TEMPERS; temper++)
    for (double rating = 1250; rating <= 1650; rating += 7)
      {
        tablee_anchor_find (game, seats, rating, (TableeTemper) temper, &level, &slack);
        g_assert_cmpfloat_with_epsilon (tablee_anchor_rating (game, seats, level, slack, (TableeTemper) temper), rating, WIDE / 2.0);
      }

  tablee_anchor_find (game, seats, 1500, TABLEE_TEMPER_STEADY, &level, &slack);
  g_assert_cmpint (level, ==, TABLEE_LEVEL_MEDIUM);
  g_assert_cmpint (slack, ==, 0);
  tablee_anchor_find (game, seats, 5000, TABLEE_TEMPER_STEADY, &level, &slack);
  g_assert_cmpint (level, ==, TABLEE_LEVEL_MASTER);
  g_assert_cmpint (slack, ==, 0);
  tablee_anchor_find (game, seats, -5000, TABLEE_TEMPER_STEADY, &level, &slack);
  g_assert_cmpint (level, ==, TABLEE_LEVEL_BEGINNER);
  g_assert_cmpint (slack, ==, TABLEE_SLACK_STEPS - 1);
}

/* How many of a row of decisions are made as the level below makes them: as much slack as there is; in Al Cabohne a master makes fewer than that. */
static void
test_drawing (gconstpointer data)
{
  const TableeGame *game = data;
  TableeRandom random;

  tablee_random_seed (&random, 1);
  for (int level = TABLEE_LEVEL_BEGINNER; level < TABLEE_N_LEVELS; level++)
    for (int slack = 0; slack < TABLEE_SLACK_STEPS; slack++)
      {
        double kept = 1 - (double) slack / TABLEE_SLACK_STEPS;
        gboolean early = level == TABLEE_LEVEL_MASTER && g_str_equal (game->id, "al-cabohne");
        int own = 0;

        for (int i = 0; i < DRAWS; i++)
          {
            TableeLevel drawn = tablee_level_draw ((TableeLevel) level, slack, game, &random);

            g_assert_true ((int) drawn == level || (int) drawn == level - 1);
            own += (int) drawn == level;
          }
        g_assert_cmpfloat_with_epsilon ((double) own / DRAWS, early ? pow (kept, 1.5) : kept, 0.02);
      }
  g_assert_cmpint (tablee_level_draw (TABLEE_LEVEL_RANDOM, 19, game, &random), ==, TABLEE_LEVEL_RANDOM);
}

/* Returns: the share of the wins of the player with @slack against one without, of the same level */
static double
play_match (const TableeGame *game,
            TableeLevel       level,
            int               slack)
{
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, 2, NULL, NULL);
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  g_autofree void *memory = g_malloc (tablee_thought_decide_size (level, game));
  double won = 0;

  for (int i = 0; i < MATCH; i++)
    {
      TableeScoreSheet sheet;
      TableeRandom random;
      int seat;

      tablee_random_seed (&random, (uint64_t) i);
      game->deal (ruleset, state, &random, NULL);
      while ((seat = tablee_game_to_move (ruleset, state)) != TABLEE_NOBODY)
        {
          TableeLevel own = tablee_level_draw (level, seat == i % 2 ? slack : 0, game, &random);

          memcpy (view, state, game->state_size);
          game->conceal (ruleset, view, seat);
          game->apply (ruleset, state, tablee_thought_decide (memory, ruleset, view, own, TABLEE_TEMPER_STEADY, &random), NULL);
        }
      game->score (ruleset, state, &sheet);
      won += sheet.ranks[i % 2] < sheet.ranks[1 - i % 2] ? 1 : sheet.ranks[i % 2] == sheet.ranks[1 - i % 2] ? 0.5 : 0;
    }

  return won / MATCH;
}

/* What the table says of a player between two levels is what comes of a match: within four standard errors, and what the table cannot know. */
static void
test_between (void)
{
  const TableeGame *game = tablee_games_find ("space-beans");

  for (int slack = 5; slack < TABLEE_SLACK_STEPS; slack += 5)
    {
      double expected = tablee_rating_expect (tablee_anchor_rating (game, 2, TABLEE_LEVEL_MEDIUM, slack, TABLEE_TEMPER_STEADY),
                                              TABLEE_ANCHOR_MEDIUM);
      double share = play_match (game, TABLEE_LEVEL_MEDIUM, slack);

      g_test_message ("slack %d: %.3f, by the table %.3f", slack, share, expected);
      g_assert_cmpfloat_with_epsilon (share, expected, 0.14);
    }
}

/* Strength grows evenly from each level to the next one. */
static void
test_even (gconstpointer data)
{
  const TableeGame *game = data;

  for (int level = TABLEE_LEVEL_BEGINNER; level < TABLEE_N_LEVELS; level++)
    {
      double below = tablee_anchor_rating (game, 2, (TableeLevel) (level - 1), 0, TABLEE_TEMPER_STEADY);
      double step = tablee_anchor_rating (game, 2, (TableeLevel) level, 0, TABLEE_TEMPER_STEADY) - below;

      for (int slack = 0; slack < TABLEE_SLACK_STEPS; slack++)
        g_assert_cmpfloat_with_epsilon (tablee_anchor_rating (game, 2, (TableeLevel) level, slack, TABLEE_TEMPER_STEADY),
                                        below + step * (TABLEE_SLACK_STEPS - slack) / TABLEE_SLACK_STEPS, 0.01);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (const TableeGame *const *game = tablee_games; *game != NULL; game++)
    {
      g_autofree char *order = g_strdup_printf ("/anchors/%s/order", (*game)->id);
      g_autofree char *finding = g_strdup_printf ("/anchors/%s/finding", (*game)->id);
      g_autofree char *even = g_strdup_printf ("/anchors/%s/even", (*game)->id);
      g_autofree char *drawing = g_strdup_printf ("/anchors/%s/drawing", (*game)->id);

      g_test_add_data_func (order, *game, test_order);
      g_test_add_data_func (finding, *game, test_finding);
      g_test_add_data_func (even, *game, test_even);
      g_test_add_data_func (drawing, *game, test_drawing);
    }
  g_test_add_func ("/anchors/between", test_between);

  return g_test_run ();
}
