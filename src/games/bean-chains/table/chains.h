/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "widgets/player-view.h"

G_BEGIN_DECLS

/* What a player has: coins, cards, and the chains with what can be done with them. Of the near one, the place that could be bought
 * too. */
void ch_chains_show (TableePlayerView *player,
                     const ChScene    *scene,
                     int               seat);

G_END_DECLS
