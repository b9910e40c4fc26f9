/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "session/store.h"

G_BEGIN_DECLS

/*
 * A game under way in the list of a ribbon: what it is called or whose turn it is, who plays and how it stands, and ways to name and to
 * delete it, for which it activates "library.name" (xs: with the name that it has) and "library.delete" (x). While what opens its list is to be
 * seen it says what its game says at the moment, and so does the ribbon; after that it is to be refreshed.
 */
#define TABLEE_TYPE_UNDER_WAY_ROW (tablee_under_way_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeUnderWayRow, tablee_under_way_row, TABLEE, UNDER_WAY_ROW, AdwActionRow)

GtkWidget        *tablee_under_way_row_new      (TableeStoredGame  *game);

/* Says what is new since it could not be seen. */
void              tablee_under_way_row_refresh  (TableeUnderWayRow *self);

/* Returns: (transfer none) */
TableeStoredGame *tablee_under_way_row_get_game (TableeUnderWayRow *self);

G_END_DECLS
