/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store.h"

G_BEGIN_DECLS

/*
 * What the store keeps of tables of friends elsewhere: texts, which those make and read who speak with the friends. Each has a key, and may
 * belong to a game of the store, with which it goes.
 */

/* One of them. */
typedef struct
{
  char   *key;
  gint64  game;  /* 0: of none */
  char   *text;
} TableeKeptTable;

void       tablee_kept_table_free                (TableeKeptTable      *self);

/* Keeps @text under @key, in place of what was there. Whoever is told of success may rely on the disk. */
void       tablee_store_put_elsewhere_async     (TableeStore          *self,
                                                 const char           *key,
                                                 gint64                game,
                                                 const char           *text,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              user_data);
gboolean   tablee_store_put_elsewhere_finish    (TableeStore          *self,
                                                 GAsyncResult         *result,
                                                 GError              **error);
/* @key: what is there goes, if there is anything. Answered by the above. */
void       tablee_store_drop_elsewhere_async    (TableeStore          *self,
                                                 const char           *key,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              user_data);
/* Keeps the whole game @record in place of what is under @key: both or neither. Answered by tablee_store_import_finish(). */
void       tablee_store_import_elsewhere_async  (TableeStore          *self,
                                                 const char           *key,
                                                 struct _TableeGameRecord *record,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              user_data);
/* All of them, by key. Returns: (transfer full) (element-type TableeKeptTable), or NULL with @error. */
void       tablee_store_load_elsewhere_async    (TableeStore          *self,
                                                 GCancellable         *cancellable,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              user_data);
GPtrArray *tablee_store_load_elsewhere_finish   (TableeStore          *self,
                                                 GAsyncResult         *result,
                                                 GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeKeptTable, tablee_kept_table_free)

G_END_DECLS
