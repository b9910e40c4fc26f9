/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The store: everything that outlives the program. */
#include "store.h"

#include "store-database.h"
#include "store-jobs.h"
#include "store-load.h"
#include "store-sql.h"
#include "store-streak.h"

#include <glib/gstdio.h>

struct _TableeStore
{
  GObject parent_instance;

  TableeStoreThread *thread;    /* NULL once it is closed */
  GPtrArray         *streaks;   /* of TableeStreak */
  TableeStoreNotice  notice;
  char              *detail;
  gboolean           ready;
};

G_DEFINE_FINAL_TYPE (TableeStore, tablee_store, G_TYPE_OBJECT)

enum
{
  PROP_STREAKS = 1,
  PROP_NOTICE,
  PROP_READY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  MOVED,
  RELOADED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *const notice_ids[] = {
  [TABLEE_STORE_NOTICE_DAMAGED] = "damaged",
  [TABLEE_STORE_NOTICE_NEWER] = "newer",
  [TABLEE_STORE_NOTICE_READ_ONLY] = "read-only",
  [TABLEE_STORE_NOTICE_FULL] = "full",
  [TABLEE_STORE_NOTICE_FAILED] = "failed",
  [TABLEE_STORE_NOTICE_LOCKED] = "locked",
  [TABLEE_STORE_NOTICE_WRITTEN_BACK] = "written-back",
};

/*
 * What others are told
 */

void
tablee_store_set_streaks (TableeStore *self,
                          GPtrArray   *streaks)
{
  g_ptr_array_unref (self->streaks);
  self->streaks = streaks;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STREAKS]);
}

void
tablee_store_tell_moved (TableeStore            *self,
                         const TableeStorePlace *before,
                         const TableeStorePlace *after,
                         TableeStoreRow         *row)
{
  g_return_if_fail (TABLEE_IS_STORE (self));

  g_signal_emit (self, signals[MOVED], 0, before, after, row);
}

void
tablee_store_tell_reloaded (TableeStore *self)
{
  g_return_if_fail (TABLEE_IS_STORE (self));

  g_signal_emit (self, signals[RELOADED], 0);
}

/*
 * Jobs
 */

void
tablee_store_job_return_error (TableeStoreJob *job)
{
  if (job->error->domain == TABLEE_SQLITE_ERROR)
    g_task_return_new_error (job->task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", job->error->message);
  else
    g_task_return_error (job->task, g_steal_pointer (&job->error));
}

void
tablee_store_job_return_rows (TableeStoreJob  *job,
                              GPtrArray      **rows)
{
  if (job->error != NULL)
    tablee_store_job_return_error (job);
  else
    g_task_return_pointer (job->task, g_steal_pointer (rows), (GDestroyNotify) g_ptr_array_unref);
}

gpointer
tablee_store_new_job (TableeStore *self,
                      gsize        size)
{
  return tablee_store_thread_new_job (self->thread, size);
}

void
tablee_store_push_job (TableeStore         *self,
                       TableeStoreJob      *job,
                       gpointer             tag,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             user_data)
{
  job->task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (job->task, tag);
  tablee_store_push_plain_job (self, job);
}

void
tablee_store_push_plain_job (TableeStore    *self,
                             TableeStoreJob *job)
{
  tablee_store_thread_push (self->thread, job);
}

gboolean
tablee_store_is_closed (TableeStore *self)
{
  g_return_val_if_fail (TABLEE_IS_STORE (self), TRUE);

  return self->thread == NULL;
}

gboolean
tablee_store_report_closed (TableeStore         *self,
                            gpointer             tag,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  if (self->thread != NULL)
    return FALSE;

  g_task_report_new_error (self, callback, user_data, tag, G_IO_ERROR, G_IO_ERROR_CLOSED, "The store is closed");

  return TRUE;
}

/* Reads what is small. */
typedef struct
{
  TableeStoreJob  job;
  GPtrArray      *streaks;
} ReadyJob;

static gboolean
ready_run (TableeStoreJob  *job,
           TableeDatabase  *database,
           GError         **error)
{
  return tablee_database_read (database, tablee_store_streak_read, &((ReadyJob *) job)->streaks, error);
}

static void
ready_done (TableeStoreJob *job)
{
  g_autoptr (TableeStore) self = tablee_store_job_get_store (job);

  if (self == NULL)
    return;

  if (job->error == NULL)
    tablee_store_set_streaks (self, g_steal_pointer (&((ReadyJob *) job)->streaks));
  self->ready = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

static void
ready_free (TableeStoreJob *job)
{
  g_clear_pointer (&((ReadyJob *) job)->streaks, g_ptr_array_unref);
}

static void
push_ready (TableeStore *self)
{
  ReadyJob *ready = tablee_store_new_job (self, sizeof (ReadyJob));

  ready->job.run = ready_run;
  ready->job.done = ready_done;
  ready->job.free = ready_free;
  tablee_store_push_plain_job (self, &ready->job);
}

typedef struct
{
  TableeStoreJob  job;
  TableeStoreLoad load;
} LoadJob;

static gboolean
load_run (TableeStoreJob  *job,
          TableeDatabase  *database,
          GError         **error)
{
  return tablee_database_read (database, tablee_store_games_load, &((LoadJob *) job)->load, error);
}

static void
load_done (TableeStoreJob *job)
{
  if (job->error != NULL)
    tablee_store_job_return_error (job);
  else
    g_task_return_pointer (job->task, g_steal_pointer (&((LoadJob *) job)->load.record), g_object_unref);
}

static void
load_free (TableeStoreJob *job)
{
  g_clear_object (&((LoadJob *) job)->load.record);
}

/* Writes back what is in memory, after all that was handed in before. */
static gboolean
write_back_run (TableeStoreJob  *job,
                TableeDatabase  *database,
                GError         **error)
{
  return tablee_database_write_back (database, error);
}

static void
write_back_done (TableeStoreJob *job)
{
  if (job->error != NULL)
    tablee_store_job_return_error (job);
  else
    g_task_return_boolean (job->task, TRUE);
}

/* Copies the database into a file of its own, then to where the user wants it: that may be a place that only GIO can write. */
typedef struct
{
  TableeStoreJob  job;
  GFile         *file;
} BackupJob;

static gboolean
replace_file (GFile         *file,
              const char    *path,
              GCancellable  *cancellable,
              GError       **error)
{
  g_autofree char *bytes = NULL;
  gsize length;

  return g_file_get_contents (path, &bytes, &length, error) &&
         g_file_replace_contents (file, bytes, length, NULL, FALSE, G_FILE_CREATE_PRIVATE, NULL, cancellable, error);
}

static gboolean
backup_run (TableeStoreJob  *job,
            TableeDatabase  *database,
            GError         **error)
{
  BackupJob *backup = (BackupJob *) job;
  g_autofree char *folder = g_dir_make_tmp ("tablee-XXXXXX", error);
  g_autofree char *path = NULL;
  gboolean done;

  if (folder == NULL)
    return FALSE;

  path = g_build_filename (folder, "tablee.db", NULL);
  done = tablee_database_copy (database, path, error) &&
         replace_file (backup->file, path, g_task_get_cancellable (job->task), error);
  g_unlink (path);
  g_rmdir (folder);

  return done;
}

static void
backup_done (TableeStoreJob *job)
{
  if (job->error != NULL)
    tablee_store_job_return_error (job);
  else
    g_task_return_boolean (job->task, TRUE);
}

static void
backup_free (TableeStoreJob *job)
{
  g_clear_object (&((BackupJob *) job)->file);
}

/*
 * The object
 */

static void
notice_cb (TableeStore       *self,
           TableeStoreNotice  notice,
           const char        *detail)
{
  self->notice = notice;
  g_free (self->detail);
  self->detail = g_strdup (detail);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTICE]);

  /* Another database may have other games. */
  if (self->thread == NULL)
    return;

  if (self->ready)
    push_ready (self);
  tablee_store_tell_reloaded (self);
}

static void
tablee_store_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TableeStore *self = TABLEE_STORE (object);

  switch (id)
    {
    case PROP_STREAKS:
      g_value_set_boxed (value, self->streaks);
      break;
    case PROP_NOTICE:
      g_value_set_string (value, notice_ids[self->notice]);
      break;
    case PROP_READY:
      g_value_set_boolean (value, self->ready);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_store_dispose (GObject *object)
{
  TableeStore *self = TABLEE_STORE (object);

  tablee_store_close (self);

  G_OBJECT_CLASS (tablee_store_parent_class)->dispose (object);
}

static void
tablee_store_finalize (GObject *object)
{
  TableeStore *self = TABLEE_STORE (object);

  g_ptr_array_unref (self->streaks);
  g_clear_pointer (&self->detail, g_free);

  G_OBJECT_CLASS (tablee_store_parent_class)->finalize (object);
}

static void
tablee_store_class_init (TableeStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = tablee_store_get_property;
  object_class->dispose = tablee_store_dispose;
  object_class->finalize = tablee_store_finalize;

  properties[PROP_STREAKS] = g_param_spec_boxed ("streaks", NULL, NULL, G_TYPE_PTR_ARRAY, read);
  properties[PROP_NOTICE] = g_param_spec_string ("notice", NULL, NULL, NULL, read);
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                 G_TYPE_POINTER, G_TYPE_POINTER, G_TYPE_POINTER);
  signals[RELOADED] = g_signal_new ("reloaded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tablee_store_init (TableeStore *self)
{
  self->streaks = g_ptr_array_new ();
}

TableeStore *
tablee_store_new (const char *path)
{
  TableeStore *self = g_object_new (TABLEE_TYPE_STORE, NULL);
  g_autofree char *usual = g_build_filename (g_get_user_data_dir (), "tablee", "tablee.db", NULL);

  self->thread = tablee_store_thread_new (path != NULL ? path : usual, self, notice_cb);
  push_ready (self);

  return self;
}

GPtrArray *
tablee_store_get_streaks (TableeStore *self)
{
  g_return_val_if_fail (TABLEE_IS_STORE (self), NULL);

  return self->streaks;
}

TableeStoreNotice
tablee_store_get_notice (TableeStore *self)
{
  g_return_val_if_fail (TABLEE_IS_STORE (self), TABLEE_STORE_NOTICE_NONE);

  return self->notice;
}

const char *
tablee_store_get_notice_detail (TableeStore *self)
{
  g_return_val_if_fail (TABLEE_IS_STORE (self), NULL);

  return self->detail;
}

gboolean
tablee_store_get_ready (TableeStore *self)
{
  g_return_val_if_fail (TABLEE_IS_STORE (self), FALSE);

  return self->ready;
}

gboolean
tablee_store_get_unsaved (TableeStore *self)
{
  g_return_val_if_fail (TABLEE_IS_STORE (self), FALSE);

  return self->thread != NULL && tablee_store_thread_get_unsaved (self->thread);
}

void
tablee_store_write_back_async (TableeStore         *self,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  TableeStoreJob *job;

  g_return_if_fail (TABLEE_IS_STORE (self));

  if (tablee_store_report_closed (self, tablee_store_write_back_async, callback, user_data))
    return;

  job = tablee_store_new_job (self, sizeof (TableeStoreJob));
  job->run = write_back_run;
  job->done = write_back_done;
  tablee_store_push_job (self, job, tablee_store_write_back_async, cancellable, callback, user_data);
}

gboolean
tablee_store_write_back_finish (TableeStore   *self,
                                GAsyncResult  *result,
                                GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
tablee_store_abandon (TableeStore *self)
{
  g_return_if_fail (TABLEE_IS_STORE (self));

  if (self->thread != NULL)
    tablee_store_thread_abandon (self->thread);
}

void
tablee_store_close (TableeStore *self)
{
  g_return_if_fail (TABLEE_IS_STORE (self));

  g_clear_pointer (&self->thread, tablee_store_thread_stop);
}

void
tablee_store_load_async (TableeStore         *self,
                         gint64               id,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  LoadJob *load;

  g_return_if_fail (TABLEE_IS_STORE (self));

  if (tablee_store_report_closed (self, tablee_store_load_async, callback, user_data))
    return;

  load = tablee_store_new_job (self, sizeof (LoadJob));
  load->job.run = load_run;
  load->job.done = load_done;
  load->job.free = load_free;
  load->load.id = id;
  tablee_store_push_job (self, &load->job, tablee_store_load_async, cancellable, callback, user_data);
}

struct _TableeGameRecord *
tablee_store_load_finish (TableeStore   *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
tablee_store_backup_async (TableeStore         *self,
                           GFile               *file,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  BackupJob *backup;

  g_return_if_fail (TABLEE_IS_STORE (self));
  g_return_if_fail (G_IS_FILE (file));

  if (tablee_store_report_closed (self, tablee_store_backup_async, callback, user_data))
    return;

  backup = tablee_store_new_job (self, sizeof (BackupJob));
  backup->job.run = backup_run;
  backup->job.done = backup_done;
  backup->job.free = backup_free;
  backup->file = g_object_ref (file);
  tablee_store_push_job (self, &backup->job, tablee_store_backup_async, cancellable, callback, user_data);
}

gboolean
tablee_store_backup_finish (TableeStore   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
