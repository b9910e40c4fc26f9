/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include "notation/position.h"
#include "store-row.h"

G_BEGIN_DECLS

/* Some of the games that are over, or under way, newest first. */
typedef struct
{
  gboolean    over;
  const char *game;     /* (nullable): of which game; NULL: of all */
  guint       first;    /* how many come before them */
  guint       limit;
  gboolean    count;    /* how many there are in all, too */
  guint       n_games;  /* out */
  GPtrArray  *rows;     /* out: (element-type TableeStoreRow) */
} TableeStorePage;

gboolean         tablee_store_list_read_page     (sqlite3              *db,
                                                  gpointer              page,
                                                  GError              **error);
/* @known: (nullable): its position, if it need not be read. Returns: (transfer full), or NULL. */
TableeStoreRow  *tablee_store_list_read_row      (sqlite3              *db,
                                                  gint64                id,
                                                  const TableePosition *known,
                                                  GError              **error);

/* Where a game stands in the lists that it is in. */
typedef struct
{
  gboolean  there;    /* otherwise it is in none */
  gboolean  over;
  char     *game;
  guint     of_all;   /* its position among all games, */
  guint     of_game;  /* and among those of the same game */
} TableeStorePlace;

void             tablee_store_place_clear        (TableeStorePlace     *place);
gboolean         tablee_store_list_find          (sqlite3              *db,
                                                  gint64                id,
                                                  TableeStorePlace     *place,
                                                  GError              **error);
/* Leaves the game @id out of all lists, or no longer; outside of transactions. */
gboolean         tablee_store_list_hide          (sqlite3              *db,
                                                  gint64                id,
                                                  gboolean              hide,
                                                  GError              **error);

G_END_DECLS
