/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The store's own thread, and its jobs. */
#include "store-thread.h"

#include "hand-back.h"
#include "store-check.h"
#include "store-sql.h"

struct _TableeStoreThread
{
  GThread               *thread;
  GAsyncQueue           *queue;
  GMainContext          *context;
  char                  *path;
  TableeDatabaseHaste    haste;     /* atomic */
  int                    pending;   /* atomic: jobs that somebody waits for */
  int                    unsaved;   /* atomic: something is in memory only */
  GWeakRef              *store;
  TableeStoreNoticeFunc  notice;
  TableeStoreCheck      *check;   /* of what is open, in the thread */
};

typedef struct
{
  TableeStoreJob         job;
  TableeStoreNoticeFunc  func;
  TableeStoreNotice      notice;
  char                  *detail;
} NoticeJob;

gpointer
tablee_store_thread_new_job (TableeStoreThread *self,
                             gsize              size)
{
  TableeStoreJob *job = g_malloc0 (size);

  job->store = g_atomic_rc_box_acquire (self->store);

  return job;
}

TableeStore *
tablee_store_job_get_store (TableeStoreJob *job)
{
  return g_weak_ref_get (job->store);
}

static void
clear_weak_ref (gpointer data)
{
  g_weak_ref_clear (data);
}

static void
job_free (gpointer data)
{
  TableeStoreJob *job = data;

  if (job->free != NULL)
    job->free (job);
  g_clear_object (&job->task);
  g_clear_error (&job->error);
  g_atomic_rc_box_release_full (job->store, clear_weak_ref);
  g_free (job);
}

static gboolean
job_done_cb (gpointer user_data)
{
  TableeStoreJob *job = user_data;

  if (job->done != NULL)
    job->done (job);

  return G_SOURCE_REMOVE;
}

static void
send_back (TableeStoreThread *self,
           TableeStoreJob    *job)
{
  tablee_hand_back (self->context, G_PRIORITY_DEFAULT, job_done_cb, job, job_free);
}

static void
notice_done (TableeStoreJob *job)
{
  NoticeJob *notice = (NoticeJob *) job;
  g_autoptr (GObject) store = g_weak_ref_get (job->store);

  if (store != NULL)
    notice->func ((TableeStore *) store, notice->notice, notice->detail);
}

static void
notice_free (TableeStoreJob *job)
{
  g_free (((NoticeJob *) job)->detail);
}

static void
notice_cb (TableeStoreNotice  notice,
           const char        *detail,
           gpointer           user_data)
{
  TableeStoreThread *self = user_data;
  NoticeJob *job = tablee_store_thread_new_job (self, sizeof (NoticeJob));

  job->job.done = notice_done;
  job->job.free = notice_free;
  job->func = self->notice;
  job->notice = notice;
  job->detail = g_strdup (detail);
  send_back (self, &job->job);

  /* Another database has taken the place of the one that was being looked at. */
  if (notice != TABLEE_STORE_NOTICE_LOCKED && notice != TABLEE_STORE_NOTICE_NONE)
    g_clear_pointer (&self->check, tablee_store_check_free);
}

/*
 * The check of a large database
 */

typedef struct
{
  TableeStoreJob     job;
  TableeStoreThread *thread;
  TableeStoreCheck  *check;
  char              *message;
  gboolean           met;
} DamageJob;

/* As if it had been met in reading, once: what comes in the place of the file is whole. */
static gboolean
meet_damage (sqlite3   *db,
             gpointer   data,
             GError   **error)
{
  DamageJob *damage = data;

  if (damage->met)
    return TRUE;

  damage->met = TRUE;
  g_set_error_literal (error, TABLEE_SQLITE_ERROR, SQLITE_CORRUPT, damage->message);

  return FALSE;
}

static gboolean
damage_run (TableeStoreJob  *job,
            TableeDatabase  *database,
            GError         **error)
{
  DamageJob *damage = (DamageJob *) job;

  return damage->check != damage->thread->check || tablee_database_read (database, meet_damage, damage, error);
}

static void
damage_free (TableeStoreJob *job)
{
  g_free (((DamageJob *) job)->message);
}

static void
damaged_cb (TableeStoreCheck *check,
            const char       *message,
            gpointer          user_data)
{
  TableeStoreThread *self = user_data;
  DamageJob *damage = tablee_store_thread_new_job (self, sizeof (DamageJob));

  damage->job.run = damage_run;
  damage->job.free = damage_free;
  damage->thread = self;
  damage->check = check;
  damage->message = g_strdup (message);
  tablee_store_thread_push (self, &damage->job);
}

static void
begin_check (TableeStoreThread *self,
             TableeDatabase    *database)
{
  const char *path = tablee_database_get_unchecked (database);

  if (path != NULL)
    self->check = tablee_store_check_new (path, damaged_cb, self);
}

/* The next job. Where the disk has failed, it is tried now and then whether it can be written again. */
static TableeStoreJob *
await_job (TableeStoreThread *self,
           TableeDatabase    *database)
{
  for (;;)
    {
      gint64 patience = tablee_database_get_patience (database);
      TableeStoreJob *job = patience >= 0 ? g_async_queue_timeout_pop (self->queue, (guint64) patience)
                                          : g_async_queue_pop (self->queue);

      if (job != NULL)
        return job;

      tablee_database_write_back (database, NULL);
      g_atomic_int_set (&self->unsaved, tablee_database_get_unsaved (database));
    }
}

static gpointer
thread_main (gpointer data)
{
  TableeStoreThread *self = data;
  g_autoptr (TableeDatabase) database = tablee_database_open (self->path, &self->haste, notice_cb, self);
  gboolean last = FALSE;

  begin_check (self, database);
  while (!last)
    {
      TableeStoreJob *job = await_job (self, database);

      last = job->run == NULL;
      if (!last)
        job->run (job, database, &job->error);
      g_atomic_int_set (&self->unsaved, tablee_database_get_unsaved (database));
      if (job->task != NULL)
        g_atomic_int_add (&self->pending, -1);
      send_back (self, job);
    }
  g_clear_pointer (&self->check, tablee_store_check_free);
  tablee_database_write_back (database, NULL);

  return NULL;
}

TableeStoreThread *
tablee_store_thread_new (const char            *path,
                         TableeStore           *store,
                         TableeStoreNoticeFunc  notice)
{
  TableeStoreThread *self = g_new0 (TableeStoreThread, 1);

  self->queue = g_async_queue_new_full (job_free);
  self->context = g_main_context_ref_thread_default ();
  self->path = g_strdup (path);
  self->notice = notice;
  self->store = g_atomic_rc_box_new0 (GWeakRef);
  g_weak_ref_init (self->store, store);
  self->thread = g_thread_new ("tablee-store", thread_main, self);

  return self;
}

void
tablee_store_thread_push (TableeStoreThread *self,
                          TableeStoreJob    *job)
{
  if (job->task != NULL)
    g_atomic_int_inc (&self->pending);
  g_async_queue_push (self->queue, job);
}

gboolean
tablee_store_thread_get_unsaved (TableeStoreThread *self)
{
  return g_atomic_int_get (&self->pending) > 0 || g_atomic_int_get (&self->unsaved);
}

void
tablee_store_thread_abandon (TableeStoreThread *self)
{
  g_atomic_int_set (&self->haste, TABLEE_DATABASE_ABANDONED);
}

void
tablee_store_thread_stop (TableeStoreThread *self)
{
  g_atomic_int_compare_and_exchange (&self->haste, TABLEE_DATABASE_OPEN, TABLEE_DATABASE_CLOSING);
  tablee_store_thread_push (self, tablee_store_thread_new_job (self, sizeof (TableeStoreJob)));
  g_thread_join (self->thread);

  g_async_queue_unref (self->queue);
  g_main_context_unref (self->context);
  g_atomic_rc_box_release_full (self->store, clear_weak_ref);
  g_free (self->path);
  g_free (self);
}
