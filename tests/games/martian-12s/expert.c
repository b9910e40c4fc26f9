/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The expert against exact play in endings of two seats: six pulls made and later, everybody's options the defaults. */
#include "ai/choose.h"
#include "solver.h"

enum
{
  ROUNDS = 16,
  ENDING = 6,   /* pulls made */
};

static const double most_lost = 0.02;        /* stakes a decision, on average */
static const double most_misjudged = 1e-4;   /* these endings are solved */

/* What the expert lost against the solver. */
typedef struct
{
  int    decisions;
  int    chances_to_lose;   /* decisions in which an action is worse than another */
  double lost;
  double worst;
  double misjudged;         /* the largest error of an advised value */
} Tally;

static int
pulls_made (const M12State *state)
{
  return state->seats[0].height + state->seats[1].height;
}

static void
tally_add (Tally          *tally,
           M12Solver      *solver,
           M12Ruleset     *ruleset,
           const M12State *state,
           const M12State *view,
           TableeAction    chosen,
           void           *scratch)
{
  TableeAdvice advice[M12_SIZES + 1];
  TableeRandom random = { .words = { 1 } };
  double won = (double) (state->seats[state->current].balance - ruleset->wallets[state->current]) / ruleset->stake;
  double best = -G_MAXDOUBLE;
  double worst = G_MAXDOUBLE;
  double mine = 0;
  gsize count = tablee_martian_12s_heuristics.advise (&ruleset->base, view, TABLEE_SKILL_BEST, &random, scratch, advice);

  for (gsize i = 0; i < count; i++)
    {
      double exact = m12_solver_action (solver, state, advice[i].action);

      best = MAX (best, exact);
      worst = MIN (worst, exact);
      mine = advice[i].action == chosen ? exact : mine;
      tally->misjudged = MAX (tally->misjudged, ABS (advice[i].value - won - exact));
    }
  tally->decisions++;
  tally->chances_to_lose += best - worst > most_lost;
  tally->lost += best - mine;
  tally->worst = MAX (tally->worst, best - mine);
}

/* One round from @seed: sizes at random up to the ending, then the expert, and now and then something else, so that the endings
 * are not only those that the expert would get into. */
static void
play_round (Tally   *tally,
            guint64  seed,
            void    *scratch)
{
  const TableeGame *game = &tablee_martian_12s_game;
  g_autoptr (M12Solver) solver = NULL;
  M12Ruleset ruleset;
  M12State state;
  TableeRandom random;

  m12_ruleset_init (&ruleset, 2);
  ruleset.rounds = 1;
  m12_ruleset_complete (&ruleset);
  solver = m12_solver_new (&ruleset);
  tablee_random_seed (&random, seed);
  game->deal (&ruleset.base, &state, &random, NULL);

  while (state.phase != M12_PHASE_OVER)
    {
      TableeAction actions[M12_SIZES + 1];
      gsize count = game->legal (&ruleset.base, &state, actions);
      gboolean ending = pulls_made (&state) >= ENDING;
      TableeAction other = actions[tablee_random_below (&random, (guint32) (ending ? count : M12_SIZES))];
      M12State view = state;
      TableeAction chosen;

      if (ending)
        {
          game->conceal (&ruleset.base, &view, state.current);
          chosen = tablee_ai_choose (&ruleset.base, &view, TABLEE_SKILL_BEST, &random, scratch);
          tally_add (tally, solver, &ruleset, &state, &view, chosen, scratch);
          if (tablee_random_below (&random, 4) != 0)
            other = chosen;
        }
      game->apply (&ruleset.base, &state, other, NULL);
    }
}

static void
test_endings (void)
{
  g_autofree void *scratch = g_malloc (tablee_ai_scratch_size (&tablee_martian_12s_game));
  Tally tally = { 0 };

  for (guint64 seed = 1; seed <= ROUNDS; seed++)
    play_round (&tally, seed, scratch);

  g_test_message ("%d decisions, %d of them with something to lose: %.5f stakes lost a decision, %.4f at most; misjudged by %.5f",
                  tally.decisions, tally.chances_to_lose, tally.lost / tally.decisions, tally.worst, tally.misjudged);
  g_assert_cmpint (tally.decisions, >, 4 * ROUNDS);
  g_assert_cmpint (tally.chances_to_lose, >, 2 * ROUNDS);
  g_assert_cmpfloat (tally.lost / tally.decisions, <=, most_lost);
  g_assert_cmpfloat (tally.misjudged, <=, most_misjudged);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/martian-12s/endings-of-two-seats", test_endings);

  return g_test_run ();
}
