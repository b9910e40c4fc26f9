/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nobody scrolls at a table that is not narrow: all of it is in sight, in every phase of the first turns, and nothing is cut at its
 * side. */
#include "config.h"

#include <adwaita.h>

#include "games/catalogue.h"
#include "notation/notation.h"
#include "support.h"
#include "table-fixture.h"

enum
{
  SEED = 3,
  STEPS = 44,
};

static TableeGameSession *
new_session (const TableeGame *game,
             int               n_seats,
             TableeRandom     *random)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, n_seats, NULL, &error);
  g_autoptr (TableePosition) start = NULL;

  g_assert_no_error (error);
  start = tablee_position_new (ruleset, random);

  return new_session_at (start);
}

static double
measure_excess (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

static void
assert_fits (Fixture *fixture,
             int      step)
{
  GtkWidget *scroller = table_fixture_get_nth (fixture->table, GTK_TYPE_SCROLLED_WINDOW, 0);
  double tall;
  double wide;

  wait_for_frames (fixture->window);
  tall = measure_excess (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
  wide = measure_excess (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller)));
  if (tall > 0 || wide > 0)
    g_error ("step %d, phase %s: %g pixels too tall, %g too wide", step, tablee_game_session_get_phase (fixture->session), tall,
             wide);
}

static void
test_fit (gconstpointer data)
{
  g_autofree TableeAction *actions = NULL;
  const TableeGame *game;
  TableeRandom random;
  Fixture fixture;
  char id[32];
  int seats;
  int width;
  int height;

  g_assert_cmpint (sscanf (data, "%31s %d %dx%d", id, &seats, &width, &height), ==, 4);
  game = tablee_games_find (id);
  actions = g_new (TableeAction, game->max_actions);
  tablee_random_seed (&random, SEED);
  table_fixture_set_up (&fixture, new_session (game, seats, &random), width, height);
  for (int step = 0; step < STEPS; step++)
    {
      gsize n;

      tablee_game_session_set_viewer (fixture.session, tablee_game_session_get_current_seat (fixture.session));
      assert_fits (&fixture, step);
      /* An only action, which nobody else was to know, is played as soon as the one looks who has it. */
      n = tablee_game_session_get_decision_open (fixture.session) ? tablee_game_session_get_legal (fixture.session, actions) : 0;
      if (n > 0)
        g_assert_true (tablee_game_session_play (fixture.session, actions[tablee_random_below (&random, (uint32_t) n)], NULL));
      table_fixture_wait_for_decision (&fixture);
    }
  table_fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  /* What windows of 1280×800, of 1366×768, of 1280×960 and of the first start leave for a table; and beside a review. */
  g_test_add_data_func ("/widgets/table-fit/phoenix/laptop", "space-station-phoenix 4 1270x618", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/low", "space-station-phoenix 4 1356x586", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/tall", "space-station-phoenix 4 1270x778", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/first-start", "space-station-phoenix 4 1110x638", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/review", "space-station-phoenix 2 945x826", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/crowded-review", "space-station-phoenix 4 945x826", test_fit);
  g_test_add_data_func ("/widgets/table-fit/space-beans/laptop", "space-beans 4 1270x618", test_fit);
  g_test_add_data_func ("/widgets/table-fit/space-beans/crowd", "space-beans 6 1270x618", test_fit);
  g_test_add_data_func ("/widgets/table-fit/space-beans/first-start", "space-beans 5 1110x638", test_fit);

  return g_test_run ();
}
