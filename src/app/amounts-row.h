/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "option-row.h"

G_BEGIN_DECLS

/* An option with one number a seat (wallets): switched on it shows a row for everybody at the table. A TableeOptionRow. */
#define TABLEE_TYPE_AMOUNTS_ROW (tablee_amounts_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeAmountsRow, tablee_amounts_row, TABLEE, AMOUNTS_ROW, AdwExpanderRow)

GtkWidget *tablee_amounts_row_new       (TableeOptionItem  *item);

/* @names: of all seats, in their order. */
void       tablee_amounts_row_set_names (TableeAmountsRow  *self,
                                         const char *const *names);

G_END_DECLS
