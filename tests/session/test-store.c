/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the store keeps, and how it comes back. */
#include "support.h"

#include "session/game-record-private.h"
#include "session/game-session-private.h"
#include "session/kept-table.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <sys/stat.h>

static void
test_resume (StoreFixture  *fixture,
             gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hmh", 5);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gint64 id = tablee_game_session_get_id (session);

  g_assert_cmpint (id, >, 0);
  for (guint i = 0; i < 6; i++)
    {
      play_nth (session, i);
      run_until_asked (session);
    }
  before = course (session);
  assert_ends (session);
  close_store (store);

  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  g_assert_cmpuint (count_games (store), ==, 1);
  g_assert_cmpint (tablee_stored_game_get_id (get_game (store, 0)), ==, id);
  g_assert_cmpstr (tablee_stored_game_get_players (get_game (store, 0))[1], ==, "medium");
  session = resume_game (store, id);
  after = course (session);
  g_assert_cmpstr (before, ==, after);
  g_assert_false (tablee_game_session_get_resumed_from_position (session));
  assert_ends (session);
  close_store (store);
}

/* What was undone can be redone after a restart, and what was cut off is gone. */
static void
test_head (StoreFixture  *fixture,
           gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 5);
  gint64 id = tablee_game_session_get_id (session);
  g_autofree char *two = NULL;
  g_autofree char *three = NULL;
  g_autofree char *after = NULL;

  play_nth (session, 0);
  run_until_asked (session);
  play_nth (session, 1);
  run_until_asked (session);
  two = course (session);
  play_nth (session, 2);
  run_until_asked (session);
  three = course (session);
  g_assert_true (tablee_game_session_take_back (session));
  run_until_asked (session);
  assert_ends (session);
  close_store (store);

  store = open_store (fixture->path);
  session = resume_game (store, id);
  after = course (session);
  g_assert_cmpstr (after, ==, two);
  g_assert_true (tablee_game_session_get_taken_back (session));
  g_assert_true (tablee_game_session_redo (session));
  run_until_asked (session);
  g_clear_pointer (&after, g_free);
  after = course (session);
  g_assert_cmpstr (after, ==, three);
  g_assert_true (tablee_game_session_take_back (session));
  run_until_asked (session);
  play_nth (session, 0);
  run_until_asked (session);
  g_assert_false (tablee_game_session_get_can_redo (session));
  assert_ends (session);
  close_store (store);

  store = open_store (fixture->path);
  session = resume_game (store, id);
  g_assert_false (tablee_game_session_get_can_redo (session));
  assert_ends (session);
  close_store (store);
}

static void
test_several (StoreFixture  *fixture,
              gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *one = begin_game (store, "hm", 1);
  TableeGameSession *other = begin_game (store, "hhh", 2);
  gint64 first = tablee_game_session_get_id (one);

  g_assert_cmpint (tablee_stored_game_get_id (get_game (store, 1)), ==, first);
  for (int i = 0; i < 4; i++)
    {
      play_nth (one, 0);
      play_nth (other, 1);
      run_until_asked (one);
      run_until_asked (other);
    }
  play_nth (one, 0);
  run_until_asked (one);
  g_assert_cmpint (tablee_stored_game_get_id (get_game (store, 0)), ==, first);
  assert_ends (one);
  assert_ends (other);
  close_store (store);

  store = open_store (fixture->path);
  g_assert_cmpuint (count_games (store), ==, 2);
  g_assert_cmpint (tablee_stored_game_get_id (get_game (store, 0)), ==, first);
  close_store (store);
}

/* A computer plays for a person for a while: the lists say so, and so does the game, also in a file, once it is opened again. */
static void
test_relieved (StoreFixture  *fixture,
               gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 1);
  gint64 id = tablee_game_session_get_id (session);
  int first = tablee_game_session_get_current_seat (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameRecord) read = NULL;
  g_autoptr (TableeSeat) seat = NULL;
  g_autofree char *text = NULL;

  for (int i = 0; i < 2; i++)
    {
      play_nth (session, 0);
      run_until_asked (session);
    }
  g_assert_false (tablee_stored_game_get_relieved (get_game (store, 0), first));
  tablee_game_session_seat_player (session, first, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL);
  run_until_asked (session);
  for (int i = 0; i < 20 && !tablee_seat_get_relieved (tablee_game_session_get_seat (session, first)); i++)
    {
      play_nth (session, 0);
      run_until_asked (session);
    }
  g_assert_true (tablee_seat_get_relieved (tablee_game_session_get_seat (session, first)));
  tablee_game_session_seat_player (session, first, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_EASY, NULL);
  assert_ends (session);
  close_store (store);

  store = open_store (fixture->path);
  g_assert_true (tablee_stored_game_get_relieved (get_game (store, 0), first));
  g_assert_false (tablee_stored_game_get_relieved (get_game (store, 0), 1 - first));
  record = load_game (store, id, &error);
  g_assert_no_error (error);
  text = tablee_game_record_to_text (record);
  read = tablee_game_record_parse (text, -1, &error);
  g_assert_no_error (error);
  seat = g_list_model_get_item (tablee_game_record_get_seats (read), (guint) first);
  g_assert_true (tablee_seat_get_relieved (seat));
  close_store (store);
}

static void
play_on (TableeGameSession *session)
{
  play_nth (session, 0);
  run_until_asked (session);
}

/* A game can be called something; who plays it at the moment goes on with it, and it stays where it is in the lists. */
static void
test_named (StoreFixture  *fixture,
            gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 1);
  TableeGameSession *newer = begin_game (store, "hh", 2);
  gint64 id = tablee_game_session_get_id (session);
  g_autofree char *long_name = g_strnfill (2 * TABLEE_STORE_MAX_NAME, 'x');
  g_autoptr (GError) error = NULL;

  assert_ends (newer);
  g_assert_null (tablee_stored_game_get_name (get_game (store, 1)));
  g_assert_true (rename_game (store, id, " Sunday\nevening  ", &error));
  g_assert_no_error (error);
  g_assert_cmpint (tablee_stored_game_get_id (get_game (store, 1)), ==, id);
  g_assert_cmpstr (tablee_stored_game_get_name (get_game (store, 1)), ==, "Sunday evening");
  play_on (session);
  g_assert_false (tablee_game_session_get_kept_apart (session));
  g_assert_cmpstr (tablee_stored_game_get_name (get_game (store, 0)), ==, "Sunday evening");
  assert_ends (session);
  close_store (store);

  store = open_store (fixture->path);
  g_assert_cmpstr (tablee_stored_game_get_name (get_game (store, 0)), ==, "Sunday evening");
  g_assert_true (rename_game (store, id, long_name, &error));
  g_assert_cmpint ((int) strlen (tablee_stored_game_get_name (get_game (store, 0))), ==, TABLEE_STORE_MAX_NAME);
  g_assert_true (rename_game (store, id, "  ", &error));
  g_assert_null (tablee_stored_game_get_name (get_game (store, 0)));
  g_assert_false (rename_game (store, id + 100, "Nothing", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  close_store (store);
}

/* Whoever goes on with a game from its last position writes all of it anew, but for its name, of which they know nothing. */
static void
test_named_written_anew (StoreFixture  *fixture,
                         gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 1);
  gint64 id = tablee_game_session_get_id (session);

  play_on (session);
  g_assert_true (rename_game (store, id, "Sunday evening", NULL));
  assert_ends (session);
  close_store (store);
  run_sql (fixture->path, "UPDATE action SET action = 'pull everything'");

  store = open_store (fixture->path);
  session = resume_game (store, id);
  play_on (session);
  assert_ends (session);
  g_assert_cmpint (ask_sql (fixture->path, "SELECT count(*) FROM action WHERE action = 'pull everything'"), ==, 0);
  g_assert_cmpstr (tablee_stored_game_get_name (get_game (store, 0)), ==, "Sunday evening");
  close_store (store);
}

/* A database of the version before games had names. */
static void
test_named_migration (StoreFixture  *fixture,
                      gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 1);
  gint64 id = tablee_game_session_get_id (session);

  assert_ends (session);
  close_store (store);
  run_sql (fixture->path, "DROP TABLE elsewhere; DROP TABLE rated; DROP TABLE exercise; ALTER TABLE game DROP COLUMN name; PRAGMA user_version = 6;");

  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  g_assert_cmpuint (count_games (store), ==, 1);
  g_assert_null (tablee_stored_game_get_name (get_game (store, 0)));
  g_assert_true (rename_game (store, id, "Sunday evening", NULL));
  g_assert_cmpstr (tablee_stored_game_get_name (get_game (store, 0)), ==, "Sunday evening");
  close_store (store);
  g_assert_cmpint (ask_sql (fixture->path, "PRAGMA user_version"), ==, 10);
}

static void
test_give_up_and_take_over (StoreFixture  *fixture,
                            gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 1);
  gint64 id = tablee_game_session_get_id (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = NULL;

  tablee_game_session_seat_player (session, 1, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, "Robot");
  tablee_game_session_give_up (session, 0);
  g_assert_true (tablee_game_session_get_over (session));
  assert_ends (session);
  close_store (store);

  store = open_store (fixture->path);
  g_assert_cmpint (tablee_stored_game_get_given_up_by (get_game (store, 0)), ==, 0);
  g_assert_true (tablee_stored_game_get_over (get_game (store, 0)));
  g_assert_cmpstr (tablee_stored_game_get_names (get_game (store, 0))[1], ==, "Robot");
  g_assert_cmpstr (tablee_stored_game_get_players (get_game (store, 0))[1], ==, "easy");
  record = load_game (store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tablee_game_record_get_given_up_by (record), ==, 0);
  g_assert_true (tablee_game_record_get_over (record));
  close_store (store);
}

static void
test_import_delete (StoreFixture  *fixture,
                    gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (NULL, "mm", 3);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameRecord) kept = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  gint64 id;

  run_until_over (session);
  record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  assert_ends (session);
  id = import_game (store, record, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_games (store), ==, 1);
  close_store (store);

  store = open_store (fixture->path);
  kept = load_game (store, id, &error);
  g_assert_no_error (error);
  text = tablee_game_record_to_text (record);
  again = tablee_game_record_to_text (kept);
  g_assert_cmpstr (text, ==, again);

  g_assert_true (delete_game (store, id, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count_games (store), ==, 0);
  g_assert_false (delete_game (store, id, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_null (load_game (store, id, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  close_store (store);
}

static void
put_table (TableeStore *store,
           gint64       game)
{
  tablee_store_put_elsewhere_async (store, "host-1", game, "{}", NULL, NULL);
  g_assert_true (write_back (store));
}

/* A host that ends between the game that it makes and what says so makes it again: it has one then, and copies that are made later stay. */
static void
test_made_twice (StoreFixture  *fixture,
                 gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (NULL, "hh", 3);
  g_autoptr (TableeGameRecord) record = NULL;
  gint64 ids[3];

  record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  assert_ends (session);
  put_table (store, 0);
  ids[0] = import_game (store, record, NULL);
  ids[1] = import_game (store, record, NULL);
  g_assert_cmpint (ids[0], !=, ids[1]);
  g_assert_cmpuint (count_games (store), ==, 2);
  put_table (store, ids[1]);
  g_assert_cmpuint (count_games (store), ==, 1);
  g_assert_null (load_game (store, ids[0], NULL));

  ids[2] = import_game (store, record, NULL);
  put_table (store, ids[1]);
  g_assert_cmpint (ids[2], >, 0);
  g_assert_cmpuint (count_games (store), ==, 2);
  close_store (store);
}

static void
assert_same_kept (TableeGameRecord *one,
                  TableeGameRecord *other)
{
  gint64 ids[2];
  gint64 stamps[2];

  tablee_game_record_get_kept (one, &ids[0], &stamps[0]);
  tablee_game_record_get_kept (other, &ids[1], &stamps[1]);
  g_assert_cmpint (ids[0], ==, ids[1]);
  g_assert_cmpint (stamps[0], ==, stamps[1]);
  g_assert_cmpint (stamps[0], !=, 0);
}

/* A game that began from a position, not from a deal. */
static void
test_import_position (StoreFixture  *fixture,
                      gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (NULL, "hh", 3);
  g_autoptr (TableePosition) position = tablee_position_new (tablee_course_get_ruleset (get_course (session)),
                                                             &(TableeRandom) { { 1, 2, 3, 4 } });
  g_autofree char *written = tablee_position_to_text (position);
  g_autofree char *file = g_strdup_printf ("{\"format\": \"tablee-record\", \"version\": 1, \"game\": \"martian-12s\","
                                           " \"options\": {\"rounds\": 3}, \"position\": %s,"
                                           " \"seats\": [{\"name\": \"Ana\"}, {\"name\": \"Bo\", \"player\": \"easy\"}],"
                                           " \"actions\": [\"pull small\"]}", written);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = tablee_game_record_parse (file, -1, &error);
  g_autoptr (TableeGameRecord) kept = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  gint64 id;

  assert_ends (session);
  g_assert_no_error (error);
  id = import_game (store, record, &error);
  g_assert_no_error (error);
  kept = load_game (store, id, &error);
  g_assert_no_error (error);
  g_assert_false (tablee_game_record_get_resumed_from_position (kept));
  g_assert_cmpuint (tablee_game_record_get_n_actions (kept), ==, 1);
  assert_same_kept (record, kept);
  g_assert_cmpint (tablee_game_record_get_id (record), ==, id);
  g_assert_true (g_date_time_equal (tablee_game_record_get_started (record), tablee_game_record_get_started (kept)));
  text = tablee_game_record_to_text (record);
  again = tablee_game_record_to_text (kept);
  g_assert_cmpstr (text, ==, again);
  close_store (store);
}

/* Nobody has to read again what was imported: a session goes on with it where it is kept. */
static void
test_import_goes_on (StoreFixture  *fixture,
                     gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (NULL, "hh", 3);
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  g_autoptr (TableeGameRecord) over = NULL;
  g_autoptr (TableeGameRecord) kept = NULL;
  g_autoptr (TableeGameRecord) undated = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  assert_ends (session);
  id = import_game (store, record, &error);
  g_assert_no_error (error);
  session = tablee_game_session_new_for_record (record, store, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tablee_game_session_get_id (session), ==, id);
  tablee_game_session_start (session);
  run_until_asked (session);
  play (session, "pull small");
  tablee_game_session_give_up (session, 0);
  over = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  assert_ends (session);
  kept = load_game (store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_games (store), ==, 1);
  g_assert_cmpuint (tablee_game_record_get_n_actions (kept), ==, 1);
  g_assert_cmpint (tablee_game_record_get_given_up_by (kept), ==, 0);

  /* Of one that is over without saying when, too. */
  undated = record_without (over, "ended");
  g_assert_null (tablee_game_record_get_ended (undated));
  g_clear_object (&kept);
  id = import_game (store, undated, &error);
  g_assert_no_error (error);
  kept = load_game (store, id, &error);
  g_assert_no_error (error);
  g_assert_true (g_date_time_equal (tablee_game_record_get_ended (undated), tablee_game_record_get_ended (kept)));
  close_store (store);
}

/* What only one seat knows is no game to keep. */
static void
test_import_view (StoreFixture  *fixture,
                  gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (NULL, "hh", 3);
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (session, 0);
  g_autoptr (GError) error = NULL;

  assert_ends (session);
  g_assert_cmpint (import_game (store, record, &error), ==, 0);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  close_store (store);
}

static void
test_backup (StoreFixture  *fixture,
             gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 3);
  g_autofree char *path = g_build_filename (fixture->folder, "backup.db", NULL);
  g_autofree char *nowhere = g_build_filename (fixture->path, "below-a-file", NULL);
  g_autoptr (GError) error = NULL;

  play_nth (session, 0);
  run_until_asked (session);
  g_assert_true (backup_games (store, path, &error));
  g_assert_no_error (error);
  g_assert_true (backup_games (store, path, &error));
  g_assert_no_error (error);
  g_assert_false (backup_games (store, nowhere, &error));
  g_assert_nonnull (error);
  assert_ends (session);
  close_store (store);

  store = open_store (path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  g_assert_cmpuint (count_games (store), ==, 1);
  close_store (store);
}

/* Play goes on in memory: the session goes on, and says why nothing is kept. */
static void
assert_plays_in_memory (TableeStore       *store,
                        TableeStoreNotice  notice)
{
  TableeGameSession *session = begin_game (store, "hm", 3);

  g_assert_cmpint (tablee_store_get_notice (store), ==, notice);
  g_assert_nonnull (tablee_store_get_notice_detail (store));
  for (guint i = 0; i < 3; i++)
    {
      play_nth (session, i);
      run_until_asked (session);
    }
  g_assert_nonnull (tablee_game_session_get_store_error (session));
  g_assert_cmpuint (count_games (store), >=, 1);
  assert_ends (session);
}

static void
test_no_folder (StoreFixture  *fixture,
                gconstpointer  data)
{
  g_autofree char *below = g_build_filename (fixture->path, "folder", "tablee.db", NULL);
  TableeStore *store;

  g_assert_true (g_file_set_contents (fixture->path, "a file", -1, NULL));
  store = open_store (below);
  assert_plays_in_memory (store, TABLEE_STORE_NOTICE_READ_ONLY);
  close_store (store);

  store = open_store ("/proc/tablee/tablee.db");
  assert_plays_in_memory (store, TABLEE_STORE_NOTICE_READ_ONLY);
  close_store (store);
}

static char *
find_set_aside (StoreFixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "tablee.db.damaged-") && !g_str_has_suffix (name, "-wal") && !g_str_has_suffix (name, "-shm"))
      return g_build_filename (fixture->folder, name, NULL);

  return NULL;
}

static void
test_garbage (StoreFixture  *fixture,
              gconstpointer  data)
{
  g_autofree char *garbage = g_strnfill (5000, 'x');
  g_autofree char *aside = NULL;
  g_autofree char *kept = NULL;
  TableeStore *store;

  g_assert_true (g_file_set_contents (fixture->path, garbage, 5000, NULL));
  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_DAMAGED);
  aside = find_set_aside (fixture);
  g_assert_cmpstr (tablee_store_get_notice_detail (store), ==, aside);
  g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, garbage);
  assert_ends (begin_game (store, "hm", 1));
  close_store (store);

  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  g_assert_cmpuint (count_games (store), ==, 1);
  close_store (store);
}

/* As the first version left it: what has come since is added, and the game goes on. */
static void
test_first_version (StoreFixture  *fixture,
                    gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hmh", 5);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gint64 id = tablee_game_session_get_id (session);

  play_nth (session, 0);
  run_until_asked (session);
  before = course (session);
  assert_ends (session);
  close_store (store);
  make_first_version (fixture->path);

  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  g_assert_cmpuint (tablee_stored_game_get_hints (get_game (store, 0), 0), ==, 0);
  session = resume_game (store, id);
  after = course (session);
  g_assert_cmpstr (before, ==, after);
  tablee_game_session_seat_player (session, 0, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_MEDIUM, "Otto");
  assert_ends (session);
  close_store (store);

  store = open_store (fixture->path);
  g_assert_cmpstr (tablee_stored_game_get_names (get_game (store, 0))[0], ==, "Otto");
  close_store (store);
}

/* Somebody else's database at our place is not touched but set aside. */
static void
test_foreign (StoreFixture  *fixture,
              gconstpointer  data)
{
  TableeStore *store;

  run_sql (fixture->path, "CREATE TABLE cookies (name TEXT);");
  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_DAMAGED);
  assert_ends (begin_game (store, "hm", 1));
  close_store (store);
}

/* A database with some games, as bytes in one file. */
static char *
make_database (StoreFixture *fixture,
               gsize        *length)
{
  TableeStore *store = open_store (fixture->path);
  char *bytes;

  for (guint64 seed = 0; seed < 4; seed++)
    {
      TableeGameSession *session = begin_game (store, "mh", seed);

      play_nth (session, 0);
      run_until_asked (session);
      assert_ends (session);
    }
  close_store (store);
  g_assert_true (g_file_get_contents (fixture->path, &bytes, length, NULL));

  return bytes;
}

/* Whatever the bytes are: the store opens, lists, loads what can be loaded, and a new game can be played and kept. */
static void
assert_survives (StoreFixture *fixture)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session;

  for (guint i = 0; i < count_games (store); i++)
    {
      g_autoptr (TableeGameRecord) record = load_game (store, tablee_stored_game_get_id (get_game (store, i)), NULL);
      g_autofree char *text G_GNUC_UNUSED = record != NULL ? tablee_game_record_to_text (record) : NULL;
    }

  session = begin_game (store, "hh", 9);
  play_nth (session, 0);
  run_until_asked (session);
  g_assert_cmpuint (count_games (store), >=, 1);
  assert_ends (session);
  close_store (store);
}

static void
clean_up (StoreFixture *fixture)
{
  remove_folder (fixture->folder);
  fixture->folder = make_folder ();
  g_free (fixture->path);
  fixture->path = g_build_filename (fixture->folder, "tablee.db", NULL);
}

static void
test_garbled (StoreFixture  *fixture,
              gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  gsize length;
  g_autofree char *bytes = make_database (fixture, &length);

  for (int i = 0; i < 120; i++)
    {
      g_autofree char *garbled = g_memdup2 (bytes, length);
      int count = g_rand_int_range (rand, 1, 40);
      int first = g_rand_int_range (rand, 0, i % 3 == 0 ? 100 : (int) length);

      clean_up (fixture);
      for (int k = 0; k < count && first + k < (int) length; k++)
        garbled[first + k] = (char) g_rand_int (rand);
      g_assert_true (g_file_set_contents (fixture->path, garbled, (gssize) length, NULL));
      assert_survives (fixture);
    }
}

static void
test_truncated (StoreFixture  *fixture,
                gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);
  gsize length;
  g_autofree char *bytes = make_database (fixture, &length);

  for (int i = 0; i < 40; i++)
    {
      clean_up (fixture);
      g_assert_true (g_file_set_contents (fixture->path, bytes, g_rand_int_range (rand, 0, (int) length), NULL));
      assert_survives (fixture);
    }
}

/* So large that it is not checked before it is used. */
static void
make_large (StoreFixture *fixture)
{
  close_store (open_store (fixture->path));
  run_sql (fixture->path, "WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 4000)"
                          " INSERT INTO game (id, game, rules, options, seed, dice, take_back, taken_back, head, over, given_up_by,"
                          " current, started, changed, ended, position, totals)"
                          " SELECT n, 'martian-12s', 1, '{}', 's', '0', 0, 0, 0, 1, -1, -1, n, n, n, hex (randomblob (1500)), ''"
                          " FROM number");
}

/* Damage in the middle of a large file, where nobody looks: it is in use when that is found, and a game goes on in the new one. */
static void
test_large_damaged (StoreFixture  *fixture,
                    gconstpointer  data)
{
  g_autofree char *bytes = NULL;
  g_autofree char *aside = NULL;
  TableeStore *store;
  TableeGameSession *session;
  gsize length;

  make_large (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &bytes, &length, NULL));
  g_assert_cmpuint (length, >, 8 << 20);
  memset (bytes + length / 2 / 4096 * 4096, 0, 4096);
  g_assert_true (g_file_set_contents (fixture->path, bytes, (gssize) length, NULL));

  store = open_store (fixture->path);
  session = begin_game (store, "hm", 1);
  play_nth (session, 0);
  while (tablee_store_get_notice (store) == TABLEE_STORE_NOTICE_NONE)
    iterate ();
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_DAMAGED);
  aside = find_set_aside (fixture);
  g_assert_cmpstr (tablee_store_get_notice_detail (store), ==, aside);
  run_until_asked (session);
  play_nth (session, 0);
  run_until_asked (session);
  g_assert_null (tablee_game_session_get_store_error (session));
  g_assert_cmpuint (count_games (store), ==, 1);
  assert_ends (session);
  close_store (store);
}

/* One that is whole is left alone, and closed in the middle of the check. */
static void
test_large (StoreFixture  *fixture,
            gconstpointer  data)
{
  TableeStore *store;

  make_large (fixture);
  for (int i = 0; i < 5; i++)
    {
      store = open_store (fixture->path);
      g_usleep ((gulong) i * 20000);
      run_what_is_ready ();
      g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
      close_store (store);
    }
  store = open_store (fixture->path);
  g_assert_cmpuint (count_games (store), ==, 4000);
  close_store (store);
}

/* Where other rules would replay another game, it goes on from where it stood, and says so. */
static void
test_other_rules (StoreFixture  *fixture,
                  gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 3);
  gint64 id = tablee_game_session_get_id (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableePosition) before = NULL;
  g_autoptr (TableePosition) after = NULL;
  g_autofree char *text_before = NULL;
  g_autofree char *text_after = NULL;

  for (guint i = 0; i < 4; i++)
    {
      play_nth (session, 0);
      run_until_asked (session);
    }
  record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  before = tablee_game_record_get_position (record, tablee_game_record_get_n_actions (record));
  text_before = tablee_position_to_text (before);
  assert_ends (session);
  close_store (store);
  run_sql (fixture->path, "UPDATE action SET action = 'pass' WHERE number = 0;");

  store = open_store (fixture->path);
  session = resume_game (store, id);
  g_assert_true (tablee_game_session_get_resumed_from_position (session));
  g_assert_false (tablee_game_session_get_can_take_back (session));
  play_nth (session, 0);
  run_until_asked (session);
  g_assert_true (tablee_game_session_take_back (session));
  run_until_asked (session);
  assert_ends (session);
  close_store (store);

  store = open_store (fixture->path);
  g_assert_cmpuint (count_games (store), ==, 1);
  g_clear_object (&record);
  record = load_game (store, id, &error);
  g_assert_no_error (error);
  g_assert_false (tablee_game_record_get_resumed_from_position (record));
  after = tablee_game_record_get_position (record, 0);
  text_after = tablee_position_to_text (after);
  g_assert_cmpstr (text_before, ==, text_after);
  close_store (store);
}

/* Games, commit by commit, with a second connection that holds the database now and then. */
static void
test_busy (StoreFixture  *fixture,
           gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = begin_game (store, "hh", 3);
  sqlite3 *other;

  g_assert_cmpint (sqlite3_open (fixture->path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  play_nth (session, 0);
  for (int i = 0; i < 20; i++)
    {
      run_what_is_ready ();
      g_usleep (1000);
    }
  g_assert_false (tablee_game_session_get_decision_open (session));
  g_assert_cmpint (sqlite3_exec (other, "COMMIT", NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (other);
  run_until_asked (session);
  g_assert_null (tablee_game_session_get_store_error (session));
  assert_ends (session);
  close_store (store);
}

static void
test_closed (StoreFixture  *fixture,
             gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  g_autoptr (GError) error = NULL;

  tablee_store_close (store);
  tablee_store_close (store);
  g_assert_false (delete_game (store, 1, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CLOSED);
  close_store (store);
}

#define ADD(path, test) g_test_add ("/store/" path, StoreFixture, NULL, store_fixture_set_up, test, store_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("resume", test_resume);
  ADD ("head", test_head);
  ADD ("several", test_several);
  ADD ("relieved", test_relieved);
  ADD ("named", test_named);
  ADD ("named/written-anew", test_named_written_anew);
  ADD ("named/migration", test_named_migration);
  ADD ("give-up-and-take-over", test_give_up_and_take_over);
  ADD ("import-delete", test_import_delete);
  ADD ("import-position", test_import_position);
  ADD ("import-goes-on", test_import_goes_on);
  ADD ("import-view", test_import_view);
  ADD ("made-twice", test_made_twice);
  ADD ("backup", test_backup);
  ADD ("no-folder", test_no_folder);
  ADD ("garbage", test_garbage);
  ADD ("first-version", test_first_version);
  ADD ("foreign", test_foreign);
  ADD ("garbled", test_garbled);
  ADD ("truncated", test_truncated);
  ADD ("large-damaged", test_large_damaged);
  ADD ("large", test_large);
  ADD ("other-rules", test_other_rules);
  ADD ("busy", test_busy);
  ADD ("closed", test_closed);

  return g_test_run ();
}
