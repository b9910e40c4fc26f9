/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/pace.h"

G_BEGIN_DECLS

/*
 * Goes along a game by itself, a move at a time, by an adjustment that counts the moves; whoever moves that meanwhile has it go on from
 * there. At the end it stops.
 *
 * Property: "playing" (boolean), notifying.
 */
#define TABLEE_TYPE_REPLAY (tablee_replay_get_type ())
G_DECLARE_FINAL_TYPE (TableeReplay, tablee_replay, TABLEE, REPLAY, GObject)

TableeReplay *tablee_replay_new         (GtkAdjustment *moves);

/* As soon as at a table of that pace; one step at a time: one move each time it is told to play. */
void          tablee_replay_set_pace    (TableeReplay  *self,
                                         TableePace     pace);

/* From the beginning where it stands at the end. */
void          tablee_replay_play        (TableeReplay  *self);
void          tablee_replay_stop        (TableeReplay  *self);
gboolean      tablee_replay_get_playing (TableeReplay  *self);

G_END_DECLS
