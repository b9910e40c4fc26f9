/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-database.h"

#include "games/catalogue.h"
#include "notation/json-guard.h"

#include <string.h>

/*
 * A kept game as a record. What is in the file is checked like anything that comes from outside: it may have been
 * written by other rules, or be damaged in a way that SQLite does not see.
 */

/* The columns of a game's row that make a record. */
typedef struct
{
  char *game;
  char *options;
  char *seed;
  char *start;
  char *dice;
  char *position;
  guint head;
} Columns;

static void
columns_clear (Columns *columns)
{
  g_free (columns->game);
  g_free (columns->options);
  g_free (columns->seed);
  g_free (columns->start);
  g_free (columns->dice);
  g_free (columns->position);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Columns, columns_clear)

static gboolean
fail (GError     **error,
      const char  *place)
{
  return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_FORMAT, place, "this cannot be read");
}

static GDateTime *
read_time (sqlite3_stmt *statement,
           int           column)
{
  gint64 microseconds = sqlite3_column_int64 (statement, column);
  g_autoptr (GDateTime) second = NULL;

  if (sqlite3_column_type (statement, column) == SQLITE_NULL)
    return NULL;

  second = g_date_time_new_from_unix_utc (microseconds / G_USEC_PER_SEC);

  return second != NULL ? g_date_time_add (second, microseconds % G_USEC_PER_SEC) : NULL;
}

static gboolean
read_columns (sqlite3           *db,
              gint64             id,
              TableeGameRecord  *record,
              Columns           *columns,
              GError           **error)
{
  static const char sql[] = "SELECT game, options, seed, start, dice, position, head, take_back, taken_back, given_up_by,"
                            " started, ended, stamp FROM game WHERE id = ?";
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "i", id);
  g_autoptr (GError) local_error = NULL;

  if (statement == NULL)
    return FALSE;
  if (!tablee_database_step (statement, &local_error))
    {
      if (local_error == NULL)
        g_set_error (&local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "The game %" G_GINT64_FORMAT " is not kept", id);
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }

  columns->game = tablee_database_dup_text (statement, 0);
  columns->options = tablee_database_dup_text (statement, 1);
  columns->seed = tablee_database_dup_text (statement, 2);
  columns->start = tablee_database_dup_text (statement, 3);
  columns->dice = tablee_database_dup_text (statement, 4);
  columns->position = tablee_database_dup_text (statement, 5);
  columns->head = (guint) CLAMP (sqlite3_column_int64 (statement, 6), 0, G_MAXUINT);
  record->take_back = sqlite3_column_int (statement, 7) != 0;
  record->taken_back = sqlite3_column_int (statement, 8) != 0;
  record->given_up_by = sqlite3_column_int (statement, 9);
  record->started = read_time (statement, 10);
  record->ended = read_time (statement, 11);
  record->stamp = sqlite3_column_int64 (statement, 12);

  return TRUE;
}

static TableeSeat *
read_seat (sqlite3_stmt  *statement,
           int            index,
           GError       **error)
{
  g_autofree char *name = tablee_database_dup_text (statement, 0);
  g_autofree char *player = tablee_database_dup_text (statement, 1);
  int portrait = sqlite3_column_int (statement, 2);
  TableeLevel level = TABLEE_LEVEL_MEDIUM;
  gboolean human = g_strcmp0 (player, "human") == 0;
  TableeSeat *seat;

  if (name == NULL || player == NULL || index >= TABLEE_MAX_SEATS || (!human && !tablee_level_from_id (player, &level)))
    {
      fail (error, "seats");
      return NULL;
    }

  seat = tablee_seat_new (index, name, MAX (portrait, 0), human ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_COMPUTER, level);
  tablee_seat_set_hints (seat, (guint) CLAMP (sqlite3_column_int64 (statement, 3), 0, G_MAXUINT));

  return seat;
}

static gboolean
read_seats (sqlite3     *db,
            gint64       id,
            GListStore  *seats,
            GError     **error)
{
  static const char sql[] = "SELECT name, player, portrait, hints FROM seat WHERE game = ? ORDER BY seat";
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "i", id);
  g_autoptr (GError) local_error = NULL;

  while (statement != NULL && tablee_database_step (statement, &local_error))
    {
      g_autoptr (TableeSeat) seat = read_seat (statement, (int) g_list_model_get_n_items (G_LIST_MODEL (seats)), error);

      if (seat == NULL)
        return FALSE;
      g_list_store_append (seats, seat);
    }
  if (local_error == NULL)
    return statement != NULL;

  g_propagate_error (error, g_steal_pointer (&local_error));

  return FALSE;
}

static TableeRuleset *
read_ruleset (TableeGameRecord  *record,
              const Columns     *columns,
              GError           **error)
{
  const TableeGame *game = columns->game != NULL ? tablee_games_find (columns->game) : NULL;
  guint seats = g_list_model_get_n_items (G_LIST_MODEL (record->seats));
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (JsonObject) wrapped = NULL;
  JsonNode *options;

  if (game == NULL)
    {
      tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_GAME, "game", "%s is no game that this program plays",
                                 columns->game != NULL ? columns->game : "null");
      return NULL;
    }

  wrapped = columns->options != NULL ? tablee_json_parse (columns->options, -1, error) : NULL;
  options = wrapped != NULL ? json_object_get_member (wrapped, "options") : NULL;
  if (options == NULL || !JSON_NODE_HOLDS_OBJECT (options))
    {
      g_clear_error (error);
      fail (error, "options");
      return NULL;
    }
  record->options = json_object_ref (json_node_get_object (options));

  ruleset = tablee_ruleset_new (game, (int) seats, record->options, error);
  if (ruleset == NULL || !tablee_ruleset_check_data (ruleset, wrapped, error))
    return NULL;

  return g_steal_pointer (&ruleset);
}

/* The log before anything is played. Returns: (transfer full) (nullable): NULL where what is kept cannot be read. */
static TableeGameLog *
begin_log (TableeGameRecord *record,
           TableeRuleset    *ruleset,
           const Columns    *columns)
{
  g_autoptr (TableePosition) start = NULL;

  record->has_seed = columns->seed != NULL;
  if (record->has_seed)
    return tablee_seed_parse (columns->seed, &record->seed) ? tablee_game_log_new (ruleset, &record->seed) : NULL;

  start = columns->start != NULL ? tablee_position_parse (columns->start, -1, NULL) : NULL;
  if (start == NULL || tablee_position_get_ruleset (start)->checksum != ruleset->checksum)
    return NULL;

  return tablee_game_log_new_at (start);
}

/* Plays what was played. Returns FALSE where these rules do not. */
static gboolean
replay (sqlite3        *db,
        gint64          id,
        TableeGameLog  *log,
        guint           head)
{
  static const char sql[] = "SELECT number, action, chosen_by FROM action WHERE game = ? ORDER BY number";
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, NULL, sql, "i", id);
  g_autoptr (GError) error = NULL;

  while (statement != NULL && tablee_database_step (statement, &error))
    {
      g_autofree char *action = tablee_database_dup_text (statement, 1);
      gint64 by = sqlite3_column_int64 (statement, 2);

      if (sqlite3_column_int64 (statement, 0) != tablee_game_log_get_length (log) || action == NULL ||
          by < 0 || by >= TABLEE_N_BY || !tablee_game_log_append_text (log, action, (TableeBy) by, NULL))
        return FALSE;
    }
  if (error != NULL || statement == NULL || head > tablee_game_log_get_length (log))
    return FALSE;

  tablee_game_log_set_head (log, head);

  return TRUE;
}

static gboolean
stands_at (const TableeGameLog  *log,
           const TableePosition *position)
{
  const TableeRuleset *ours = tablee_game_log_get_ruleset (log);
  const TableeRuleset *theirs = tablee_position_get_ruleset (position);

  return ours->checksum == theirs->checksum &&
         memcmp (tablee_game_log_get_state (log, tablee_game_log_get_head (log)), tablee_position_get_state (position),
                 ours->game->state_size) == 0;
}

/* The log as it was played, or, where the rules or the file have changed since, the position in which the game stood. */
static gboolean
read_log (sqlite3           *db,
          gint64             id,
          TableeGameRecord  *record,
          TableeRuleset     *ruleset,
          const Columns     *columns,
          GError           **error)
{
  g_autoptr (TableeGameLog) log = begin_log (record, ruleset, columns);
  g_autoptr (TableePosition) last = columns->position != NULL ? tablee_position_parse (columns->position, -1, error) : NULL;

  if (last == NULL)
    return columns->position != NULL ? FALSE : fail (error, "position");
  if (tablee_position_is_view (last) || tablee_position_get_ruleset (last)->checksum != ruleset->checksum)
    return fail (error, "position");

  if (log != NULL && replay (db, id, log, columns->head) && stands_at (log, last))
    {
      record->log = g_steal_pointer (&log);
      return TRUE;
    }

  record->has_seed = FALSE;
  record->resumed_from_position = TRUE;
  record->log = tablee_game_log_new_at (last);

  return TRUE;
}

gboolean
tablee_store_games_load (sqlite3   *db,
                         gpointer   data,
                         GError   **error)
{
  TableeStoreLoad *load = data;
  g_autoptr (TableeGameRecord) record = g_object_new (TABLEE_TYPE_GAME_RECORD, NULL);
  g_auto (Columns) columns = { 0 };
  g_autoptr (TableeRuleset) ruleset = NULL;

  if (!read_columns (db, load->id, record, &columns, error) || !read_seats (db, load->id, record->seats, error))
    return FALSE;
  ruleset = read_ruleset (record, &columns, error);
  if (ruleset == NULL)
    return FALSE;
  if (record->given_up_by < TABLEE_NOBODY || record->given_up_by >= ruleset->seats)
    return fail (error, "given_up_by");
  if (columns.dice == NULL || !g_ascii_string_to_unsigned (columns.dice, 16, 0, G_MAXUINT64, &record->dice, NULL))
    return fail (error, "dice");
  if (!read_log (db, load->id, record, ruleset, &columns, error))
    return FALSE;

  record->id = load->id;
  g_clear_object (&load->record);
  load->record = g_steal_pointer (&record);

  return TRUE;
}
