/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "widgets/pile-view.h"

G_BEGIN_DECLS

/* The piles. @narrow: there is little room for words. */
void ac_piles_show_draw    (TableePileView *pile,
                            const AcScene  *scene,
                            gboolean        narrow);
void ac_piles_show_discard (TableePileView *pile,
                            const AcScene  *scene,
                            gboolean        narrow);

G_END_DECLS
