/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * Plays once more, on a table of its own, what has been played in a game that goes on: what the viewer could see then, and nothing else.
 * One action after the other, at the pace of the game or as fast as can be followed; where nothing moves, what each action was about is
 * marked. The game itself is not touched. It takes the place of the game's table while it plays, and is empty otherwise.
 *
 * Properties: "playing" (boolean).
 * Signals: "told" (char *sentence): what is shown now, in words.
 */
#define TABLEE_TYPE_REPLAY_VIEW (tablee_replay_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeReplayView, tablee_replay_view, TABLEE, REPLAY_VIEW, GtkWidget)

/* The entries from @first to before @end of the log of @session. @view: (nullable): how its table is shown. */
void     tablee_replay_view_play        (TableeReplayView  *self,
                                         TableeGameSession *session,
                                         guint              first,
                                         guint              end,
                                         GVariant          *view);

/* At once, wherever it is. */
void     tablee_replay_view_stop        (TableeReplayView  *self);

gboolean tablee_replay_view_get_playing (TableeReplayView  *self);

G_END_DECLS
