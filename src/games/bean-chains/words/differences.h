/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/contrast-words.h"

G_BEGIN_DECLS

/* What differs after two actions, and what these are about: what TableePresent asks for under the same names (present.h). */
char   *ch_words_difference (const TableePresentContext *context,
                             const TableeContrastWords  *words);
guint32 ch_words_concerns   (const TableePresentContext *context,
                             const void                 *view,
                             TableeAction                action,
                             gboolean                    instead);

G_END_DECLS
