/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/bean-chains/rules/rules.h"

/* What a computer with @leanings likes about @action: see lean() of TableeHeuristics. */
double ch_lean (const TableeRuleset  *base,
               const void           *view,
               TableeSkill           skill,
               const TableeLeanings *leanings,
               TableeAction          action);
