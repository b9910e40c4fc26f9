/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What plain games begin with, tried with a game of the test's own. */
#include <glib.h>

#include <string.h>

#include "engine/plain.h"

/* A wager: one point for certain, or three for the toss of a coin. Who has five wins. */

enum
{
  SEATS = 3,
  ENOUGH = 5,
  PRIZE = 3,
  SURE = 0,
  TOSS = 1,
  PLAYING = 0,
  OVER = 1,
};

typedef struct
{
  TableeRandom chance;
  uint8_t      phase;
  int8_t       current;
  int16_t      points[TABLEE_MAX_SEATS];
} Wager;

static int applied;
static bool has_bank;  /* a column beside the seats, which wins everything */

static size_t
legal (const TableeRuleset *ruleset,
       const void          *state,
       TableeAction        *actions)
{
  actions[0] = SURE;
  actions[1] = TOSS;

  return 2;
}

static void
apply (const TableeRuleset *ruleset,
       void                *data,
       TableeAction         action,
       TableeEventList     *events)
{
  Wager *state = data;
  int gain = action == SURE ? 1 : tablee_random_below (&state->chance, 2) == 0 ? PRIZE : 0;

  applied++;
  state->points[state->current] = (int16_t) (state->points[state->current] + gain);
  if (state->points[state->current] >= ENOUGH)
    state->phase = OVER;
}

static void
score (const TableeRuleset *ruleset,
       const void          *data,
       TableeScoreSheet    *sheet)
{
  static const char *const ids[] = { "points", NULL };
  const Wager *state = data;

  tablee_score_sheet_begin (sheet, ids, ruleset->seats + has_bank, state->phase == OVER);
  for (int seat = 0; seat < ruleset->seats; seat++)
    sheet->row[0].values[seat] = state->points[seat];
  if (has_bank)
    sheet->row[0].values[ruleset->seats] = ENOUGH;
  tablee_score_sheet_finish (sheet);
}

static void
evaluate (const TableeRuleset *ruleset,
          const void          *view,
          double              *out)
{
  for (int seat = 0; seat < ruleset->seats; seat++)
    out[seat] = ((const Wager *) view)->points[seat] / 10.0;
}

static const TableeGame game = {
  .id = "wager",
  .state_size = sizeof (Wager),
  .head = TABLEE_STATE_HEAD (Wager, OVER),
  .max_actions = 2,
  .legal = legal,
  .apply = apply,
  .conceal = tablee_plain_conceal,
  .resample = tablee_plain_resample,
  .score = score,
};

static const TableeHeuristics heuristics = {
  .game = &game,
  .scratch_size = sizeof (Wager),
  .reward = tablee_plain_reward,
  .evaluate = evaluate,
};

static const TableeRuleset ruleset = { .game = &game, .seats = SEATS, .first = TABLEE_NOBODY };

static Wager
deal (const TableeRuleset *rules,
      uint64_t             seed)
{
  TableeRandom chance;
  Wager state;

  tablee_random_seed (&chance, seed);
  memset (&state, 0xff, sizeof state);
  tablee_plain_deal (rules, &state, &chance);

  return state;
}

/* Whatever was there before is gone; the seat that begins is drawn, each now and then, and not where an option says it. */
static void
test_deal (void)
{
  int begun[SEATS] = { 0 };
  TableeRuleset told = ruleset;

  told.first = 2;
  for (uint64_t seed = 0; seed < 100; seed++)
    {
      TableeRandom chance;
      Wager state = deal (&ruleset, seed), told_state = deal (&told, seed);

      tablee_random_seed (&chance, seed);
      g_assert_cmpmem (&told_state.chance, sizeof chance, &chance, sizeof chance);
      g_assert_cmpint (told_state.current, ==, 2);
      g_assert_cmpint (tablee_random_below (&chance, SEATS), ==, state.current);
      g_assert_cmpmem (&state.chance, sizeof chance, &chance, sizeof chance);
      g_assert_cmpint (state.phase, ==, PLAYING);
      for (int seat = 0; seat < TABLEE_MAX_SEATS; seat++)
        g_assert_cmpint (state.points[seat], ==, 0);
      begun[state.current]++;
    }
  for (int seat = 0; seat < SEATS; seat++)
    g_assert_cmpint (begun[seat], >, 0);
}

/* Nobody knows what chance brings, and that is all that nobody knows. */
static void
test_views (void)
{
  Wager state = deal (&ruleset, 3), truth, again;
  Wager other = state;
  TableeRandom random, same;

  tablee_random_next (&other.chance);
  state.points[1] = other.points[1] = 4;
  tablee_plain_conceal (&ruleset, &state, 0);
  tablee_plain_conceal (&ruleset, &other, TABLEE_NOBODY);
  g_assert_cmpmem (&state, sizeof state, &other, sizeof other);
  g_assert_true (tablee_random_concealed (&state.chance));
  g_assert_cmpint (state.points[1], ==, 4);

  tablee_random_seed (&random, 8);
  same = random;
  truth = again = state;
  tablee_plain_resample (&ruleset, &truth, 0, &random);
  tablee_plain_resample (&ruleset, &again, 2, &same);
  g_assert_false (tablee_random_concealed (&truth.chance));
  g_assert_cmpmem (&truth, sizeof truth, &again, sizeof again);
  tablee_plain_resample (&ruleset, &again, 0, &random);
  g_assert_cmpint (memcmp (&truth.chance, &again.chance, sizeof truth.chance), !=, 0);
  truth.chance = state.chance;
  g_assert_cmpmem (&truth, sizeof truth, &state, sizeof state);
}

static void
assert_reward (int    a,
               int    b,
               int    c,
               double wins_a,
               double wins_b,
               double wins_c)
{
  Wager state = { .phase = OVER, .points = { (int16_t) a, (int16_t) b, (int16_t) c } };
  double out[TABLEE_MAX_SEATS];

  tablee_plain_reward (&ruleset, &state, out);
  g_assert_cmpfloat (out[0], ==, wins_a);
  g_assert_cmpfloat (out[1], ==, wins_b);
  g_assert_cmpfloat (out[2], ==, wins_c);
}

static void
test_reward (void)
{
  assert_reward (2, 5, 4, 0, 1, 0);
  assert_reward (5, 5, 4, 0.5, 0.5, 0);
  assert_reward (4, 4, 4, 1.0 / 3, 1.0 / 3, 1.0 / 3);
  has_bank = true;
  assert_reward (2, 4, 3, 0, 0, 0);
  assert_reward (5, 4, 3, 0.5, 0, 0);
  has_bank = false;
}

/* The more truths are tried the better the skill; the view stays as it is, and the same chance gives the same advice. */
static void
test_advise (void)
{
  static const int truths[TABLEE_N_SKILLS] = { 0, 1, 4, 64, 256 };
  Wager view = { .current = 1 }, before, scratch;

  tablee_random_conceal (&view.chance);
  before = view;
  for (int skill = 0; skill < TABLEE_N_SKILLS; skill++)
    {
      TableeRandom random, same;
      TableeAdvice advice[2], again[2];

      tablee_random_seed (&random, 5);
      same = random;
      applied = 0;
      g_assert_cmpuint (tablee_plain_advise (&heuristics, &ruleset, &view, (TableeSkill) skill, &random, &scratch, advice), ==, 2);
      g_assert_cmpint (applied, ==, 2 * truths[skill]);
      g_assert_cmpint (advice[0].action, ==, SURE);
      g_assert_cmpint (advice[1].action, ==, TOSS);
      g_assert_cmpfloat_with_epsilon (advice[0].value, skill == TABLEE_SKILL_RANDOM ? 0 : 0.1, 1e-9);
      g_assert_cmpmem (&view, sizeof view, &before, sizeof before);
      tablee_plain_advise (&heuristics, &ruleset, &view, (TableeSkill) skill, &same, &scratch, again);
      g_assert_cmpfloat (advice[1].value, ==, again[1].value);
      if (skill == TABLEE_SKILL_BEST)
        g_assert_cmpfloat_with_epsilon (advice[1].value, PRIZE / 20.0, 0.03);
    }
}

/* What ends the game is worth what is won, not what is thought of it. */
static void
test_last_action (void)
{
  Wager view = { .current = 1, .points = { 0, ENOUGH - 1, 0 } }, scratch;
  TableeAdvice advice[2];
  TableeRandom random;

  tablee_random_seed (&random, 5);
  tablee_plain_advise (&heuristics, &ruleset, &view, TABLEE_SKILL_BEST, &random, &scratch, advice);
  g_assert_cmpfloat (advice[SURE].value, ==, 1);
  g_assert_cmpfloat (advice[TOSS].value, >, 0.5);
  g_assert_cmpfloat (advice[TOSS].value, <, 0.9);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/plain/deal", test_deal);
  g_test_add_func ("/engine/plain/views", test_views);
  g_test_add_func ("/engine/plain/reward", test_reward);
  g_test_add_func ("/engine/plain/advise", test_advise);
  g_test_add_func ("/engine/plain/last-action", test_last_action);

  return g_test_run ();
}
