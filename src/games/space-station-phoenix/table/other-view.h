/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "goods-view.h"
#include "scene.h"
#include "station-view.h"
#include "widgets/seat-plate.h"

G_BEGIN_DECLS

/*
 * Somebody else's side of the table: who it is, goods, the station small (a click shows it large). Ships are on the board of fleets.
 * CSS node: other.
 */
#define PH_TYPE_OTHER_VIEW (ph_other_view_get_type ())
G_DECLARE_FINAL_TYPE (PhOtherView, ph_other_view, PH, OTHER_VIEW, GtkWidget)

/* Returns: (transfer none) */
TableeSeatPlate *ph_other_view_get_plate      (PhOtherView   *self);
PhGoodsView     *ph_other_view_get_goods      (PhOtherView   *self);
PhShelf         *ph_other_view_get_station    (PhOtherView   *self);

void             ph_other_view_set_scene      (PhOtherView   *self,
                                               const PhScene *scene,
                                               int            seat);
/* Of a scene that has been set: only whose turn it is has changed. */
void             ph_other_view_set_turn       (PhOtherView   *self,
                                               const PhScene *scene);

/* Opens the station, large. */
void             ph_other_view_enlarge        (PhOtherView   *self,
                                               const PhScene *scene);

/* Station and goods are so high; or in one column on a narrow table. */
void             ph_other_view_lay_out        (PhOtherView   *self,
                                               int            station,
                                               int            goods);
void             ph_other_view_lay_out_narrow (PhOtherView   *self,
                                               int            width);

G_END_DECLS
