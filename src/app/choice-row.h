/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "option-row.h"

G_BEGIN_DECLS

/* An option with a few values that have words, as a list to choose from. A default that depends on other choices comes first, as
 * "Automatic". A TableeOptionRow. */
#define TABLEE_TYPE_CHOICE_ROW (tablee_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeChoiceRow, tablee_choice_row, TABLEE, CHOICE_ROW, AdwActionRow)

GtkWidget *tablee_choice_row_new   (TableeOptionItem *item);

/* Whether the numbers that @item can be are better chosen by words than by numbers. */
gboolean   tablee_choice_row_suits (TableeOptionItem *item);

G_END_DECLS
