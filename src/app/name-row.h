/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "option-row.h"

G_BEGIN_DECLS

/* An option that names something that is found while the program runs: a list of what there is, and why some of it cannot be chosen. A
 * TableeOptionRow. */
#define TABLEE_TYPE_NAME_ROW (tablee_name_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeNameRow, tablee_name_row, TABLEE, NAME_ROW, AdwActionRow)

GtkWidget *tablee_name_row_new (TableeOptionItem *item);

G_END_DECLS
