/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "station-view.h"
#include "widgets/seat-plate.h"

G_BEGIN_DECLS

/* What the near seat has, but for its ships: who it is, its goods and its station, on which things are done. What is clicked is told
 * by the signals of the goods and of the station. */
#define PH_TYPE_HOME (ph_home_get_type ())
G_DECLARE_FINAL_TYPE (PhHome, ph_home, PH, HOME, GtkBox)

void           ph_home_set_seat       (PhHome        *self,
                                       TableeSeat    *seat);
void           ph_home_set_scene      (PhHome        *self,
                                       const PhScene *scene);

/* Who it is is above the station or at its left: where the station is larger. @words: percent that words are larger on a large
 * screen. Returns the height of all, in pixels. */
int            ph_home_lay_out        (PhHome        *self,
                                       const PhScene *scene,
                                       int            width,
                                       int            height,
                                       int            words);
void           ph_home_lay_out_narrow (PhHome        *self,
                                       int            width);
void           ph_home_show_station   (PhHome        *self,
                                       gboolean       visible);

/* Returns: (transfer none) */
PhShelf       *ph_home_get_goods      (PhHome        *self);
PhStationView *ph_home_get_station    (PhHome        *self);

G_END_DECLS
