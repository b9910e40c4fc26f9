/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/game.h"

G_BEGIN_DECLS

/* A row of the lists of games, as plain data: made in the store's thread, shown in the main one by all lists that it is in.
 * Refcounted, atomic. */
typedef struct
{
  gint64   id;
  char    *game;
  gint64   started;       /* microseconds since 1970 */
  gint64   changed;
  gboolean over;
  gboolean taken_back;
  int      given_up_by;
  int      current;
  char   **names;
  char   **players;
  guint    hints[TABLEE_MAX_SEATS];
  gboolean relieved[TABLEE_MAX_SEATS];
  char    *totals;
  char    *position;
  char    *name;          /* what people call it; empty: nothing */
} TableeStoreRow;

TableeStoreRow   *tablee_store_row_new        (void);
TableeStoreRow   *tablee_store_row_ref        (TableeStoreRow     *row);
void              tablee_store_row_unref      (TableeStoreRow     *row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeStoreRow, tablee_store_row_unref)

G_END_DECLS
