/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "tile-rack.h"

G_BEGIN_DECLS

/*
 * All ships of the table on one board: a row for the neutral ones, for each of the others and for the near seat, a column for what ships
 * do; in a cell those of one owner, by level. On a narrow table the near seat's come first, and each owner's ships are in as many lines as
 * they need. Their ids are ph_ship(). CSS node: fleets.
 */
#define PH_TYPE_FLEETS (ph_fleets_get_type ())
G_DECLARE_FINAL_TYPE (PhFleets, ph_fleets, PH, FLEETS, PhTileRack)

/* Returns how many ships are others than before, or lie elsewhere. */
guint       ph_fleets_set_scene   (PhFleets      *self,
                                   const PhScene *scene);

/* Rows are as high as @row, and that of the near seat as @mine; without @others only that one and the neutral ships are there. Returns the
 * height of a ship. */
int         ph_fleets_lay_out     (PhFleets      *self,
                                   const PhScene *scene,
                                   int            width,
                                   int            row,
                                   int            mine,
                                   gboolean       others);
void        ph_fleets_lay_out_narrow (PhFleets   *self,
                                   const PhScene *scene,
                                   int            width);

/* Pixels above the first row, for what stands beside. */
int         ph_fleets_get_head    (void);

/* Take the focus to the first ship of @owner that is available, or to the first one; of the one of the others who comes after the one
 * whose ship has it. */
gboolean    ph_fleets_focus_owner (PhFleets      *self,
                                   int            owner);
gboolean    ph_fleets_focus_next_other (PhFleets *self,
                                   const PhScene *scene);

G_END_DECLS
