/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-beans/rules/rules.h"
#include "widgets/pile-view.h"

G_BEGIN_DECLS

/* The two piles in the middle. @words: there is room for a caption. */

/* @available: somebody may draw now. */
void sb_piles_show_draw    (TableePileView *pile,
                            const SbState  *view,
                            gboolean        available,
                            gboolean        words);

/* Everybody may look through it. */
void sb_piles_show_discard (TableePileView *pile,
                            const SbState  *view,
                            gboolean        words);

G_END_DECLS
