/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support.h"

#include "session/game-session-private.h"

#include <unistd.h>

/*
 * The child of the kill test: plays, undoes, redoes and imports with a real store, and says on its standard output what
 * it is about to do ("? play 3 pull small") and, once the store has acknowledged it, where the game stands now ("! 3 7
 * 9": game, head, length of the log). It never ends by itself.
 */

typedef struct
{
  TableeStore       *store;
  TableeGameSession *session;
  GRand             *rand;
  gboolean           owes;     /* an acknowledgement */
} Child;

static void say (const char *format,
                 ...) G_GNUC_PRINTF (1, 2);

/* One write a line: shorter than PIPE_BUF, it arrives as a whole or not at all. */
static void
say (const char *format,
     ...)
{
  g_autofree char *line = NULL;
  va_list values;

  va_start (values, format);
  line = g_strdup_vprintf (format, values);
  va_end (values);
  if (write (STDOUT_FILENO, line, strlen (line)) < 0)
    _exit (1);
}

static void
acknowledge (Child *child)
{
  TableeGameLog *log = child->session->log;

  if (child->owes)
    say ("! %" G_GINT64_FORMAT " %u %u\n", tablee_game_session_get_id (child->session), tablee_game_log_get_head (log),
         tablee_game_log_get_length (log));
  child->owes = FALSE;
}

static void begin (Child *child);

static void
begin_cb (gpointer user_data)
{
  begin (user_data);
}

static void
leave (Child *child)
{
  tablee_game_session_stop (child->session);
  g_idle_add_once (begin_cb, child);
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Child *child = user_data;
  TableeGameLog *log = child->session->log;
  g_autoptr (GError) error = NULL;
  gint64 id = tablee_store_import_finish (TABLEE_STORE (source), result, &error);

  g_assert_no_error (error);
  say ("! %" G_GINT64_FORMAT " %u %u\n", id, tablee_game_log_get_head (log), tablee_game_log_get_length (log));
  begin (child);
}

static void
import (Child *child)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (child->session, TABLEE_VIEWER_ALL);

  say ("? import %" G_GINT64_FORMAT "\n", tablee_game_session_get_id (child->session));
  tablee_game_session_stop (child->session);
  tablee_store_import_async (child->store, record, NULL, imported_cb, child);
}

static void
go_to (Child    *child,
       int       head,
       gboolean (*go) (TableeGameSession *session))
{
  say ("? head %" G_GINT64_FORMAT " %d\n", tablee_game_session_get_id (child->session), head);
  child->owes = TRUE;
  g_assert_true (go (child->session));
}

static void
play_on (Child *child)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (child->session);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  gsize count = tablee_game_session_get_legal (child->session, actions);
  TableeAction action;
  g_autofree char *text = NULL;

  /* Nothing is hidden in this game. */
  g_assert_cmpuint (count, >, 1);
  action = actions[g_rand_int_range (child->rand, 0, (int) count)];
  text = tablee_notation_for_game (ruleset->game)->action_write (ruleset, tablee_game_session_get_view (child->session), action);
  say ("? play %" G_GINT64_FORMAT " %s\n", tablee_game_session_get_id (child->session), text);
  child->owes = TRUE;
  g_assert_true (tablee_game_session_play (child->session, action, NULL));
}

static void
decision_cb (TableeGameSession *session,
             int                seat,
             Child             *child)
{
  int choice = g_rand_int_range (child->rand, 0, 100);
  int undo = tablee_game_session_undo_target (session);
  int take_back = tablee_game_session_take_back_target (session);
  int redo = tablee_game_session_redo_target (session);

  acknowledge (child);
  if (choice < 3)
    import (child);
  else if (choice < 5)
    leave (child);
  else if (choice < 20 && undo >= 0)
    go_to (child, undo, tablee_game_session_undo);
  else if (choice < 20 && take_back >= 0)
    go_to (child, take_back, tablee_game_session_take_back);
  else if (choice < 30 && redo >= 0)
    go_to (child, redo, tablee_game_session_redo);
  else
    play_on (child);
}

static void
finished_cb (TableeGameSession *session,
             Child             *child)
{
  acknowledge (child);
  leave (child);
}

/* A kept game that is not over, or none. */
static gint64
choose_kept (Child *child)
{
  GListModel *games = tablee_store_get_games (child->store);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (TableeStoredGame) game = g_list_model_get_item (games, i);

      if (!tablee_stored_game_get_over (game) && g_rand_int_range (child->rand, 0, 3) > 0)
        return tablee_stored_game_get_id (game);
    }

  return 0;
}

static TableeGameSession *
resume (Child  *child,
        gint64  id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (child->store, id, &error);
  TableeGameSession *session;

  g_assert_no_error (error);
  session = tablee_game_session_new_for_record (record, child->store, &error);
  g_assert_no_error (error);
  g_assert_false (tablee_game_session_get_resumed_from_position (session));
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);

  return session;
}

static void
begin (Child *child)
{
  gint64 id = choose_kept (child);

  g_clear_object (&child->session);
  if (id != 0)
    {
      say ("? resume %" G_GINT64_FORMAT "\n", id);
      child->session = resume (child, id);
    }
  else
    {
      say ("? new\n");
      child->session = make_session ("hh", "{\"rounds\": 2}", g_rand_int (child->rand), TRUE, child->store);
    }

  child->owes = TRUE;
  g_signal_connect (child->session, "decision", G_CALLBACK (decision_cb), child);
  g_signal_connect (child->session, "finished", G_CALLBACK (finished_cb), child);
  tablee_game_session_start (child->session);
}

int
main (int    argc,
      char **argv)
{
  Child child = { 0 };

  g_assert_cmpint (argc, ==, 3);
  child.rand = g_rand_new_with_seed ((guint32) g_ascii_strtoull (argv[2], NULL, 10));
  child.store = open_store (argv[1]);
  g_assert_cmpint (tablee_store_get_notice (child.store), ==, TABLEE_STORE_NOTICE_NONE);
  begin (&child);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}
