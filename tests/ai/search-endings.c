/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search against exact solutions, in endings that are small enough for one. */
#include "ai/search.h"
#include "games/bean-chains/rules.h"
#include "../games/martian-12s/solver.h"

enum
{
  CHAINS_GAMES = 60,
  CHAINS_ITERATIONS = 2000,

  ROUNDS = 16,
  ROUND_ENDING = 6,   /* pulls made */
  ROUND_ITERATIONS = 10000,

  NODES = 60000,
};

/* Stakes a decision, on average. 0.02 is what is to be reached; from 0.014 to 0.030 is what other seeds and settings come to. */
static const double most_lost = 0.035;
static const double matters = 0.02;

static TableeAction
search (const TableeRuleset *ruleset,
        const void          *state,
        guint                iterations,
        guint64              seed)
{
  const TableeGame *game = ruleset->game;
  int seat = game->to_move (ruleset, state);
  gsize size = tablee_search_size (game, NODES);
  g_autofree void *memory = g_malloc (size);
  g_autofree void *view = g_memdup2 (state, game->state_size);
  TableeSearch *self;
  TableeRandom random;

  tablee_random_seed (&random, seed);
  game->conceal (ruleset, view, seat);
  self = tablee_search_init (memory, size, ruleset, view, seat, NULL, &random);
  tablee_search_run (self, iterations);

  return tablee_search_best (self);
}

/*
 * Bean chains: the last turn, when only cards are still hidden that do not come into play any more. All courses of it are tried.
 */

static double
best_course (const ChRuleset *ruleset,
             const ChState   *state,
             int              seat)
{
  TableeAction actions[CH_CARDS + 1];
  gsize count = tablee_bean_chains_game.legal (&ruleset->base, state, actions);
  double best = 0;
  double rewards[CH_SEATS];

  if (count == 0)
    {
      tablee_bean_chains_heuristics.reward (&ruleset->base, state, rewards);
      return rewards[seat];
    }
  g_assert_cmpint (state->current, ==, seat);
  for (gsize i = 0; i < count; i++)
    {
      ChState next = *state;

      tablee_bean_chains_game.apply (&ruleset->base, &next, actions[i], NULL);
      best = MAX (best, best_course (ruleset, &next, seat));
    }

  return best;
}

/* Returns whether there was something to lose. */
static gboolean
check_last_turn (const ChRuleset *ruleset,
                 const ChState   *state)
{
  TableeAction actions[CH_CARDS + 1];
  gsize count = tablee_bean_chains_game.legal (&ruleset->base, state, actions);
  TableeAction chosen;
  double best = 0;
  double worst = 1;
  double mine = 0;

  if (count < 2)
    return FALSE;

  chosen = search (&ruleset->base, state, CHAINS_ITERATIONS, 1);
  for (gsize i = 0; i < count; i++)
    {
      ChState next = *state;
      double value;

      tablee_bean_chains_game.apply (&ruleset->base, &next, actions[i], NULL);
      value = best_course (ruleset, &next, state->current);
      best = MAX (best, value);
      worst = MIN (worst, value);
      mine = actions[i] == chosen ? value : mine;
    }
  g_assert_cmpfloat (mine, >=, best);

  return best > worst;
}

/* Chance has had its say, and the hand that is drawn at the end is never played. */
static gboolean
is_last_trade (const ChState *state)
{
  gboolean turned_up = state->phase == CH_PHASE_TRADE || (state->phase == CH_PHASE_SELL && state->from == CH_PHASE_TRADE);

  return turned_up && state->turn == ch_last_turn (state);
}

static void
test_bean_chains (void)
{
  ChRuleset ruleset;
  int something_to_lose = 0;

  ch_ruleset_init (&ruleset);
  ruleset.final_sale = TRUE;
  ch_ruleset_complete (&ruleset);
  for (guint64 seed = 0; seed < CHAINS_GAMES; seed++)
    {
      TableeAction actions[CH_CARDS + 1];
      TableeRandom random;
      ChState state;

      tablee_random_seed (&random, seed);
      tablee_bean_chains_game.deal (&ruleset.base, &state, &random, NULL);
      while (state.phase != CH_PHASE_OVER)
        {
          gsize count = tablee_bean_chains_game.legal (&ruleset.base, &state, actions);

          if (is_last_trade (&state))
            something_to_lose += check_last_turn (&ruleset, &state);
          tablee_bean_chains_game.apply (&ruleset.base, &state, actions[tablee_random_below (&random, (guint32) count)], NULL);
        }
    }
  g_test_message ("%d decisions with something to lose", something_to_lose);
  g_assert_cmpint (something_to_lose, >=, 5);
}

/*
 * Martian 12s: rounds of two seats, from six pulls on
 */

typedef struct
{
  int    decisions;
  int    something_to_lose;
  double lost;
} Tally;

static void
check_pull (Tally            *tally,
            M12Solver        *solver,
            const M12Ruleset *ruleset,
            const M12State   *state)
{
  TableeAction actions[M12_SIZES + 1];
  gsize count = tablee_martian_12s_game.legal (&ruleset->base, state, actions);
  TableeAction chosen = search (&ruleset->base, state, ROUND_ITERATIONS, 1);
  double best = -G_MAXDOUBLE;
  double worst = G_MAXDOUBLE;
  double mine = 0;

  for (gsize i = 0; i < count; i++)
    {
      double value = m12_solver_action (solver, state, actions[i]);

      best = MAX (best, value);
      worst = MIN (worst, value);
      mine = actions[i] == chosen ? value : mine;
    }
  tally->decisions++;
  tally->something_to_lose += best - worst > matters;
  tally->lost += best - mine;
}

static void
test_martian_12s (void)
{
  M12Ruleset ruleset;
  Tally tally = { 0 };

  m12_ruleset_init (&ruleset, 2);
  ruleset.rounds = 1;
  m12_ruleset_complete (&ruleset);
  for (guint64 seed = 1; seed <= ROUNDS; seed++)
    {
      g_autoptr (M12Solver) solver = m12_solver_new (&ruleset);
      TableeAction actions[M12_SIZES + 1];
      TableeRandom random;
      M12State state;

      tablee_random_seed (&random, seed);
      tablee_martian_12s_game.deal (&ruleset.base, &state, &random, NULL);
      while (state.phase != M12_PHASE_OVER)
        {
          gsize count = tablee_martian_12s_game.legal (&ruleset.base, &state, actions);
          gboolean ending = state.seats[0].height + state.seats[1].height >= ROUND_ENDING;

          if (ending && count > 1)
            check_pull (&tally, solver, &ruleset, &state);
          tablee_martian_12s_game.apply (&ruleset.base, &state,
                                         actions[tablee_random_below (&random, (guint32) (ending ? count : M12_SIZES))], NULL);
        }
    }
  g_test_message ("%d decisions, %d of them with something to lose: %.5f stakes lost a decision", tally.decisions,
                  tally.something_to_lose, tally.lost / tally.decisions);
  g_assert_cmpint (tally.something_to_lose, >=, ROUNDS);
  g_assert_cmpfloat (tally.lost / tally.decisions, <=, most_lost);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/search-endings/bean-chains", test_bean_chains);
  g_test_add_func ("/ai/search-endings/martian-12s", test_martian_12s);

  return g_test_run ();
}
