/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include "store.h"
#include "strength.h"

G_BEGIN_DECLS

/* What ratings are made of: who has played against which computers, and who ended before whom. It stays when the games go. */

/* Notes all games that are kept. */
gboolean   tablee_store_strength_fill       (sqlite3              *db,
                                             GError              **error);
/* Notes how the game @id stands, after each change of it. */
gboolean   tablee_store_strength_note       (sqlite3              *db,
                                             gint64                id,
                                             GError              **error);

/* How strong everybody plays @game, (nullable): each game, sorted by game and name. Returns: (transfer full) (element-type TableeStrength) */
void       tablee_store_read_strengths_async  (TableeStore         *self,
                                               const char          *game,
                                               GCancellable        *cancellable,
                                               GAsyncReadyCallback  callback,
                                               gpointer             user_data);
GPtrArray *tablee_store_read_strengths_finish (TableeStore         *self,
                                               GAsyncResult        *result,
                                               GError             **error);

G_END_DECLS
