/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * Above a table at which somebody plays elsewhere: what the game waits for, or what could be done, one thing at a time: that there is no
 * connection, that the host is away, that somebody whose turn it is is away, that somebody is back for whom a computer plays. Hidden where
 * all is as it should be. Says to assistive technologies who comes and goes.
 *
 * Signals: "left" (): what had the keyboard here is gone; it is for the table.
 */
#define TABLEE_TYPE_PRESENCE_BAR (tablee_presence_bar_get_type ())
G_DECLARE_FINAL_TYPE (TableePresenceBar, tablee_presence_bar, TABLEE, PRESENCE_BAR, GtkWidget)

void tablee_presence_bar_set_session (TableePresenceBar *self,
                                      TableeGameSession *session);

G_END_DECLS
