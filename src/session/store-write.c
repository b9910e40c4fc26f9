/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is written to the store, and what that changes in lists and streaks: found out in one transaction with it. */
#include "store-write.h"

#include "game-record-private.h"
#include "kept-table.h"
#include "store-database.h"
#include "store-jobs.h"
#include "store-sql.h"
#include "store-streak.h"
#include "store-strength.h"

/* A change of a game, or a whole one. */
typedef struct
{
  TableeStoreJob     job;
  TableeStoreSlot   *slot;
  TableeStoreChange *change;
  TableeGameRecord  *whole;    /* of an import: the record that is taken in */
  char              *elsewhere; /* (nullable): the key of what goes where that has come */
  gint64             id;       /* where it is now */
  TableeStoreRow    *row;      /* how lists show it now */
  TableeStorePlace   before;
  TableeStorePlace   after;
  GPtrArray         *streaks;  /* if they are others now */
  gboolean           moved;    /* it was found under another id */
} WriteJob;

/* Results that outlive their games are written with what ends them. */
static gboolean
note_results (sqlite3   *db,
              WriteJob  *write,
              GError   **error)
{
  gboolean differs = FALSE;

  g_clear_pointer (&write->streaks, g_ptr_array_unref);
  if (!write->before.over && !write->after.over)
    return TRUE;

  return tablee_store_strength_note (db, write->id, error) && tablee_store_streak_note (db, write->id, &differs, error) &&
         (!differs || tablee_store_streak_read (db, &write->streaks, error));
}

/* With what takes its place, so that nobody finds both, or neither. */
static gboolean
drop_elsewhere (sqlite3         *db,
                const WriteJob  *write,
                GError         **error)
{
  return write->elsewhere == NULL || tablee_database_run (db, error, "DELETE FROM elsewhere WHERE key = ?", "t", write->elsewhere);
}

static gboolean
write_and_look (sqlite3   *db,
                gpointer   data,
                GError   **error)
{
  WriteJob *write = data;
  gint64 id = tablee_store_slot_get_id (write->slot);

  if (!tablee_store_list_find (db, id, &write->before, error) ||
      !tablee_store_change_write (write->change, db, write->slot, &write->id, &write->row, error))
    return FALSE;

  write->moved = id != 0 && id != write->id;

  return tablee_store_list_find (db, write->id, &write->after, error) &&
         note_results (db, write, error) &&
         drop_elsewhere (db, write, error);
}

static gboolean
write_run (TableeStoreJob  *job,
           TableeDatabase  *database,
           GError         **error)
{
  WriteJob *write = (WriteJob *) job;

  if (!tablee_database_write (database, write_and_look, job, error))
    return FALSE;

  /* Only now, since a write that fails may be done again. */
  tablee_store_slot_set (write->slot, write->id, tablee_store_change_get_stamp (write->change));

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
        tablee_store_tell_reloaded (self);
      tablee_store_job_return_error (job);
      return;
    }

  if (write->moved)
    tablee_store_tell_reloaded (self);
  else
    tablee_store_tell_moved (self, &write->before, &write->after, write->row);
  if (write->streaks != NULL)
    tablee_store_set_streaks (self, g_steal_pointer (&write->streaks));
  g_task_return_int (job->task, (gssize) write->id);
}

static void
write_free (TableeStoreJob *job)
{
  WriteJob *write = (WriteJob *) job;

  g_clear_pointer (&write->slot, tablee_store_slot_unref);
  g_clear_pointer (&write->change, tablee_store_change_free);
  g_clear_pointer (&write->row, tablee_store_row_unref);
  g_clear_object (&write->whole);
  g_free (write->elsewhere);
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
  write->slot = tablee_store_slot_ref (slot);
  write->change = change;

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

/* The record is the kept game's from now on, as it would be read. */
static void
import_done (TableeStoreJob *job)
{
  const WriteJob *write = (WriteJob *) job;
  gint64 id;
  gint64 stamp;

  if (job->error == NULL)
    {
      tablee_store_slot_get (write->slot, &id, &stamp);
      tablee_game_record_set_kept (write->whole, id, stamp);
      tablee_store_change_date_whole (write->change);
    }
  write_done (job);
}

/* @elsewhere: (nullable) */
static void
push_import (TableeStore         *self,
             TableeGameRecord    *record,
             const char          *elsewhere,
             GCancellable        *cancellable,
             GAsyncReadyCallback  callback,
             gpointer             user_data)
{
  g_autoptr (TableeStoreSlot) slot = NULL;
  TableeStoreChange *change;
  WriteJob *write;

  if (tablee_store_report_closed (self, tablee_store_import_async, callback, user_data))
    return;
  if (tablee_game_record_get_is_view (record))
    {
      g_task_report_new_error (self, callback, user_data, tablee_store_import_async, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                               "position: what one seat knows can be looked at, not kept");
      return;
    }

  slot = tablee_store_slot_new (0, 0);
  change = tablee_store_change_new (tablee_game_record_get_log (record), tablee_game_record_get_taken_back (record),
                                    tablee_game_record_get_given_up_by (record));
  tablee_store_change_set_whole (change, record);
  write = (WriteJob *) write_job_new (self, slot, change);
  write->job.done = import_done;
  write->whole = g_object_ref (record);
  write->elsewhere = g_strdup (elsewhere);
  tablee_store_push_job (self, &write->job, tablee_store_import_async, cancellable, callback, user_data);
}

void
tablee_store_import_async (TableeStore              *self,
                           struct _TableeGameRecord *record,
                           GCancellable             *cancellable,
                           GAsyncReadyCallback       callback,
                           gpointer                  user_data)
{
  g_return_if_fail (TABLEE_IS_STORE (self));
  g_return_if_fail (TABLEE_IS_GAME_RECORD (record));

  push_import (self, record, NULL, cancellable, callback, user_data);
}

void
tablee_store_import_elsewhere_async (TableeStore              *self,
                                     const char               *key,
                                     struct _TableeGameRecord *record,
                                     GAsyncReadyCallback       callback,
                                     gpointer                  user_data)
{
  g_return_if_fail (TABLEE_IS_STORE (self));
  g_return_if_fail (key != NULL);
  g_return_if_fail (TABLEE_IS_GAME_RECORD (record));

  push_import (self, record, key, NULL, callback, user_data);
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
