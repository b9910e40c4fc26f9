/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "set-up.h"

G_BEGIN_DECLS

/* One option of any game as a row of the set-up: a switch, a number, or a list to choose from, made from the game's option
 * table and words. A default that depends on other choices is offered as "Automatic". Works on the set-up itself. */
#define TABLEE_TYPE_OPTION_ROW (tablee_option_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeOptionRow, tablee_option_row, TABLEE, OPTION_ROW, AdwActionRow)

/* @seat: which element of a list with one number a seat, or -1. */
GtkWidget  *tablee_option_row_new       (TableeSetUp        *set_up,
                                         const TableeOption *option,
                                         int                 seat);
const char *tablee_option_row_get_key   (TableeOptionRow    *self);

/* Shows the value that the set-up has now. */
void        tablee_option_row_update    (TableeOptionRow    *self);

/* @sentence: (nullable): why the value does not do, shown in place of the subtitle. */
void        tablee_option_row_set_error (TableeOptionRow    *self,
                                         const char         *sentence);

G_END_DECLS
