/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "plot.h"
#include "session/game-session.h"

G_BEGIN_DECLS

/* How everybody's total went over the game of @session, as it stands now: a line a column of the score sheet. Returns: (transfer full) */
TableePlot *tablee_points_plot (TableeGameSession *session);

G_END_DECLS
