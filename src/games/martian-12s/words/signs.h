/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/present.h"

G_BEGIN_DECLS

/* What TableePresent asks for under the same names (present.h). */
gboolean  m12_words_event_sign  (const TableePresentContext *context,
                               const TableeEvent          *event,
                               TableeEventSign            *sign);
gboolean  m12_words_begins_turn (const TableeEvent          *event);
char     *m12_words_chapter     (const TableePresentContext *context,
                               const TableeEvent          *event);

/* Why things happen. */
extern const TableeWhy m12_words_whys[];

/* What is seen on faces. */
extern const TableeMoodRule m12_words_moods[];

G_END_DECLS
