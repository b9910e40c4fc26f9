/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Statements of SQLite with errors of GLib. */
#include "store-sql.h"

G_DEFINE_QUARK (tablee-sqlite-error-quark, tablee_sqlite_error)

void
tablee_sqlite_set_error (sqlite3  *db,
                         GError  **error)
{
  g_set_error (error, TABLEE_SQLITE_ERROR, sqlite3_errcode (db) & 0xff, "%s", sqlite3_errmsg (db));
}

gboolean
tablee_sqlite_error_is_damage (const GError *error)
{
  return g_error_matches (error, TABLEE_SQLITE_ERROR, SQLITE_CORRUPT) ||
         g_error_matches (error, TABLEE_SQLITE_ERROR, SQLITE_NOTADB);
}

gboolean
tablee_sqlite_error_is_lock (const GError *error)
{
  return g_error_matches (error, TABLEE_SQLITE_ERROR, SQLITE_BUSY) ||
         g_error_matches (error, TABLEE_SQLITE_ERROR, SQLITE_LOCKED) ||
         g_error_matches (error, TABLEE_SQLITE_ERROR, SQLITE_PROTOCOL);
}

gboolean
tablee_sqlite_error_may_pass (const GError *error)
{
  return g_error_matches (error, TABLEE_SQLITE_ERROR, SQLITE_IOERR) ||
         g_error_matches (error, TABLEE_SQLITE_ERROR, SQLITE_NOMEM);
}

static int
bind (sqlite3_stmt *statement,
      const char   *types,
      va_list       values)
{
  int result = SQLITE_OK;

  for (int i = 0; types[i] != '\0' && result == SQLITE_OK; i++)
    if (types[i] == 'i')
      result = sqlite3_bind_int64 (statement, i + 1, va_arg (values, gint64));
    else
      result = sqlite3_bind_text (statement, i + 1, va_arg (values, const char *), -1, SQLITE_TRANSIENT);

  return result;
}

static sqlite3_stmt *
prepare_valist (sqlite3     *db,
                GError     **error,
                const char  *sql,
                const char  *types,
                va_list      values)
{
  g_autoptr (sqlite3_stmt) statement = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) == SQLITE_OK && bind (statement, types, values) == SQLITE_OK)
    return g_steal_pointer (&statement);

  tablee_sqlite_set_error (db, error);

  return NULL;
}

sqlite3_stmt *
tablee_database_prepare (sqlite3     *db,
                         GError     **error,
                         const char  *sql,
                         const char  *types,
                         ...)
{
  sqlite3_stmt *statement;
  va_list values;

  va_start (values, types);
  statement = prepare_valist (db, error, sql, types, values);
  va_end (values);

  return statement;
}

gboolean
tablee_database_step (sqlite3_stmt  *statement,
                      GError       **error)
{
  int result = sqlite3_step (statement);

  if (result == SQLITE_ROW)
    return TRUE;
  if (result != SQLITE_DONE)
    tablee_sqlite_set_error (sqlite3_db_handle (statement), error);

  return FALSE;
}

gboolean
tablee_database_is_read (sqlite3_stmt  *statement,
                         GError        *failure,
                         GError       **error)
{
  if (failure == NULL)
    return statement != NULL;

  g_propagate_error (error, failure);

  return FALSE;
}

gboolean
tablee_database_run (sqlite3     *db,
                     GError     **error,
                     const char  *sql,
                     const char  *types,
                     ...)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  va_list values;
  int result;

  va_start (values, types);
  statement = prepare_valist (db, error, sql, types, values);
  va_end (values);
  if (statement == NULL)
    return FALSE;

  do
    result = sqlite3_step (statement);
  while (result == SQLITE_ROW);
  if (result == SQLITE_DONE)
    return TRUE;

  tablee_sqlite_set_error (db, error);

  return FALSE;
}

gint64
tablee_database_get (sqlite3     *db,
                     const char  *sql,
                     gint64       absent,
                     GError     **error)
{
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "");

  if (statement == NULL || !tablee_database_step (statement, error))
    return absent;

  return sqlite3_column_int64 (statement, 0);
}

char *
tablee_database_dup_text (sqlite3_stmt *statement,
                          int           column)
{
  const char *text = (const char *) sqlite3_column_text (statement, column);

  return text != NULL ? g_utf8_make_valid (text, -1) : NULL;
}

gboolean
tablee_database_fail_not_kept (gint64    id,
                               GError  **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "The game %" G_GINT64_FORMAT " is not kept", id);

  return FALSE;
}
