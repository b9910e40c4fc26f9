/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store.h"

G_BEGIN_DECLS

/*
 * Kept games in the order in which they changed last, newest first: a GListModel of TableeStoredGame that follows the store. Only some
 * of them are in memory, those that were asked for last and those that somebody holds. What is not there yet is handed out as a game
 * that is loading, and tells its properties as soon as the store has read it; whoever shows it holds it until then.
 *
 * Property: "ready" (boolean: how many there are is known).
 */
#define TABLEE_TYPE_GAME_LIST (tablee_game_list_get_type ())
G_DECLARE_FINAL_TYPE (TableeGameList, tablee_game_list, TABLEE, GAME_LIST, GObject)

/* @over: those that are over, or those that are under way. @game: (nullable): the id of one game, or NULL for all.
 * Returns: (transfer full): all who ask for the same games have the same list. */
TableeGameList *tablee_game_list_get       (TableeStore    *store,
                                            gboolean        over,
                                            const char     *game);
gboolean        tablee_game_list_get_ready (TableeGameList *self);

G_END_DECLS
