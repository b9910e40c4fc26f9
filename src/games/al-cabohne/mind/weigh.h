/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "look.h"

/* How well each of @actions suits the seat that decides: larger is better, in coins, the same for all but for a constant. Its hand
 * is known in @state. */
void ac_weigh (const AcOutlook    *outlook,
               const AcState      *state,
               const TableeAction *actions,
               size_t              count,
               double             *weights);
