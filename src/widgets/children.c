/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Unparents the children of a widget. */
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

void
tablee_widget_place (gpointer child,
                     int      x,
                     int      y,
                     int      width,
                     int      height)
{
  int min_width;
  int min_height;

  g_return_if_fail (GTK_IS_WIDGET (child));

  if (!gtk_widget_should_layout (child))
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &min_width, NULL, NULL, NULL);
  width = MAX (width, min_width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &min_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, MAX (height, min_height) }, -1);
}

void
tablee_widget_place_along (GtkWidget *widget,
                           gpointer   child,
                           int        x,
                           int        y,
                           int        width,
                           int        height)
{
  int min_width;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &min_width, NULL, NULL, NULL);
  width = MAX (width, min_width);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;
  tablee_widget_place (child, x, y, width, height);
}
