/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/table.h"

G_BEGIN_DECLS

/* The table of Space Station Phoenix. */
#define TABLEE_TYPE_SPACE_STATION_PHOENIX_TABLE (tablee_space_station_phoenix_table_get_type ())
G_DECLARE_FINAL_TYPE (TableeSpaceStationPhoenixTable, tablee_space_station_phoenix_table, TABLEE, SPACE_STATION_PHOENIX_TABLE, TableeTable)

G_END_DECLS
