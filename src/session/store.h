/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "store-notice.h"

G_BEGIN_DECLS

/*
 * Everything that must outlive the program, in one SQLite database that one thread of the store's own reads and writes. Every
 * acknowledged action is on disk. A damaged database is set aside under a dated name and a new one begun; a newer one is
 * refused. When the disk fails, play goes on in memory, and is written back when the disk can be written again; when another program
 * has locked the file, everything waits: see "notice".
 *
 * Games are shown by lists (game-list.h).
 *
 * Properties: "streaks" (array of TableeStreak, sorted by game and name: how everybody fares who has played alone, whatever has become
 * of the games), "notice" (string or NULL: what the user must be told, as a word: "damaged", "newer", "read-only", "full", "failed",
 * "locked", "written-back"; see TableeStoreNotice and the getters), "ready" (boolean: the database is open, and what is small has been
 * read).
 */
#define TABLEE_TYPE_STORE (tablee_store_get_type ())
G_DECLARE_FINAL_TYPE (TableeStore, tablee_store, TABLEE, STORE, GObject)

enum
{
  TABLEE_STORE_MAX_NAME = 60,  /* characters of what a game is called */
};

/* How what cannot be done is told: an id that is not (or no longer) kept is G_IO_ERROR_NOT_FOUND; a kept game that
 * cannot be read is a TABLEE_NOTATION_ERROR, or a TABLEE_DATA_ERROR if it was made with data (a component set) that are not there or
 * others now: it stays kept until they are back; what the disk or SQLite refuses is G_IO_ERROR_FAILED with their message. */

/* @path: (nullable): NULL is $XDG_DATA_HOME/tablee/tablee.db. Opening happens in the store's thread; nothing waits. */
TableeStore       *tablee_store_new                  (const char          *path);
/* Returns: (transfer none) (element-type TableeStreak): valid until "streaks" notifies. */
GPtrArray         *tablee_store_get_streaks          (TableeStore         *self);
TableeStoreNotice  tablee_store_get_notice           (TableeStore         *self);
/* A path for TABLEE_STORE_NOTICE_DAMAGED, for the others what the system says, in English. */
const char        *tablee_store_get_notice_detail    (TableeStore         *self);
gboolean           tablee_store_get_ready            (TableeStore         *self);

/* Whether something that was played is not on the disk: it is in memory, or waits for the lock of another program. */
gboolean           tablee_store_get_unsaved          (TableeStore         *self);
/* Waits until all that was handed in so far is written, and tries at once to write to the disk what is in memory only, which otherwise
 * happens from time to time. Answers whether all is on the disk. */
void               tablee_store_write_back_async     (TableeStore         *self,
                                                      GCancellable        *cancellable,
                                                      GAsyncReadyCallback  callback,
                                                      gpointer             user_data);
gboolean           tablee_store_write_back_finish    (TableeStore         *self,
                                                      GAsyncResult        *result,
                                                      GError             **error);
/* Ends waiting for locks, for good: what cannot be written at once is lost. */
void               tablee_store_abandon              (TableeStore         *self);

/* Waits until everything handed in is on disk (for some seconds, if another program has locked the file) and closes: at the end of the
 * program. Ask tablee_store_get_unsaved() before. */
void               tablee_store_close                (TableeStore         *self);

/* Leaves a game out of all lists, as if it were deleted, or no longer. */
void               tablee_store_hide                 (TableeStore         *self,
                                                      gint64               id,
                                                      gboolean             hide);
void               tablee_store_delete_async         (TableeStore         *self,
                                                      gint64               id,
                                                      GCancellable        *cancellable,
                                                      GAsyncReadyCallback  callback,
                                                      gpointer             user_data);
gboolean           tablee_store_delete_finish        (TableeStore         *self,
                                                      GAsyncResult        *result,
                                                      GError             **error);
/* Calls a kept game @name, or nothing in particular where that is NULL or blank; spaces around it, and what is beyond
 * TABLEE_STORE_MAX_NAME characters, are left out. Its place in the lists stays, and whoever plays it at the moment goes on. */
void               tablee_store_rename_async         (TableeStore         *self,
                                                      gint64               id,
                                                      const char          *name,
                                                      GCancellable        *cancellable,
                                                      GAsyncReadyCallback  callback,
                                                      gpointer             user_data);
gboolean           tablee_store_rename_finish        (TableeStore         *self,
                                                      GAsyncResult        *result,
                                                      GError             **error);
/* The record of a kept game, to go on with or to look through: a TableeGameRecord. */
void               tablee_store_load_async           (TableeStore         *self,
                                                      gint64               id,
                                                      GCancellable        *cancellable,
                                                      GAsyncReadyCallback  callback,
                                                      gpointer             user_data);
struct _TableeGameRecord *tablee_store_load_finish   (TableeStore         *self,
                                                      GAsyncResult        *result,
                                                      GError             **error);
/* Keeps a whole imported game; its id is the answer. @record is then as if it had been loaded: a session can go on with it. */
void               tablee_store_import_async         (TableeStore         *self,
                                                      struct _TableeGameRecord *record,
                                                      GCancellable        *cancellable,
                                                      GAsyncReadyCallback  callback,
                                                      gpointer             user_data);
gint64             tablee_store_import_finish        (TableeStore         *self,
                                                      GAsyncResult        *result,
                                                      GError             **error);
/* A copy of the whole database as one file. */
void               tablee_store_backup_async         (TableeStore         *self,
                                                      GFile               *file,
                                                      GCancellable        *cancellable,
                                                      GAsyncReadyCallback  callback,
                                                      gpointer             user_data);
gboolean           tablee_store_backup_finish        (TableeStore         *self,
                                                      GAsyncResult        *result,
                                                      GError             **error);

/* One kept game, as lists show it; one that is loading has an id of 0, and no names. Properties, all notifying: "id" (int64),
 * "game" (string), "started" and "changed" (GDateTime), "over" (boolean), "taken-back" (boolean), "given-up-by" (int),
 * "current-seat" (int), "names" (strv), "players" (strv: "human", "easy" ...), "hints" (uint: those that were given, to all),
 * "relieved" (boolean: on some seat a computer has played for a person, or a person for a computer),
 * "totals" (string: the score sheet's JSON, nobody's view until it is over), "position" (string: the last position as JSON,
 * nobody's view, for the progress line, all of it once it is over; NULL of a game given up), "name" (string: what people call it, or
 * NULL). Signal: "updated", once after whatever of them a write has changed has notified. */
#define TABLEE_TYPE_STORED_GAME (tablee_stored_game_get_type ())
G_DECLARE_FINAL_TYPE (TableeStoredGame, tablee_stored_game, TABLEE, STORED_GAME, GObject)
gboolean           tablee_stored_game_get_loading     (TableeStoredGame   *self);
gint64             tablee_stored_game_get_id          (TableeStoredGame   *self);
const char        *tablee_stored_game_get_game        (TableeStoredGame   *self);
gboolean           tablee_stored_game_get_over        (TableeStoredGame   *self);
int                tablee_stored_game_get_current_seat (TableeStoredGame  *self);
int                tablee_stored_game_get_given_up_by (TableeStoredGame   *self);
GDateTime         *tablee_stored_game_get_started     (TableeStoredGame   *self);
GDateTime         *tablee_stored_game_get_changed     (TableeStoredGame   *self);
const char *const *tablee_stored_game_get_names       (TableeStoredGame   *self);
const char *const *tablee_stored_game_get_players     (TableeStoredGame   *self);
/* How many hints were given on @seat. */
guint              tablee_stored_game_get_hints      (TableeStoredGame   *self,
                                                      int                 seat);
/* Whether both a person and a computer have played on @seat. */
gboolean           tablee_stored_game_get_relieved   (TableeStoredGame   *self,
                                                      int                 seat);
const char        *tablee_stored_game_get_totals      (TableeStoredGame   *self);
const char        *tablee_stored_game_get_position    (TableeStoredGame   *self);
/* Returns: (nullable) (transfer none): valid until "name" notifies. */
const char        *tablee_stored_game_get_name        (TableeStoredGame   *self);
gboolean           tablee_stored_game_get_taken_back  (TableeStoredGame   *self);

G_END_DECLS
