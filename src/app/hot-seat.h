/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * Through whose eyes people at one computer see a table, in one place: it sets the viewer of a session to the sole person, or to the
 * person whose turn it is. Between two people of whom one knows something that does not lie open, a curtain falls: the session
 * shows nobody's view until the next one is there. Where nothing is hidden, and for a person alone, the table follows at once.
 *
 * Properties: "awaited" (int, read-only): the seat of the person for whom the curtain waits, or TABLEE_NOBODY: it is open.
 */
#define TABLEE_TYPE_HOT_SEAT (tablee_hot_seat_get_type ())
G_DECLARE_FINAL_TYPE (TableeHotSeat, tablee_hot_seat, TABLEE, HOT_SEAT, GObject)

TableeHotSeat *tablee_hot_seat_new          (TableeGameSession *session);

int            tablee_hot_seat_get_awaited  (TableeHotSeat     *self);

/* The person for whom the curtain waits is there. */
void           tablee_hot_seat_lift         (TableeHotSeat     *self);

/* The table of @session is left: whoever comes to it next may be somebody else. */
void           tablee_hot_seat_leave        (TableeGameSession *session);

/* Whether no person plays: the computers are watched. */
gboolean       tablee_hot_seat_is_spectator (TableeGameSession *session);

G_END_DECLS
