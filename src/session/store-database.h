/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include <gio/gio.h>

#include "store-notice.h"

G_BEGIN_DECLS

/*
 * The store's database as its thread sees it, and it alone. Errors are those of store-sql.h.
 */
typedef struct _TableeDatabase TableeDatabase;

/* Something that the user must be told, as it happens. */
typedef void   (*TableeDatabaseNotice)           (TableeStoreNotice     notice,
                                                  const char           *detail,
                                                  gpointer              user_data);

/* A piece of work inside one transaction. It may be run again on another database after the first has failed. */
typedef gboolean (*TableeDatabaseWork)           (sqlite3              *db,
                                                  gpointer              data,
                                                  GError              **error);

/* How long locks are waited for: for ever; for some seconds, by a program that is about to end; not at all. */
typedef enum
{
  TABLEE_DATABASE_OPEN,
  TABLEE_DATABASE_CLOSING,
  TABLEE_DATABASE_ABANDONED,
} TableeDatabaseHaste;

/* Opens @path whatever happens: what cannot be opened is set aside or replaced by memory, and told. @haste: looked at atomically
 * while another program has locked the file. */
TableeDatabase  *tablee_database_open            (const char           *path,
                                                  TableeDatabaseHaste  *haste,
                                                  TableeDatabaseNotice  notice,
                                                  gpointer              user_data);
void             tablee_database_close           (TableeDatabase       *self);

/* Runs @work in a transaction. A lock of another program is waited for. A disk that fails is told and given up: then the work is done
 * in memory. */
gboolean         tablee_database_write           (TableeDatabase       *self,
                                                  TableeDatabaseWork    work,
                                                  gpointer              data,
                                                  GError              **error);
/* Runs @work, which reads, in a transaction: all that it reads is of one moment. Only damage is answered by another database. */
gboolean         tablee_database_read            (TableeDatabase       *self,
                                                  TableeDatabaseWork    work,
                                                  gpointer              data,
                                                  GError              **error);
/* Writes a copy of the whole to @path, where nothing may be yet. */
gboolean         tablee_database_copy            (TableeDatabase       *self,
                                                  const char           *path,
                                                  GError              **error);

/* Whether something is in memory only. */
gboolean         tablee_database_get_unsaved     (TableeDatabase       *self);
/* After how many microseconds without other work it should be tried to write back what is in memory; -1: never. */
gint64           tablee_database_get_patience    (TableeDatabase       *self);
/* Writes what is in memory to the file, if that can be done by now, and tells. TRUE also if there was nothing in memory. */
gboolean         tablee_database_write_back      (TableeDatabase       *self,
                                                  GError              **error);

/* Returns: (transfer none) (nullable): the file, if it has not been checked as a whole. */
const char      *tablee_database_get_unchecked   (TableeDatabase       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeDatabase, tablee_database_close)

G_END_DECLS
