/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What only those do with a record that make it, play it and keep it. What it is made of knows game-record.c alone. */

#include "game-log.h"
#include "game-record.h"

G_BEGIN_DECLS

/*
 * Making it
 */

/* A game as it begins, or as far as @log goes (taken over): what was chosen for it (@options: (nullable)), who sits there (copied), whether
 * the computers' moves may be taken back, and their dice. It has no times yet. Returns: (transfer full) */
TableeGameRecord    *tablee_game_record_new                 (TableeGameLog    *log,
                                                             JsonObject       *options,
                                                             GListModel       *seats,
                                                             gboolean          allow_take_back,
                                                             guint64           dice);
/* All that is true of the game, whoever looks at it. The copy is kept nowhere. Returns: (transfer full) */
TableeGameRecord    *tablee_game_record_copy                (TableeGameRecord *self);
/* Of that, what @viewer knows now, without what led there. Returns: (transfer full) */
TableeGameRecord    *tablee_game_record_copy_view           (TableeGameRecord *self,
                                                             int               viewer);
/* Says whose view it is. */
void                 tablee_game_record_set_viewer          (TableeGameRecord *self,
                                                             int               viewer);
void                 tablee_game_record_set_dice            (TableeGameRecord *self,
                                                             guint64           dice);
/* Marks it: what led to its beginning cannot be played any more. */
void                 tablee_game_record_mark_resumed        (TableeGameRecord *self);

/* What @viewer is told of a game that is elsewhere, from the deal on: @log (taken over) began with its view. Returns: (transfer full) */
TableeGameRecord    *tablee_game_record_new_told            (TableeGameLog    *log,
                                                             JsonObject       *options,
                                                             GListModel       *seats,
                                                             gboolean          allow_take_back,
                                                             int               viewer,
                                                             guint64           dice);

/*
 * Playing it
 */

/* What somebody else tells of it: see tablee_game_log_append_told(). */
void                 tablee_game_record_tell                (TableeGameRecord    *self,
                                                             const TableeLogItem *item,
                                                             const TableeEvent   *events,
                                                             const void          *view);

/* Plays @action, which is legal. */
void                 tablee_game_record_play                (TableeGameRecord *self,
                                                             TableeAction      action,
                                                             TableeBy          by);
/* Plays @text, written by anybody; whose choice it was is judged by who sits there. Returns FALSE with a TABLEE_NOTATION_ERROR. */
gboolean             tablee_game_record_play_text           (TableeGameRecord *self,
                                                             const char       *text,
                                                             GError          **error);
/* Back or forth, to where the first @head actions stand. */
void                 tablee_game_record_go_to               (TableeGameRecord *self,
                                                             guint             head);
void                 tablee_game_record_mark_taken_back     (TableeGameRecord *self);
void                 tablee_game_record_give_up             (TableeGameRecord *self,
                                                             int               seat);
/* Where it does not say when it began: it was at @moment. */
void                 tablee_game_record_date_start          (TableeGameRecord *self,
                                                             GDateTime        *moment);
/* Where it is over and does not say since when: it was at @moment. */
void                 tablee_game_record_date_end            (TableeGameRecord *self,
                                                             GDateTime        *moment);

/*
 * Keeping it
 */

/* It is the game @id of the store, in the version that has @stamp: see TableeStoreSlot. */
void                 tablee_game_record_set_kept            (TableeGameRecord *self,
                                                             gint64            id,
                                                             gint64            stamp);
/* Both are 0 where it is kept nowhere. */
void                 tablee_game_record_get_kept            (TableeGameRecord *self,
                                                             gint64           *id,
                                                             gint64           *stamp);

/*
 * Reading it
 */

/* Returns: (transfer none): where it began, and what was played; beyond the head lies what was undone. */
const TableeGameLog *tablee_game_record_get_log             (TableeGameRecord *self);
guint64              tablee_game_record_get_dice            (TableeGameRecord *self);
gboolean             tablee_game_record_get_allow_take_back (TableeGameRecord *self);
gboolean             tablee_game_record_get_taken_back      (TableeGameRecord *self);
/* Whose view it is; TABLEE_NOBODY: not said, or nobody's. */
int                  tablee_game_record_get_viewer          (TableeGameRecord *self);
/* Returns: (transfer none) (nullable): NULL while it is under way, or where it is not known. */
GDateTime           *tablee_game_record_get_ended           (TableeGameRecord *self);
/* Returns: (transfer full): the score sheet in writing. */
JsonObject          *tablee_game_record_dup_result          (TableeGameRecord *self);

G_END_DECLS
