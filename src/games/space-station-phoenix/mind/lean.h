/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-station-phoenix/rules/rules.h"

/* What a computer with @leanings likes about @action: see lean() of TableeHeuristics. */
double ph_lean (const TableeRuleset  *base,
               const void           *view,
               TableeSkill           skill,
               const TableeLeanings *leanings,
               TableeAction          action);
