/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is in a database, read in plain SQL. */
#include "kill-database.h"

#include "notation/json-guard.h"

#include <sqlite3.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3, sqlite3_close)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

/* Takes a row over into @state. */
typedef gboolean (*TakeRow) (sqlite3_stmt  *row,
                             KillState     *state,
                             GError       **error);

typedef struct
{
  const char *sql;
  TakeRow     take;
} Query;

/* Of a copy: the disk need not have it. */
static sqlite3 *
open_database (const char *path)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_exec (db, "PRAGMA synchronous = OFF", NULL, NULL, NULL);

  return db;
}

static char *
text (sqlite3_stmt *row,
      int           column)
{
  return g_strdup ((const char *) sqlite3_column_text (row, column));
}

static gboolean
fail (GError     **error,
      KillFault    fault,
      const char  *what,
      gint64       id)
{
  g_set_error (error, KILL_FAULT, (int) fault, "game %" G_GINT64_FORMAT ": %s", id, what);

  return FALSE;
}

static gboolean
take_game (sqlite3_stmt  *row,
           KillState     *state,
           GError       **error)
{
  gint64 id = sqlite3_column_int64 (row, 0);
  const char *options = (const char *) sqlite3_column_text (row, 2);
  g_autoptr (JsonObject) wrapped = options != NULL ? tablee_json_parse (options, -1, NULL) : NULL;
  g_autofree char *beginning = NULL;
  KillGame *game;

  if (wrapped == NULL || !json_object_has_member (wrapped, "options"))
    return fail (error, KILL_FAULT_COURSE, "its options cannot be read", id);

  beginning = kill_beginning_word (sqlite3_column_int (row, 6) != 0, (const char *) sqlite3_column_text (row, 3),
                                   (const char *) sqlite3_column_text (row, 4), (const char *) sqlite3_column_text (row, 5),
                                   json_object_get_object_member (wrapped, "options"));
  game = kill_game_new ((const char *) sqlite3_column_text (row, 1), beginning);
  game->options = g_strdup (options);
  game->seed = text (row, 3);
  game->start = text (row, 4);
  game->taken_back = sqlite3_column_int (row, 7) != 0;
  game->head = (guint) sqlite3_column_int64 (row, 8);
  game->given_up_by = sqlite3_column_int (row, 9);
  game->over = sqlite3_column_int (row, 10) != 0;
  game->current = sqlite3_column_int64 (row, 11);
  game->ended = sqlite3_column_int (row, 12) != 0;
  game->position = text (row, 13);
  game->totals = text (row, 14);
  kill_state_put (state, id, game);

  return TRUE;
}

/* The game of a row of another table. */
static KillGame *
find_owner (sqlite3_stmt     *row,
            const KillState  *state,
            GError          **error)
{
  gint64 id = sqlite3_column_int64 (row, 0);
  KillGame *game = kill_state_lookup (state, id);

  if (game == NULL)
    fail (error, KILL_FAULT_ORPHAN, "something is kept of it, but not the game", id);

  return game;
}

static gboolean
append (sqlite3_stmt  *row,
        GPtrArray     *words,
        char          *word,
        GError       **error)
{
  gboolean counts_on = sqlite3_column_int64 (row, 1) == words->len;

  g_ptr_array_add (words, word);

  return counts_on || fail (error, KILL_FAULT_GAP, "its rows do not count on", sqlite3_column_int64 (row, 0));
}

static gboolean
take_seat (sqlite3_stmt  *row,
           KillState     *state,
           GError       **error)
{
  KillGame *game = find_owner (row, state, error);

  return game != NULL &&
         append (row, game->seats,
                 kill_seat_word ((const char *) sqlite3_column_text (row, 2), sqlite3_column_int64 (row, 3),
                                 sqlite3_column_int64 (row, 4), (const char *) sqlite3_column_text (row, 5)),
                 error);
}

static gboolean
take_action (sqlite3_stmt  *row,
             KillState     *state,
             GError       **error)
{
  KillGame *game = find_owner (row, state, error);

  return game != NULL &&
         append (row, game->actions, kill_action_word (sqlite3_column_int64 (row, 2), (const char *) sqlite3_column_text (row, 3)),
                 error);
}

static gboolean
take_note (sqlite3_stmt  *row,
           KillState     *state,
           GError       **error)
{
  KillGame *game = find_owner (row, state, error);

  if (game != NULL)
    kill_game_take_note (game, (guint) sqlite3_column_int64 (row, 1), (const char *) sqlite3_column_text (row, 2));

  return game != NULL;
}

static gboolean
take_last_id (sqlite3_stmt  *row,
              KillState     *state,
              GError       **error)
{
  state->last_id = sqlite3_column_int64 (row, 0);

  return TRUE;
}

static gboolean
take_orphan (sqlite3_stmt  *row,
             KillState     *state,
             GError       **error)
{
  return fail (error, KILL_FAULT_ORPHAN, "a foreign key leads nowhere", sqlite3_column_int64 (row, 1));
}

static gboolean
take_answer (sqlite3_stmt  *row,
             KillState     *state,
             GError       **error)
{
  const char *answer = (const char *) sqlite3_column_text (row, 0);

  return g_strcmp0 (answer, "ok") == 0 || fail (error, KILL_FAULT_FILE, answer, 0);
}

static const Query queries[] = {
  { "SELECT id, game, options, seed, start, dice, take_back, taken_back, head, given_up_by, over, current, ended IS NOT NULL,"
    " position, totals FROM game", take_game },
  { "SELECT game, seat, player, portrait, hints, name FROM seat ORDER BY game, seat", take_seat },
  { "SELECT game, number, chosen_by, action FROM action ORDER BY game, number", take_action },
  { "SELECT game, number, text FROM review ORDER BY game, number", take_note },
  { "SELECT seq FROM sqlite_sequence WHERE name = 'game'", take_last_id },
  { "PRAGMA foreign_key_check", take_orphan },
};

static const Query thorough_check = { "PRAGMA integrity_check (1)", take_answer };

static gboolean
ask (sqlite3      *db,
     const Query  *query,
     KillState    *state,
     GError      **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = sqlite3_prepare_v2 (db, query->sql, -1, &statement, NULL);

  while (result == SQLITE_OK || result == SQLITE_ROW)
    {
      result = sqlite3_step (statement);
      if (result == SQLITE_ROW && !query->take (statement, state, error))
        return FALSE;
    }

  return result == SQLITE_DONE || fail (error, KILL_FAULT_FILE, sqlite3_errmsg (db), 0);
}

/* A child that died while it made the database has left none, or an empty one. */
static gboolean
is_made (sqlite3 *db)
{
  g_autoptr (sqlite3_stmt) statement = NULL;

  g_assert_cmpint (sqlite3_prepare_v2 (db, "SELECT 1 FROM sqlite_master", -1, &statement, NULL), ==, SQLITE_OK);

  return sqlite3_step (statement) != SQLITE_DONE;
}

KillState *
kill_database_read (const char  *path,
                    gboolean     thorough,
                    GError     **error)
{
  g_autoptr (sqlite3) db = open_database (path);
  g_autoptr (KillState) state = kill_state_new ();

  if (!is_made (db))
    return g_steal_pointer (&state);

  if (thorough && !ask (db, &thorough_check, state, error))
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (queries); i++)
    if (!ask (db, &queries[i], state, error))
      return NULL;

  return g_steal_pointer (&state);
}

gboolean
kill_database_run (const char *path,
                   const char *script)
{
  g_autoptr (sqlite3) db = open_database (path);

  return sqlite3_exec (db, script, NULL, NULL, NULL) == SQLITE_OK;
}

gint64
kill_database_find (const char *path,
                    const char *sql)
{
  g_autoptr (sqlite3) db = open_database (path);
  g_autoptr (sqlite3_stmt) statement = NULL;

  g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL), ==, SQLITE_OK);

  return sqlite3_step (statement) == SQLITE_ROW ? sqlite3_column_int64 (statement, 0) : 0;
}
