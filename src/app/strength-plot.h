/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "plot.h"
#include "session/strength.h"

G_BEGIN_DECLS

/* How the ratings of one game have moved: a line for each person, with a band for how uncertain it is. @strengths: (element-type TableeStrength):
 * of one game. Returns: (transfer full) (nullable): NULL where nobody has a game that counts. */
TableePlot *tablee_strength_plot (GPtrArray *strengths);

G_END_DECLS
