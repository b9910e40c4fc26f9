/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/present.h"

G_BEGIN_DECLS

/* What lies open and speaks for the better of two actions (TableePresent.evident): what becomes of cards that are drawn, and that none fits so far; what a collection
 * brings if it is closed now, what it is worth with
 * one card more, and that a lower number takes fewer cards. Returns: (transfer full) (nullable) */
char    *sb_words_evident    (const TableePresentContext *context,
                              const TableeComparison     *comparison);

/* Whether the card that the other action would lay out is added to the same collection next (TableePresent.catches_up). */
gboolean sb_words_catches_up (const TableeComparison     *comparison);

G_END_DECLS
