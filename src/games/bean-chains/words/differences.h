/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/contrast-words.h"

G_BEGIN_DECLS

/* What differs after two actions, and whether it has to do with them: what TableePresent asks for under the same names (present.h). */
char     *ch_words_difference (const TableePresentContext *context,
                               const TableeContrastWords  *words);
gboolean  ch_words_is_about   (const TableePresentContext *context,
                               const TableeComparison     *comparison,
                               const TableeDifference     *difference);

/* TableePresent.evident. Returns: (transfer full) (nullable) */
char     *ch_words_evident    (const TableePresentContext *context,
                               const TableeComparison     *comparison);

/* Whether the kind that the better action sells is begun anew next (TableePresent.undoes). */
gboolean  ch_words_undoes     (const TableeComparison     *comparison);

G_END_DECLS
