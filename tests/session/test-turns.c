/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A log in turns: by who acted, and by what says that a turn begins. */
#include "support.h"

#include "games/catalogue.h"
#include "games/space-beans/rules/rules.h"
#include "session/log-turns.h"
#include "session/viewpoint.h"

enum
{
  KIND_THING = 1,
  KIND_TURN,
};

typedef struct
{
  guint   revision;
  int     actor;
  int     kind;
  int     seat;
  gboolean forced;
} Line;

static gboolean
begins (const TableeEvent *event)
{
  return event->kind == KIND_TURN;
}

static void
add (GListStore *log,
     Line        line)
{
  TableeEvent event = { .kind = (guint16) line.kind, .seat = (gint16) line.seat };
  g_autoptr (TableeLogEntry) entry = tablee_log_entry_new (&event, line.revision, line.actor, !line.forced && line.revision > 0);

  g_list_store_append (log, entry);
}

/* The deal; Ana acts, is forced on; her last action begins the turn of Bo, who acts; Cleo reacts; Bo goes on; Ana. */
static const Line evening[] = {
  { 0, TABLEE_NOBODY, KIND_THING, 0, FALSE },
  { 0, TABLEE_NOBODY, KIND_TURN, 0, FALSE },
  { 1, 0, KIND_THING, 0, FALSE },
  { 2, 0, KIND_THING, 0, TRUE },
  { 2, 0, KIND_TURN, 1, TRUE },
  { 2, 0, KIND_THING, 1, TRUE },
  { 3, 1, KIND_THING, 1, FALSE },
  { 4, 2, KIND_THING, 2, FALSE },
  { 5, 1, KIND_THING, 1, FALSE },
  { 5, 1, KIND_TURN, 0, FALSE },
  { 6, 0, KIND_THING, 0, TRUE },
};

static GListStore *
make_log (void)
{
  GListStore *log = g_list_store_new (TABLEE_TYPE_LOG_ENTRY);

  for (gsize i = 0; i < G_N_ELEMENTS (evening); i++)
    add (log, evening[i]);

  return log;
}

static void
assert_turns (TableeLogTurns *turns,
              const char     *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (turns)); i++)
    {
      g_autoptr (TableeLogTurn) turn = g_list_model_get_item (G_LIST_MODEL (turns), i);

      g_string_append_printf (text, "%s%d:%u+%u", i > 0 ? " " : "", tablee_log_turn_get_actor (turn), tablee_log_turn_get_first (turn),
                              tablee_log_turn_get_length (turn));
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_grouping (void)
{
  g_autoptr (GListStore) log = make_log ();
  g_autoptr (TableeLogTurns) told = tablee_log_turns_new (G_LIST_MODEL (log), begins);
  g_autoptr (TableeLogTurns) plain = tablee_log_turns_new (G_LIST_MODEL (log), NULL);

  assert_turns (told, "-1:0+1 0:1+3 1:4+3 2:7+1 1:8+1 0:9+2");
  assert_turns (plain, "-1:0+2 0:2+4 1:6+1 2:7+1 1:8+2 0:10+1");
}

typedef struct
{
  guint position;
  guint removed;
  guint added;
  guint times;
} Change;

static void
changed_cb (GListModel *model,
            guint       position,
            guint       removed,
            guint       added,
            Change     *change)
{
  *change = (Change) { position, removed, added, change->times + 1 };
}

static void
count_cb (guint *count)
{
  ++*count;
}

/* A turn that grows stays what it is: who reads it keeps their place. */
static void
test_growing (void)
{
  g_autoptr (GListStore) log = make_log ();
  g_autoptr (TableeLogTurns) turns = tablee_log_turns_new (G_LIST_MODEL (log), begins);
  g_autoptr (TableeLogTurn) last = g_list_model_get_item (G_LIST_MODEL (turns), 5);
  Change change = { 0 };
  guint grown = 0;

  g_signal_connect (turns, "items-changed", G_CALLBACK (changed_cb), &change);
  g_signal_connect_swapped (last, "notify::length", G_CALLBACK (count_cb), &grown);
  add (log, (Line) { 7, 0, KIND_THING, 0, FALSE });
  g_assert_cmpuint (change.times, ==, 0);
  g_assert_cmpuint (grown, ==, 1);
  assert_turns (turns, "-1:0+1 0:1+3 1:4+3 2:7+1 1:8+1 0:9+3");

  add (log, (Line) { 8, 2, KIND_THING, 2, FALSE });
  g_assert_cmpuint (change.times, ==, 1);
  g_assert_cmpuint (change.position, ==, 6);
  g_assert_cmpuint (change.removed, ==, 0);
  g_assert_cmpuint (change.added, ==, 1);
}

static void
test_undo (void)
{
  g_autoptr (GListStore) log = make_log ();
  g_autoptr (TableeLogTurns) turns = tablee_log_turns_new (G_LIST_MODEL (log), begins);
  Change change = { 0 };

  g_signal_connect (turns, "items-changed", G_CALLBACK (changed_cb), &change);
  g_list_store_splice (log, 5, 6, NULL, 0);
  assert_turns (turns, "-1:0+1 0:1+3 1:4+1");
  g_assert_cmpuint (change.times, ==, 1);
  g_assert_cmpuint (change.position, ==, 3);
  g_assert_cmpuint (change.removed, ==, 3);
  g_assert_cmpuint (change.added, ==, 0);

  g_list_store_remove_all (log);
  assert_turns (turns, "");
}

static void
test_news (void)
{
  g_autoptr (GListStore) log = make_log ();
  GListModel *entries = G_LIST_MODEL (log);

  /* What Ana had no choice about is news. */
  g_assert_cmpuint (tablee_log_find_news (entries, 0, 11), ==, 3);
  g_assert_cmpuint (tablee_log_find_news (entries, 1, 11), ==, 10);
  g_assert_cmpuint (tablee_log_find_news (entries, 1, 8), ==, 7);
  /* Who has not decided anything yet knows the deal. */
  g_assert_cmpuint (tablee_log_find_news (entries, 3, 11), ==, 2);
  g_assert_cmpuint (tablee_log_find_answer (entries, 0, 11), ==, 10);
  g_assert_cmpuint (tablee_log_find_answer (entries, 1, 10), ==, 8);
  g_assert_cmpuint (tablee_log_find_answer (entries, 2, 11), ==, 11);
  g_assert_cmpuint (tablee_log_find_answer (entries, 0, 0), ==, 0);
}

/* All that an own deed has set going, and nothing else. */
static void
test_deed (void)
{
  g_autoptr (GListStore) log = make_log ();
  GListModel *entries = G_LIST_MODEL (log);

  g_assert_cmpuint (tablee_log_find_deed (entries, 1, 10), ==, 8);
  g_assert_cmpuint (tablee_log_find_deed (entries, 1, 7), ==, 6);
  g_assert_cmpuint (tablee_log_find_deed (entries, 0, 10), ==, 10);
  g_assert_cmpuint (tablee_log_find_deed (entries, 0, 11), ==, 11);
}

/* That somebody else had no choice would tell what they have. */
static void
test_secret (void)
{
  g_autoptr (GListModel) seats = make_seats ("hhh");
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("space-beans"), 3, NULL, NULL);
  g_autoptr (TableeCourse) course = NULL;
  g_autoptr (TableeViewpoint) viewpoint = NULL;
  TableeRandom random;

  tablee_random_seed (&random, 5);
  course = tablee_course_new (ruleset, NULL, &random, seats, TRUE);
  viewpoint = tablee_viewpoint_new (course);
  int mover = tablee_course_get_mover (course);

  tablee_course_play (course, SB_ACTION_DRAW, TABLEE_BY_NOBODY);
  for (int viewer = TABLEE_NOBODY; viewer < 3; viewer++)
    {
      guint count;

      tablee_viewpoint_set_viewer (viewpoint, viewer);
      count = g_list_model_get_n_items (tablee_viewpoint_get_entries (viewpoint));
      g_autoptr (TableeLogEntry) last = g_list_model_get_item (tablee_viewpoint_get_entries (viewpoint), count - 1);
      g_autoptr (TableeLogEntry) first = g_list_model_get_item (tablee_viewpoint_get_entries (viewpoint), 0);

      g_assert_cmpint (tablee_log_entry_get_actor (first), ==, TABLEE_NOBODY);
      g_assert_false (tablee_log_entry_get_chosen (first));
      g_assert_cmpint (tablee_log_entry_get_actor (last), ==, mover);
      g_assert_cmpint (tablee_log_entry_get_chosen (last), ==, viewer != mover);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turns/grouping", test_grouping);
  g_test_add_func ("/turns/growing", test_growing);
  g_test_add_func ("/turns/undo", test_undo);
  g_test_add_func ("/turns/news", test_news);
  g_test_add_func ("/turns/deed", test_deed);
  g_test_add_func ("/turns/secret", test_secret);

  return g_test_run ();
}
