/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include "game-record.h"

G_BEGIN_DECLS

/* A kept game as a record: what to read, and what was read. */
typedef struct
{
  gint64            id;
  TableeGameRecord *record;    /* out */
} TableeStoreLoad;

gboolean         tablee_store_games_load         (sqlite3              *db,
                                                  gpointer              load,
                                                  GError              **error);

G_END_DECLS
