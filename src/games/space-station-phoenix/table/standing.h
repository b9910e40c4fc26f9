/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"

G_BEGIN_DECLS

/*
 * How everybody stands if the game ended now: residents of each species and what they bring, and the points in all; as a table, a row for
 * each of the others and one for the near seat, or as a strip: who leads each species. All of it is of the score sheet. CSS node: standing.
 * Role: image, called after what it shows.
 */
#define PH_TYPE_STANDING (ph_standing_get_type ())
G_DECLARE_FINAL_TYPE (PhStanding, ph_standing, PH, STANDING, GtkWidget)

void ph_standing_set_scene (PhStanding    *self,
                            const PhScene *scene);

/* As the rows of the fleets; @cell: width of a species' column. */
void ph_standing_lay_out   (PhStanding    *self,
                            int            row,
                            int            mine,
                            int            cell,
                            gboolean       named);
void ph_standing_set_strip (PhStanding    *self);

/* What a column of points takes beside those of the species. */
int  ph_standing_get_points_width (void);

G_END_DECLS
