/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A portrait that can be exchanged. */
#include "config.h"
#include "portrait-button.h"

#include <glib/gi18n.h>

#include "widgets/calm-tooltip.h"
#include "widgets/picture.h"

struct _TableePortraitButton
{
  GtkWidget      parent_instance;

  GtkMenuButton *button;
  TableePicture *picture;
  GtkFlowBox    *portraits;

  int            portrait;
};

G_DEFINE_FINAL_TYPE (TableePortraitButton, tablee_portrait_button, GTK_TYPE_WIDGET)

enum
{
  PORTRAIT_SIZE = 56,
};

enum
{
  PROP_PORTRAIT = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
show_portrait (TableePortraitButton *self)
{
  g_autofree char *art = g_strdup_printf ("portraits/%d", self->portrait);
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->portraits, self->portrait);

  tablee_picture_set_art (self->picture, art);
  if (child != NULL)
    gtk_flow_box_select_child (self->portraits, child);
}

/* The twelve are drawn when somebody first wants to choose. */
static void
popup_cb (GtkMenuButton *button,
          gpointer       user_data)
{
  TableePortraitButton *self = user_data;

  if (gtk_widget_get_first_child (GTK_WIDGET (self->portraits)) != NULL)
    return;

  for (int i = 0; i < TABLEE_N_PORTRAITS; i++)
    {
      g_autofree char *art = g_strdup_printf ("portraits/%d", i);
      g_autofree char *label = g_strdup_printf (_("Portrait %d"), i + 1);
      GtkWidget *picture = tablee_picture_new (art);

      gtk_widget_set_size_request (picture, PORTRAIT_SIZE, PORTRAIT_SIZE);
      gtk_flow_box_append (self->portraits, picture);
      gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (picture)), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
  show_portrait (self);
}

static void
activated_cb (TableePortraitButton *self,
              GtkFlowBoxChild      *child)
{
  tablee_portrait_button_set_portrait (self, gtk_flow_box_child_get_index (child));
  gtk_menu_button_popdown (self->button);
}

static void
tablee_portrait_button_get_property (GObject    *object,
                                     guint       id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  if (id == PROP_PORTRAIT)
    g_value_set_int (value, TABLEE_PORTRAIT_BUTTON (object)->portrait);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_portrait_button_set_property (GObject      *object,
                                     guint         id,
                                     const GValue *value,
                                     GParamSpec   *pspec)
{
  if (id == PROP_PORTRAIT)
    tablee_portrait_button_set_portrait (TABLEE_PORTRAIT_BUTTON (object), g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_portrait_button_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_PORTRAIT_BUTTON);

  G_OBJECT_CLASS (tablee_portrait_button_parent_class)->dispose (object);
}

static void
tablee_portrait_button_class_init (TableePortraitButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tablee_portrait_button_get_property;
  object_class->set_property = tablee_portrait_button_set_property;
  object_class->dispose = tablee_portrait_button_dispose;

  properties[PROP_PORTRAIT] = g_param_spec_int ("portrait", NULL, NULL, 0, G_MAXINT, 0,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/portrait-button.ui");
  gtk_widget_class_bind_template_child (widget_class, TableePortraitButton, button);
  gtk_widget_class_bind_template_child (widget_class, TableePortraitButton, picture);
  gtk_widget_class_bind_template_child (widget_class, TableePortraitButton, portraits);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
tablee_portrait_button_init (TableePortraitButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_calm_tooltip_use (GTK_WIDGET (self->button));
  gtk_menu_button_set_create_popup_func (self->button, popup_cb, self, NULL);
  show_portrait (self);
}

int
tablee_portrait_button_get_portrait (TableePortraitButton *self)
{
  g_return_val_if_fail (TABLEE_IS_PORTRAIT_BUTTON (self), 0);

  return self->portrait;
}

void
tablee_portrait_button_set_portrait (TableePortraitButton *self,
                                     int                   portrait)
{
  g_return_if_fail (TABLEE_IS_PORTRAIT_BUTTON (self));

  if (self->portrait == portrait)
    return;

  self->portrait = portrait;
  show_portrait (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PORTRAIT]);
}

void
tablee_portrait_button_set_manner (TableePortraitButton *self,
                                   const char           *manner)
{
  g_return_if_fail (TABLEE_IS_PORTRAIT_BUTTON (self));

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), manner != NULL ? manner : _("Choose a Portrait"));
}

void
tablee_portrait_button_set_spoken_label (TableePortraitButton *self,
                                         const char           *label)
{
  g_return_if_fail (TABLEE_IS_PORTRAIT_BUTTON (self));
  g_return_if_fail (label != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
