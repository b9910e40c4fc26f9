/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pair.h"

#include "session/game-session.h"

G_BEGIN_DECLS

/* Plays what its seat did in truth @which of @pair, wherever the game stands, and leaves what comes after to a computer of @level. */
#define TRUTH_TYPE_ACTOR (truth_actor_get_type ())
G_DECLARE_FINAL_TYPE (TruthActor, truth_actor, TRUTH, ACTOR, GObject)

/* @pair and @session must outlive it. */
TableePlayer *truth_actor_new (const TruthPair   *pair,
                               int                which,
                               TableeGameSession *session,
                               TableeLevel        level);

G_END_DECLS
