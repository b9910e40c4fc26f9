/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Travelling by keyboard among things in rows. */
#include "config.h"
#include "travel.h"

/* How much nearer rows are preferred to nearer columns. */
#define ROW_WEIGHT 10

int
tablee_travel_get_index (GtkWidget *widget,
                         GPtrArray *views)
{
  GtkWidget *child;
  guint index;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), -1);
  g_return_val_if_fail (views != NULL, -1);

  child = gtk_widget_get_focus_child (widget);
  return child != NULL && g_ptr_array_find (views, child, &index) ? (int) index : -1;
}

gboolean
tablee_travel_to (GPtrArray *views,
                  int        index,
                  gsize     *last)
{
  g_return_val_if_fail (views != NULL, FALSE);
  g_return_val_if_fail (last != NULL, FALSE);

  if (index < 0 || index >= (int) views->len)
    return FALSE;
  /* GTK puts the keyboard there all the same, and no key is heard any more. */
  if (!gtk_widget_is_visible (g_ptr_array_index (views, index)))
    return FALSE;

  *last = (gsize) index;
  return gtk_widget_grab_focus (g_ptr_array_index (views, index));
}

/* The nearest view of the row above or below, or -1. In a row some may stand out a little. */
static int
find_across (GtkWidget *widget,
             GPtrArray *views,
             int        from,
             gboolean   down)
{
  graphene_rect_t start;
  int best = -1;
  float best_distance = G_MAXFLOAT;

  if (!gtk_widget_compute_bounds (g_ptr_array_index (views, from), widget, &start))
    return -1;
  for (guint i = 0; i < views->len; i++)
    {
      graphene_rect_t bounds;
      float dy;
      float distance;

      if (!gtk_widget_compute_bounds (g_ptr_array_index (views, i), widget, &bounds))
        continue;
      dy = (bounds.origin.y - start.origin.y) * (down ? 1 : -1);
      if (dy < start.size.height / 2)
        continue;
      distance = dy * ROW_WEIGHT + ABS (bounds.origin.x + bounds.size.width / 2 - start.origin.x - start.size.width / 2);
      if (distance < best_distance)
        {
          best_distance = distance;
          best = (int) i;
        }
    }

  return best;
}

gboolean
tablee_travel (GtkWidget        *widget,
               GPtrArray        *views,
               GtkDirectionType  direction,
               gsize            *last)
{
  int from = tablee_travel_get_index (widget, views);
  gboolean to_left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  g_return_val_if_fail (last != NULL, FALSE);

  if (views->len == 0)
    return FALSE;
  if (from < 0)
    return tablee_travel_to (views, (int) MIN (*last, views->len - 1), last);

  switch (direction)
    {
    case GTK_DIR_LEFT:
      return tablee_travel_to (views, from + (to_left ? 1 : -1), last);
    case GTK_DIR_RIGHT:
      return tablee_travel_to (views, from + (to_left ? -1 : 1), last);
    case GTK_DIR_UP:
      return tablee_travel_to (views, find_across (widget, views, from, FALSE), last);
    case GTK_DIR_DOWN:
      return tablee_travel_to (views, find_across (widget, views, from, TRUE), last);
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
}
