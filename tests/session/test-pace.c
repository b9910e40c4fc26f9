/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When answers of computers are shown, and that the pace tells nothing. */
#include "support.h"

#include "session/game-session-private.h"

enum { ENOUGH = 30 };

static const char options[] = "{\"rounds\": 3, \"first\": 0}";

static gboolean
is_forced (TableeGameSession *session)
{
  return tablee_question_is_forced (tablee_asker_get_question (get_asker (session)));
}

static gboolean
is_answered (TableeGameSession *session)
{
  const TableeQuestion *question = tablee_asker_get_question (get_asker (session));

  return question != NULL && tablee_question_is_answered (question);
}

static void
wait_for_answer (TableeGameSession *session)
{
  while (!is_answered (session))
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_decision (TableeGameSession *session)
{
  while (tablee_asker_get_question (get_asker (session)) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static TableeGameSession *
begin_paced (const char *letters,
             TableePace  pace)
{
  TableeGameSession *session = make_session (letters, options, 4, FALSE, NULL);

  fake_now = 1000000;
  tablee_asker_set_clock (get_asker (session), read_fake_clock);
  tablee_game_session_set_pace (session, pace);
  tablee_game_session_start (session);
  wait_for_answer (session);

  return session;
}

static void
test_pace (void)
{
  TableeGameSession *session = begin_paced ("rh", TABLEE_PACE_SLOW);

  g_assert_true (tablee_game_session_get_thinking (session));
  fake_now += 1999999;
  look_at_clock (session);
  g_assert_cmpuint (tablee_game_session_get_revision (session), ==, 0);
  fake_now += 1;
  look_at_clock (session);
  g_assert_cmpuint (tablee_game_session_get_revision (session), ==, 1);
  g_assert_false (tablee_game_session_get_thinking (session));
  assert_ends (session);

  /* A quicker pace counts at once, and what has passed counts for it. */
  session = begin_paced ("rh", TABLEE_PACE_SLOW);
  fake_now += 450000;
  tablee_game_session_set_pace (session, TABLEE_PACE_FAST);
  run_what_is_ready ();
  g_assert_cmpuint (tablee_game_session_get_revision (session), ==, 1);
  assert_ends (session);

  /* Skipped. */
  session = begin_paced ("rh", TABLEE_PACE_SLOW);
  g_assert_true (tablee_game_session_get_can_step (session));
  tablee_game_session_step (session);
  run_what_is_ready ();
  g_assert_cmpuint (tablee_game_session_get_revision (session), ==, 1);
  g_assert_false (tablee_game_session_get_can_step (session));
  assert_ends (session);
}

static void
test_step (void)
{
  TableeGameSession *session = begin_paced ("rrr", TABLEE_PACE_STEP);

  for (guint64 step = 1; step < 5; step++)
    {
      fake_now += 10000000;
      look_at_clock (session);
      g_assert_cmpuint (tablee_game_session_get_revision (session), ==, step - 1);
      g_assert_false (tablee_game_session_get_thinking (session));
      g_assert_true (tablee_game_session_get_can_step (session));
      tablee_game_session_step (session);
      while (tablee_game_session_get_revision (session) < step || !is_answered (session))
        g_main_context_iteration (NULL, TRUE);
    }
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  run_until_over (session);
  assert_ends (session);
}

static void
test_paused (void)
{
  TableeGameSession *session = make_session ("rrr", options, 4, FALSE, NULL);

  tablee_game_session_set_paused (session, TRUE);
  tablee_game_session_start (session);
  wait_for_answer (session);
  run_what_is_ready ();
  g_assert_cmpuint (tablee_game_session_get_revision (session), ==, 0);
  tablee_game_session_set_paused (session, FALSE);
  run_until_over (session);
  assert_ends (session);
}

/* In Space Beans, what a seat holds may leave it no choice: how soon and with which light it plays tells nobody else so. The
 * seat itself need not wait for what it knows. */
static void
test_secretly_only_action (void)
{
  TableeGameSession *session = make_session_of ("space-beans", "rrr", NULL, 4, FALSE, NULL);
  int secretly_forced = 0;

  tablee_asker_set_clock (get_asker (session), read_fake_clock);
  tablee_game_session_set_pace (session, TABLEE_PACE_SLOW);
  tablee_game_session_start (session);
  while (!tablee_game_session_get_over (session))
    {
      guint64 revision = tablee_game_session_get_revision (session);
      int seat = tablee_game_session_get_current_seat (session);
      gboolean secretly;
      gboolean openly;

      wait_for_answer (session);
      secretly = is_forced (session) && tablee_game_session_has_secrets (session, seat);
      openly = is_forced (session) && !secretly;
      g_assert_true (tablee_game_session_get_thinking (session) == !openly);
      fake_now += 500000;
      look_at_clock (session);
      g_assert_cmpuint (tablee_game_session_get_revision (session), ==, revision + openly);
      if (secretly && secretly_forced++ % 2 == 0)
        {
          tablee_game_session_set_viewer (session, seat);
          look_at_clock (session);
          g_assert_cmpuint (tablee_game_session_get_revision (session), ==, revision + 1);
          tablee_game_session_set_viewer (session, TABLEE_NOBODY);
        }
      else if (tablee_game_session_get_revision (session) == revision)
        {
          fake_now += 1500000;
          look_at_clock (session);
          g_assert_cmpuint (tablee_game_session_get_revision (session), >, revision);
        }
    }
  g_assert_cmpint (secretly_forced, >, 1);
  assert_ends (session);
}

/* Nor does it tell from how long it thinks, where that is longer than the pace. */
static void
test_secretly_thoughtful (void)
{
  TableeGameSession *session = make_session_of ("space-beans", "rrr", NULL, 4, FALSE, NULL);
  int waited = 0;

  tablee_asker_set_clock (get_asker (session), read_fake_clock);
  tablee_game_session_set_pace (session, TABLEE_PACE_FAST);
  tablee_game_session_start (session);
  wait_for_decision (session);
  g_assert_false (is_forced (session) || is_answered (session));
  fake_now += 3000000;
  wait_for_answer (session);
  g_assert_cmpint (tablee_asker_get_thought (get_asker (session), tablee_game_session_get_current_seat (session)), ==, 3000000);
  look_at_clock (session);

  while (!tablee_game_session_get_over (session))
    {
      guint64 revision = tablee_game_session_get_revision (session);
      int seat = tablee_game_session_get_current_seat (session);
      gboolean waits;

      wait_for_decision (session);
      waits = is_forced (session) && tablee_game_session_has_secrets (session, seat);
      if (!waits)
        wait_for_answer (session);
      if (!is_forced (session))
        tablee_asker_set_thought (get_asker (session), seat, 3000000);
      fake_now += 400000;
      look_at_clock (session);
      g_assert_cmpuint (tablee_game_session_get_revision (session), ==, revision + !waits);
      if (!waits)
        continue;

      fake_now += 2599999;
      look_at_clock (session);
      g_assert_true (tablee_game_session_get_thinking (session));
      g_assert_cmpuint (tablee_game_session_get_revision (session), ==, revision);
      fake_now += 1;
      look_at_clock (session);
      g_assert_cmpuint (tablee_game_session_get_revision (session), ==, revision + 1);
      waited++;
    }
  g_assert_cmpint (waited, >, 1);
  assert_ends (session);
}

/* Nor from the first choice after a game was opened: how long it thinks is not known yet, so it has to. */
static void
test_secretly_first (void)
{
  TableeGameSession *session = make_session_of ("space-beans", "mmm", NULL, 4, FALSE, NULL);
  int asked = 0;

  tablee_asker_set_clock (get_asker (session), read_fake_clock);
  tablee_game_session_set_pace (session, TABLEE_PACE_FAST);
  tablee_game_session_start (session);
  while (!tablee_game_session_get_over (session))
    {
      guint64 revision = tablee_game_session_get_revision (session);
      int seat = tablee_game_session_get_current_seat (session);
      gboolean secretly;

      wait_for_decision (session);
      secretly = is_forced (session) && tablee_game_session_has_secrets (session, seat);
      g_assert_true (!secretly || tablee_question_is_put (tablee_asker_get_question (get_asker (session))));
      asked += secretly;
      wait_for_answer (session);
      for (int i = 0; i < 3; i++)
        tablee_asker_set_thought (get_asker (session), i, 0);
      fake_now += 400000;
      look_at_clock (session);
      g_assert_cmpuint (tablee_game_session_get_revision (session), ==, revision + 1);
    }
  g_assert_cmpint (asked, >, 1);
  assert_ends (session);
}

/* Nor do people at one computer: who has no choice is awaited at the table like any other. */
static void
test_person_is_awaited (void)
{
  TableeGameSession *session = make_session_of ("space-beans", "hh", NULL, 4, FALSE, NULL);
  int awaited = 0;

  tablee_asker_set_clock (get_asker (session), read_fake_clock);
  tablee_game_session_set_pace (session, TABLEE_PACE_SLOW);
  tablee_game_session_start (session);
  for (int seat = 0; awaited < 3; awaited += seat >= 0)
    {
      guint64 revision = tablee_game_session_get_revision (session);

      wait_for_decision (session);
      seat = is_forced (session) ? tablee_game_session_get_current_seat (session) : -1;
      if (seat < 0)
        play_nth (session, (gsize) revision);
      tablee_game_session_set_viewer (session, TABLEE_NOBODY);
      if (seat >= 0 && !tablee_game_session_has_secrets (session, seat))
        seat = -1;
      fake_now += 10000000;
      look_at_clock (session);
      if (seat < 0)
        continue;

      g_assert_true (tablee_game_session_get_decision_open (session));
      g_assert_cmpuint (tablee_game_session_get_revision (session), ==, revision);
      tablee_game_session_set_viewer (session, seat);
      g_assert_false (tablee_game_session_get_decision_open (session));
      look_at_clock (session);
      g_assert_cmpuint (tablee_game_session_get_revision (session), ==, revision + 1);
      tablee_game_session_set_viewer (session, 1 - seat);
      g_assert_true (tablee_game_session_get_current_seat (session) == seat || !tablee_game_session_get_can_undo (session));
      tablee_game_session_set_viewer (session, TABLEE_NOBODY);
    }
  assert_ends (session);
}

/* Plays a game of so many actions with one person, and returns its course in words. @waited: how often there was no choice, and the
 * person was asked all the same. */
static char *
play_one (const char *game,
          TableePace  pace,
          gboolean    patient,
          guint64     seed,
          guint      *waited)
{
  TableeGameSession *session = make_session_of (game, "hr", NULL, seed, FALSE, NULL);
  GString *course = g_string_new (NULL);

  fake_now = 1000000;
  tablee_asker_set_clock (get_asker (session), read_fake_clock);
  tablee_game_session_set_pace (session, pace);
  tablee_game_session_set_patient (session, patient);
  tablee_game_session_set_viewer (session, 0);
  tablee_game_session_start (session);
  while (!tablee_game_session_get_over (session) && tablee_game_session_get_revision (session) < ENOUGH)
    {
      TableeAction action;

      fake_now += 10000000;
      look_at_clock (session);
      if (tablee_game_session_get_forced (session, &action))
        {
          g_assert_false (tablee_game_session_get_can_hint (session));
          g_assert_true (tablee_game_session_play (session, action, NULL));
          (*waited)++;
        }
      else if (tablee_game_session_get_decision_open (session))
        play_nth (session, (gsize) tablee_game_session_get_revision (session) * 5);
      else
        iterate ();
    }
  for (guint i = 0; i < tablee_game_log_get_length (get_log (session)); i++)
    {
      g_autofree char *text = tablee_game_log_dup_text (get_log (session), i);

      g_string_append_printf (course, "%s by %d\n", text, tablee_game_log_get_item (get_log (session), i)->by);
    }
  assert_ends (session);

  return g_string_free (course, FALSE);
}

/* What is given away without a choice is waited for, and is the same game. */
static void
test_patience (gconstpointer data)
{
  const char *game = data;
  guint waited = 0;

  for (guint64 seed = 0; seed < 2; seed++)
    {
      guint never = 0;
      g_autofree char *patient = play_one (game, TABLEE_PACE_NORMAL, TRUE, seed, &waited);
      g_autofree char *hasty = play_one (game, TABLEE_PACE_FAST, TRUE, seed, &never);
      g_autofree char *plain = play_one (game, TABLEE_PACE_NORMAL, FALSE, seed, &never);

      g_assert_cmpuint (never, ==, 0);
      g_assert_cmpstr (hasty, ==, patient);
      g_assert_cmpstr (plain, ==, patient);
    }
  g_assert_cmpuint (waited, >, 0);
}

/* What somebody answers who leaves things as they are where nothing is to be gained. Returns whether that was asked. */
static gboolean
answer_idly (TableeGameSession *session)
{
  TableeDecision *decision = tablee_question_get_decision (tablee_asker_get_question (get_asker (session)));
  gsize count;
  const TableeAction *actions = tablee_decision_get_actions (decision, &count);
  TableeAction action = actions[tablee_game_session_get_revision (session) * 5 % count];
  gboolean idle = tablee_decision_is_idle (decision, &action);

  g_assert_true (tablee_game_session_play (session, action, NULL));

  return idle;
}

/* Nothing on the table asks for what is passed: before the question is opened, and while it passes. */
static void
assert_choosing (TableeGameSession *session,
                 gboolean           quick)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  gsize count = tablee_game_session_get_legal (session, actions);
  TableeAction idle;

  if (quick && tablee_game_session_get_current_seat (session) == 0 &&
      tablee_decision_find_idle (ruleset, tablee_game_session_get_view (session), actions, count, &idle))
    g_assert_false (tablee_game_session_get_choosing (session));
}

/* Plays a game to its end with one such person at seat 0, and returns its course in words. @asked, @passed: how often they were asked
 * that, and how often something was played for them. */
static char *
play_idly (const char *game,
           gboolean    quick,
           int         viewer,
           guint      *asked,
           guint      *passed)
{
  TableeGameSession *session = make_session_of (game, "hr", NULL, 3, FALSE, NULL);
  GString *course = g_string_new (NULL);

  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_set_quick (session, quick);
  tablee_game_session_set_viewer (session, viewer);
  tablee_game_session_start (session);
  while (!tablee_game_session_get_over (session))
    {
      assert_choosing (session, quick && viewer == 0);
      if (tablee_game_session_get_decision_open (session))
        *asked += answer_idly (session);
      else
        iterate ();
    }
  for (guint i = 0; i < tablee_game_log_get_length (get_log (session)); i++)
    {
      g_autofree char *text = tablee_game_log_dup_text (get_log (session), i);
      const TableeLogItem *item = tablee_game_log_get_item (get_log (session), i);

      g_string_append_printf (course, "%s\n", text);
      *passed += item->by == TABLEE_BY_NOBODY && item->seat == 0;
    }
  assert_ends (session);

  return g_string_free (course, FALSE);
}

/* Where nothing is to be gained a quick player is not asked, and it is the same game; nor is that told to others. */
static void
test_quick (gconstpointer data)
{
  const char *game = data;
  guint asked[3] = { 0 };
  guint passed[3] = { 0 };
  g_autofree char *quick = play_idly (game, TRUE, 0, &asked[0], &passed[0]);
  g_autofree char *plain = play_idly (game, FALSE, 0, &asked[1], &passed[1]);
  g_autofree char *unseen = play_idly (game, TRUE, 1, &asked[2], &passed[2]);

  g_assert_cmpstr (quick, ==, plain);
  g_assert_cmpstr (unseen, ==, plain);
  g_assert_cmpuint (asked[0], ==, 0);
  g_assert_cmpuint (asked[1], >, 0);
  g_assert_cmpuint (asked[2], ==, asked[1]);
  g_assert_cmpuint (passed[0], ==, passed[1] + asked[1]);
  g_assert_cmpuint (passed[2], ==, passed[1]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pace/answers", test_pace);
  g_test_add_func ("/pace/step", test_step);
  g_test_add_func ("/pace/paused", test_paused);
  g_test_add_func ("/pace/secretly-only-action", test_secretly_only_action);
  g_test_add_func ("/pace/secretly-thoughtful", test_secretly_thoughtful);
  g_test_add_func ("/pace/secretly-first", test_secretly_first);
  g_test_add_func ("/pace/person-is-awaited", test_person_is_awaited);
  g_test_add_data_func ("/pace/patience/bean-chains", "bean-chains", test_patience);
  g_test_add_data_func ("/pace/quick/space-beans", "space-beans", test_quick);
  g_test_add_data_func ("/pace/quick/al-cabohne", "al-cabohne", test_quick);

  return g_test_run ();
}
