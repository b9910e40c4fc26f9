/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer makes of positions: where the answer is plain, and what holds everywhere. */
#include "games/bean-chains/mind/gains.h"
#include "games/bean-chains/mind/weigh.h"
#include "script.h"

typedef struct
{
  const char *position;
  const char *action;
  gboolean    debatable;  /* who looks further ahead may see it otherwise */
} Plain;

#define MIDDLE ", 'turn': 2"
#define LAST ", 'turn': 19, 'draw': ['B']"

static const Plain plain[] = {
  /* The chain that brings no more, not those that grow. */
  { "'phase': 'sell', 'pending': 'R', 'from': 'play',"
    "'players': [ { 'hand': ['R'], 'chains': [['S', 8], ['C', 5], ['B', 5]] }, {} ]" MIDDLE, "sell S" },
  /* A leftover for a chain that it brings to a step. */
  { "'phase': 'leftovers', 'trade': ['S'], 'players': [ { 'hand': ['R'], 'chains': [['S', 4], ['C', 5], ['B', 5]] }, {} ]" MIDDLE,
    "chain S" },
  /* What the other waits for is better kept from it. */
  { "'phase': 'trade', 'trade': ['R'], 'players': [ { 'chains': [['R', 2]] }, { 'chains': [['R', 4]] } ]" MIDDLE, "chain R" },
  /* In the last turn a card that forces a sale is welcome. */
  { "'phase': 'trade', 'trade': ['R'], 'players': [ { 'chains': [['S', 7], ['C', 5], ['B', 5]] }, {} ]" LAST, "chain R" },
  { "'phase': 'play-more', 'players': [ { 'hand': ['R'], 'chains': [['S', 8], ['C', 9], ['B', 10]] }, {} ]" LAST, "play" },
  /* And one that would break a growing chain for nothing is not, before. */
  { "'phase': 'discard', 'removed': ['g', 'g', 'g', 'g', 'g'],"
    "'players': [ { 'hand': ['g', 'C'], 'chains': [['C', 8], ['S', 7], ['G', 6]] }, {} ]" MIDDLE, "throw 1", TRUE },
};

static TableeAction
read_action (Script     *script,
             const char *text)
{
  const TableeNotation *notation = tablee_position_get_notation (script->position);
  TableeAction action;

  g_assert_true (notation->action_read (&script->ruleset->base, script->state, text, &action));

  return action;
}

static void
test_plain (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (plain); i++)
    {
      g_autoptr (Script) script = script_new (plain[i].position);

      script_conceal (script, script->state->current);
      g_test_message ("%s", plain[i].action);
      g_assert_cmpuint (ch_weigh_sensible (script->ruleset, script->state), ==, read_action (script, plain[i].action));
    }
}

static gboolean
are_alike (Script     *script,
           const char *one,
           const char *other)
{
  return tablee_bean_chains_heuristics.thinking->alike (&script->ruleset->base, script->state, read_action (script, one), read_action (script, other));
}

/* Of cards of a kind next to each other it is no matter which one goes; of others it is. */
static void
test_alike (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'discard', 'players': [ { 'hand': ['C', 'S', 'S', 'C', 'S'], 'chains': [['B', 5]] }, {} ]" MIDDLE);

  g_assert_true (are_alike (script, "throw 2", "throw 3"));
  g_assert_true (are_alike (script, "throw 3", "throw 2"));
  g_assert_false (are_alike (script, "throw 1", "throw 4"));
  g_assert_false (are_alike (script, "throw 2", "throw 5"));
  g_assert_false (are_alike (script, "throw 2", "none"));
}

/* The expert finds them too, in the games that it imagines. */
static void
test_expert (void)
{
  const TableeHeuristics *heuristics = &tablee_bean_chains_heuristics;

  for (gsize i = 0; i < G_N_ELEMENTS (plain); i++)
    {
      g_autoptr (Script) script = script_new (plain[i].position);
      TableeAdvice advice[CH_CARDS + 1];
      TableeRandom random;
      gsize count;
      gsize best = 0;

      if (plain[i].debatable)
        continue;

      tablee_random_seed (&random, 1);
      script_conceal (script, script->state->current);
      count = heuristics->advise (&script->ruleset->base, script->state, TABLEE_SKILL_BEST, &random, NULL, advice);
      for (gsize j = 0; j < count; j++)
        {
          g_assert_cmpfloat (advice[j].value, >=, 0);
          g_assert_cmpfloat (advice[j].value, <=, 1);
          if (advice[j].value > advice[best].value)
            best = j;
        }
      g_test_message ("%s", plain[i].action);
      g_assert_cmpuint (advice[best].action, ==, read_action (script, plain[i].action));
    }
}

/* Where there is nothing to choose, what comes of it is told all the same. */
static void
test_one_action (void)
{
  g_autoptr (Script) script = script_deal (NULL, 5);

  script_assert_legal (script, "play");
  script_conceal (script, script->state->current);
  for (int skill = TABLEE_SKILL_EASY; skill < TABLEE_N_SKILLS; skill++)
    {
      TableeAdvice advice[CH_CARDS + 1];
      TableeRandom random;

      tablee_random_seed (&random, 6);
      g_assert_cmpuint (tablee_bean_chains_heuristics.advise (&script->ruleset->base, script->state, (TableeSkill) skill, &random,
                                                              NULL, advice), ==, 1);
      g_assert_cmpfloat (advice[0].value, >=, 0);
      g_assert_cmpfloat (advice[0].value, <=, 1);
    }
}

static void
check_position (Script             *script,
                const TableeAction *actions,
                gsize               count)
{
  const TableeHeuristics *heuristics = &tablee_bean_chains_heuristics;
  ChState view = *script->state;
  double shares[CH_SEATS];
  double weights[CH_CARDS + 1];

  tablee_bean_chains_game.conceal (&script->ruleset->base, &view, view.current);
  heuristics->evaluate (&script->ruleset->base, &view, shares);
  g_assert_cmpfloat_with_epsilon (shares[0] + shares[1], 1, 1e-9);
  g_assert_true (shares[0] >= 0 && shares[1] >= 0);
  if (count == 0)
    return;

  heuristics->weigh (&script->ruleset->base, &view, actions, count, weights);
  for (gsize i = 0; i < count; i++)
    g_assert_true (weights[i] >= 0 && weights[i] <= 1);
}

/* Shares add up, weights are weights, and a longer chain is never worth less. */
static void
test_random_games (void)
{
  const TableeGame *game = &tablee_bean_chains_game;
  TableeAction actions[CH_CARDS + 1];
  TableeRandom random;

  tablee_random_seed (&random, 4);
  for (guint64 seed = 0; seed < 50; seed++)
    {
      g_autoptr (Script) script = script_deal (seed % 2 == 0 ? NULL : "{ \"chains\": 2, \"final_sale\": true }", seed);
      gsize count;

      while ((count = game->legal (&script->ruleset->base, script->state, actions)) > 0)
        {
          ChOutlook outlook;

          check_position (script, actions, count);
          ch_look (&outlook, script->ruleset, script->state, script->state->current);
          for (int bean = 0; bean < CH_BEANS; bean++)
            for (int length = 0; length < ch_copies (bean); length++)
              g_assert_cmpfloat (ch_outlook_chain (&outlook, bean, length + 1), >=, ch_outlook_chain (&outlook, bean, length));
          game->apply (&script->ruleset->base, script->state, actions[tablee_random_below (&random, (guint32) count)], NULL);
        }
      check_position (script, actions, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/bean-chains/plain-positions", test_plain);
  g_test_add_func ("/ai/bean-chains/alike-positions", test_alike);
  g_test_add_func ("/ai/bean-chains/plain-positions-for-the-expert", test_expert);
  g_test_add_func ("/ai/bean-chains/one-action", test_one_action);
  g_test_add_func ("/ai/bean-chains/random-games", test_random_games);

  return g_test_run ();
}
