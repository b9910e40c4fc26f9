/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * No click is lost that is let go while the table moves. When anything on a window has been laid out anew, GTK makes up a motion of the pointer,
 * for which it asks the X server what is held then. A button that has just been let go is not, though its release has still to be told: whatever
 * was pressed takes it that it will never come, and forgets the press. From here on such a motion goes no further than @root, a window.
 */
void tablee_held_buttons_watch (GtkWidget *root);

G_END_DECLS
