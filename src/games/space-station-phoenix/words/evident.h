/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/present.h"

G_BEGIN_DECLS

/* What lies open and speaks for the better of two actions (TableePresent.evident), the first of: the last round that the other one triggers;
 * ships that an income would make ready, and what it brings; a majority that one resident more would bring, and what each resident scores; what a
 * quarter does; where there is room, and who is left to bring in; the front of a track; what sectors score, cost and do; levels of ships, and how many
 * there are of a kind; what is left over for nothing; prices; stocks, and what they are enough for. Returns: (transfer full) (nullable) */
char *ph_words_evident (const TableePresentContext *context,
                        const TableeComparison     *comparison);

G_END_DECLS
