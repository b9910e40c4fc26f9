/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "game-info.h"
#include "session/store.h"

G_BEGIN_DECLS

/*
 * A game in the library: its scene, what it is, a way to begin, and a ribbon for each that is under way. Wide, the words stand
 * beside the scene; narrow, below it. A game to come says so and cannot be started.
 */
#define TABLEE_TYPE_GAME_CARD (tablee_game_card_get_type ())
G_DECLARE_FINAL_TYPE (TableeGameCard, tablee_game_card, TABLEE, GAME_CARD, GtkWidget)

GtkWidget *tablee_game_card_new       (const TableeGameInfo *info);

/* Where the games are kept of which the card shows those that are under way. */
void       tablee_game_card_set_store (TableeGameCard       *self,
                                       TableeStore          *store);

/* Returns: (transfer none): its id */
const char *tablee_game_card_get_game (TableeGameCard *self);

/* Whether what one does here most likely is what one does most likely of all that is shown: at most one card of a page. */
void        tablee_game_card_set_suggested (TableeGameCard *self,
                                            gboolean        suggested);

G_END_DECLS
