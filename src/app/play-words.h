/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/present.h"
#include "session/game-session.h"

G_BEGIN_DECLS

/* What is to be done now, in one sentence, and why where there is no choice; while others play, what is waited for; at the end, how it
 * ended. @store: where the game is kept, or is to be. Returns: (transfer full) */
char *tablee_play_words_prompt (TableeGameSession          *session,
                                TableeStore                *store);

/* How near the end of the game is; of one that is near none yet, or over, where it stands. @context: that of @session. @last: out: whether
 * nothing comes after what is played now but the end. Returns: (transfer full) (nullable) */
char *tablee_play_words_course (TableeGameSession          *session,
                                const TableePresentContext *context,
                                gboolean                   *last);

G_END_DECLS
