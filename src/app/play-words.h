/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

G_BEGIN_DECLS

/* What is to be done now in @session, or what it waits for, in one sentence; of a game that is over, how it ended; may be empty.
 * @store: where games are kept. Returns: (transfer full) */
char *tablee_play_words_dup_prompt (TableeGameSession *session,
                                    TableeStore       *store);

G_END_DECLS
