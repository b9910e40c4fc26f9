/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/thought.h"
#include "answer.h"

G_BEGIN_DECLS

/* What is made of the parts of a thought, each on its own so far: gives the answer. In the main context in which it was asked,
 * and only while it is owed. */
typedef void (*TableePonderedFunc) (TableeAnswer   *answer,
                                    TableeThought **parts,
                                    int             count,
                                    gpointer        user_data);

/* Thinks at @level about the decision that @answer (transfer full) is about, to choose as @temper likes it, in @parts parts in worker
 * threads, until all have come to an end, the decision's cap has passed, or nobody waits any more: then within some milliseconds.
 * @compares: it also finds out how much worse the next best is. */
void tablee_ponder (TableeAnswer       *answer,
                    TableeLevel         level,
                    TableeTemper        temper,
                    int                 parts,
                    gboolean            compares,
                    TableePonderedFunc  done,
                    gpointer            user_data);

G_END_DECLS
