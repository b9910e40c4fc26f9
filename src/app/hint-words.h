/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/present.h"
#include "session/game-session.h"

G_BEGIN_DECLS

/* What @hint says to the viewer of @session, one sentence: what is best, and what it wins compared with the next best.
 * Returns: (transfer full) */
char *tablee_hint_words        (TableeGameSession *session,
                                const TableeHint  *hint);

/* What it names to be done, into @named: one action, or two that are, or may be, as good as each other. Returns how many. */
guint tablee_hint_words_named  (TableeGameSession *session,
                                const TableeHint  *hint,
                                TableeAction       named[2]);

/* What comes right after the better action, one sentence. Returns: (transfer full) (nullable): nothing does. */
char *tablee_hint_words_next   (const TableePresentContext *context,
                                const TableeComparison     *comparison);

/* Why that is so, up to two sentences, and what comes right after it; @brief: only the sentence that weighs most. NULL where nothing is to be said
 * beyond the hint.
 * Returns: (transfer full) (nullable) */
char *tablee_hint_words_reason (TableeGameSession   *session,
                                const TableeHint    *hint,
                                const TableeGrounds *grounds,
                                gboolean             brief);

/* On which seats both a person and a computer played, one sentence each; one flag a seat. The rest is as below. */
char *tablee_hint_words_relieved (const char *const *names,
                                  const gboolean    *relieved,
                                  int                listener);

/* To whom hints were given in a game, one sentence each: "Ana was given 2 hints." @hints: one number a seat. @listener: as in
 * TableePresentContext. Returns: (transfer full): lines; empty if there were none */
char *tablee_hint_words_count  (const char *const *names,
                                const guint       *hints,
                                int                listener);

G_END_DECLS
