/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/card-table.h"

G_BEGIN_DECLS

/* The table of Bean chains. */
#define TABLEE_TYPE_BEAN_CHAINS_TABLE (tablee_bean_chains_table_get_type ())
G_DECLARE_FINAL_TYPE (TableeBeanChainsTable, tablee_bean_chains_table, TABLEE, BEAN_CHAINS_TABLE, TableeCardTable)

G_END_DECLS
