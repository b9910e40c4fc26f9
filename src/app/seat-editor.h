/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/set-up.h"

G_BEGIN_DECLS

/* Who sits on one seat of a set-up: portrait, name, person or computer; dragged or moved by keys to another place. Works on the
 * set-up itself. */
#define TABLEE_TYPE_SEAT_EDITOR (tablee_seat_editor_get_type ())
G_DECLARE_FINAL_TYPE (TableeSeatEditor, tablee_seat_editor, TABLEE, SEAT_EDITOR, GtkWidget)

GtkWidget  *tablee_seat_editor_new        (TableeSetUp      *set_up,
                                           TableeSeat       *seat);
TableeSeat *tablee_seat_editor_get_seat   (TableeSeatEditor *self);

/* Where the seat is, what it will be called if the game begins now, and what can be done with it. */
void        tablee_seat_editor_update     (TableeSeatEditor *self,
                                           guint             position,
                                           const char       *name);
gboolean    tablee_seat_editor_focus_name (TableeSeatEditor *self);

G_END_DECLS
