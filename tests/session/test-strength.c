/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How strong somebody plays, by the games that are kept, and by those that were. */
#include "support.h"

#include "session/game-session-private.h"
#include "session/store-encounters.h"
#include "session/store-strength.h"
#include "session/store-write.h"

typedef enum
{
  LOST,
  WON,
  TAKEN_BACK,
  HINTED,
  RELIEVED,
  GIVEN_UP,
  GIVEN_UP_BY_ANOTHER,
  OPPONENT_RELIEVED,
} End;

/*
 * The reckoning
 */

static void
test_reckoning (void)
{
  g_autoptr (TableeStrength) strength = tablee_strength_new ("martian-12s", "Ana");
  g_autoptr (GString) opponents = g_string_new (NULL);
  const TableeStrengthStep *step;

  tablee_strength_note (opponents, "easy", 2, 1);
  tablee_strength_note (opponents, "expert:hoarder", 1, 1);
  tablee_strength_note (opponents, "master:steady:7", 1, 2);
  g_assert_cmpstr (opponents->str, ==, "easy=2 expert:hoarder=1 master:steady:7=0");

  tablee_strength_add (strength, 1, 0, TABLEE_RATED, 4, opponents->str);
  step = tablee_strength_find_step (strength, 1);
  g_assert_cmpuint (strength->games, ==, 1);
  g_assert_cmpfloat (step->before.value, ==, 1500);
  g_assert_cmpfloat (step->after.value, ==, strength->rating.value);
  g_assert_cmpfloat (step->after.deviation, <, 350);

  /* What does not count moves nothing, and is known not to. */
  tablee_strength_add (strength, 2, 1, TABLEE_UNRATED_HINTED, 4, opponents->str);
  step = tablee_strength_find_step (strength, 2);
  g_assert_cmpuint (strength->games, ==, 1);
  g_assert_cmpuint (strength->unrated, ==, 1);
  g_assert_cmpint (step->rated, ==, TABLEE_UNRATED_HINTED);
  g_assert_cmpfloat (step->after.value, ==, strength->rating.value);
  g_assert_null (tablee_strength_find_step (strength, 3));
}

/* Whoever wins against a better computer gains more. */
static void
test_opponents (void)
{
  double last = 1500;

  for (int level = TABLEE_LEVEL_BEGINNER; level < TABLEE_N_LEVELS; level++)
    {
      g_autoptr (TableeStrength) strength = tablee_strength_new ("martian-12s", "Ana");
      g_autofree char *won = g_strdup_printf ("%s=2", tablee_level_to_id ((TableeLevel) level));

      tablee_strength_add (strength, 1, 0, TABLEE_RATED, 2, won);
      g_assert_cmpfloat (strength->rating.value, >, last);
      last = strength->rating.value;
    }
}

/* What a newer program or a damaged file may have written. */
static void
test_unreadable (void)
{
  static const char *const texts[] = { "", "genius=2", "easy", "easy=", "easy=3", "easy=2x", "easy:steady:20=2", "=2", "  " };
  g_autoptr (TableeStrength) strength = tablee_strength_new ("martian-12s", "Ana");
  g_autoptr (TableeStrength) unknown = tablee_strength_new ("whist", "Ana");

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    tablee_strength_add (strength, 1, 0, TABLEE_RATED, 2, texts[i]);
  tablee_strength_add (unknown, 1, 0, TABLEE_RATED, 2, "easy=2");
  g_assert_cmpuint (strength->games, ==, 0);
  g_assert_cmpuint (unknown->games, ==, 0);
}

static void
test_time (void)
{
  g_autoptr (TableeStrength) strength = tablee_strength_new ("martian-12s", "Ana");
  double deviation;

  for (int i = 0; i < 30; i++)
    tablee_strength_add (strength, i, i, TABLEE_RATED, 2, i % 2 == 0 ? "medium=2" : "medium=0");
  deviation = strength->rating.deviation;
  g_assert_cmpfloat (deviation, <, 120);
  g_assert_cmpfloat_with_epsilon (tablee_strength_get_now (strength, 29).deviation, deviation, 0.1);
  g_assert_cmpfloat (tablee_strength_get_now (strength, 100 * G_TIME_SPAN_DAY).deviation, >, deviation + 20);
  g_assert_cmpfloat (tablee_strength_get_now (strength, 100 * G_TIME_SPAN_DAY).value, ==, strength->rating.value);
}

/*
 * The store
 */

typedef struct
{
  GPtrArray *strengths;
  gboolean   done;
} Reading;

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  Reading *reading = user_data;
  g_autoptr (GError) error = NULL;

  reading->strengths = tablee_store_read_strengths_finish (TABLEE_STORE (source), result, &error);
  g_assert_no_error (error);
  reading->done = TRUE;
}

static GPtrArray *
read_strengths (TableeStore *store,
                const char  *game)
{
  Reading reading = { NULL };

  tablee_store_read_strengths_async (store, game, NULL, read_cb, &reading);
  run_until (&reading.done);

  return reading.strengths;
}

/* @moves: "+-.": gained, lost, did not count. */
static void
assert_course (TableeStore *store,
               const char  *name,
               const char  *moves)
{
  g_autoptr (GPtrArray) strengths = read_strengths (store, "martian-12s");
  const TableeStrength *strength = tablee_strengths_find (strengths, "martian-12s", name);
  g_autoptr (GString) seen = g_string_new (NULL);

  for (guint i = 0; strength != NULL && i < strength->course->len; i++)
    {
      const TableeStrengthStep *step = &g_array_index (strength->course, TableeStrengthStep, i);

      g_assert_cmpint (step->rated == TABLEE_RATED, ==, step->after.value != step->before.value);
      g_string_append_c (seen, step->rated != TABLEE_RATED ? '.' : step->after.value > step->before.value ? '+' : '-');
    }
  g_assert_cmpstr (seen->str, ==, moves);
}

/* @letters: the first one is Ana's. */
static TableeGameSession *
begin (TableeStore *store,
       const char  *letters,
       guint64      seed)
{
  return begin_kept (store, make_session_of ("martian-12s", letters, NULL, seed, TRUE, store), "Ana");
}

static TableeSeat *
dup_marked_seat (TableeGameSession *session,
                 End                how)
{
  TableeSeat *seat = tablee_seat_copy (tablee_game_session_get_seat (session, how == OPPONENT_RELIEVED ? 1 : 0));

  if (how == HINTED)
    tablee_seat_set_hints (seat, 1);
  else
    tablee_seat_set_relieved (seat, TRUE);

  return seat;
}

/* How it would end is not played, but written as if it had been. */
static void
end (TableeStore       *store,
     TableeGameSession *session,
     End                how)
{
  int given_up_by = how == GIVEN_UP ? 0 : how == GIVEN_UP_BY_ANOTHER ? 1 : TABLEE_NOBODY;
  TableeStoreChange *change = tablee_store_change_new (get_log (session), how == TAKEN_BACK, given_up_by);

  tablee_store_change_pretend_end (change, how != LOST);
  if (how == HINTED || how == RELIEVED || how == OPPONENT_RELIEVED)
    tablee_store_change_take_seat (change, dup_marked_seat (session, how));
  keep_change (store, session, change);
}

static gint64
play_one (TableeStore *store,
          const char  *letters,
          guint64      seed,
          End          how)
{
  TableeGameSession *session = begin (store, letters, seed);
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

  assert_course (store, "Ana", "");
  play_one (store, "he", 1, WON);
  assert_course (store, "Ana", "+");
  play_one (store, "he", 2, LOST);
  play_one (store, "he", 3, HINTED);
  play_one (store, "he", 4, TAKEN_BACK);
  play_one (store, "he", 5, RELIEVED);
  play_one (store, "he", 6, GIVEN_UP);
  play_one (store, "he", 7, OPPONENT_RELIEVED);
  play_one (store, "hhe", 8, GIVEN_UP_BY_ANOTHER);
  play_one (store, "hee", 9, WON);
  assert_course (store, "Ana", "+-...-..+");
  close_store (store);

  store = open_store (fixture->path);
  assert_course (store, "Ana", "+-...-..+");
  close_store (store);
}

/* People among themselves are not rated, nor are computers. */
static void
test_people (StoreFixture  *fixture,
             gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  g_autoptr (GPtrArray) strengths = NULL;

  play_one (store, "hh", 1, WON);
  assert_course (store, "Ana", "");
  play_one (store, "hhe", 2, WON);
  strengths = read_strengths (store, NULL);
  g_assert_cmpuint (strengths->len, ==, 2);
  assert_course (store, "Ana", "+");
  close_store (store);
}

static void
test_deleted (StoreFixture  *fixture,
              gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  gint64 id = play_one (store, "he", 1, WON);

  g_assert_true (delete_game (store, id, NULL));
  assert_course (store, "Ana", "+");
  close_store (store);
}

/* An end that is taken back is none. */
static void
test_undone (StoreFixture  *fixture,
             gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin (store, "he", 1);

  end (store, session, LOST);
  assert_course (store, "Ana", "-");
  keep_change (store, session, tablee_store_change_new (get_log (session), TRUE, TABLEE_NOBODY));
  assert_course (store, "Ana", "");
  end (store, session, TAKEN_BACK);
  assert_course (store, "Ana", ".");
  assert_ends (session);
  close_store (store);
}

static void
met_cb (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  Reading *reading = user_data;
  g_autoptr (GError) error = NULL;

  reading->strengths = tablee_store_read_encounters_finish (TABLEE_STORE (source), result, &error);
  g_assert_no_error (error);
  reading->done = TRUE;
}

/* @met: of Ana and each computer, by the names of these, "of so many games ahead in so many". */
static void
assert_met (TableeStore *store,
            const char  *met)
{
  Reading reading = { NULL };
  g_autoptr (GString) seen = g_string_new (NULL);

  tablee_store_read_encounters_async (store, NULL, met_cb, &reading);
  run_until (&reading.done);
  for (guint i = 0; i < reading.strengths->len; i++)
    {
      const TableeEncounter *encounter = reading.strengths->pdata[i];

      g_assert_cmpstr (encounter->game, ==, "martian-12s");
      if (g_str_equal (encounter->person, "Ana"))
        g_string_append_printf (seen, "%s%s:%u,%u", seen->len > 0 ? " " : "", encounter->name, encounter->games, encounter->ahead);
    }
  g_assert_cmpstr (seen->str, ==, met);
  g_ptr_array_unref (reading.strengths);
}

/* Who has met whom is known of the games that are kept: with help or without, but not of seats that have changed hands. */
static void
test_encounters (StoreFixture  *fixture,
                 gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  gint64 first;

  assert_met (store, "");
  first = play_one (store, "hee", 1, WON);
  assert_met (store, "Player 1:1,1 Player 2:1,1");
  play_one (store, "he", 2, LOST);
  play_one (store, "he", 3, HINTED);
  play_one (store, "hh", 4, WON);
  assert_met (store, "Player 1:3,2 Player 2:1,1");
  play_one (store, "hee", 5, OPPONENT_RELIEVED);
  play_one (store, "hhe", 6, GIVEN_UP_BY_ANOTHER);
  assert_met (store, "Player 1:3,2 Player 2:2,2");
  play_one (store, "he", 7, GIVEN_UP);
  assert_met (store, "Player 1:4,2 Player 2:2,2");
  g_assert_true (delete_game (store, first, NULL));
  assert_met (store, "Player 1:3,1 Player 2:1,1");
  close_store (store);
}

/* A copy of a game is the same game. */
static void
test_copies (StoreFixture  *fixture,
             gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  gint64 id = play_one (store, "he", 1, GIVEN_UP);
  g_autoptr (TableeGameRecord) record = load_game (store, id, NULL);
  g_autofree char *text = tablee_game_record_to_text (record);
  g_autoptr (TableeGameRecord) copy = tablee_game_record_parse (text, -1, NULL);

  g_assert_cmpint (import_game (store, copy, NULL), >, 0);
  g_assert_cmpuint (count_games (store), ==, 2);
  assert_course (store, "Ana", "-");
  close_store (store);
}

/* What was kept before results were: as earlier versions left it. */
static void
test_kept_before (StoreFixture  *fixture,
                  gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);

  play_one (store, "he", 1, WON);
  play_one (store, "he", 2, HINTED);
  play_one (store, "he", 3, LOST);
  close_store (store);

  run_sql (fixture->path, "DROP TABLE elsewhere; DROP TABLE rated; PRAGMA user_version = 8;");
  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  assert_course (store, "Ana", "+.-");
  close_store (store);

  run_sql (fixture->path, SQL_BACK_TO_THIRD_VERSION);
  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  assert_course (store, "Ana", "+.-");
  close_store (store);

  make_first_version (fixture->path);
  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  assert_course (store, "Ana", "++-");
  close_store (store);
}

/* A game that begins in the middle, and one whose sheet cannot be read. */
static void
test_odd_games (StoreFixture  *fixture,
                gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);

  play_one (store, "he", 1, WON);
  play_one (store, "he", 2, WON);
  play_one (store, "he", 3, WON);
  close_store (store);

  run_sql (fixture->path,
           "UPDATE game SET start = seed, seed = NULL WHERE id = 1; UPDATE game SET totals = '{\"ranks\": [1]}' WHERE id = 2;"
           "DROP TABLE elsewhere; DROP TABLE rated; PRAGMA user_version = 8;");
  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  assert_course (store, "Ana", ".+");
  close_store (store);
}

/* A computer between two levels is one after the game has been kept, and in a file. */
static void
test_slack (StoreFixture  *fixture,
            gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = make_session_of ("martian-12s", "he", NULL, 1, TRUE, store);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameRecord) copy = NULL;
  g_autofree char *text = NULL;
  g_autoptr (TableeSeat) kept = NULL;
  g_autoptr (TableeSeat) read = NULL;
  gint64 id;

  tablee_seat_set_slack (tablee_game_session_get_seat (session, 1), 7);
  tablee_game_session_start (session);
  run_until_asked (session);
  id = tablee_game_session_get_id (session);
  assert_ends (session);

  record = load_game (store, id, NULL);
  kept = g_list_model_get_item (tablee_game_record_get_seats (record), 1);
  g_assert_cmpstr (tablee_seat_get_player (kept), ==, "easy:steady:7");
  text = tablee_game_record_to_text (record);
  copy = tablee_game_record_parse (text, -1, NULL);
  read = g_list_model_get_item (tablee_game_record_get_seats (copy), 1);
  g_assert_cmpint (tablee_seat_get_slack (read), ==, 7);
  tablee_seat_change (read, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EXPERT, NULL, -1);
  g_assert_cmpint (tablee_seat_get_slack (read), ==, 0);
  close_store (store);
}

#define ADD(path, test) g_test_add ("/strength/" path, StoreFixture, NULL, store_fixture_set_up, test, store_fixture_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/strength/reckoning", test_reckoning);
  g_test_add_func ("/strength/opponents", test_opponents);
  g_test_add_func ("/strength/unreadable", test_unreadable);
  g_test_add_func ("/strength/time", test_time);
  ADD ("ends", test_ends);
  ADD ("people", test_people);
  ADD ("deleted", test_deleted);
  ADD ("encounters", test_encounters);
  ADD ("undone", test_undone);
  ADD ("copies", test_copies);
  ADD ("kept-before", test_kept_before);
  ADD ("odd-games", test_odd_games);
  ADD ("slack", test_slack);

  return g_test_run ();
}
