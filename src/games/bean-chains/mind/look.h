/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/bean-chains/rules/rules.h"

/* What a sensible player makes of a position from what its seat knows. Coins are the unit. */
typedef struct
{
  const ChRuleset *ruleset;
  const ChState   *view;
  int              seat;                /* for whom */
  double           expected[CH_BEANS];  /* cards of the bean to come while there is time, those of the hand with them */
  double           sold;                /* share of what a chain is worth that comes home in the end */
} ChOutlook;

/* Of @view only what @seat knows is looked at: its own hand and what lies open. */
void ch_look (ChOutlook       *self,
              const ChRuleset *ruleset,
              const ChState   *view,
              int              seat);
