/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has assistive technologies call @widget @spoken, whatever it shows. Newer GTK names a button after the label inside it, and
 * that relation would win over the property. */
void tablee_widget_set_spoken_label (GtkWidget  *widget,
                                     const char *spoken);

G_END_DECLS
