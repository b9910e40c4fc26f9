/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout that keeps the height that its label has needed. */
#include "config.h"
#include "steady-layout.h"

/* Pixels below which most sentences have two lines. */
#define NARROW 640

struct _TableeSteadyLayout
{
  GtkLayoutManager parent_instance;

  int              width;    /* in which it was laid out last */
  int              height;   /* the most that the child has needed in it */
};

G_DEFINE_FINAL_TYPE (TableeSteadyLayout, tablee_steady_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
tablee_steady_layout_get_request_mode (GtkLayoutManager *manager,
                                       GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* What a second line adds, in the font of @label. */
static int
get_line_height (GtkWidget *label)
{
  g_autoptr (PangoLayout) one = gtk_widget_create_pango_layout (label, "x");
  g_autoptr (PangoLayout) two = gtk_widget_create_pango_layout (label, "x\nx");
  int height_of_one;
  int height_of_two;

  pango_layout_get_pixel_size (one, NULL, &height_of_one);
  pango_layout_get_pixel_size (two, NULL, &height_of_two);
  return height_of_two - height_of_one;
}

static int
get_reserved (GtkWidget *label,
              int        width)
{
  int one_line;

  if (width >= NARROW)
    return 0;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, G_MAXINT, &one_line, NULL, NULL, NULL);
  return one_line + get_line_height (label);
}

static void
tablee_steady_layout_measure (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              GtkOrientation    orientation,
                              int               for_size,
                              int              *minimum,
                              int              *natural,
                              int              *minimum_baseline,
                              int              *natural_baseline)
{
  TableeSteadyLayout *self = TABLEE_STEADY_LAYOUT (manager);
  GtkWidget *label = gtk_widget_get_first_child (widget);
  int least = 0;

  gtk_widget_measure (label, orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    least = MAX (get_reserved (label, for_size), for_size == self->width ? self->height : 0);
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, least);
}

static void
tablee_steady_layout_allocate (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               int               width,
                               int               height,
                               int               baseline)
{
  TableeSteadyLayout *self = TABLEE_STEADY_LAYOUT (manager);
  GtkWidget *label = gtk_widget_get_first_child (widget);
  int needed;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &needed, NULL, NULL);
  self->height = width == self->width ? MAX (self->height, needed) : needed;
  self->width = width;
  gtk_widget_size_allocate (label, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
tablee_steady_layout_class_init (TableeSteadyLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = tablee_steady_layout_get_request_mode;
  layout_class->measure = tablee_steady_layout_measure;
  layout_class->allocate = tablee_steady_layout_allocate;
}

static void
tablee_steady_layout_init (TableeSteadyLayout *self)
{
}
