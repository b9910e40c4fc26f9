/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The tables of the database, and whether they are sound. */

#include <sqlite3.h>

#include <glib.h>

G_BEGIN_DECLS

enum
{
  TABLEE_STORE_VERSION = 10,
  TABLEE_STORE_APPLICATION_ID = 0x5461626C,
};

/* Whether it is what this program makes. */
gboolean         tablee_store_schema_check       (sqlite3              *db,
                                                  GError              **error);
/* Whether reading all of it would keep people waiting: then that is left to store-check.h. */
gboolean         tablee_store_schema_is_large    (sqlite3              *db);
/* Reads all of it, and finds whatever SQLite can. */
gboolean         tablee_store_schema_check_all   (sqlite3              *db,
                                                  GError              **error);
/* Makes or brings up to date what @db lacks. */
gboolean         tablee_store_schema_update      (sqlite3              *db,
                                                  GError              **error);

G_END_DECLS
