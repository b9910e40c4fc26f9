/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another program locks the file: that is no broken disk. The game waits, says for what, and goes on when the lock is gone. */
#include "support.h"

#include <sqlite3.h>

static sqlite3 *
lock (const char *path,
      const char *how)
{
  sqlite3 *other;

  g_assert_cmpint (sqlite3_open (path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, how, NULL, NULL, NULL), ==, SQLITE_OK);

  return other;
}

static void
run_until_notice (TableeStore       *store,
                  TableeStoreNotice  notice)
{
  while (tablee_store_get_notice (store) != notice)
    g_main_context_iteration (NULL, TRUE);
}

static guint
count_kept_actions (const char *path,
                    gint64      id)
{
  TableeStore *store = open_store (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (store, id, &error);

  g_assert_no_error (error);
  close_store (store);

  return tablee_game_record_get_n_actions (record);
}

static void
test_in_play (StoreFixture  *fixture,
              gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 3);
  gint64 id = tablee_game_session_get_id (session);
  sqlite3 *other = lock (fixture->path, "BEGIN IMMEDIATE");

  play_nth (session, 0);
  run_until_notice (store, TABLEE_STORE_NOTICE_LOCKED);
  g_assert_false (tablee_game_session_get_decision_open (session));
  g_assert_null (tablee_game_session_get_store_error (session));
  g_assert_true (tablee_store_get_unsaved (store));

  sqlite3_close (other);
  run_until_asked (session);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  g_assert_false (tablee_store_get_unsaved (store));
  play_nth (session, 1);
  run_until_asked (session);
  assert_ends (session);
  close_store (store);
  g_assert_cmpuint (count_kept_actions (fixture->path, id), ==, 2);
}

/* A lock that not even reading gets past, from before the program starts. */
static void
test_at_start (StoreFixture  *fixture,
               gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 3);
  sqlite3 *other;

  assert_ends (session);
  close_store (store);

  other = lock (fixture->path, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE game SET changed = changed");
  store = tablee_store_new (fixture->path);
  run_until_notice (store, TABLEE_STORE_NOTICE_LOCKED);
  g_assert_false (tablee_store_get_ready (store));

  sqlite3_close (other);
  while (!tablee_store_get_ready (store))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  g_assert_cmpuint (count_games (store), ==, 1);
  close_store (store);
}

/* Whoever does not want to wait any longer loses what waits, and nothing else. */
static void
test_abandoned (StoreFixture  *fixture,
                gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 3);
  gint64 id = tablee_game_session_get_id (session);
  sqlite3 *other;

  play_nth (session, 0);
  run_until_asked (session);
  other = lock (fixture->path, "BEGIN IMMEDIATE");
  play_nth (session, 1);
  tablee_store_abandon (store);
  tablee_store_close (store);
  sqlite3_close (other);
  assert_ends (session);
  close_store (store);
  g_assert_cmpuint (count_kept_actions (fixture->path, id), ==, 1);
}

#define ADD(path, test) g_test_add ("/lock/" path, StoreFixture, NULL, store_fixture_set_up, test, store_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("in-play", test_in_play);
  ADD ("at-start", test_at_start);
  ADD ("abandoned", test_abandoned);

  return g_test_run ();
}
