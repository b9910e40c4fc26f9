/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/table.h"

G_BEGIN_DECLS

/* The table of Al Cabohne. */
#define TABLEE_TYPE_AL_CABOHNE_TABLE (tablee_al_cabohne_table_get_type ())
G_DECLARE_FINAL_TYPE (TableeAlCabohneTable, tablee_al_cabohne_table, TABLEE, AL_CABOHNE_TABLE, TableeTable)

G_END_DECLS
