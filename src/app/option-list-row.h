/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "set-up.h"

G_BEGIN_DECLS

/* An option with one number a seat (wallets): switched on it shows a row for everybody at the table. */
#define TABLEE_TYPE_OPTION_LIST_ROW (tablee_option_list_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeOptionListRow, tablee_option_list_row, TABLEE, OPTION_LIST_ROW, AdwExpanderRow)

GtkWidget  *tablee_option_list_row_new       (TableeSetUp         *set_up,
                                              const TableeOption  *option);
const char *tablee_option_list_row_get_key   (TableeOptionListRow *self);
void        tablee_option_list_row_update    (TableeOptionListRow *self);
void        tablee_option_list_row_set_error (TableeOptionListRow *self,
                                              const char          *sentence);

G_END_DECLS
