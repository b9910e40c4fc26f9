/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Pig: a plain one, with two keys. */
#include "config.h"

#include "rules.h"

#include "widgets/plain-table.h"

#include <glib/gi18n-lib.h>

#define TABLEE_TYPE_PIG_TABLE (tablee_pig_table_get_type ())
G_DECLARE_FINAL_TYPE (TableePigTable, tablee_pig_table, TABLEE, PIG_TABLE, TableePlainTable)

struct _TableePigTable
{
  TableePlainTable parent_instance;
};

G_DEFINE_FINAL_TYPE (TableePigTable, tablee_pig_table, TABLEE_TYPE_PLAIN_TABLE)

static const TableeTableShortcut shortcuts[] = {
  { "table.roll", "r", N_("Roll the Die"), .plays = TABLEE_PLAYS (PIG_ACTION_ROLL) },
  { "table.hold", "e", N_("Hold"), .plays = TABLEE_PLAYS (PIG_ACTION_HOLD) },
  { NULL },
};

static void
tablee_pig_table_class_init (TableePigTableClass *klass)
{
  tablee_table_class_set_shortcuts (TABLEE_TABLE_CLASS (klass), shortcuts);
}

static void
tablee_pig_table_init (TableePigTable *self)
{
}
