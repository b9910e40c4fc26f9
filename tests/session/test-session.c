/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A session from outside: signals, properties, undo. */
#include "support.h"

#include "games/martian-12s/rules/rules.h"
#include "games/space-beans/rules/rules.h"
#include "session/game-session-private.h"

#include <string.h>

/* What a session said, in order, as one line of words; properties that notify together have no order. */
typedef struct
{
  TableeGameSession *session;
  GString           *words;
  GPtrArray         *notified;
} Ear;

static int
compare_words (gconstpointer one,
               gconstpointer other)
{
  return strcmp (*(const char *const *) one, *(const char *const *) other);
}

static void
flush_notified (Ear *ear)
{
  g_ptr_array_sort (ear->notified, compare_words);
  for (guint i = 0; i < ear->notified->len; i++)
    g_string_append_printf (ear->words, "%s[%s]", ear->words->len > 0 ? " " : "", (const char *) ear->notified->pdata[i]);
  g_ptr_array_set_size (ear->notified, 0);
}

static void
say (Ear        *ear,
     const char *word)
{
  flush_notified (ear);
  if (ear->words->len > 0)
    g_string_append_c (ear->words, ' ');
  g_string_append (ear->words, word);
}

static void
event_cb (TableeGameSession *session,
          const TableeEvent *event,
          Ear               *ear)
{
  g_assert_cmpuint (event->kind, !=, M12_EVENT_NONE);
  if (!g_str_has_suffix (ear->words->str, "event"))
    say (ear, "event");
}

static void
changed_cb (TableeGameSession *session,
            Ear               *ear)
{
  say (ear, "changed");
}

static void
scores_cb (TableeGameSession *session,
           Ear               *ear)
{
  say (ear, "scores");
}

static void
decision_cb (TableeGameSession *session,
             int                seat,
             Ear               *ear)
{
  g_autofree char *word = g_strdup_printf ("decision-%d", seat);

  g_assert_cmpint (seat, ==, tablee_game_session_get_current_seat (session));
  say (ear, word);
}

static void
finished_cb (TableeGameSession *session,
             Ear               *ear)
{
  g_assert_true (tablee_game_session_get_over (session));
  say (ear, "finished");
}

static void
notify_cb (TableeGameSession *session,
           GParamSpec        *pspec,
           Ear               *ear)
{
  g_ptr_array_add (ear->notified, g_strdup (pspec->name));
}

static void
listen (Ear               *ear,
        TableeGameSession *session,
        gboolean           properties)
{
  ear->session = session;
  ear->words = g_string_new (NULL);
  ear->notified = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect (session, "event", G_CALLBACK (event_cb), ear);
  g_signal_connect (session, "changed", G_CALLBACK (changed_cb), ear);
  g_signal_connect (session, "scores-changed", G_CALLBACK (scores_cb), ear);
  g_signal_connect (session, "decision", G_CALLBACK (decision_cb), ear);
  g_signal_connect (session, "finished", G_CALLBACK (finished_cb), ear);
  if (properties)
    g_signal_connect (session, "notify", G_CALLBACK (notify_cb), ear);
}

#define assert_heard(ear, expected)                                \
  G_STMT_START                                                     \
  {                                                                \
    flush_notified (ear);                                          \
    g_assert_cmpstr ((ear)->words->str, ==, (expected));           \
    g_string_truncate ((ear)->words, 0);                           \
  }                                                                \
  G_STMT_END

static void
end (Ear *ear)
{
  g_signal_handlers_disconnect_by_data (ear->session, ear);
  g_string_free (ear->words, TRUE);
  g_ptr_array_unref (ear->notified);
  assert_ends (ear->session);
}

/* Seat 0 begins, and a round is as long as the seats make it. */
static const char options[] = "{\"rounds\": 3, \"first\": 0}";

static TableeGameSession *
begin (const char *letters,
       gboolean    take_back)
{
  TableeGameSession *session = make_session (letters, options, 4, take_back, NULL);

  tablee_game_session_start (session);
  run_until_asked (session);

  return session;
}

static void
test_signals (void)
{
  TableeGameSession *session = make_session ("hh", options, 4, FALSE, NULL);
  Ear ear;

  listen (&ear, session, FALSE);
  run_what_is_ready ();
  assert_heard (&ear, "");
  tablee_game_session_start (session);
  tablee_game_session_start (session);
  assert_heard (&ear, "");
  run_until_asked (session);
  assert_heard (&ear, "decision-0");
  play (session, "pull small");
  assert_heard (&ear, "event changed scores decision-1");
  play (session, "pull small");
  play (session, "pull small");
  g_string_truncate (ear.words, 0);
  play (session, "pass");
  assert_heard (&ear, "event changed decision-0");
  tablee_game_session_give_up (session, 1);
  assert_heard (&ear, "changed");
  run_what_is_ready ();
  assert_heard (&ear, "finished");
  run_what_is_ready ();
  assert_heard (&ear, "");
  end (&ear);
}

static void
test_properties (void)
{
  TableeGameSession *session = make_session ("hh", options, 4, TRUE, NULL);
  Ear ear;

  listen (&ear, session, TRUE);
  tablee_game_session_start (session);
  run_until_asked (session);
  assert_heard (&ear, "[decision-open] decision-0");
  play (session, "pull small");
  assert_heard (&ear, "event [can-take-back] [current-seat] [decision-open] [revision] changed scores"
                      " [decision-open] decision-1");
  play (session, "pull small");
  assert_heard (&ear, "event [current-seat] [decision-open] [revision] changed scores [decision-open] decision-0");
  g_assert_true (tablee_game_session_take_back (session));
  assert_heard (&ear, "[can-redo] [current-seat] [decision-open] [revision] [taken-back] changed scores");
  run_until_asked (session);
  assert_heard (&ear, "[decision-open] decision-1");
  tablee_game_session_set_viewer (session, 1);
  assert_heard (&ear, "[can-hint] [viewer] changed");
  tablee_game_session_set_viewer (session, 1);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_set_paused (session, FALSE);
  assert_heard (&ear, "");
  tablee_game_session_set_pace (session, TABLEE_PACE_SLOW);
  tablee_game_session_set_paused (session, TRUE);
  assert_heard (&ear, "[pace] [paused]");
  tablee_game_session_give_up (session, 0);
  assert_heard (&ear, "[can-hint] [can-redo] [can-take-back] [current-seat] [decision-open] [over] [revision] changed");
  end (&ear);
}

static void
test_refused (void)
{
  TableeGameSession *session = begin ("hm", FALSE);
  g_autoptr (GError) error = NULL;

  g_assert_false (tablee_game_session_play (session, M12_ACTION_PASS, &error));
  g_assert_error (error, TABLEE_SESSION_ERROR, TABLEE_SESSION_ERROR_ILLEGAL);
  g_clear_error (&error);
  g_assert_cmpint (tablee_game_session_check (session, M12_ACTION_PASS), ==, M12_REASON_FIRST_PULL);
  g_assert_cmpint (tablee_game_session_check (session, 12345), ==, TABLEE_REASON_UNKNOWN);
  g_assert_true (tablee_game_session_play (session, M12_ACTION_PULL_SMALL, &error));
  g_assert_false (tablee_game_session_play (session, M12_ACTION_PULL_SMALL, &error));
  g_assert_error (error, TABLEE_SESSION_ERROR, TABLEE_SESSION_ERROR_NOT_ASKED);
  tablee_game_session_give_up (session, 0);
  g_assert_cmpint (tablee_game_session_check (session, M12_ACTION_PULL_SMALL), ==, TABLEE_REASON_OVER);
  assert_ends (session);
}

/*
 * Undo: what is played, by whom, and how far each of the three would go.
 */

typedef struct
{
  const char *name;
  const char *seats;
  const char *actions;   /* by the people, one letter each: s m l p */
  gboolean    take_back;
  gboolean    can_undo;
  gboolean    can_take_back;
} UndoCase;

static const UndoCase undo_cases[] = {
  { "nothing-yet", "hh", "", TRUE, FALSE, FALSE },
  { "a-pull-reveals", "hm", "s", TRUE, FALSE, TRUE },
  { "a-pull-reveals-and-nothing-is-allowed", "hm", "s", FALSE, FALSE, FALSE },
  { "handed-over-after-a-pull", "hh", "s", TRUE, FALSE, TRUE },
  { "handed-over-after-a-pass", "hhh", "sssp", TRUE, FALSE, TRUE },
  { "handed-over-and-nothing-is-allowed", "hhh", "sssp", FALSE, FALSE, FALSE },
};

static void
play_letters (TableeGameSession *session,
              const char        *letters)
{
  static const char *const words[] = { ['s'] = "pull small", ['m'] = "pull medium", ['l'] = "pull large", ['p'] = "pass" };

  for (const char *c = letters; *c != '\0'; c++)
    play (session, words[(int) *c]);
}

static void
test_undo_case (gconstpointer data)
{
  const UndoCase *undo = data;
  TableeGameSession *session = begin (undo->seats, undo->take_back);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  play_letters (session, undo->actions);
  before = course (session);
  g_assert_cmpint (tablee_game_session_get_can_undo (session), ==, undo->can_undo);
  g_assert_cmpint (tablee_game_session_get_can_take_back (session), ==, undo->can_take_back);
  g_assert_cmpint (tablee_game_session_undo (session), ==, undo->can_undo);
  if (undo->can_undo)
    g_assert_true (tablee_game_session_redo (session));
  g_assert_cmpint (tablee_game_session_take_back (session), ==, undo->can_take_back);
  g_assert_cmpint (tablee_game_session_get_taken_back (session), ==, undo->can_take_back);
  g_assert_cmpint (tablee_game_session_get_can_redo (session), ==, undo->can_take_back);
  if (undo->can_take_back)
    g_assert_true (tablee_game_session_redo (session));
  after = course (session);
  g_assert_cmpstr (before, ==, after);
  assert_ends (session);
}

/* A pass shows nothing: against computers it is free, even while they think, and they answer the same when it is played again. */
static void
test_undo_against_computers (void)
{
  TableeGameSession *session = begin ("hrr", FALSE);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;

  play (session, "pull small");
  before = course (session);
  tablee_game_session_set_paused (session, TRUE);
  g_assert_true (tablee_game_session_play (session, M12_ACTION_PASS, NULL));
  g_assert_true (tablee_game_session_get_can_undo (session));
  g_assert_true (tablee_game_session_undo (session));
  after = course (session);
  g_assert_cmpstr (before, ==, after);
  g_assert_false (tablee_game_session_get_taken_back (session));
  g_assert_true (tablee_game_session_get_can_redo (session));
  g_assert_true (tablee_game_session_redo (session));
  g_assert_false (tablee_game_session_get_can_redo (session));

  /* Now one of them thinks. */
  while (!tablee_game_session_get_can_step (session))
    run_what_is_ready ();
  g_assert_true (tablee_game_session_undo (session));
  g_assert_false (tablee_game_session_get_thinking (session));
  run_until_asked (session);
  again = course (session);
  g_assert_cmpstr (before, ==, again);
  assert_ends (session);
}

static void
test_same_answers (void)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  TableeGameSession *session = begin ("hrrr", TRUE);

  play (session, "pull small");
  first = course (session);
  g_assert_true (tablee_game_session_take_back (session));
  run_until_asked (session);
  play (session, "pull small");
  second = course (session);
  g_assert_cmpstr (first, ==, second);
  assert_ends (session);
}

/* Log and view follow the head. */
static void
test_log (void)
{
  TableeGameSession *session = begin ("hh", TRUE);
  GListModel *log = tablee_game_session_get_log (session);
  g_autoptr (TableeLogEntry) dealt = NULL;
  g_autoptr (TableeLogEntry) last = NULL;
  guint at_first = g_list_model_get_n_items (log);
  guint before;
  guint after;

  g_assert_cmpuint (at_first, ==, 1);
  dealt = g_list_model_get_item (log, 0);
  g_assert_cmpuint (tablee_log_entry_get_event (dealt)->kind, ==, M12_EVENT_ROUND);
  g_assert_cmpuint (tablee_log_entry_get_revision (dealt), ==, 0);
  play (session, "pull small");
  before = g_list_model_get_n_items (log);
  g_assert_cmpuint (before, >, at_first);
  play (session, "pull large");
  after = g_list_model_get_n_items (log);
  g_assert_cmpuint (after, >, before);
  last = g_list_model_get_item (log, after - 1);
  g_assert_cmpuint (tablee_log_entry_get_revision (last), ==, 2);
  g_assert_true (tablee_game_session_take_back (session));
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, before);
  g_assert_true (tablee_game_session_redo (session));
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, after);
  tablee_game_session_set_viewer (session, 1);
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, after);
  g_assert_true (tablee_game_session_take_back (session));
  g_assert_true (tablee_game_session_take_back (session));
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, at_first);
  assert_ends (session);
}

/* What the list of the log has told last. */
typedef struct
{
  guint times;
  guint removed;
  guint added;
} Splice;

static void
spliced_cb (GListModel *log,
            guint       position,
            guint       removed,
            guint       added,
            gpointer    user_data)
{
  Splice *splice = user_data;

  *splice = (Splice) { splice->times + 1, removed, added };
}

static guint
count_concealed (GListModel *log)
{
  guint concealed = 0;

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);

      concealed += tablee_log_entry_get_event (entry)->concealed;
    }

  return concealed;
}

/* Seen with other eyes, a log is not new: readers aloud take only what is added, with nothing removed, for news. But it hides other
 * things. */
static void
test_log_for_other_eyes (void)
{
  TableeGameSession *session = make_session_of ("space-beans", "hh", NULL, 4, FALSE, NULL);
  GListModel *log = tablee_game_session_get_log (session);
  Splice splice = { 0 };
  guint before;
  guint all;

  tablee_game_session_start (session);
  run_until_asked (session);
  all = count_concealed (log);
  tablee_game_session_set_viewer (session, tablee_game_session_get_current_seat (session));
  g_signal_connect (log, "items-changed", G_CALLBACK (spliced_cb), &splice);
  before = g_list_model_get_n_items (log);
  play_nth (session, 0);
  g_assert_cmpuint (splice.times, ==, 1);
  g_assert_cmpuint (splice.removed, ==, 0);
  g_assert_cmpuint (splice.added, ==, g_list_model_get_n_items (log) - before);

  before = g_list_model_get_n_items (log);
  tablee_game_session_set_viewer (session, 1 - tablee_game_session_get_viewer (session));
  g_assert_cmpuint (splice.times, ==, 2);
  g_assert_cmpuint (splice.removed, ==, before);
  g_assert_cmpuint (splice.added, ==, before);
  g_assert_cmpuint (all, >, 0);
  g_assert_cmpuint (count_concealed (log), >, 0);
  tablee_game_session_set_viewer (session, TABLEE_NOBODY);
  g_assert_cmpuint (count_concealed (log), >=, all);
  tablee_game_session_give_up (session, 0);
  tablee_game_session_set_viewer (session, TABLEE_VIEWER_ALL);
  g_assert_cmpuint (count_concealed (log), ==, 0);
  g_signal_handlers_disconnect_by_data (log, &splice);
  assert_ends (session);
}

static void
test_curve (void)
{
  TableeGameSession *session = begin ("hh", TRUE);
  g_autoptr (GArray) at_first = tablee_game_session_get_curve (session);
  g_autoptr (GArray) later = NULL;
  typedef gint64 Totals[TABLEE_MAX_COLUMNS];

  g_assert_cmpuint (at_first->len, ==, 1);
  play (session, "pull small");
  play (session, "pull small");
  later = tablee_game_session_get_curve (session);
  g_assert_cmpuint (later->len, ==, 3);
  g_assert_cmpint (g_array_index (later, Totals, 1)[0], ==, -100);
  g_assert_cmpint (g_array_index (later, Totals, 1)[1], ==, 0);
  g_assert_cmpint (g_array_index (later, Totals, 2)[1], ==, -100);
  assert_ends (session);
}

/* What others hold, the order of what is to come and its seed do not leave the session before it is over. */
static void
test_viewer (void)
{
  TableeGameSession *session = make_session_of ("space-beans", "hhh", NULL, 4, FALSE, NULL);
  const SbState *view;
  TableeAction actions[SB_MAX_ACTIONS];

  tablee_game_session_start (session);
  run_until_asked (session);
  for (int i = 0; i < 12; i++)
    {
      play_nth (session, 0);
      run_until_asked (session);
    }
  tablee_game_session_set_viewer (session, TABLEE_VIEWER_ALL);
  g_assert_cmpint (tablee_game_session_get_viewer (session), ==, TABLEE_NOBODY);
  for (int viewer = TABLEE_NOBODY; viewer < 3; viewer++)
    {
      int hidden = 0;

      tablee_game_session_set_viewer (session, viewer);
      view = tablee_game_session_get_view (session);
      g_assert_true (tablee_random_concealed (&view->chance));
      for (int i = 0; i < view->draw_count; i++)
        g_assert_cmpint (view->draw[i], ==, SB_UNKNOWN);
      for (int seat = 0; seat < 3; seat++)
        hidden += view->seats[seat].hand_hidden;
      g_assert_cmpint (hidden, >, 0);
      if (viewer != TABLEE_NOBODY)
        g_assert_cmpint (view->seats[viewer].hand_hidden, ==, 0);
      g_assert_true ((tablee_game_session_get_legal (session, actions) > 0) ==
                     (viewer == tablee_game_session_get_current_seat (session)));
    }
  tablee_game_session_give_up (session, 1);
  g_assert_cmpuint (tablee_game_session_get_legal (session, actions), ==, 0);
  tablee_game_session_set_viewer (session, TABLEE_VIEWER_ALL);
  view = tablee_game_session_get_view (session);
  g_assert_false (tablee_random_concealed (&view->chance));
  for (int seat = 0; seat < 3; seat++)
    g_assert_cmpint (view->seats[seat].hand_hidden, ==, 0);
  assert_ends (session);
}

/* Who cannot pay can only pass: no decision, but a line of the log, after a short pause. */
static void
test_only_action (void)
{
  TableeGameSession *session = make_session ("hh", "{\"rounds\": 2, \"first\": 0, \"wallets\": [200, 2000]}", 4, TRUE, NULL);
  g_autofree char *played = NULL;
  Ear ear;

  fake_now = 1000000;
  tablee_asker_set_clock (get_asker (session), read_fake_clock);
  tablee_game_session_start (session);
  run_until_asked (session);
  for (int i = 0; i < 3; i++)
    play (session, "pull small");
  listen (&ear, session, FALSE);
  tablee_game_session_set_pace (session, TABLEE_PACE_SLOW);
  g_assert_true (tablee_game_session_play (session, M12_ACTION_PULL_SMALL, NULL));
  while (tablee_asker_get_question (get_asker (session)) == NULL)
    run_what_is_ready ();
  assert_heard (&ear, "event changed scores");
  g_assert_cmpint (tablee_game_session_get_current_seat (session), ==, 0);
  g_assert_false (tablee_game_session_get_decision_open (session));
  fake_now += 499999;
  look_at_clock (session);
  assert_heard (&ear, "");
  fake_now += 1;
  look_at_clock (session);
  assert_heard (&ear, "event changed decision-1");
  played = course (session);
  g_assert_cmpstr (played, ==, "pull small\npull small\npull small\npull small\npass\n");

  /* It is nobody's decision: taking back goes to the one before it, and redo comes back beyond it. */
  g_assert_true (tablee_game_session_take_back (session));
  g_assert_cmpuint (tablee_game_log_get_head (get_log (session)), ==, 3);
  g_assert_true (tablee_game_session_redo (session));
  g_assert_cmpuint (tablee_game_log_get_head (get_log (session)), ==, 5);
  end (&ear);
}

/*
 * Changes of players, ends
 */

static void
test_take_over (void)
{
  TableeGameSession *session = begin ("hh", FALSE);

  tablee_game_session_seat_player (session, 0, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL);
  g_assert_cmpstr (tablee_seat_get_name (tablee_game_session_get_seat (session, 0)), ==, "Player 0");
  g_assert_cmpint (tablee_seat_get_kind (tablee_game_session_get_seat (session, 0)), ==, TABLEE_SEAT_COMPUTER);
  run_until_asked (session);
  g_assert_cmpint (tablee_game_session_get_current_seat (session), ==, 1);
  tablee_game_session_seat_player (session, 0, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_EASY, "Ana");
  g_assert_cmpstr (tablee_seat_get_name (tablee_game_session_get_seat (session, 0)), ==, "Ana");
  play (session, "pull small");
  g_assert_cmpint (tablee_game_session_get_current_seat (session), ==, 0);
  g_assert_true (tablee_game_session_get_decision_open (session));

  tablee_game_session_seat_player (session, 0, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL);
  tablee_game_session_seat_player (session, 1, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL);
  run_until_over (session);
  assert_ends (session);
}

static void
test_give_up (void)
{
  TableeGameSession *session = begin ("hh", TRUE);

  play (session, "pull small");
  tablee_game_session_give_up (session, 1);
  tablee_game_session_give_up (session, 0);
  g_assert_cmpint (tablee_game_session_get_given_up_by (session), ==, 1);
  g_assert_cmpint (tablee_game_session_get_current_seat (session), ==, TABLEE_NOBODY);
  g_assert_false (tablee_game_session_get_can_undo (session));
  g_assert_false (tablee_game_session_get_can_take_back (session));
  g_assert_false (tablee_game_session_get_decision_open (session));
  assert_ends (session);
}

static void
test_stop (void)
{
  TableeGameSession *session = begin ("hrr", FALSE);
  Ear ear;

  listen (&ear, session, TRUE);
  g_assert_true (tablee_game_session_play (session, M12_ACTION_PULL_SMALL, NULL));
  g_string_truncate (ear.words, 0);
  tablee_game_session_stop (session);
  tablee_game_session_stop (session);
  run_what_is_ready ();
  g_assert_false (tablee_game_session_undo (session));
  tablee_game_session_set_viewer (session, 1);
  tablee_game_session_start (session);
  run_what_is_ready ();
  assert_heard (&ear, "");
  end (&ear);
}

/* Let go of at every moment of a computer's decision. */
static void
test_finalize_while_thinking (void)
{
  for (int moments = 0; moments < 12; moments++)
    {
      TableeGameSession *session = make_session ("xxxx", options, 4, FALSE, NULL);

      tablee_game_session_start (session);
      for (int i = 0; i < moments; i++)
        g_main_context_iteration (NULL, FALSE);
      assert_ends (session);
    }
}

static void
play_again_cb (TableeGameSession *session,
               int                seat,
               gpointer           user_data)
{
  TableeAction actions[8];
  gsize count = tablee_game_session_get_legal (session, actions);

  g_assert_true (tablee_game_session_play (session, actions[count - 1], NULL));
}

/* Front ends may answer inside of the signal, and undo or stop inside of "event". */
static void
test_reentrant (void)
{
  TableeGameSession *session = make_session ("hhh", options, 4, FALSE, NULL);

  g_signal_connect (session, "decision", G_CALLBACK (play_again_cb), NULL);
  tablee_game_session_start (session);
  run_until_over (session);
  assert_ends (session);

  session = begin ("hhh", TRUE);
  g_signal_connect (session, "event", G_CALLBACK (tablee_game_session_take_back), NULL);
  g_assert_true (tablee_game_session_play (session, M12_ACTION_PULL_SMALL, NULL));
  g_assert_cmpuint (tablee_game_session_get_revision (session), ==, 2);
  run_until_asked (session);
  g_signal_handlers_disconnect_by_func (session, tablee_game_session_take_back, NULL);
  g_signal_connect (session, "event", G_CALLBACK (tablee_game_session_stop), NULL);
  g_assert_true (tablee_game_session_play (session, M12_ACTION_PULL_SMALL, NULL));
  run_what_is_ready ();
  assert_ends (session);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/session/signals", test_signals);
  g_test_add_func ("/session/properties", test_properties);
  g_test_add_func ("/session/refused", test_refused);
  for (gsize i = 0; i < G_N_ELEMENTS (undo_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/session/undo/", undo_cases[i].name, NULL);

      g_test_add_data_func (path, &undo_cases[i], test_undo_case);
    }
  g_test_add_func ("/session/undo/against-computers", test_undo_against_computers);
  g_test_add_func ("/session/undo/same-answers", test_same_answers);
  g_test_add_func ("/session/log", test_log);
  g_test_add_func ("/session/curve", test_curve);
  g_test_add_func ("/session/log-for-other-eyes", test_log_for_other_eyes);
  g_test_add_func ("/session/viewer", test_viewer);
  g_test_add_func ("/session/only-action", test_only_action);
  g_test_add_func ("/session/take-over", test_take_over);
  g_test_add_func ("/session/give-up", test_give_up);
  g_test_add_func ("/session/stop", test_stop);
  g_test_add_func ("/session/finalize-while-thinking", test_finalize_while_thinking);
  g_test_add_func ("/session/reentrant", test_reentrant);

  return g_test_run ();
}
