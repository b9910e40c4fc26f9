/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support.h"

#include "failing-vfs.h"

#include <sqlite3.h>

/* The disk fails in the middle of a game: said at once, nothing that was acknowledged is lost, and play goes on. */

typedef struct
{
  const char       *name;
  int               result;   /* of SQLite's writes */
  TableeStoreNotice notice;
} DiskCase;

static const DiskCase cases[] = {
  { "full", SQLITE_FULL, TABLEE_STORE_NOTICE_FULL },
  { "write-error", SQLITE_IOERR_WRITE, TABLEE_STORE_NOTICE_FAILED },
  { "read-only", SQLITE_READONLY, TABLEE_STORE_NOTICE_READ_ONLY },
};

static void
play_some (TableeGameSession *session,
           guint              actions)
{
  for (guint i = 0; i < actions; i++)
    {
      play_nth (session, i);
      run_until_asked (session);
    }
}

static void
test_fails (gconstpointer data)
{
  const DiskCase *disk = data;
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  TableeStore *store = open_store (path);
  TableeGameSession *session = make_session ("hh", "{\"rounds\": 3}", 3, TRUE, store);
  g_autoptr (TableeGameRecord) in_memory = NULL;
  g_autoptr (TableeGameRecord) on_disk = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  tablee_game_session_start (session);
  run_until_asked (session);
  play_some (session, 5);
  id = tablee_game_session_get_id (session);
  g_assert_null (tablee_game_session_get_store_error (session));

  failing_vfs_fail (disk->result, G_MAXINT);
  play_some (session, 3);
  g_assert_cmpint (tablee_store_get_notice (store), ==, disk->notice);
  g_assert_nonnull (tablee_game_session_get_store_error (session));
  g_assert_cmpuint (g_list_model_get_n_items (tablee_store_get_games (store)), ==, 1);
  in_memory = load_game (store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tablee_game_record_get_n_actions (in_memory), ==, 8);
  assert_ends (session);
  close_store (store);
  failing_vfs_fail (SQLITE_OK, 0);

  store = open_store (path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  on_disk = load_game (store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tablee_game_record_get_n_actions (on_disk), ==, 5);
  close_store (store);
  remove_folder (folder);
}

/* A disk that is full from the beginning. */
static void
test_full_at_once (void)
{
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  TableeStore *store;
  TableeGameSession *session;

  failing_vfs_fail (SQLITE_FULL, G_MAXINT);
  store = open_store (path);
  session = make_session ("hh", NULL, 3, TRUE, store);
  tablee_game_session_start (session);
  run_until_asked (session);
  play_some (session, 3);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_FULL);
  g_assert_cmpuint (g_list_model_get_n_items (tablee_store_get_games (store)), ==, 1);
  assert_ends (session);
  close_store (store);
  failing_vfs_fail (SQLITE_OK, 0);
  remove_folder (folder);
}

/* Damage that shows in the middle of a game: the new database gets the whole of it. */
static void
test_damaged_meanwhile (void)
{
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  TableeStore *store = open_store (path);
  TableeGameSession *session = make_session ("hh", "{\"rounds\": 3}", 3, TRUE, store);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  tablee_game_session_start (session);
  run_until_asked (session);
  play_some (session, 5);
  failing_vfs_fail (SQLITE_CORRUPT, 1);
  play_some (session, 1);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_DAMAGED);
  play_some (session, 2);
  g_assert_null (tablee_game_session_get_store_error (session));
  id = tablee_game_session_get_id (session);
  assert_ends (session);
  close_store (store);

  store = open_store (path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  record = load_game (store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tablee_game_record_get_n_actions (record), ==, 8);
  close_store (store);
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  failing_vfs_register ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/disk/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_fails);
    }
  g_test_add_func ("/disk/full-at-once", test_full_at_once);
  g_test_add_func ("/disk/damaged-meanwhile", test_damaged_meanwhile);

  return g_test_run ();
}
