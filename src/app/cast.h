/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/seat.h"

G_BEGIN_DECLS

/*
 * The regulars of the house: the characters that computers play as. Each has a name that both languages pronounce, the portrait of
 * its own number, from 0, and a level and a temper that its
 * face and manner go with.
 */

/* Who it is who is called @name and looks like @portrait; -1: none of the regulars. */
int         tablee_cast_find       (const char  *name,
                                    int          portrait);

/* The first of the cast of @level who is not among @taken (bit n: regular n), or else of the others, those of the nearest levels
 * before the rest. -1: nobody is free. */
int         tablee_cast_choose     (TableeLevel  level,
                                    guint        taken);

const char *tablee_cast_get_name   (int          regular);
TableeTemper tablee_cast_get_temper (int         regular);

/* The level that a regular sits down at, as it is called, and how each plays, one sentence; both translated. */
const char *tablee_cast_get_level_name (int          regular);
const char *tablee_cast_get_words  (int              regular);

/* How whoever sits on @seat plays, one sentence; NULL: it is not a regular who plays as that one always does.
 * Returns: (transfer none) (nullable) */
const char *tablee_cast_get_manner (TableeSeat  *seat);

G_END_DECLS
