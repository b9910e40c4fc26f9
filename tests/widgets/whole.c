/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is left of a label's text where it is. */
#include "whole.h"

#define SLACK 1  /* pixels that rounding may take */

/* Where the text of @label is in @ancestor. */
static gboolean
is_inside (GtkLabel  *label,
           GtkWidget *ancestor)
{
  PangoRectangle extents;
  int x;
  int y;
  double left;
  double top;

  pango_layout_get_pixel_extents (gtk_label_get_layout (label), NULL, &extents);
  gtk_label_get_layout_offsets (label, &x, &y);
  if (!gtk_widget_translate_coordinates (GTK_WIDGET (label), ancestor, x + extents.x, y + extents.y, &left, &top))
    return TRUE;

  return left >= -SLACK && top >= -SLACK && left + extents.width <= gtk_widget_get_width (ancestor) + SLACK &&
    top + extents.height <= gtk_widget_get_height (ancestor) + SLACK;
}

/* Whoever scrolls comes to what is not in sight. */
static gboolean
scrolls (GtkWidget *widget)
{
  return GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_SCROLLABLE (widget);
}

LabelSight
see_label (GtkLabel *label)
{
  if (pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (label)), gtk_label_get_text (label)) == 0 ? LABEL_WHOLE : LABEL_ELLIPSIZED;

  for (GtkWidget *around = GTK_WIDGET (label); around != NULL && !scrolls (around); around = gtk_widget_get_parent (around))
    {
      gboolean clips = around == GTK_WIDGET (label) || gtk_widget_get_overflow (around) == GTK_OVERFLOW_HIDDEN || GTK_IS_NATIVE (around);

      if (clips && !is_inside (label, around))
        return LABEL_CUT;
      if (GTK_IS_NATIVE (around))
        break;
    }

  return LABEL_WHOLE;
}
