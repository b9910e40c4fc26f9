/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that was begun with a component set is played with this one or not at all; it waits in the store for it. */

#include "support.h"

#include <glib/gstdio.h>
#include <string.h>

#include "notation/error.h"

static char *shipped;

/* A folder of people's data, with a component set "mine" and a store. */
typedef struct
{
  char              *folder;
  char              *set;      /* its file */
  char              *path;
  TableeStore       *store;
  TableeGameSession *session;
  gint64             id;
  char              *course;
} Fixture;

/* The shipped set with another number of turns. */
static void
write_set (Fixture    *fixture,
           const char *limit)
{
  g_auto (GStrv) parts = g_strsplit (shipped, "\"turn_limit\": 120", 2);
  g_autofree char *text = g_strconcat (parts[0], limit, parts[1], NULL);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  g_assert_true (g_file_set_contents (fixture->set, text, -1, NULL));
}

static void
play_some (TableeGameSession *session,
           guint              count)
{
  for (guint i = 0; i < count; i++)
    {
      play_nth (session, i);
      run_until_asked (session);
    }
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *components = g_build_filename (g_get_user_data_dir (), "tablee", "components", NULL);

  fixture->folder = make_folder ();
  fixture->path = g_build_filename (fixture->folder, "tablee.db", NULL);
  fixture->set = g_build_filename (components, "mine.json", NULL);
  g_assert_cmpint (g_mkdir_with_parents (components, 0700), ==, 0);
  write_set (fixture, "\"turn_limit\": 99");

  fixture->store = open_store (fixture->path);
  fixture->session = make_session_of ("space-station-phoenix", "hh", "{\"components\": \"mine\", \"first_game\": true}", 3, TRUE,
                                      fixture->store);
  tablee_game_session_start (fixture->session);
  run_until_asked (fixture->session);
  play_some (fixture->session, 5);
  fixture->course = course (fixture->session);
  fixture->id = tablee_game_session_get_id (fixture->session);
}

static void
end_session (Fixture *fixture)
{
  assert_ends (fixture->session);
  close_store (fixture->store);
  fixture->store = open_store (fixture->path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  close_store (fixture->store);
  g_unlink (fixture->set);
  g_free (fixture->set);
  g_free (fixture->path);
  g_free (fixture->course);
  remove_folder (fixture->folder);
}

static void
assert_refused (Fixture         *fixture,
                TableeDataError  code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (fixture->store, fixture->id, &error);

  g_assert_null (record);
  g_assert_error (error, TABLEE_DATA_ERROR, (int) code);
  g_assert_cmpstr (tablee_data_error_get_name (error), ==, "mine");
  g_assert_nonnull (strstr (error->message, "\"mine\""));
  g_assert_cmpuint (count_games (fixture->store), ==, 1);
}

/* The game goes on where it stood, and can be played. */
static void
assert_goes_on (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (fixture->store, fixture->id, &error);
  TableeGameSession *session;
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  session = tablee_game_session_new_for_record (record, fixture->store, &error);
  g_assert_no_error (error);
  g_assert_false (tablee_game_session_get_resumed_from_position (session));
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
  run_until_asked (session);
  again = course (session);
  g_assert_cmpstr (again, ==, fixture->course);
  play_some (session, 3);
  assert_ends (session);
}

static void
test_missing (Fixture       *fixture,
              gconstpointer  data)
{
  end_session (fixture);
  g_assert_cmpint (g_unlink (fixture->set), ==, 0);
  assert_refused (fixture, TABLEE_DATA_ERROR_MISSING);
  write_set (fixture, "\"turn_limit\": 99");
  assert_goes_on (fixture);
}

static void
test_broken (Fixture       *fixture,
             gconstpointer  data)
{
  end_session (fixture);
  write_set (fixture, "\"turn_limit\": -1");
  assert_refused (fixture, TABLEE_DATA_ERROR_BROKEN);
  write_set (fixture, "\"turn_limit\": 99");
  assert_goes_on (fixture);
}

static void
test_different (Fixture       *fixture,
                gconstpointer  data)
{
  end_session (fixture);
  write_set (fixture, "\"turn_limit\": 98");
  assert_refused (fixture, TABLEE_DATA_ERROR_DIFFERENT);
  write_set (fixture, "\"turn_limit\": 99");
  assert_goes_on (fixture);
}

/* What is being played has its set in memory: it goes on, and is kept, whatever becomes of the file. */
static void
test_while_playing (Fixture       *fixture,
                    gconstpointer  data)
{
  g_assert_cmpint (g_unlink (fixture->set), ==, 0);
  play_some (fixture->session, 3);
  g_free (fixture->course);
  fixture->course = course (fixture->session);
  end_session (fixture);
  assert_refused (fixture, TABLEE_DATA_ERROR_MISSING);
  write_set (fixture, "\"turn_limit\": 99");
  assert_goes_on (fixture);
}

/* A file that is sent to somebody tells them which set they lack. */
static void
test_record (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  end_session (fixture);
  record = load_game (fixture->store, fixture->id, NULL);
  text = tablee_game_record_to_text (record);
  g_assert_nonnull (strstr (text, "\"components_checksum\": \""));
  g_clear_object (&record);

  record = tablee_game_record_parse (text, -1, &error);
  g_assert_no_error (error);
  again = tablee_game_record_to_text (record);
  g_assert_cmpstr (text, ==, again);
  g_clear_object (&record);

  write_set (fixture, "\"turn_limit\": 98");
  g_assert_null (tablee_game_record_parse (text, -1, &error));
  g_assert_error (error, TABLEE_DATA_ERROR, TABLEE_DATA_ERROR_DIFFERENT);
  g_clear_error (&error);
  g_assert_cmpint (g_unlink (fixture->set), ==, 0);
  g_assert_null (tablee_game_record_parse (text, -1, &error));
  g_assert_error (error, TABLEE_DATA_ERROR, TABLEE_DATA_ERROR_MISSING);
}

/* The checksum of a record must be one of another game's keys, and is one. */
static void
test_wrong_checksum (Fixture       *fixture,
                     gconstpointer  data)
{
  static const char martian[] =
    "{\"format\": \"tablee-record\", \"version\": 1, \"game\": \"martian-12s\", \"components_checksum\": \"00\","
    " \"seats\": [{\"name\": \"A\"}, {\"name\": \"B\"}], \"seed\": 1, \"actions\": []}";
  static const char number[] =
    "{\"format\": \"tablee-record\", \"version\": 1, \"game\": \"space-station-phoenix\", \"components_checksum\": 7,"
    " \"seats\": [{\"name\": \"A\"}, {\"name\": \"B\"}], \"seed\": 1, \"actions\": []}";
  g_autoptr (GError) error = NULL;

  end_session (fixture);
  g_assert_null (tablee_game_record_parse (martian, -1, &error));
  g_assert_cmpstr (error->message, ==, "components_checksum: this key is not known here");
  g_clear_error (&error);
  g_assert_null (tablee_game_record_parse (number, -1, &error));
  g_assert_cmpstr (error->message, ==, "components_checksum: there must be text in quotation marks here");
}

static void
read_shipped (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("TABLEE_DATADIR"), "components", "tablee.json", NULL);

  g_assert_true (g_file_get_contents (path, &shipped, NULL, NULL));
}

int
main (int    argc,
      char **argv)
{
  char *home = make_folder ();
  int status;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  read_shipped ();

  g_test_add ("/components/missing", Fixture, NULL, set_up, test_missing, tear_down);
  g_test_add ("/components/broken", Fixture, NULL, set_up, test_broken, tear_down);
  g_test_add ("/components/different", Fixture, NULL, set_up, test_different, tear_down);
  g_test_add ("/components/while-playing", Fixture, NULL, set_up, test_while_playing, tear_down);
  g_test_add ("/components/record", Fixture, NULL, set_up, test_record, tear_down);
  g_test_add ("/components/wrong-checksum", Fixture, NULL, set_up, test_wrong_checksum, tear_down);

  status = g_test_run ();
  g_free (shipped);
  remove_folder (home);

  return status;
}
