/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What reviews found out about a game, a text for each of its decisions: what they say is theirs. */
#include "store-review.h"

#include "store-database.h"
#include "store-jobs.h"
#include "store-sql.h"

typedef struct
{
  TableeStoreJob  job;
  gint64          id;
  GVariant       *notes;  /* a(us): numbers of actions, and texts */
} NotesJob;

static void
notes_free (TableeStoreJob *job)
{
  g_clear_pointer (&((NotesJob *) job)->notes, g_variant_unref);
}

static TableeStoreJob *
notes_job_new (TableeStore  *self,
               gint64        id,
               gboolean    (*run) (TableeStoreJob *, TableeDatabase *, GError **),
               void        (*done) (TableeStoreJob *))
{
  NotesJob *notes = tablee_store_new_job (self, sizeof (NotesJob));

  notes->job.run = run;
  notes->job.done = done;
  notes->job.free = notes_free;
  notes->id = id;

  return &notes->job;
}

/*
 * Reading
 */

static gboolean
read_notes (sqlite3   *db,
            gpointer   data,
            GError   **error)
{
  static const char sql[] = "SELECT number, text FROM review WHERE game = ? ORDER BY number";
  NotesJob *notes = data;
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "i", notes->id);
  g_autoptr (GError) local_error = NULL;
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(us)"));

  while (statement != NULL && tablee_database_step (statement, &local_error))
    {
      g_autofree char *text = tablee_database_dup_text (statement, 1);
      gint64 number = sqlite3_column_int64 (statement, 0);

      if (text != NULL && number >= 0 && number <= G_MAXUINT32)
        g_variant_builder_add (&builder, "(us)", (guint32) number, text);
    }
  if (!tablee_database_is_read (statement, g_steal_pointer (&local_error), error))
    return FALSE;

  g_clear_pointer (&notes->notes, g_variant_unref);
  notes->notes = g_variant_ref_sink (g_variant_builder_end (&builder));

  return statement != NULL;
}

static gboolean
load_run (TableeStoreJob  *job,
          TableeDatabase  *database,
          GError         **error)
{
  return tablee_database_read (database, read_notes, job, error);
}

static void
load_done (TableeStoreJob *job)
{
  NotesJob *notes = (NotesJob *) job;

  if (job->error != NULL)
    tablee_store_job_return_error (job);
  else
    g_task_return_pointer (job->task, g_steal_pointer (&notes->notes), (GDestroyNotify) g_variant_unref);
}

void
tablee_store_load_review_async (TableeStore         *self,
                                gint64               id,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  g_return_if_fail (TABLEE_IS_STORE (self));

  if (tablee_store_report_closed (self, tablee_store_load_review_async, callback, user_data))
    return;

  tablee_store_push_job (self, notes_job_new (self, id, load_run, load_done), tablee_store_load_review_async, cancellable,
                         callback, user_data);
}

GVariant *
tablee_store_load_review_finish (TableeStore   *self,
                                 GAsyncResult  *result,
                                 GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/*
 * Writing
 */

/* Of a game that is no longer there nothing is kept: SQLite refuses. */
static gboolean
write_notes (sqlite3   *db,
             gpointer   data,
             GError   **error)
{
  NotesJob *notes = data;
  GVariantIter iter;
  guint32 number;
  const char *text;

  g_variant_iter_init (&iter, notes->notes);
  while (g_variant_iter_next (&iter, "(u&s)", &number, &text))
    if (!tablee_database_run (db, error, "INSERT OR REPLACE INTO review (game, number, text) VALUES (?, ?, ?)", "iit",
                              notes->id, (gint64) number, text))
      return FALSE;

  return TRUE;
}

static gboolean
keep_run (TableeStoreJob  *job,
          TableeDatabase  *database,
          GError         **error)
{
  return tablee_database_write (database, write_notes, job, error);
}

static void
keep_done (TableeStoreJob *job)
{
  if (job->error != NULL)
    tablee_store_job_return_error (job);
  else
    g_task_return_boolean (job->task, TRUE);
}

void
tablee_store_keep_review_async (TableeStore         *self,
                                gint64               id,
                                GVariant            *notes,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  g_autoptr (GVariant) taken = g_variant_ref_sink (notes);
  TableeStoreJob *job;

  g_return_if_fail (TABLEE_IS_STORE (self));
  g_return_if_fail (g_variant_is_of_type (notes, G_VARIANT_TYPE ("a(us)")));

  if (tablee_store_report_closed (self, tablee_store_keep_review_async, callback, user_data))
    return;

  job = notes_job_new (self, id, keep_run, keep_done);
  ((NotesJob *) job)->notes = g_steal_pointer (&taken);
  tablee_store_push_job (self, job, tablee_store_keep_review_async, NULL, callback, user_data);
}

gboolean
tablee_store_keep_review_finish (TableeStore   *self,
                                 GAsyncResult  *result,
                                 GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
