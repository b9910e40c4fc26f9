/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "engine/event.h"

G_BEGIN_DECLS

/* One line of the log. Properties, constant: "revision" (uint64): the number of the action that it belongs to, from 1; 0: the
 * deal. "actor" (int): the seat whose action that was; TABLEE_NOBODY: the deal. */
#define TABLEE_TYPE_LOG_ENTRY (tablee_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (TableeLogEntry, tablee_log_entry, TABLEE, LOG_ENTRY, GObject)

TableeLogEntry    *tablee_log_entry_new                (const TableeEvent   *event,
                                                        guint64              revision,
                                                        int                  actor,
                                                        gboolean             chosen);
const TableeEvent *tablee_log_entry_get_event          (TableeLogEntry      *self);
guint64            tablee_log_entry_get_revision       (TableeLogEntry      *self);
int                tablee_log_entry_get_actor          (TableeLogEntry      *self);
/* Whether the actor decided it, as far as the viewer may know: somebody else's only action must look like any other one. */
gboolean           tablee_log_entry_get_chosen         (TableeLogEntry      *self);

G_END_DECLS
