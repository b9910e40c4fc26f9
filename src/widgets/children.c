/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "children.h"

void
tablee_widget_remove_children (GtkWidget *widget)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}
