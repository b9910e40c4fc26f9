/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons of the pointer that are held, as far as has been told. */
#include "config.h"
#include "held-buttons.h"

/* The X server tells of so many in the state of a motion. */
#define BUTTONS 5

static GdkModifierType
mask_of (GdkEvent *event)
{
  guint button = gdk_button_event_get_button (event);

  return button >= 1 && button <= BUTTONS ? (GdkModifierType) (GDK_BUTTON1_MASK << (button - 1)) : (GdkModifierType) 0;
}

static gboolean
motion (GdkModifierType *held,
        GdkEvent        *event)
{
  GdkModifierType state = gdk_event_get_modifier_state (event);

  /* Only what has happened has a time. */
  if (gdk_event_get_time (event) == GDK_CURRENT_TIME)
    return (*held & ~state) != 0;

  /* What was let go over something else than the window is not told. */
  *held &= state;

  return GDK_EVENT_PROPAGATE;
}

static gboolean
event_cb (GtkEventController *controller G_GNUC_UNUSED,
          GdkEvent           *event,
          gpointer            user_data)
{
  GdkModifierType *held = user_data;

  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
      *held |= mask_of (event);
      return GDK_EVENT_PROPAGATE;
    case GDK_BUTTON_RELEASE:
      *held &= ~mask_of (event);
      return GDK_EVENT_PROPAGATE;
    case GDK_MOTION_NOTIFY:
      return motion (held, event);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
free_held (gpointer  held,
           GClosure *closure G_GNUC_UNUSED)
{
  g_free (held);
}

void
tablee_held_buttons_watch (GtkWidget *root)
{
  GtkEventController *controller;

  g_return_if_fail (GTK_IS_ROOT (root));

  controller = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_data (controller, "event", G_CALLBACK (event_cb), g_new0 (GdkModifierType, 1), free_held, 0);
  gtk_widget_add_controller (root, controller);
}
