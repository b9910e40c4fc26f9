/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"

G_BEGIN_DECLS

/* @ship, a ph_ship(), with what can be done with it. */
void ph_fleet_fill_ship (const PhScene *scene,
                         int            ship,
                         PhTile        *tile);

G_END_DECLS
