/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "look.h"

/*
 * What each of the @count legal @actions of @view is worth to the seat that decides, as chances to win: each promising one is played
 * on from @playouts imagined truths, the same for all of them, through a few turns of sensible play.
 */
void ac_playout_values (const AcOutlook    *outlook,
                        const AcState      *view,
                        const TableeAction *actions,
                        size_t              count,
                        int                 playouts,
                        TableeRandom       *random,
                        double             *values);
