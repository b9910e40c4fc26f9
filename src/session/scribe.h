/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "course.h"
#include "store.h"

G_BEGIN_DECLS

/*
 * How a course is kept: each change is handed to the store, in order, with the state that it leaves. When the store fails the game goes on
 * in memory, and "error" says so. Where somebody else has gone on with the game, or deleted it, what is played here is kept apart from
 * then on, as a game of its own.
 */
typedef struct _TableeScribe TableeScribe;

/* What whoever plays is told, in the main context. */
typedef struct
{
  void (*kept)          (gpointer user_data);  /* a change is on the disk, or never will be */
  void (*error_changed) (gpointer user_data);
  void (*kept_apart)    (gpointer user_data);
} TableeScribeFuncs;

/* @course outlives it. @owner: a GObject that has the scribe, which holds it as long as changes are on their way. @store: (nullable): NULL: in
 * memory only. @id, @stamp: where and as what it is kept already; 0: not yet, until begin(). Returns: (transfer full) */
TableeScribe *tablee_scribe_new             (const TableeCourse      *course,
                                             TableeStore             *store,
                                             gint64                   id,
                                             gint64                   stamp,
                                             const TableeScribeFuncs *funcs,
                                             gpointer                 user_data,
                                             gpointer                 owner);
void          tablee_scribe_free            (TableeScribe            *self);

/* Play begins: what is not in the store as it is here is kept as a whole. */
void          tablee_scribe_begin           (TableeScribe            *self);
/* Nothing is written any more that is not handed in. */
void          tablee_scribe_stop            (TableeScribe            *self);

/* To be called after each change of the course: an action was played; it stands elsewhere, or is given up; @seat is another one. */
void          tablee_scribe_keep_action     (TableeScribe            *self);
void          tablee_scribe_keep_state      (TableeScribe            *self);
void          tablee_scribe_keep_seat       (TableeScribe            *self,
                                             int                      seat);

/* Whether changes are on their way: nobody is asked anything before they are on the disk. */
gboolean      tablee_scribe_is_busy         (const TableeScribe      *self);
/* Id in the store: 0 while it is not kept. */
gint64        tablee_scribe_get_id          (const TableeScribe      *self);
gboolean      tablee_scribe_get_kept_apart  (const TableeScribe      *self);
/* Returns: (transfer none) (nullable): what went wrong with the disk, in English: the game is in memory. */
const char   *tablee_scribe_get_error       (const TableeScribe      *self);

/* Returns: (transfer full): the whole course as a record that says where it is kept. */
TableeGameRecord *tablee_scribe_to_record   (const TableeScribe      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeScribe, tablee_scribe_free)

G_END_DECLS
