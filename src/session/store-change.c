/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A change of a game on its way to the store, and where the game is kept. */
#include "store-change.h"

#include "dice.h"
#include "game-record-private.h"
#include "moment.h"
#include "notation/json-text.h"
#include "store-list.h"
#include "store-sql.h"

struct _TableeStoreChange
{
  TableeGameRecord *whole;       /* (nullable): writes the game anew, with all that it has */
  char             *options;     /* with whole: its options as text */
  char             *action;      /* (nullable): one action more, in writing, the last one of head; the tail goes */
  TableeBy          by;
  TableeSeat       *seat;        /* (nullable): somebody else sits down */
  guint             head;
  gboolean          taken_back;
  int               given_up_by;
  int               current;     /* TABLEE_NOBODY once it is over */
  gboolean          over;
  gint64            changed;     /* microseconds since 1970 */
  gint64            stamp;       /* that it leaves; drawn once, so that a write that is tried again knows its own */
  TableePosition   *position;
  TableeScoreSheet  sheet;
};

static const gint64 never = -1;

static gint64
draw_stamp (void)
{
  return (gint64) ((guint64) g_random_int () << 32 | g_random_int ());
}

/* What lists show of a game that is under way is what everybody may see. */
static void
score_for_lists (TableeStoreChange *change)
{
  g_autoptr (TableePosition) shown = change->over ? tablee_position_ref (change->position)
                                                  : tablee_position_view (change->position, TABLEE_NOBODY);
  TableeRuleset *ruleset = tablee_position_get_ruleset (shown);

  ruleset->game->score (ruleset, tablee_position_get_state (shown), &change->sheet);
}

TableeStoreChange *
tablee_store_change_new (const TableeGameLog *log,
                         gboolean             taken_back,
                         int                  given_up_by)
{
  TableeStoreChange *change;
  TableeRuleset *ruleset;

  g_return_val_if_fail (log != NULL, NULL);

  ruleset = tablee_game_log_get_ruleset (log);
  change = g_new0 (TableeStoreChange, 1);
  change->head = tablee_game_log_get_head (log);
  change->taken_back = taken_back;
  change->given_up_by = given_up_by;
  change->changed = g_get_real_time ();
  change->stamp = draw_stamp ();
  change->position = tablee_game_log_dup_position (log, change->head);
  change->current = given_up_by != TABLEE_NOBODY ? TABLEE_NOBODY
                                                 : tablee_game_to_move (ruleset, tablee_position_get_state (change->position));
  change->over = change->current == TABLEE_NOBODY;
  score_for_lists (change);

  return change;
}

void
tablee_store_change_pretend_end (TableeStoreChange *self,
                                 gboolean           won)
{
  g_return_if_fail (self != NULL);

  self->over = TRUE;
  self->current = TABLEE_NOBODY;
  self->sheet.over = true;
  self->sheet.winner[0] = won;
  self->sheet.winner[1] = !won;
  for (int column = 0; column < self->sheet.columns; column++)
    self->sheet.ranks[column] = won ? MIN (column, 1) + 1 : column == 1 ? 1 : 2 + column / 2;
}

void
tablee_store_change_set_whole (TableeStoreChange *self,
                               TableeGameRecord  *record)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) options = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonNode) root = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (TABLEE_IS_GAME_RECORD (record));

  /* Wrapped, since the guard takes no empty object when it is read again, and for what the rules are made of besides. */
  json_node_set_object (options, tablee_game_record_get_options (record));
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "options");
  json_builder_add_value (builder, g_steal_pointer (&options));
  tablee_ruleset_write_data (tablee_game_record_get_ruleset (record), builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  self->whole = g_object_ref (record);
  self->options = tablee_json_to_text (json_node_get_object (root));
}

void
tablee_store_change_add_action (TableeStoreChange   *self,
                                const TableeGameLog *log)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->head > 0 && self->head == tablee_game_log_get_head (log));

  self->action = tablee_game_log_dup_text (log, self->head - 1);
  self->by = (TableeBy) tablee_game_log_get_item (log, self->head - 1)->by;
}

void
tablee_store_change_take_seat (TableeStoreChange *self,
                               TableeSeat        *seat)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (TABLEE_IS_SEAT (seat));

  self->seat = seat;
}

void
tablee_store_change_free (TableeStoreChange *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->whole);
  g_clear_object (&self->seat);
  g_clear_pointer (&self->position, tablee_position_unref);
  g_free (self->options);
  g_free (self->action);
  g_free (self);
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
                                "INSERT INTO seat (game, seat, name, player, portrait, hints, relieved) VALUES (?, ?, ?, ?, ?, ?, ?)",
                                "iittiii", id, (gint64) i, tablee_seat_get_name (seat), tablee_seat_get_player (seat),
                                (gint64) tablee_seat_get_portrait (seat), (gint64) tablee_seat_get_hints (seat),
                                (gint64) tablee_seat_get_relieved (seat)))
        return FALSE;
    }

  return TRUE;
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

  return there ? fail_changed (*id, error) : tablee_database_fail_not_kept (*id, error);
}

/* The game's row with what never changes; the rest follows as with every change. */
static gboolean
write_head (sqlite3                  *db,
            gint64                   *id,
            const char               *name,
            const TableeStoreChange  *change,
            GError                  **error)
{
  TableeGameRecord *whole = change->whole;
  const TableeGameLog *log = tablee_game_record_get_log (whole);
  const TableeGame *game = tablee_game_log_get_ruleset (log)->game;
  const TableeRandom *dealt = tablee_game_log_get_seed (log);
  GDateTime *began = tablee_game_record_get_started (whole);
  g_autofree char *seed = dealt != NULL ? tablee_seed_to_text (dealt) : NULL;
  g_autofree char *start = dealt == NULL ? tablee_position_to_text (tablee_game_log_get_start (log)) : NULL;
  g_autofree char *dice = tablee_dice_to_text (tablee_game_record_get_dice (whole));
  g_autofree char *number = *id != 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, *id) : NULL;
  gint64 started = began != NULL ? tablee_moment_to_number (began) : change->changed;

  if (!tablee_database_run (db, error,
                            "INSERT INTO game (id, game, rules, options, seed, start, dice, take_back, started,"
                            " name, taken_back, head, over, given_up_by, current, changed, position, totals)"
                            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, -1, -1, 0, '', '')",
                            "ttittttiit", number, game->id, (gint64) game->rules_version, change->options, seed, start, dice,
                            (gint64) tablee_game_record_get_allow_take_back (whole), started, name))
    return FALSE;

  *id = sqlite3_last_insert_rowid (db);

  return TRUE;
}

/* What the game is called where it is kept already: who plays it does not know. Returns: (transfer full) (nullable): NULL on failure. */
static char *
read_name (sqlite3  *db,
           gint64    id,
           GError  **error)
{
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, "SELECT coalesce (max (name), '') FROM game WHERE id = ?",
                                                                "i", id);

  return statement != NULL && tablee_database_step (statement, error) ? tablee_database_dup_text (statement, 0) : NULL;
}

static gboolean
write_whole (sqlite3                  *db,
             gint64                   *id,
             const TableeStoreChange  *change,
             GError                  **error)
{
  g_autofree char *name = read_name (db, *id, error);

  if (name == NULL)
    return FALSE;
  if (*id != 0 && !tablee_database_run (db, error, "DELETE FROM game WHERE id = ?", "i", *id))
    return FALSE;

  return write_head (db, id, name, change, error) &&
         write_seats (db, *id, tablee_game_record_get_seats (change->whole), error) &&
         write_actions (db, *id, tablee_game_record_get_log (change->whole), error);
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
  GDateTime *known = change->whole != NULL ? tablee_game_record_get_ended (change->whole) : NULL;
  gint64 now_or_never = change->over ? change->changed : never;
  gint64 ended = known != NULL ? tablee_moment_to_number (known) : now_or_never;

  if (!tablee_database_run (db, error,
                            "UPDATE game SET head = ?, taken_back = ?, over = ?, given_up_by = ?, current = ?, changed = ?,"
                            " position = ?, totals = ?, ended = nullif (?, -1), stamp = ? WHERE id = ?",
                            "iiiiiittiii", (gint64) change->head, (gint64) change->taken_back, (gint64) change->over,
                            (gint64) change->given_up_by, (gint64) change->current, change->changed, position, totals, ended,
                            change->stamp, id))
    return FALSE;
  if (sqlite3_changes (db) == 1)
    return TRUE;

  return tablee_database_fail_not_kept (id, error);
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
                              "UPDATE seat SET name = ?, player = ?, portrait = ?, hints = ?, relieved = ? WHERE game = ? AND seat = ?",
                              "ttiiiii", tablee_seat_get_name (seat), tablee_seat_get_player (seat),
                              (gint64) tablee_seat_get_portrait (seat), (gint64) tablee_seat_get_hints (seat),
                              (gint64) tablee_seat_get_relieved (seat), id,
                              (gint64) tablee_seat_get_index (seat));
}

gboolean
tablee_store_change_write (const TableeStoreChange  *self,
                           sqlite3                  *db,
                           TableeStoreSlot          *slot,
                           gint64                   *id,
                           TableeStoreRow          **row,
                           GError                  **error)
{
  gint64 stamp;

  g_return_val_if_fail (self != NULL, FALSE);

  tablee_store_slot_get (slot, id, &stamp);
  if (*id != 0 && !find_version (db, id, stamp, self, error))
    return FALSE;
  if (self->whole != NULL && !write_whole (db, id, self, error))
    return FALSE;
  if (!write_state (db, *id, self, error))
    return FALSE;
  if (self->action != NULL && !write_last_action (db, *id, self, error))
    return FALSE;
  if (self->seat != NULL && !write_seat (db, *id, self->seat, error))
    return FALSE;

  g_clear_pointer (row, tablee_store_row_unref);
  *row = tablee_store_list_read_row (db, *id, self->position, error);

  return *row != NULL;
}

gint64
tablee_store_change_get_stamp (const TableeStoreChange *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->stamp;
}

void
tablee_store_change_date_whole (const TableeStoreChange *self)
{
  g_autoptr (GDateTime) moment = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->whole != NULL);

  moment = tablee_moment_from_number (self->changed);
  tablee_game_record_date_start (self->whole, moment);
  tablee_game_record_date_end (self->whole, moment);
}
