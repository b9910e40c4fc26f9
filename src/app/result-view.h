/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * The end of a game: podium, who won, the move that brought most, score sheet and curve, and what to do next ("play." actions).
 *
 * Properties: "past" (boolean, at construction): the game ended another day and is looked through. Nothing is celebrated, nobody is asked
 * to play on, and the table is gone back to by "review.result".
 */
#define TABLEE_TYPE_RESULT_VIEW (tablee_result_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeResultView, tablee_result_view, TABLEE, RESULT_VIEW, GtkWidget)

/* @store: what wins in a row are counted from. */
void  tablee_result_view_show         (TableeResultView  *self,
                                       TableeGameSession *session,
                                       TableeStore       *store);

/* It comes up by itself, while the pointer is on its way to something else: the first press does nothing here if it comes too soon to be meant. */
void  tablee_result_view_come_up      (TableeResultView  *self);

/* How the game ended, one sentence. Returns: (transfer full) */
char *tablee_result_view_dup_sentence (TableeGameSession *session);

G_END_DECLS
