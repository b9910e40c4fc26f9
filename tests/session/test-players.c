/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players are asked, and what they answer. */
#include "support.h"

#include "games/martian-12s/rules/rules.h"
#include "session/game-session-private.h"

/* Seat 0 begins, and a round is as long as the seats make it. */
static const char options[] = "{\"rounds\": 3, \"first\": 0}";

/* A player that looks closely at what it is asked. */
#define SPY_TYPE (spy_get_type ())
G_DECLARE_FINAL_TYPE (Spy, spy, TEST, SPY, GObject)

struct _Spy
{
  GObject parent_instance;

  TableeDecision *last;
  TableePlayer   *inner;
  guint           asked;
};

static void
spy_decide_async (TableePlayer        *player,
                  TableeDecision      *decision,
                  GCancellable        *cancellable,
                  GAsyncReadyCallback  callback,
                  gpointer             user_data)
{
  Spy *self = TEST_SPY (player);
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);
  gsize count;

  g_clear_pointer (&self->last, tablee_decision_unref);
  self->last = tablee_decision_ref (decision);
  self->asked++;
  g_task_return_int (task, (gssize) tablee_decision_get_actions (decision, &count)[0]);
}

static gboolean
spy_decide_finish (TableePlayer  *player,
                   GAsyncResult  *result,
                   TableeAction  *action,
                   GError       **error)
{
  *action = (TableeAction) g_task_propagate_int (G_TASK (result), NULL);

  return TRUE;
}

static void
spy_player_init (TableePlayerInterface *iface)
{
  iface->decide_async = spy_decide_async;
  iface->decide_finish = spy_decide_finish;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (Spy, spy, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PLAYER, spy_player_init))

static void
spy_finalize (GObject *object)
{
  g_clear_pointer (&TEST_SPY (object)->last, tablee_decision_unref);
  G_OBJECT_CLASS (spy_parent_class)->finalize (object);
}

static void
spy_class_init (SpyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = spy_finalize;
}

static void
spy_init (Spy *self)
{
}

/* Two games that differ only in what nobody can know ask a computer the very same question. */
static void
test_question_tells_nothing (void)
{
  Spy *spies[2];

  for (int i = 0; i < 2; i++)
    {
      TableeGameSession *session = make_session ("mh", options, (guint64) i + 1, FALSE, NULL);

      spies[i] = g_object_new (SPY_TYPE, NULL);
      tablee_game_session_set_player (session, 0, TABLEE_PLAYER (spies[i]));
      tablee_game_session_start (session);
      run_until_asked (session);
      assert_ends (session);
      g_assert_cmpuint (spies[i]->asked, ==, 1);
    }
  g_assert_cmpuint (tablee_decision_get_seed (spies[0]->last), ==, tablee_decision_get_seed (spies[1]->last));
  g_assert_cmpmem (tablee_decision_get_view (spies[0]->last), sizeof (M12State),
                   tablee_decision_get_view (spies[1]->last), sizeof (M12State));
  g_object_unref (spies[0]);
  g_object_unref (spies[1]);
}

static void
test_script (void)
{
  static const TableeAction actions[] = { M12_ACTION_PULL_LARGE, M12_ACTION_PULL_MEDIUM };
  g_autoptr (TableePlayer) script = tablee_script_new (actions, G_N_ELEMENTS (actions));
  TableeGameSession *session = make_session ("hh", options, 4, FALSE, NULL);
  g_autofree char *played = NULL;

  tablee_game_session_set_player (session, 0, script);
  tablee_game_session_start (session);
  for (int i = 0; i < 2; i++)
    {
      while (tablee_game_session_get_current_seat (session) != 1 || !tablee_game_session_get_decision_open (session))
        run_what_is_ready ();
      g_assert_true (tablee_game_session_play (session, M12_ACTION_PULL_SMALL, NULL));
    }

  /* It has run out: whoever sits before the screen may go on. */
  run_until_asked (session);
  run_what_is_ready ();
  g_assert_cmpint (tablee_game_session_get_current_seat (session), ==, 0);
  g_assert_true (tablee_game_session_get_decision_open (session));
  play (session, "pull small");
  played = course (session);
  g_assert_cmpstr (played, ==, "pull large\npull small\npull medium\npull small\npull small\n");
  assert_ends (session);
}

static void
cancelled_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  TableeAction action;

  g_assert_false (tablee_player_decide_finish (TABLEE_PLAYER (source), result, &action, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) user_data = TRUE;
}

static void
test_cancelled (void)
{
  TableeGameSession *session = make_session ("hh", options, 4, FALSE, NULL);
  g_autoptr (TableeDecision) decision = NULL;

  tablee_game_session_start (session);
  run_until_asked (session);
  decision = tablee_decision_new (tablee_course_get_ruleset (get_course (session)), tablee_viewpoint_get_mover_view (get_viewpoint (session)), 0, 1, 0);

  for (int i = 0; i < 2; i++)
    {
      TableePlayer *player = i == 0 ? tablee_human_new () : tablee_computer_new (TABLEE_LEVEL_EXPERT, TABLEE_TEMPER_STEADY, 0);
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      gboolean done = FALSE;

      tablee_player_decide_async (player, decision, cancellable, cancelled_cb, &done);
      g_cancellable_cancel (cancellable);
      g_assert_false (done);
      run_until (&done);
      g_object_add_weak_pointer (G_OBJECT (player), (gpointer *) &player);
      g_object_unref (player);
      while (player != NULL)
        g_main_context_iteration (NULL, TRUE);
    }
  assert_ends (session);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/players/question-tells-nothing", test_question_tells_nothing);
  g_test_add_func ("/players/script", test_script);
  g_test_add_func ("/players/cancelled", test_cancelled);

  return g_test_run ();
}
