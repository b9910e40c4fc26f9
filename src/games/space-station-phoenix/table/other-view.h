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

TableeSeatPlate *ph_other_view_get_plate   (PhOtherView  *self);
PhGoodsView     *ph_other_view_get_goods   (PhOtherView  *self);
PhShelf         *ph_other_view_get_station (PhOtherView  *self);
PhShelf         *ph_other_view_get_fleet   (PhOtherView  *self);

void             ph_other_view_set_scene (PhOtherView   *self,
                                          const PhScene *scene,
                                          int            seat);

/* What the large station is in. Returns: (transfer none) */
PhStationView   *ph_other_view_get_large   (PhOtherView  *self);
GtkPopover      *ph_other_view_get_popover (PhOtherView  *self);

/* Opens the station, large. */
void             ph_other_view_enlarge   (PhOtherView   *self,
                                          const PhScene *scene);

/* How it is laid out: head above or beside the rest, heights of the station and of the ships, ships in a row. */
void             ph_other_view_set_form    (PhOtherView  *self,
                                            gboolean      beside,
                                            gboolean      narrow,
                                            int           station,
                                            int           ship,
                                            int           per_row);

G_END_DECLS
