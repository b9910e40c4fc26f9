/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Results of games that somebody has played against computers, kept apart from the games. */
#include "store-strength.h"

#include "notation/json-guard.h"
#include "player.h"
#include "store-database.h"
#include "store-jobs.h"
#include "store-sql.h"

#include <string.h>

/* A game, as far as ratings ask. Its columns are those of "games". */
typedef struct
{
  gint64    id;
  char     *game;
  char     *key;
  gint64    ended;
  gboolean  dealt;
  int       given_up_by;
  gboolean  taken_back;
  int       seats;
  char     *names[TABLEE_MAX_SEATS];
  char     *players[TABLEE_MAX_SEATS];
  gboolean  hinted[TABLEE_MAX_SEATS];
  gboolean  relieved[TABLEE_MAX_SEATS];
  int       ranks[TABLEE_MAX_SEATS];
} Played;

static void
played_clear (Played *played)
{
  g_free (played->game);
  g_free (played->key);
  for (int seat = 0; seat < TABLEE_MAX_SEATS; seat++)
    {
      g_free (played->names[seat]);
      g_free (played->players[seat]);
    }
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Played, played_clear)

/* A game without a time of its own was dated when it was taken in: that would tell its copies apart. */
static const char games[] =
  "SELECT id, game, coalesce (seed, start), dice, CASE WHEN started = changed THEN 0 ELSE started / 1000000 END,"
  " coalesce (ended, changed), seed IS NOT NULL, given_up_by, taken_back, totals FROM game WHERE over = 1"
  " AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND player = 'human')"
  " AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND player NOT IN ('human', 'friend'))";

/* Whoever plays elsewhere is rated there. */
static gboolean
is_person_here (const Played *played,
                int           seat)
{
  return g_str_equal (played->players[seat], "human");
}

static gboolean
is_computer (const Played *played,
             int           seat)
{
  TableeLevel level;
  TableeTemper temper;
  int slack;

  return tablee_computer_from_id (played->players[seat], &level, &temper, &slack);
}

/* From the score sheet. Returns FALSE where it does not say who ended before whom. */
static gboolean
read_ranks (const char *totals,
            Played     *played)
{
  g_autoptr (JsonObject) sheet = totals != NULL ? tablee_json_parse (totals, -1, NULL) : NULL;
  JsonNode *node = sheet != NULL ? json_object_get_member (sheet, "ranks") : NULL;
  JsonArray *ranks = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  if (ranks == NULL || (int) json_array_get_length (ranks) < played->seats)
    return FALSE;

  for (int seat = 0; seat < played->seats; seat++)
    {
      JsonNode *rank = json_array_get_element (ranks, (guint) seat);

      if (!JSON_NODE_HOLDS_VALUE (rank) || json_node_get_value_type (rank) != G_TYPE_INT64)
        return FALSE;
      played->ranks[seat] = (int) CLAMP (json_node_get_int (rank), 1, TABLEE_MAX_COLUMNS);
    }

  return TRUE;
}

/* The same for the same game, whoever keeps it. */
static char *
dup_key (sqlite3_stmt *statement,
         const char   *game)
{
  g_autofree char *beginning = tablee_database_dup_text (statement, 2);
  g_autofree char *dice = tablee_database_dup_text (statement, 3);
  g_autofree char *whole = g_strdup_printf ("%s\n%s\n%s\n%" G_GINT64_FORMAT, game, beginning, dice,
                                            (gint64) sqlite3_column_int64 (statement, 4));

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, whole, -1);
}

static gboolean
read_seats (sqlite3  *db,
            Played   *played,
            GError  **error)
{
  static const char sql[] = "SELECT name, player, hints, relieved FROM seat WHERE game = ? ORDER BY seat";
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "i", played->id);
  g_autoptr (GError) local_error = NULL;

  while (statement != NULL && tablee_database_step (statement, &local_error) && played->seats < TABLEE_MAX_SEATS)
    {
      int seat = played->seats++;

      played->names[seat] = tablee_database_dup_text (statement, 0);
      played->players[seat] = tablee_database_dup_text (statement, 1);
      played->hinted[seat] = sqlite3_column_int64 (statement, 2) > 0;
      played->relieved[seat] = sqlite3_column_int (statement, 3) != 0;
    }

  return tablee_database_is_read (statement, g_steal_pointer (&local_error), error);
}

/* Returns FALSE with @error where the disk fails; a @played without a key is damaged in a way that SQLite does not see. */
static gboolean
read_played (sqlite3       *db,
             sqlite3_stmt  *statement,
             Played        *played,
             GError       **error)
{
  g_autofree char *totals = tablee_database_dup_text (statement, 9);
  gboolean whole = TRUE;

  played->id = sqlite3_column_int64 (statement, 0);
  played->game = tablee_database_dup_text (statement, 1);
  played->ended = sqlite3_column_int64 (statement, 5);
  played->dealt = sqlite3_column_int (statement, 6) != 0;
  played->given_up_by = sqlite3_column_int (statement, 7);
  played->taken_back = sqlite3_column_int (statement, 8) != 0;
  if (!read_seats (db, played, error))
    return FALSE;

  for (int seat = 0; seat < played->seats; seat++)
    whole = whole && played->names[seat] != NULL && played->players[seat] != NULL;
  if (whole && played->game != NULL && read_ranks (totals, played))
    played->key = dup_key (statement, played->game);

  return TRUE;
}

/* Who gives up is behind everybody; the others are left without a result. */
static char *
dup_opponents (const Played *played,
               int           seat)
{
  g_autoptr (GString) opponents = g_string_new (NULL);
  gboolean given_up = played->given_up_by == seat;

  for (int other = 0; other < played->seats; other++)
    if (is_computer (played, other) && !played->relieved[other] && (given_up || played->given_up_by == TABLEE_NOBODY))
      tablee_strength_note (opponents, played->players[other], given_up ? 0 : played->ranks[other],
                            given_up ? 1 : played->ranks[seat]);

  return g_string_free (g_steal_pointer (&opponents), FALSE);
}

static TableeRated
judge (const Played *played,
       int           seat,
       const char   *opponents)
{
  if (!played->dealt)
    return TABLEE_UNRATED_MIDDLE;
  if (played->taken_back)
    return TABLEE_UNRATED_TAKEN_BACK;
  if (played->hinted[seat])
    return TABLEE_UNRATED_HINTED;
  if (played->relieved[seat])
    return TABLEE_UNRATED_RELIEVED;

  return *opponents == '\0' ? TABLEE_UNRATED_OPPONENTS : TABLEE_RATED;
}

static gboolean
write_played (sqlite3       *db,
              const Played  *played,
              GError       **error)
{
  for (int seat = 0; seat < played->seats; seat++)
    {
      g_autofree char *opponents = is_person_here (played, seat) ? dup_opponents (played, seat) : NULL;

      if (opponents != NULL &&
          !tablee_database_run (db, error,
                                "INSERT OR IGNORE INTO rated (key, seat, id, game, name, ended, rated, seats, opponents)"
                                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                                "tiittiiit", played->key, (gint64) seat, played->id, played->game, played->names[seat], played->ended,
                                (gint64) judge (played, seat, opponents), (gint64) played->seats, opponents))
        return FALSE;
    }

  return TRUE;
}

static gboolean
write_all (sqlite3       *db,
           sqlite3_stmt  *statement,
           GError       **error)
{
  g_autoptr (GError) local_error = NULL;

  while (statement != NULL && tablee_database_step (statement, &local_error))
    {
      g_auto (Played) played = { 0 };

      if (!read_played (db, statement, &played, error) || (played.key != NULL && !write_played (db, &played, error)))
        return FALSE;
    }

  return tablee_database_is_read (statement, g_steal_pointer (&local_error), error);
}

gboolean
tablee_store_strength_fill (sqlite3  *db,
                            GError  **error)
{
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, games, "");

  return write_all (db, statement, error);
}

gboolean
tablee_store_strength_note (sqlite3  *db,
                            gint64    id,
                            GError  **error)
{
  g_autofree char *sql = g_strconcat (games, " AND id = ?", NULL);
  g_autoptr (sqlite3_stmt) statement = NULL;

  /* An end that was undone does not count, nor does a seat that has another name now. */
  if (!tablee_database_run (db, error, "DELETE FROM rated WHERE id = ?", "i", id))
    return FALSE;

  statement = tablee_database_prepare (db, error, sql, "i", id);

  return write_all (db, statement, error);
}

/*
 * Reading
 */

typedef struct
{
  TableeStoreJob  job;
  char           *game;       /* (nullable) */
  GPtrArray      *strengths;  /* of TableeStrength */
} ReadJob;

/* Games come in the order in which they ended, those of one player one after the other. */
static void
add_row (sqlite3_stmt *statement,
         GPtrArray    *strengths)
{
  g_autofree char *game = tablee_database_dup_text (statement, 0);
  g_autofree char *name = tablee_database_dup_text (statement, 1);
  g_autofree char *opponents = tablee_database_dup_text (statement, 6);
  int rated = sqlite3_column_int (statement, 4);
  TableeStrength *last = strengths->len > 0 ? strengths->pdata[strengths->len - 1] : NULL;

  if (game == NULL || name == NULL || opponents == NULL || rated < 0 || rated >= TABLEE_N_RATED)
    return;

  if (last == NULL || !g_str_equal (last->game, game) || !g_str_equal (last->name, name))
    {
      last = tablee_strength_new (game, name);
      g_ptr_array_add (strengths, last);
    }
  tablee_strength_add (last, sqlite3_column_int64 (statement, 2), sqlite3_column_int64 (statement, 3), (TableeRated) rated,
                       CLAMP (sqlite3_column_int (statement, 5), 1, TABLEE_MAX_SEATS), opponents);
}

static gboolean
read_rows (sqlite3   *db,
           gpointer   data,
           GError   **error)
{
  static const char sql[] = "SELECT game, name, id, ended, rated, seats, opponents FROM rated WHERE game = ?1 OR ?1 IS NULL"
                            " ORDER BY game, name, ended, id, seat";
  ReadJob *read = data;
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "t", read->game);
  g_autoptr (GError) local_error = NULL;

  g_ptr_array_set_size (read->strengths, 0);
  while (statement != NULL && tablee_database_step (statement, &local_error))
    add_row (statement, read->strengths);

  return tablee_database_is_read (statement, g_steal_pointer (&local_error), error);
}

static gboolean
read_run (TableeStoreJob  *job,
          TableeDatabase  *database,
          GError         **error)
{
  return tablee_database_read (database, read_rows, job, error);
}

static void
read_done (TableeStoreJob *job)
{
  tablee_store_job_return_rows (job, &((ReadJob *) job)->strengths);
}

static void
read_free (TableeStoreJob *job)
{
  ReadJob *read = (ReadJob *) job;

  g_clear_pointer (&read->game, g_free);
  g_clear_pointer (&read->strengths, g_ptr_array_unref);
}

void
tablee_store_read_strengths_async (TableeStore         *self,
                                   const char          *game,
                                   GCancellable        *cancellable,
                                   GAsyncReadyCallback  callback,
                                   gpointer             user_data)
{
  ReadJob *read;

  g_return_if_fail (TABLEE_IS_STORE (self));

  if (tablee_store_report_closed (self, tablee_store_read_strengths_async, callback, user_data))
    return;

  read = tablee_store_new_job (self, sizeof (ReadJob));
  read->job.run = read_run;
  read->job.done = read_done;
  read->job.free = read_free;
  read->game = g_strdup (game);
  read->strengths = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_strength_free);
  tablee_store_push_job (self, &read->job, tablee_store_read_strengths_async, cancellable, callback, user_data);
}

GPtrArray *
tablee_store_read_strengths_finish (TableeStore   *self,
                                    GAsyncResult  *result,
                                    GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
