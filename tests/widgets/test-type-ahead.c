/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys that come faster than a table can take them play the same game as keys that wait. */
#include "config.h"
#include "games/al-cabohne/rules/rules.h"
#include "notation/notation.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/type-ahead.h"

enum
{
  KEYS = 400,
  ENOUGH = 40,   /* actions that such keys play at least */
  DEALS = 2,
};

static void
test_queue (void)
{
  g_autoptr (TableeTypeAhead) ahead = tablee_type_ahead_new ();
  TableeTyped typed;

  g_assert_true (tablee_type_ahead_is_empty (ahead));
  g_assert_false (tablee_type_ahead_pop (ahead, &typed));
  for (TableeAction action = 0; action < 2 * TABLEE_TYPE_AHEAD_MOST; action++)
    g_assert_cmpint (tablee_type_ahead_push (ahead, (TableeTyped){ .action = action }), ==, action < TABLEE_TYPE_AHEAD_MOST);
  g_assert_true (tablee_type_ahead_pop (ahead, &typed));
  g_assert_cmpint (typed.action, ==, 0);
  g_assert_true (tablee_type_ahead_push (ahead, (TableeTyped){ .shortcut = "table.last" }));
  for (TableeAction action = 1; action < TABLEE_TYPE_AHEAD_MOST; action++)
    {
      g_assert_true (tablee_type_ahead_pop (ahead, &typed));
      g_assert_cmpint (typed.action, ==, action);
    }
  g_assert_true (tablee_type_ahead_pop (ahead, &typed));
  g_assert_cmpstr (typed.shortcut, ==, "table.last");
  g_assert_true (tablee_type_ahead_push (ahead, typed));
  tablee_type_ahead_clear (ahead);
  g_assert_true (tablee_type_ahead_is_empty (ahead));
}

static GListModel *
find_keys (GtkWidget *table)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (table);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        return G_LIST_MODEL (g_steal_pointer (&controller));
    }
  g_assert_not_reached ();
}

static void
press (Fixture    *fixture,
       GListModel *keys,
       guint       index)
{
  g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (keys, index);

  gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE, fixture->table, NULL);
}

static char *
dup_course (TableeGameSession *session)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);

  return tablee_game_record_to_text (record);
}

/* The game of one person who presses @KEYS keys drawn at random, @at_once of them without a look at what they do. */
static char *
play_by_keys (guint64  seed,
              int      at_once,
              guint   *played)
{
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (&tablee_al_cabohne_game, 1, NULL, NULL);
  g_autoptr (TableePosition) position = NULL;
  g_autoptr (GListModel) keys = NULL;
  TableeGameSession *session;
  Fixture fixture;
  TableeRandom random;
  guint n_playing;
  char *course;

  tablee_random_seed (&random, seed);
  position = tablee_position_new (ruleset, &random);
  session = new_session_at (position);
  tablee_game_session_set_viewer (session, 0);
  table_fixture_set_up (&fixture, session, 1000, 800);
  keys = find_keys (fixture.table);
  /* The last one opens a look at the beanometers. */
  n_playing = g_list_model_get_n_items (keys) - 1;
  for (int i = 0; i < KEYS && !tablee_game_session_get_over (fixture.session); i++)
    {
      press (&fixture, keys, tablee_random_below (&random, n_playing));
      g_assert_cmpstr (fixture.told, !=, "It is not your turn yet.");
      if (i % at_once == 0)
        table_fixture_wait_for_decision (&fixture);
      while (i % at_once == 0 && g_main_context_iteration (NULL, FALSE))
        table_fixture_wait_for_decision (&fixture);
    }
  table_fixture_wait_for_decision (&fixture);
  course = dup_course (fixture.session);
  *played = tablee_game_session_get_n_actions (fixture.session);
  table_fixture_tear_down (&fixture);

  return course;
}

static void
test_fast_fingers (void)
{
  for (guint64 seed = 1; seed <= DEALS; seed++)
    {
      guint n_slow, n_fast;
      g_autofree char *slow = play_by_keys (seed, 1, &n_slow);
      g_autofree char *fast = play_by_keys (seed, TABLEE_TYPE_AHEAD_MOST, &n_fast);

      g_assert_cmpuint (n_slow, >=, ENOUGH);
      g_assert_cmpuint (n_fast, ==, n_slow);
      g_assert_cmpstr (fast, ==, slow);
    }
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/type-ahead/queue", test_queue);
  g_test_add_func ("/type-ahead/fast-fingers", test_fast_fingers);

  return g_test_run ();
}
