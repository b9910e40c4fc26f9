/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present.h"

G_BEGIN_DECLS

/* How near the end is: what may end the game, and how far that is, in a line. *@last (nullable) is set to whether what is played now is the
 * last of it; then the line says so. NULL where the game is near no end yet, or over. Returns: (transfer full) (nullable) */
char *tablee_ending_words_near (const TableePresentContext *context,
                                const void                 *view,
                                gboolean                   *last);

/* Where nothing but the end comes after what is played now: why, and who still plays, one sentence. Otherwise, and where the game has no
 * words for that, NULL. Returns: (transfer full) (nullable) */
char *tablee_ending_words_last (const TableePresentContext *context,
                                const void                 *view);

/* What is still played once the end has been brought about, one sentence; NULL where the game has no words for that. Returns: (transfer full)
 * (nullable) */
char *tablee_ending_words_rest (const TableePresentContext *context);

/* Why the game is over, by its rules, one sentence; NULL while it is not. Returns: (transfer full) (nullable) */
char *tablee_ending_words_why  (const TableePresentContext *context,
                                const void                 *view);

/* By what the winner is before others with as large a total, one sentence; NULL where nobody is. Returns: (transfer full) (nullable) */
char *tablee_ending_words_tie  (const TableePresentContext *context,
                                const void                 *view);

G_END_DECLS
