/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has assistive technologies call @widget @spoken, whatever it shows. Newer GTK names a button after the label inside it, and
 * that relation would win over the property. */
void tablee_widget_set_spoken_label (GtkWidget  *widget,
                                     const char *spoken);

/* Has assistive technologies call a drop-down @label and what is chosen ("Who plays: Easy"), now and whenever it changes. The keyboard
 * goes to a button inside it, which GTK 4.8 gives no name. @self shows a GtkStringList. */
void tablee_drop_down_set_spoken_label (GtkDropDown *self,
                                        const char  *label);

G_END_DECLS
