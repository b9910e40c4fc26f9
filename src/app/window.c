/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "window.h"

#include <glib/gi18n.h>

#include "application.h"
#include "navigation.h"

struct _TableeWindow
{
  AdwApplicationWindow parent_instance;

  TableeNavigation    *navigation;
};

G_DEFINE_FINAL_TYPE (TableeWindow, tablee_window, ADW_TYPE_APPLICATION_WINDOW)

static void
show_places (TableeWindow *self,
             GPtrArray    *places)
{
  self->navigation = TABLEE_NAVIGATION (tablee_navigation_new (places));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), GTK_WIDGET (self->navigation));
}

static void
back_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  tablee_window_go_back (TABLEE_WINDOW (widget));
}

static void
tablee_window_constructed (GObject *object)
{
  TableeWindow *self = TABLEE_WINDOW (object);
  GPtrArray *places = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_place_free);

  G_OBJECT_CLASS (tablee_window_parent_class)->constructed (object);

  g_ptr_array_add (places, tablee_place_new_library ());
  show_places (self, places);
}

static void
tablee_window_class_init (TableeWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = tablee_window_constructed;

  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "win.back", NULL, back_cb);
}

static void
tablee_window_init (TableeWindow *self)
{
  gtk_window_set_title (GTK_WINDOW (self), _("Tablée"));
  gtk_window_set_default_size (GTK_WINDOW (self), 1120, 800);
}

TableeWindow *
tablee_window_new (AdwApplication *application)
{
  g_return_val_if_fail (ADW_IS_APPLICATION (application), NULL);

  return g_object_new (TABLEE_TYPE_WINDOW, "application", application, NULL);
}

void
tablee_window_show_library (TableeWindow *self)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));

  tablee_navigation_pop_to_root (self->navigation);
}

void
tablee_window_show_set_up (TableeWindow      *self,
                           const char        *game_id,
                           TableeGameSession *like)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));

  tablee_navigation_push (self->navigation, tablee_place_new_set_up (game_id, like));
}

void
tablee_window_show_session (TableeWindow      *self,
                            TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));

  tablee_navigation_push (self->navigation, tablee_place_new_play (session));
  tablee_game_session_start (session);
}

void
tablee_window_show_history (TableeWindow *self)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));

  tablee_navigation_push (self->navigation, tablee_place_new_history ());
}

void
tablee_window_show_help (TableeWindow *self,
                         const char   *page,
                         const char   *section)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));

  tablee_navigation_push (self->navigation, tablee_place_new_help (page, section));
}

void
tablee_window_go_back (TableeWindow *self)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));

  tablee_navigation_pop (self->navigation);
}

void
tablee_window_rebuild (TableeWindow *self)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));

  show_places (self, tablee_navigation_steal_places (self->navigation));
}

void
tablee_window_toast (TableeWindow *self,
                     const char   *sentence)
{
  g_autofree char *markup = NULL;

  g_return_if_fail (TABLEE_IS_WINDOW (self));
  g_return_if_fail (sentence != NULL);

  markup = g_markup_escape_text (sentence, -1);
  tablee_navigation_toast (self->navigation, adw_toast_new (markup));
}
