/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"
#include "session/strength.h"

G_BEGIN_DECLS

/* How strong people and computers play, in words. All returned strings: (transfer full), plain text. */

/* What the game of @session has moved, or why it has not: a line for each person who plays here. @strengths: (element-type TableeStrength).
 * (nullable): NULL where nobody was to be rated. */
char *tablee_strength_words_of_session (TableeGameSession    *session,
                                        GPtrArray            *strengths);

/* Whether enough is known for a number to say who is near it. */
gboolean tablee_strength_words_are_sure (const TableeRating *rating);

/* "Ana: 1,480 ± 90 after 12 games." and what that means. @whole: with the name of the game. (nullable): NULL before the first game. */
char *tablee_strength_words            (const TableeStrength *strength,
                                        gint64                now,
                                        gboolean              whole);

/* Where a computer between two levels stands; (nullable): NULL for any other one, and for a person. */
char *tablee_strength_words_of_seat    (TableeSeat           *seat);

G_END_DECLS
