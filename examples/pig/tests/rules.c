/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each ruling of Pig. */
#include "../rules.h"

#include "notation/notation.h"

static TableeRuleset *ruleset;

static PigState
state_with (int points,
            int turn)
{
  PigState state = { .turn = (gint16) turn };

  tablee_random_seed (&state.chance, 1);
  state.seats[0].points = (gint16) points;

  return state;
}

static void
test_first_roll (void)
{
  PigState state = state_with (0, 0);

  g_assert_cmpint (tablee_pig_game.check (ruleset, &state, PIG_ACTION_HOLD), ==, PIG_REASON_NOTHING);
  g_assert_cmpint (tablee_pig_game.check (ruleset, &state, PIG_ACTION_ROLL), ==, TABLEE_REASON_NONE);
  state.turn = 2;
  g_assert_cmpint (tablee_pig_game.check (ruleset, &state, PIG_ACTION_HOLD), ==, TABLEE_REASON_NONE);
}

static void
test_enough (void)
{
  PigState state = state_with (95, 5);

  g_assert_cmpint (tablee_pig_game.check (ruleset, &state, PIG_ACTION_ROLL), ==, PIG_REASON_ENOUGH);
  tablee_pig_game.apply (ruleset, &state, PIG_ACTION_HOLD, NULL);
  g_assert_true (tablee_game_over (ruleset, &state));
  g_assert_cmpint (state.seats[0].points, ==, 100);
  g_assert_cmpint (tablee_pig_game.check (ruleset, &state, PIG_ACTION_HOLD), ==, TABLEE_REASON_OVER);
}

/* Whatever the die shows: a 1 takes the turn and its points, anything else adds to them. */
static void
test_roll (void)
{
  for (guint64 seed = 0; seed < 100; seed++)
    {
      PigState state = state_with (10, 8);
      TableeEvent items[3];
      TableeEventList events = { .items = items, .capacity = G_N_ELEMENTS (items) };

      tablee_random_seed (&state.chance, seed);
      tablee_pig_game.apply (ruleset, &state, PIG_ACTION_ROLL, &events);
      g_assert_cmpint (items[0].args[0], >=, 1);
      g_assert_cmpint (items[0].args[0], <=, PIG_FACES);
      g_assert_cmpint (state.seats[0].points, ==, 10);
      g_assert_cmpint (state.turn, ==, items[0].args[0] == 1 ? 0 : 8 + items[0].args[0]);
      g_assert_cmpint (items[0].args[1], ==, state.turn);
      g_assert_cmpint (state.current, ==, items[0].args[0] == 1);
      g_assert_cmpuint (events.count, ==, items[0].args[0] == 1 ? 3 : 1);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  ruleset = tablee_ruleset_new (&tablee_pig_game, 2, NULL, NULL);

  g_test_add_func ("/pig/PIG-R1/first-roll", test_first_roll);
  g_test_add_func ("/pig/PIG-R2/enough", test_enough);
  g_test_add_func ("/pig/roll", test_roll);

  status = g_test_run ();
  tablee_ruleset_unref (ruleset);

  return status;
}
