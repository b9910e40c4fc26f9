/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer thinks of Space Beans. */
#include "script.h"

#include <math.h>

enum
{
  GAMES = 4,     /* for each number of seats */
  EVERY = 31,    /* one position in so many is looked at */
};

/* What @level would play where the script stands, as seen by the seat that decides. */
static TableeAction
choice_of (Script      *script,
           TableeSkill  level)
{
  const TableeGame *game = &tablee_space_beans_game;
  TableeAdvice advice[SB_MAX_ACTIONS];
  SbState view = script->state;
  TableeRandom random;
  gsize best = 0;
  gsize count;

  tablee_random_seed (&random, 3);
  game->conceal (&script->ruleset.base, &view, view.current);
  count = tablee_space_beans_heuristics.advise (&script->ruleset.base, &view, level, &random, NULL, advice);
  for (gsize i = 1; i < count; i++)
    if (advice[i].value > advice[best].value)
      best = i;

  return advice[best].action;
}

static void
assert_choice (Script     *script,
               const char *move)
{
  g_autofree char *chosen = script_write (choice_of (script, TABLEE_SKILL_BEST));

  g_assert_cmpstr (chosen, ==, move);
}

/* The end is within reach, and the lead is sure. */
static void
test_ends_ahead (void)
{
  Script script;

  script_begin_close (&script, "B5 B1 B2 B3 B4", NULL, "D4 D6");
  script_seat (&script, 0)->points = script_cards ("K9 K8 K8");
  script_seat (&script, 1)->points = script_cards ("L9 L8");
  script_fill_draw (&script);
  assert_choice (&script, "close");
}

/* Ending the game would lose it. */
static void
test_does_not_end_behind (void)
{
  Script script;

  script_begin_close (&script, "B1", NULL, "B9 D4");
  script.ruleset.bonus = 0;
  script_seat (&script, 0)->points = script_cards ("K9 K8 K8 L4");
  script_seat (&script, 1)->points = script_cards ("L9 L8 L8 L3");
  script_set_collections (&script, 1, "M9 M1 M2 M3 M4 M4 M5 M5 M6", NULL);
  script_fill_draw (&script);
  assert_choice (&script, "keep");
}

/* A collection that scores, and a hand that could only spoil it. */
static void
test_does_not_spoil (void)
{
  Script script;

  script_begin_close (&script, "C1 C2 C4 C4 C5 C6 C7", "M9", "C3");
  script_fill_draw (&script);
  assert_choice (&script, "close");
}

/* One card makes four of four; the other one would not. */
static void
test_completes (void)
{
  Script script;

  script_begin_close (&script, "O5 O6 O9", NULL, "O4 D4");
  script_fill_draw (&script);
  script.state.phase = SB_PHASE_PLAY;
  assert_choice (&script, "visible O4");
}

/* The neighbour gets what is passed, and waits for just this card. */
static void
test_does_not_feed (void)
{
  Script script;

  script_init (&script, 2);
  script_set_hand (&script, 0, "L6 D6");
  script_set_collections (&script, 1, "D1 D5 D6 D7 D9", NULL);
  script.state.phase = SB_PHASE_PLAY;
  script_fill_draw (&script);
  assert_choice (&script, "visible D6");
}

/* Of a view: as many shares as there is to win, weights that can be used, values that are shares. */
static void
check_view (const SbRuleset *ruleset,
            const SbState   *view)
{
  const TableeHeuristics *heuristics = &tablee_space_beans_heuristics;
  TableeAction actions[SB_MAX_ACTIONS];
  double shares[SB_MAX_SEATS];
  double weights[SB_MAX_ACTIONS];
  double sum = 0;
  gsize count = tablee_space_beans_game.legal (&ruleset->base, view, actions);

  heuristics->evaluate (&ruleset->base, view, shares);
  for (int i = 0; i < ruleset->base.seats; i++)
    sum += shares[i];
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);

  heuristics->weigh (&ruleset->base, view, actions, count, weights);
  sum = 0;
  for (gsize i = 0; i < count; i++)
    {
      g_assert_true (isfinite (weights[i]) && weights[i] >= 0);
      sum += weights[i];
    }
  g_assert_cmpfloat (sum, >, 0);
}

static void
check_advice (const SbRuleset *ruleset,
              const SbState   *view,
              TableeRandom    *random)
{
  TableeAction actions[SB_MAX_ACTIONS];
  TableeAdvice advice[SB_MAX_ACTIONS];
  gsize count = tablee_space_beans_game.legal (&ruleset->base, view, actions);

  for (int level = 0; level < TABLEE_N_SKILLS; level++)
    {
      gsize advised = tablee_space_beans_heuristics.advise (&ruleset->base, view, (TableeSkill) level, random, NULL, advice);

      g_assert_cmpuint (advised, ==, count);
      for (gsize i = 0; i < count; i++)
        {
          g_assert_cmpuint (advice[i].action, ==, actions[i]);
          g_assert_true (advice[i].value >= 0 && advice[i].value <= 1);
        }
    }
}

static void
play_any (const SbRuleset *ruleset,
          guint64          number)
{
  const TableeGame *game = &tablee_space_beans_game;
  TableeRandom random;
  SbState state;

  tablee_random_seed (&random, number);
  game->deal (&ruleset->base, &state, &random, NULL);
  for (int i = 0; !tablee_game_over (&ruleset->base, &state); i++)
    {
      TableeAction actions[SB_MAX_ACTIONS];
      gsize count = game->legal (&ruleset->base, &state, actions);

      if (i % EVERY == 0)
        {
          SbState view = state;

          game->conceal (&ruleset->base, &view, state.current);
          check_view (ruleset, &view);
          check_advice (ruleset, &view, &random);
        }
      game->apply (&ruleset->base, &state, actions[tablee_random_below (&random, (guint32) count)], NULL);
    }
}

static void
test_any_view (void)
{
  for (int seats = SB_MIN_SEATS; seats <= SB_MAX_SEATS; seats++)
    for (guint64 number = 0; number < GAMES; number++)
      {
        Script script;

        script_init (&script, seats);
        play_any (&script.ruleset, number);
      }
}

/* A win is shared by those who are level. */
static void
test_reward (void)
{
  Script script;
  double shares[SB_MAX_SEATS];

  script_init (&script, 3);
  script.state.phase = SB_PHASE_OVER;
  script_seat (&script, 0)->points = script_cards ("K9");
  script_seat (&script, 2)->points = script_cards ("L9");
  tablee_space_beans_heuristics.reward (&script.ruleset.base, &script.state, shares);
  g_assert_cmpfloat (shares[0], ==, 0.5);
  g_assert_cmpfloat (shares[1], ==, 0);
  g_assert_cmpfloat (shares[2], ==, 0.5);
}

/* Two cards of a family that go to the same collection are one thing in two ways; that they go to another one is another thing. */
static void
test_akin (void)
{
  bool (*akin) (const TableeRuleset *, const void *, TableeAction, TableeAction) = tablee_space_beans_heuristics.thinking->akin;
  Script script;

  script_init (&script, 2);
  g_assert_true (akin (&script.ruleset.base, &script.state, SB_ACTION_SECRET + script_card ("K2"), SB_ACTION_SECRET + script_card ("K7")));
  g_assert_true (akin (&script.ruleset.base, &script.state, SB_ACTION_ADD + script_card ("K2"), SB_ACTION_ADD + script_card ("K7")));
  g_assert_false (akin (&script.ruleset.base, &script.state, SB_ACTION_SECRET + script_card ("K2"), SB_ACTION_VISIBLE + script_card ("K7")));
  g_assert_false (akin (&script.ruleset.base, &script.state, SB_ACTION_SECRET + script_card ("K2"), SB_ACTION_SECRET + script_card ("L2")));
  g_assert_false (akin (&script.ruleset.base, &script.state, SB_ACTION_DRAW, SB_ACTION_NO_DRAW));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/games/space-beans/heuristics/ends-ahead", test_ends_ahead);
  g_test_add_func ("/games/space-beans/heuristics/does-not-end-behind", test_does_not_end_behind);
  g_test_add_func ("/games/space-beans/heuristics/does-not-spoil", test_does_not_spoil);
  g_test_add_func ("/games/space-beans/heuristics/completes", test_completes);
  g_test_add_func ("/games/space-beans/heuristics/does-not-feed", test_does_not_feed);
  g_test_add_func ("/games/space-beans/heuristics/any-view", test_any_view);
  g_test_add_func ("/games/space-beans/heuristics/reward", test_reward);

  g_test_add_func ("/games/space-beans/heuristics/akin", test_akin);

  return g_test_run ();
}
