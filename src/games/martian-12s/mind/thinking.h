/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/thinking.h"

/* How the search goes about Martian 12s. */
extern const TableeThinking m12_thinking;

/* Whether the rest of the round is solved by m12_endgame_solve() with M12_ENDGAME_ENTRIES: one or two seats are still active, and
 * these have pulled three times or more. @view: an M12State. */
bool m12_is_endgame (const TableeRuleset *base,
                     const void          *view);
