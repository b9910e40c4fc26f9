/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

G_BEGIN_DECLS

/*
 * An answer that is owed to somebody who asks about a decision: the task of a decide_async(), or of another such call, and the
 * watch on its cancellable. It is given once, by @source or by cancelling, always in the main context in which it was asked.
 * Refcounted: a thread may hold it while it thinks.
 */
typedef struct _TableeAnswer TableeAnswer;

TableeAnswer   *tablee_answer_new          (gpointer             source,
                                            TableeDecision      *decision,
                                            GCancellable        *cancellable,
                                            GAsyncReadyCallback  callback,
                                            gpointer             user_data);
TableeAnswer   *tablee_answer_ref          (TableeAnswer        *self);
void            tablee_answer_unref        (TableeAnswer        *self);

/* Whom the answer is asked of. Returns: (transfer none) (type GObject); only while it is owed. */
gpointer        tablee_answer_get_source   (TableeAnswer        *self);

/* Thread-safe: what was asked, where, and whether nobody waits any more. */
TableeDecision *tablee_answer_get_decision (TableeAnswer        *self);
GMainContext   *tablee_answer_get_context  (TableeAnswer        *self);
gboolean        tablee_answer_is_cancelled (TableeAnswer        *self);

/* In the context only: gives the answer, unless it has been given. */
gboolean        tablee_answer_is_owed      (TableeAnswer        *self);
void            tablee_answer_give         (TableeAnswer        *self,
                                            TableeAction         action);
/* @result: (transfer full) */
void            tablee_answer_give_pointer (TableeAnswer        *self,
                                            gpointer             result,
                                            GDestroyNotify       destroy);
void            tablee_answer_fail         (TableeAnswer        *self,
                                            const char          *message);

/* The decide_finish() of every player that answers so. */
gboolean        tablee_answer_finish       (TableePlayer        *player,
                                            GAsyncResult        *result,
                                            TableeAction        *action,
                                            GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeAnswer, tablee_answer_unref)

G_END_DECLS
