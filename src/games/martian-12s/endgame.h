/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules.h"

enum { M12_ENDGAME_ENTRIES = 1 << 18 };

/* What is known about one situation; the bag is 0 in an empty entry. */
typedef struct
{
  uint64_t bag;
  uint32_t seats;
  float    values[2];
} M12EndgameEntry;

/* Working memory of the exact solution. */
typedef struct
{
  M12EndgameEntry entries[M12_ENDGAME_ENTRIES];
} M12Endgame;

/*
 * Solves the rest of the round exactly where at most two seats are still active, both playing for their expected stakes of
 * this round: every pyramid that may come, without replacement. @values[action] becomes the stakes that the seat to move
 * gains from here on (what it wins minus what it still pays), -HUGE_VAL for an action that is not legal. Returns whether
 * there was room enough in @endgame; if not, @values mean nothing.
 */
bool m12_endgame_solve (const M12Ruleset *ruleset,
                        const M12State   *view,
                        M12Endgame       *endgame,
                        double            values[M12_SIZES + 1]);
