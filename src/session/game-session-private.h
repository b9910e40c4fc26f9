/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "choice.h"
#include "conductor.h"
#include "game-session.h"
#include "told.h"

G_BEGIN_DECLS

/* For those who look into a session: its getters, reviews, tests. Returns: (transfer none) */
TableeConductor *tablee_game_session_get_conductor (TableeGameSession *self);

/* The decisions so far as tablee_choices_find() has them for the viewer, but for what can still be undone for free: that is not yet decided
 * for good, and nobody is told how good it was. Returns: (transfer full) (element-type TableeChoice) */
GPtrArray       *tablee_game_session_dup_choices   (TableeGameSession *self);

G_END_DECLS
