/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "widgets/pile-view.h"

G_BEGIN_DECLS

/* The piles. @narrow: there is no room for words. */
void ch_piles_show_deck    (TableePileView *pile,
                            const ChScene  *scene,
                            gboolean        narrow);
void ch_piles_show_discard (TableePileView *pile,
                            const ChScene  *scene,
                            gboolean        narrow);

G_END_DECLS
