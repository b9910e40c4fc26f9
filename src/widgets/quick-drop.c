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

/* Drops what @content holds at a place of @root. */
static gboolean
drop (GtkWidget          *root,
      GdkContentProvider *content,
      double              x,
      double              y)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_INT);
  if (!gdk_content_provider_get_value (content, &value, NULL))
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

static gboolean
drag_cancel_cb (GtkDragSource       *source,
                GdkDrag             *drag,
                GdkDragCancelReason  reason)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source))));
  double x;
  double y;

  /* Whatever has a target that takes it is dropped there and not cancelled, unless it was too soon for that. */
  return reason == GDK_DRAG_CANCEL_NO_TARGET && root != NULL && find_pointer (root, gdk_drag_get_device (drag), &x, &y) &&
         drop (root, gdk_drag_get_content (drag), x, y);
}

/*
 * Drags that are over before they have begun: newer GTK waits a tenth of a second
 */

/* Since the pointer was pressed. */
typedef struct
{
  double   x;
  double   y;
  gboolean begun;   /* GTK drags by itself, or has taken it back */
} Press;

static void
begin_cb (GtkGesture       *source,
          GdkEventSequence *sequence,
          Press            *press)
{
  press->begun = !gtk_gesture_get_point (source, sequence, &press->x, &press->y);
}

/* Whatever comes after that is no quick drop. */
static void
begun_cb (Press *press)
{
  press->begun = TRUE;
}

static void
end_cb (GtkGesture       *source,
        GdkEventSequence *sequence,
        Press            *press)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  g_autoptr (GdkContentProvider) content = NULL;
  double x, y;

  /* Over what was pressed it was a click. */
  if (press->begun || root == NULL || !gtk_gesture_get_point (source, sequence, &x, &y) || gtk_widget_contains (widget, x, y) ||
      !gtk_drag_check_threshold (widget, (int) press->x, (int) press->y, (int) x, (int) y))
    return;

  g_signal_emit_by_name (source, "prepare", press->x, press->y, &content);
  if (content != NULL && gtk_widget_translate_coordinates (widget, root, x, y, &x, &y))
    drop (root, content, x, y);
}

void
tablee_drag_source_drop_quickly (GtkDragSource *source)
{
  Press *press;

  g_return_if_fail (GTK_IS_DRAG_SOURCE (source));

  press = g_new0 (Press, 1);
  g_object_set_data_full (G_OBJECT (source), "tablee-press", press, g_free);
  g_signal_connect (source, "begin", G_CALLBACK (begin_cb), press);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (begun_cb), press);
  g_signal_connect (source, "drag-cancel", G_CALLBACK (drag_cancel_cb), NULL);
  g_signal_connect_swapped (source, "cancel", G_CALLBACK (begun_cb), press);
  g_signal_connect (source, "end", G_CALLBACK (end_cb), press);
}
