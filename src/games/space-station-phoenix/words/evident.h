/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/present.h"

G_BEGIN_DECLS

/* What lies open and speaks for the better of two actions (TableePresent.evident): the last round that the other one triggers, how many ships an
 * income would make ready, a majority that one resident more would bring, what a sector scores or costs, and what a ship costs.
 * Returns: (transfer full) (nullable) */
char *ph_words_evident (const TableePresentContext *context,
                        const TableeComparison     *comparison);

G_END_DECLS
