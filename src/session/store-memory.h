/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include <glib.h>

G_BEGIN_DECLS

/*
 * A database in memory, for as long as the file cannot be written. It begins as a copy of the file, remembers which versions of the
 * games it began with, and can be written back.
 */

/* @from: (nullable): what there is in the file; NULL: begins empty. Returns: (nullable): NULL where that cannot be read, or memory is
 * short. */
sqlite3  *tablee_store_memory_new        (sqlite3         *from);

/* Writes into the file @path, which is open and up to date elsewhere in this program, what @memory has that it has not, and deletes what
 * was deleted; all or nothing. A game that has changed on both sides is there twice afterwards. */
gboolean  tablee_store_memory_write_back (sqlite3         *memory,
                                          const char      *path,
                                          GError         **error);

G_END_DECLS
