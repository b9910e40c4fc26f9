/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "option-row.h"

G_BEGIN_DECLS

/* An option that is either so or not, as a switch. A TableeOptionRow. */
#define TABLEE_TYPE_FLAG_ROW (tablee_flag_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeFlagRow, tablee_flag_row, TABLEE, FLAG_ROW, AdwActionRow)

GtkWidget *tablee_flag_row_new (TableeOptionItem *item);

G_END_DECLS
