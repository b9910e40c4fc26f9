/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was learned about positions: its features are all there and lie open, and it comes nearer to what games come to than what
 * the heuristics expect. With the shipped component set. */

#include "games/space-station-phoenix/mind/value.h"

#include "ai/choose.h"
#include "games/space-station-phoenix/mind/thinking.h"
#include "notation/notation.h"

#include <math.h>

enum
{
  GAMES = 24,
  EVERY = 5,  /* one turn in so many is looked at */
};

typedef struct
{
  TableeRuleset   *base;
  const PhRuleset *ruleset;
  void            *scratch;
  TableeRandom     random;
  PhState          state;
} Match;

/* What is done where a turn begins. */
typedef void (*Visit) (Match *match,
                       void  *data);

static void
match_init (Match *self,
            int    seats)
{
  g_autoptr (GError) error = NULL;

  *self = (Match){ .base = tablee_ruleset_new (&tablee_space_station_phoenix_game, seats, NULL, &error) };
  g_assert_no_error (error);
  self->ruleset = (const PhRuleset *) self->base;
  self->scratch = g_malloc (tablee_ai_scratch_size (self->base->game));
}

static void
match_clear (Match *self)
{
  g_free (self->scratch);
  tablee_ruleset_unref (self->base);
}

static void
match_play (Match   *self,
            guint64  number,
            Visit    visit,
            void    *data)
{
  const TableeGame *game = self->base->game;
  int turns = 0;

  tablee_random_seed (&self->random, number);
  game->deal (self->base, &self->state, &self->random, NULL);
  while (!tablee_game_over (self->base, &self->state))
    {
      PhState view = self->state;

      if (self->state.phase == PH_PHASE_TURN && turns++ % EVERY == 0)
        visit (self, data);
      game->conceal (self->base, &view, self->state.current);
      game->apply (self->base, &self->state,
                   tablee_ai_choose (self->base, &view, TABLEE_SKILL_EASY, &self->random, self->scratch), NULL);
    }
}

/*
 * Features
 */

static void
assert_features_whole (Match *match,
                       void  *data)
{
  int seats = match->ruleset->base.seats;
  float row[PH_FEATURES + 1];
  PhFeatures features;

  memset (&features, 0xff, sizeof features);
  memset (row, 0xff, sizeof row);
  ph_features_find (&features, match->ruleset, &match->state);
  ph_features_write (&features, match->ruleset, &match->state, match->state.current, row);
  for (int i = 0; i < PH_TABLE_FEATURES; i++)
    g_assert_true (isfinite (features.table[i]));
  for (int i = 0; i < PH_MAX_SEATS * PH_SEAT_FEATURES; i++)
    g_assert_true (isfinite (features.seats[i / PH_SEAT_FEATURES][i % PH_SEAT_FEATURES]) == (i < seats * PH_SEAT_FEATURES));
  for (int i = 0; i < PH_FEATURES; i++)
    g_assert_true (isfinite (row[i]) && fabsf (row[i]) <= 20);
  g_assert_false (isfinite (row[PH_FEATURES]));
}

static void
test_features_whole (gconstpointer data)
{
  Match match;

  match_init (&match, GPOINTER_TO_INT (data));
  match_play (&match, 1, assert_features_whole, NULL);
  match_clear (&match);
}

static void
assert_features_open (Match *match,
                      void  *data)
{
  const TableeGame *game = match->base->game;
  PhFeatures before = { 0 };
  PhFeatures after = { 0 };
  PhState view = match->state;

  game->conceal (match->base, &view, view.current);
  ph_features_find (&before, match->ruleset, &view);
  game->resample (match->base, &view, view.current, &match->random);
  ph_features_find (&after, match->ruleset, &view);
  g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
  ph_features_find (&after, match->ruleset, &match->state);
  g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
}

static void
test_features_open (void)
{
  Match match;

  match_init (&match, 3);
  match_play (&match, 2, assert_features_open, NULL);
  match_clear (&match);
}

/*
 * Values
 */

static void
expect_points (Match  *match,
               double *expected,
               double *learned)
{
  PhOutlook outlook;

  ph_look (&outlook, match->ruleset, &match->state, &ph_fine_taste);
  ph_outlook_points (&outlook, &match->state, expected);
  ph_value_points (&outlook, &match->state, learned);
}

/* Leads of the first seat over the second one. */
typedef struct
{
  GArray *expected;
  GArray *learned;
} Leads;

static void
note_leads (Match *match,
            void  *data)
{
  Leads *leads = data;
  double expected[PH_MAX_SEATS];
  double learned[PH_MAX_SEATS];

  expect_points (match, expected, learned);
  expected[0] -= expected[1];
  learned[0] -= learned[1];
  g_array_append_val (leads->expected, expected[0]);
  g_array_append_val (leads->learned, learned[0]);
}

static double
sum_of_squares (GArray *leads,
                double  truth)
{
  double sum = 0;

  for (guint i = 0; i < leads->len; i++)
    sum += (g_array_index (leads, double, i) - truth) * (g_array_index (leads, double, i) - truth);
  g_array_set_size (leads, 0);

  return sum;
}

static void
assert_scored (Match                  *match,
               const TableeScoreSheet *sheet)
{
  double expected[PH_MAX_SEATS];
  double learned[PH_MAX_SEATS];

  expect_points (match, expected, learned);
  for (int seat = 0; seat < match->base->seats; seat++)
    g_assert_cmpfloat (learned[seat], ==, (double) sheet->totals[seat]);
}

static void
test_nearer (void)
{
  g_autoptr (GArray) expected = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) learned = g_array_new (FALSE, FALSE, sizeof (double));
  double expected_error = 0;
  double learned_error = 0;
  Match match;

  match_init (&match, 2);
  for (guint64 i = 0; i < GAMES; i++)
    {
      TableeScoreSheet sheet;
      double lead;

      match_play (&match, 100 + i, note_leads, &(Leads){ expected, learned });
      match.base->game->score (match.base, &match.state, &sheet);
      assert_scored (&match, &sheet);
      lead = (double) (sheet.totals[0] - sheet.totals[1]);
      expected_error += sum_of_squares (expected, lead);
      learned_error += sum_of_squares (learned, lead);
    }
  g_test_message ("squares of what was learned are %.2f of what is expected", learned_error / expected_error);
  g_assert_cmpfloat (learned_error, <, 0.9 * expected_error);
  match_clear (&match);
}

static void
assert_unlearned (Match *match,
                  void  *data)
{
  double expected[PH_MAX_SEATS];
  double learned[PH_MAX_SEATS];

  expect_points (match, expected, learned);
  g_assert_cmpmem (expected, 2 * sizeof *expected, learned, 2 * sizeof *learned);
}

/* Whoever changes the shipped set has to learn anew. */
static void
test_shipped_set (void)
{
  Match match;

  match_init (&match, 2);
  g_assert_true (ph_value_is_known (match.ruleset));
  ((PhRuleset *) match.base)->components.checksum++;
  g_assert_false (ph_value_is_known (match.ruleset));
  match_play (&match, 3, assert_unlearned, NULL);
  match_clear (&match);
}

/*
 * Moves of residents
 */

/* What moves of one seat in one income came to. */
typedef struct
{
  int     moves;
  double  lead;    /* before the last one was begun */
} Moves;

static double
expect_lead (Match *match)
{
  PhOutlook outlook;

  ph_look (&outlook, match->ruleset, &match->state, &ph_fine_taste);
  return ph_outlook_lead (&outlook, &match->state, match->state.current);
}

/* What its outlook is by is the same throughout: nothing but the move and its gem makes the difference. */
static void
follow_move (Match        *match,
             Moves        *moves,
             TableeAction  action)
{
  if (ph_action_kind (action) == PH_ACTION_MOVE)
    moves->lead = expect_lead (match);
  match->base->game->apply (match->base, &match->state, action, NULL);
  if (ph_action_kind (action) != PH_ACTION_MOVE_TO)
    return;

  moves->moves++;
  if (match->state.phase == PH_PHASE_MOVE)
    g_assert_cmpfloat (expect_lead (match), >, moves->lead);
}

/* Nobody pays gems for moves that change next to nothing, and so none is taken back. */
static void
test_moves_gain (gconstpointer data)
{
  TableeSkill skill = (TableeSkill) GPOINTER_TO_INT (data);
  Moves moves = { 0 };
  int incomes = 0;
  Match match;

  match_init (&match, 2);
  for (guint64 i = 0; i < 8; i++)
    {
      const TableeGame *game = match.base->game;

      tablee_random_seed (&match.random, 200 + i);
      game->deal (match.base, &match.state, &match.random, NULL);
      while (!tablee_game_over (match.base, &match.state))
        {
          PhState view = match.state;
          TableeAction action;

          game->conceal (match.base, &view, view.current);
          action = tablee_ai_choose (match.base, &view, skill, &match.random, match.scratch);
          incomes += ph_action_kind (action) == PH_ACTION_INCOME;
          follow_move (&match, &moves, action);
        }
    }
  g_test_message ("%d moves in %d incomes", moves.moves, incomes);
  g_assert_cmpint (moves.moves, <, incomes);
  match_clear (&match);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/space-station-phoenix/features/whole/2", GINT_TO_POINTER (2), test_features_whole);
  g_test_add_data_func ("/space-station-phoenix/features/whole/3", GINT_TO_POINTER (3), test_features_whole);
  g_test_add_data_func ("/space-station-phoenix/features/whole/4", GINT_TO_POINTER (4), test_features_whole);
  g_test_add_func ("/space-station-phoenix/features/open", test_features_open);
  g_test_add_func ("/space-station-phoenix/value/nearer", test_nearer);
  g_test_add_func ("/space-station-phoenix/value/shipped-set", test_shipped_set);
  g_test_add_data_func ("/space-station-phoenix/moves/easy", GINT_TO_POINTER (TABLEE_SKILL_EASY), test_moves_gain);
  g_test_add_data_func ("/space-station-phoenix/moves/medium", GINT_TO_POINTER (TABLEE_SKILL_MEDIUM), test_moves_gain);
  g_test_add_data_func ("/space-station-phoenix/moves/expert", GINT_TO_POINTER (TABLEE_SKILL_EXPERT), test_moves_gain);

  return g_test_run ();
}
