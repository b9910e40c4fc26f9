/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/table.h"

G_BEGIN_DECLS

/*
 * The table of Martian 12s. Actions: "table.pull-small", "table.pull-medium", "table.pull-large", "table.pass",
 * "table.toggle-left".
 *
 * Properties: "left-visible" (boolean): whether the table of what is left in the bag is shown.
 */
#define TABLEE_TYPE_MARTIAN_12S_TABLE (tablee_martian_12s_table_get_type ())
G_DECLARE_FINAL_TYPE (TableeMartian12sTable, tablee_martian_12s_table, TABLEE, MARTIAN_12S_TABLE, TableeTable)

G_END_DECLS
