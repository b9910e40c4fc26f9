/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/card-table.h"

G_BEGIN_DECLS

/* The table of Space Beans. */
#define TABLEE_TYPE_SPACE_BEANS_TABLE (tablee_space_beans_table_get_type ())
G_DECLARE_FINAL_TYPE (TableeSpaceBeansTable, tablee_space_beans_table, TABLEE, SPACE_BEANS_TABLE, TableeCardTable)

G_END_DECLS
