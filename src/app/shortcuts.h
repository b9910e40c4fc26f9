/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives @application the accelerators of shortcuts.def. */
void tablee_shortcuts_install    (GtkApplication *application);

/* Gives @widget, which has the actions with @prefix ("win."), their keys of shortcuts.def that come after what has the focus.
 * They work in the whole window. */
void tablee_shortcuts_add_keys   (GtkWidget      *widget,
                                  const char     *prefix);

/* In class_init: gives @widget_class, whose actions have @prefix, their keys that work while the focus is in the widget. */
void tablee_shortcuts_bind_keys  (GtkWidgetClass *widget_class,
                                  const char     *prefix);

/* @game_id: (nullable): the game whose table's keys are shown too. */
void tablee_shortcuts_show       (GtkWindow      *parent,
                                  const char     *game_id);

G_END_DECLS
