/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "option-row.h"

G_BEGIN_DECLS

/* An option that is a number. A default that depends on other choices is offered as "Automatic", below the least. A TableeOptionRow. */
#define TABLEE_TYPE_NUMBER_ROW (tablee_number_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeNumberRow, tablee_number_row, TABLEE, NUMBER_ROW, AdwActionRow)

GtkWidget *tablee_number_row_new (TableeOptionItem *item);

G_END_DECLS
