/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the store keeps of tables of friends elsewhere. */
#include "support.h"

#include "session/kept-table.h"

static void
finish_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_set_object ((GAsyncResult **) user_data, result);
}

static void
put (TableeStore *store,
     const char  *key,
     gint64       game,
     const char  *text)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  if (text != NULL)
    tablee_store_put_elsewhere_async (store, key, game, text, finish_cb, &result);
  else
    tablee_store_drop_elsewhere_async (store, key, finish_cb, &result);
  while (result == NULL)
    iterate ();
  g_assert_true (tablee_store_put_elsewhere_finish (store, result, &error));
  g_assert_no_error (error);
}

/* All of it, as "key game text" in lines. */
static void
assert_kept (TableeStore *store,
             const char  *expected)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  tablee_store_load_elsewhere_async (store, NULL, finish_cb, &result);
  while (result == NULL)
    iterate ();
  found = tablee_store_load_elsewhere_finish (store, result, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < found->len; i++)
    {
      const TableeKeptTable *one = found->pdata[i];

      g_string_append_printf (text, "%s %" G_GINT64_FORMAT " %s\n", one->key, one->game, one->text);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* They are there again, and go with their games. */
static void
test_kept (StoreFixture  *fixture,
           gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 1);
  gint64 id = tablee_game_session_get_id (session);
  g_autofree char *kept = g_strdup_printf ("a %" G_GINT64_FORMAT " later\nb 0 lobby\n", id);
  g_autoptr (GError) error = NULL;

  assert_ends (session);
  put (store, "b", 0, "lobby");
  put (store, "a", 0, "first");
  put (store, "c", 0, "gone");
  put (store, "a", id, "later");
  put (store, "c", 0, NULL);
  assert_kept (store, kept);
  close_store (store);

  store = open_store (fixture->path);
  assert_kept (store, kept);
  g_assert_true (delete_game (store, id, &error));
  assert_kept (store, "b 0 lobby\n");
  close_store (store);
}

/* A database of the version before there were any. */
static void
test_migration (StoreFixture  *fixture,
                gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 1);

  assert_ends (session);
  close_store (store);
  run_sql (fixture->path, "DROP TABLE elsewhere; PRAGMA user_version = 9;");
  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  g_assert_cmpuint (count_games (store), ==, 1);
  assert_kept (store, "");
  put (store, "a", 0, "b");
  assert_kept (store, "a 0 b\n");
  close_store (store);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/session/friends/kept", StoreFixture, NULL, store_fixture_set_up, test_kept, store_fixture_tear_down);
  g_test_add ("/session/friends/migration", StoreFixture, NULL, store_fixture_set_up, test_migration, store_fixture_tear_down);

  return g_test_run ();
}
