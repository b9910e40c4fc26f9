/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guide as it shows itself the first time. */
#include "config.h"
#include "welcome.h"

#include "guide-view.h"

struct _PhWelcome
{
  GtkBox       parent_instance;

  PhGuideView *guide;
  GtkWidget   *close;
};

G_DEFINE_FINAL_TYPE (PhWelcome, ph_welcome, GTK_TYPE_BOX)

static void
ph_welcome_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_WELCOME);

  G_OBJECT_CLASS (ph_welcome_parent_class)->dispose (object);
}

static void
ph_welcome_class_init (PhWelcomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_welcome_dispose;

  g_type_ensure (PH_TYPE_GUIDE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, PhWelcome, guide);
  gtk_widget_class_bind_template_child (widget_class, PhWelcome, close);
}

static void
ph_welcome_init (PhWelcome *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ph_welcome_set_columns (PhWelcome *self,
                        int        columns)
{
  g_return_if_fail (PH_IS_WELCOME (self));

  ph_guide_view_set_columns (self->guide, columns);
}

void
ph_welcome_set_sight (PhWelcome     *self,
                      const PhSight *sight)
{
  g_return_if_fail (PH_IS_WELCOME (self));

  ph_guide_view_set_sight (self->guide, sight);
}

gboolean
ph_welcome_focus_close (PhWelcome *self)
{
  g_return_val_if_fail (PH_IS_WELCOME (self), FALSE);

  return gtk_widget_grab_focus (self->close);
}
