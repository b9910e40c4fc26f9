/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A database in memory, while the file cannot be written, and how it comes back to the disk. */
#include "store-memory.h"

#include "store-file.h"
#include "store-schema.h"
#include "store-sql.h"

/*
 * Copying
 */

static gboolean
copy_database (sqlite3 *from,
               sqlite3 *to)
{
  sqlite3_backup *backup = sqlite3_backup_init (to, "main", from, "main");

  if (backup == NULL)
    return FALSE;

  sqlite3_backup_step (backup, -1);

  return sqlite3_backup_finish (backup) == SQLITE_OK;
}

static gboolean
is_usable (sqlite3 *db)
{
  return tablee_database_get (db, "PRAGMA user_version", 0, NULL) == TABLEE_STORE_VERSION && tablee_store_schema_check (db, NULL);
}

sqlite3 *
tablee_store_memory_new (sqlite3 *from)
{
  static const char remember[] = "CREATE TEMP TABLE base (id INTEGER PRIMARY KEY, stamp INTEGER NOT NULL, name TEXT NOT NULL);"
                                 "INSERT INTO base SELECT id, stamp, name FROM main.game;";
  sqlite3 *memory = tablee_store_connect (":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);

  gboolean filled;

  if (memory == NULL)
    return NULL;

  filled = from != NULL ? copy_database (from, memory) && is_usable (memory) : tablee_store_schema_update (memory, NULL);
  if (!filled || !tablee_database_run (memory, NULL, "PRAGMA foreign_keys = ON", "") ||
      sqlite3_exec (memory, remember, NULL, NULL, NULL) != SQLITE_OK)
    g_clear_pointer (&memory, sqlite3_close);

  return memory;
}

/*
 * Writing back
 */

/* A table of the database, and the column that names the game. */
typedef struct
{
  const char *table;
  const char *game;
} Part;

static const Part parts[] = {
  { "game", "id" },
  { "seat", "game" },
  { "action", "game" },
  { "review", "game" },
};

/* Where the game @id of the memory goes in the file: to its place if the file has what the memory began with or nothing there, else to a
 * new one, 0. */
static gboolean
find_place (sqlite3  *memory,
            gint64    id,
            gint64   *place,
            GError  **error)
{
  static const char sql[] = "SELECT d.stamp IS NULL OR d.stamp IS b.stamp FROM main.game AS m"
                            " LEFT JOIN temp.base AS b ON b.id = m.id LEFT JOIN disk.game AS d ON d.id = m.id WHERE m.id = ?";
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (memory, error, sql, "i", id);

  if (statement == NULL || !tablee_database_step (statement, error))
    return FALSE;

  *place = sqlite3_column_int (statement, 0) != 0 ? id : 0;

  return TRUE;
}

/* The columns of a table but the one that names the game, each after a comma. Returns: (transfer full) (nullable) */
static char *
list_columns (sqlite3     *memory,
              const Part  *part,
              GError     **error)
{
  static const char sql[] = "SELECT group_concat (', ' || name, '') FROM pragma_table_info (?) WHERE name <> ?";
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (memory, error, sql, "tt", part->table, part->game);

  if (statement == NULL || !tablee_database_step (statement, error))
    return NULL;

  return tablee_database_dup_text (statement, 0);
}

static gboolean
copy_part (sqlite3     *memory,
           const Part  *part,
           gint64       id,
           gint64       place,
           GError     **error)
{
  g_autofree char *columns = list_columns (memory, part, error);
  g_autofree char *sql = NULL;
  g_autofree char *there = place != 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, place) : NULL;

  if (columns == NULL)
    return FALSE;

  sql = g_strdup_printf ("INSERT INTO disk.%s (%s%s) SELECT ?%s FROM main.%s WHERE %s = ?", part->table, part->game, columns, columns,
                         part->table, part->game);

  return tablee_database_run (memory, error, sql, "ti", there, id);
}

static gboolean
copy_game (sqlite3  *memory,
           gint64    id,
           GError  **error)
{
  gint64 place;

  if (!find_place (memory, id, &place, error) ||
      !tablee_database_run (memory, error, "DELETE FROM disk.game WHERE id = ?", "i", place) ||
      !copy_part (memory, &parts[0], id, place, error))
    return FALSE;

  place = sqlite3_last_insert_rowid (memory);
  for (gsize i = 1; i < G_N_ELEMENTS (parts); i++)
    if (!copy_part (memory, &parts[i], id, place, error))
      return FALSE;

  return tablee_database_run (memory, error, "UPDATE disk.alone SET id = ? WHERE key IN (SELECT key FROM main.alone WHERE id = ?)", "ii",
                              place, id) &&
         tablee_database_run (memory, error, "UPDATE disk.rated SET id = ? WHERE key IN (SELECT key FROM main.rated WHERE id = ?)", "ii",
                              place, id);
}

/* Results that streaks and ratings are made of stay when the games go, and count once whoever writes them. */
static gboolean
copy_results (sqlite3  *memory,
              GError  **error)
{
  return tablee_database_run (memory, error,
                              "INSERT OR REPLACE INTO disk.alone (key, id, game, rules, name, ended, result)"
                              " SELECT key, id, game, rules, name, ended, result FROM main.alone", "") &&
         tablee_database_run (memory, error,
                              "INSERT OR REPLACE INTO disk.rated (key, seat, id, game, name, ended, rated, seats, opponents)"
                              " SELECT key, seat, id, game, name, ended, rated, seats, opponents FROM main.rated", "");
}

static gboolean
copy_changed_games (sqlite3  *memory,
                    GError  **error)
{
  static const char sql[] = "SELECT id FROM main.game LEFT JOIN temp.base USING (id)"
                            " WHERE base.stamp IS NULL OR base.stamp <> game.stamp ORDER BY id";
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (memory, error, sql, "");
  g_autoptr (GError) local_error = NULL;

  while (statement != NULL && tablee_database_step (statement, &local_error))
    if (!copy_game (memory, sqlite3_column_int64 (statement, 0), error))
      return FALSE;

  return tablee_database_is_read (statement, g_steal_pointer (&local_error), error);
}

/* A game that was only given a name stands as it stood, whoever plays it. */
static gboolean
copy_names (sqlite3  *memory,
            GError  **error)
{
  return tablee_database_run (memory, error,
                              "UPDATE disk.game SET name = m.name FROM main.game AS m JOIN temp.base AS b USING (id)"
                              " WHERE disk.game.id = m.id AND m.name <> b.name", "");
}

static gboolean
delete_deleted_games (sqlite3  *memory,
                      GError  **error)
{
  return tablee_database_run (memory, error,
                              "DELETE FROM disk.game WHERE id IN (SELECT d.id FROM temp.base AS b JOIN disk.game AS d"
                              " ON d.id = b.id AND d.stamp = b.stamp WHERE b.id NOT IN (SELECT id FROM main.game))", "");
}

gboolean
tablee_store_memory_write_back (sqlite3     *memory,
                                const char  *path,
                                GError     **error)
{
  gboolean done;

  if (!tablee_database_run (memory, error, "ATTACH DATABASE ? AS disk", "t", path))
    return FALSE;

  done = tablee_database_run (memory, error, "PRAGMA disk.synchronous = EXTRA", "") &&
         tablee_database_run (memory, error, "BEGIN IMMEDIATE", "") &&
         copy_results (memory, error) &&
         copy_changed_games (memory, error) &&
         copy_names (memory, error) &&
         delete_deleted_games (memory, error) &&
         tablee_database_run (memory, error, "COMMIT", "");
  if (!done && sqlite3_get_autocommit (memory) == 0)
    tablee_database_run (memory, NULL, "ROLLBACK", "");
  tablee_database_run (memory, NULL, "DETACH DATABASE disk", "");

  return done;
}
