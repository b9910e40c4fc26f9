/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/present.h"
#include "session/game-session.h"
#include "widgets/table.h"

G_BEGIN_DECLS

/* What is to be done now, in one sentence, and why where there is no choice; while others play, what is waited for; at the end, how it
 * ended. @store: where the game is kept, or is to be. Returns: (transfer full) */
char *tablee_play_words_prompt (TableeGameSession          *session,
                                TableeStore                *store);

/* The same beside @table (nullable), which may ask something by itself, and may still tell what came before: nobody can answer anything
 * then. */
char *tablee_play_words_asked  (TableeGameSession          *session,
                                TableeStore                *store,
                                TableeTable                *table);

/* How near the end of the game is; of one that is near none yet, or over, where it stands. @context: that of @session. @view: what is
 * seen. @last: out: whether
 * nothing comes after what is played now but the end. Returns: (transfer full) (nullable) */
char *tablee_play_words_course (TableeGameSession          *session,
                                const TableePresentContext *context,
                                const void                 *view,
                                gboolean                   *last);

G_END_DECLS
