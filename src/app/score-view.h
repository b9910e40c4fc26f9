/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/* The score sheet as on the paper pad, a column a player, and below it the curve of the points. */
#define TABLEE_TYPE_SCORE_VIEW (tablee_score_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeScoreView, tablee_score_view, TABLEE, SCORE_VIEW, GtkWidget)

/* Shows the sheet of @session as it stands now. */
void tablee_score_view_show (TableeScoreView   *self,
                             TableeGameSession *session);

G_END_DECLS
