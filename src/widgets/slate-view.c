/* SPDX-License-Identifier: GPL-3.0-or-later */
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

  int        room;
};

G_DEFINE_FINAL_TYPE (TableeSlateView, tablee_slate_view, GTK_TYPE_WIDGET)

#define LARGE 1.25
#define SMALL 0.9

enum
{
  FRAME = 112,  /* its frame and padding, left and right, and some of the table round it */
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
          double           scale)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int width;

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  gtk_label_set_attributes (self->lines, attributes);
  gtk_widget_measure (GTK_WIDGET (self->lines), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width + FRAME <= self->room;
}

/* Lines that are broken are no table any more: all of it, or nothing. What is not visible has no size. */
static void
fit_lines (TableeSlateView *self)
{
  gboolean empty = *gtk_label_get_label (self->lines) == '\0';

  gtk_widget_set_visible (GTK_WIDGET (self->lines), !empty);
  gtk_widget_set_visible (GTK_WIDGET (self->lines), !empty && (has_room (self, LARGE) || has_room (self, SMALL)));
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
                            int              room)
{
  g_return_if_fail (TABLEE_IS_SLATE_VIEW (self));

  self->room = room;
  fit_lines (self);
}
