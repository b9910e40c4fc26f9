/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * The file of the database: opening it without harm to what is not ours, and setting it aside. Errors are of TABLEE_SQLITE_ERROR.
 */

/* Called again and again while another program has locked the file, with how often so far. Returns whether to go on waiting. */
typedef int (*TableeStoreWait)              (gpointer          data,
                                             int               count);

typedef enum
{
  TABLEE_STORE_FILE_OPEN,
  TABLEE_STORE_FILE_NEWER,    /* made by a newer version: nothing was touched */
  TABLEE_STORE_FILE_DAMAGED,  /* or somebody else's */
  TABLEE_STORE_FILE_REFUSED,  /* by a lock or the disk */
} TableeStoreFileResult;

/* Opens @path, makes it if there is none, and brings it up to date. @db: out, NULL unless it is open. */
TableeStoreFileResult tablee_store_file_open (const char      *path,
                                             TableeStoreWait   wait,
                                             gpointer          wait_data,
                                             sqlite3         **db,
                                             GError          **error);
/* Opens @path to be read, wherever it lies, in the state that its last checkpoint left. Returns: (nullable) */
sqlite3       *tablee_store_file_peek       (const char       *path);

/* Whether the file that @db has open is not the one that has its name now: it was renamed, deleted or replaced. */
gboolean       tablee_store_file_has_moved  (sqlite3          *db);

/* Closes @db without tidying up: for what shall stay as it is, and for a file whose name another one may have by now. */
void           tablee_store_file_drop       (sqlite3          *db);

/* Renames the file. Returns: (transfer full) (nullable): what it is called now, or NULL if that failed. */
char          *tablee_store_file_set_aside  (const char       *path);

/* A connection with the limits that all of ours have. */
sqlite3       *tablee_store_connect         (const char       *path,
                                             int               flags,
                                             GError          **error);

G_END_DECLS
