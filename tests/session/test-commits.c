/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whoever is asked, and whoever is told that the game is over, may rely on it that all before is on disk: also what was done in
 * the moment between the commit of the last action and the next question. */
#include "support.h"

#include "session/game-session-private.h"

static void
assert_committed (TableeGameSession *session,
                  gboolean          *told)
{
  g_assert_false (tablee_scribe_is_busy (get_scribe (session)));
  *told = TRUE;
}

static void
decision_cb (TableeGameSession *session,
             int                seat,
             gboolean          *told)
{
  assert_committed (session, told);
}

static void
take_seat (TableeGameSession *session)
{
  tablee_game_session_seat_player (session, 1, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL);
}

static void
take_back (TableeGameSession *session)
{
  g_assert_true (tablee_game_session_take_back (session));
}

static void
give_up (TableeGameSession *session)
{
  tablee_game_session_give_up (session, 0);
}

typedef struct
{
  const char *name;
  const char *signal;                     /* that must wait */
  GCallback   callback;
  void      (*act) (TableeGameSession *);
} Case;

static const Case cases[] = {
  { "seat", "decision", G_CALLBACK (decision_cb), take_seat },
  { "take-back", "decision", G_CALLBACK (decision_cb), take_back },
  { "give-up", "finished", G_CALLBACK (assert_committed), give_up },
};

/* The action is on disk, nobody has been asked yet. */
static void
run_until_committed (TableeGameSession *session)
{
  while (tablee_scribe_is_busy (get_scribe (session)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (tablee_asker_get_question (get_asker (session)));
}

static void
test_in_between (gconstpointer data)
{
  const Case *one = data;
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  TableeStore *store = open_store (path);
  TableeGameSession *session = make_session ("hh", "{\"rounds\": 3}", 3, TRUE, store);
  gboolean told = FALSE;

  tablee_game_session_start (session);
  run_until_asked (session);
  play_nth (session, 0);
  run_until_committed (session);
  g_signal_connect (session, one->signal, one->callback, &told);
  one->act (session);
  g_assert_true (tablee_scribe_is_busy (get_scribe (session)));
  run_until (&told);
  g_signal_handlers_disconnect_by_data (session, &told);
  assert_ends (session);
  close_store (store);
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/commits/in-between/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_in_between);
    }

  return g_test_run ();
}
