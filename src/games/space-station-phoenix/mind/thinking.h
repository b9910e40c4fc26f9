/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How the search goes about the game, and what it shares with the other computer players. */

#include "look.h"

extern const TableeThinking ph_thinking;

/* The best numbers found. */
extern const PhTaste ph_fine_taste;

/* The lead that is worth e times the chance. */
double ph_count_swing  (const PhOutlook *outlook);

/* Points as chances: those ahead take the larger shares. @unit is the lead that is worth e times the chance. */
void   ph_share_points (double          *points,
                        int              seats,
                        double           unit);

/* What @outlook expects, as chances. */
void   ph_share_out    (const PhOutlook *outlook,
                        const PhState   *view,
                        double          *out);
