/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "widgets/player-view.h"

G_BEGIN_DECLS

/* What a player has: coins, cards, and the fields with what can be done with them. Of the near one, the field that could be bought
 * too. */
void ac_fields_show         (TableePlayerView   *player,
                             const AcScene      *scene,
                             int                 seat);

/* The harvest of a near field. @terse: there is no room for more than the least. */
void ac_fields_show_harvest (TableeActionButton *button,
                             const AcScene      *scene,
                             int                 field,
                             gboolean            terse);

G_END_DECLS
