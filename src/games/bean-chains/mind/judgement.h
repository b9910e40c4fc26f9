/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/bean-chains/rules/rules.h"

/* What a sensible player makes of a position from what its seat knows: the whole of the medium level, and how everybody plays in
 * the games that the expert imagines. Coins are the unit. */
typedef struct
{
  const ChRuleset *ruleset;
  const ChState   *view;
  int              seat;                /* for whom */
  double           expected[CH_BEANS];  /* cards of the bean to come while there is time, those of the hand with them */
  double           sold;                /* share of what a chain is worth that comes home in the end */
} ChOutlook;

/* Of @view only what @seat knows is looked at: its own hand and what lies open. */
void   ch_outlook_init   (ChOutlook       *self,
                          const ChRuleset *ruleset,
                          const ChState   *view,
                          int              seat);

/* What a chain of @length cards can be expected to bring. */
double ch_outlook_chain  (const ChOutlook *self,
                          int              bean,
                          int              length);

/* What all chains of the seat can be expected to bring. */
double ch_outlook_chains (const ChOutlook *self);

/* How well off the seat is at the beginning of a turn, against the other's number: the difference is the logarithm of the odds to
 * win. */
double ch_outlook_standing (const ChOutlook *self);

/* What each of @actions brings to the seat, which is to move; only the differences mean anything. */
void   ch_judge          (const ChRuleset    *ruleset,
                          const ChState      *view,
                          const TableeAction *actions,
                          size_t              count,
                          double             *values);

/* The one of @actions of the highest value; the first of equals. */
TableeAction ch_best_action     (const ChRuleset    *ruleset,
                                 const ChState      *view,
                                 const TableeAction *actions,
                                 size_t              count);

/* The same of all legal actions. */
TableeAction ch_sensible_action (const ChRuleset    *ruleset,
                                 const ChState      *view);
