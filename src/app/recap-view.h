/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * What has happened since who decides now decided last, a row a seat, side by side: it stays until that one decides, and can be called
 * back then. Where nobody plays it is the last round. As high whatever is in it; what finds no room is scrolled to.
 *
 * Properties: "shown" (boolean): whether there is something in it now.
 * Signals: "pointed" (TableeStoryPart *part): somebody points at a part, or the keyboard is there; NULL: no more.
 */
#define TABLEE_TYPE_RECAP_VIEW (tablee_recap_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeRecapView, tablee_recap_view, TABLEE, RECAP_VIEW, GtkWidget)

void     tablee_recap_view_set_session (TableeRecapView   *self,
                                        TableeGameSession *session);
gboolean tablee_recap_view_get_shown   (TableeRecapView   *self);

/* What all that is in it takes at least, in pixels: with less it is scrolled. */
int      tablee_recap_view_get_least_width (TableeRecapView *self);

/* Calls it back, or takes it away, until something happens. */
void     tablee_recap_view_toggle      (TableeRecapView   *self);

/* Whether what is new waits: a table that tells it one after the other has not come so far. */
void     tablee_recap_view_set_held    (TableeRecapView   *self,
                                        gboolean           held);

/* The session is seen with other eyes, or in another position. */
void     tablee_recap_view_update      (TableeRecapView   *self);

/* The entries of the log that it tells of: from @first to before @end. Returns FALSE if there is nothing. */
gboolean tablee_recap_view_get_span    (TableeRecapView   *self,
                                        guint             *first,
                                        guint             *end);

/* Takes the keyboard. Returns FALSE if there is nothing. */
gboolean tablee_recap_view_focus_first (TableeRecapView   *self);

G_END_DECLS
