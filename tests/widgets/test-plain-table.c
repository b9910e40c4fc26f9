/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of any plain game, held to games of the catalogue. */
#include "config.h"

#include "games/catalogue.h"
#include "games/martian-12s/rules/rules.h"
#include "notation/position.h"
#include "plain-samples.h"
#include "present/present.h"
#include "present/session-context.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"
#include "widgets/seat-plate.h"
#include "widgets/slate-view.h"

enum
{
  EVERYBODY = 0x1ff,
  MOMENTS = 8,
  STEPS = 7,      /* actions between two moments */
};

static void
set_up_martian (Fixture    *fixture,
                int         n_seats,
                guint       people,
                const char *actions,
                int         width,
                int         height)
{
  TableeGameSession *session = new_martian_session (n_seats, 7, people, "{ \"first\": 0 }", actions);

  table_fixture_set_up_table (fixture, session, plain_sample_new_martian (session), width, height);
}

static void
set_up_slate (Fixture    *fixture,
              const char *actions)
{
  TableeGameSession *session = new_martian_session (3, 7, EVERYBODY, "{ \"first\": 0 }", actions);

  table_fixture_set_up_table (fixture, session, plain_sample_new (session), 1270, 700);
  wait_for_frames (fixture->window);
  wait_for_frames (fixture->window);
}

/* The @index-th button that is there. Returns: (nullable) */
static TableeActionButton *
find_button (Fixture *fixture,
             int      index)
{
  for (int i = 0;; i++)
    {
      int nth = i;
      GtkWidget *button = find_widget (fixture->table, TABLEE_TYPE_ACTION_BUTTON, &nth);

      if (button == NULL || (gtk_widget_get_visible (button) && index-- == 0))
        return TABLEE_ACTION_BUTTON (button);
    }
}

static void
assert_button (Fixture    *fixture,
               int         index,
               const char *title,
               const char *key,
               gboolean    available)
{
  TableeActionButton *button = find_button (fixture, index);
  g_autofree char *found_title = NULL;
  g_autofree char *found_key = NULL;

  g_assert_nonnull (button);
  g_object_get (button, "title", &found_title, "key", &found_key, NULL);
  g_assert_cmpstr (found_title, ==, title);
  g_assert_cmpstr (found_key, ==, key);
  assert_disabled (button, !available);
}

/* Keys of the game stay where they are, what else can be done is numbered behind them, and all is said in the game's words. */
static void
test_buttons (void)
{
  Fixture fixture;

  set_up_martian (&fixture, 3, EVERYBODY, "", 900, 700);
  assert_button (&fixture, 0, "Pass", "P", FALSE);
  assert_button (&fixture, 1, "Pull Large", "L", TRUE);
  assert_button (&fixture, 2, "Pull Small", "1", TRUE);
  assert_button (&fixture, 3, "Pull Medium", "2", TRUE);
  g_assert_null (find_button (&fixture, 4));
  assert_label (find_button (&fixture, 1), "Pull a large pyramid for €1: no risk of popping, 10 left in the bag");
  table_fixture_tear_down (&fixture);

  set_up_slate (&fixture, "pull large\npull small\npull medium\n");
  assert_button (&fixture, 0, "Pull Small", "1", TRUE);
  assert_button (&fixture, 3, "Pass", "4", TRUE);
  g_assert_null (find_button (&fixture, 4));
  table_fixture_tear_down (&fixture);
}

static const M12Seat *
get_seat (Fixture *fixture,
          int      seat)
{
  return &((const M12State *) tablee_game_session_get_view (fixture->session))->seats[seat];
}

static void
test_playing (void)
{
  Fixture fixture;

  set_up_martian (&fixture, 2, EVERYBODY, "", 900, 700);
  table_fixture_act (&fixture, "table.pull-large");
  g_assert_cmpint (get_seat (&fixture, 0)->height, ==, 1);
  tablee_game_session_set_viewer (fixture.session, 1);
  table_fixture_act (&fixture, "table.choose-2");
  g_assert_cmpint (get_seat (&fixture, 1)->height, ==, 1);
  tablee_game_session_set_viewer (fixture.session, 0);
  g_signal_emit_by_name (find_button (&fixture, 0), "clicked");
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_seat (&fixture, 0)->status, ==, M12_PASSED);
  g_assert_null (fixture.told);
  table_fixture_tear_down (&fixture);
}

/* A key whose action is refused says why: not legal, nothing there, somebody else's turn. */
static void
test_refusals (void)
{
  Fixture fixture;
  guint64 revision;

  set_up_martian (&fixture, 2, EVERYBODY, "", 900, 700);
  revision = tablee_game_session_get_revision (fixture.session);
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.pass", NULL));
  g_assert_cmpstr (fixture.told, ==, "Everybody pulls at least once: you can pass from the second lap on.");
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.choose-9", NULL));
  g_assert_cmpstr (fixture.told, ==, "Nothing has this number now.");
  g_assert_cmpuint (tablee_game_session_get_revision (fixture.session), ==, revision);
  table_fixture_act (&fixture, "table.pull-large");

  /* The curtain has not fallen yet: who sits near is not the one who is asked. */
  tablee_game_session_set_viewer (fixture.session, 0);
  revision = tablee_game_session_get_revision (fixture.session);
  assert_button (&fixture, 1, "Pull Large", "L", TRUE);
  g_assert_null (find_button (&fixture, 2));
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.choose-1", NULL));
  g_assert_cmpstr (fixture.told, ==, "Nothing has this number now.");
  g_assert_cmpuint (tablee_game_session_get_revision (fixture.session), ==, revision);
  table_fixture_tear_down (&fixture);
}

/*
 * Seats
 */

static TableeSeatPlate *
get_plate (Fixture *fixture,
           int      index)
{
  return TABLEE_SEAT_PLATE (table_fixture_get_nth (fixture->table, TABLEE_TYPE_SEAT_PLATE, index));
}

static void
assert_near (Fixture    *fixture,
             int         index,
             const char *label)
{
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (get_plate (fixture, index)), "near"));
  assert_label (get_plate (fixture, index), label);
}

/* The others above in the order of the turns, who looks at the table below. */
static void
test_seats (void)
{
  Fixture fixture;

  set_up_martian (&fixture, 4, EVERYBODY, "pull large\n", 1270, 700);
  tablee_game_session_set_viewer (fixture.session, 1);
  assert_label (get_plate (&fixture, 0), "Cleo · Level in the lead. Score: €0.");
  assert_label (get_plate (&fixture, 1), "Dario · Level in the lead. Score: €0.");
  assert_label (get_plate (&fixture, 2), "Ana · Score: −€1.");
  assert_near (&fixture, 3, "Bo · Level in the lead. Score: €0. Is to move.");

  tablee_game_session_set_viewer (fixture.session, 3);
  assert_label (get_plate (&fixture, 0), "Ana · Score: −€1.");
  assert_label (get_plate (&fixture, 1), "Bo · Level in the lead. Score: €0. Is to move.");
  assert_near (&fixture, 3, "Dario · Level in the lead. Score: €0.");
  table_fixture_tear_down (&fixture);
}

static double
measure_excess (Fixture *fixture)
{
  GtkWidget *scroller = table_fixture_get_nth (fixture->table, GTK_TYPE_SCROLLED_WINDOW, 0);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

/* Nothing is cut, and where the window is not a phone's nobody scrolls. */
static void
check_size (int      width,
            int      height,
            int      n_seats)
{
  g_autofree char *actions = invent_actions (n_seats, 7, "{ \"first\": 0 }", 2 * n_seats, 0, 2);
  TableeGameSession *session = new_martian_session (n_seats, 7, EVERYBODY, "{ \"first\": 0 }", actions);
  Fixture fixture;

  g_test_message ("%d seats at %dx%d", n_seats, width, height);
  table_fixture_set_up_table (&fixture, session, plain_sample_new (session), width, height);
  wait_for_frames (fixture.window);
  wait_for_frames (fixture.window);
  g_assert_cmpint (gtk_widget_get_width (fixture.table), ==, width);
  for (int i = 0; find_button (&fixture, i) != NULL; i++)
    table_fixture_assert_in_sight (&fixture, GTK_WIDGET (find_button (&fixture, i)));
  g_assert_cmpfloat (measure_excess (&fixture), <=, 0);
  table_fixture_tear_down (&fixture);
}

static void
test_sizes (void)
{
  for (int n_seats = 2; n_seats <= 9; n_seats++)
    {
      check_size (350, 560, n_seats);
      check_size (1270, 618, n_seats);
    }
}

/*
 * Stage
 */

static const char *
get_slate_label (Fixture *fixture,
                 int      index)
{
  GtkWidget *slate = table_fixture_get_nth (fixture->table, TABLEE_TYPE_SLATE_VIEW, 0);
  GtkWidget *label = table_fixture_get_nth (slate, GTK_TYPE_LABEL, index);

  return gtk_widget_get_visible (label) && gtk_widget_get_child_visible (label) ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

/* Where the game stands, what has just happened, and all of it as lines, if they have room; undo takes its news with it. */
static void
test_slate (void)
{
  Fixture fixture;

  set_up_slate (&fixture, "pull large\npull small\npull medium\npull large\npull large\n");
  g_assert_cmpstr (get_slate_label (&fixture, 0), ==, "Round 1 of 10 · Pot: €5 · Lap 2");
  g_assert_true (g_str_has_prefix (get_slate_label (&fixture, 1), "Bo pulls a large "));
  g_assert_nonnull (get_slate_label (&fixture, 2));
  g_assert_nonnull (strstr (get_slate_label (&fixture, 2), "Cleo"));

  table_fixture_act (&fixture, "table.choose-4");
  g_assert_true (g_str_has_prefix (get_slate_label (&fixture, 1), "Cleo passes with "));
  g_assert_true (tablee_game_session_take_back (fixture.session));
  g_assert_true (g_str_has_prefix (get_slate_label (&fixture, 1), "Bo pulls a large "));
  table_fixture_tear_down (&fixture);

  set_up_slate (&fixture, "");
  g_assert_cmpstr (get_slate_label (&fixture, 1), ==, "Round 1 begins: Ana pulls first.");
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 350, 560);
  wait_for_frames (fixture.window);
  wait_for_frames (fixture.window);
  g_assert_nonnull (get_slate_label (&fixture, 0));
  g_assert_null (get_slate_label (&fixture, 2));
  table_fixture_tear_down (&fixture);
}

/* A stage of the game's own follows every position, hears events while things move, and ends that when it is told to. */
static void
test_stage (void)
{
  const PlainSampleStage *stage;
  Fixture fixture;
  int events;

  set_up_martian (&fixture, 2, EVERYBODY, "", 900, 700);
  stage = plain_sample_get_stage (fixture.table);
  table_fixture_assert_said (&fixture, "Pot: 0");
  table_fixture_act (&fixture, "table.pull-large");
  table_fixture_assert_said (&fixture, "Pot: 1");
  g_assert_cmpint (stage->events, ==, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  table_fixture_act (&fixture, "table.pull-large");
  events = stage->events;
  g_assert_cmpint (events, >, 0);
  g_assert_cmpint (stage->finished, >, 0);
  g_assert_true (tablee_game_session_take_back (fixture.session));
  table_fixture_assert_said (&fixture, "Pot: 1");
  g_assert_cmpint (stage->events, ==, events);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  table_fixture_tear_down (&fixture);
}

/*
 * Any game
 */

/* Every action that can be played has a button with its words, which a hint marks. */
static void
check_action (Fixture             *fixture,
              const TableePresent *present,
              TableeAction         action)
{
  GtkWidget *places[TABLEE_TABLE_PLACES] = { NULL };
  g_auto (GStrv) names = tablee_session_dup_names (fixture->session);
  TableePresentContext context = { tablee_game_session_get_ruleset (fixture->session), (const char *const *) names };
  const void *view = tablee_game_session_get_view (fixture->session);
  g_autofree char *words = present->action (&context, view, action);
  g_autofree char *spoken = present->action_spoken (&context, view, action);
  g_autofree char *title = NULL;

  g_assert_cmpint (TABLEE_TABLE_GET_CLASS (fixture->table)->find_places (TABLEE_TABLE (fixture->table), action, places), ==, 1);
  g_assert_true (gtk_widget_get_mapped (places[0]));
  g_object_get (places[0], "title", &title, NULL);
  g_assert_cmpstr (title, ==, words);
  assert_label (places[0], spoken);
  assert_disabled (places[0], FALSE);
}

static void
check_moment (TableeRuleset *ruleset,
              const void    *state)
{
  g_autoptr (TableePosition) position = tablee_position_new_for_state (ruleset, state, FALSE);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  gsize n = ruleset->game->legal (ruleset, state, actions);
  TableeGameSession *session;
  Fixture fixture;

  if (n < 2)
    return;

  session = new_session_at (position);
  tablee_game_session_set_viewer (session, tablee_game_to_move (ruleset, state));
  table_fixture_set_up_table (&fixture, session, plain_sample_new (session), 1270, 700);
  for (gsize i = 0; i < n; i++)
    check_action (&fixture, tablee_present_for_game (ruleset->game), actions[i]);
  table_fixture_tear_down (&fixture);
}

static void
test_any_game (gconstpointer user_data)
{
  const TableeGame *game = user_data;
  g_autoptr (JsonObject) options = json_object_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, MAX (game->min_seats, 2), options, &error);
  g_autofree void *state = g_malloc0 (game->state_size);
  TableeRandom random;

  g_assert_no_error (error);
  tablee_random_seed (&random, 20261123);
  game->deal (ruleset, state, &random, NULL);
  for (int moment = 0; moment < MOMENTS && play_at_random (ruleset, state, STEPS, &random); moment++)
    check_moment (ruleset, state);
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/widgets/plain-table/buttons", test_buttons);
  g_test_add_func ("/widgets/plain-table/playing", test_playing);
  g_test_add_func ("/widgets/plain-table/refusals", test_refusals);
  g_test_add_func ("/widgets/plain-table/seats", test_seats);
  g_test_add_func ("/widgets/plain-table/sizes", test_sizes);
  g_test_add_func ("/widgets/plain-table/slate", test_slate);
  g_test_add_func ("/widgets/plain-table/stage", test_stage);
  for (int i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/widgets/plain-table/any-game/%s", tablee_games[i]->id);

      g_test_add_data_func (path, tablee_games[i], test_any_game);
    }

  return g_test_run ();
}
