/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Reads a large database from end to end while it is in use, on a connection and in a thread of its own, and looks for damage. */
typedef struct _TableeStoreCheck TableeStoreCheck;

/* In the thread of the check. */
typedef void      (*TableeStoreDamaged)     (TableeStoreCheck   *self,
                                             const char         *message,
                                             gpointer            user_data);

/* Returns: (transfer full) (nullable): NULL if @path cannot be opened once more. */
TableeStoreCheck *tablee_store_check_new    (const char         *path,
                                             TableeStoreDamaged  damaged,
                                             gpointer            user_data);
/* Leaves off at once. */
void              tablee_store_check_free   (TableeStoreCheck   *self);

G_END_DECLS
