/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The way to the end of the game: a track with the portraits of the players, where their points have brought them. One thing
 * for a screen reader, with everybody's points in its spoken label. */
#define SB_TYPE_RACE_VIEW (sb_race_view_get_type ())
G_DECLARE_FINAL_TYPE (SbRaceView, sb_race_view, SB, RACE_VIEW, GtkWidget)

/* Who runs; @seats: of TableeSeat. */
void       sb_race_view_set_seats  (SbRaceView *self,
                                    GListModel *seats);

/* How far it is to @goal for everybody; @points: one a seat; @listener: as in TableePresentContext. */
void       sb_race_view_set_points (SbRaceView *self,
                                    int         goal,
                                    const int  *points,
                                    int         listener);

G_END_DECLS
