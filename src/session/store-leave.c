/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games leave the lists, for good or until they are shown again. */
#include "store.h"

#include "store-database.h"
#include "store-jobs.h"
#include "store-sql.h"

/* A game, and where it was and is now. */
typedef struct
{
  TableeStoreJob    job;
  gint64            id;
  gboolean          hide;
  TableeStorePlace  before;
  TableeStorePlace  after;
  TableeStoreRow   *row;
} LeaveJob;

static gboolean
delete_game (sqlite3  *db,
             gint64    id,
             GError  **error)
{
  if (!tablee_database_run (db, error, "DELETE FROM game WHERE id = ?", "i", id))
    return FALSE;

  return sqlite3_changes (db) == 1 || tablee_database_fail_not_kept (id, error);
}

static gboolean
look_and_delete (sqlite3   *db,
                 gpointer   data,
                 GError   **error)
{
  LeaveJob *leave = data;

  return tablee_store_list_find (db, leave->id, &leave->before, error) && delete_game (db, leave->id, error);
}

static gboolean
delete_run (TableeStoreJob  *job,
            TableeDatabase  *database,
            GError         **error)
{
  return tablee_database_write (database, look_and_delete, job, error);
}

static void
delete_done (TableeStoreJob *job)
{
  LeaveJob *leave = (LeaveJob *) job;

  if (job->error != NULL)
    {
      tablee_store_job_return_error (job);
      return;
    }

  tablee_store_tell_moved (g_task_get_source_object (job->task), &leave->before, &leave->after, NULL);
  g_task_return_boolean (job->task, TRUE);
}

static gboolean
look_and_hide (sqlite3   *db,
               gpointer   data,
               GError   **error)
{
  LeaveJob *leave = data;

  if (!tablee_store_list_find (db, leave->id, &leave->before, error) ||
      !tablee_store_list_hide (db, leave->id, leave->hide, error) ||
      !tablee_store_list_find (db, leave->id, &leave->after, error))
    return FALSE;

  g_clear_pointer (&leave->row, tablee_store_row_unref);
  if (leave->after.there)
    leave->row = tablee_store_list_read_row (db, leave->id, NULL, error);

  return !leave->after.there || leave->row != NULL;
}

static gboolean
hide_run (TableeStoreJob  *job,
          TableeDatabase  *database,
          GError         **error)
{
  return tablee_database_read (database, look_and_hide, job, error);
}

static void
hide_done (TableeStoreJob *job)
{
  LeaveJob *leave = (LeaveJob *) job;
  g_autoptr (TableeStore) self = tablee_store_job_get_store (job);

  if (self != NULL && job->error == NULL)
    tablee_store_tell_moved (self, &leave->before, &leave->after, leave->row);
}

static void
leave_free (TableeStoreJob *job)
{
  LeaveJob *leave = (LeaveJob *) job;

  tablee_store_place_clear (&leave->before);
  tablee_store_place_clear (&leave->after);
  g_clear_pointer (&leave->row, tablee_store_row_unref);
}

void
tablee_store_hide (TableeStore *self,
                   gint64       id,
                   gboolean     hide)
{
  LeaveJob *leave;

  g_return_if_fail (TABLEE_IS_STORE (self));

  if (tablee_store_is_closed (self))
    return;

  leave = tablee_store_new_job (self, sizeof (LeaveJob));
  leave->job.run = hide_run;
  leave->job.done = hide_done;
  leave->job.free = leave_free;
  leave->id = id;
  leave->hide = hide;
  tablee_store_push_plain_job (self, &leave->job);
}

void
tablee_store_delete_async (TableeStore         *self,
                           gint64               id,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  LeaveJob *leave;

  g_return_if_fail (TABLEE_IS_STORE (self));

  if (tablee_store_report_closed (self, tablee_store_delete_async, callback, user_data))
    return;

  leave = tablee_store_new_job (self, sizeof (LeaveJob));
  leave->job.run = delete_run;
  leave->job.done = delete_done;
  leave->job.free = leave_free;
  leave->id = id;
  tablee_store_push_job (self, &leave->job, tablee_store_delete_async, cancellable, callback, user_data);
}

gboolean
tablee_store_delete_finish (TableeStore   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
