/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "shelf.h"

G_BEGIN_DECLS

/*
 * A station that one can act on: the hub, and three wings that grow to the right. CSS node: station-view.
 *
 * Signals: "activated" (int id): a sector or building site.  "hub-activated" ()
 */
#define PH_TYPE_STATION_VIEW (ph_station_view_get_type ())
G_DECLARE_FINAL_TYPE (PhStationView, ph_station_view, PH, STATION_VIEW, GtkWidget)

GtkWidget  *ph_station_view_new        (void);
void        ph_station_view_set_hub    (PhStationView *self,
                                        const PhTile  *hub);
void        ph_station_view_set_wing   (PhStationView *self,
                                        int            wing,
                                        const PhTile  *sectors,
                                        gsize          n_sectors);
/* Pixels that a sector is high; @narrow: wings are wrapped. */
void        ph_station_view_set_height (PhStationView *self,
                                        int            height,
                                        gboolean       narrow);
/* Returns: (transfer none) (nullable) */
PhTileView *ph_station_view_find_sector (PhStationView *self,
                                        int            id);
/* Whether something can be done with any of its sectors. */
gboolean    ph_station_view_has_available (PhStationView *self);

G_END_DECLS
