/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/contrast-words.h"

G_BEGIN_DECLS

/* What differs after two actions: what TableePresent asks for under the same name (present.h). */
char *ch_words_difference (const TableePresentContext *context,
                           const TableeContrastWords  *words);

G_END_DECLS
