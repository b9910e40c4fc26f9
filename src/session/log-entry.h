/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "engine/event.h"

G_BEGIN_DECLS

/* One line of the log. Properties, constant: "revision" (uint64): the number of the action that it belongs to, from 1; 0: the
 * deal. */
#define TABLEE_TYPE_LOG_ENTRY (tablee_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (TableeLogEntry, tablee_log_entry, TABLEE, LOG_ENTRY, GObject)

TableeLogEntry    *tablee_log_entry_new                (const TableeEvent   *event,
                                                        guint64              revision);
const TableeEvent *tablee_log_entry_get_event          (TableeLogEntry      *self);
guint64            tablee_log_entry_get_revision       (TableeLogEntry      *self);

G_END_DECLS
