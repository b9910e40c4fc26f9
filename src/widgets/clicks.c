/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the pointer has done last. */
#include "config.h"
#include "clicks.h"

static gboolean
is_double (const TableeClicks     *self,
           GtkWidget              *widget,
           guint32                 time,
           const graphene_point_t *place)
{
  int most_time;
  int most_distance;

  g_object_get (gtk_widget_get_settings (widget), "gtk-double-click-time", &most_time, "gtk-double-click-distance", &most_distance, NULL);

  return self->time != 0 && time - self->time <= (guint32) most_time &&
         graphene_point_distance (&self->place, place, NULL, NULL) <= most_distance;
}

/* In the window, whose frame belongs to its surface. */
static gboolean
find_place (GtkWidget        *widget,
            GdkEvent         *event,
            graphene_point_t *place)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double x, y, frame_x, frame_y;

  if (gdk_event_get_surface (event) != gtk_native_get_surface (native) || !gdk_event_get_position (event, &x, &y))
    return FALSE;

  gtk_native_get_surface_transform (native, &frame_x, &frame_y);
  graphene_point_init (place, (float) (x - frame_x), (float) (y - frame_y));

  return TRUE;
}

gboolean
tablee_clicks_press (TableeClicks     *self,
                     GtkWidget        *widget,
                     GdkEvent         *event,
                     graphene_point_t *place)
{
  guint32 time;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (!find_place (widget, event, place))
    return FALSE;

  time = gdk_event_get_time (event);
  self->again = is_double (self, widget, time, place);
  self->played &= self->again;
  self->time = time;
  self->place = *place;

  return TRUE;
}

void
tablee_clicks_forget (TableeClicks *self)
{
  self->time = 0;
  self->again = FALSE;
  self->played = FALSE;
}

gboolean
tablee_clicks_differ (const TableeClicks *self,
                      TableeAction        action)
{
  return self->again && self->played && self->action != action;
}

gboolean
tablee_clicks_is_second (const TableeClicks *self)
{
  return self->again && self->played;
}

void
tablee_clicks_note (TableeClicks *self,
                    TableeAction  action)
{
  if (self->time == 0)
    return;

  self->action = action;
  self->played = TRUE;
}
