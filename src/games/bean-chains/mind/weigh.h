/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/bean-chains/rules/rules.h"

/* The whole of the medium level, and how everybody plays in the games that the expert imagines. Coins are the unit. */

/* What each of @actions brings to the seat, which is to move; only the differences mean anything. */
void         ch_weigh          (const ChRuleset    *ruleset,
                                const ChState      *view,
                                const TableeAction *actions,
                                size_t              count,
                                double             *values);

/* The one of @actions of the highest value; the first of equals. */
TableeAction ch_weigh_best     (const ChRuleset    *ruleset,
                                const ChState      *view,
                                const TableeAction *actions,
                                size_t              count);

/* The same of all legal actions. */
TableeAction ch_weigh_sensible (const ChRuleset    *ruleset,
                                const ChState      *view);
