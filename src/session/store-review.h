/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store.h"

G_BEGIN_DECLS

/* What reviews found out about the game @id, a(us): numbers of actions, and a text for each. Only what a review
 * made of them is for people: see review.h. */
void             tablee_store_load_review_async  (TableeStore         *self,
                                                  gint64               id,
                                                  GCancellable        *cancellable,
                                                  GAsyncReadyCallback  callback,
                                                  gpointer             user_data);
GVariant        *tablee_store_load_review_finish (TableeStore         *self,
                                                  GAsyncResult        *result,
                                                  GError             **error);
/* Takes over @notes if floating. */
void             tablee_store_keep_review_async  (TableeStore         *self,
                                                  gint64               id,
                                                  GVariant            *notes,
                                                  GAsyncReadyCallback  callback,
                                                  gpointer             user_data);
gboolean         tablee_store_keep_review_finish (TableeStore         *self,
                                                  GAsyncResult        *result,
                                                  GError             **error);

G_END_DECLS
