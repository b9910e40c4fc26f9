/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store-row.h"
#include "store.h"

G_BEGIN_DECLS

/* Takes @row over. NULL: a game that is still to be read. */
TableeStoredGame *tablee_stored_game_new      (TableeStoreRow     *row);
/* Takes @row over and tells what is different. */
void              tablee_stored_game_take_row (TableeStoredGame   *self,
                                               TableeStoreRow     *row);

G_END_DECLS
