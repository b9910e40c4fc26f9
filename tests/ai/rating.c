/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ratings by Glicko-2. */
#include "ai/rating.h"

#include <glib.h>

/* The example of Glickman's paper, with its numbers. */
static void
test_example (void)
{
  static const TableePairing pairings[] = { { 1400, 30, 1, 1 }, { 1550, 100, 0, 1 }, { 1700, 300, 0, 1 } };
  TableeRating rating = { .value = 1500, .deviation = 200, .volatility = 0.06 };

  tablee_rating_play (&rating, pairings, G_N_ELEMENTS (pairings));

  g_assert_cmpfloat_with_epsilon (rating.value, 1464.06, 0.01);
  g_assert_cmpfloat_with_epsilon (rating.deviation, 151.52, 0.01);
  g_assert_cmpfloat_with_epsilon (rating.volatility, 0.05999, 0.00001);
}

/* What was to be expected moves nothing; what was not, the more, the less is known. */
static void
test_surprises (void)
{
  TableePairing even = { 1500, 30, 0.5, 1 };
  TableePairing won = { 1500, 30, 1, 1 };
  TableeRating unknown = tablee_rating_begin ();
  TableeRating known = { 1500, 60, 0.06 };
  TableeRating steady = { 1500, 60, 0.06 };

  tablee_rating_play (&unknown, &won, 1);
  tablee_rating_play (&known, &won, 1);
  tablee_rating_play (&steady, &even, 1);

  g_assert_cmpfloat (unknown.value, >, known.value + 50);
  g_assert_cmpfloat (known.value, >, 1505);
  g_assert_cmpfloat_with_epsilon (steady.value, 1500, 0.001);
  g_assert_cmpfloat (unknown.deviation, <, 300);
}

/* A long row of wins ends at a number, and an evening of surprises raises the volatility. */
static void
test_many (void)
{
  TableePairing won = { 1500, 30, 1, 1 };
  TableePairing wonder = { 2800, 30, 1, 1 };
  TableeRating rating = tablee_rating_begin ();
  double volatility;

  for (int i = 0; i < 2000; i++)
    {
      double before = rating.value;

      tablee_rating_play (&rating, &won, 1);
      g_assert_cmpfloat (rating.value, >, before);
    }
  g_assert_cmpfloat (rating.value, <, 3500);

  rating = (TableeRating){ 1500, 60, 0.06 };
  volatility = rating.volatility;
  for (int i = 0; i < 5; i++)
    tablee_rating_play (&rating, &wonder, 1);
  g_assert_cmpfloat (rating.volatility, >, volatility);
}

/* Three years make whoever was known well as unknown as at first, and no more. */
static void
test_waiting (void)
{
  TableeRating rating = { 1620, 60, 0.06 };

  tablee_rating_wait (&rating, 0);
  g_assert_cmpfloat_with_epsilon (rating.deviation, 60, 0.001);
  tablee_rating_wait (&rating, -5);
  g_assert_cmpfloat_with_epsilon (rating.deviation, 60, 0.001);
  tablee_rating_wait (&rating, 100);
  g_assert_cmpfloat_with_epsilon (rating.deviation, 120.2, 0.5);
  tablee_rating_wait (&rating, 1000);
  g_assert_cmpfloat_with_epsilon (rating.deviation, 350, 0.001);
  g_assert_cmpfloat_with_epsilon (rating.value, 1620, 0.001);
}

/* Who is ahead of three in one game has shown less than who has won three games, and more than who has won one. */
static void
test_several (void)
{
  TableePairing pairings[3];
  TableeRating one = tablee_rating_begin ();
  TableeRating game = tablee_rating_begin ();
  TableeRating games = tablee_rating_begin ();

  for (int i = 0; i < 3; i++)
    pairings[i] = (TableePairing){ 1500, 0, 1, 1 };
  tablee_rating_play (&one, pairings, 1);
  tablee_rating_play (&games, pairings, 3);
  for (int i = 0; i < 3; i++)
    pairings[i].weight = tablee_rating_weight (3);
  tablee_rating_play (&game, pairings, 3);

  g_assert_cmpfloat (tablee_rating_weight (1), ==, 1);
  g_assert_cmpfloat (one.value, <, game.value);
  g_assert_cmpfloat (game.value, <, games.value);
  g_assert_cmpfloat (one.deviation, >, game.deviation);
  g_assert_cmpfloat (game.deviation, >, games.deviation);
}

static void
test_expecting (void)
{
  g_assert_cmpfloat_with_epsilon (tablee_rating_expect (1500, 1500), 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (tablee_rating_expect (1900, 1500), 10.0 / 11, 1e-9);
  g_assert_cmpfloat_with_epsilon (tablee_rating_expect (1500, 1900), 1.0 / 11, 1e-9);
}

/* Luce: who wins among several is who would win among two. */
static void
test_sharing (void)
{
  static const double equal[] = { 1500, 1500, 1500 };
  static const double mixed[] = { 1900, 1500 };

  g_assert_cmpfloat_with_epsilon (tablee_rating_share (1500, equal, 3), 0.25, 1e-9);
  g_assert_cmpfloat_with_epsilon (tablee_rating_share (1700, equal, 1), tablee_rating_expect (1700, 1500), 1e-9);
  g_assert_cmpfloat_with_epsilon (tablee_rating_share (1500, mixed, 2), 1.0 / 12, 1e-9);
  g_assert_cmpfloat_with_epsilon (tablee_rating_share (1500, NULL, 0), 1, 1e-9);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rating/example", test_example);
  g_test_add_func ("/rating/surprises", test_surprises);
  g_test_add_func ("/rating/many", test_many);
  g_test_add_func ("/rating/waiting", test_waiting);
  g_test_add_func ("/rating/several", test_several);
  g_test_add_func ("/rating/expecting", test_expecting);
  g_test_add_func ("/rating/sharing", test_sharing);

  return g_test_run ();
}
