/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The line above a table: whose turn it is, where the game stands, and what can be had for that (a hint, the score sheet), for which it
 * activates "play.hint" and "play.score-sheet". A narrow window has no line for it: the header bar says the same then.
 */
#define TABLEE_TYPE_TURN_BAR (tablee_turn_bar_get_type ())
G_DECLARE_FINAL_TYPE (TableeTurnBar, tablee_turn_bar, TABLEE, TURN_BAR, GtkWidget)

/* @turn: (nullable): whose turn it is; NULL of nobody: @progress stands in its place. @progress: (nullable): where the game stands.
 * @last: nothing comes after what is played now but the end. @why: (nullable): why that is so, or
 * what still comes once the end is there. @art: (nullable): the portrait of whose turn it is. */
void        tablee_turn_bar_show         (TableeTurnBar  *self,
                                          const char     *turn,
                                          const char     *progress,
                                          gboolean        last,
                                          const char     *why,
                                          const char     *art);
/* Whether a computer thinks. */
void        tablee_turn_bar_set_thinking (TableeTurnBar  *self,
                                          gboolean        thinking);
/* What it says. Returns: (transfer none) */
const char *tablee_turn_bar_get_turn     (TableeTurnBar  *self);
const char *tablee_turn_bar_get_progress (TableeTurnBar  *self);
gboolean    tablee_turn_bar_get_last     (TableeTurnBar  *self);

G_END_DECLS
