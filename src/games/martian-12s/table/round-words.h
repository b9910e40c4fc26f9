/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/martian-12s/rules/rules.h"
#include "present/present.h"

G_BEGIN_DECLS

/* What the @events of the end of a round say, a sentence each, and why equal sums went as they did. @state: as the last action left it;
 * @beside_rows: without what the rows of the round's card say. Returns: (transfer full): NULL-terminated */
GStrv m12_round_words_new (const TableePresentContext *context,
                           const M12State             *state,
                           const GPtrArray            *events,
                           gboolean                    beside_rows);

/* That round @round is over and waits to be read; @first: who begins the next one, or TABLEE_NOBODY: there is none. Returns: (transfer full) */
char *m12_round_words_dup_question (const TableePresentContext *context,
                                    int                         round,
                                    int                         first);

G_END_DECLS
