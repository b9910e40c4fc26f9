/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What can be said to those at other places: a button with a dozen gestures. For the one that is chosen it activates "play.gesture" (s: its
 * id), and is insensitive where that cannot be done. */
#define TABLEE_TYPE_GESTURE_BUTTON (tablee_gesture_button_get_type ())
G_DECLARE_FINAL_TYPE (TableeGestureButton, tablee_gesture_button, TABLEE, GESTURE_BUTTON, GtkWidget)

GtkWidget *tablee_gesture_button_new  (void);
void       tablee_gesture_button_open (TableeGestureButton *self);

G_END_DECLS
