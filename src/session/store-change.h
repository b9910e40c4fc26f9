/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include "game-log.h"
#include "game-record.h"
#include "store-row.h"
#include "store-slot.h"

G_BEGIN_DECLS

/*
 * What one change of a game leaves behind: always the state that it stands in, and what led there. Made where the game is played, written
 * in the store's thread; the same write may be tried again.
 */
typedef struct _TableeStoreChange TableeStoreChange;

/* What changes when nothing but the state of @log at its head is written. Returns: (transfer full) */
TableeStoreChange *tablee_store_change_new         (const TableeGameLog     *log,
                                                    gboolean                 taken_back,
                                                    int                      given_up_by);
void               tablee_store_change_free        (TableeStoreChange       *self);

/* Adds the action that led to the head of @log: what was beyond goes. */
void               tablee_store_change_add_action  (TableeStoreChange       *self,
                                                    const TableeGameLog     *log);
/* Adds that somebody else sits down. @seat: taken over. */
void               tablee_store_change_take_seat   (TableeStoreChange       *self,
                                                    TableeSeat              *seat);
/* Adds the whole of @record: it is written anew. */
void               tablee_store_change_set_whole   (TableeStoreChange       *self,
                                                    TableeGameRecord        *record);

/* Writes it where @slot says, in a transaction of the caller's. @id: out: where it is now. @row: out: how lists show it now; what was there
 * before is let go of. G_IO_ERROR_WRONG_ETAG where somebody else has changed the game since, G_IO_ERROR_NOT_FOUND where it was deleted. */
gboolean           tablee_store_change_write       (const TableeStoreChange *self,
                                                    sqlite3                 *db,
                                                    TableeStoreSlot         *slot,
                                                    gint64                  *id,
                                                    TableeStoreRow         **row,
                                                    GError                 **error);
/* The stamp that it leaves: drawn once, so that a write that is tried again knows its own. */
gint64             tablee_store_change_get_stamp   (const TableeStoreChange *self);

/* Where the record that it has the whole of does not say when the game began and ended, it does now, as it is kept. */
void               tablee_store_change_date_whole  (const TableeStoreChange *self);

/* For tests: as if the game had ended, and the first seat had won it, or another one. */
void               tablee_store_change_pretend_end (TableeStoreChange       *self,
                                                    gboolean                 won);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeStoreChange, tablee_store_change_free)

G_END_DECLS
