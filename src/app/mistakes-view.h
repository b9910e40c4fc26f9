/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "present/present.h"
#include "session/review.h"

G_BEGIN_DECLS

/* The costliest decisions of the people in a game that is over, three of each, as far as a review knows them; nothing where there are none,
 * or nobody played. Each can be played on from, in a game of its own: that is the action "review.try" with the index of the decision.
 * Signals: "picked" (guint number): the position in which one of them was made is to be shown. */
#define TABLEE_TYPE_MISTAKES_VIEW (tablee_mistakes_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeMistakesView, tablee_mistakes_view, TABLEE, MISTAKES_VIEW, GtkWidget)

/* What @review knows by now. */
void       tablee_mistakes_view_show (TableeMistakesView         *self,
                                      const TableePresentContext *context,
                                      TableeReview               *review,
                                      TableeGameSession          *session);

/* The same decisions, of all people at the table: of TableeTurningPoint. Returns: (transfer full) */
GArray    *tablee_mistakes_find      (TableeReview               *review,
                                      TableeGameSession          *session);

G_END_DECLS
