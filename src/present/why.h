/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present.h"

G_BEGIN_DECLS

/* The reason after @last in which the game of @context explains @event. @last: (nullable): NULL: the first one. Returns: (transfer none)
 * (nullable): NULL: there is none left. */
const TableeWhy *tablee_why_find (const TableePresentContext *context,
                                  const TableeEvent          *event,
                                  const TableeWhy            *last);

G_END_DECLS
