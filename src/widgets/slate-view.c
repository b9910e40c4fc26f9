/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A slate with a game in words. */
#include "config.h"
#include "slate-view.h"

#include "children.h"
#include "widgets-style.h"

struct _TableeSlateView
{
  GtkWidget  parent_instance;

  GtkLabel  *title;
  GtkLabel  *news;
  GtkLabel  *lines;

  int        width;
  int        height;
};

G_DEFINE_FINAL_TYPE (TableeSlateView, tablee_slate_view, GTK_TYPE_WIDGET)

#define LARGE 1.25
#define SMALL 0.9

enum
{
  GAP = 12,
  FRAME = 112,     /* its frame and padding, left and right, and some of the table round it */
  LARGE_SHARE = 3, /* large lines take no more than this part of the table */
};

static void
set_label (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* A style class would count from the next frame on only. */
static gboolean
has_room (TableeSlateView *self,
          double           scale,
          int              max_height)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int width;
  int height;

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  gtk_label_set_attributes (self->lines, attributes);
  gtk_widget_measure (GTK_WIDGET (self->lines), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->lines), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return width + FRAME <= self->width && height <= max_height;
}

/* Lines that are broken are no table any more: all of it, or nothing. What is not visible has no size. */
static void
fit_lines (TableeSlateView *self)
{
  gboolean empty = *gtk_label_get_label (self->lines) == '\0';

  gtk_widget_set_visible (GTK_WIDGET (self->lines), !empty);
  gtk_widget_set_visible (GTK_WIDGET (self->lines),
                          !empty && (has_room (self, LARGE, self->height / LARGE_SHARE) || has_room (self, SMALL, self->height)));
}

/*
 * Layout: one below the other; the lines are there if all of it has room.
 */

/* The lines are as high in any width. */
static int
get_label_height (GtkWidget *label,
                  int        width)
{
  int least;
  int natural;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width < 0 ? width : MAX (width, least), NULL, &natural, NULL, NULL);

  return natural;
}

static int
measure_words (TableeSlateView *self,
               int              width,
               gboolean         with_lines)
{
  GtkWidget *labels[] = { GTK_WIDGET (self->title), GTK_WIDGET (self->news), GTK_WIDGET (self->lines) };
  int height = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (labels) - (with_lines ? 0 : 1); i++)
    if (gtk_widget_get_visible (labels[i]))
      height += (height > 0 ? GAP : 0) + get_label_height (labels[i], width);

  return height;
}

static void
measure_width (TableeSlateView *self,
               int             *minimum,
               int             *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least;
      int most;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, child == GTK_WIDGET (self->lines) ? 0 : least);
      *natural = MAX (*natural, most);
    }
}

static void
tablee_slate_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  TableeSlateView *self = TABLEE_SLATE_VIEW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }

  *minimum = measure_words (self, for_size, FALSE);
  *natural = measure_words (self, for_size, TRUE);
}

static void
tablee_slate_view_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  TableeSlateView *self = TABLEE_SLATE_VIEW (widget);
  GtkWidget *labels[] = { GTK_WIDGET (self->title), GTK_WIDGET (self->news), GTK_WIDGET (self->lines) };
  int least;
  gboolean with_lines;
  int y;

  gtk_widget_measure (GTK_WIDGET (self->lines), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  with_lines = least <= width && measure_words (self, width, TRUE) <= height;
  gtk_widget_set_child_visible (GTK_WIDGET (self->lines), with_lines);
  y = MAX (0, (height - measure_words (self, width, with_lines)) / 2);
  for (gsize i = 0; i < G_N_ELEMENTS (labels) - (with_lines ? 0 : 1); i++)
    if (gtk_widget_get_visible (labels[i]))
      {
        int natural;

        gtk_widget_measure (labels[i], GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
        gtk_widget_size_allocate (labels[i], &(GtkAllocation) { 0, y, width, natural }, -1);
        y += natural + GAP;
      }
}

static GtkSizeRequestMode
tablee_slate_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tablee_slate_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_SLATE_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_slate_view_parent_class)->dispose (object);
}

static void
tablee_slate_view_class_init (TableeSlateViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tablee_widgets_load_style ();
  G_OBJECT_CLASS (klass)->dispose = tablee_slate_view_dispose;
  widget_class->measure = tablee_slate_view_measure;
  widget_class->size_allocate = tablee_slate_view_size_allocate;
  widget_class->get_request_mode = tablee_slate_view_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "slate-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/widgets/slate-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeSlateView, title);
  gtk_widget_class_bind_template_child (widget_class, TableeSlateView, news);
  gtk_widget_class_bind_template_child (widget_class, TableeSlateView, lines);
}

static void
tablee_slate_view_init (TableeSlateView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_slate_view_new (void)
{
  return g_object_new (TABLEE_TYPE_SLATE_VIEW, NULL);
}

void
tablee_slate_view_set_words (TableeSlateView *self,
                             const char      *title,
                             const char      *news,
                             const char      *lines)
{
  g_return_if_fail (TABLEE_IS_SLATE_VIEW (self));

  set_label (self->title, title);
  set_label (self->news, news);
  gtk_label_set_label (self->lines, lines != NULL ? lines : "");
  fit_lines (self);
}

void
tablee_slate_view_set_room (TableeSlateView *self,
                            int              width,
                            int              height)
{
  g_return_if_fail (TABLEE_IS_SLATE_VIEW (self));

  self->width = width;
  self->height = height;
  fit_lines (self);
}
