/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons for how the computers go on. */
#include "config.h"
#include "watch-controls.h"

#include <glib/gi18n.h>

#include "playback.h"

struct _TableeWatchControls
{
  GtkWidget  parent_instance;

  GtkWidget *buttons;
  GtkWidget *pause_button;
  GtkWidget *pause_icon;
  GtkWidget *pause_label;
};

G_DEFINE_FINAL_TYPE (TableeWatchControls, tablee_watch_controls, GTK_TYPE_WIDGET)

static void
tablee_watch_controls_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_WATCH_CONTROLS);

  G_OBJECT_CLASS (tablee_watch_controls_parent_class)->dispose (object);
}

static void
tablee_watch_controls_class_init (TableeWatchControlsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_watch_controls_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/watch-controls.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeWatchControls, buttons);
  gtk_widget_class_bind_template_child (widget_class, TableeWatchControls, pause_button);
  gtk_widget_class_bind_template_child (widget_class, TableeWatchControls, pause_icon);
  gtk_widget_class_bind_template_child (widget_class, TableeWatchControls, pause_label);
}

static void
tablee_watch_controls_init (TableeWatchControls *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* One button all the time: the keyboard stays on it. */
static void
show_paused (TableeWatchControls *self,
             gboolean             paused)
{
  gtk_image_set_from_icon_name (GTK_IMAGE (self->pause_icon),
                                paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
  gtk_label_set_label (GTK_LABEL (self->pause_label), paused ? _("_Play On") : _("_Pause"));
  if (paused)
    gtk_widget_add_css_class (self->pause_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->pause_button, "suggested-action");
}

gboolean
tablee_watch_controls_update (TableeWatchControls *self,
                              TableeGameSession   *session)
{
  gboolean needed;

  g_return_val_if_fail (TABLEE_IS_WATCH_CONTROLS (self), FALSE);
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), FALSE);

  needed = tablee_playback_needs_controls (session);
  show_paused (self, tablee_game_session_get_paused (session));
  gtk_widget_set_visible (GTK_WIDGET (self), needed);

  return needed;
}
