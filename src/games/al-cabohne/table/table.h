/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/card-table.h"

G_BEGIN_DECLS

/*
 * The table of Al Cabohne. One card is lifted: what a click on a field or boss, or a key, is about. While the hand is planted it
 * is the front card; else the first open card, until somebody chooses another one.
 *
 * Actions: "table.field" (i) and "table.boss" (i), what a click there does; "table.plant-1" to -3, "table.harvest-1" to -3,
 * "table.give-al", "table.give-don", "table.give-joe", "table.discard", "table.pay", "table.buy-field", "table.end",
 * "table.meters".
 */
#define TABLEE_TYPE_AL_CABOHNE_TABLE (tablee_al_cabohne_table_get_type ())
G_DECLARE_FINAL_TYPE (TableeAlCabohneTable, tablee_al_cabohne_table, TABLEE, AL_CABOHNE_TABLE, TableeCardTable)

G_END_DECLS
