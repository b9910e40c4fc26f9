/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search against exact solutions, in endings that are small enough for one. */
#include "ai/choose.h"
#include "ai/search.h"
#include "games/bean-chains/rules/rules.h"
#include "games/martian-12s/mind/endgame.h"

#include <glib.h>

enum
{
  CHAINS_GAMES = 60,
  CHAINS_ITERATIONS = 2000,

  ROUNDS = 16,
  ROUND_ENDING = 6,          /* pulls made */
  GAMES = 20,
  GAME_ENDING = 4,
  ROUND_ITERATIONS = 10000,
  ENTRIES = 1 << 21,

  NODES = 60000,
};

/* Stakes a decision, on average. */
static const double most_lost = 0.02;
static const double matters = 0.02;

static TableeAction
search (const TableeRuleset *ruleset,
        const void          *state,
        guint                iterations,
        guint64              seed)
{
  const TableeGame *game = ruleset->game;
  int seat = tablee_game_to_move (ruleset, state);
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
 * Martian 12s: rounds of two seats. The exact solution is checked in the game's own tests.
 */

typedef struct
{
  M12Ruleset       ruleset;
  M12EndgameEntry *entries;
  int              decisions;
  int              something_to_lose;
  double           lost;
} Tally;

static void
check_pull (Tally          *tally,
            const M12State *state)
{
  TableeAction actions[M12_SIZES + 1];
  gsize count = tablee_martian_12s_game.legal (&tally->ruleset.base, state, actions);
  TableeAction chosen = search (&tally->ruleset.base, state, ROUND_ITERATIONS, 1);
  M12State view = *state;
  double values[M12_SIZES + 1];
  double best = -G_MAXDOUBLE;
  double worst = G_MAXDOUBLE;

  tablee_martian_12s_game.conceal (&tally->ruleset.base, &view, state->current);
  g_assert_true (m12_endgame_solve (&tally->ruleset, &view, tally->entries, ENTRIES, values));
  for (gsize i = 0; i < count; i++)
    {
      best = MAX (best, values[actions[i]]);
      worst = MIN (worst, values[actions[i]]);
    }
  tally->decisions++;
  tally->something_to_lose += best - worst > matters;
  tally->lost += best - values[chosen];
}

typedef TableeAction (*Play) (const Tally    *tally,
                              const M12State *state,
                              TableeRandom   *random,
                              gpointer        data);

static void
play_round (Tally    *tally,
            guint64   seed,
            int       ending,
            Play      play,
            gpointer  data)
{
  TableeRandom random;
  TableeRandom thought;
  M12State state;

  tablee_random_seed (&random, seed);
  tablee_random_seed (&thought, ~seed);
  tablee_martian_12s_game.deal (&tally->ruleset.base, &state, &random, NULL);
  while (state.phase != M12_PHASE_OVER)
    {
      TableeAction actions[M12_SIZES + 1];
      gsize count = tablee_martian_12s_game.legal (&tally->ruleset.base, &state, actions);

      if (state.seats[0].height + state.seats[1].height >= ending && count > 1)
        check_pull (tally, &state);
      tablee_martian_12s_game.apply (&tally->ruleset.base, &state, play (tally, &state, &thought, data), NULL);
    }
}

static void
play_rounds (int      rounds,
             int      ending,
             Play     play,
             gpointer data)
{
  g_autofree M12EndgameEntry *entries = g_new (M12EndgameEntry, ENTRIES);
  Tally tally = { .entries = entries };

  m12_ruleset_init (&tally.ruleset, 2);
  tally.ruleset.rounds = 1;
  m12_ruleset_complete (&tally.ruleset);
  for (int seed = 1; seed <= rounds; seed++)
    play_round (&tally, (guint64) seed, ending, play, data);

  g_test_message ("%d decisions, %d of them with something to lose: %.5f stakes lost a decision", tally.decisions,
                  tally.something_to_lose, tally.lost / tally.decisions);
  g_assert_cmpint (tally.something_to_lose, >=, rounds);
  g_assert_cmpfloat (tally.lost / tally.decisions, <=, most_lost);
}

/* Situations that nobody gets into on purpose too. */
static TableeAction
play_anything (const Tally    *tally,
               const M12State *state,
               TableeRandom   *random,
               gpointer        data)
{
  TableeAction actions[M12_SIZES + 1];
  gsize count = tablee_martian_12s_game.legal (&tally->ruleset.base, state, actions);
  gboolean ending = state->seats[0].height + state->seats[1].height >= ROUND_ENDING;

  return actions[tablee_random_below (random, (guint32) (ending ? count : M12_SIZES))];
}

static void
test_martian_12s_endings (void)
{
  play_rounds (ROUNDS, ROUND_ENDING, play_anything, NULL);
}

static TableeAction
play_well (const Tally    *tally,
           const M12State *state,
           TableeRandom   *random,
           gpointer        scratch)
{
  TableeSkill skill = state->current == state->first ? TABLEE_SKILL_BEST : TABLEE_SKILL_MEDIUM;
  M12State view = *state;

  tablee_martian_12s_game.conceal (&tally->ruleset.base, &view, state->current);

  return tablee_ai_choose (&tally->ruleset.base, &view, skill, random, scratch);
}

static void
test_martian_12s_games (void)
{
  g_autofree void *scratch = g_malloc (tablee_ai_scratch_size (&tablee_martian_12s_game));

  play_rounds (GAMES, GAME_ENDING, play_well, scratch);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/search-endings/bean-chains", test_bean_chains);
  g_test_add_func ("/ai/search-endings/martian-12s/endings", test_martian_12s_endings);
  g_test_add_func ("/ai/search-endings/martian-12s/games", test_martian_12s_games);

  return g_test_run ();
}
