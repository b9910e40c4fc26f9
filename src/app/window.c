/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window: what pages ask of it, and the way back. */
#include "config.h"
#include "window.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "days.h"
#include "game-info.h"
#include "leave.h"
#include "navigation.h"
#include "notation/error.h"
#include "preferences-page.h"
#include "sentences.h"
#include "session/store-exercise.h"
#include "shortcuts.h"
#include "widgets/calm-tooltip.h"
#include "widgets/held-buttons.h"
#include "widgets/style-classes.h"

enum
{
  N_CREDITS = 32,
};

struct _TableeWindow
{
  AdwApplicationWindow parent_instance;

  TableeHouse         *house;
  TableeNavigation    *navigation;   /* NULL once the window is closed: what was waited for may come later */
  GtkWidget           *preferences;  /* while it is open */
  AdwPreferencesPage  *preferences_page;
  gboolean             closing;      /* for good */
};

G_DEFINE_FINAL_TYPE (TableeWindow, tablee_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_0,
  PROP_HOUSE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static gboolean
is_at (TableeWindow   *self,
       TableePlaceKind kind)
{
  return tablee_place_get_kind (tablee_navigation_get_place (self->navigation)) == kind;
}

/* Keys of actions that cannot do anything here are left to what has the focus: Ctrl+Z to an entry. */
static void
moved_cb (TableeWindow *self)
{
  g_autofree char *title = tablee_page_dup_title (tablee_navigation_get_page (self->navigation));

  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo", is_at (self, TABLEE_PLACE_PLAY));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo", is_at (self, TABLEE_PLACE_PLAY));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back", !is_at (self, TABLEE_PLACE_LIBRARY));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.history", !is_at (self, TABLEE_PLACE_HISTORY));
}

static void
show_places (TableeWindow *self,
             GPtrArray    *places)
{
  g_set_weak_pointer (&self->navigation, TABLEE_NAVIGATION (tablee_navigation_new (places, self->house)));
  g_signal_connect_object (self->navigation, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), GTK_WIDGET (self->navigation));
  moved_cb (self);
}

static void
new_game_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);
  const char *game_id = tablee_place_get_game (tablee_navigation_get_place (self->navigation));

  if (is_at (self, TABLEE_PLACE_SET_UP))
    return;

  if (game_id != NULL)
    tablee_navigation_push (self->navigation, tablee_place_new_set_up (game_id, NULL));
  else
    tablee_window_show_library (self);
}

static void
join_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  tablee_window_show_join (TABLEE_WINDOW (widget), NULL);
}

static void
opened_cb (GFile   *file,
           gpointer user_data)
{
  g_autoptr (TableeWindow) self = user_data;
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (file != NULL && application != NULL)
    g_application_open (G_APPLICATION (application), &file, 1, "");
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Tablée games"));
  gtk_file_filter_add_suffix (filter, &TABLEE_RECORD_SUFFIX[1]);
  tablee_compat_open_file (GTK_WINDOW (widget), _("Open a Game"), filter, opened_cb, g_object_ref (widget));
}

static void
history_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  tablee_navigation_push (TABLEE_WINDOW (widget)->navigation, tablee_place_new_history ());
}

static void
back_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);

  /* The help has a way of its own from page to page. */
  if (!is_at (self, TABLEE_PLACE_HELP) || !tablee_page_cancel (tablee_navigation_get_page (self->navigation)))
    tablee_window_go_back (self);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);

  if (!tablee_page_cancel (tablee_navigation_get_page (self->navigation)))
    tablee_window_go_back (self);
}

/* The page of a table undoes and redoes: what is to be undone is its business. */
static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (tablee_navigation_get_page (TABLEE_WINDOW (widget)->navigation)), "play.undo", NULL);
}

static void
redo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (tablee_navigation_get_page (TABLEE_WINDOW (widget)->navigation)), "play.redo", NULL);
}

static void
menu_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  tablee_navigation_open_menu (TABLEE_WINDOW (widget)->navigation);
}

static void
fullscreen_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
close_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
help_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);
  const char *page = tablee_page_get_help (tablee_navigation_get_page (self->navigation));

  if (is_at (self, TABLEE_PLACE_HELP))
    tablee_window_go_back (self);
  else
    tablee_navigation_push (self->navigation, tablee_place_new_help (page != NULL ? page : "index", NULL));
}

static void
shortcuts_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  const TableePlace *place = tablee_navigation_get_place (TABLEE_WINDOW (widget)->navigation);

  tablee_shortcuts_show (GTK_WINDOW (widget), tablee_place_get_game (place));
}

static void
say (TableeWindow *self,
     const char   *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  if (self->navigation != NULL)
    tablee_navigation_toast (self->navigation, adw_toast_new (markup));
}

static void
tell_not_shown (TableeWindow *self,
                const GError *error)
{
  g_autofree char *reason = tablee_sentences_failure (error);

  tablee_compat_tell (GTK_WINDOW (self), _("This game cannot be shown"), reason);
}

/* @viewer: with whose eyes. */
static void
show_game (TableeWindow     *self,
           TableeGameRecord *record,
           int               viewer)
{
  TableeStore *store = tablee_house_get_store (self->house);
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (TableeReview) review = NULL;
  g_autoptr (GError) error = NULL;

  session = tablee_game_record_get_is_view (record) ? tablee_game_session_new_for_view (record)
                                                    : tablee_game_session_new_for_record (record, NULL, &error);
  if (session == NULL)
    {
      tell_not_shown (self, error);
      return;
    }
  if (!tablee_game_session_get_is_view (session))
    {
      tablee_game_session_set_viewer (session, viewer);
      review = tablee_review_new (session, store);
    }
  tablee_navigation_push (self->navigation, tablee_place_new_review (session, review));
}

static void
library_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  tablee_window_show_library (TABLEE_WINDOW (widget));
}

static void
set_up_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  const char *game_id = g_variant_get_string (parameter, NULL);

  tablee_navigation_push (TABLEE_WINDOW (widget)->navigation, tablee_place_new_set_up (game_id, NULL));
}

static void
learn_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameSession) session = tablee_house_begin_lesson (self->house, g_variant_get_string (parameter, NULL), &error);

  if (session != NULL)
    tablee_window_show_session (self, session);
  else
    tell_not_shown (self, error);
}

static void
set_up_like_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);
  const TableePlace *place = tablee_navigation_get_place (self->navigation);

  if (is_at (self, TABLEE_PLACE_PLAY))
    tablee_navigation_push (self->navigation, tablee_place_new_set_up (tablee_place_get_game (place), tablee_place_get_session (place)));
}

static void
toast_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  say (TABLEE_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
tell_not_continued (TableeWindow *self,
                    const GError *error)
{
  g_autofree char *reason = tablee_sentences_failure (error);
  g_autofree char *sentence = NULL;

  if (error->domain == TABLEE_DATA_ERROR)
    {
      tablee_compat_tell (GTK_WINDOW (self), _("This game cannot be continued"), reason);
      return;
    }

  /* Translators: %s is the reason. */
  sentence = g_strdup_printf (_("This game cannot be continued: %s"), reason);
  say (self, sentence);
}

/* The window of the page that has asked for something, unless it was left meanwhile. Returns: (nullable) */
static TableeWindow *
find_asking (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);

  return TABLEE_IS_WINDOW (root) ? TABLEE_WINDOW (root) : NULL;
}

static GtkWidget *
hold_page (TableeWindow *self)
{
  return g_object_ref (GTK_WIDGET (tablee_navigation_get_page (self->navigation)));
}

static void
resumed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GtkWidget) page = user_data;
  TableeWindow *self = find_asking (page);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameSession) session = tablee_house_resume_finish (TABLEE_HOUSE (source), result, &error);

  if (self == NULL)
    return;

  if (session != NULL)
    tablee_window_show_session (self, session);
  else
    tell_not_continued (self, error);
}

static void
continue_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);

  tablee_house_resume_async (self->house, g_variant_get_int64 (parameter), resumed_cb, hold_page (self));
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GtkWidget) page = user_data;
  TableeWindow *self = find_asking (page);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = tablee_store_load_finish (TABLEE_STORE (source), result, &error);

  if (self == NULL)
    return;

  if (record != NULL)
    tablee_window_show_review (self, record);
  else
    tell_not_shown (self, error);
}

static void
review_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);

  tablee_store_load_async (tablee_house_get_store (self->house), g_variant_get_int64 (parameter), NULL, loaded_cb, hold_page (self));
}

/* @first: what is done on the page of a game that is over: an action of it. */
static void
look_back (TableeWindow *self,
           const char   *first)
{
  TableeGameSession *session = tablee_place_get_session (tablee_navigation_get_place (self->navigation));
  g_autoptr (TableeGameRecord) record = NULL;

  if (!is_at (self, TABLEE_PLACE_PLAY))
    return;

  record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  if (!tablee_game_session_get_over (session))
    {
      show_game (self, record, tablee_game_session_get_viewer (session));
      return;
    }

  tablee_window_show_review (self, record);
  if (is_at (self, TABLEE_PLACE_REVIEW))
    gtk_widget_activate_action (GTK_WIDGET (tablee_navigation_get_page (self->navigation)), first, NULL);
}

static void
look_back_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  look_back (TABLEE_WINDOW (widget), "review.table");
}

static void
mistakes_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  look_back (TABLEE_WINDOW (widget), "review.mistakes");
}

static void
exercises_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);

  if (is_at (self, TABLEE_PLACE_EXERCISES))
    tablee_window_go_back (self);
  else
    tablee_navigation_push (self->navigation, tablee_place_new_exercises ());
}

static void
cast_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);

  if (is_at (self, TABLEE_PLACE_CAST))
    tablee_window_go_back (self);
  else
    tablee_navigation_push (self->navigation, tablee_place_new_cast ());
}

/* What is left for today is asked in the place of what was asked before. */
static void
next_exercise_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (GtkWidget) page = user_data;
  TableeWindow *self = find_asking (page);
  g_autoptr (TableeExercise) exercise = tablee_store_next_exercise_finish (TABLEE_STORE (source), result, NULL);
  g_autoptr (TableeGameSession) session = NULL;

  if (self == NULL)
    return;

  if (exercise != NULL)
    {
      session = tablee_house_ask (self->house, exercise);
      tablee_window_show_session (self, session);
      return;
    }
  say (self, _("No exercise is left for today."));
  if (is_at (self, TABLEE_PLACE_PLAY))
    tablee_window_go_back (self);
}

static void
exercise_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);

  tablee_store_next_exercise_async (tablee_house_get_store (self->house), g_variant_get_string (parameter, NULL), tablee_days_get_today (),
                                    NULL, next_exercise_cb, hold_page (self));
}

static void
try_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);
  TableeGameSession *asked = is_at (self, TABLEE_PLACE_PLAY) ? tablee_place_get_session (tablee_navigation_get_place (self->navigation))
                                                             : NULL;
  g_autoptr (TableeGameSession) session = NULL;

  if (asked == NULL || tablee_exercise_find (asked) == NULL)
    return;

  session = tablee_house_try_again (self->house, tablee_exercise_find (asked));
  tablee_window_show_session (self, session);
}

static AdwPreferencesPage *
new_preferences_page (TableeWindow *self)
{
  return tablee_preferences_page_new (tablee_house_get_settings (self->house));
}

static void
preferences_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TableeWindow *self = TABLEE_WINDOW (widget);

  if (self->preferences != NULL)
    {
      tablee_compat_raise_preferences (self->preferences, GTK_WINDOW (self));
      return;
    }

  self->preferences_page = new_preferences_page (self);
  g_set_weak_pointer (&self->preferences, tablee_compat_show_preferences (GTK_WINDOW (self), self->preferences_page));
}

static void
about_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  TableeCompatCredit credits[N_CREDITS + 1] = { 0 };
  gsize n = 0;

  for (const TableeGameInfo *info = tablee_game_infos (); info->id != NULL && n < N_CREDITS; info++)
    credits[n++] = (TableeCompatCredit) { _(info->name), _(info->credits) };
  tablee_compat_show_about (GTK_WINDOW (widget), credits);
}

static void
remember_size (TableeWindow *self)
{
  GSettings *settings = tablee_house_get_settings (self->house);

  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

static void
tablee_window_constructed (GObject *object)
{
  TableeWindow *self = TABLEE_WINDOW (object);
  GPtrArray *places = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_place_free);

  G_OBJECT_CLASS (tablee_window_parent_class)->constructed (object);

  remember_size (self);
  g_ptr_array_add (places, tablee_place_new_library ());
  show_places (self, places);
}

static void
close_for_good (gpointer user_data)
{
  TableeWindow *self = user_data;

  self->closing = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
tablee_window_close_request (GtkWindow *window)
{
  TableeWindow *self = TABLEE_WINDOW (window);

  if (self->closing || !tablee_house_get_unsaved (self->house))
    return GTK_WINDOW_CLASS (tablee_window_parent_class)->close_request (window);

  tablee_leave (window, tablee_house_get_store (self->house), close_for_good, G_OBJECT (self));

  return TRUE;
}

static void
tablee_window_dispose (GObject *object)
{
  TableeWindow *self = TABLEE_WINDOW (object);

  g_clear_weak_pointer (&self->preferences);
  g_clear_weak_pointer (&self->navigation);
  g_clear_object (&self->house);

  G_OBJECT_CLASS (tablee_window_parent_class)->dispose (object);
}

static void
tablee_window_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  if (id == PROP_HOUSE)
    TABLEE_WINDOW (object)->house = g_value_dup_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_window_class_init (TableeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = tablee_window_constructed;
  G_OBJECT_CLASS (klass)->dispose = tablee_window_dispose;
  G_OBJECT_CLASS (klass)->set_property = tablee_window_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = tablee_window_close_request;

  properties[PROP_HOUSE] = g_param_spec_object ("house", NULL, NULL, TABLEE_TYPE_HOUSE,
                                                G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "win.about", NULL, about_cb);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "win.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "win.cast", NULL, cast_cb);
  gtk_widget_class_install_action (widget_class, "win.close", NULL, close_cb);
  gtk_widget_class_install_action (widget_class, "win.continue", "x", continue_cb);
  gtk_widget_class_install_action (widget_class, "win.exercise", "s", exercise_cb);
  gtk_widget_class_install_action (widget_class, "win.exercises", NULL, exercises_cb);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_cb);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, help_cb);
  gtk_widget_class_install_action (widget_class, "win.history", NULL, history_cb);
  if (tablee_elsewhere_get_built ())
    gtk_widget_class_install_action (widget_class, "win.join", NULL, join_cb);
  gtk_widget_class_install_action (widget_class, "win.show-library", NULL, library_cb);
  gtk_widget_class_install_action (widget_class, "win.learn", "s", learn_cb);
  gtk_widget_class_install_action (widget_class, "win.look-back", NULL, look_back_cb);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, menu_cb);
  gtk_widget_class_install_action (widget_class, "win.mistakes", NULL, mistakes_cb);
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL, preferences_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "win.review", "x", review_cb);
  gtk_widget_class_install_action (widget_class, "win.set-up", "s", set_up_cb);
  gtk_widget_class_install_action (widget_class, "win.set-up-like", NULL, set_up_like_cb);
  gtk_widget_class_install_action (widget_class, "win.shortcuts", NULL, shortcuts_cb);
  gtk_widget_class_install_action (widget_class, "win.toast", "s", toast_cb);
  gtk_widget_class_install_action (widget_class, "win.try", NULL, try_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_cb);
}

static void
tablee_window_init (TableeWindow *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), 360, 294);
  gtk_window_set_icon_name (GTK_WINDOW (self), APPLICATION_ID);
  tablee_shortcuts_add_keys (GTK_WIDGET (self), "win.");
  tablee_widget_follow_style (GTK_WIDGET (self));
  tablee_calm_tooltip_watch (GTK_WIDGET (self));
  tablee_held_buttons_watch (GTK_WIDGET (self));
}

TableeWindow *
tablee_window_new (AdwApplication *application,
                   TableeHouse    *house)
{
  g_return_val_if_fail (ADW_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (TABLEE_IS_HOUSE (house), NULL);

  return g_object_new (TABLEE_TYPE_WINDOW, "application", application, "house", house, NULL);
}

void
tablee_window_show_library (TableeWindow *self)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));

  tablee_navigation_pop_to_root (self->navigation);
}

void
tablee_window_show_session (TableeWindow      *self,
                            TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  if (!is_at (self, TABLEE_PLACE_PLAY) || tablee_place_get_session (tablee_navigation_get_place (self->navigation)) != session)
    tablee_navigation_play (self->navigation, session);
}

void
tablee_window_show_table (TableeWindow *self,
                          GObject      *table)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));
  g_return_if_fail (G_IS_OBJECT (table));

  tablee_navigation_show_table (self->navigation, table);
}

void
tablee_window_show_review (TableeWindow     *self,
                           TableeGameRecord *record)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));
  g_return_if_fail (TABLEE_IS_GAME_RECORD (record));

  /* Of a game that is over nothing is hidden any more, not even what was at its beginning. */
  show_game (self, record, TABLEE_VIEWER_ALL);
}

/* Whoever is there already, and comes by another link, has that one. */
void
tablee_window_show_join (TableeWindow *self,
                         const char   *invitation)
{
  g_return_if_fail (TABLEE_IS_WINDOW (self));
  g_return_if_fail (tablee_elsewhere_get_built ());

  if (is_at (self, TABLEE_PLACE_JOIN) && invitation == NULL)
    return;

  if (is_at (self, TABLEE_PLACE_JOIN))
    tablee_navigation_pop (self->navigation);
  tablee_navigation_push (self->navigation, tablee_place_new_join (invitation));
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
  AdwPreferencesPage *page;

  g_return_if_fail (TABLEE_IS_WINDOW (self));

  show_places (self, tablee_navigation_steal_places (self->navigation));
  if (self->preferences == NULL)
    return;

  page = new_preferences_page (self);
  tablee_compat_replace_preferences (self->preferences, self->preferences_page, page);
  self->preferences_page = page;
  tablee_preferences_page_focus_language (TABLEE_PREFERENCES_PAGE (page));
}
