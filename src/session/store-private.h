/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-record-private.h"
#include "store.h"

G_BEGIN_DECLS

/* Where a session's game is kept, and which version of it the session knows: every write leaves a stamp that no other write has.
 * Whoever finds another one in the database is told so and writes nothing: somebody else has gone on with the game. The id is 0
 * until the store's thread has written the game for the first time. Refcounted, atomic. */
typedef struct _TableeStoreSlot TableeStoreSlot;

TableeStoreSlot *tablee_store_slot_new    (gint64            id,
                                           gint64            stamp);
TableeStoreSlot *tablee_store_slot_ref    (TableeStoreSlot  *self);
void             tablee_store_slot_unref  (TableeStoreSlot  *self);
gint64           tablee_store_slot_get_id (TableeStoreSlot  *self);
void             tablee_store_slot_get    (TableeStoreSlot  *self,
                                           gint64           *id,
                                           gint64           *stamp);
void             tablee_store_slot_set    (TableeStoreSlot  *self,
                                           gint64            id,
                                           gint64            stamp);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeStoreSlot, tablee_store_slot_unref)

/* What one change of a game leaves behind: always the state that it stands in, and what led there. */
typedef struct
{
  TableeGameRecord *whole;       /* (nullable): writes the game anew, with all that it has */
  char             *options;     /* with whole: its options as text */
  char             *action;      /* (nullable): one action more, in writing, the last one of head; the tail goes */
  TableeBy          by;
  TableeSeat       *seat;        /* (nullable): somebody else sits down */
  guint             head;
  gboolean          taken_back;
  int               given_up_by;
  int               current;     /* TABLEE_NOBODY once it is over */
  gboolean          over;
  gint64            changed;     /* microseconds since 1970 */
  gint64            stamp;       /* that it leaves; drawn once, so that a write that is tried again knows its own */
  TableePosition   *position;
  TableeScoreSheet  sheet;
} TableeStoreChange;

/* A row of the lists of games, as plain data: made in the store's thread, shown in the main one by all lists that it is in.
 * Refcounted, atomic. */
typedef struct
{
  gint64   id;
  char    *game;
  gint64   started;       /* microseconds since 1970 */
  gint64   changed;
  gboolean over;
  gboolean taken_back;
  int      given_up_by;
  int      current;
  char   **names;
  char   **players;
  guint    hints[TABLEE_MAX_SEATS];
  char    *totals;
  char    *position;
} TableeStoreRow;

TableeStoreRow   *tablee_store_row_new        (void);
TableeStoreRow   *tablee_store_row_ref        (TableeStoreRow     *row);
void              tablee_store_row_unref      (TableeStoreRow     *row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeStoreRow, tablee_store_row_unref)

/* Takes @row over. NULL: a game that is still to be read. */
TableeStoredGame *tablee_stored_game_new      (TableeStoreRow     *row);
/* Takes @row over and tells what is different. */
void              tablee_stored_game_take_row (TableeStoredGame   *self,
                                               TableeStoreRow     *row);

/* What changes when nothing but the state of @log at its head is written. Returns: (transfer full) */
TableeStoreChange *tablee_store_change_new  (const TableeGameLog *log,
                                             gboolean             taken_back,
                                             int                  given_up_by);
/* Adds the whole of @record. */
void             tablee_store_change_set_whole (TableeStoreChange *change,
                                             TableeGameRecord     *record);
void             tablee_store_change_free   (TableeStoreChange   *change);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeStoreChange, tablee_store_change_free)

/* Writes @change (taken over) in one transaction. Changes are written in the order in which they are handed in. The answer is
 * G_IO_ERROR_WRONG_ETAG where somebody else has changed the game since, G_IO_ERROR_NOT_FOUND where it was deleted. */
void             tablee_store_change_async  (TableeStore         *self,
                                             TableeStoreSlot     *slot,
                                             TableeStoreChange   *change,
                                             GAsyncReadyCallback  callback,
                                             gpointer             user_data);
gboolean         tablee_store_change_finish (TableeStore         *self,
                                             GAsyncResult        *result,
                                             GError             **error);

/* store-review.c: what reviews found out about the game @id, a(us): numbers of actions, and a text for each. Only what a review
 * made of them is for people: see review.h. */
void             tablee_store_load_review_async  (TableeStore         *self,
                                                  gint64               id,
                                                  GCancellable        *cancellable,
                                                  GAsyncReadyCallback  callback,
                                                  gpointer             user_data);
GVariant        *tablee_store_load_review_finish (TableeStore         *self,
                                                  GAsyncResult        *result,
                                                  GError             **error);
/* Takes over @notes if floating. */
void             tablee_store_keep_review_async  (TableeStore         *self,
                                                  gint64               id,
                                                  GVariant            *notes,
                                                  GAsyncReadyCallback  callback,
                                                  gpointer             user_data);
gboolean         tablee_store_keep_review_finish (TableeStore         *self,
                                                  GAsyncResult        *result,
                                                  GError             **error);

G_END_DECLS
