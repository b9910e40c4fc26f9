/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "session/option-item.h"

G_BEGIN_DECLS

/* What one seat has of an option with one number a seat. Its title is the name of who sits there: for whoever knows it to set. */
#define TABLEE_TYPE_AMOUNT_ROW (tablee_amount_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeAmountRow, tablee_amount_row, TABLEE, AMOUNT_ROW, AdwActionRow)

GtkWidget *tablee_amount_row_new (TableeOptionItem *item,
                                  guint             seat);

G_END_DECLS
