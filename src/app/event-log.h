/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/* What happened, turn by turn; it stays at the newest unless one has scrolled up. The keyboard and screen readers walk the turns. */
#define TABLEE_TYPE_EVENT_LOG (tablee_event_log_get_type ())
G_DECLARE_FINAL_TYPE (TableeEventLog, tablee_event_log, TABLEE, EVENT_LOG, GtkWidget)

/* Once. */
void tablee_event_log_set_session (TableeEventLog    *self,
                                   TableeGameSession *session);

G_END_DECLS
