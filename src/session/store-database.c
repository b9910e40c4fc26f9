/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-database.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <unistd.h>

enum
{
  BUSY_TIMEOUT_MS = 5000,
  MAX_NAMES = 100,
};

struct _TableeDatabase
{
  sqlite3              *db;
  char                 *path;
  gboolean              in_memory;
  TableeDatabaseNotice  notice;
  gpointer              user_data;
};

/*
 * Opening
 */

static gboolean
is_damage (const GError *error)
{
  return g_error_matches (error, TABLEE_SQLITE_ERROR, SQLITE_CORRUPT) ||
         g_error_matches (error, TABLEE_SQLITE_ERROR, SQLITE_NOTADB);
}

/* The statements of opening are right, so that even a plain error of SQLite is about what it found in the file. */
static gboolean
is_damage_on_opening (const GError *error)
{
  return is_damage (error) || g_error_matches (error, TABLEE_SQLITE_ERROR, SQLITE_ERROR);
}

static TableeStoreNotice
notice_for (const GError *error)
{
  if (error->domain != TABLEE_SQLITE_ERROR)
    return TABLEE_STORE_NOTICE_FAILED;

  switch (error->code)
    {
    case SQLITE_FULL:
      return TABLEE_STORE_NOTICE_FULL;
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
      return TABLEE_STORE_NOTICE_READ_ONLY;
    default:
      return TABLEE_STORE_NOTICE_FAILED;
    }
}

static gboolean
make_folder (const char  *path,
             GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;

  g_set_error (error, TABLEE_SQLITE_ERROR, errno == ENOSPC ? SQLITE_FULL : SQLITE_CANTOPEN, "%s: %s", folder, g_strerror (errno));

  return FALSE;
}

static sqlite3 *
connect (const char  *path,
         int          flags,
         GError     **error)
{
  sqlite3 *db = NULL;

  if (sqlite3_open_v2 (path, &db, flags | SQLITE_OPEN_NOMUTEX, NULL) == SQLITE_OK)
    {
      sqlite3_busy_timeout (db, BUSY_TIMEOUT_MS);
      sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
      sqlite3_db_config (db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
      return db;
    }

  tablee_sqlite_set_error (db, error);
  sqlite3_close (db);

  return NULL;
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

/* Nothing is written to a file before it is known to be ours and not newer. */
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
         tablee_database_run (db, error, "PRAGMA journal_mode = WAL", "") &&
         tablee_database_run (db, error, "PRAGMA synchronous = FULL", "") &&
         tablee_database_run (db, error, "PRAGMA foreign_keys = ON", "") &&
         (version == TABLEE_STORE_VERSION || tablee_store_schema_update (db, error)) &&
         tablee_store_schema_check (db, error);
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
static gboolean
set_aside (TableeDatabase *self)
{
  static const char *const suffixes[] = { "", "-wal", "-shm" };
  g_autofree char *name = name_for_damaged (self->path);

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *from = g_strconcat (self->path, suffixes[i], NULL);
      g_autofree char *to = g_strconcat (name, suffixes[i], NULL);

      if (g_rename (from, to) != 0 && i == 0)
        return FALSE;
    }
  self->notice (TABLEE_STORE_NOTICE_DAMAGED, name, self->user_data);

  return TRUE;
}

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

/* What can still be read of the file is at hand in memory too. */
static gboolean
copy_what_is_there (TableeDatabase *self,
                    sqlite3        *memory)
{
  g_autofree char *plain_uri = NULL;
  g_autofree char *uri = NULL;
  sqlite3 *db;
  gboolean copied;

  if (self->db != NULL && copy_database (self->db, memory))
    return TRUE;

  /* A database in write-ahead mode inside a folder that may not be written opens only as one that nobody changes. */
  plain_uri = g_filename_to_uri (self->path, NULL, NULL);
  if (plain_uri == NULL)
    return FALSE;

  uri = g_strconcat (plain_uri, "?immutable=1", NULL);
  db = connect (uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL);
  copied = db != NULL && copy_database (db, memory);
  sqlite3_close (db);

  return copied;
}

static gboolean
is_usable (sqlite3 *db)
{
  return tablee_database_get (db, "PRAGMA user_version", 0, NULL) == TABLEE_STORE_VERSION && tablee_store_schema_check (db, NULL);
}

static sqlite3 *
connect_memory (void)
{
  g_autoptr (GError) error = NULL;
  sqlite3 *memory = connect (":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, &error);

  if (memory == NULL)
    g_error ("SQLite: %s", error->message);

  return memory;
}

static void
go_on_in_memory (TableeDatabase    *self,
                 TableeStoreNotice  notice,
                 const char        *detail)
{
  sqlite3 *memory = connect_memory ();

  if (notice == TABLEE_STORE_NOTICE_NEWER || !copy_what_is_there (self, memory) || !is_usable (memory))
    {
      sqlite3_close (memory);
      memory = connect_memory ();
      tablee_store_schema_update (memory, NULL);
    }
  tablee_database_run (memory, NULL, "PRAGMA foreign_keys = ON", "");

  self->notice (notice, detail, self->user_data);
  sqlite3_close (self->db);
  self->db = memory;
  self->in_memory = TRUE;
}

static gboolean
open_file (TableeDatabase  *self,
           gboolean        *newer,
           GError         **error)
{
  *newer = FALSE;
  if (!make_folder (self->path, error))
    return FALSE;

  self->db = connect (self->path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, error);
  if (self->db == NULL)
    return FALSE;
  if (set_up (self->db, newer, error))
    return TRUE;

  if (*newer || is_damage_on_opening (*error))
    {
      /* It stays as it is: closing must not tidy it up. */
      sqlite3_db_config (self->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
      g_clear_pointer (&self->db, sqlite3_close);
    }

  return FALSE;
}

static void
open_whatever_happens (TableeDatabase *self)
{
  g_autoptr (GError) error = NULL;
  gboolean newer;

  if (open_file (self, &newer, &error))
    return;

  if (newer)
    {
      go_on_in_memory (self, TABLEE_STORE_NOTICE_NEWER, error->message);
      return;
    }
  if (is_damage_on_opening (error) && set_aside (self))
    {
      g_clear_error (&error);
      if (open_file (self, &newer, &error))
        return;
    }

  go_on_in_memory (self, notice_for (error), error->message);
}

TableeDatabase *
tablee_database_open (const char           *path,
                      TableeDatabaseNotice  notice,
                      gpointer              user_data)
{
  TableeDatabase *self = g_new0 (TableeDatabase, 1);

  self->path = g_strdup (path);
  self->notice = notice;
  self->user_data = user_data;
  open_whatever_happens (self);

  return self;
}

void
tablee_database_close (TableeDatabase *self)
{
  sqlite3_close (self->db);
  g_free (self->path);
  g_free (self);
}

/*
 * Work
 */

static gboolean
try_to_write (TableeDatabase      *self,
              TableeDatabaseWork   work,
              gpointer             data,
              GError             **error)
{
  if (!tablee_database_run (self->db, error, "BEGIN IMMEDIATE", ""))
    return FALSE;
  if (work (self->db, data, error) && tablee_database_run (self->db, error, "COMMIT", ""))
    return TRUE;

  if (!sqlite3_get_autocommit (self->db))
    tablee_database_run (self->db, NULL, "ROLLBACK", "");

  return FALSE;
}

/* After a failure: another database, on which it may be tried again. Returns FALSE if that is of no use. */
static gboolean
replace (TableeDatabase *self,
         const GError   *error)
{
  if (self->in_memory || error->domain != TABLEE_SQLITE_ERROR || error->code == SQLITE_CONSTRAINT)
    return FALSE;

  if (is_damage (error))
    {
      sqlite3_db_config (self->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
      g_clear_pointer (&self->db, sqlite3_close);
      if (set_aside (self))
        {
          open_whatever_happens (self);
          return TRUE;
        }
    }

  go_on_in_memory (self, notice_for (error), error->message);

  return TRUE;
}

gboolean
tablee_database_write (TableeDatabase      *self,
                       TableeDatabaseWork   work,
                       gpointer             data,
                       GError             **error)
{
  g_autoptr (GError) local_error = NULL;

  if (try_to_write (self, work, data, &local_error))
    return TRUE;
  if (replace (self, local_error))
    return try_to_write (self, work, data, error);

  g_propagate_error (error, g_steal_pointer (&local_error));

  return FALSE;
}

gboolean
tablee_database_read (TableeDatabase      *self,
                      TableeDatabaseWork   work,
                      gpointer             data,
                      GError             **error)
{
  g_autoptr (GError) local_error = NULL;

  if (work (self->db, data, &local_error))
    return TRUE;
  if (is_damage (local_error) && replace (self, local_error))
    return work (self->db, data, error);

  g_propagate_error (error, g_steal_pointer (&local_error));

  return FALSE;
}
