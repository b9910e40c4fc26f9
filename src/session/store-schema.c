/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of the database, made and brought up to date. */
#include "store-schema.h"

#include "store-sql.h"
#include "store-streak.h"
#include "store-strength.h"

enum
{
  VERSION_WITH_STREAKS = 5,
  VERSION_WITH_STRENGTHS = 9,
  CHECKED_AT_ONCE = 8 << 20,  /* bytes that SQLite checks faster than anybody notices */
};

/*
 * Entry n makes version n + 1 out of version n. Entries are never changed once released, only added.
 *
 * "action" is the log: what lies beyond the head of its game has been undone. "position" is the game at its head,
 * "totals" the sheet that lists show, "review" what was found out about the decision that led to the action of that number, "alone" the
 * results that streaks are counted from, "rated" those that ratings are made of: they stay when their games go, and so do exercises.
 * "elsewhere" is what is known of tables whose players are elsewhere.
 * "stamp" is another one after each write of what is played: see TableeStoreSlot. "name" is what people call the game, and no part of that.
 */
static const char *const migrations[TABLEE_STORE_VERSION] = {
  "CREATE TABLE game ("
  "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  game TEXT NOT NULL,"
  "  rules INTEGER NOT NULL,"
  "  options TEXT NOT NULL,"
  "  seed TEXT,"
  "  start TEXT,"
  "  dice TEXT NOT NULL,"
  "  take_back INTEGER NOT NULL,"
  "  taken_back INTEGER NOT NULL,"
  "  head INTEGER NOT NULL,"
  "  over INTEGER NOT NULL,"
  "  given_up_by INTEGER NOT NULL,"
  "  current INTEGER NOT NULL,"
  "  started INTEGER NOT NULL,"
  "  changed INTEGER NOT NULL,"
  "  ended INTEGER,"
  "  position TEXT NOT NULL,"
  "  totals TEXT NOT NULL,"
  "  CHECK (seed IS NOT NULL OR start IS NOT NULL)"
  ");"
  "CREATE INDEX game_by_changed ON game (changed);"
  "CREATE TABLE seat ("
  "  game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,"
  "  seat INTEGER NOT NULL,"
  "  name TEXT NOT NULL,"
  "  player TEXT NOT NULL,"
  "  portrait INTEGER NOT NULL,"
  "  PRIMARY KEY (game, seat)"
  ") WITHOUT ROWID;"
  "CREATE TABLE action ("
  "  game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  action TEXT NOT NULL,"
  "  chosen_by INTEGER NOT NULL,"
  "  PRIMARY KEY (game, number)"
  ") WITHOUT ROWID;",

  "CREATE TABLE review ("
  "  game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  text TEXT NOT NULL,"
  "  PRIMARY KEY (game, number)"
  ") WITHOUT ROWID;",

  "ALTER TABLE seat ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;",

  "ALTER TABLE game ADD COLUMN stamp INTEGER NOT NULL DEFAULT 0;"
  "UPDATE game SET stamp = random ();",

  "DROP INDEX game_by_changed;"
  "CREATE INDEX game_by_end ON game (over, changed);"
  "CREATE INDEX game_by_game ON game (over, game, changed);"
  "CREATE TABLE alone ("
  "  key TEXT PRIMARY KEY,"
  "  id INTEGER NOT NULL,"
  "  game TEXT NOT NULL,"
  "  rules TEXT NOT NULL,"
  "  name TEXT NOT NULL,"
  "  ended INTEGER NOT NULL,"
  "  result INTEGER NOT NULL"
  ") WITHOUT ROWID;"
  "CREATE INDEX alone_by_end ON alone (game, rules, name, ended, id, result);"
  "CREATE INDEX alone_by_id ON alone (id);",

  "ALTER TABLE seat ADD COLUMN relieved INTEGER NOT NULL DEFAULT 0;",

  "ALTER TABLE game ADD COLUMN name TEXT NOT NULL DEFAULT '';",

  "CREATE TABLE exercise ("
  "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  key TEXT NOT NULL UNIQUE,"
  "  game TEXT NOT NULL,"
  "  player TEXT NOT NULL,"
  "  record TEXT NOT NULL,"
  "  played TEXT NOT NULL,"
  "  best TEXT NOT NULL,"
  "  loss INTEGER NOT NULL,"
  "  found INTEGER NOT NULL,"
  "  due INTEGER NOT NULL"
  ");"
  "CREATE INDEX exercise_by_due ON exercise (game, due);",

  "CREATE TABLE rated ("
  "  key TEXT NOT NULL,"
  "  seat INTEGER NOT NULL,"
  "  id INTEGER NOT NULL,"
  "  game TEXT NOT NULL,"
  "  name TEXT NOT NULL,"
  "  ended INTEGER NOT NULL,"
  "  rated INTEGER NOT NULL,"
  "  seats INTEGER NOT NULL,"
  "  opponents TEXT NOT NULL,"
  "  PRIMARY KEY (key, seat)"
  ") WITHOUT ROWID;"
  "CREATE INDEX rated_by_end ON rated (game, name, ended, id, seat);"
  "CREATE INDEX rated_by_id ON rated (id);",

  "CREATE TABLE elsewhere ("
  "  key TEXT PRIMARY KEY,"
  "  game INTEGER REFERENCES game (id) ON DELETE CASCADE,"
  "  text TEXT NOT NULL"
  ") WITHOUT ROWID;"
  "CREATE INDEX elsewhere_by_game ON elsewhere (game);",
};

static gboolean
run_script (sqlite3     *db,
            const char  *script,
            GError     **error)
{
  if (sqlite3_exec (db, script, NULL, NULL, NULL) == SQLITE_OK)
    return TRUE;

  tablee_sqlite_set_error (db, error);

  return FALSE;
}

static gboolean
set_version (sqlite3  *db,
             int       version,
             GError  **error)
{
  g_autofree char *script = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d;",
                                             TABLEE_STORE_APPLICATION_ID, version);

  return run_script (db, script, error);
}

gboolean
tablee_store_schema_update (sqlite3  *db,
                            GError  **error)
{
  gint64 version;
  gboolean done;

  if (!run_script (db, "BEGIN IMMEDIATE", error))
    return FALSE;

  version = tablee_database_get (db, "PRAGMA user_version", -1, error);
  done = version >= 0;
  for (gint64 i = version; done && i < TABLEE_STORE_VERSION; i++)
    done = run_script (db, migrations[i], error);
  if (done && version < VERSION_WITH_STREAKS)
    done = tablee_store_streak_fill (db, error);
  if (done && version < VERSION_WITH_STRENGTHS)
    done = tablee_store_strength_fill (db, error);
  if (done && set_version (db, TABLEE_STORE_VERSION, error) && run_script (db, "COMMIT", error))
    return TRUE;

  sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);

  return FALSE;
}

gboolean
tablee_store_schema_is_large (sqlite3 *db)
{
  gint64 pages = tablee_database_get (db, "PRAGMA page_count", 0, NULL);
  gint64 page_size = tablee_database_get (db, "PRAGMA page_size", 0, NULL);

  return pages > CHECKED_AT_ONCE / MAX (page_size, 1);
}

static gboolean
check_tables (sqlite3  *db,
              GError  **error)
{
  static const char *const probes[] = {
    "SELECT id, game, rules, options, seed, start, dice, take_back, taken_back, started, changed, ended FROM game LIMIT 1",
    "SELECT head, over, given_up_by, current, position, totals, stamp, name FROM game LIMIT 1",
    "SELECT game, seat, name, player, portrait, hints, relieved FROM seat LIMIT 1",
    "SELECT game, number, action, chosen_by FROM action LIMIT 1",
    "SELECT game, number, text FROM review LIMIT 1",
    "SELECT key, id, game, rules, name, ended, result FROM alone LIMIT 1",
    "SELECT id, key, game, player, record, played, best, loss, found, due FROM exercise LIMIT 1",
    "SELECT key, seat, id, game, name, ended, rated, seats, opponents FROM rated LIMIT 1",
    "SELECT key, game, text FROM elsewhere LIMIT 1",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (probes); i++)
    {
      g_autoptr (sqlite3_stmt) probe = tablee_database_prepare (db, NULL, probes[i], "");

      if (probe == NULL)
        {
          g_set_error_literal (error, TABLEE_SQLITE_ERROR, SQLITE_CORRUPT, "tables are missing");
          return FALSE;
        }
    }

  return TRUE;
}

gboolean
tablee_store_schema_check_all (sqlite3  *db,
                               GError  **error)
{
  g_autoptr (sqlite3_stmt) check = tablee_database_prepare (db, error, "PRAGMA quick_check (1)", "");
  g_autofree char *answer = NULL;

  if (check == NULL || !tablee_database_step (check, error))
    return FALSE;

  answer = tablee_database_dup_text (check, 0);
  if (g_strcmp0 (answer, "ok") == 0)
    return TRUE;

  g_set_error (error, TABLEE_SQLITE_ERROR, SQLITE_CORRUPT, "%s", answer);

  return FALSE;
}

/* Whether a file that opens is a database of ours without a fault that SQLite can see. What it holds is checked when it
 * is read. */
gboolean
tablee_store_schema_check (sqlite3  *db,
                           GError  **error)
{
  return (tablee_store_schema_is_large (db) || tablee_store_schema_check_all (db, error)) && check_tables (db, error);
}
