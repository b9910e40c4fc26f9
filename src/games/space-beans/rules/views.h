/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules.h"

/* conceal() and resample() of the game. */
void sb_conceal  (const TableeRuleset *ruleset,
                  void                *state,
                  int                  viewer);
void sb_resample (const TableeRuleset *ruleset,
                  void                *view,
                  int                  seat,
                  TableeRandom        *random);
