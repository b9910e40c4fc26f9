/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "look.h"

/*
 * What each legal action gains the seat to move in the rest of the round, in stakes, where one or two seats are active: the next
 * pyramids without replacement, what follows at a glance. @values[action]: -HUGE_VAL for an action that is not legal.
 */
void m12_look_ahead (const M12Outlook *outlook,
                     const M12Ruleset *ruleset,
                     const M12State   *view,
                     double            values[M12_SIZES + 1]);
