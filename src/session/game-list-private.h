/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-list.h"
#include "store-database.h"

G_BEGIN_DECLS

/* What the store tells its lists, in the order in which its thread has done it. */

/* A game is at another place now, or in no list (@row: NULL), or as it was but for what @row says. */
void  tablee_game_list_follow (TableeGameList         *self,
                               const TableeStorePlace *before,
                               const TableeStorePlace *after,
                               TableeStoreRow         *row);

/* Another database has other games. */
void  tablee_game_list_reload (TableeGameList         *self);

/* For tests. How many games are held for their own sake, and how many in all. */
guint tablee_game_list_count_kept  (TableeGameList    *self);
guint tablee_game_list_count_known (TableeGameList    *self);

G_END_DECLS
