/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "store-list.h"
#include "store-thread.h"

G_BEGIN_DECLS

/*
 * The store as those see it who are part of it: they give its thread jobs, most of them asked for from outside, each as an asynchronous
 * call, and say what these have changed. Who wants to know listens to two signals, in the order in which the thread has done it:
 *
 * "moved" (const TableeStorePlace *before, const TableeStorePlace *after, TableeStoreRow *row): a game is at another place now, or in no
 * list (@row: NULL), or as it was but for what @row says. "reloaded" (): something has changed that nobody has told of.
 */

/* Whether the store is closed: then the caller has been told. */
gboolean           tablee_store_report_closed  (TableeStore           *self,
                                                gpointer               tag,
                                                GAsyncReadyCallback    callback,
                                                gpointer               user_data);
/* As tablee_store_thread_new_job(), of a store that is not closed. */
gpointer           tablee_store_new_job        (TableeStore           *self,
                                                gsize                  size);
gboolean           tablee_store_is_closed      (TableeStore           *self);
/* Takes @job over. */
void               tablee_store_push_plain_job (TableeStore           *self,
                                                TableeStoreJob        *job);
/* The same with a task. Its done() answers with @job->task. */
void               tablee_store_push_job       (TableeStore           *self,
                                                TableeStoreJob        *job,
                                                gpointer               tag,
                                                GCancellable          *cancellable,
                                                GAsyncReadyCallback    callback,
                                                gpointer               user_data);
/* Takes @streaks over. */
void               tablee_store_set_streaks    (TableeStore           *self,
                                                GPtrArray             *streaks);
/* Emits "moved" and "reloaded". */
void               tablee_store_tell_moved     (TableeStore           *self,
                                                const TableeStorePlace *before,
                                                const TableeStorePlace *after,
                                                TableeStoreRow        *row);
void               tablee_store_tell_reloaded  (TableeStore           *self);

/* Answers with what went wrong. */
void               tablee_store_job_return_error (TableeStoreJob      *job);
/* Answers with *@rows, which is the caller's then, or with what went wrong. */
void               tablee_store_job_return_rows  (TableeStoreJob      *job,
                                                  GPtrArray          **rows);

G_END_DECLS
