/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/present.h"
#include "session/review.h"

G_BEGIN_DECLS

/* What a review found out, in sentences. Expectations are shares of the win in percent, or, where a game is about money, amounts.
 * Returns of all: (transfer full) */

/* "45%" or "€1.20". */
char *tablee_review_words_reward        (const TableePresentContext *context,
                                         gint32                      reward);

/* How much better @best is than what cost @loss: "“Pass” wins 12 more games in 100." @view: where it can be played. */
char *tablee_review_words_better        (const TableePresentContext *context,
                                         const void                 *view,
                                         TableeAction                best,
                                         gint32                      loss);

/* A turning point in one sentence. */
char *tablee_review_words_turning_point (const TableePresentContext *context,
                                         TableeReview               *review,
                                         const TableeTurningPoint   *point);

/* What was played in position @number, and what the expert would have played. */
char *tablee_review_words_position      (const TableePresentContext *context,
                                         TableeReview               *review,
                                         guint                       number);

G_END_DECLS
