/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/martian-12s/rules/rules.h"

/* What is known about one situation; 0 in an empty entry. */
typedef struct
{
  uint64_t situation;
  float    values[2];
} M12EndgameEntry;

/*
 * Entries that suffice for what is left of a round of two seats and two sets, solved from as many pulls on, as measured: 2^18
 * (4 MB) from six, 2^21 (32 MB) from four, 2^22 (64 MB) from three, 2^23 (128 MB) for the whole round. Somebody alone, or fewer
 * pyramids, need less.
 */
enum { M12_ENDGAME_ENTRIES = 1 << 18 };

/*
 * Solves the rest of the round exactly where at most two seats are still active, both playing for their expected stakes of
 * this round: every pyramid that may come, without replacement. @values[action] becomes the stakes that the seat to move
 * gains from here on (what it wins minus what it still pays), -HUGE_VAL for an action that is not legal. @entries is the working
 * memory, of a power of two of entries, whatever lay in it before. Returns whether that was room enough; if not, @values mean
 * nothing. It takes about a microsecond for each entry that is needed; that memory bounds the time too.
 */
bool m12_endgame_solve (const M12Ruleset *ruleset,
                        const M12State   *view,
                        M12EndgameEntry  *entries,
                        size_t            capacity,
                        double            values[M12_SIZES + 1]);
