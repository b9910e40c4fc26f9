/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "notation.h"

G_BEGIN_DECLS

/* Whether @event, in numbers from a stranger, is one that the game of @ruleset could tell: whoever says or shows it may use its numbers as
 * they stand. */
gboolean tablee_event_fits (const TableeRuleset *ruleset,
                            const TableeEvent   *event);

G_END_DECLS
