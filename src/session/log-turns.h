/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "log-entry.h"
#include "log-turn.h"

G_BEGIN_DECLS

/*
 * A log in turns: a list of TableeLogTurn, oldest first, which follows that of the entries. A turn goes on while the same seat acts, and
 * what a seat had no choice about belongs to its turn; it ends where another seat acts, or where the game says that one begins. Nothing
 * is left out: the turns lie end to end. It knows no words.
 */
#define TABLEE_TYPE_LOG_TURNS (tablee_log_turns_get_type ())
G_DECLARE_FINAL_TYPE (TableeLogTurns, tablee_log_turns, TABLEE, LOG_TURNS, GObject)

/* Whether a turn begins with @event, whoever acted: that of the seat of the event. */
typedef gboolean (*TableeTurnBegins) (const TableeEvent *event);

/* @entries: (element-type TableeLogEntry). @begins: (nullable) */
TableeLogTurns *tablee_log_turns_new          (GListModel       *entries,
                                               TableeTurnBegins  begins);

/* Where what @seat has not seen yet begins: after the last entry before @end of an action that it chose. */
guint           tablee_log_find_news          (GListModel       *entries,
                                               int               seat,
                                               guint             end);
/* Where the action begins that @seat chose and that the entries before @end are of; @end if it has not. */
guint           tablee_log_find_deed          (GListModel       *entries,
                                               int               seat,
                                               guint             end);
/* Where the last actions of @seat before @end begin: what came before is what it knew when it acted. @end if somebody else acted. */
guint           tablee_log_find_answer        (GListModel       *entries,
                                               int               seat,
                                               guint             end);

G_END_DECLS
