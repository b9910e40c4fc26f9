/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "shelf.h"

G_BEGIN_DECLS

/*
 * The sectors on offer, a row for each colour: what the near seat can build next, large; then all the rest.
 *
 * Signals: "activated" (int sector)
 */
#define PH_TYPE_MARKET (ph_market_get_type ())
G_DECLARE_FINAL_TYPE (PhMarket, ph_market, PH, MARKET, GtkBox)

void        ph_market_set_scene      (PhMarket      *self,
                                      const PhScene *scene);

/* How high sectors can be there for all of them to be in sight that have ever been on offer. */
int         ph_market_fit            (const PhScene *scene,
                                      int            width,
                                      int            height);

/* The same of some sectors, as large as can be. */
int         ph_market_fit_whole      (const PhScene *scene,
                                      const int     *sectors,
                                      int            n_sectors,
                                      int            width,
                                      int            height);

/* Gives the sectors the sizes that make the most of so many pixels, without the title; or those of a narrow table. */
void        ph_market_lay_out        (PhMarket      *self,
                                      const PhScene *scene,
                                      int            width,
                                      int            height);
void        ph_market_lay_out_narrow (PhMarket      *self,
                                      const PhScene *scene);

/* Returns: (transfer none) (nullable) */
PhTileView *ph_market_find_view      (PhMarket      *self,
                                      int            sector);

/* Takes the focus to the first sector that can be built, or to the first one. Returns FALSE where there is none. */
gboolean    ph_market_focus_first    (PhMarket      *self);

G_END_DECLS
