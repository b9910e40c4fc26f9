/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/review.h"

G_BEGIN_DECLS

/*
 * What everybody could expect over a game, as far as a review knows: a line a side, turning points marked below. A click or the
 * arrow keys travel from decision to decision.
 *
 * Properties: "step" (uint, read-write): the position that is shown, as the number of actions before it.
 */
#define TABLEE_TYPE_CHANCES_CURVE (tablee_chances_curve_get_type ())
G_DECLARE_FINAL_TYPE (TableeChancesCurve, tablee_chances_curve, TABLEE, CHANCES_CURVE, GtkWidget)

/* What it shows from now on. @names: one a side. */
void tablee_chances_curve_set_review (TableeChancesCurve *self,
                                      TableeReview       *review,
                                      const char *const  *names);

/* The review knows more. @turning: its turning points. */
void tablee_chances_curve_update     (TableeChancesCurve *self,
                                      const GArray       *turning);

/* Whether it makes do with less height. */
void tablee_chances_curve_set_low    (TableeChancesCurve *self,
                                      gboolean            low);

G_END_DECLS
