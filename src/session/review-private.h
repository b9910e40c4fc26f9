/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "review.h"

G_BEGIN_DECLS

/* review-text.c: what is known about @point, as it is kept. @view: what the one who decided knew. Returns: (transfer full) */
char     *tablee_review_point_to_text (const TableeReviewPoint *point,
                                       const TableeRuleset     *ruleset,
                                       const void              *view,
                                       guint32                  iterations);

/* Takes over what was kept about @point. Returns FALSE if it is about something else: another action, or other iterations. */
gboolean  tablee_review_point_parse   (TableeReviewPoint       *point,
                                       const char              *text,
                                       const TableeRuleset     *ruleset,
                                       const void              *view,
                                       guint32                  iterations);

G_END_DECLS
