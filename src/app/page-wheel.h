/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * For something wide that scrolls sideways on a page that scrolls up and down: lets the wheel, and two fingers that go up or down,
 * scroll the page also over @widget. A scrolled window below it would keep what they say, even where it has nothing to scroll that
 * way. What goes sideways, as the wheel does with Shift, is left to it.
 *
 * The page is the scrolled window that @widget is in; without one nothing changes.
 */
void tablee_page_wheel_add (GtkWidget *widget);

G_END_DECLS
