/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "elsewhere.h"

G_BEGIN_DECLS

/* Tells somebody who looks at something else, by a notification of the desktop, that it is their turn at a table with friends elsewhere, or that
 * a game has begun or can begin there. Whoever clicks on it is shown the table, for which it activates "app.show-notice" (u): see
 * tablee_turn_notices_find(). */
#define TABLEE_TYPE_TURN_NOTICES (tablee_turn_notices_get_type ())
G_DECLARE_FINAL_TYPE (TableeTurnNotices, tablee_turn_notices, TABLEE, TURN_NOTICES, GObject)

/* @application is not held. */
TableeTurnNotices *tablee_turn_notices_new      (GtkApplication    *application);
/* It is the game of a table elsewhere, from now on until it is over. */
void               tablee_turn_notices_add      (TableeTurnNotices *self,
                                                 TableeGameSession *session);
/* At @table (elsewhere.h), a lobby of this program, everybody is there. */
void               tablee_turn_notices_tell_complete (TableeTurnNotices *self,
                                                 GObject           *table);
/* What the notice with the number @number is about: a session, or a table that has none. Returns: (transfer none) (nullable) */
GObject           *tablee_turn_notices_find     (TableeTurnNotices *self,
                                                 guint              number);
/* Takes all of them back: somebody looks, or the program ends. */
void               tablee_turn_notices_withdraw (TableeTurnNotices *self);

G_END_DECLS
