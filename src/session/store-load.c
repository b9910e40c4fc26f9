/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A kept game read from the database, and checked as if a stranger had written it. */
#include "store-load.h"

#include "dice.h"
#include "game-record-private.h"
#include "games/catalogue.h"
#include "moment.h"
#include "notation/json-guard.h"
#include "store-sql.h"

#include <string.h>

/*
 * A kept game as a record. What is in the file is checked like anything that comes from outside: it may have been
 * written by other rules, or be damaged in a way that SQLite does not see.
 */

/* What the row of a game, and those of its seats, say. */
typedef struct
{
  char       *game;
  char       *options;
  char       *seed;
  char       *start;
  char       *dice;
  char       *position;
  guint       head;
  gboolean    take_back;
  gboolean    taken_back;
  int         given_up_by;
  GDateTime  *started;
  GDateTime  *ended;
  gint64      stamp;
  GListStore *seats;    /* of TableeSeat */
  JsonObject *chosen;   /* of the options, what is the game's */
} Kept;

static void
kept_clear (Kept *kept)
{
  g_free (kept->game);
  g_free (kept->options);
  g_free (kept->seed);
  g_free (kept->start);
  g_free (kept->dice);
  g_free (kept->position);
  g_clear_pointer (&kept->started, g_date_time_unref);
  g_clear_pointer (&kept->ended, g_date_time_unref);
  g_clear_object (&kept->seats);
  g_clear_pointer (&kept->chosen, json_object_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Kept, kept_clear)

static gboolean
fail (GError     **error,
      const char  *place)
{
  return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_FORMAT, place, "this cannot be read");
}

static GDateTime *
read_moment (sqlite3_stmt *statement,
             int           column)
{
  if (sqlite3_column_type (statement, column) == SQLITE_NULL)
    return NULL;

  return tablee_moment_from_number (sqlite3_column_int64 (statement, column));
}

static gboolean
read_row (sqlite3  *db,
          gint64    id,
          Kept     *kept,
          GError  **error)
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
        return tablee_database_fail_not_kept (id, error);
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }

  kept->game = tablee_database_dup_text (statement, 0);
  kept->options = tablee_database_dup_text (statement, 1);
  kept->seed = tablee_database_dup_text (statement, 2);
  kept->start = tablee_database_dup_text (statement, 3);
  kept->dice = tablee_database_dup_text (statement, 4);
  kept->position = tablee_database_dup_text (statement, 5);
  kept->head = (guint) CLAMP (sqlite3_column_int64 (statement, 6), 0, G_MAXUINT);
  kept->take_back = sqlite3_column_int (statement, 7) != 0;
  kept->taken_back = sqlite3_column_int (statement, 8) != 0;
  kept->given_up_by = sqlite3_column_int (statement, 9);
  kept->started = read_moment (statement, 10);
  kept->ended = read_moment (statement, 11);
  kept->stamp = sqlite3_column_int64 (statement, 12);

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
  TableeTemper temper = TABLEE_TEMPER_STEADY;
  TableeSeatKind kind = TABLEE_SEAT_HUMAN;
  int slack = 0;
  TableeSeat *seat;

  if (name == NULL || player == NULL || index >= TABLEE_MAX_SEATS ||
      !tablee_seat_read_player (player, &kind, &level, &temper, &slack))
    {
      fail (error, "seats");
      return NULL;
    }

  seat = tablee_seat_new (index, name, MAX (portrait, 0), kind, level);
  tablee_seat_set_temper (seat, temper);
  tablee_seat_set_slack (seat, slack);
  tablee_seat_set_hints (seat, (guint) CLAMP (sqlite3_column_int64 (statement, 3), 0, G_MAXUINT));
  tablee_seat_set_relieved (seat, sqlite3_column_int (statement, 4) != 0);

  return seat;
}

static gboolean
read_seats (sqlite3     *db,
            gint64       id,
            GListStore  *seats,
            GError     **error)
{
  static const char sql[] = "SELECT name, player, portrait, hints, relieved FROM seat WHERE game = ? ORDER BY seat";
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "i", id);
  g_autoptr (GError) local_error = NULL;

  while (statement != NULL && tablee_database_step (statement, &local_error))
    {
      g_autoptr (TableeSeat) seat = read_seat (statement, (int) g_list_model_get_n_items (G_LIST_MODEL (seats)), error);

      if (seat == NULL)
        return FALSE;
      g_list_store_append (seats, seat);
    }

  return tablee_database_is_read (statement, g_steal_pointer (&local_error), error);
}

static TableeRuleset *
read_ruleset (Kept    *kept,
              GError **error)
{
  const TableeGame *game = kept->game != NULL ? tablee_games_find (kept->game) : NULL;
  guint seats = g_list_model_get_n_items (G_LIST_MODEL (kept->seats));
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (JsonObject) wrapped = NULL;
  JsonNode *options;

  if (game == NULL)
    {
      tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_GAME, "game", "%s is not a game that this program plays",
                                 kept->game != NULL ? kept->game : "null");
      return NULL;
    }

  wrapped = kept->options != NULL ? tablee_json_parse (kept->options, -1, error) : NULL;
  options = wrapped != NULL ? json_object_get_member (wrapped, "options") : NULL;
  if (options == NULL || !JSON_NODE_HOLDS_OBJECT (options))
    {
      g_clear_error (error);
      fail (error, "options");
      return NULL;
    }
  kept->chosen = json_object_ref (json_node_get_object (options));

  ruleset = tablee_ruleset_new (game, (int) seats, kept->chosen, error);
  if (ruleset == NULL || !tablee_ruleset_check_data (ruleset, wrapped, error))
    return NULL;

  return g_steal_pointer (&ruleset);
}

/* The log before anything is played. Returns: (transfer full) (nullable): NULL where what is kept cannot be read. */
static TableeGameLog *
begin_log (TableeRuleset *ruleset,
           const Kept    *kept)
{
  g_autoptr (TableePosition) start = NULL;
  TableeRandom seed;

  if (kept->seed != NULL)
    return tablee_seed_parse (kept->seed, &seed) ? tablee_game_log_new (ruleset, &seed) : NULL;

  start = kept->start != NULL ? tablee_position_parse (kept->start, -1, NULL) : NULL;
  if (start == NULL || tablee_position_get_ruleset (start)->checksum != ruleset->checksum)
    return NULL;

  return tablee_game_log_new_at (start);
}

/* Plays what was played. Returns FALSE where these rules do not, and with @error where it cannot be read. */
static gboolean
replay (sqlite3        *db,
        gint64          id,
        TableeGameLog  *log,
        guint           head,
        GError        **error)
{
  static const char sql[] = "SELECT number, action, chosen_by FROM action WHERE game = ? ORDER BY number";
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "i", id);
  g_autoptr (GError) local_error = NULL;

  while (statement != NULL && tablee_database_step (statement, &local_error))
    {
      g_autofree char *action = tablee_database_dup_text (statement, 1);
      gint64 by = sqlite3_column_int64 (statement, 2);

      if (sqlite3_column_int64 (statement, 0) != tablee_game_log_get_length (log) || action == NULL ||
          by < 0 || by >= TABLEE_N_BY || !tablee_game_log_append_text (log, action, (TableeBy) by, NULL))
        return FALSE;
    }
  if (!tablee_database_is_read (statement, g_steal_pointer (&local_error), error))
    return FALSE;
  if (head > tablee_game_log_get_length (log))
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

/* The log as it was played, or, where the rules or the file have changed since, the position in which the game stood: then it is @resumed.
 * Returns: (transfer full) (nullable) */
static TableeGameLog *
read_log (sqlite3        *db,
          gint64          id,
          TableeRuleset  *ruleset,
          const Kept     *kept,
          gboolean       *resumed,
          GError        **error)
{
  g_autoptr (TableeGameLog) log = begin_log (ruleset, kept);
  g_autoptr (TableePosition) last = kept->position != NULL ? tablee_position_parse (kept->position, -1, error) : NULL;
  g_autoptr (GError) local_error = NULL;

  if (last == NULL && kept->position != NULL)
    return NULL;
  if (last == NULL || tablee_position_is_view (last) || tablee_position_get_ruleset (last)->checksum != ruleset->checksum)
    {
      fail (error, "position");
      return NULL;
    }

  *resumed = log == NULL || !replay (db, id, log, kept->head, &local_error) || !stands_at (log, last);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }

  return *resumed ? tablee_game_log_new_at (last) : g_steal_pointer (&log);
}

/* Around @log (transfer full). Returns: (transfer full) */
static TableeGameRecord *
make_record (const Kept    *kept,
             TableeGameLog *log,
             guint64        dice)
{
  TableeGameRecord *record = tablee_game_record_new (log, kept->chosen, G_LIST_MODEL (kept->seats), kept->take_back, dice);

  if (kept->taken_back)
    tablee_game_record_mark_taken_back (record);
  tablee_game_record_give_up (record, kept->given_up_by);
  if (kept->started != NULL)
    tablee_game_record_date_start (record, kept->started);
  if (kept->ended != NULL)
    tablee_game_record_date_end (record, kept->ended);

  return record;
}

gboolean
tablee_store_games_load (sqlite3   *db,
                         gpointer   data,
                         GError   **error)
{
  TableeStoreLoad *load = data;
  g_auto (Kept) kept = { .seats = g_list_store_new (TABLEE_TYPE_SEAT) };
  g_autoptr (TableeRuleset) ruleset = NULL;
  TableeGameLog *log;
  gboolean resumed;
  guint64 dice;

  if (!read_row (db, load->id, &kept, error) || !read_seats (db, load->id, kept.seats, error))
    return FALSE;
  ruleset = read_ruleset (&kept, error);
  if (ruleset == NULL)
    return FALSE;
  if (kept.given_up_by < TABLEE_NOBODY || kept.given_up_by >= ruleset->seats)
    return fail (error, "given_up_by");
  if (!tablee_dice_parse (kept.dice, &dice))
    return fail (error, "dice");
  log = read_log (db, load->id, ruleset, &kept, &resumed, error);
  if (log == NULL)
    return FALSE;

  g_clear_object (&load->record);
  load->record = make_record (&kept, log, dice);
  tablee_game_record_set_kept (load->record, load->id, kept.stamp);
  if (resumed)
    tablee_game_record_mark_resumed (load->record);

  return TRUE;
}
