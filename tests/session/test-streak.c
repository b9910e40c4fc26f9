/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Streaks of games that somebody plays alone. */
#include "support.h"

#include "session/game-session-private.h"
#include "session/store-write.h"
#include "session/streak.h"

#include <sqlite3.h>

#define OTHER_KIDNEYS "{\n  \"kidney\": \"3678\"\n}\n"

typedef enum
{
  LOST,
  WON,
  TAKEN_BACK,
  HINTED,
  GIVEN_UP,
} End;

static void
test_counting (void)
{
  static const TableeAlone results[] = { TABLEE_ALONE_WON, TABLEE_ALONE_WON, TABLEE_ALONE_HELPED, TABLEE_ALONE_WON, TABLEE_ALONE_LOST,
                                         TABLEE_ALONE_HELPED, TABLEE_ALONE_WON };
  static const guint current[] = { 1, 2, 2, 3, 0, 0, 1 };
  static const guint best[] = { 1, 2, 2, 3, 3, 3, 3 };
  g_autoptr (TableeStreak) streak = tablee_streak_new ("al-cabohne", "", "Ana");

  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      tablee_streak_add (streak, results[i]);
      g_assert_cmpuint (streak->games, ==, i + 1);
      g_assert_cmpuint (streak->current, ==, current[i]);
      g_assert_cmpuint (streak->best, ==, best[i]);
    }
}

static void
assert_streak (TableeStore *store,
               const char  *rules,
               const char  *name,
               guint        games,
               guint        current,
               guint        best)
{
  const TableeStreak *streak = tablee_streak_find (tablee_store_get_streaks (store), "al-cabohne", rules, name);

  if (games == 0)
    {
      g_assert_null (streak);
      return;
    }

  g_assert_nonnull (streak);
  g_assert_cmpuint (streak->games, ==, games);
  g_assert_cmpuint (streak->current, ==, current);
  g_assert_cmpuint (streak->best, ==, best);
}

static TableeGameSession *
begin (TableeStore *store,
       const char  *name,
       const char  *options,
       guint64      seed)
{
  return begin_kept (store, make_session_of ("al-cabohne", "h", options, seed, TRUE, store), name);
}

/* How it would end is not played, but written as if it had been. */
static void
end (TableeStore       *store,
     TableeGameSession *session,
     End                how)
{
  TableeStoreChange *change = tablee_store_change_new (get_log (session), how == TAKEN_BACK,
                                                       how == GIVEN_UP ? 0 : TABLEE_NOBODY);

  tablee_store_change_pretend_end (change, how != LOST);
  if (how == HINTED)
    {
      TableeSeat *seat = tablee_seat_copy (tablee_game_session_get_seat (session, 0));

      tablee_seat_set_hints (seat, 1);
      tablee_store_change_take_seat (change, seat);
    }
  keep_change (store, session, change);
}

static gint64
play_one (TableeStore *store,
          const char  *name,
          const char  *options,
          guint64      seed,
          End          how)
{
  TableeGameSession *session = begin (store, name, options, seed);
  gint64 id = tablee_game_session_get_id (session);

  end (store, session, how);
  assert_ends (session);

  return id;
}

static void
test_ends (StoreFixture  *fixture,
           gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);

  assert_streak (store, "", "Ana", 0, 0, 0);
  play_one (store, "Ana", NULL, 1, WON);
  assert_streak (store, "", "Ana", 1, 1, 1);
  play_one (store, "Ana", NULL, 2, TAKEN_BACK);
  play_one (store, "Ana", NULL, 3, HINTED);
  assert_streak (store, "", "Ana", 3, 1, 1);
  play_one (store, "Ana", NULL, 4, WON);
  play_one (store, "Bo", NULL, 4, WON);
  assert_streak (store, "", "Ana", 4, 2, 2);
  assert_streak (store, "", "Bo", 1, 1, 1);
  play_one (store, "Ana", NULL, 5, LOST);
  assert_streak (store, "", "Ana", 5, 0, 2);
  play_one (store, "Bo", NULL, 5, GIVEN_UP);
  assert_streak (store, "", "Bo", 2, 0, 1);
  close_store (store);

  store = open_store (fixture->path);
  assert_streak (store, "", "Ana", 5, 0, 2);
  assert_streak (store, "", "Bo", 2, 0, 1);
  g_assert_cmpuint (tablee_store_get_streaks (store)->len, ==, 2);
  close_store (store);
}

static void
test_deleted (StoreFixture  *fixture,
              gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  gint64 ids[4];

  for (guint i = 0; i < 3; i++)
    ids[i] = play_one (store, "Ana", NULL, i, WON);
  ids[3] = play_one (store, "Bo", NULL, 3, LOST);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_assert_true (delete_game (store, ids[i], NULL));
      assert_streak (store, "", "Ana", 3, 3, 3);
      assert_streak (store, "", "Bo", 1, 0, 0);
    }
  g_assert_cmpuint (count_games (store), ==, 0);
  play_one (store, "Ana", NULL, 4, WON);
  assert_streak (store, "", "Ana", 4, 4, 4);
  close_store (store);

  store = open_store (fixture->path);
  assert_streak (store, "", "Ana", 4, 4, 4);
  close_store (store);
}

static void
test_rules (StoreFixture  *fixture,
            gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);

  play_one (store, "Ana", NULL, 1, WON);
  play_one (store, "Ana", "{\"kidney\": \"3678\"}", 2, LOST);
  play_one (store, "Ana", "{\"kidney\": \"5678\"}", 3, WON);
  play_one (store, "Ana", "{\"kidney\": \"3678\", \"first\": 0}", 4, WON);
  play_one (store, "Ana", "{\"first\": 0}", 5, WON);
  assert_streak (store, "", "Ana", 3, 3, 3);
  assert_streak (store, OTHER_KIDNEYS, "Ana", 2, 1, 1);
  g_assert_cmpuint (tablee_store_get_streaks (store)->len, ==, 2);
  close_store (store);
}

/* An end that is taken back is none, and the one after it is another one. */
static void
test_undone (StoreFixture  *fixture,
             gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session;

  play_one (store, "Ana", NULL, 1, WON);
  session = begin (store, "Ana", NULL, 2);
  end (store, session, LOST);
  assert_streak (store, "", "Ana", 2, 0, 1);
  keep_change (store, session, tablee_store_change_new (get_log (session), TRUE, TABLEE_NOBODY));
  assert_streak (store, "", "Ana", 1, 1, 1);
  end (store, session, TAKEN_BACK);
  assert_streak (store, "", "Ana", 2, 1, 1);
  assert_ends (session);
  close_store (store);
}

/* A copy of a game is the same game, in whatever store. */
static void
test_copies (StoreFixture  *fixture,
             gconstpointer  data)
{
  g_autofree char *elsewhere = g_build_filename (fixture->folder, "elsewhere.db", NULL);
  TableeStore *store = open_store (fixture->path);
  gint64 id = play_one (store, "Ana", NULL, 1, GIVEN_UP);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameRecord) copy = NULL;
  g_autoptr (TableeGameRecord) undated = NULL;
  g_autoptr (TableeGameRecord) again = NULL;
  g_autofree char *text = NULL;

  play_one (store, "Ana", NULL, 2, WON);
  record = load_game (store, id, NULL);
  text = tablee_game_record_to_text (record);
  copy = tablee_game_record_parse (text, -1, NULL);
  g_assert_cmpint (import_game (store, copy, NULL), >, 0);
  g_assert_cmpuint (count_games (store), ==, 3);
  assert_streak (store, "", "Ana", 2, 1, 1);
  g_assert_true (delete_game (store, id, NULL));
  g_assert_cmpint (import_game (store, copy, NULL), >, 0);
  assert_streak (store, "", "Ana", 2, 1, 1);
  close_store (store);

  /* A file need not say when it was played: then it is dated when it is taken in, which may be long ago. */
  undated = record_without (copy, "started");
  again = record_without (copy, "started");
  store = open_store (elsewhere);
  g_assert_cmpint (import_game (store, undated, NULL), >, 0);
  close_store (store);
  run_sql (elsewhere, "UPDATE game SET started = started - 90000000, changed = changed - 90000000;" SQL_BACK_TO_THIRD_VERSION);
  store = open_store (elsewhere);
  assert_streak (store, "", "Ana", 1, 0, 0);
  g_assert_cmpint (import_game (store, again, NULL), >, 0);
  assert_streak (store, "", "Ana", 1, 0, 0);
  close_store (store);
}

/* What was kept before results were: as the third version left it. */
static void
test_kept_before (StoreFixture  *fixture,
                  gconstpointer  data)
{
  static const char games[] =
    /*  order  game  options  seats  player  name  given up  taken back  hints  winners */
    "CREATE TEMP TABLE kept (n, game, options, seats, player, name, given_up_by, taken_back, hints, over, winners);"
    "INSERT INTO kept VALUES"
    " (1, 'al-cabohne', '{\"options\": {}}', 1, 'human', 'Ana', -1, 0, 0, 1, '[0]'),"
    " (2, 'al-cabohne', '{\"options\": {}}', 1, 'human', 'Ana', -1, 0, 0, 1, '[0]'),"
    " (3, 'al-cabohne', '{\"options\": {\"kidney\": \"5678\"}}', 1, 'human', 'Ana', -1, 1, 0, 1, '[0]'),"
    " (4, 'al-cabohne', '{\"options\": {\"first\": 0}}', 1, 'human', 'Ana', -1, 0, 3, 1, '[0]'),"
    " (5, 'al-cabohne', '{\"options\": {\"kidney\": \"3678\"}}', 1, 'human', 'Ana', -1, 0, 0, 1, '[\"mafia\"]'),"
    " (6, 'al-cabohne', '{\"options\": {}}', 1, 'human', 'Bo', -1, 0, 0, 1, '[0]'),"
    " (7, 'al-cabohne', '{\"options\": {}}', 1, 'human', 'Bo', 0, 0, 0, 1, '[0]'),"
    " (8, 'al-cabohne', '{\"options\": {}}', 1, 'easy', 'Ana', -1, 0, 0, 1, '[\"mafia\"]'),"
    " (9, 'al-cabohne', '{\"options\": {}}', 2, 'human', 'Ana', -1, 0, 0, 1, '[1]'),"
    " (10, 'al-cabohne', '{\"options\": {}}', 1, 'human', 'Ana', -1, 0, 0, 0, '[\"mafia\"]'),"
    " (11, 'another', '{\"options\": {}}', 1, 'human', 'Ana', -1, 0, 0, 1, '[]'),"
    " (12, 'al-cabohne', '{\"options\": {}}', 1, 'human', 'Cleo', -1, 0, 0, 1, 'nonsense');"
    "INSERT INTO game (id, game, rules, options, seed, dice, take_back, taken_back, head, over, given_up_by, current, started, changed,"
    " ended, position, totals) SELECT 100 - n, game, 1, options, 'seed' || n, '0', 0, taken_back, 0, over, given_up_by, -1,"
    " n, n + 1, n + 1, '', '{\"winners\": ' || winners || '}' FROM kept;"
    "INSERT INTO seat (game, seat, name, player, portrait, hints) SELECT 100 - n, 0, name, player, 0, hints FROM kept;"
    "INSERT INTO seat (game, seat, name, player, portrait, hints) SELECT 100 - n, 1, 'Bo', 'human', 0, 0 FROM kept WHERE seats = 2;"
    SQL_BACK_TO_THIRD_VERSION;
  TableeStore *store;

  close_store (open_store (fixture->path));
  run_sql (fixture->path, games);
  for (int i = 0; i < 2; i++)
    {
      store = open_store (fixture->path);
      g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
      assert_streak (store, "", "Ana", 4, 2, 2);
      assert_streak (store, OTHER_KIDNEYS, "Ana", 1, 0, 0);
      assert_streak (store, "", "Bo", 2, 0, 1);
      assert_streak (store, "", "Cleo", 1, 0, 0);
      g_assert_cmpuint (tablee_store_get_streaks (store)->len, ==, 5);
      g_assert_cmpuint (count_games (store), ==, 12);
      close_store (store);
    }
}

#define ADD(path, test) g_test_add ("/streak/" path, StoreFixture, NULL, store_fixture_set_up, test, store_fixture_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/streak/counting", test_counting);
  ADD ("ends", test_ends);
  ADD ("deleted", test_deleted);
  ADD ("rules", test_rules);
  ADD ("undone", test_undone);
  ADD ("copies", test_copies);
  ADD ("kept-before", test_kept_before);

  return g_test_run ();
}
