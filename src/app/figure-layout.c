/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout for a picture that keeps its shape. */
#include "config.h"
#include "figure-layout.h"

struct _TableeFigureLayout
{
  GtkLayoutManager parent_instance;

  int              width;
  int              height;
};

G_DEFINE_FINAL_TYPE (TableeFigureLayout, tablee_figure_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
height_for (TableeFigureLayout *self,
            int                 width)
{
  return (MIN (width, self->width) * self->height + self->width / 2) / self->width;
}

static GtkSizeRequestMode
tablee_figure_layout_get_request_mode (GtkLayoutManager *manager,
                                       GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tablee_figure_layout_measure (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              GtkOrientation    orientation,
                              int               for_size,
                              int              *minimum,
                              int              *natural,
                              int              *minimum_baseline,
                              int              *natural_baseline)
{
  TableeFigureLayout *self = TABLEE_FIGURE_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN (self->width, 48);
      *natural = self->width;
    }
  else
    {
      *minimum = *natural = height_for (self, for_size < 0 ? self->width : for_size);
    }
}

static void
tablee_figure_layout_allocate (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               int               width,
                               int               height,
                               int               baseline)
{
  TableeFigureLayout *self = TABLEE_FIGURE_LAYOUT (manager);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  GtkAllocation area = { 0, 0, MIN (width, self->width), height_for (self, width) };

  area.x = (width - area.width) / 2;
  gtk_widget_size_allocate (child, &area, -1);
}

static void
tablee_figure_layout_class_init (TableeFigureLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = tablee_figure_layout_get_request_mode;
  layout_class->measure = tablee_figure_layout_measure;
  layout_class->allocate = tablee_figure_layout_allocate;
}

static void
tablee_figure_layout_init (TableeFigureLayout *self)
{
}

GtkLayoutManager *
tablee_figure_layout_new (int width,
                          int height)
{
  TableeFigureLayout *self;

  g_return_val_if_fail (width > 0 && height > 0, NULL);

  self = g_object_new (TABLEE_TYPE_FIGURE_LAYOUT, NULL);
  self->width = width;
  self->height = height;
  return GTK_LAYOUT_MANAGER (self);
}
