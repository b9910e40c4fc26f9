/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-thread.h"

#include <glib/gstdio.h>

struct _TableeStore
{
  GObject parent_instance;

  TableeStoreThread *thread;    /* NULL once it is closed */
  GListStore        *games;
  TableeStoreNotice  notice;
  char              *detail;
  gboolean           ready;
};

G_DEFINE_FINAL_TYPE (TableeStore, tablee_store, G_TYPE_OBJECT)

enum
{
  PROP_GAMES = 1,
  PROP_NOTICE,
  PROP_READY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

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
 * The list
 */

static gboolean
find_game (TableeStore *self,
           gint64       id,
           guint       *index)
{
  GListModel *games = G_LIST_MODEL (self->games);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (TableeStoredGame) game = g_list_model_get_item (games, i);

      if (tablee_stored_game_get_id (game) == id)
        {
          *index = i;
          return TRUE;
        }
    }

  return FALSE;
}

/* What has changed last comes first. */
static void
show_row (TableeStore    *self,
          TableeStoreRow *row)
{
  g_autoptr (TableeStoredGame) game = NULL;
  gboolean ended;
  guint index;

  if (!find_game (self, row->id, &index))
    {
      game = tablee_stored_game_new (row);
      g_list_store_insert (self->games, 0, game);
      return;
    }

  game = g_list_model_get_item (G_LIST_MODEL (self->games), index);
  ended = !tablee_stored_game_get_over (game) && row->over;
  tablee_stored_game_take_row (game, row);
  /* Lists that are filtered by it look again only at what comes in. */
  if (index > 0 || ended)
    {
      g_list_store_remove (self->games, index);
      g_list_store_insert (self->games, 0, game);
    }
}

static void
show_all_rows (TableeStore *self,
               GPtrArray   *rows)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_full (rows->len, g_object_unref);

  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (games, tablee_stored_game_new (rows->pdata[i]));
  g_ptr_array_set_free_func (rows, NULL);

  g_list_store_splice (self->games, 0, g_list_model_get_n_items (G_LIST_MODEL (self->games)), games->pdata, games->len);
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
  tablee_store_thread_push (self->thread, job);
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

/* Reads the list of games. */
typedef struct
{
  TableeStoreJob  job;
  GPtrArray      *rows;
} ListJob;

static gboolean
list_run (TableeStoreJob  *job,
          TableeDatabase  *database,
          GError         **error)
{
  ListJob *list = (ListJob *) job;

  list->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_store_row_free);

  return tablee_database_read (database, tablee_store_games_list, list->rows, error);
}

static void
list_done (TableeStoreJob *job)
{
  g_autoptr (TableeStore) self = tablee_store_job_get_store (job);

  if (self == NULL)
    return;

  show_all_rows (self, ((ListJob *) job)->rows);
  self->ready = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

static void
list_free (TableeStoreJob *job)
{
  g_clear_pointer (&((ListJob *) job)->rows, g_ptr_array_unref);
}

static void
push_list (TableeStore *self)
{
  ListJob *list = tablee_store_new_job (self, sizeof (ListJob));

  list->job.run = list_run;
  list->job.done = list_done;
  list->job.free = list_free;
  tablee_store_thread_push (self->thread, &list->job);
}

/* Writes a change of a game, or a whole one. */
typedef struct
{
  TableeStoreJob   job;
  TableeStoreWrite write;
} WriteJob;

static gboolean
write_run (TableeStoreJob  *job,
           TableeDatabase  *database,
           GError         **error)
{
  TableeStoreWrite *write = &((WriteJob *) job)->write;

  if (!tablee_database_write (database, tablee_store_games_write, write, error))
    return FALSE;

  /* Only now, since a write that fails may be done again. */
  tablee_store_slot_set (write->slot, write->id, write->change->stamp);

  return TRUE;
}

static void
write_done (TableeStoreJob *job)
{
  TableeStoreWrite *write = &((WriteJob *) job)->write;
  TableeStore *self = g_task_get_source_object (job->task);

  if (job->error != NULL)
    {
      tablee_store_job_return_error (job);
      return;
    }

  show_row (self, g_steal_pointer (&write->row));
  g_task_return_int (job->task, (gssize) write->id);
}

static void
write_free (TableeStoreJob *job)
{
  TableeStoreWrite *write = &((WriteJob *) job)->write;

  g_clear_pointer (&write->slot, tablee_store_slot_unref);
  g_clear_pointer (&write->change, tablee_store_change_free);
  g_clear_pointer (&write->row, tablee_store_row_free);
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

typedef struct
{
  TableeStoreJob job;
  gint64         id;
} DeleteJob;

static gboolean
delete_run (TableeStoreJob  *job,
            TableeDatabase  *database,
            GError         **error)
{
  return tablee_database_write (database, tablee_store_games_delete, &((DeleteJob *) job)->id, error);
}

static void
delete_done (TableeStoreJob *job)
{
  TableeStore *self = g_task_get_source_object (job->task);
  guint index;

  if (job->error != NULL)
    {
      tablee_store_job_return_error (job);
      return;
    }

  if (find_game (self, ((DeleteJob *) job)->id, &index))
    g_list_store_remove (self->games, index);
  g_task_return_boolean (job->task, TRUE);
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
copy_database (sqlite3   *db,
               gpointer   path,
               GError   **error)
{
  return tablee_database_run (db, error, "VACUUM INTO ?", "t", (const char *) path);
}

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
  done = tablee_database_read (database, copy_database, path, error) &&
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
  if (self->ready && self->thread != NULL)
    push_list (self);
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
    case PROP_GAMES:
      g_value_set_object (value, self->games);
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

  g_clear_object (&self->games);
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

  properties[PROP_GAMES] = g_param_spec_object ("games", NULL, NULL, G_TYPE_LIST_MODEL, read);
  properties[PROP_NOTICE] = g_param_spec_string ("notice", NULL, NULL, NULL, read);
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_store_init (TableeStore *self)
{
  self->games = g_list_store_new (TABLEE_TYPE_STORED_GAME);
}

TableeStore *
tablee_store_new (const char *path)
{
  TableeStore *self = g_object_new (TABLEE_TYPE_STORE, NULL);
  g_autofree char *usual = g_build_filename (g_get_user_data_dir (), "tablee", "tablee.db", NULL);

  self->thread = tablee_store_thread_new (path != NULL ? path : usual, self, notice_cb);
  push_list (self);

  return self;
}

GListModel *
tablee_store_get_games (TableeStore *self)
{
  g_return_val_if_fail (TABLEE_IS_STORE (self), NULL);

  return G_LIST_MODEL (self->games);
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

void
tablee_store_delete_async (TableeStore         *self,
                           gint64               id,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  DeleteJob *delete;

  g_return_if_fail (TABLEE_IS_STORE (self));

  if (tablee_store_report_closed (self, tablee_store_delete_async, callback, user_data))
    return;

  delete = tablee_store_new_job (self, sizeof (DeleteJob));
  delete->job.run = delete_run;
  delete->job.done = delete_done;
  delete->id = id;
  tablee_store_push_job (self, &delete->job, tablee_store_delete_async, cancellable, callback, user_data);
}

gboolean
tablee_store_delete_finish (TableeStore   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
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
tablee_store_import_async (TableeStore              *self,
                           struct _TableeGameRecord *record,
                           GCancellable             *cancellable,
                           GAsyncReadyCallback       callback,
                           gpointer                  user_data)
{
  g_autoptr (TableeStoreSlot) slot = NULL;
  TableeStoreChange *change;

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
  tablee_store_push_job (self, write_job_new (self, slot, change), tablee_store_import_async, cancellable, callback, user_data);
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
