/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"
#include "session/player.h"

G_BEGIN_DECLS

/* What @player would do in the place of seat 0 of @session, whose decision is open; @seed: of its chance. Iterates until it has answered. */
TableeAction ask_player (TableeGameSession *session,
                         TableePlayer      *player,
                         const void        *view,
                         guint64            seed);

/* @n_seats of them: a person, and computers of @level. Returns: (transfer full) */
GListModel  *make_seats (int         n_seats,
                         TableeLevel level);

G_END_DECLS
