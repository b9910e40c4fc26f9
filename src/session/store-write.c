/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-thread.h"

/* What is written to the store, and what that changes in lists and streaks: found out in one transaction with it. */

/* A change of a game, or a whole one. */
typedef struct
{
  TableeStoreJob    job;
  TableeStoreWrite  write;
  TableeStorePlace  before;
  TableeStorePlace  after;
  GPtrArray        *streaks;  /* if they are others now */
  gboolean          moved;    /* it was found under another id */
} WriteJob;

/* The results of games alone are written with what ends them. */
static gboolean
note_streaks (sqlite3   *db,
              WriteJob  *write,
              GError   **error)
{
  gboolean differs = FALSE;

  g_clear_pointer (&write->streaks, g_ptr_array_unref);
  if (!write->before.over && !write->after.over)
    return TRUE;

  return tablee_store_streak_note (db, write->write.id, &differs, error) &&
         (!differs || tablee_store_streak_read (db, &write->streaks, error));
}

static gboolean
write_and_look (sqlite3   *db,
                gpointer   data,
                GError   **error)
{
  WriteJob *write = data;
  gint64 id = tablee_store_slot_get_id (write->write.slot);

  if (!tablee_store_list_find (db, id, &write->before, error) || !tablee_store_games_write (db, &write->write, error))
    return FALSE;

  write->moved = id != 0 && id != write->write.id;

  return tablee_store_list_find (db, write->write.id, &write->after, error) &&
         note_streaks (db, write, error);
}

static gboolean
write_run (TableeStoreJob  *job,
           TableeDatabase  *database,
           GError         **error)
{
  TableeStoreWrite *write = &((WriteJob *) job)->write;

  if (!tablee_database_write (database, write_and_look, job, error))
    return FALSE;

  /* Only now, since a write that fails may be done again. */
  tablee_store_slot_set (write->slot, write->id, write->change->stamp);

  return TRUE;
}

static void
write_done (TableeStoreJob *job)
{
  WriteJob *write = (WriteJob *) job;
  TableeStore *self = g_task_get_source_object (job->task);

  if (job->error != NULL)
    {
      /* Somebody else has changed or deleted what the lists show. */
      if (job->error->domain == G_IO_ERROR)
        tablee_store_reload_lists (self);
      tablee_store_job_return_error (job);
      return;
    }

  if (write->moved)
    tablee_store_reload_lists (self);
  else
    tablee_store_tell_lists (self, &write->before, &write->after, write->write.row);
  if (write->streaks != NULL)
    tablee_store_set_streaks (self, g_steal_pointer (&write->streaks));
  g_task_return_int (job->task, (gssize) write->write.id);
}

static void
write_free (TableeStoreJob *job)
{
  WriteJob *write = (WriteJob *) job;

  g_clear_pointer (&write->write.slot, tablee_store_slot_unref);
  g_clear_pointer (&write->write.change, tablee_store_change_free);
  g_clear_pointer (&write->write.row, tablee_store_row_unref);
  g_clear_pointer (&write->streaks, g_ptr_array_unref);
  tablee_store_place_clear (&write->before);
  tablee_store_place_clear (&write->after);
}

static TableeStoreJob *
write_job_new (TableeStore       *self,
               TableeStoreSlot   *slot,
               TableeStoreChange *change)
{
  WriteJob *write = tablee_store_new_job (self, sizeof (WriteJob));

  write->job.run = write_run;
  write->job.done = write_done;
  write->job.free = write_free;
  write->write.slot = tablee_store_slot_ref (slot);
  write->write.change = change;

  return &write->job;
}

void
tablee_store_change_async (TableeStore         *self,
                           TableeStoreSlot     *slot,
                           TableeStoreChange   *change,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  g_autoptr (TableeStoreChange) taken = change;

  g_return_if_fail (TABLEE_IS_STORE (self));
  g_return_if_fail (slot != NULL);

  if (!tablee_store_report_closed (self, tablee_store_change_async, callback, user_data))
    tablee_store_push_job (self, write_job_new (self, slot, g_steal_pointer (&taken)), tablee_store_change_async, NULL, callback,
                           user_data);
}

gboolean
tablee_store_change_finish (TableeStore   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_int (G_TASK (result), error) > 0;
}

static GDateTime *
time_from_microseconds (gint64 microseconds)
{
  g_autoptr (GDateTime) second = g_date_time_new_from_unix_utc (microseconds / G_USEC_PER_SEC);

  return g_date_time_add (second, microseconds % G_USEC_PER_SEC);
}

/* The record is the kept game's from now on, as it would be read. */
static void
import_done (TableeStoreJob *job)
{
  const TableeStoreWrite *write = &((WriteJob *) job)->write;
  TableeGameRecord *record = write->change->whole;

  if (job->error == NULL)
    {
      tablee_store_slot_get (write->slot, &record->id, &record->stamp);
      if (record->started == NULL)
        record->started = time_from_microseconds (write->change->changed);
      if (record->ended == NULL && write->change->over)
        record->ended = time_from_microseconds (write->change->changed);
    }
  write_done (job);
}

void
tablee_store_import_async (TableeStore              *self,
                           struct _TableeGameRecord *record,
                           GCancellable             *cancellable,
                           GAsyncReadyCallback       callback,
                           gpointer                  user_data)
{
  g_autoptr (TableeStoreSlot) slot = NULL;
  TableeStoreChange *change;
  TableeStoreJob *job;

  g_return_if_fail (TABLEE_IS_STORE (self));
  g_return_if_fail (TABLEE_IS_GAME_RECORD (record));

  if (tablee_store_report_closed (self, tablee_store_import_async, callback, user_data))
    return;
  if (tablee_position_is_view (tablee_game_log_get_start (record->log)))
    {
      g_task_report_new_error (self, callback, user_data, tablee_store_import_async, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                               "position: what one seat knows can be looked at, not kept");
      return;
    }

  slot = tablee_store_slot_new (0, 0);
  change = tablee_store_change_new (record->log, record->taken_back, record->given_up_by);
  tablee_store_change_set_whole (change, record);
  job = write_job_new (self, slot, change);
  job->done = import_done;
  tablee_store_push_job (self, job, tablee_store_import_async, cancellable, callback, user_data);
}

gint64
tablee_store_import_finish (TableeStore   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  gssize id;

  g_return_val_if_fail (g_task_is_valid (result, self), 0);

  id = g_task_propagate_int (G_TASK (result), error);

  return MAX (id, 0);
}
