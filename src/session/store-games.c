/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-database.h"

#include "notation/json-text.h"

static const gint64 never = -1;

static gboolean
fail_not_kept (gint64    id,
               GError  **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "The game %" G_GINT64_FORMAT " is not kept", id);

  return FALSE;
}

/*
 * Writing
 */

static gboolean
write_action (sqlite3     *db,
              gint64       id,
              guint        number,
              const char  *action,
              TableeBy     by,
              GError     **error)
{
  return tablee_database_run (db, error, "INSERT INTO action (game, number, action, chosen_by) VALUES (?, ?, ?, ?)", "iiti",
                              id, (gint64) number, action, (gint64) by);
}

static gboolean
write_actions (sqlite3              *db,
               gint64                id,
               const TableeGameLog  *log,
               GError              **error)
{
  for (guint i = 0; i < tablee_game_log_get_length (log); i++)
    {
      g_autofree char *action = tablee_game_log_dup_text (log, i);

      if (!write_action (db, id, i, action, (TableeBy) tablee_game_log_get_item (log, i)->by, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
write_seats (sqlite3     *db,
             gint64       id,
             GListModel  *seats,
             GError     **error)
{
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      if (!tablee_database_run (db, error,
                                "INSERT INTO seat (game, seat, name, player, portrait, hints) VALUES (?, ?, ?, ?, ?, ?)",
                                "iittii", id, (gint64) i, tablee_seat_get_name (seat), tablee_seat_get_player (seat),
                                (gint64) tablee_seat_get_portrait (seat), (gint64) tablee_seat_get_hints (seat)))
        return FALSE;
    }

  return TRUE;
}

static gint64
microseconds (GDateTime *time)
{
  return g_date_time_to_unix (time) * G_USEC_PER_SEC + g_date_time_get_microsecond (time);
}

static gboolean
fail_changed (gint64    id,
              GError  **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "Somebody else has changed the game %" G_GINT64_FORMAT, id);

  return FALSE;
}

/* What was written back to the disk after a time in memory may have another id there; its stamp tells which. */
static gboolean
find_moved (sqlite3  *db,
            gint64   *id,
            gint64    stamp,
            GError  **error)
{
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, "SELECT id FROM game WHERE stamp = ?", "i", stamp);

  if (statement == NULL || !tablee_database_step (statement, error))
    return FALSE;

  *id = sqlite3_column_int64 (statement, 0);

  return TRUE;
}

/* Looks whether the game *@id stands as the session that writes @change left it. A write of which the disk wrongly said that it had
 * failed, and which is tried again, finds its own stamp. */
static gboolean
find_version (sqlite3                  *db,
              gint64                   *id,
              gint64                    stamp,
              const TableeStoreChange  *change,
              GError                  **error)
{
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, "SELECT stamp FROM game WHERE id = ?", "i", *id);
  g_autoptr (GError) local_error = NULL;
  gboolean there;
  gint64 stored;

  if (statement == NULL)
    return FALSE;

  there = tablee_database_step (statement, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }

  stored = there ? sqlite3_column_int64 (statement, 0) : 0;
  if ((there && (stored == stamp || stored == change->stamp)) || find_moved (db, id, stamp, &local_error))
    return TRUE;
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }

  return there ? fail_changed (*id, error) : fail_not_kept (*id, error);
}

/* The game's row with what never changes; the rest follows as with every change. */
static gboolean
write_head (sqlite3                  *db,
            gint64                   *id,
            const TableeStoreChange  *change,
            GError                  **error)
{
  TableeGameRecord *whole = change->whole;
  TableeGameLog *log = whole->log;
  const TableeGame *game = tablee_game_log_get_ruleset (log)->game;
  g_autofree char *seed = whole->has_seed ? tablee_seed_to_text (&whole->seed) : NULL;
  g_autofree char *start = whole->has_seed ? NULL : tablee_position_to_text (tablee_game_log_get_start (log));
  g_autofree char *dice = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", whole->dice);
  g_autofree char *number = *id != 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, *id) : NULL;
  gint64 started = whole->started != NULL ? microseconds (whole->started) : change->changed;

  if (!tablee_database_run (db, error,
                            "INSERT INTO game (id, game, rules, options, seed, start, dice, take_back, started,"
                            " taken_back, head, over, given_up_by, current, changed, position, totals)"
                            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, -1, -1, 0, '', '')",
                            "ttittttii", number, game->id, (gint64) game->rules_version, change->options, seed, start, dice,
                            (gint64) whole->take_back, started))
    return FALSE;

  *id = sqlite3_last_insert_rowid (db);

  return TRUE;
}

static gboolean
write_whole (sqlite3                  *db,
             gint64                   *id,
             const TableeStoreChange  *change,
             GError                  **error)
{
  if (*id != 0 && !tablee_database_run (db, error, "DELETE FROM game WHERE id = ?", "i", *id))
    return FALSE;

  return write_head (db, id, change, error) &&
         write_seats (db, *id, G_LIST_MODEL (change->whole->seats), error) &&
         write_actions (db, *id, change->whole->log, error);
}

static gboolean
write_state (sqlite3                  *db,
             gint64                    id,
             const TableeStoreChange  *change,
             GError                  **error)
{
  g_autofree char *position = tablee_position_to_text (change->position);
  g_autoptr (JsonObject) sheet = tablee_score_sheet_to_json (tablee_position_get_ruleset (change->position), &change->sheet);
  g_autofree char *totals = tablee_json_to_text (sheet);
  gint64 ended = change->over ? change->changed : never;

  if (change->whole != NULL && change->whole->ended != NULL)
    ended = microseconds (change->whole->ended);

  if (!tablee_database_run (db, error,
                            "UPDATE game SET head = ?, taken_back = ?, over = ?, given_up_by = ?, current = ?, changed = ?,"
                            " position = ?, totals = ?, ended = nullif (?, -1), stamp = ? WHERE id = ?",
                            "iiiiiittiii", (gint64) change->head, (gint64) change->taken_back, (gint64) change->over,
                            (gint64) change->given_up_by, (gint64) change->current, change->changed, position, totals, ended,
                            change->stamp, id))
    return FALSE;
  if (sqlite3_changes (db) == 1)
    return TRUE;

  return fail_not_kept (id, error);
}

/* The new action cuts off what was undone. */
static gboolean
write_last_action (sqlite3                  *db,
                   gint64                    id,
                   const TableeStoreChange  *change,
                   GError                  **error)
{
  guint number = change->head - 1;

  return tablee_database_run (db, error, "DELETE FROM action WHERE game = ? AND number >= ?", "ii", id, (gint64) number) &&
         tablee_database_run (db, error, "DELETE FROM review WHERE game = ? AND number >= ?", "ii", id, (gint64) number) &&
         write_action (db, id, number, change->action, change->by, error);
}

static gboolean
write_seat (sqlite3     *db,
            gint64       id,
            TableeSeat  *seat,
            GError     **error)
{
  return tablee_database_run (db, error,
                              "UPDATE seat SET name = ?, player = ?, portrait = ?, hints = ? WHERE game = ? AND seat = ?",
                              "ttiiii", tablee_seat_get_name (seat), tablee_seat_get_player (seat),
                              (gint64) tablee_seat_get_portrait (seat), (gint64) tablee_seat_get_hints (seat), id,
                              (gint64) tablee_seat_get_index (seat));
}

gboolean
tablee_store_games_write (sqlite3   *db,
                          gpointer   data,
                          GError   **error)
{
  TableeStoreWrite *write = data;
  const TableeStoreChange *change = write->change;
  gint64 stamp;

  tablee_store_slot_get (write->slot, &write->id, &stamp);
  if (write->id != 0 && !find_version (db, &write->id, stamp, change, error))
    return FALSE;
  if (change->whole != NULL && !write_whole (db, &write->id, change, error))
    return FALSE;
  if (!write_state (db, write->id, change, error))
    return FALSE;
  if (change->action != NULL && !write_last_action (db, write->id, change, error))
    return FALSE;
  if (change->seat != NULL && !write_seat (db, write->id, change->seat, error))
    return FALSE;

  g_clear_pointer (&write->row, tablee_store_row_unref);
  write->row = tablee_store_list_read_row (db, write->id, change->position, error);

  return write->row != NULL;
}

gboolean
tablee_store_games_delete (sqlite3   *db,
                           gpointer   id,
                           GError   **error)
{
  if (!tablee_database_run (db, error, "DELETE FROM game WHERE id = ?", "i", *(gint64 *) id))
    return FALSE;
  if (sqlite3_changes (db) == 1)
    return TRUE;

  return fail_not_kept (*(gint64 *) id, error);
}
