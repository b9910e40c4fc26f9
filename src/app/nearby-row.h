/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "net/nearby-table.h"

G_BEGIN_DECLS

/* A table that is shown in the local network: who invites, to what, and how many seats are free. Activated, it is to be joined. */
#define TABLEE_TYPE_NEARBY_ROW (tablee_nearby_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeNearbyRow, tablee_nearby_row, TABLEE, NEARBY_ROW, AdwActionRow)

GtkWidget         *tablee_nearby_row_new       (TableeNearbyTable *table);
TableeNearbyTable *tablee_nearby_row_get_table (TableeNearbyRow   *self);

G_END_DECLS
