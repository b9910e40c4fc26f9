/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The database as the store's thread has it: locks waited for, failures lived with, damage set aside. */
#include "store-database.h"

#include "store-file.h"
#include "store-memory.h"
#include "store-schema.h"
#include "store-sql.h"

/*
 * Three things can be in the way of a write. A lock of another program is waited for, however long it takes. A failure that may pass is
 * tried again at once. A disk that is full, broken or read-only is replaced by memory, and tried again from time to time.
 */

enum
{
  LOOK_AGAIN_US = 20000,                                    /* while another program has locked the file */
  TELL_AFTER_US = 2 * G_USEC_PER_SEC,                       /* that is what one waits for */
  CLOSING_PATIENCE_US = 5 * G_USEC_PER_SEC,                 /* of a program that is about to end */
  WRITE_BACK_EVERY_US = 30 * G_USEC_PER_SEC,
};

struct _TableeDatabase
{
  sqlite3              *db;              /* NULL: memory is short */
  char                 *path;
  gboolean              in_memory;
  gboolean              may_write_back;
  gint64                tried_at;        /* to write back */
  gboolean              unsaved;         /* something was written to memory */

  TableeDatabaseHaste  *haste;           /* atomic: how the program is about to end */
  gint64                waiting_since;   /* monotonic; 0: not waiting */
  gboolean              told_locked;

  TableeDatabaseNotice  notice;
  gpointer              user_data;
  TableeStoreNotice     told;            /* what holds apart from locks */
  char                 *told_detail;
};

static void
tell (TableeDatabase    *self,
      TableeStoreNotice  notice,
      const char        *detail)
{
  self->told = notice;
  g_free (self->told_detail);
  self->told_detail = g_strdup (detail);
  self->notice (notice, detail, self->user_data);
}

/*
 * Waiting for locks
 */

static int
wait_cb (void *data,
         int   count)
{
  TableeDatabase *self = data;
  int haste = g_atomic_int_get (self->haste);
  gint64 now = g_get_monotonic_time ();

  if (self->waiting_since == 0)
    self->waiting_since = now;
  if (haste == TABLEE_DATABASE_ABANDONED ||
      (haste == TABLEE_DATABASE_CLOSING && now - self->waiting_since >= CLOSING_PATIENCE_US))
    return FALSE;

  if (!self->told_locked && now - self->waiting_since >= TELL_AFTER_US)
    {
      self->told_locked = TRUE;
      self->notice (TABLEE_STORE_NOTICE_LOCKED, NULL, self->user_data);
    }
  g_usleep (LOOK_AGAIN_US);

  return TRUE;
}

static void
stop_waiting (TableeDatabase *self)
{
  self->waiting_since = 0;
  if (!self->told_locked)
    return;

  self->told_locked = FALSE;
  self->notice (self->told, self->told_detail, self->user_data);
}

/*
 * Opening
 */

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

/* What can still be read of the file is at hand in memory too. */
static sqlite3 *
copy_to_memory (TableeDatabase *self)
{
  sqlite3 *memory = self->db != NULL ? tablee_store_memory_new (self->db) : NULL;
  sqlite3 *file = memory == NULL ? tablee_store_file_peek (self->path) : NULL;

  if (file != NULL)
    memory = tablee_store_memory_new (file);
  sqlite3_close (file);

  return memory;
}

static void
go_on_in_memory (TableeDatabase    *self,
                 TableeStoreNotice  notice,
                 const char        *detail)
{
  sqlite3 *memory = notice != TABLEE_STORE_NOTICE_NEWER ? copy_to_memory (self) : NULL;

  if (memory == NULL)
    memory = tablee_store_memory_new (NULL);
  if (memory != NULL)
    sqlite3_busy_handler (memory, wait_cb, self);

  sqlite3_close (self->db);
  self->db = memory;
  self->in_memory = TRUE;
  self->may_write_back = notice != TABLEE_STORE_NOTICE_NEWER;
  self->tried_at = g_get_monotonic_time ();
  tell (self, notice, detail);
}

static gboolean
set_aside (TableeDatabase *self)
{
  g_autofree char *name = tablee_store_file_set_aside (self->path);

  if (name == NULL)
    return FALSE;

  tell (self, TABLEE_STORE_NOTICE_DAMAGED, name);

  return TRUE;
}

static void
open_whatever_happens (TableeDatabase *self)
{
  g_autoptr (GError) error = NULL;
  TableeStoreFileResult result = tablee_store_file_open (self->path, wait_cb, self, &self->db, &error);

  stop_waiting (self);
  if (result == TABLEE_STORE_FILE_DAMAGED && set_aside (self))
    {
      g_clear_error (&error);
      result = tablee_store_file_open (self->path, wait_cb, self, &self->db, &error);
    }
  if (result == TABLEE_STORE_FILE_NEWER)
    go_on_in_memory (self, TABLEE_STORE_NOTICE_NEWER, error->message);
  else if (result != TABLEE_STORE_FILE_OPEN)
    go_on_in_memory (self, notice_for (error), error->message);
}

TableeDatabase *
tablee_database_open (const char           *path,
                      TableeDatabaseHaste  *haste,
                      TableeDatabaseNotice  notice,
                      gpointer              user_data)
{
  TableeDatabase *self = g_new0 (TableeDatabase, 1);

  self->path = g_strdup (path);
  self->haste = haste;
  self->notice = notice;
  self->user_data = user_data;
  open_whatever_happens (self);

  return self;
}

const char *
tablee_database_get_unchecked (TableeDatabase *self)
{
  return self->db != NULL && !self->in_memory && tablee_store_schema_is_large (self->db) ? self->path : NULL;
}

void
tablee_database_close (TableeDatabase *self)
{
  sqlite3_close (self->db);
  g_free (self->path);
  g_free (self->told_detail);
  g_free (self);
}

/*
 * Work
 */

static gboolean
have_database (TableeDatabase  *self,
               GError         **error)
{
  if (self->db == NULL)
    g_set_error_literal (error, TABLEE_SQLITE_ERROR, SQLITE_NOMEM, "out of memory");

  return self->db != NULL;
}

static gboolean
try_in_transaction (TableeDatabase      *self,
                    const char          *begin,
                    TableeDatabaseWork   work,
                    gpointer             data,
                    GError             **error)
{
  if (!have_database (self, error) || !tablee_database_run (self->db, error, begin, ""))
    return FALSE;
  if (work (self->db, data, error) && tablee_database_run (self->db, error, "COMMIT", ""))
    return TRUE;

  if (!sqlite3_get_autocommit (self->db))
    tablee_database_run (self->db, NULL, "ROLLBACK", "");

  return FALSE;
}

static gboolean
try_to_write (TableeDatabase      *self,
              TableeDatabaseWork   work,
              gpointer             data,
              GError             **error)
{
  return try_in_transaction (self, "BEGIN IMMEDIATE", work, data, error);
}

/* What is read in several statements is all of one moment: between two of them another program may take back and play on. */
static gboolean
try_to_read (TableeDatabase      *self,
             TableeDatabaseWork   work,
             gpointer             data,
             GError             **error)
{
  return try_in_transaction (self, "BEGIN", work, data, error);
}

/* One statement, which SQLite does not run within a transaction. */
static gboolean
try_to_copy (TableeDatabase      *self,
             TableeDatabaseWork   work,
             gpointer             path,
             GError             **error)
{
  return have_database (self, error) && tablee_database_run (self->db, error, "VACUUM INTO ?", "t", (const char *) path);
}

typedef gboolean (*Try) (TableeDatabase      *self,
                         TableeDatabaseWork   work,
                         gpointer             data,
                         GError             **error);

/* As often as it takes where a lock is in the way, and once more where a failure may have been one of the moment. */
static gboolean
insist (TableeDatabase      *self,
        Try                  try,
        TableeDatabaseWork   work,
        gpointer             data,
        GError             **error)
{
  gboolean again = TRUE;

  for (int count = 0;; count++)
    {
      g_autoptr (GError) local_error = NULL;
      gboolean done = try (self, work, data, &local_error);

      if (!done && tablee_sqlite_error_is_lock (local_error) && wait_cb (self, count))
        continue;
      if (!done && again && tablee_sqlite_error_may_pass (local_error))
        {
          again = FALSE;
          continue;
        }

      stop_waiting (self);
      if (!done)
        g_propagate_error (error, g_steal_pointer (&local_error));
      return done;
    }
}

/* After a failure: another database, on which it may be tried again. Returns FALSE if that is of no use. */
static gboolean
replace (TableeDatabase *self,
         const GError   *error)
{
  if (self->in_memory || error->domain != TABLEE_SQLITE_ERROR || error->code == SQLITE_CONSTRAINT ||
      tablee_sqlite_error_is_lock (error))
    return FALSE;

  if (tablee_sqlite_error_is_damage (error))
    {
      g_clear_pointer (&self->db, tablee_store_file_drop);
      if (set_aside (self))
        {
          open_whatever_happens (self);
          return TRUE;
        }
    }

  go_on_in_memory (self, notice_for (error), error->message);

  return TRUE;
}

/* Another program that found the file damaged has set it aside, or somebody has deleted it: what has its name now is ours. */
static void
follow_file (TableeDatabase *self)
{
  if (self->in_memory || self->db == NULL || !tablee_store_file_has_moved (self->db))
    return;

  g_clear_pointer (&self->db, tablee_store_file_drop);
  open_whatever_happens (self);
}

gboolean
tablee_database_write (TableeDatabase      *self,
                       TableeDatabaseWork   work,
                       gpointer             data,
                       GError             **error)
{
  g_autoptr (GError) local_error = NULL;
  gboolean done;

  follow_file (self);
  done = insist (self, try_to_write, work, data, &local_error);
  if (!done && replace (self, local_error))
    {
      g_clear_error (&local_error);
      done = insist (self, try_to_write, work, data, &local_error);
    }
  self->unsaved |= done && self->in_memory;
  if (!done)
    g_propagate_error (error, g_steal_pointer (&local_error));

  return done;
}

static gboolean
insist_on_reading (TableeDatabase      *self,
                   Try                  try,
                   TableeDatabaseWork   work,
                   gpointer             data,
                   GError             **error)
{
  g_autoptr (GError) local_error = NULL;

  if (insist (self, try, work, data, &local_error))
    return TRUE;
  if (tablee_sqlite_error_is_damage (local_error) && replace (self, local_error))
    return insist (self, try, work, data, error);

  g_propagate_error (error, g_steal_pointer (&local_error));

  return FALSE;
}

gboolean
tablee_database_read (TableeDatabase      *self,
                      TableeDatabaseWork   work,
                      gpointer             data,
                      GError             **error)
{
  return insist_on_reading (self, try_to_read, work, data, error);
}

gboolean
tablee_database_copy (TableeDatabase  *self,
                      const char      *path,
                      GError         **error)
{
  return insist_on_reading (self, try_to_copy, NULL, (gpointer) path, error);
}

/*
 * Back from memory
 */

gboolean
tablee_database_get_unsaved (TableeDatabase *self)
{
  return self->in_memory && self->unsaved;
}

gint64
tablee_database_get_patience (TableeDatabase *self)
{
  if (!self->in_memory || !self->may_write_back)
    return -1;

  return MAX (self->tried_at + WRITE_BACK_EVERY_US - g_get_monotonic_time (), 0);
}

gboolean
tablee_database_write_back (TableeDatabase  *self,
                            GError         **error)
{
  sqlite3 *file = NULL;

  if (!self->in_memory)
    return TRUE;
  if (!self->may_write_back)
    {
      g_set_error_literal (error, TABLEE_SQLITE_ERROR, SQLITE_NOTADB, self->told_detail);
      return FALSE;
    }

  if (tablee_store_file_open (self->path, wait_cb, self, &file, error) == TABLEE_STORE_FILE_OPEN &&
      self->db != NULL && !tablee_store_memory_write_back (self->db, self->path, error))
    g_clear_pointer (&file, sqlite3_close);
  stop_waiting (self);
  self->tried_at = g_get_monotonic_time ();
  if (file == NULL)
    return FALSE;

  sqlite3_close (self->db);
  self->db = file;
  self->in_memory = FALSE;
  tell (self, self->unsaved ? TABLEE_STORE_NOTICE_WRITTEN_BACK : TABLEE_STORE_NOTICE_NONE, NULL);
  self->unsaved = FALSE;

  return TRUE;
}
