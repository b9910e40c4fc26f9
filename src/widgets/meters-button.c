/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button that shows the beanometers. */
#include "config.h"
#include "meters-button.h"

struct _TableeMetersButton
{
  GtkWidget         parent_instance;

  GtkMenuButton    *button;
  TableeMetersView *meters;
};

G_DEFINE_FINAL_TYPE (TableeMetersButton, tablee_meters_button, GTK_TYPE_WIDGET)

static void
tablee_meters_button_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_METERS_BUTTON);

  G_OBJECT_CLASS (tablee_meters_button_parent_class)->dispose (object);
}

static void
tablee_meters_button_class_init (TableeMetersButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_meters_button_dispose;

  g_type_ensure (TABLEE_TYPE_METERS_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/widgets/meters-button.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeMetersButton, button);
  gtk_widget_class_bind_template_child (widget_class, TableeMetersButton, meters);
}

static void
tablee_meters_button_init (TableeMetersButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tablee_meters_button_set_meters (TableeMetersButton *self,
                                 const TableeMeter  *meters,
                                 gsize               n_meters)
{
  g_return_if_fail (TABLEE_IS_METERS_BUTTON (self));

  tablee_meters_view_set_meters (self->meters, meters, n_meters);
}

void
tablee_meters_button_popup (TableeMetersButton *self)
{
  g_return_if_fail (TABLEE_IS_METERS_BUTTON (self));

  gtk_menu_button_popup (self->button);
}
