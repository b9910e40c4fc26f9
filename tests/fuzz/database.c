/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A database of stored games that somebody has been at. The input is text: lines of SQL that are run on a database with a game of
 * each kind, each by itself, whether SQLite takes it or not; and lines "!1234 0f", which set a byte of the file. Whatever became of it,
 * the store opens it or sets it aside, lists its games, reads each or says why not, goes on playing, keeps one more, and closes.
 */

#include "database.h"
#include "target.h"

#include "notation/random-games.h"
#include "session/game-session.h"
#include "session/support.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  ACTIONS = 12,     /* of each of the kept games */
  PLAYED = 2,       /* by people, when it goes on */
  MAX_STEPS = 1000, /* of a line of SQL: thousands of instructions */
  MAX_LINES = 24,
};

static char *folder;
static char *path;
static char *pristine;
static gsize pristine_size;

/*
 * The database before
 */

static void
add_actions (GString             *text,
             const TableeRuleset *ruleset,
             guint64              number)
{
  const TableeGame *game = ruleset->game;
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  TableeRandom random;
  gsize count;

  tablee_random_seed (&random, number);
  game->deal (ruleset, state, &random, NULL);
  for (int i = 0; i < ACTIONS && (count = game->legal (ruleset, state, actions)) > 0; i++)
    {
      TableeAction action = actions[tablee_random_below (&random, (guint32) count)];
      g_autofree char *written = tablee_notation_for_game (game)->action_write (ruleset, state, action);

      g_string_append_printf (text, "%s\"%s\"", i > 0 ? ", " : "", written);
      game->apply (ruleset, state, action, NULL);
    }
}

/* Returns: (transfer full): a game under @set, played for a while. */
static TableeGameRecord *
make_record (const GameSet *set,
             guint64        number)
{
  g_autoptr (TableeRuleset) ruleset = ruleset_of_set (set);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  TableeGameRecord *record;

  g_string_printf (text, "{\"format\": \"tablee-record\", \"version\": 1, \"game\": \"%s\", \"options\": %s, \"seed\": %d, \"seats\": [",
                   set->game, set->options, (int) number);
  for (int seat = 0; seat < set->seats; seat++)
    g_string_append_printf (text, "%s{\"name\": \"Player %d\", \"player\": \"%s\"}", seat > 0 ? ", " : "", seat,
                            seat == 1 ? "easy" : "human");
  g_string_append (text, "], \"take_back\": true, \"actions\": [");
  add_actions (text, ruleset, number);
  g_string_append (text, "]}");
  record = tablee_game_record_parse (text->str, -1, &error);
  g_assert_no_error (error);

  return record;
}

static void
remove_files (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (file), ==, 0);
    }
}

static void
remove_everything (void)
{
  remove_files ();
  g_rmdir (folder);
}

/* One game of each kind: the first of its sets of options. */
static void
make_pristine (void)
{
  g_autofree char *parent = g_build_filename (g_file_test ("/dev/shm", G_FILE_TEST_IS_DIR) ? "/dev/shm" : g_get_tmp_dir (),
                                              "tablee-fuzz-XXXXXX", NULL);
  TableeStore *store;
  const char *game = "";

  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  folder = g_strdup (g_mkdtemp (parent));
  g_assert_nonnull (folder);
  atexit (remove_everything);
  path = g_build_filename (folder, "tablee.db", NULL);

  store = open_store (path);
  for (const GameSet *set = game_sets; set->seats > 0; set++)
    {
      g_autoptr (TableeGameRecord) record = NULL;
      g_autoptr (GError) error = NULL;

      if (g_str_equal (game, set->game))
        continue;
      game = set->game;
      record = make_record (set, 7);
      import_game (store, record, &error);
      g_assert_no_error (error);
    }
  close_store (store);
  g_assert_true (g_file_get_contents (path, &pristine, &pristine_size, NULL));
}

/*
 * What somebody does to it
 */

static int
stop_cb (void *data)
{
  int *steps = data;

  return ++*steps > MAX_STEPS;
}

/* The database itself only, and no other file. */
static int
authorise_cb (void       *data,
              int         action,
              const char *first,
              const char *second,
              const char *database,
              const char *trigger)
{
  return action == SQLITE_ATTACH ? SQLITE_DENY : SQLITE_OK;
}

static void
run_lines (char **lines)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_set_authorizer (db, authorise_cb, NULL);
  sqlite3_exec (db, "PRAGMA synchronous = OFF; PRAGMA ignore_check_constraints = ON", NULL, NULL, NULL);
  for (int i = 0; lines[i] != NULL && i < MAX_LINES; i++)
    {
      int steps = 0;

      sqlite3_progress_handler (db, 1000, stop_cb, &steps);
      if (*lines[i] != '!')
        sqlite3_exec (db, lines[i], NULL, NULL, NULL);
    }
  sqlite3_close (db);
}

static void
set_bytes (char **lines)
{
  g_autofree char *contents = NULL;
  gsize size;

  if (!g_file_get_contents (path, &contents, &size, NULL) || size == 0)
    return;

  for (int i = 0; lines[i] != NULL && i < MAX_LINES; i++)
    if (*lines[i] == '!')
      {
        char *end;
        guint64 at = g_ascii_strtoull (lines[i] + 1, &end, 10);

        contents[at % size] = (char) g_ascii_strtoull (end, NULL, 16);
      }
  g_assert_true (g_file_set_contents_full (path, contents, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

/*
 * The store with it
 */

static void
check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_cmpint (*error->message, !=, '\0');
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
check_listed (TableeStoredGame *game)
{
  const char *const *names = tablee_stored_game_get_names (game);
  const char *const *players = tablee_stored_game_get_players (game);

  g_assert_nonnull (tablee_stored_game_get_game (game));
  g_assert_cmpuint (g_strv_length ((char **) names), ==, g_strv_length ((char **) players));
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_assert_true (g_utf8_validate (names[i], -1, NULL));
      tablee_stored_game_get_hints (game, (int) i);
    }
  g_assert_nonnull (tablee_stored_game_get_changed (game));
  g_assert_nonnull (tablee_stored_game_get_started (game));
}

/* Whoever thinks must not think long. */
static void
weaken_computers (TableeGameSession *session)
{
  for (int seat = 0; seat < tablee_game_session_get_ruleset (session)->seats; seat++)
    if (tablee_seat_get_kind (tablee_game_session_get_seat (session, seat)) == TABLEE_SEAT_COMPUTER)
      {
        g_autoptr (TableePlayer) computer = tablee_computer_new (TABLEE_LEVEL_BEGINNER, TABLEE_TEMPER_STEADY, 0);

        tablee_game_session_set_player (session, seat, computer);
      }
}

static gboolean
has_people (TableeGameSession *session)
{
  for (int seat = 0; seat < tablee_game_session_get_ruleset (session)->seats; seat++)
    if (tablee_seat_get_kind (tablee_game_session_get_seat (session, seat)) == TABLEE_SEAT_HUMAN)
      return TRUE;

  return FALSE;
}

static void
go_on (TableeStore      *store,
       TableeGameRecord *record)
{
  g_autoptr (GError) error = NULL;
  TableeGameSession *session = tablee_game_session_new_for_record (record, store, &error);

  if (session == NULL)
    {
      check_error (error);
      return;
    }

  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  weaken_computers (session);
  if (has_people (session))
    {
      tablee_game_session_start (session);
      run_until_asked (session);
      for (guint i = 0; i < PLAYED && !tablee_game_session_get_over (session); i++)
        {
          play_nth (session, i);
          run_until_asked (session);
        }
      tablee_game_session_take_back (session);
      tablee_game_session_undo (session);
    }
  assert_ends (session);
}

static void
check_game (TableeStore *store,
            gint64       id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (store, id, &error);
  g_autofree char *text = NULL;

  if (record == NULL)
    {
      check_error (error);
      return;
    }

  text = tablee_game_record_to_text (record);
  g_assert_nonnull (text);
  if (!tablee_game_record_get_is_view (record))
    go_on (store, record);
}

static void
check_store (void)
{
  TableeStore *store = open_store (path);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (TableeGameRecord) record = make_record (game_sets, 8);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < count_games (store); i++)
    {
      TableeStoredGame *game = get_game (store, i);
      gint64 id = tablee_stored_game_get_id (game);

      check_listed (game);
      g_array_append_val (ids, id);
    }
  for (guint i = 0; i < ids->len; i++)
    check_game (store, g_array_index (ids, gint64, i));
  if (import_game (store, record, &error) == 0)
    check_error (error);
  if (ids->len > 0)
    delete_game (store, g_array_index (ids, gint64, 0), NULL);
  close_store (store);
}

sqlite3 *
open_pristine (void)
{
  sqlite3 *db;

  if (pristine == NULL)
    make_pristine ();
  remove_files ();
  g_assert_true (g_file_set_contents_full (path, pristine, (gssize) pristine_size, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);

  return db;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MAX_LINES);

  sqlite3_close (open_pristine ());
  run_lines (lines);
  set_bytes (lines);
  check_store ();

  return 0;
}
