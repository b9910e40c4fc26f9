/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/seat.h"

G_BEGIN_DECLS

/* What a computer of @temper is called, in one word. Returns: (transfer none) */
const char *tablee_temper_name (TableeTemper temper);

/* How a computer of @temper likes to play, one sentence that begins with what such a one is called; NULL: it is steady, and there is
 * nothing to say. Returns: (transfer none) (nullable) */
const char *tablee_temper_words (TableeTemper temper);

/* What it likes to do in @game, one sentence, or NULL: in any game, and then what it is called comes first. Returns: (transfer none) */
const char *tablee_temper_words_in (TableeTemper  temper,
                                    const char   *game);

/* The first of these of whoever plays @seat; NULL also for a person. Returns: (transfer none) (nullable) */
const char *tablee_temper_words_of_seat (TableeSeat *seat);

G_END_DECLS
