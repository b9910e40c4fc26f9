/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/martian-12s/rules/rules.h"

/* What an experienced player would do at a glance, from what lies open alone. There is a decision to make. */
TableeAction m12_sensible_action (const M12Ruleset   *ruleset,
                                  const M12State     *view);

/*
 * Estimates what each legal action gains the seat to move in this round (stakes won minus stakes still to pay), everybody
 * playing sensibly afterwards, from at most @playouts endings of the round. All actions meet the same draws, and the
 * comparison ends early once it is clear. @values[action]: -HUGE_VAL for an action that is not legal.
 */
void         m12_playout_values  (const M12Ruleset   *ruleset,
                                  const M12State     *view,
                                  int                 playouts,
                                  TableeRandom       *random,
                                  double              values[M12_SIZES + 1]);
