/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/review.h"

G_BEGIN_DECLS

/*
 * What the expert thinks of a game: the curve of everybody's chances, what would have been better in the position that is shown,
 * the turning points, and how far it is.
 *
 * Properties: "step" (uint, read-write): the position that is shown.
 */
#define TABLEE_TYPE_ANALYSIS_VIEW (tablee_analysis_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeAnalysisView, tablee_analysis_view, TABLEE, ANALYSIS_VIEW, GtkWidget)

/* Once. @session: of the game. */
void     tablee_analysis_view_set_review (TableeAnalysisView *self,
                                          TableeReview       *review,
                                          TableeGameSession  *session);

/* The next turning point after the position that is shown, or the first of all. Returns FALSE if there is none. */
gboolean tablee_analysis_view_next       (TableeAnalysisView *self);

G_END_DECLS
