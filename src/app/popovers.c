/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Closes what has popped up from a widget and what is in it. */
#include "config.h"
#include "popovers.h"

void
tablee_popovers_close (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (GTK_IS_POPOVER (widget))
    {
      gtk_popover_popdown (GTK_POPOVER (widget));
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tablee_popovers_close (child);
}
