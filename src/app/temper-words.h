/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/seat.h"

G_BEGIN_DECLS

/* What a computer of @temper is called, in one word. Returns: (transfer none) */
const char *tablee_temper_name (TableeTemper temper);

/* How a computer of @temper likes to play, one sentence that begins with what such a one is called; NULL: it is steady, and there is
 * nothing to say. Returns: (transfer none) (nullable) */
const char *tablee_temper_words (TableeTemper temper);

/* The same of whoever plays @seat; NULL also for a person. Returns: (transfer none) (nullable) */
const char *tablee_temper_words_of_seat (TableeSeat *seat);

G_END_DECLS
