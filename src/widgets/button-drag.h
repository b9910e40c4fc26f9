/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * For a button that is dragged as well as clicked. Adds @source to @button, where it hears of the pointer before the button does, and puts it
 * into one group with the button's own clicks: the buttons of newer GTK (seen with 4.18) claim each press for themselves, after which nothing
 * else on them that is in no group with that hears of the pointer any more. Takes @source.
 */
void tablee_button_add_drag_source (GtkButton     *button,
                                    GtkDragSource *source);

G_END_DECLS
