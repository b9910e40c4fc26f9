/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout in lines, each in the middle. */
#include "config.h"
#include "wrap-layout.h"

enum
{
  GAP = 6,
};

struct _TableeWrapLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TableeWrapLayout, tablee_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
tablee_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* What a child takes where there is @width: as much as it likes, but never more than there is. */
static GtkRequisition
measure_child (GtkWidget *child,
               int        width)
{
  GtkRequisition smallest;
  GtkRequisition size;

  gtk_widget_get_preferred_size (child, &smallest, &size);
  if (size.width > width)
    {
      size.width = MAX (smallest.width, width);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, size.width, NULL, &size.height, NULL, NULL);
    }

  return size;
}

/* The children of a line that begins with @first and fits into @width. Returns the first one of the next. */
static GtkWidget *
measure_line (GtkWidget *first,
              int        width,
              int       *line_width,
              int       *line_height)
{
  GtkWidget *child = first;

  *line_width = 0;
  *line_height = 0;
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkRequisition size;

      if (!gtk_widget_should_layout (child))
        continue;
      size = measure_child (child, width);
      if (*line_width > 0 && *line_width + GAP + size.width > width)
        break;
      *line_width += (*line_width > 0 ? GAP : 0) + size.width;
      *line_height = MAX (*line_height, size.height);
    }

  return child;
}

static void
tablee_wrap_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int width = orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0 ? for_size : G_MAXINT / 2;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for (GtkWidget *each = child; each != NULL; each = gtk_widget_get_next_sibling (each))
      {
        GtkRequisition size = { 0, 0 };

        if (gtk_widget_should_layout (each))
          gtk_widget_get_preferred_size (each, &size, NULL);
        *minimum = MAX (*minimum, size.width);
      }
  while (child != NULL)
    {
      int line_width;
      int line_height;

      child = measure_line (child, width, &line_width, &line_height);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        *natural = MAX (*natural, line_width);
      else
        *natural += (*natural > 0 && line_height > 0 ? GAP : 0) + line_height;
    }
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural;
}

static void
allocate_line (GtkWidget *first,
               GtkWidget *end,
               int        x,
               int        y,
               int        width,
               int        height)
{
  for (GtkWidget *child = first; child != end; child = gtk_widget_get_next_sibling (child))
    {
      GtkRequisition size;

      if (!gtk_widget_should_layout (child))
        continue;
      size = measure_child (child, width);
      gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, size.width, height }, -1);
      x += size.width + GAP;
    }
}

static void
tablee_wrap_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int y = 0;

  while (child != NULL)
    {
      int line_width;
      int line_height;
      GtkWidget *next = measure_line (child, width, &line_width, &line_height);

      allocate_line (child, next, MAX ((width - line_width) / 2, 0), y, width, line_height);
      y += line_height + GAP;
      child = next;
    }
}

static void
tablee_wrap_layout_class_init (TableeWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = tablee_wrap_layout_get_request_mode;
  layout_class->measure = tablee_wrap_layout_measure;
  layout_class->allocate = tablee_wrap_layout_allocate;
}

static void
tablee_wrap_layout_init (TableeWrapLayout *self)
{
}
