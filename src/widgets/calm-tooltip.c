/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tooltips that do not come where somebody clicks. */
#include "config.h"
#include "calm-tooltip.h"

/* Pixels that a hand moves which means to stay. */
#define STILL 24

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("tablee-calm-tooltip");
}

gboolean
tablee_calm_tooltip_is_still (GtkWidget *widget,
                              double     x,
                              double     y)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  const graphene_point_t *pressed = root != NULL ? g_object_get_qdata (G_OBJECT (root), get_quark ()) : NULL;
  graphene_point_t now;

  return pressed != NULL && gtk_widget_compute_point (widget, root, &GRAPHENE_POINT_INIT ((float) x, (float) y), &now) &&
         graphene_point_distance (pressed, &now, NULL, NULL) < STILL;
}

static gboolean
query_tooltip (GtkWidget  *widget,
               int         x,
               int         y,
               gboolean    keyboard,
               GtkTooltip *tooltip)
{
  GtkWidgetClass *base = g_type_class_peek (GTK_TYPE_WIDGET);

  return (keyboard || !tablee_calm_tooltip_is_still (widget, x, y)) && base->query_tooltip (widget, x, y, keyboard, tooltip);
}

void
tablee_widget_class_calm_tooltips (GtkWidgetClass *klass)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (klass));

  klass->query_tooltip = query_tooltip;
}

static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip)
{
  if (!keyboard && tablee_calm_tooltip_is_still (widget, x, y))
    g_signal_stop_emission_by_name (widget, "query-tooltip");

  return FALSE;
}

void
tablee_calm_tooltip_use (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            GtkWidget       *root)
{
  tablee_calm_tooltip_pressed (root, x, y);
}

void
tablee_calm_tooltip_watch (GtkWidget *root)
{
  GtkGesture *click;

  g_return_if_fail (GTK_IS_ROOT (root));

  click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), root);
  gtk_widget_add_controller (root, GTK_EVENT_CONTROLLER (click));
}

void
tablee_calm_tooltip_pressed (GtkWidget *root,
                             double     x,
                             double     y)
{
  graphene_point_t *point;

  g_return_if_fail (GTK_IS_WIDGET (root));

  point = graphene_point_alloc ();
  graphene_point_init (point, (float) x, (float) y);
  g_object_set_qdata_full (G_OBJECT (root), get_quark (), point, (GDestroyNotify) graphene_point_free);
}

void
tablee_calm_tooltip_rest (GtkWidget *root)
{
  GdkSeat *seat;
  double x, y, left, top;

  g_return_if_fail (GTK_IS_NATIVE (root));

  seat = gdk_display_get_default_seat (gtk_widget_get_display (root));
  if (seat == NULL || gdk_seat_get_pointer (seat) == NULL || gtk_native_get_surface (GTK_NATIVE (root)) == NULL ||
      !gdk_surface_get_device_position (gtk_native_get_surface (GTK_NATIVE (root)), gdk_seat_get_pointer (seat), &x, &y, NULL))
    return;

  gtk_native_get_surface_transform (GTK_NATIVE (root), &left, &top);
  tablee_calm_tooltip_pressed (root, x - left, y - top);
}

/* What widgets say as soon as there is time, on each of them. */
static GQuark
get_waiting_quark (void)
{
  return g_quark_from_static_string ("tablee-tooltip-waiting");
}

typedef struct
{
  char      *text;
  GtkWidget *widget;
} Waiting;

/* Those that wait, in their order: the display is asked for one after the other, with whatever is more urgent in between. */
static GQueue waiting_tooltips = G_QUEUE_INIT;
static guint waiting_source;

static void
waiting_free (Waiting *waiting)
{
  g_queue_remove (&waiting_tooltips, waiting);
  g_free (waiting->text);
  g_free (waiting);
}

void
tablee_widget_settle_tooltip (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  Waiting *waiting = g_object_steal_qdata (G_OBJECT (widget), get_waiting_quark ());

  if (waiting == NULL)
    return;

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), waiting->text) != 0)
    gtk_widget_set_tooltip_text (widget, waiting->text);
  waiting_free (waiting);
}

static gboolean
set_waiting_cb (gpointer user_data)
{
  Waiting *waiting = g_queue_peek_head (&waiting_tooltips);

  if (waiting != NULL)
    tablee_widget_settle_tooltip (waiting->widget);
  if (!g_queue_is_empty (&waiting_tooltips))
    return G_SOURCE_CONTINUE;

  waiting_source = 0;

  return G_SOURCE_REMOVE;
}

static void
set_in_time (GtkWidget  *widget,
             const char *text)
{
  Waiting *waiting = g_object_get_qdata (G_OBJECT (widget), get_waiting_quark ());

  if (waiting == NULL)
    {
      waiting = g_new0 (Waiting, 1);
      waiting->widget = widget;
      g_queue_push_tail (&waiting_tooltips, waiting);
      g_object_set_qdata_full (G_OBJECT (widget), get_waiting_quark (), waiting, (GDestroyNotify) waiting_free);
    }
  g_free (waiting->text);
  waiting->text = g_strdup (text);
  if (waiting_source == 0)
    waiting_source = g_idle_add_full (G_PRIORITY_LOW, set_waiting_cb, NULL, NULL);
}

const char *
tablee_widget_get_tooltip (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  Waiting *waiting = g_object_get_qdata (G_OBJECT (widget), get_waiting_quark ());

  return waiting != NULL ? waiting->text : gtk_widget_get_tooltip_text (widget);
}

void
tablee_widget_set_tooltip (GtkWidget  *widget,
                           const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gboolean nowhere = gtk_widget_get_parent (widget) == NULL && !GTK_IS_ROOT (widget) && gtk_widget_get_visible (widget);

  if (g_strcmp0 (tablee_widget_get_tooltip (widget), text) == 0)
    return;

  if (gtk_widget_get_mapped (widget))
    {
      set_in_time (widget, text);
      return;
    }

  /* GTK asks for what can be seen only. */
  g_object_set_qdata (G_OBJECT (widget), get_waiting_quark (), NULL);
  if (nowhere)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  if (nowhere)
    gtk_widget_set_visible (widget, TRUE);
}

void
tablee_widget_describe (GtkWidget  *widget,
                        const char *description)
{
  tablee_widget_settle_tooltip (widget);
  if (description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
