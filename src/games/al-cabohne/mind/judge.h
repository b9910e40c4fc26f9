/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "look.h"

/* Writes the chance of each seat to win to @out, which has room for all of them. */
void   ac_judge       (const AcOutlook *outlook,
                       const AcState   *state,
                       double          *out);

/* The same, more exactly, at the beginning of a turn or at the end. Hands are known in @state. */
void   ac_judge_turn  (const AcOutlook *outlook,
                       const AcState   *state,
                       double          *out);

/* How much a coin more adds to a chance to win that is open. */
double ac_judge_slope (const AcOutlook *outlook,
                       const AcState   *state);
