/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Words in columns, for where text is all there is: columns are as wide as they need to be. */
typedef struct _TableeTextTable TableeTextTable;

/* @alignment: one letter a column: "l" for words, "r" for numbers. */
TableeTextTable *tablee_text_table_new     (const char       *alignment);
void             tablee_text_table_free    (TableeTextTable  *self);

/* As many strings as there are columns; NULL is an empty cell. */
void             tablee_text_table_add     (TableeTextTable  *self,
                                            const char       *first,
                                            ...);
void             tablee_text_table_add_row (TableeTextTable  *self,
                                            const char *const *cells);

/* Returns: (transfer full): lines without spaces at their ends, the last one with its line end. */
char            *tablee_text_table_to_text (TableeTextTable  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeTextTable, tablee_text_table_free)

G_END_DECLS
