/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists of any number of games, page by page. */
#include "support.h"

#include "disk-vfs.h"
#include "session/game-list-private.h"

#include <sqlite3.h>

enum
{
  MANY = 1500,   /* more than a list keeps */
  MOST = 512,    /* what it keeps at most */
};

/* A database with @count games of Al Cabohne that are over, whose ids are 1, 2 and so on: the last one is the newest. */
static void
fill (const char *path,
      int         count)
{
  g_autofree char *sql = g_strdup_printf ("WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < %d)"
                                          " INSERT INTO game (id, game, rules, options, seed, dice, take_back, taken_back, head, over,"
                                          " given_up_by, current, started, changed, ended, position, totals)"
                                          " SELECT n, 'al-cabohne', 1, '{}', 's', '0', 0, 0, 0, 1, -1, -1, n, n, n, '', '' FROM number;"
                                          "INSERT INTO seat (game, seat, name, player, portrait)"
                                          " SELECT id, 0, 'Ana', 'human', 0 FROM game;",
                                          count);

  close_store (open_store (path));
  run_sql (path, sql);
}

static void
changed_cb (GListModel *list,
            guint       position,
            guint       removed,
            guint       added,
            GString    *changes)
{
  g_string_append_printf (changes, "%u-%u+%u ", position, removed, added);
}

/* Writes down what @list tells. */
static GString *
watch (TableeGameList *list)
{
  GString *changes = g_string_new (NULL);

  g_signal_connect (list, "items-changed", G_CALLBACK (changed_cb), changes);

  return changes;
}

static void
assert_changes (GString    *changes,
                const char *expected)
{
  g_assert_cmpstr (changes->str, ==, expected);
  g_string_truncate (changes, 0);
}

static guint
count (TableeGameList *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

static void
assert_id (TableeGameList *list,
           guint           position,
           gint64          id)
{
  g_autoptr (TableeStoredGame) game = get_read (list, position);

  g_assert_cmpint (tablee_stored_game_get_id (game), ==, id);
}

static void
notified_cb (TableeStoredGame *game,
             GParamSpec       *pspec,
             guint            *count)
{
  ++*count;
}

static void
test_pages (StoreFixture  *fixture,
            gconstpointer  data)
{
  TableeStore *store;
  TableeGameList *list;
  TableeGameList *same;
  g_autoptr (TableeStoredGame) first = NULL;
  g_autoptr (TableeStoredGame) far = NULL;
  g_autoptr (TableeStoredGame) again = NULL;
  guint notified = 0;

  fill (fixture->path, MANY);
  store = open_store (fixture->path);
  list = open_list (store, TRUE, NULL);
  same = tablee_game_list_get (store, TRUE, NULL);
  g_assert_true (list == same);
  g_object_unref (same);
  g_assert_cmpuint (count (list), ==, MANY);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), MANY));

  first = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_assert_false (tablee_stored_game_get_loading (first));
  g_assert_cmpint (tablee_stored_game_get_id (first), ==, MANY);

  far = g_list_model_get_item (G_LIST_MODEL (list), 1000);
  g_assert_true (tablee_stored_game_get_loading (far));
  g_assert_cmpuint (g_strv_length ((char **) tablee_stored_game_get_names (far)), ==, 0);
  g_signal_connect (far, "notify::changed", G_CALLBACK (notified_cb), &notified);
  again = get_read (list, 1000);
  g_assert_true (far == again);
  g_assert_cmpuint (notified, ==, 1);
  g_assert_cmpint (tablee_stored_game_get_id (far), ==, MANY - 1000);
  g_assert_cmpstr (tablee_stored_game_get_names (far)[0], ==, "Ana");
  assert_id (list, MANY - 1, 1);

  g_object_unref (list);
  close_store (store);
}

static void
test_memory (StoreFixture  *fixture,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) held = g_ptr_array_new_with_free_func (g_object_unref);
  TableeStore *store;
  TableeGameList *list;
  guint most = 0;

  fill (fixture->path, MANY);
  store = open_store (fixture->path);
  list = open_list (store, TRUE, NULL);
  for (guint i = 0; i < MANY; i++)
    {
      assert_id (list, i, MANY - i);
      most = MAX (most, tablee_game_list_count_known (list));
    }
  g_assert_cmpuint (most, <=, MOST);
  g_assert_cmpuint (most, >, MOST / 2);

  /* Who holds more has more, and each is what it was. */
  for (guint i = 0; i < MANY; i++)
    g_ptr_array_add (held, get_read (list, i));
  g_assert_cmpuint (tablee_game_list_count_known (list), ==, MANY);
  g_assert_cmpuint (tablee_game_list_count_kept (list), <=, MOST);
  for (guint i = 0; i < MANY; i += 7)
    {
      g_autoptr (TableeStoredGame) game = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_assert_true (game == held->pdata[i]);
    }
  g_ptr_array_set_size (held, 0);
  g_assert_cmpuint (tablee_game_list_count_known (list), ==, tablee_game_list_count_kept (list));

  g_object_unref (list);
  close_store (store);
}

/* Games that nobody waits for any more are not in the way of others. */
static void
test_passing_by (StoreFixture  *fixture,
                 gconstpointer  data)
{
  g_autoptr (TableeStoredGame) wanted = NULL;
  TableeStore *store;
  TableeGameList *list;

  fill (fixture->path, MANY);
  store = open_store (fixture->path);
  list = open_list (store, TRUE, NULL);
  for (guint i = 40; i < MANY; i++)
    g_object_unref (g_list_model_get_item (G_LIST_MODEL (list), i));
  wanted = g_list_model_get_item (G_LIST_MODEL (list), MANY - 1);
  while (tablee_stored_game_get_loading (wanted))
    iterate ();
  g_assert_cmpint (tablee_stored_game_get_id (wanted), ==, 1);
  /* The first page, the one that was asked for at once, and this one, which is short. */
  g_assert_cmpuint (tablee_game_list_count_known (list), <=, 3 * 32);

  g_object_unref (list);
  close_store (store);
}

/* What is asked for is read where it is by then, in whatever order things happen. */
static void
test_changes_on_the_way (StoreFixture  *fixture,
                         gconstpointer  data)
{
  TableeStore *store;
  TableeGameList *list;
  GString *changes;
  g_autoptr (TableeStoredGame) before = NULL;
  g_autoptr (TableeStoredGame) after = NULL;
  g_autoptr (TableeStoredGame) moved = NULL;

  fill (fixture->path, MANY);
  store = open_store (fixture->path);
  list = open_list (store, TRUE, NULL);
  changes = watch (list);

  before = g_list_model_get_item (G_LIST_MODEL (list), 500);
  tablee_store_delete_async (store, MANY, NULL, NULL, NULL);
  tablee_store_delete_async (store, MANY - 10, NULL, NULL, NULL);
  after = g_list_model_get_item (G_LIST_MODEL (list), 900);
  while (tablee_stored_game_get_loading (before) || tablee_stored_game_get_loading (after))
    iterate ();
  g_assert_cmpint (tablee_stored_game_get_id (before), ==, MANY - 500);
  g_assert_cmpint (tablee_stored_game_get_id (after), ==, MANY - 900);
  assert_changes (changes, "0-1+0 9-1+0 ");
  g_assert_cmpuint (count (list), ==, MANY - 2);
  moved = g_list_model_get_item (G_LIST_MODEL (list), 898);
  g_assert_true (moved == after);
  assert_id (list, 0, MANY - 1);
  assert_id (list, 8, MANY - 9);
  assert_id (list, 9, MANY - 11);

  g_object_unref (list);
  close_store (store);
  g_string_free (changes, TRUE);
}

/* A game in the list of what is under way, at its end in that of what is over, and in those of its kind. */
static void
test_course_of_games (StoreFixture  *fixture,
                      gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameList *lists[] = { open_list (store, FALSE, NULL), open_list (store, FALSE, "martian-12s"),
                              open_list (store, FALSE, "al-cabohne"), open_list (store, TRUE, NULL),
                              open_list (store, TRUE, "martian-12s"), open_list (store, TRUE, "al-cabohne") };
  GString *changes[G_N_ELEMENTS (lists)];
  TableeGameSession *one = make_session ("hh", "{\"rounds\": 3}", 1, TRUE, store);
  TableeGameSession *other = make_session ("hh", "{\"rounds\": 3}", 2, TRUE, store);
  g_autoptr (TableeStoredGame) game = NULL;
  g_autoptr (TableeStoredGame) still = NULL;
  guint notified = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    changes[i] = watch (lists[i]);
  tablee_game_session_start (one);
  run_until_asked (one);
  assert_changes (changes[0], "0-0+1 ");
  game = g_list_model_get_item (G_LIST_MODEL (lists[0]), 0);

  /* The first one stays in its place. */
  g_signal_connect (game, "notify::changed", G_CALLBACK (notified_cb), &notified);
  play_nth (one, 0);
  run_until_asked (one);
  g_assert_cmpuint (notified, >, 0);
  assert_changes (changes[0], "");

  tablee_game_session_start (other);
  run_until_asked (other);
  assert_changes (changes[0], "0-0+1 ");
  play_nth (one, 0);
  run_until_asked (one);
  assert_changes (changes[0], "1-1+0 0-0+1 ");
  still = g_list_model_get_item (G_LIST_MODEL (lists[0]), 0);
  g_assert_true (still == game);
  assert_changes (changes[1], "0-0+1 0-0+1 1-1+0 0-0+1 ");

  tablee_game_session_give_up (other, 0);
  run_what_is_ready ();
  while (count (lists[3]) == 0)
    iterate ();
  assert_changes (changes[0], "1-1+0 ");
  assert_changes (changes[1], "1-1+0 ");
  assert_changes (changes[3], "0-0+1 ");
  assert_changes (changes[4], "0-0+1 ");
  assert_id (lists[4], 0, tablee_game_session_get_id (other));
  assert_changes (changes[2], "");
  assert_changes (changes[5], "");

  assert_ends (one);
  assert_ends (other);
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_object_unref (lists[i]);
      g_string_free (changes[i], TRUE);
    }
  close_store (store);
}

static void
wait_for_changes (GString *changes)
{
  while (changes->len == 0)
    iterate ();
}

static void
test_hidden (StoreFixture  *fixture,
             gconstpointer  data)
{
  TableeStore *store;
  TableeGameList *list;
  TableeGameList *of_game;
  GString *changes;
  g_autoptr (GError) error = NULL;

  fill (fixture->path, 100);
  store = open_store (fixture->path);
  list = open_list (store, TRUE, NULL);
  changes = watch (list);

  tablee_store_hide (store, 98, TRUE);
  tablee_store_hide (store, 50, TRUE);
  wait_for_changes (changes);
  of_game = open_list (store, TRUE, "al-cabohne");
  assert_changes (changes, "2-1+0 49-1+0 ");
  assert_id (list, 2, 97);
  assert_id (list, 49, 49);
  g_assert_cmpuint (count (of_game), ==, 98);
  assert_id (of_game, 49, 49);

  tablee_store_hide (store, 98, FALSE);
  wait_for_changes (changes);
  assert_changes (changes, "2-0+1 ");
  assert_id (list, 2, 98);
  g_assert_cmpuint (count (of_game), ==, 99);

  g_assert_true (delete_game (store, 50, &error));
  g_assert_no_error (error);
  assert_changes (changes, "");
  g_assert_cmpuint (count (list), ==, 99);
  g_object_unref (list);
  g_object_unref (of_game);
  close_store (store);

  /* What was only hidden is still there. */
  store = open_store (fixture->path);
  g_assert_cmpuint (count_games (store), ==, 99);
  close_store (store);
  g_string_free (changes, TRUE);
}

/* In the place of a damaged database there is another one: with other games. */
static void
test_another_database (StoreFixture  *fixture,
                       gconstpointer  data)
{
  TableeStore *store;
  TableeGameList *over;
  TableeGameList *under_way;
  TableeGameSession *session;
  TableeGameSession *next;
  GString *changes;
  GString *others;

  fill (fixture->path, 100);
  store = open_store (fixture->path);
  over = open_list (store, TRUE, NULL);
  under_way = open_list (store, FALSE, NULL);
  changes = watch (over);
  session = make_session ("hh", "{\"rounds\": 3}", 1, TRUE, store);
  tablee_game_session_start (session);
  run_until_asked (session);
  g_assert_cmpuint (count (over), ==, 100);
  g_assert_cmpuint (count (under_way), ==, 1);

  /* The next game is written to the new one before anybody knows of it. */
  others = watch (under_way);
  next = make_session ("hh", "{\"rounds\": 3}", 2, TRUE, store);
  disk_vfs_fail_writes (SQLITE_CORRUPT, 1);
  play_nth (session, 0);
  tablee_game_session_start (next);
  run_until_asked (session);
  run_until_asked (next);
  wait_for_changes (changes);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_DAMAGED);
  assert_changes (changes, "0-100+0 ");
  g_assert_cmpuint (count (over), ==, 0);
  while (count (under_way) != 2)
    iterate ();
  assert_id (under_way, 0, tablee_game_session_get_id (session));
  assert_id (under_way, 1, tablee_game_session_get_id (next));
  assert_changes (others, "0-1+1 0-0+1 ");

  assert_ends (session);
  assert_ends (next);
  g_object_unref (over);
  g_object_unref (under_way);
  close_store (store);
  g_string_free (changes, TRUE);
  g_string_free (others, TRUE);
}

/* Only somebody else can have given a game the number that means none: it would be taken for one that is still loading. */
static void
test_no_number (StoreFixture  *fixture,
                gconstpointer  data)
{
  TableeStore *store;
  TableeGameList *list;

  fill (fixture->path, 40);
  run_sql (fixture->path, "UPDATE game SET id = 0 WHERE id = 38");
  store = open_store (fixture->path);
  list = open_list (store, TRUE, NULL);
  g_assert_cmpuint (count (list), ==, 39);
  assert_id (list, 1, 39);
  assert_id (list, 2, 37);
  assert_id (list, 38, 1);

  g_object_unref (list);
  close_store (store);
}

#define ADD(path, test) g_test_add ("/list/" path, StoreFixture, NULL, store_fixture_set_up, test, store_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  disk_vfs_register ();

  ADD ("pages", test_pages);
  ADD ("memory", test_memory);
  ADD ("passing-by", test_passing_by);
  ADD ("changes-on-the-way", test_changes_on_the_way);
  ADD ("course-of-games", test_course_of_games);
  ADD ("hidden", test_hidden);
  ADD ("another-database", test_another_database);
  ADD ("no-number", test_no_number);

  return g_test_run ();
}
