/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "look.h"

/* Writes the chance of each seat to win to @out, which has room for all of them. @state is an imagined truth at the beginning of a
 * turn; @outlook is of the view that it was imagined from. */
void sb_judge (const SbRuleset *ruleset,
               const SbOutlook *outlook,
               const SbState   *state,
               double          *out);
