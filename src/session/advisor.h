/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hint.h"
#include "player.h"
#include "reasoning.h"

G_BEGIN_DECLS

/*
 * What the strongest computer would do in somebody's place, from what that seat knows. It thinks several times over, each time with chance
 * of its own: how far these differ says how far they are to be trusted. One decision at a time: the same one gets the same hint, at once the
 * second time. Then, while the hint is read already, it finds out why that is so.
 */
typedef struct _TableeAdvisor TableeAdvisor;

/* A hint has been found for @seat that was not known before: called before it is told. */
typedef void (*TableeAdvisorFunc) (gpointer user_data,
                                   int      seat);

/* Why it is so is known now. */
typedef void (*TableeAdvisorReasonFunc) (gpointer user_data);

TableeAdvisor    *tablee_advisor_new       (TableeAdvisorFunc        found,
                                            TableeAdvisorReasonFunc  reasoned,
                                            gpointer                 user_data);
void              tablee_advisor_free      (TableeAdvisor       *self);

/* About @decision: another one than before only after forget(). Asking again cancels what was asked (G_IO_ERROR_CANCELLED). The answer is a
 * GTask of @source, a GObject that has this, with a TableeHint. */
void              tablee_advisor_ask_async (TableeAdvisor       *self,
                                            gpointer             source,
                                            TableeDecision      *decision,
                                            GAsyncReadyCallback  callback,
                                            gpointer             user_data);
void              tablee_advisor_cancel    (TableeAdvisor       *self);

/* Whether a hint is on its way. */
gboolean          tablee_advisor_is_asked  (const TableeAdvisor *self);
/* Whether one is known, and why is still being found out. */
gboolean          tablee_advisor_is_reasoning (const TableeAdvisor *self);

/* Returns: (transfer none) (nullable): what has been found out about the decision. */
const TableeHint *tablee_advisor_get_hint  (const TableeAdvisor *self);
/* Returns: (transfer none) (nullable): why its best is better than its next best, once that is known. */
const TableeGrounds *tablee_advisor_get_grounds (const TableeAdvisor *self);
/* The decision is closed. */
void              tablee_advisor_forget    (TableeAdvisor       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeAdvisor, tablee_advisor_free)

G_END_DECLS
