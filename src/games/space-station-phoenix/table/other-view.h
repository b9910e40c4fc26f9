/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "goods-view.h"
#include "scene.h"
#include "station-view.h"
#include "widgets/seat-plate.h"

G_BEGIN_DECLS

/*
 * Somebody else's side of the table: who it is, goods, the station small (a click shows it large), and the fleet. CSS node:
 * other.
 *
 * Signals: "ship-activated" (int ship), "ship-looked-at" (int ship or -1)
 */
#define PH_TYPE_OTHER_VIEW (ph_other_view_get_type ())
G_DECLARE_FINAL_TYPE (PhOtherView, ph_other_view, PH, OTHER_VIEW, GtkWidget)

/* Returns: (transfer none) */
TableeSeatPlate *ph_other_view_get_plate      (PhOtherView   *self);
PhGoodsView     *ph_other_view_get_goods      (PhOtherView   *self);
PhShelf         *ph_other_view_get_station    (PhOtherView   *self);
PhShelf         *ph_other_view_get_fleet      (PhOtherView   *self);

void             ph_other_view_set_scene      (PhOtherView   *self,
                                               const PhScene *scene,
                                               int            seat);

/* Opens the station, large. */
void             ph_other_view_enlarge        (PhOtherView   *self,
                                               const PhScene *scene);

/* Shares so many pixels between goods, station and ships. @words: percent that words are larger on a large screen. A narrow table
 * scrolls, and has no height to keep to. */
void             ph_other_view_lay_out        (PhOtherView   *self,
                                               const PhScene *scene,
                                               int            width,
                                               int            height,
                                               int            words);
void             ph_other_view_lay_out_narrow (PhOtherView   *self,
                                               int            width);

G_END_DECLS
