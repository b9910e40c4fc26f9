/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people call a kept game. */
#include "store.h"

#include "store-database.h"
#include "store-jobs.h"
#include "store-sql.h"

/* A game, its name from now on, and how the lists show it then. */
typedef struct
{
  TableeStoreJob    job;
  gint64            id;
  char             *name;
  TableeStorePlace  place;
  TableeStoreRow   *row;
} RenameJob;

static gboolean
write_name (sqlite3    *db,
            RenameJob  *rename,
            GError    **error)
{
  if (!tablee_database_run (db, error, "UPDATE game SET name = ? WHERE id = ?", "ti", rename->name, rename->id))
    return FALSE;

  return sqlite3_changes (db) == 1 || tablee_database_fail_not_kept (rename->id, error);
}

static gboolean
name_and_look (sqlite3   *db,
               gpointer   data,
               GError   **error)
{
  RenameJob *rename = data;

  if (!write_name (db, rename, error) || !tablee_store_list_find (db, rename->id, &rename->place, error))
    return FALSE;

  g_clear_pointer (&rename->row, tablee_store_row_unref);
  rename->row = tablee_store_list_read_row (db, rename->id, NULL, error);

  return rename->row != NULL;
}

static gboolean
rename_run (TableeStoreJob  *job,
            TableeDatabase  *database,
            GError         **error)
{
  return tablee_database_write (database, name_and_look, job, error);
}

static void
rename_done (TableeStoreJob *job)
{
  RenameJob *rename = (RenameJob *) job;

  if (job->error != NULL)
    {
      tablee_store_job_return_error (job);
      return;
    }

  tablee_store_tell_moved (g_task_get_source_object (job->task), &rename->place, &rename->place, rename->row);
  g_task_return_boolean (job->task, TRUE);
}

static void
rename_free (TableeStoreJob *job)
{
  RenameJob *rename = (RenameJob *) job;

  g_free (rename->name);
  tablee_store_place_clear (&rename->place);
  g_clear_pointer (&rename->row, tablee_store_row_unref);
}

/* Returns: (transfer full): a line without spaces around it that is not too long. */
static char *
dup_fit (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name != NULL ? name : "", -1);
  char *fit = g_utf8_substring (g_strstrip (g_strdelimit (valid, "\r\n\t", ' ')), 0,
                                MIN (g_utf8_strlen (valid, -1), TABLEE_STORE_MAX_NAME));

  return g_strchomp (fit);
}

void
tablee_store_rename_async (TableeStore         *self,
                           gint64               id,
                           const char          *name,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  RenameJob *rename;

  g_return_if_fail (TABLEE_IS_STORE (self));

  if (tablee_store_report_closed (self, tablee_store_rename_async, callback, user_data))
    return;

  rename = tablee_store_new_job (self, sizeof (RenameJob));
  rename->job.run = rename_run;
  rename->job.done = rename_done;
  rename->job.free = rename_free;
  rename->id = id;
  rename->name = dup_fit (name);
  tablee_store_push_job (self, &rename->job, tablee_store_rename_async, cancellable, callback, user_data);
}

gboolean
tablee_store_rename_finish (TableeStore   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
