/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/store.h"

G_BEGIN_DECLS

/*
 * Leaving the program: nothing that was played is lost without a word. Waits until all is on the disk and calls @leave; where that
 * cannot be, asks @window first, and @leave may never be called.
 */
typedef void (*TableeLeaveFunc) (gpointer user_data);

/* @user_data: a reference is held until then. */
void tablee_leave (GtkWindow       *window,
                   TableeStore     *store,
                   TableeLeaveFunc  leave,
                   GObject         *user_data);

G_END_DECLS
