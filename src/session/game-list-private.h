/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-list.h"

G_BEGIN_DECLS

/* For tests. How many games are held for their own sake, and how many in all. */
guint tablee_game_list_count_kept  (TableeGameList    *self);
guint tablee_game_list_count_known (TableeGameList    *self);

G_END_DECLS
