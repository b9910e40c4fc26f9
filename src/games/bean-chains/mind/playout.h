/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/bean-chains/rules/rules.h"

/* The share of the win that each of @actions of the seat to move brings, as games tell that are imagined to their end, in which
 * everybody plays sensibly. What the seat cannot know is made up for each of them, the same for all actions that are compared. */
void ch_playout_values (const ChRuleset    *ruleset,
                        const ChState      *view,
                        const TableeAction *actions,
                        size_t              count,
                        TableeRandom       *random,
                        double             *values);
