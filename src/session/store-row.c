/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of the lists of games, as plain data. */
#include "store-row.h"

TableeStoreRow *
tablee_store_row_new (void)
{
  return g_atomic_rc_box_new0 (TableeStoreRow);
}

TableeStoreRow *
tablee_store_row_ref (TableeStoreRow *row)
{
  g_return_val_if_fail (row != NULL, NULL);

  return g_atomic_rc_box_acquire (row);
}

static void
row_clear (gpointer data)
{
  TableeStoreRow *row = data;

  g_free (row->game);
  g_strfreev (row->names);
  g_strfreev (row->players);
  g_free (row->totals);
  g_free (row->position);
  g_free (row->name);
}

void
tablee_store_row_unref (TableeStoreRow *row)
{
  g_return_if_fail (row != NULL);

  g_atomic_rc_box_release_full (row, row_clear);
}
