/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who has the keyboard: asked, and made to let go. */
#include "config.h"
#include "focus.h"

GtkWidget *
tablee_focus_get (GtkWidget *widget)
{
  GtkRoot *root;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

gboolean
tablee_focus_is_within (GtkWidget *widget)
{
  GtkWidget *focus = tablee_focus_get (widget);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

gboolean
tablee_focus_is_lost (GtkWidget *widget)
{
  GtkWidget *focus = tablee_focus_get (widget);

  return focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus);
}

void
tablee_focus_forget (GtkWidget *widget)
{
  gtk_widget_set_focus_child (widget, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tablee_focus_forget (child);
}

void
tablee_focus_leave (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (tablee_focus_is_within (widget))
    gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
}
