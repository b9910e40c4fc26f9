/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons that are dragged. */
#include "config.h"
#include "button-drag.h"

void
tablee_button_add_drag_source (GtkButton     *button,
                               GtkDragSource *source)
{
  g_autoptr (GListModel) controllers = NULL;

  g_return_if_fail (GTK_IS_BUTTON (button));
  g_return_if_fail (GTK_IS_DRAG_SOURCE (source));

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (button), GTK_EVENT_CONTROLLER (source));
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (button));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        gtk_gesture_group (GTK_GESTURE (source), GTK_GESTURE (controller));
    }
}
