/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Header, notice and page, one below the other, so that a notice takes no room that the page needs. */
#include "config.h"
#include "notice-layout.h"

struct _TableeNoticeLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TableeNoticeLayout, tablee_notice_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct
{
  GtkWidget *header;
  GtkWidget *page;
  GtkWidget *notice;
} Children;

static Children
get_children (GtkWidget *widget)
{
  Children children = { .header = gtk_widget_get_first_child (widget) };

  children.page = gtk_widget_get_next_sibling (children.header);
  children.notice = gtk_widget_get_next_sibling (children.page);

  return children;
}

/* The least and the best that @child takes; nothing if it is not shown. */
static void
measure_child (GtkWidget      *child,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural)
{
  *minimum = *natural = 0;
  if (gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static int
get_height (GtkWidget *child,
            int        width)
{
  int minimum;
  int natural;

  measure_child (child, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural);

  return minimum;
}

static GtkSizeRequestMode
tablee_notice_layout_get_request_mode (GtkLayoutManager *manager,
                                       GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tablee_notice_layout_measure (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              GtkOrientation    orientation,
                              int               for_size,
                              int              *minimum,
                              int              *natural,
                              int              *minimum_baseline,
                              int              *natural_baseline)
{
  Children children = get_children (widget);
  int header[2], page[2], notice[2];

  measure_child (children.header, orientation, for_size, &header[0], &header[1]);
  measure_child (children.page, orientation, for_size, &page[0], &page[1]);
  measure_child (children.notice, orientation, for_size, &notice[0], &notice[1]);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (MAX (header[0], page[0]), notice[0]);
      *natural = MAX (MAX (header[1], page[1]), notice[1]);
    }
  else
    {
      *minimum = header[0] + MAX (page[0], notice[0]);
      *natural = MAX (header[1] + page[1] + notice[1], *minimum);
    }
}

static void
tablee_notice_layout_allocate (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               int               width,
                               int               height,
                               int               baseline)
{
  Children children = get_children (widget);
  int header = get_height (children.header, width);
  int notice = get_height (children.notice, width);
  gboolean fits = header + notice + get_height (children.page, width) <= height;
  int top = header + (fits ? notice : 0);

  if (gtk_widget_should_layout (children.header))
    gtk_widget_size_allocate (children.header, &(GtkAllocation) { 0, 0, width, header }, -1);
  if (gtk_widget_should_layout (children.page))
    gtk_widget_size_allocate (children.page, &(GtkAllocation) { 0, top, width, height - top }, -1);
  if (gtk_widget_should_layout (children.notice))
    gtk_widget_size_allocate (children.notice, &(GtkAllocation) { 0, header, width, notice }, -1);
}

static void
tablee_notice_layout_class_init (TableeNoticeLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = tablee_notice_layout_get_request_mode;
  layout_class->measure = tablee_notice_layout_measure;
  layout_class->allocate = tablee_notice_layout_allocate;
}

static void
tablee_notice_layout_init (TableeNoticeLayout *self)
{
}
