/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* Entries of a log that belong together: what one seat did without anybody acting in between. Properties: "actor" (int, constant): the
 * seat, or TABLEE_NOBODY; "first" (uint, constant): its first entry; "length" (uint): how many, which grows while the turn goes on, and
 * shrinks with an undo. */
#define TABLEE_TYPE_LOG_TURN (tablee_log_turn_get_type ())
G_DECLARE_FINAL_TYPE (TableeLogTurn, tablee_log_turn, TABLEE, LOG_TURN, GObject)

TableeLogTurn *tablee_log_turn_new        (int            actor,
                                           guint          first,
                                           guint          length);
int            tablee_log_turn_get_actor  (TableeLogTurn *self);
guint          tablee_log_turn_get_first  (TableeLogTurn *self);
guint          tablee_log_turn_get_length (TableeLogTurn *self);
void           tablee_log_turn_set_length (TableeLogTurn *self,
                                           guint          length);

G_END_DECLS
