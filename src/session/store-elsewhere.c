/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps what is to be known of tables elsewhere after the program has ended. */
#include "kept-table.h"

#include "store-database.h"
#include "store-jobs.h"
#include "store-sql.h"

typedef struct
{
  TableeStoreJob   job;
  TableeKeptTable  put;    /* without a text: what is there goes */
  gboolean         cleaned; /* a game went that nobody knew of */
  GPtrArray       *found;  /* of TableeKeptTable */
} ElsewhereJob;

void
tablee_kept_table_free (TableeKeptTable *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->key);
  g_free (self->text);
  g_free (self);
}

static void
elsewhere_job_free (TableeStoreJob *job)
{
  ElsewhereJob *self = (ElsewhereJob *) job;

  g_free (self->put.key);
  g_free (self->put.text);
  g_clear_pointer (&self->found, g_ptr_array_unref);
}

static ElsewhereJob *
elsewhere_job_new (TableeStore  *store,
                   gboolean    (*run) (TableeStoreJob *, TableeDatabase *, GError **),
                   void        (*done) (TableeStoreJob *))
{
  ElsewhereJob *self = tablee_store_new_job (store, sizeof (ElsewhereJob));

  self->job.run = run;
  self->job.done = done;
  self->job.free = elsewhere_job_free;

  return self;
}

/*
 * Writing
 */

/* When a table is told of its game, which is kept already, one that it has made before in the same way goes: the program has ended between
 * these two. No copy can have been made of either. */
#define DROP_TWIN "DELETE FROM game WHERE over = 0 AND id <> ?1 AND seed = (SELECT seed FROM game WHERE id = ?1) " \
                  "AND EXISTS (SELECT 1 FROM elsewhere WHERE key = ?2 AND game IS NULL)"

static gboolean
write_text (sqlite3   *db,
            gpointer   data,
            GError   **error)
{
  ElsewhereJob *self = data;

  self->cleaned = FALSE;
  if (self->put.text == NULL)
    return tablee_database_run (db, error, "DELETE FROM elsewhere WHERE key = ?", "t", self->put.key);

  if (self->put.game > 0)
    {
      if (!tablee_database_run (db, error, DROP_TWIN, "it", self->put.game, self->put.key))
        return FALSE;
      self->cleaned = sqlite3_changes (db) > 0;
    }

  return tablee_database_run (db, error, "INSERT OR REPLACE INTO elsewhere (key, game, text) VALUES (?, nullif (?, 0), ?)",
                              "tit", self->put.key, self->put.game, self->put.text);
}

static gboolean
put_run (TableeStoreJob  *job,
         TableeDatabase  *database,
         GError         **error)
{
  return tablee_database_write (database, write_text, job, error);
}

static void
put_done (TableeStoreJob *job)
{
  if (((ElsewhereJob *) job)->cleaned && job->error == NULL)
    tablee_store_tell_reloaded (g_task_get_source_object (job->task));
  if (job->error != NULL)
    tablee_store_job_return_error (job);
  else
    g_task_return_boolean (job->task, TRUE);
}

void
tablee_store_put_elsewhere_async (TableeStore         *self,
                                  const char          *key,
                                  gint64               game,
                                  const char          *text,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data)
{
  ElsewhereJob *put;

  g_return_if_fail (TABLEE_IS_STORE (self));
  g_return_if_fail (key != NULL && text != NULL);

  if (tablee_store_report_closed (self, tablee_store_put_elsewhere_async, callback, user_data))
    return;

  put = elsewhere_job_new (self, put_run, put_done);
  put->put = (TableeKeptTable){ .key = g_strdup (key), .game = game, .text = g_strdup (text) };
  tablee_store_push_job (self, &put->job, tablee_store_put_elsewhere_async, NULL, callback, user_data);
}

void
tablee_store_drop_elsewhere_async (TableeStore         *self,
                                   const char          *key,
                                   GAsyncReadyCallback  callback,
                                   gpointer             user_data)
{
  ElsewhereJob *drop;

  g_return_if_fail (TABLEE_IS_STORE (self));
  g_return_if_fail (key != NULL);

  if (tablee_store_report_closed (self, tablee_store_put_elsewhere_async, callback, user_data))
    return;

  drop = elsewhere_job_new (self, put_run, put_done);
  drop->put.key = g_strdup (key);
  tablee_store_push_job (self, &drop->job, tablee_store_put_elsewhere_async, NULL, callback, user_data);
}

gboolean
tablee_store_put_elsewhere_finish (TableeStore   *self,
                                   GAsyncResult  *result,
                                   GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/*
 * Reading
 */

static gboolean
read_all (sqlite3   *db,
          gpointer   data,
          GError   **error)
{
  ElsewhereJob *self = data;
  g_autoptr (sqlite3_stmt) rows = tablee_database_prepare (db, error, "SELECT key, game, text FROM elsewhere ORDER BY key", "");
  g_autoptr (GError) failure = NULL;

  if (rows == NULL)
    return FALSE;

  g_clear_pointer (&self->found, g_ptr_array_unref);
  self->found = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_kept_table_free);
  while (tablee_database_step (rows, &failure))
    {
      TableeKeptTable *one = g_new0 (TableeKeptTable, 1);

      one->key = tablee_database_dup_text (rows, 0);
      one->game = sqlite3_column_int64 (rows, 1);
      one->text = tablee_database_dup_text (rows, 2);
      g_ptr_array_add (self->found, one);
    }

  return tablee_database_is_read (rows, g_steal_pointer (&failure), error);
}

static gboolean
load_run (TableeStoreJob  *job,
          TableeDatabase  *database,
          GError         **error)
{
  return tablee_database_read (database, read_all, job, error);
}

static void
load_done (TableeStoreJob *job)
{
  tablee_store_job_return_rows (job, &((ElsewhereJob *) job)->found);
}

void
tablee_store_load_elsewhere_async (TableeStore         *self,
                                   GCancellable        *cancellable,
                                   GAsyncReadyCallback  callback,
                                   gpointer             user_data)
{
  ElsewhereJob *load;

  g_return_if_fail (TABLEE_IS_STORE (self));

  if (tablee_store_report_closed (self, tablee_store_load_elsewhere_async, callback, user_data))
    return;

  load = elsewhere_job_new (self, load_run, load_done);
  tablee_store_push_job (self, &load->job, tablee_store_load_elsewhere_async, cancellable, callback, user_data);
}

GPtrArray *
tablee_store_load_elsewhere_finish (TableeStore   *self,
                                    GAsyncResult  *result,
                                    GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
