/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * Through whose eyes people at one computer see the table, in one place: the sole person's, or those of the person whose turn
 * it is. Nothing is hidden between two people at one table in the games there are, so that the table follows at once, without
 * a curtain at the hand-over.
 */

/* Sets the viewer of @session to whom it should be now. */
void     tablee_hot_seat_follow       (TableeGameSession *session);

/* Whether no person plays: the computers are watched. */
gboolean tablee_hot_seat_is_spectator (TableeGameSession *session);

G_END_DECLS
