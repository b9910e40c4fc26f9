/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The disk fails in the middle of a game: said at once, nothing that was acknowledged is lost, and play goes on. */
#include "support.h"

#include "disk-vfs.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

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

  disk_vfs_fail_writes (disk->result, G_MAXINT);
  play_some (session, 3);
  g_assert_cmpint (tablee_store_get_notice (store), ==, disk->notice);
  g_assert_nonnull (tablee_game_session_get_store_error (session));
  g_assert_cmpuint (count_games (store), ==, 1);
  in_memory = load_game (store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tablee_game_record_get_n_actions (in_memory), ==, 8);
  assert_ends (session);
  close_store (store);
  disk_vfs_fail_writes (SQLITE_OK, 0);

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

  disk_vfs_fail_writes (SQLITE_FULL, G_MAXINT);
  store = open_store (path);
  session = make_session ("hh", NULL, 3, TRUE, store);
  tablee_game_session_start (session);
  run_until_asked (session);
  play_some (session, 3);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_FULL);
  g_assert_cmpuint (count_games (store), ==, 1);
  assert_ends (session);
  close_store (store);
  disk_vfs_fail_writes (SQLITE_OK, 0);
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
  disk_vfs_fail_writes (SQLITE_CORRUPT, 1);
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

/* Whoever has been told of damage is told of what somebody else does to the new database, too: whether the game has gone over to it by
 * itself, or is one that was begun there. */
static void
test_deleted_after_damage (void)
{
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  TableeStore *store = open_store (path);
  TableeGameSession *old_one = make_session ("hh", "{\"rounds\": 3}", 3, TRUE, store);
  TableeGameSession *new_one;

  tablee_game_session_start (old_one);
  run_until_asked (old_one);
  disk_vfs_fail_writes (SQLITE_CORRUPT, 1);
  play_some (old_one, 2);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_DAMAGED);
  g_assert_false (tablee_game_session_get_kept_apart (old_one));
  new_one = begin_game (store, "hh", 4);

  g_assert_true (delete_game (store, tablee_game_session_get_id (old_one), NULL));
  g_assert_true (delete_game (store, tablee_game_session_get_id (new_one), NULL));
  play_some (old_one, 1);
  play_some (new_one, 1);
  g_assert_true (tablee_game_session_get_kept_apart (old_one));
  g_assert_true (tablee_game_session_get_kept_apart (new_one));
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_DAMAGED);

  assert_ends (old_one);
  assert_ends (new_one);
  close_store (store);
  remove_folder (folder);
}

/*
 * A disk that can be written again
 */

static void
assert_n_kept (TableeStore *store,
               gint64       id,
               guint        n_actions)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (store, id, &error);

  g_assert_no_error (error);
  g_assert_false (tablee_game_record_get_resumed_from_position (record));
  g_assert_cmpuint (tablee_game_record_get_n_actions (record), ==, n_actions);
}

static void
assert_two_kept (const char *path)
{
  TableeStore *store = open_store (path);

  g_assert_cmpuint (count_games (store), ==, 2);
  close_store (store);
}

/* The system's own way to the file, which does not fail. */
static void
run_sql_directly (const char *path,
                  const char *sql)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE, "unix"), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

/* What was played in memory, begun in memory and deleted in memory is so on the disk too, and the games go on. */
static void
test_comes_back (gconstpointer data)
{
  const DiskCase *disk = data;
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  TableeStore *store = open_store (path);
  TableeGameSession *deleted = begin_game (store, "hh", 1);
  TableeGameSession *session = begin_game (store, "hh", 2);
  TableeGameSession *new_one;
  gint64 ids[] = { tablee_game_session_get_id (deleted), tablee_game_session_get_id (session), 0 };

  assert_ends (deleted);
  play_some (session, 5);
  disk_vfs_fail_writes (disk->result, G_MAXINT);
  play_some (session, 3);
  new_one = begin_game (store, "hh", 3);
  play_some (new_one, 2);
  ids[2] = tablee_game_session_get_id (new_one);
  g_assert_true (delete_game (store, ids[0], NULL));
  g_assert_true (tablee_store_get_unsaved (store));
  g_assert_false (write_back (store));
  g_assert_cmpint (tablee_store_get_notice (store), ==, disk->notice);

  disk_vfs_fail_writes (SQLITE_OK, 0);
  g_assert_true (write_back (store));
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_WRITTEN_BACK);
  while (tablee_store_get_unsaved (store))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (tablee_game_session_get_store_error (session));
  play_some (session, 1);
  play_some (new_one, 1);
  g_assert_false (tablee_game_session_get_kept_apart (session));
  g_assert_false (tablee_game_session_get_kept_apart (new_one));
  assert_ends (session);
  assert_ends (new_one);
  close_store (store);

  store = open_store (path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  g_assert_cmpuint (count_games (store), ==, 2);
  assert_n_kept (store, ids[1], 9);
  assert_n_kept (store, ids[2], 3);
  close_store (store);
  remove_folder (folder);
}

/* A game that was given its name in memory has it on the disk, played on or not, wherever it is kept there. */
static void
test_comes_back_named (void)
{
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  TableeStore *store = open_store (path);
  TableeGameSession *left = begin_game (store, "hh", 1);
  TableeGameSession *session = begin_game (store, "hh", 2);
  gint64 ids[] = { tablee_game_session_get_id (left), tablee_game_session_get_id (session) };

  assert_ends (left);
  disk_vfs_fail_writes (SQLITE_FULL, G_MAXINT);
  g_assert_true (rename_game (store, ids[0], "Left", NULL));
  g_assert_true (rename_game (store, ids[1], "Played on", NULL));
  play_some (session, 3);
  disk_vfs_fail_writes (SQLITE_OK, 0);
  g_assert_true (write_back (store));
  assert_ends (session);
  close_store (store);

  store = open_store (path);
  g_assert_cmpstr (tablee_stored_game_get_name (get_game (store, 0)), ==, "Played on");
  g_assert_cmpstr (tablee_stored_game_get_name (get_game (store, 1)), ==, "Left");
  assert_n_kept (store, ids[1], 3);
  close_store (store);
  remove_folder (folder);
}

/* Meanwhile another program, for which the disk did not fail, has gone on with the same game, and begun one: nothing of either is lost. */
static void
test_comes_back_changed (void)
{
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  TableeStore *store = open_store (path);
  TableeGameSession *session = begin_game (store, "hh", 2);
  gint64 id = tablee_game_session_get_id (session);

  play_some (session, 5);
  disk_vfs_fail_writes (SQLITE_FULL, G_MAXINT);
  play_some (session, 3);
  run_sql_directly (path, "UPDATE game SET stamp = 4711");
  disk_vfs_fail_writes (SQLITE_OK, 0);
  g_assert_true (write_back (store));
  play_some (session, 1);
  g_assert_cmpint (tablee_game_session_get_id (session), !=, id);
  assert_n_kept (store, id, 5);
  assert_n_kept (store, tablee_game_session_get_id (session), 9);
  assert_ends (session);
  close_store (store);

  assert_two_kept (path);
  remove_folder (folder);
}

/* Nothing could be read when the program started, so that what was begun in memory has the numbers of other games. */
static void
test_comes_back_unknown (void)
{
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  g_autofree char *away = g_build_filename (folder, "away.db", NULL);
  TableeStore *store = open_store (path);
  TableeGameSession *session = begin_game (store, "hh", 2);
  gint64 id = tablee_game_session_get_id (session);

  play_some (session, 5);
  assert_ends (session);
  close_store (store);
  g_assert_cmpint (g_rename (path, away), ==, 0);

  disk_vfs_fail_writes (SQLITE_FULL, G_MAXINT);
  store = open_store (path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_FULL);
  session = begin_game (store, "hh", 3);
  g_assert_cmpint (tablee_game_session_get_id (session), ==, id);
  play_some (session, 2);
  g_assert_cmpint (g_rename (away, path), ==, 0);
  disk_vfs_fail_writes (SQLITE_OK, 0);
  g_assert_true (write_back (store));
  play_some (session, 1);
  assert_n_kept (store, id, 5);
  assert_n_kept (store, tablee_game_session_get_id (session), 3);
  assert_ends (session);
  close_store (store);

  assert_two_kept (path);
  remove_folder (folder);
}

/* A single failure is one of the moment. */
static void
test_fails_once (void)
{
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  TableeStore *store = open_store (path);
  TableeGameSession *session = begin_game (store, "hh", 2);
  gint64 id = tablee_game_session_get_id (session);

  disk_vfs_fail_writes (SQLITE_IOERR_WRITE, 1);
  play_some (session, 2);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  assert_ends (session);
  close_store (store);

  store = open_store (path);
  assert_n_kept (store, id, 2);
  close_store (store);
  remove_folder (folder);
}

/* Somebody deletes the file in the middle of a game: the whole of it goes to a new one. */
static void
test_file_deleted (void)
{
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  TableeStore *store = open_store (path);
  TableeGameSession *session = begin_game (store, "hh", 2);
  gint64 id;

  play_some (session, 3);
  g_assert_cmpint (g_remove (path), ==, 0);
  play_some (session, 2);
  id = tablee_game_session_get_id (session);
  assert_ends (session);
  close_store (store);

  store = open_store (path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  assert_n_kept (store, id, 5);
  close_store (store);
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  disk_vfs_register ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/disk/", cases[i].name, NULL);
      g_autofree char *back = g_strconcat ("/disk/comes-back/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_fails);
      g_test_add_data_func (back, &cases[i], test_comes_back);
    }
  g_test_add_func ("/disk/full-at-once", test_full_at_once);
  g_test_add_func ("/disk/damaged-meanwhile", test_damaged_meanwhile);
  g_test_add_func ("/disk/deleted-after-damage", test_deleted_after_damage);

  g_test_add_func ("/disk/comes-back-changed", test_comes_back_changed);
  g_test_add_func ("/disk/comes-back-named", test_comes_back_named);
  g_test_add_func ("/disk/comes-back-unknown", test_comes_back_unknown);
  g_test_add_func ("/disk/fails-once", test_fails_once);
  g_test_add_func ("/disk/file-deleted", test_file_deleted);

  return g_test_run ();
}
