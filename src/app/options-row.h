/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "session/options-model.h"

G_BEGIN_DECLS

/* All options of a game that is being set up, folded away: a TableeOptionRow for each. */
#define TABLEE_TYPE_OPTIONS_ROW (tablee_options_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeOptionsRow, tablee_options_row, TABLEE, OPTIONS_ROW, AdwExpanderRow)

/* The row for the kind of @item. Returns: (transfer floating): a TableeOptionRow */
GtkWidget *tablee_options_row_make      (TableeOptionItem   *item);

/* Once. */
void     tablee_options_row_set_model   (TableeOptionsRow   *self,
                                         TableeOptionsModel *model);

/* @names: of those who sit there. */
void     tablee_options_row_set_names   (TableeOptionsRow   *self,
                                         const char *const  *names);

/* Says at the option that @error (nullable) is about what is wrong with it, and nothing at the others. Returns whether there is such an
 * option: then it can be seen. */
gboolean tablee_options_row_set_error   (TableeOptionsRow   *self,
                                         const GError       *error);

/* What @error says, for people: one sentence. Returns: (transfer full) */
char    *tablee_options_row_dup_problem (const GError       *error);

G_END_DECLS
