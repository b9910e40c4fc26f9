/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "guest.h"
#include "host.h"

G_BEGIN_DECLS

/*
 * Keeps one table with friends elsewhere in the store, whenever it asks for it, so that it goes on after the program has ended. Of a game
 * elsewhere that is over the record is imported in its place.
 *
 * Signal: "imported" (gint64 id): as what.
 */
#define TABLEE_TYPE_TABLE_KEEPER (tablee_table_keeper_get_type ())
G_DECLARE_FINAL_TYPE (TableeTableKeeper, tablee_table_keeper, TABLEE, TABLE_KEEPER, GObject)

/* @table: a TableeHost or a TableeGuest, held. @key: in the store. Returns: (transfer full) */
TableeTableKeeper *tablee_table_keeper_new   (TableeStore        *store,
                                              GObject            *table,
                                              const char         *key);
/* Writes again what could not be written when it was asked for. */
void               tablee_table_keeper_retry (TableeTableKeeper  *self);
/* What is in the store goes, and nothing more comes there; what asks to be kept is as good as kept. */
void               tablee_table_keeper_drop  (TableeTableKeeper  *self);

G_END_DECLS
