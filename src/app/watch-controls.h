/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/* The buttons for how the computers go on: pause or play on, one step, fast forward. */
#define TABLEE_TYPE_WATCH_CONTROLS (tablee_watch_controls_get_type ())
G_DECLARE_FINAL_TYPE (TableeWatchControls, tablee_watch_controls, TABLEE, WATCH_CONTROLS, GtkWidget)

/* Shows them where they are needed. Returns whether it is so. */
gboolean tablee_watch_controls_update (TableeWatchControls *self,
                                       TableeGameSession   *session);

G_END_DECLS
