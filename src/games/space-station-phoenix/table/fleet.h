/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"

G_BEGIN_DECLS

/* The ships of @owner in the order in which they lie on the board of fleets: by what they do, then by level. @ships: ph_ship() each,
 * PH_MAX_FLEET at most. Returns how many. */
int  ph_fleet_list      (const PhRuleset *ruleset,
                         const PhState   *state,
                         int              owner,
                         int             *ships);

/* @ship, a ph_ship(), with what can be done with it. */
void ph_fleet_fill_ship (const PhScene *scene,
                         int            ship,
                         PhTile        *tile);

G_END_DECLS
