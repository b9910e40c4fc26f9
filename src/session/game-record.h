/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "notation/position.h"
#include "seat.h"

G_BEGIN_DECLS

/*
 * A game as a file (".tablee") and as the store keeps it: game, options, seats, seed, actions in writing, result. JSON:
 *
 *   { "format": "tablee-record", "version": 1, "game": "martian-12s", "rules": 1, "options": { },
 *     "seats": [ { "name": "Ana", "player": "human", "portrait": 0, "hints": 2 },
 *                { "name": "Bo", "player": "expert", "portrait": 3 } ],
 *     "seed": 7,                   as in positions: a number or hexadecimal digits; or, instead of the seed,
 *     "position": { ... },         for a game that began from a position, or whose rules have changed; a view is to look at
 *     "components_checksum": "0f...",  of a game with a component set: it is not played with another
 *     "viewer": 1,                 of a view: the seat whose it is, or null
 *     "dice": "1f...",             of the computer players, 1 to 16 hexadecimal digits: see tablee_game_session_set_dice()
 *     "actions": [ "pull small", ... ],
 *     "take_back": true, "taken_back": false, "given_up_by": null, "started": "2026-11-20T14:03:00Z", "ended": null,
 *     "result": { score sheet, once over } }
 *
 * Files come from strangers: parsing checks everything, the actions included (they are played through), before anything is
 * taken. Of the keys, "format", "version", "game" and "seats" (with "name") are required. Mutable only while it is built.
 */
#define TABLEE_TYPE_GAME_RECORD (tablee_game_record_get_type ())
G_DECLARE_FINAL_TYPE (TableeGameRecord, tablee_game_record, TABLEE, GAME_RECORD, GObject)

#define TABLEE_RECORD_MIME_TYPE "application/x-tablee"
#define TABLEE_RECORD_SUFFIX ".tablee"

/* Returns: (transfer full), or NULL with an error that names the place ("actions[17]: ..."). */
TableeGameRecord  *tablee_game_record_parse          (const char         *text,
                                                      gssize              length,
                                                      GError            **error);
/* Reads a file of at most 4 MiB, without blocking the caller's loop. */
void               tablee_game_record_load_async     (GFile              *file,
                                                      GCancellable       *cancellable,
                                                      GAsyncReadyCallback callback,
                                                      gpointer            user_data);
TableeGameRecord  *tablee_game_record_load_finish    (GAsyncResult       *result,
                                                      GError            **error);
/* Replaces @file as a whole or not at all. */
void               tablee_game_record_save_async     (TableeGameRecord   *self,
                                                      GFile              *file,
                                                      GCancellable       *cancellable,
                                                      GAsyncReadyCallback callback,
                                                      gpointer            user_data);
gboolean           tablee_game_record_save_finish    (TableeGameRecord   *self,
                                                      GAsyncResult       *result,
                                                      GError            **error);
char              *tablee_game_record_to_text        (TableeGameRecord   *self);

TableeRuleset     *tablee_game_record_get_ruleset    (TableeGameRecord   *self);
JsonObject        *tablee_game_record_get_options    (TableeGameRecord   *self);
GListModel        *tablee_game_record_get_seats      (TableeGameRecord   *self);
guint              tablee_game_record_get_n_actions  (TableeGameRecord   *self);
TableeAction       tablee_game_record_get_action     (TableeGameRecord   *self,
                                                      guint               index);
/* Returns: (transfer full): the position after the first @n actions. */
TableePosition    *tablee_game_record_get_position   (TableeGameRecord   *self,
                                                      guint               n);
/* All that happened, in order, the deal included. Returns: (transfer none) (array length=n_events) (nullable) */
const TableeEvent *tablee_game_record_get_events     (TableeGameRecord   *self,
                                                      guint              *n_events);
/* Its id in the store; 0: not from there. */
gint64             tablee_game_record_get_id         (TableeGameRecord   *self);
/* The rules have changed since and would replay another game: it begins at the last position that was kept. */
gboolean           tablee_game_record_get_resumed_from_position (TableeGameRecord *self);
GDateTime         *tablee_game_record_get_started    (TableeGameRecord   *self);
/* What one seat knows, to look at: tablee_game_session_new_for_view(). */
gboolean           tablee_game_record_get_is_view    (TableeGameRecord   *self);
gboolean           tablee_game_record_get_over       (TableeGameRecord   *self);
int                tablee_game_record_get_given_up_by (TableeGameRecord  *self);

G_END_DECLS
