/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The asker, the scribe and what properties said last, each alone. */
#include "support.h"

#include "games/catalogue.h"
#include "games/martian-12s/rules/rules.h"

/*
 * The asker
 */

typedef struct
{
  TableeAsker *asker;
  guint        changed;
  guint        due;
  TableeAction action;
  TableeBy     by;
} Ears;

static void
due_cb (gpointer     user_data,
        TableeAction action,
        TableeBy     by)
{
  Ears *ears = user_data;

  ears->due++;
  ears->action = action;
  ears->by = by;
  tablee_asker_close (ears->asker);
}

static void
changed_cb (gpointer user_data)
{
  ((Ears *) user_data)->changed++;
}

static TableeCourse *
make_course (const char *letters,
             const char *game)
{
  g_autoptr (GListModel) seats = make_seats (letters);
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find (game), (int) strlen (letters), NULL, NULL);
  TableeRandom random;

  tablee_random_seed (&random, 4);

  return tablee_course_new (ruleset, NULL, &random, seats, TRUE);
}

static TableeDecision *
make_decision (TableeCourse *course)
{
  return tablee_decision_new (tablee_course_get_ruleset (course), tablee_game_log_get_state (tablee_course_get_log (course), 0),
                              tablee_course_get_mover (course), 1, 0);
}

/* Asks whoever begins, who answers with @action: of a script, at a slow pace. */
static void
begin_asking (Ears         *ears,
              TableeCourse *course,
              TableeAction  action)
{
  static const TableeAskerFuncs funcs = { due_cb, changed_cb };
  g_autoptr (TableePlayer) script = tablee_script_new (&action, 1);
  g_autoptr (TableeDecision) decision = make_decision (course);

  *ears = (Ears){ .asker = tablee_asker_new (tablee_course_get_seats (course), &funcs, ears) };
  fake_now = 1000000;
  tablee_asker_set_clock (ears->asker, read_fake_clock);
  tablee_asker_set_pace (ears->asker, TABLEE_PACE_SLOW);
  tablee_asker_set_player (ears->asker, tablee_decision_get_seat (decision), script);
  g_assert_true (tablee_asker_ask (ears->asker, decision, FALSE));
}

static void
test_asker (void)
{
  g_autoptr (TableeCourse) course = make_course ("rr", "martian-12s");
  int seat = tablee_course_get_mover (course);
  Ears ears;

  begin_asking (&ears, course, M12_ACTION_PULL_LARGE);
  g_assert_true (tablee_asker_is_thinking (ears.asker));
  g_assert_false (tablee_asker_is_open (ears.asker));
  fake_now += 300000;
  run_what_is_ready ();
  g_assert_cmpuint (ears.changed, ==, 1);
  g_assert_cmpint (tablee_asker_get_thought (ears.asker, seat), ==, 300000);
  fake_now += 1699999;
  tablee_asker_look_at_clock (ears.asker);
  run_what_is_ready ();
  g_assert_cmpuint (ears.due, ==, 0);
  fake_now += 1;
  tablee_asker_look_at_clock (ears.asker);
  run_what_is_ready ();
  g_assert_cmpuint (ears.due, ==, 1);
  g_assert_cmpuint (ears.action, ==, M12_ACTION_PULL_LARGE);
  g_assert_cmpint (ears.by, ==, TABLEE_BY_COMPUTER);
  g_assert_null (tablee_asker_get_question (ears.asker));
  tablee_asker_free (ears.asker);
}

/* An answer on its way when the question is closed is nobody's, and not the next question's. */
static void
test_late_answer (void)
{
  g_autoptr (TableeCourse) course = make_course ("rr", "martian-12s");
  g_autoptr (TableePlayer) person = tablee_human_new ();
  g_autoptr (TableeDecision) decision = make_decision (course);
  g_autoptr (TableeQuestion) first = NULL;
  Ears ears;

  begin_asking (&ears, course, M12_ACTION_PULL_LARGE);
  first = tablee_question_ref (tablee_asker_get_question (ears.asker));
  tablee_asker_close (ears.asker);
  tablee_asker_set_player (ears.asker, tablee_decision_get_seat (decision), person);
  g_assert_true (tablee_asker_ask (ears.asker, decision, FALSE));
  run_what_is_ready ();
  g_assert_false (tablee_question_is_answered (first));
  g_assert_false (tablee_question_is_answered (tablee_asker_get_question (ears.asker)));
  g_assert_cmpuint (ears.changed + ears.due, ==, 0);
  tablee_asker_free (ears.asker);
  run_what_is_ready ();
}

/* A script that gives what is not legal leaves the question open, and anybody may answer. */
static void
test_left_open (void)
{
  g_autoptr (TableeCourse) course = make_course ("rr", "martian-12s");
  Ears ears;

  begin_asking (&ears, course, 12345);
  g_test_expect_message (NULL, G_LOG_LEVEL_WARNING, "*not legal*");
  run_what_is_ready ();
  g_test_assert_expected_messages ();
  g_assert_true (tablee_question_is_left_open (tablee_asker_get_question (ears.asker)));
  g_assert_true (tablee_asker_is_open (ears.asker));
  g_assert_false (tablee_asker_is_thinking (ears.asker));
  tablee_asker_free (ears.asker);
}

/*
 * The scribe
 */

typedef struct
{
  guint kept;
  guint errors;
  guint apart;
} Said;

static void
kept_cb (gpointer user_data)
{
  ((Said *) user_data)->kept++;
}

static void
error_cb (gpointer user_data)
{
  ((Said *) user_data)->errors++;
}

static void
apart_cb (gpointer user_data)
{
  ((Said *) user_data)->apart++;
}

static void
wait_until_kept (TableeScribe *scribe)
{
  while (tablee_scribe_is_busy (scribe))
    iterate ();
}

/* Each change is on the disk once it has said so; a game that somebody else has deleted is kept apart. */
static void
test_scribe (StoreFixture  *fixture,
             gconstpointer  data)
{
  static const TableeScribeFuncs funcs = { kept_cb, error_cb, apart_cb };
  TableeStore *store = open_store (fixture->path);
  g_autoptr (TableeCourse) course = make_course ("hh", "martian-12s");
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  Said said = { 0 };
  TableeScribe *scribe = tablee_scribe_new (course, store, 0, 0, &funcs, &said, owner);
  g_autoptr (TableeGameRecord) record = NULL;
  gint64 id;

  tablee_scribe_keep_state (scribe);
  g_assert_false (tablee_scribe_is_busy (scribe));
  tablee_scribe_begin (scribe);
  g_assert_true (tablee_scribe_is_busy (scribe));
  g_assert_cmpuint (G_OBJECT (owner)->ref_count, ==, 2);
  tablee_course_play (course, M12_ACTION_PULL_SMALL, TABLEE_BY_PERSON);
  tablee_scribe_keep_action (scribe);
  wait_until_kept (scribe);
  g_assert_cmpuint (G_OBJECT (owner)->ref_count, ==, 1);
  g_assert_cmpuint (said.kept, ==, 2);
  id = tablee_scribe_get_id (scribe);
  record = load_game (store, id, NULL);
  g_assert_cmpuint (tablee_game_record_get_n_actions (record), ==, 1);

  g_assert_true (delete_game (store, id, NULL));
  tablee_course_go_to (course, 0);
  tablee_scribe_keep_state (scribe);
  wait_until_kept (scribe);
  g_assert_cmpuint (said.apart, ==, 1);
  g_assert_true (tablee_scribe_get_kept_apart (scribe));
  g_assert_cmpint (tablee_scribe_get_id (scribe), >, 0);
  g_assert_cmpuint (count_games (store), ==, 1);
  g_assert_cmpuint (said.errors, ==, 0);
  tablee_scribe_free (scribe);
  close_store (store);
}

/*
 * What properties said last
 */

static void
notify_cb (TableeSeat *seat,
           GParamSpec *property,
           GString    *names)
{
  g_string_append_printf (names, "%s ", property->name);
}

static void
test_told (void)
{
  static const char *const properties[] = { "hints", "name", NULL };
  g_autoptr (TableeSeat) seat = tablee_seat_new (0, "Ana", 0, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_EASY);
  g_autoptr (TableeTold) told = tablee_told_new (G_OBJECT (seat), properties);
  g_autoptr (GString) names = g_string_new (NULL);

  tablee_seat_add_hint (seat);
  tablee_seat_change (seat, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL, -1);
  g_signal_connect (seat, "notify", G_CALLBACK (notify_cb), names);
  tablee_told_tell (told);
  g_assert_cmpstr (names->str, ==, "hints ");
  tablee_told_tell (told);
  g_assert_cmpstr (names->str, ==, "hints ");
  g_signal_handlers_disconnect_by_data (seat, names);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/parts/asker/pace", test_asker);
  g_test_add_func ("/parts/asker/late-answer", test_late_answer);
  g_test_add_func ("/parts/asker/left-open", test_left_open);
  g_test_add ("/parts/scribe", StoreFixture, NULL, store_fixture_set_up, test_scribe, store_fixture_tear_down);
  g_test_add_func ("/parts/told", test_told);

  return g_test_run ();
}
