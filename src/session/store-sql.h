/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * Statements of SQLite with errors of GLib: of TABLEE_SQLITE_ERROR with SQLite's primary result code, unless they say that there is no
 * such game. All parts of the store speak to their database with these.
 */

#define TABLEE_SQLITE_ERROR (tablee_sqlite_error_quark ())
GQuark           tablee_sqlite_error_quark       (void);
/* What @db says of its last failure. */
void             tablee_sqlite_set_error         (sqlite3              *db,
                                                  GError              **error);

/* What an error is about. */
gboolean         tablee_sqlite_error_is_damage   (const GError         *error);
gboolean         tablee_sqlite_error_is_lock     (const GError         *error);
/* What may be gone the next moment: a single failure of the disk, or of memory. */
gboolean         tablee_sqlite_error_may_pass    (const GError         *error);

/* Statements. @types has one letter for each value that follows: i for a gint64, t for a text or NULL. */
sqlite3_stmt    *tablee_database_prepare         (sqlite3              *db,
                                                  GError              **error,
                                                  const char           *sql,
                                                  const char           *types,
                                                  ...);
/* Whether there is another row; at the end *@error says if it was a failure. */
gboolean         tablee_database_step            (sqlite3_stmt         *statement,
                                                  GError              **error);
/* What the last step left behind: TRUE if @statement was prepared and all of its rows were seen; else FALSE with @error, which is
 * @failure (transfer full) (nullable), what the last step said, or what preparing said. */
gboolean         tablee_database_is_read         (sqlite3_stmt         *statement,
                                                  GError               *failure,
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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

G_END_DECLS
