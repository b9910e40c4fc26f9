/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The button with what can be said to those at other places. */
#include "config.h"
#include "gesture-button.h"

#include "gesture-words.h"
#include "widgets/calm-tooltip.h"

struct _TableeGestureButton
{
  GtkWidget      parent_instance;

  GtkMenuButton *button;
  GtkPopover    *popover;
  GtkFlowBox    *gestures;
};

G_DEFINE_FINAL_TYPE (TableeGestureButton, tablee_gesture_button, GTK_TYPE_WIDGET)

static void
activated_cb (TableeGestureButton *self,
              GtkFlowBoxChild     *child)
{
  int gesture = gtk_flow_box_child_get_index (child);

  gtk_popover_popdown (self->popover);
  gtk_widget_activate_action (GTK_WIDGET (self), "play.gesture", "s", tablee_gesture_ids[gesture]);
}

/* The keyboard begins at the first of them, whatever was chosen before. */
static void
shown_cb (TableeGestureButton *self)
{
  GtkFlowBoxChild *first = gtk_flow_box_get_child_at_index (self->gestures, 0);

  gtk_widget_grab_focus (GTK_WIDGET (first));
}

static void
fill (TableeGestureButton *self)
{
  for (TableeGesture i = 0; i < TABLEE_N_GESTURES; i++)
    {
      GtkWidget *label = gtk_label_new (tablee_gesture_words (i));

      gtk_widget_add_css_class (label, "gesture");
      gtk_flow_box_append (self->gestures, label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      tablee_gesture_words (i), -1);
    }
}

static void
tablee_gesture_button_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_GESTURE_BUTTON);

  G_OBJECT_CLASS (tablee_gesture_button_parent_class)->dispose (object);
}

static void
tablee_gesture_button_class_init (TableeGestureButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_gesture_button_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/gesture-button.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeGestureButton, button);
  gtk_widget_class_bind_template_child (widget_class, TableeGestureButton, popover);
  gtk_widget_class_bind_template_child (widget_class, TableeGestureButton, gestures);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
}

static void
tablee_gesture_button_init (TableeGestureButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_calm_tooltip_use (GTK_WIDGET (self->button));
  fill (self);
}

GtkWidget *
tablee_gesture_button_new (void)
{
  return g_object_new (TABLEE_TYPE_GESTURE_BUTTON, NULL);
}

void
tablee_gesture_button_open (TableeGestureButton *self)
{
  g_return_if_fail (TABLEE_IS_GESTURE_BUTTON (self));

  gtk_menu_button_popup (self->button);
}
