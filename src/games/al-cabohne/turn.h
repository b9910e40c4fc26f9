/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How a game begins and goes on by itself, and what the actions do. For the rules alone. */

#include "rules.h"

/* Deals and begins the first turn. @state is zero but for the chance. */
void ac_begin_game (const AcRuleset *ruleset,
                    AcState         *state,
                    TableeEventList *events);

/* What a game's apply() is. */
void ac_play       (const TableeRuleset *base,
                    void                *data,
                    TableeAction         action,
                    TableeEventList     *events);
