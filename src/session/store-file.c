/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opening the file of the database without harm, and setting it aside. */
#include "store-file.h"

#include "store-schema.h"
#include "store-sql.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

enum
{
  MAX_NAMES = 100,
  HEADER_SIZE = 100,
  HEADER_VERSION = 60,   /* where a file of SQLite has its user_version, in big-endian bytes */
};

static gboolean
fail (GError     **error,
      int          code,
      const char  *place)
{
  g_set_error (error, TABLEE_SQLITE_ERROR, code, "%s: %s", place, g_strerror (errno));

  return FALSE;
}

/* A name in a folder is on the disk when the folder is. */
static void
sync_folder (const char *path)
{
  int folder = g_open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (folder < 0)
    return;

  fsync (folder);
  close (folder);
}

/* SQLite looks after the names of its files; the folders in which they lie are ours. */
static gboolean
make_folder (const char  *folder,
             GError     **error)
{
  g_autofree char *parent = NULL;

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    return TRUE;

  parent = g_path_get_dirname (folder);
  if (!make_folder (parent, error))
    return FALSE;
  if (g_mkdir (folder, 0700) != 0 && errno != EEXIST)
    return fail (error, errno == ENOSPC ? SQLITE_FULL : SQLITE_CANTOPEN, folder);

  sync_folder (parent);

  return TRUE;
}

/* Views and triggers could only come from somebody who wants to slip something in. */
sqlite3 *
tablee_store_connect (const char  *path,
                      int          flags,
                      GError     **error)
{
  static const int off[] = { SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW };
  sqlite3 *db = NULL;

  if (sqlite3_open_v2 (path, &db, flags | SQLITE_OPEN_NOMUTEX, NULL) == SQLITE_OK)
    {
      sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
      for (gsize i = 0; i < G_N_ELEMENTS (off); i++)
        sqlite3_db_config (db, off[i], 0, NULL);
      return db;
    }

  if (db != NULL)
    tablee_sqlite_set_error (db, error);
  else
    g_set_error_literal (error, TABLEE_SQLITE_ERROR, SQLITE_NOMEM, "out of memory");
  sqlite3_close (db);

  return NULL;
}

/* The version in the head of the file, read without SQLite, which would leave files of its own beside it. */
static gint64
read_version (const char *path)
{
  guint8 header[HEADER_SIZE];
  int file = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  gboolean whole;

  if (file < 0)
    return 0;

  whole = read (file, header, sizeof header) == sizeof header && memcmp (header, "SQLite format 3", 16) == 0;
  close (file);

  return whole ? GUINT32_FROM_BE (*(guint32 *) (gpointer) (header + HEADER_VERSION)) : 0;
}

static gboolean
is_foreign (sqlite3 *db)
{
  return tablee_database_get (db, "PRAGMA user_version", 0, NULL) == 0 &&
         tablee_database_get (db, "SELECT count(*) FROM sqlite_master", 0, NULL) > 0;
}

/* SQLite opens a file that it may not write without a word, and one that only says so in its (damaged) head. */
static gboolean
check_writable (sqlite3  *db,
                GError  **error)
{
  gboolean may_write;

  if (sqlite3_db_readonly (db, "main") == 0)
    return TRUE;

  may_write = g_access (sqlite3_db_filename (db, "main"), W_OK) == 0;
  g_set_error_literal (error, TABLEE_SQLITE_ERROR, may_write ? SQLITE_NOTADB : SQLITE_READONLY, "it may only be read");

  return FALSE;
}

/* The index of a write-ahead log is shared memory, which programs on two machines do not share: in a home that lies on a network, the
 * older way of keeping a journal. */
static const char *
choose_journal (sqlite3 *db)
{
  g_autoptr (GFile) file = g_file_new_for_path (sqlite3_db_filename (db, "main"));
  g_autoptr (GFileInfo) info = g_file_query_filesystem_info (file, G_FILE_ATTRIBUTE_FILESYSTEM_REMOTE, NULL, NULL);
  gboolean remote = info != NULL && g_file_info_get_attribute_boolean (info, G_FILE_ATTRIBUTE_FILESYSTEM_REMOTE);

  return remote ? "PRAGMA journal_mode = DELETE" : "PRAGMA journal_mode = WAL";
}

/* Nothing is written to a file before it is known to be ours and not newer. A commit is on the disk when it is told: with a journal that
 * is deleted, FULL does not say so of the folder. */
static gboolean
set_up (sqlite3   *db,
        gboolean  *newer,
        GError   **error)
{
  g_autoptr (GError) local_error = NULL;
  gint64 version = tablee_database_get (db, "PRAGMA user_version", -1, &local_error);

  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  *newer = version > TABLEE_STORE_VERSION;
  if (*newer || version < 0 || is_foreign (db))
    {
      g_set_error (error, TABLEE_SQLITE_ERROR, SQLITE_NOTADB, "its version is %" G_GINT64_FORMAT, version);
      return FALSE;
    }

  return check_writable (db, error) &&
         tablee_database_run (db, error, choose_journal (db), "") &&
         tablee_database_run (db, error, "PRAGMA synchronous = EXTRA", "") &&
         tablee_database_run (db, error, "PRAGMA foreign_keys = ON", "") &&
         (version == TABLEE_STORE_VERSION || tablee_store_schema_update (db, error)) &&
         tablee_store_schema_check (db, error);
}

/* The statements of opening are right, so that even a plain error of SQLite is about what it found in the file. */
static gboolean
is_damage (const GError *error)
{
  return tablee_sqlite_error_is_damage (error) || g_error_matches (error, TABLEE_SQLITE_ERROR, SQLITE_ERROR);
}

static TableeStoreFileResult
open_once (const char       *path,
           TableeStoreWait   wait,
           gpointer          wait_data,
           sqlite3         **db,
           GError          **error)
{
  g_autoptr (GError) local_error = NULL;
  gboolean newer = FALSE;

  *db = tablee_store_connect (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, error);
  if (*db == NULL)
    return TABLEE_STORE_FILE_REFUSED;

  sqlite3_busy_handler (*db, wait, wait_data);
  if (set_up (*db, &newer, &local_error))
    return TABLEE_STORE_FILE_OPEN;

  g_clear_pointer (db, tablee_store_file_drop);
  g_propagate_error (error, g_error_copy (local_error));
  if (newer)
    return TABLEE_STORE_FILE_NEWER;

  return is_damage (local_error) ? TABLEE_STORE_FILE_DAMAGED : TABLEE_STORE_FILE_REFUSED;
}

TableeStoreFileResult
tablee_store_file_open (const char       *path,
                        TableeStoreWait   wait,
                        gpointer          wait_data,
                        sqlite3         **db,
                        GError          **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  gint64 version = read_version (path);

  *db = NULL;
  if (version > TABLEE_STORE_VERSION)
    {
      g_set_error (error, TABLEE_SQLITE_ERROR, SQLITE_NOTADB, "its version is %" G_GINT64_FORMAT, version);
      return TABLEE_STORE_FILE_NEWER;
    }
  if (!make_folder (folder, error))
    return TABLEE_STORE_FILE_REFUSED;

  for (int count = 0;; count++)
    {
      g_autoptr (GError) local_error = NULL;
      TableeStoreFileResult result = open_once (path, wait, wait_data, db, &local_error);

      /* Not every lock is waited for inside of SQLite. */
      if (result == TABLEE_STORE_FILE_REFUSED && tablee_sqlite_error_is_lock (local_error) && wait (wait_data, count))
        continue;

      if (local_error != NULL)
        g_propagate_error (error, g_steal_pointer (&local_error));
      return result;
    }
}

/* A database in write-ahead mode inside a folder that may not be written opens only as one that nobody changes. */
sqlite3 *
tablee_store_file_peek (const char *path)
{
  g_autofree char *plain_uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *uri = NULL;

  if (plain_uri == NULL)
    return NULL;

  uri = g_strconcat (plain_uri, "?immutable=1", NULL);

  return tablee_store_connect (uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL);
}

gboolean
tablee_store_file_has_moved (sqlite3 *db)
{
  int moved = 0;

  return sqlite3_file_control (db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
}

void
tablee_store_file_drop (sqlite3 *db)
{
  sqlite3_db_config (db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  sqlite3_close (db);
}

/* A name beside @path that nothing has: with the date, for people who look for it. */
static char *
name_for_damaged (const char *path)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d-%H%M%S");
  char *name = g_strdup_printf ("%s.damaged-%s", path, date);

  for (int i = 2; i < MAX_NAMES && g_file_test (name, G_FILE_TEST_EXISTS); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s.damaged-%s-%d", path, date, i);
    }

  return name;
}

/* The log and the index of a database belong to it: they go along, so that whoever wants to save what can be saved has
 * all there is. */
char *
tablee_store_file_set_aside (const char *path)
{
  static const char *const suffixes[] = { "", "-wal", "-shm", "-journal" };
  g_autofree char *name = name_for_damaged (path);
  g_autofree char *folder = g_path_get_dirname (path);

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *from = g_strconcat (path, suffixes[i], NULL);
      g_autofree char *to = g_strconcat (name, suffixes[i], NULL);

      if (g_rename (from, to) != 0 && i == 0)
        return NULL;
    }
  sync_folder (folder);

  return g_steal_pointer (&name);
}
