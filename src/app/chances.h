/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "plot.h"
#include "present/present.h"
#include "session/review.h"

G_BEGIN_DECLS

/* What everybody could expect over a game, as far as @review knows: a line a side; @context has a name for each of them. Decisions are
 * where somebody stops who goes along it. @turning: the turning points of the review, which are marked. Returns: (transfer full) */
TableePlot *tablee_chances_plot      (TableeReview               *review,
                                      const TableePresentContext *context,
                                      const GArray               *turning);

/* The same in words for one step: where it is, and what everybody can expect there. Returns: (transfer full) */
char       *tablee_chances_dup_words (TableeReview               *review,
                                      const TableePresentContext *context,
                                      guint                       step);

G_END_DECLS
