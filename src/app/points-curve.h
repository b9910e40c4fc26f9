/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/* How everybody's total went over the game: a line a seat, told apart by dash, mark and name as well as by colour. */
#define TABLEE_TYPE_POINTS_CURVE (tablee_points_curve_get_type ())
G_DECLARE_FINAL_TYPE (TableePointsCurve, tablee_points_curve, TABLEE, POINTS_CURVE, GtkWidget)

/* Takes the curve of @session as it is now. */
void tablee_points_curve_show (TableePointsCurve *self,
                               TableeGameSession *session);

G_END_DECLS
