/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "notation/option.h"

G_BEGIN_DECLS

/*
 * Something that an option can name, as a list shows it. Property, constant: "title" (string).
 */
#define TABLEE_TYPE_NAMED_CHOICE (tablee_named_choice_get_type ())
G_DECLARE_FINAL_TYPE (TableeNamedChoice, tablee_named_choice, TABLEE, NAMED_CHOICE, GObject)

TableeNamedChoice *tablee_named_choice_new        (const TableeOptionName *name);

/* For a name behind which nothing is found. */
TableeNamedChoice *tablee_named_choice_new_lost   (const char             *name);

/* Why what @error, a TABLEE_DATA_ERROR, is about cannot be chosen, one sentence. Returns: (transfer full) */
char              *tablee_named_choice_dup_problem (const GError          *error);

const char        *tablee_named_choice_get_name   (TableeNamedChoice      *self);
const char        *tablee_named_choice_get_title  (TableeNamedChoice      *self);
/* Why it cannot be chosen; "" if it can. */
const char        *tablee_named_choice_get_problem (TableeNamedChoice     *self);
gboolean           tablee_named_choice_get_usable (TableeNamedChoice      *self);

G_END_DECLS
