/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include "store.h"

G_BEGIN_DECLS

/*
 * The store's database as its thread sees it, and it alone. Errors are of TABLEE_SQLITE_ERROR with SQLite's primary result
 * code, unless they say that there is no such game.
 */
typedef struct _TableeDatabase TableeDatabase;

#define TABLEE_SQLITE_ERROR (tablee_sqlite_error_quark ())
GQuark           tablee_sqlite_error_quark       (void);
/* What @db says of its last failure. */
void             tablee_sqlite_set_error         (sqlite3              *db,
                                                  GError              **error);

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

/* What an error is about. */
gboolean         tablee_sqlite_error_is_damage   (const GError         *error);
gboolean         tablee_sqlite_error_is_lock     (const GError         *error);
/* What may be gone the next moment: a single failure of the disk, or of memory. */
gboolean         tablee_sqlite_error_may_pass    (const GError         *error);

/* Returns: (transfer none) (nullable): the file, if it has not been checked as a whole. */
const char      *tablee_database_get_unchecked   (TableeDatabase       *self);

/* Statements. @types has one letter for each value that follows: i for a gint64, t for a text or NULL. */
sqlite3_stmt    *tablee_database_prepare         (sqlite3              *db,
                                                  GError              **error,
                                                  const char           *sql,
                                                  const char           *types,
                                                  ...);
/* Whether there is another row; at the end *@error says if it was a failure. */
gboolean         tablee_database_step            (sqlite3_stmt         *statement,
                                                  GError              **error);
gboolean         tablee_database_run             (sqlite3              *db,
                                                  GError              **error,
                                                  const char           *sql,
                                                  const char           *types,
                                                  ...);
/* A single number, or @absent. */
gint64           tablee_database_get             (sqlite3              *db,
                                                  const char           *sql,
                                                  gint64                absent,
                                                  GError              **error);
/* Returns: (transfer full) (nullable): valid UTF-8, whatever is in the file. */
char            *tablee_database_dup_text        (sqlite3_stmt         *statement,
                                                  int                   column);

/* G_IO_ERROR_NOT_FOUND: the game @id is not (or no longer) there. Returns FALSE. */
gboolean         tablee_database_fail_not_kept   (gint64                id,
                                                  GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeDatabase, tablee_database_close)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

G_END_DECLS
