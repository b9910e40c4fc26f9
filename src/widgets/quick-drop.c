/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drags that are over in a moment. */
#include "config.h"
#include "quick-drop.h"

static gboolean
drop_on_target (GtkDropTarget *target,
                const GValue  *value,
                double         x,
                double         y)
{
  g_autoptr (GdkContentFormats) formats = gdk_content_formats_ref (gtk_drop_target_get_formats (target));
  gboolean taken = FALSE;

  if (gdk_content_formats_contain_gtype (formats, G_VALUE_TYPE (value)))
    g_signal_emit_by_name (target, "drop", value, x, y, &taken);

  return taken;
}

static gboolean
drop_on_widget (GtkWidget    *widget,
                const GValue *value,
                double        x,
                double        y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller) && drop_on_target (GTK_DROP_TARGET (controller), value, x, y))
        return TRUE;
    }

  return FALSE;
}

/* Where the pointer is in @widget now. */
static gboolean
find_pointer (GtkWidget *widget,
              GdkDevice *device,
              double    *x,
              double    *y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double left;
  double top;

  if (native == NULL || !gdk_surface_get_device_position (gtk_native_get_surface (native), device, x, y, NULL))
    return FALSE;

  gtk_native_get_surface_transform (native, &left, &top);

  return gtk_widget_translate_coordinates (GTK_WIDGET (native), widget, *x - left, *y - top, x, y);
}

static gboolean
drag_cancel_cb (GtkDragSource       *source,
                GdkDrag             *drag,
                GdkDragCancelReason  reason)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source))));
  g_auto (GValue) value = G_VALUE_INIT;
  double x;
  double y;

  /* Whatever has a target that takes it is dropped there and not cancelled, unless it was too soon for that. */
  g_value_init (&value, G_TYPE_INT);
  if (reason != GDK_DRAG_CANCEL_NO_TARGET || root == NULL || !find_pointer (root, gdk_drag_get_device (drag), &x, &y) ||
      !gdk_content_provider_get_value (gdk_drag_get_content (drag), &value, NULL))
    return FALSE;

  for (GtkWidget *widget = gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT); widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      double widget_x;
      double widget_y;

      if (gtk_widget_translate_coordinates (root, widget, x, y, &widget_x, &widget_y) &&
          drop_on_widget (widget, &value, widget_x, widget_y))
        return TRUE;
    }

  return FALSE;
}

void
tablee_drag_source_drop_quickly (GtkDragSource *source)
{
  g_return_if_fail (GTK_IS_DRAG_SOURCE (source));

  g_signal_connect (source, "drag-cancel", G_CALLBACK (drag_cancel_cb), NULL);
}
