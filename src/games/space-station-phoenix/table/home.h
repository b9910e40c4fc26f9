/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "station-view.h"

G_BEGIN_DECLS

/* The station of the near seat, on which things are done. What is clicked is told by the signals of the station. */
#define PH_TYPE_HOME (ph_home_get_type ())
G_DECLARE_FINAL_TYPE (PhHome, ph_home, PH, HOME, GtkBox)

void           ph_home_set_scene      (PhHome        *self,
                                       const PhScene *scene);

/* The levels of the longest wing of anybody, who may sit here next; and how wide all of it is when a wing has so many, with the next one,
 * and sectors are so high. */
int            ph_home_count_levels   (const PhScene *scene);
int            ph_home_measure        (int            levels,
                                       int            sector);

/* How high sectors can be in @height pixels. @words: percent that words are larger on a large screen. */
int            ph_home_fit            (int            height,
                                       int            words);

/* There is room for wings of @levels. */
void           ph_home_lay_out        (PhHome        *self,
                                       int            levels,
                                       int            sector);
void           ph_home_lay_out_narrow (PhHome        *self,
                                       int            width);

/* Returns: (transfer none) */
PhStationView *ph_home_get_station    (PhHome        *self);

G_END_DECLS
