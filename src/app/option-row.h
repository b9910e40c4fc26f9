/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "present/present.h"
#include "session/option-item.h"

G_BEGIN_DECLS

/*
 * What all rows of options are: bound to one item, they show what it stands at, and change it. There is one class for each kind: a switch
 * (flag-row.h), a number (number-row.h), one of some words (choice-row.h), a name (name-row.h), amounts for all seats (amounts-row.h);
 * options-row.c makes them.
 */
#define TABLEE_TYPE_OPTION_ROW (tablee_option_row_get_type ())
G_DECLARE_INTERFACE (TableeOptionRow, tablee_option_row, TABLEE, OPTION_ROW, AdwPreferencesRow)

struct _TableeOptionRowInterface
{
  GTypeInterface parent_interface;

  /* Returns: (transfer none) */
  TableeOptionItem *(*get_item)    (TableeOptionRow *self);
  /* Shows what the item stands at. What this changes in the row is nobody's choice. */
  void              (*show)        (TableeOptionRow *self);
  /* (nullable) What the item stands at, in words that say more than the row shows. Returns: (transfer full) (nullable) */
  char             *(*dup_meaning) (TableeOptionRow *self);
};

TableeOptionItem *tablee_option_row_get_item   (TableeOptionRow  *self);

/* @sentence: (nullable): why the value does not do, shown in place of what explains the option. */
void              tablee_option_row_set_error  (TableeOptionRow  *self,
                                                const char       *sentence);

/*
 * For the classes.
 */

/* The row has an item now: it gets a title, and follows the item. */
void              tablee_option_row_bind       (TableeOptionRow  *self);
/* Shows again what the item stands at, where it is not what the row says. */
void              tablee_option_row_show       (TableeOptionRow  *self);

/* Whether what changes in the row is what the item stands at, not what somebody has chosen. */
gboolean          tablee_option_row_is_showing (TableeOptionRow  *self);

/* What people call @item. Returns: (transfer none), translated */
const char       *tablee_option_row_get_title  (TableeOptionItem *item);
/* With how many decimals they write it. */
int               tablee_option_row_get_digits (TableeOptionItem *item);
/* Returns: (transfer full) (nullable): @value of @item in words, where it has any of its own. */
char             *tablee_option_row_dup_words  (TableeOptionItem *item,
                                                gint64            value);
/* Whether these say what the number says, and no more. */
gboolean          tablee_option_row_has_digits (const char       *words);

G_END_DECLS
