/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store-database.h"

G_BEGIN_DECLS

/*
 * The store's own thread: jobs go in, are done one after the other, and come back to the main context in which the
 * thread was made. The thread never holds the last reference to anything of the main one: all of a job is let go of
 * there.
 */
typedef struct _TableeStore TableeStore;  /* store.h */
typedef struct _TableeStoreThread TableeStoreThread;
typedef struct _TableeStoreJob TableeStoreJob;

struct _TableeStoreJob
{
  /* In the thread. @database: NULL for the last job. */
  gboolean  (*run)    (TableeStoreJob  *job,
                       TableeDatabase  *database,
                       GError         **error);
  /* Back in the main context. */
  void      (*done)   (TableeStoreJob  *job);
  void      (*free)   (TableeStoreJob  *job);

  GTask      *task;       /* (nullable) */
  GWeakRef   *store;      /* shared by the jobs: the thread passes it on without looking */
  GError     *error;      /* if run() failed */
};

/* @notice: called in the main context as long as @store lives. */
typedef void         (*TableeStoreNoticeFunc)  (TableeStore           *store,
                                                TableeStoreNotice      notice,
                                                const char            *detail);

TableeStoreThread *tablee_store_thread_new     (const char            *path,
                                                TableeStore           *store,
                                                TableeStoreNoticeFunc  notice);
/* Takes @job over. */
void               tablee_store_thread_push    (TableeStoreThread     *self,
                                                TableeStoreJob        *job);
/* Whether jobs are waiting or something is in memory only. */
gboolean           tablee_store_thread_get_unsaved (TableeStoreThread *self);
/* Ends waiting for locks: what cannot be done at once fails. */
void               tablee_store_thread_abandon (TableeStoreThread     *self);
/* Waits until all jobs are done (for locks only some seconds), and ends. They still come back to the main context. */
void               tablee_store_thread_stop    (TableeStoreThread     *self);

/* @size: of the struct that begins with a TableeStoreJob; zeroed. */
gpointer           tablee_store_thread_new_job (TableeStoreThread     *self,
                                                gsize                  size);
/* In done() only. Returns: (transfer full) (nullable): the store, if it lives. */
TableeStore       *tablee_store_job_get_store  (TableeStoreJob        *job);

G_END_DECLS
