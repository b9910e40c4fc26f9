/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

G_BEGIN_DECLS

/*
 * Thinks beside a person about the decision that is open, from what that seat knows, so that it can be told whether an action throws much
 * away: far more than chance could feign, as all parts of the thought agree. Nobody waits for it: until it is ready, it knows nothing.
 */
typedef struct _TableeWarner TableeWarner;

TableeWarner *tablee_warner_new    (void);
void          tablee_warner_free   (TableeWarner       *self);

/* Begins to think about @decision, which is another one than before. @owner: a GObject that has this. */
void          tablee_warner_think  (TableeWarner       *self,
                                    gpointer            owner,
                                    TableeDecision     *decision);
/* The decision is closed: leaves off, and knows nothing any more. */
void          tablee_warner_forget (TableeWarner       *self);

/* Whether it thinks; whether the thought has come to its end. */
gboolean      tablee_warner_is_thinking (const TableeWarner *self);
gboolean      tablee_warner_is_ready (const TableeWarner *self);

/* Whether @action throws much away; FALSE also where that is not known. */
gboolean      tablee_warner_warns  (const TableeWarner *self,
                                    TableeAction        action);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeWarner, tablee_warner_free)

G_END_DECLS
