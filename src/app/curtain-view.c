/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The curtain between two people at one computer. */
#include "config.h"
#include "curtain-view.h"

#include <glib/gi18n.h>

#include "present/seat-name.h"
#include "widgets/picture.h"

struct _TableeCurtainView
{
  GtkWidget      parent_instance;

  GtkWidget     *content;
  TableePicture *portrait;
  GtkLabel      *title;
  GtkButton     *button;
};

G_DEFINE_FINAL_TYPE (TableeCurtainView, tablee_curtain_view, GTK_TYPE_WIDGET)

static gboolean
tablee_curtain_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_get_root (widget) != NULL &&
         gtk_widget_grab_focus (GTK_WIDGET (TABLEE_CURTAIN_VIEW (widget)->button));
}

static void
tablee_curtain_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_CURTAIN_VIEW);

  G_OBJECT_CLASS (tablee_curtain_view_parent_class)->dispose (object);
}

static void
tablee_curtain_view_class_init (TableeCurtainViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_curtain_view_dispose;
  widget_class->grab_focus = tablee_curtain_view_grab_focus;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/curtain-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeCurtainView, content);
  gtk_widget_class_bind_template_child (widget_class, TableeCurtainView, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableeCurtainView, title);
  gtk_widget_class_bind_template_child (widget_class, TableeCurtainView, button);

  gtk_widget_class_set_css_name (widget_class, "curtain-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tablee_curtain_view_init (TableeCurtainView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tablee_curtain_view_await (TableeCurtainView *self,
                           TableeSeat        *seat)
{
  g_return_if_fail (TABLEE_IS_CURTAIN_VIEW (self));
  g_return_if_fail (TABLEE_IS_SEAT (seat));

  const char *name = tablee_name_of_seat (seat);
  g_autofree char *art = g_strdup_printf ("portraits/%d", tablee_seat_get_portrait (seat));
  /* Translators: %s: the name of a player */
  g_autofree char *title = g_strdup_printf (_("%s’s turn"), name);
  /* Translators: on the button that opens the curtain; %s: the name of a player */
  g_autofree char *label = g_strdup_printf (_("I Am %s"), name);

  tablee_picture_set_art (self->portrait, art);
  gtk_label_set_label (self->title, title);
  gtk_button_set_label (self->button, label);
}
