/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets the wheel scroll the page also above what scrolls sideways. */
#include "config.h"
#include "page-wheel.h"

#include <adwaita.h>
#include <math.h>

/* As GTK's scrolled windows go: what a step of fingers is in pixels, ... */
#define FINGER_STEP 2.5

/* ... and what part of a second's way is glided on when they leave. */
#define GLIDE 0.25

enum
{
  GLIDE_DURATION = 1000,   /* milliseconds */
};

typedef struct
{
  GtkWidget    *widget;
  AdwAnimation *glide;     /* or NULL */
} PageWheel;

static GtkAdjustment *
find_page (PageWheel *wheel)
{
  GtkWidget *parent = gtk_widget_get_parent (wheel->widget);
  GtkWidget *page = parent != NULL ? gtk_widget_get_ancestor (parent, GTK_TYPE_SCROLLED_WINDOW) : NULL;

  return page != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page)) : NULL;
}

static void
stop_gliding (PageWheel *wheel)
{
  if (wheel->glide != NULL)
    adw_animation_pause (wheel->glide);
  g_clear_object (&wheel->glide);
}

static void
page_wheel_free (gpointer  wheel,
                 GClosure *closure)
{
  stop_gliding (wheel);
  g_free (wheel);
}

/* Pixels. */
static double
get_step (GtkEventController *controller,
          GtkAdjustment      *page)
{
  if (gtk_event_controller_scroll_get_unit (GTK_EVENT_CONTROLLER_SCROLL (controller)) == GDK_SCROLL_UNIT_SURFACE)
    return FINGER_STEP;

  return pow (gtk_adjustment_get_page_size (page), 2.0 / 3.0);
}

static gboolean
goes_sideways (GtkEventController *controller,
               double              dx,
               double              dy)
{
  return (gtk_event_controller_get_current_event_state (controller) & GDK_SHIFT_MASK) != 0 || fabs (dx) > fabs (dy);
}

static gboolean
scroll_cb (GtkEventController *controller,
           double              dx,
           double              dy,
           PageWheel          *wheel)
{
  GtkAdjustment *page = find_page (wheel);

  stop_gliding (wheel);
  if (page == NULL || goes_sideways (controller, dx, dy))
    return GDK_EVENT_PROPAGATE;

  gtk_adjustment_set_value (page, gtk_adjustment_get_value (page) + dy * get_step (controller, page));

  return GDK_EVENT_STOP;
}

static void
decelerate_cb (GtkEventController *controller,
               double              vx,
               double              vy,
               PageWheel          *wheel)
{
  GtkAdjustment *page = find_page (wheel);
  AdwAnimationTarget *target;
  double from;
  double to;

  stop_gliding (wheel);
  if (page == NULL || goes_sideways (controller, vx, vy))
    return;

  from = gtk_adjustment_get_value (page);
  to = CLAMP (from + vy * get_step (controller, page) * GLIDE, gtk_adjustment_get_lower (page),
              gtk_adjustment_get_upper (page) - gtk_adjustment_get_page_size (page));
  target = adw_property_animation_target_new (G_OBJECT (page), "value");
  wheel->glide = adw_timed_animation_new (wheel->widget, from, to, GLIDE_DURATION, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (wheel->glide), ADW_EASE_OUT_EXPO);
  adw_animation_play (wheel->glide);
}

void
tablee_page_wheel_add (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  GtkEventController *controller = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES |
                                                                    GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  PageWheel *wheel = g_new0 (PageWheel, 1);

  wheel->widget = widget;
  /* Before what is below sees it. */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_data (controller, "scroll", G_CALLBACK (scroll_cb), wheel, page_wheel_free, G_CONNECT_DEFAULT);
  g_signal_connect (controller, "decelerate", G_CALLBACK (decelerate_cb), wheel);
  gtk_widget_add_controller (widget, controller);
}
