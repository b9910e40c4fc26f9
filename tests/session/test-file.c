/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that others have made or changed: a newer version of the program, and whoever wants to slip something in. */
#include "support.h"

#include <sqlite3.h>

/* A view in the place of a table is no table. */
static void
test_view (StoreFixture  *fixture,
           gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);

  close_store (store);
  run_sql (fixture->path, "ALTER TABLE review RENAME TO behind; CREATE VIEW review AS SELECT * FROM behind;");
  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_DAMAGED);
  close_store (store);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Returns: (transfer full): the names in @path, sorted. */
static char *
list_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, (gpointer) g_intern_string (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return g_strjoinv (" ", (char **) names->pdata);
}

static void
test_newer (StoreFixture  *fixture,
            gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 3);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *names_before = NULL;
  g_autofree char *names_after = NULL;
  gsize length_before;
  gsize length_after;

  assert_ends (session);
  close_store (store);
  run_sql (fixture->path, "PRAGMA user_version = 99;");
  g_assert_true (g_file_get_contents (fixture->path, &before, &length_before, NULL));
  names_before = list_folder (fixture->folder);

  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NEWER);
  g_assert_cmpuint (count_games (store), ==, 0);
  session = begin_game (store, "hh", 3);
  g_assert_nonnull (tablee_game_session_get_store_error (session));
  play_nth (session, 0);
  run_until_asked (session);
  g_assert_cmpuint (count_games (store), ==, 1);
  assert_ends (session);
  close_store (store);

  g_assert_true (g_file_get_contents (fixture->path, &after, &length_after, NULL));
  g_assert_cmpmem (before, length_before, after, length_after);
  names_after = list_folder (fixture->folder);
  g_assert_cmpstr (names_before, ==, names_after);
}

/* A newer version that died before it could tidy up: what it left in its log stays there, for it to find. */
static void
test_newer_log (StoreFixture  *fixture,
                gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  g_autofree char *log = g_strconcat (fixture->path, "-wal", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize length_before;
  gsize length_after;
  sqlite3 *newer;

  close_store (store);
  g_assert_cmpint (sqlite3_open (fixture->path, &newer), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (newer, "PRAGMA user_version = 99", NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_db_config (newer, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  sqlite3_close (newer);
  g_assert_true (g_file_get_contents (log, &before, &length_before, NULL));
  g_assert_cmpuint (length_before, >, 0);

  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NEWER);
  g_assert_false (write_back (store));
  close_store (store);
  g_assert_true (g_file_get_contents (log, &after, &length_after, NULL));
  g_assert_cmpmem (before, length_before, after, length_after);
}

/* What somebody has slipped into the file is not carried out; what belongs to it is. */
static void
test_triggers (StoreFixture  *fixture,
               gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 3);
  gint64 id = tablee_game_session_get_id (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = NULL;

  assert_ends (session);
  close_store (store);
  run_sql (fixture->path,
           "CREATE TRIGGER thief AFTER INSERT ON action BEGIN DELETE FROM action; DELETE FROM seat; END;"
           "CREATE VIEW mirror AS SELECT * FROM game;");

  store = open_store (fixture->path);
  session = resume_game (store, id);
  play_nth (session, 0);
  run_until_asked (session);
  assert_ends (session);
  record = load_game (store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tablee_game_record_get_n_actions (record), ==, 1);
  g_assert_true (delete_game (store, id, &error));
  g_assert_no_error (error);
  close_store (store);
  run_sql (fixture->path, "CREATE TEMP TABLE left AS SELECT game FROM action UNION ALL SELECT game FROM seat;"
                          "CREATE TEMP TABLE none (x CHECK (x = 0)); INSERT INTO none SELECT count (*) FROM left;");
}

#define ADD(path, test) g_test_add ("/file/" path, StoreFixture, NULL, store_fixture_set_up, test, store_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("newer", test_newer);
  ADD ("newer-log", test_newer_log);
  ADD ("triggers", test_triggers);
  ADD ("view", test_view);

  return g_test_run ();
}
