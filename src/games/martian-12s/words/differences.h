/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/contrast-words.h"

G_BEGIN_DECLS

/* What differs after two actions, and what the bag shows of them: what TableePresent asks for under the same names (present.h). */
char *m12_words_difference (const TableePresentContext *context,
                            const TableeContrastWords  *words);
char *m12_words_evident    (const TableePresentContext *context,
                            const TableeComparison     *comparison);

G_END_DECLS
