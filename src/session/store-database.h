/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include "store-private.h"
#include "streak.h"

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
gboolean         tablee_database_read            (TableeDatabase       *self,
                                                  TableeDatabaseWork    work,
                                                  gpointer              data,
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

/* store-schema.c: makes or brings up to date what @db lacks. */
enum
{
  TABLEE_STORE_VERSION = 5,
  TABLEE_STORE_APPLICATION_ID = 0x5461626C,
};

gboolean         tablee_store_schema_check       (sqlite3              *db,
                                                  GError              **error);
/* Whether reading all of it would keep people waiting: then that is left to store-check.h. */
gboolean         tablee_store_schema_is_large    (sqlite3              *db);
/* Reads all of it, and finds whatever SQLite can. */
gboolean         tablee_store_schema_check_all   (sqlite3              *db,
                                                  GError              **error);
gboolean         tablee_store_schema_update      (sqlite3              *db,
                                                  GError              **error);

/* store-games.c */
typedef struct
{
  TableeStoreSlot   *slot;
  TableeStoreChange *change;
  gint64             id;       /* out: where it is now */
  TableeStoreRow    *row;      /* out: how lists show it now */
} TableeStoreWrite;

gboolean         tablee_store_games_write        (sqlite3              *db,
                                                  gpointer              write,
                                                  GError              **error);
/* @id: gint64 * */
gboolean         tablee_store_games_delete       (sqlite3              *db,
                                                  gpointer              id,
                                                  GError              **error);
/*
 * store-list.c
 */

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

/*
 * store-streak.c
 */

/* Notes the results of all games that are kept. */
gboolean         tablee_store_streak_fill        (sqlite3              *db,
                                                  GError              **error);
/* Notes how the game @id stands, after each change of it. */
gboolean         tablee_store_streak_note        (sqlite3              *db,
                                                  gint64                id,
                                                  gboolean             *differs,
                                                  GError              **error);
/* @streaks: GPtrArray **, of TableeStreak, sorted. */
gboolean         tablee_store_streak_read        (sqlite3              *db,
                                                  gpointer              streaks,
                                                  GError              **error);

/* store-load.c */
typedef struct
{
  gint64            id;
  TableeGameRecord *record;    /* out */
} TableeStoreLoad;

gboolean         tablee_store_games_load         (sqlite3              *db,
                                                  gpointer              load,
                                                  GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeDatabase, tablee_database_close)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

G_END_DECLS
