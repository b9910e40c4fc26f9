/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "shelf.h"

G_BEGIN_DECLS

/* Puts the ships of @owner, a seat or PH_NEUTRAL, on @shelf, with what can be done with them. */
void ph_fleet_show (PhShelf       *shelf,
                    const PhScene *scene,
                    int            owner);

G_END_DECLS
