/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How a game begins and goes on by itself, and what the actions do. For the rules alone. */

#include "rules.h"

/* Makes ready what all games of @ruleset start from. The rest of it is complete. */
void ac_note_start (AcRuleset          *ruleset);

/* What a game's deal() is, but for types: deals and begins the first turn. */
void ac_begin_game (const AcRuleset    *ruleset,
                    AcState            *state,
                    const TableeRandom *seed,
                    TableeEventList    *events);

/* What a game's apply() is. */
void ac_play       (const TableeRuleset *base,
                    void                *data,
                    TableeAction         action,
                    TableeEventList     *events);
