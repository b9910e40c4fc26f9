/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where a session's game is kept, and which version of it the session knows: every write leaves a stamp that no other write has.
 * Whoever finds another one in the database is told so and writes nothing: somebody else has gone on with the game. The id is 0
 * until the store's thread has written the game for the first time. Refcounted, atomic. */
typedef struct _TableeStoreSlot TableeStoreSlot;

TableeStoreSlot *tablee_store_slot_new    (gint64            id,
                                           gint64            stamp);
TableeStoreSlot *tablee_store_slot_ref    (TableeStoreSlot  *self);
void             tablee_store_slot_unref  (TableeStoreSlot  *self);
gint64           tablee_store_slot_get_id (TableeStoreSlot  *self);
void             tablee_store_slot_get    (TableeStoreSlot  *self,
                                           gint64           *id,
                                           gint64           *stamp);
void             tablee_store_slot_set    (TableeStoreSlot  *self,
                                           gint64            id,
                                           gint64            stamp);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeStoreSlot, tablee_store_slot_unref)

G_END_DECLS
