/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules.h"

/* legal() and check() of the game. */
size_t       sb_legal (const TableeRuleset *ruleset,
                       const void          *state,
                       TableeAction        *actions);
TableeReason sb_check (const TableeRuleset *ruleset,
                       const void          *state,
                       TableeAction         action);
