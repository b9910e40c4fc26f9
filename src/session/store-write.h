/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store-change.h"
#include "store-slot.h"
#include "store.h"

G_BEGIN_DECLS

/* Writes @change (taken over) in one transaction. Changes are written in the order in which they are handed in. The answer is
 * G_IO_ERROR_WRONG_ETAG where somebody else has changed the game since, G_IO_ERROR_NOT_FOUND where it was deleted. */
void             tablee_store_change_async  (TableeStore         *self,
                                             TableeStoreSlot     *slot,
                                             TableeStoreChange   *change,
                                             GAsyncReadyCallback  callback,
                                             gpointer             user_data);
gboolean         tablee_store_change_finish (TableeStore         *self,
                                             GAsyncResult        *result,
                                             GError             **error);

G_END_DECLS
