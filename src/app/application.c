/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program itself: settings, style and language, and its windows. */
#include "config.h"
#include "application.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "game-info.h"
#include "leave.h"
#include "present/language.h"
#include "sentences.h"
#include "shortcuts.h"
#include "turn-notices.h"
#include "widgets/art.h"
#include "widgets/direction.h"
#include "window.h"

#define SCHEMA_ID "io.github.tablee.Tablee"
#define INVITATION_SCHEME "tablee"

struct _TableeApplication
{
  AdwApplication     parent_instance;

  GSettings         *settings;
  TableeHouse       *house;
  TableeTurnNotices *notices;
  guint              rebuilding;  /* id of the source that rebuilds the windows */
};

/* A file that is being opened. The application is held until it is: its window may be closed meanwhile. */
typedef struct
{
  TableeApplication *application;
  GFile             *file;
  TableeGameRecord  *record;
} Opening;

G_DEFINE_FINAL_TYPE (TableeApplication, tablee_application, ADW_TYPE_APPLICATION)

static const AdwColorScheme colour_schemes[] = {
  ADW_COLOR_SCHEME_DEFAULT,
  ADW_COLOR_SCHEME_FORCE_LIGHT,
  ADW_COLOR_SCHEME_FORCE_DARK,
};

static const GOptionEntry option_entries[] = {
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Show the version and exit"), NULL },
  { NULL },
};

/* Looked for where the desktop's schemas are, and where this program was installed to, which need not be the same. */
static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *standard = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own = NULL;
  GSettingsSchema *schema = NULL;

  if (standard != NULL)
    schema = g_settings_schema_source_lookup (standard, SCHEMA_ID, TRUE);
  if (schema != NULL)
    return schema;

  own = g_settings_schema_source_new_from_directory (DATADIR "/glib-2.0/schemas", standard, TRUE, NULL);
  return own != NULL ? g_settings_schema_source_lookup (own, SCHEMA_ID, FALSE) : NULL;
}

/* Whoever looks need not be told any more. */
static void
window_active_cb (TableeApplication *self,
                  GParamSpec        *pspec,
                  GtkWindow         *window)
{
  if (gtk_window_is_active (window))
    tablee_turn_notices_withdraw (self->notices);
}

static TableeWindow *
ensure_window (TableeApplication *self)
{
  TableeWindow *window;
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *link = windows; link != NULL; link = link->next)
    if (TABLEE_IS_WINDOW (link->data))
      return link->data;

  window = tablee_window_new (ADW_APPLICATION (self), self->house);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (window_active_cb), self, G_CONNECT_SWAPPED);

  return window;
}

static TableeWindow *
present_window (TableeApplication *self)
{
  TableeWindow *window = ensure_window (self);

  gtk_window_present (GTK_WINDOW (window));

  return window;
}

static void
colour_scheme_changed_cb (TableeApplication *self)
{
  adw_style_manager_set_color_scheme (adw_application_get_style_manager (ADW_APPLICATION (self)),
                                      colour_schemes[g_settings_get_enum (self->settings, "colour-scheme")]);
}

static void
animations_changed_cb (TableeApplication *self)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (g_settings_get_boolean (self->settings, "animations"))
    gtk_settings_reset_property (settings, "gtk-enable-animations");
  else
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
}

static gboolean
rebuild_cb (gpointer user_data)
{
  TableeApplication *self = user_data;
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));

  self->rebuilding = 0;
  for (GList *link = windows; link != NULL; link = link->next)
    if (TABLEE_IS_WINDOW (link->data))
      tablee_window_rebuild (link->data);

  return G_SOURCE_REMOVE;
}

/* The row that switches the language is rebuilt too: not while it is still at it. */
static void
language_changed_cb (TableeApplication *self)
{
  g_autofree char *language = g_settings_get_string (self->settings, "language");

  tablee_language_set (language);
  tablee_direction_follow_language ();
  if (self->rebuilding == 0)
    self->rebuilding = g_idle_add (rebuild_cb, self);
}

static void
follow_settings (TableeApplication *self)
{
  g_autofree char *language = g_settings_get_string (self->settings, "language");

  if (*language != '\0')
    tablee_language_set (language);
  tablee_direction_follow_language ();
  colour_scheme_changed_cb (self);
  if (!g_settings_get_boolean (self->settings, "animations"))
    animations_changed_cb (self);

  g_signal_connect_object (self->settings, "changed::language", G_CALLBACK (language_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::colour-scheme", G_CALLBACK (colour_scheme_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::animations", G_CALLBACK (animations_changed_cb), self, G_CONNECT_SWAPPED);
}

/* The library's scenes, for its first frame. */
static void
prefetch_scenes (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) arts = NULL;

  for (const TableeGameInfo *info = tablee_game_infos (); info->id != NULL; info++)
    {
      g_autofree char *art = g_strconcat ("scenes/", info->id, NULL);

      g_strv_builder_add (builder, art);
    }
  arts = g_strv_builder_end (builder);
  tablee_art_prefetch ((const char *const *) arts);
}

static void
opening_free (Opening *opening)
{
  g_application_release (G_APPLICATION (opening->application));
  g_clear_object (&opening->application);
  g_clear_object (&opening->file);
  g_clear_object (&opening->record);
  g_free (opening);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

static void
tell_failure (Opening      *opening,
              const GError *error)
{
  g_autofree char *name = g_file_get_basename (opening->file);
  g_autofree char *shown = g_filename_display_name (name);
  /* Translators: %s is the name of a file. */
  g_autofree char *heading = g_strdup_printf (_("“%s” cannot be opened"), shown);
  g_autofree char *failure = tablee_sentences_failure (error);

  tablee_compat_tell (GTK_WINDOW (present_window (opening->application)), heading, failure);
}

static void
show_game (TableeApplication  *self,
           TableeGameRecord   *record,
           GError            **error)
{
  g_autoptr (TableeGameSession) session = tablee_house_go_on_with (self->house, record, error);

  if (session != NULL)
    tablee_window_show_session (present_window (self), session);
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (Opening) opening = user_data;
  g_autoptr (GError) error = NULL;

  tablee_store_import_finish (TABLEE_STORE (source), result, &error);
  if (error == NULL && tablee_game_record_get_over (opening->record))
    tablee_window_show_review (present_window (opening->application), opening->record);
  else if (error == NULL)
    show_game (opening->application, opening->record, &error);
  if (error != NULL)
    tell_failure (opening, error);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Opening) opening = user_data;
  g_autoptr (GError) error = NULL;
  TableeStore *store = tablee_house_get_store (opening->application->house);
  TableeGameRecord *record;

  record = opening->record = tablee_game_record_load_finish (result, &error);
  if (record == NULL)
    tell_failure (opening, error);
  else if (tablee_game_record_get_is_view (record))
    tablee_window_show_review (present_window (opening->application), record);
  else
    tablee_store_import_async (store, record, NULL, imported_cb, g_steal_pointer (&opening));
}

static void
open_file (TableeApplication *self,
           GFile             *file)
{
  Opening *opening = g_new0 (Opening, 1);

  opening->application = g_object_ref (self);
  opening->file = g_object_ref (file);
  g_application_hold (G_APPLICATION (self));
  tablee_game_record_load_async (file, NULL, loaded_cb, opening);
}

/* The library of files has no such thing, and hands it on as it is. */
static void
open_invitation (TableeApplication *self,
                 GFile             *file)
{
  TableeWindow *window = present_window (self);
  g_autofree char *link = g_file_get_uri (file);

  if (tablee_elsewhere_get_built ())
    tablee_window_show_join (window, link);
  else
    tablee_compat_tell (GTK_WINDOW (window), _("This is an invitation to a game elsewhere"),
                        _("This copy of Tablée was built without what it takes to play with friends elsewhere."));
}

static void
quit_now (gpointer application)
{
  g_application_quit (application);
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  TableeApplication *self = user_data;

  if (tablee_house_get_unsaved (self->house))
    tablee_leave (GTK_WINDOW (present_window (self)), tablee_house_get_store (self->house), quit_now, G_OBJECT (self));
  else
    quit_now (self);
}

static void
show_notice_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  TableeApplication *self = user_data;
  GObject *what = tablee_turn_notices_find (self->notices, g_variant_get_uint32 (parameter));
  TableeWindow *window = present_window (self);

  if (TABLEE_IS_GAME_SESSION (what))
    tablee_window_show_session (window, TABLEE_GAME_SESSION (what));
  else if (what != NULL)
    tablee_window_show_table (window, what);
}

static const GActionEntry action_entries[] = {
  { .name = "show-notice", .activate = show_notice_cb, .parameter_type = "u" },
  { .name = "quit", .activate = quit_cb },
};

/* All that can go wrong before there is a window is one line on the terminal. */
static int
tablee_application_handle_local_options (GApplication *application,
                                         GVariantDict *options)
{
  TableeApplication *self = TABLEE_APPLICATION (application);
  g_autoptr (GSettingsSchema) schema = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("tablee %s\n", PACKAGE_VERSION);
      return 0;
    }

  schema = find_schema ();
  if (schema == NULL)
    {
      /* Translators: %s is the name of a settings schema. */
      g_printerr (_("tablee: the installation is not complete, the settings “%s” are missing"), SCHEMA_ID);
      g_printerr ("\n");
      return 1;
    }
  if (!gtk_init_check ())
    {
      g_printerr ("%s\n", _("tablee: there is no display to open a window on; “tablee-cli play” plays in the terminal"));
      return 1;
    }

  self->settings = g_settings_new_full (schema, NULL, NULL);
  self->house = tablee_house_new (self->settings, NULL);
  return -1;
}

static void
tablee_application_startup (GApplication *application)
{
  TableeApplication *self = TABLEE_APPLICATION (application);

  G_APPLICATION_CLASS (tablee_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (APPLICATION_ID);
  g_action_map_add_action_entries (G_ACTION_MAP (self), action_entries, G_N_ELEMENTS (action_entries), self);
  tablee_shortcuts_install (GTK_APPLICATION (self));
  tablee_compat_mend_names ();
  tablee_compat_mend_menus ();
  tablee_compat_mend_tooltips ();
  self->notices = tablee_turn_notices_new (GTK_APPLICATION (self));
  g_signal_connect_object (self->house, "elsewhere-session", G_CALLBACK (tablee_turn_notices_add), self->notices, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->house, "elsewhere-complete", G_CALLBACK (tablee_turn_notices_tell_complete), self->notices, G_CONNECT_SWAPPED);
  follow_settings (self);
  prefetch_scenes ();
}

static void
tablee_application_activate (GApplication *application)
{
  present_window (TABLEE_APPLICATION (application));
}

static void
tablee_application_open (GApplication  *application,
                         GFile        **files,
                         int            n_files,
                         const char    *hint)
{
  TableeApplication *self = TABLEE_APPLICATION (application);

  present_window (self);
  for (int i = 0; i < n_files; i++)
    if (g_file_has_uri_scheme (files[i], INVITATION_SCHEME))
      open_invitation (self, files[i]);
    else
      open_file (self, files[i]);
}

/* Pages finish what they have put off, as long as there is a store to do it. */
static void
close_windows (TableeApplication *self)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));

  for (GList *link = windows; link != NULL; link = link->next)
    if (TABLEE_IS_WINDOW (link->data))
      gtk_window_destroy (link->data);
}

static void
tablee_application_shutdown (GApplication *application)
{
  TableeApplication *self = TABLEE_APPLICATION (application);

  tablee_turn_notices_withdraw (self->notices);
  close_windows (self);
  tablee_house_close (self->house);
  g_clear_handle_id (&self->rebuilding, g_source_remove);

  G_APPLICATION_CLASS (tablee_application_parent_class)->shutdown (application);
}

static void
tablee_application_dispose (GObject *object)
{
  TableeApplication *self = TABLEE_APPLICATION (object);

  g_clear_object (&self->notices);
  g_clear_object (&self->house);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tablee_application_parent_class)->dispose (object);
}

static void
tablee_application_class_init (TableeApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_application_dispose;
  application_class->handle_local_options = tablee_application_handle_local_options;
  application_class->startup = tablee_application_startup;
  application_class->activate = tablee_application_activate;
  application_class->open = tablee_application_open;
  application_class->shutdown = tablee_application_shutdown;
}

static void
tablee_application_init (TableeApplication *self)
{
  GApplication *application = G_APPLICATION (self);

  g_application_add_main_option_entries (application, option_entries);
  g_application_set_option_context_parameter_string (application, _("[FILE…]"));
  g_application_set_option_context_summary (application, _("Play table games with friends and against computer players."));
}

TableeApplication *
tablee_application_new (void)
{
  return g_object_new (TABLEE_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "resource-base-path", "/io/github/tablee/Tablee",
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}

TableeApplication *
tablee_application_get_default (void)
{
  return TABLEE_APPLICATION (g_application_get_default ());
}

TableeHouse *
tablee_application_get_house (TableeApplication *self)
{
  g_return_val_if_fail (TABLEE_IS_APPLICATION (self), NULL);

  return self->house;
}
