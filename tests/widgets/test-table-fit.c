/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>

#include "games/catalogue.h"
#include "notation/notation.h"
#include "support.h"
#include "table-fixture.h"

/* Nobody scrolls at a table that is not narrow: all of it is in sight, in every phase of the first turns. */

enum
{
  MAX_SEATS = 6,
  SEED = 3,
  STEPS = 44,
};

static TableeGameSession *
new_session (const TableeGame *game,
             int               n_seats,
             TableeRandom     *random)
{
  static const char *const names[MAX_SEATS] = { "Ana", "Bo", "Cleo", "Dario", "Élise", "Farid" };
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);
  g_autoptr (JsonObject) options = json_object_new ();
  g_autoptr (GError) error = NULL;
  TableeRuleset *ruleset = tablee_ruleset_new (game, n_seats, options, &error);

  g_assert_no_error (error);
  for (int i = 0; i < n_seats; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, names[i], i, TABLEE_SEAT_HUMAN, 0);

      g_list_store_append (seats, seat);
    }

  return tablee_game_session_new (ruleset, options, random, G_LIST_MODEL (seats), FALSE, NULL);
}

/* A size is applied when the table has been given it, and once more when it is idle. */
static void
wait_for_place (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  while (gdk_frame_clock_get_frame_counter (clock) <= frame + 1)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
assert_fits (Fixture *fixture,
             int      step)
{
  GtkWidget *scroller = table_fixture_get_nth (fixture->table, GTK_TYPE_SCROLLED_WINDOW, 0);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  wait_for_place (fixture);
  if (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment))
    g_error ("step %d, phase %s: %g pixels too tall", step, tablee_game_session_get_phase (fixture->session),
             gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment));
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
      n = tablee_game_session_get_legal (fixture.session, actions);
      g_assert_true (tablee_game_session_play (fixture.session, actions[tablee_random_below (&random, (uint32_t) n)], NULL));
      table_fixture_wait_for_decision (&fixture);
    }
  table_fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  init_widget_test (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  /* What windows of 1280×800, of 1366×768, of 1280×960 and of the first start leave for a table. */
  g_test_add_data_func ("/widgets/table-fit/phoenix/laptop", "space-station-phoenix 4 1270x618", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/low", "space-station-phoenix 4 1356x586", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/tall", "space-station-phoenix 4 1270x778", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/first-start", "space-station-phoenix 4 1110x638", test_fit);
  g_test_add_data_func ("/widgets/table-fit/space-beans/laptop", "space-beans 4 1270x618", test_fit);
  g_test_add_data_func ("/widgets/table-fit/space-beans/crowd", "space-beans 6 1270x618", test_fit);
  g_test_add_data_func ("/widgets/table-fit/space-beans/first-start", "space-beans 5 1110x638", test_fit);

  return g_test_run ();
}
