/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout that gives its child everything, and asks for no more width where it is low. */
#include "config.h"
#include "firm-layout.h"

struct _TableeFirmLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TableeFirmLayout, tablee_firm_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
tablee_firm_layout_get_request_mode (GtkLayoutManager *manager,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A stack asks its page how wide it is at least in the height that there is. In a low window that is as wide as its sentences are where
 * each has one line, and the stack lays the page out in that width, beyond both edges of the window. */
static void
tablee_firm_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size,
                      minimum, natural, minimum_baseline, natural_baseline);
}

static void
tablee_firm_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
tablee_firm_layout_class_init (TableeFirmLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = tablee_firm_layout_get_request_mode;
  layout_class->measure = tablee_firm_layout_measure;
  layout_class->allocate = tablee_firm_layout_allocate;
}

static void
tablee_firm_layout_init (TableeFirmLayout *self)
{
}
