/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * Through whose eyes people at one computer see the table, in one place: the sole person's, or those of the person whose turn it is.
 * Where a hand-over between two people would show one the other's cards, the viewer is nobody until the next one says
 * "I am here".
 */

/* Sets the viewer of @session to whom it should be now. */
void     tablee_hot_seat_follow       (TableeGameSession *session);

/* Whether no person plays: the computers are watched. */
gboolean tablee_hot_seat_is_spectator (TableeGameSession *session);

G_END_DECLS
