/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "application.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "game-info.h"
#include "leave.h"
#include "present/language.h"
#include "sentences.h"
#include "session-keeper.h"
#include "shortcuts.h"
#include "widgets/art.h"
#include "window.h"

#define SCHEMA_ID "io.github.tablee.Tablee"

enum
{
  THINKING_CAP = 5000,  /* ms: nobody waits longer for a computer's decision */
};

struct _TableeApplication
{
  AdwApplication parent_instance;

  GSettings           *settings;
  TableeStore         *store;       /* opened when first asked for */
  TableeSessionKeeper *keeper;
  guint                rebuilding;  /* id of the source that rebuilds the windows */
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

static void
draw_seed (TableeRandom *seed)
{
  tablee_random_seed (seed, (guint64) g_random_int () << 32 | g_random_int ());
}

static TableePace
get_pace (TableeApplication *self)
{
  return (TableePace) g_settings_get_enum (self->settings, "pace");
}

static TableeWindow *
ensure_window (TableeApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *link = windows; link != NULL; link = link->next)
    if (TABLEE_IS_WINDOW (link->data))
      return link->data;

  return tablee_window_new (ADW_APPLICATION (self));
}

static TableeWindow *
present_window (TableeApplication *self)
{
  TableeWindow *window = ensure_window (self);

  gtk_window_present (GTK_WINDOW (window));

  return window;
}

/* As it is played here. */
static void
adopt_session (TableeApplication *self,
               TableeGameSession *session)
{
  tablee_game_session_set_pace (session, get_pace (self));
  tablee_game_session_set_thinking_cap (session, THINKING_CAP);
  tablee_session_keeper_add (self->keeper, session);
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

static void
pace_changed_cb (TableeApplication *self)
{
  tablee_session_keeper_set_pace (self->keeper, get_pace (self));
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
  if (self->rebuilding == 0)
    self->rebuilding = g_idle_add (rebuild_cb, self);
}

static void
follow_settings (TableeApplication *self)
{
  g_autofree char *language = g_settings_get_string (self->settings, "language");

  if (*language != '\0')
    tablee_language_set (language);
  colour_scheme_changed_cb (self);
  if (!g_settings_get_boolean (self->settings, "animations"))
    animations_changed_cb (self);

  g_signal_connect_object (self->settings, "changed::language", G_CALLBACK (language_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::colour-scheme", G_CALLBACK (colour_scheme_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::animations", G_CALLBACK (animations_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (pace_changed_cb), self, G_CONNECT_SWAPPED);
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

/* The session that plays the kept game of @record, made if there is none. Returns: (transfer full), or NULL with @error. */
static TableeGameSession *
go_on_with (TableeApplication  *self,
            TableeGameRecord   *record,
            GError            **error)
{
  TableeGameSession *session = tablee_session_keeper_find (self->keeper, tablee_game_record_get_id (record));

  if (session != NULL)
    return g_object_ref (session);

  session = tablee_game_session_new_for_record (record, self->store, error);
  if (session != NULL)
    adopt_session (self, session);

  return session;
}

static void
show_game (TableeApplication  *self,
           TableeGameRecord   *record,
           GError            **error)
{
  g_autoptr (TableeGameSession) session = go_on_with (self, record, error);

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
  TableeStore *store = tablee_application_get_store (opening->application);
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

static void
loaded_game_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  TableeApplication *self = g_task_get_source_object (task);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameSession) session = NULL;
  GError *error = NULL;

  record = tablee_store_load_finish (TABLEE_STORE (source), result, &error);
  session = record != NULL ? go_on_with (self, record, &error) : NULL;
  if (session != NULL)
    g_task_return_pointer (task, g_steal_pointer (&session), g_object_unref);
  else
    g_task_return_error (task, error);
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

  if (self->store != NULL && tablee_store_get_unsaved (self->store))
    tablee_leave (GTK_WINDOW (present_window (self)), self->store, quit_now, G_OBJECT (self));
  else
    quit_now (self);
}

static const GActionEntry action_entries[] = {
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
      g_printerr (_("tablee: not installed completely: the settings “%s” are missing"), SCHEMA_ID);
      g_printerr ("\n");
      return 1;
    }
  if (!gtk_init_check ())
    {
      g_printerr ("%s\n", _("tablee: there is no display to open a window on; “tablee-cli play” plays in the terminal"));
      return 1;
    }

  self->settings = g_settings_new_full (schema, NULL, NULL);
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
  tablee_compat_mend_menus ();
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

  close_windows (self);
  tablee_session_keeper_stop (self->keeper);
  if (self->store != NULL)
    tablee_store_close (self->store);
  g_clear_handle_id (&self->rebuilding, g_source_remove);

  G_APPLICATION_CLASS (tablee_application_parent_class)->shutdown (application);
}

static void
tablee_application_dispose (GObject *object)
{
  TableeApplication *self = TABLEE_APPLICATION (object);

  g_clear_object (&self->keeper);
  g_clear_object (&self->store);
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

  self->keeper = tablee_session_keeper_new ();
  g_application_add_main_option_entries (application, option_entries);
  g_application_set_option_context_parameter_string (application, _("[FILE…]"));
  g_application_set_option_context_summary (application, _("Play table games with friends and against the computer."));
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

TableeStore *
tablee_application_get_store (TableeApplication *self)
{
  g_return_val_if_fail (TABLEE_IS_APPLICATION (self), NULL);

  if (self->store == NULL)
    self->store = tablee_store_new (NULL);

  return self->store;
}

GSettings *
tablee_application_get_settings (TableeApplication *self)
{
  g_return_val_if_fail (TABLEE_IS_APPLICATION (self), NULL);

  return self->settings;
}

TableeGameSession *
tablee_application_begin_game (TableeApplication  *self,
                               TableeRuleset      *ruleset,
                               JsonObject         *options,
                               const TableeRandom *seed,
                               GListModel         *seats,
                               gboolean            allow_take_back)
{
  TableeGameSession *session;
  TableeRandom drawn;

  g_return_val_if_fail (TABLEE_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (seats), NULL);

  if (seed == NULL)
    {
      draw_seed (&drawn);
      seed = &drawn;
    }
  session = tablee_game_session_new (ruleset, options, seed, seats, allow_take_back, tablee_application_get_store (self));
  adopt_session (self, session);

  return session;
}

void
tablee_application_resume_async (TableeApplication  *self,
                                 gint64              id,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  TableeGameSession *session;

  g_return_if_fail (TABLEE_IS_APPLICATION (self));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, tablee_application_resume_async);
  session = tablee_session_keeper_find (self->keeper, id);
  if (session != NULL)
    g_task_return_pointer (task, g_object_ref (session), g_object_unref);
  else
    tablee_store_load_async (tablee_application_get_store (self), id, NULL, loaded_game_cb, g_steal_pointer (&task));
}

TableeGameSession *
tablee_application_resume_finish (TableeApplication *self,
                                  GAsyncResult      *result,
                                  GError           **error)
{
  g_return_val_if_fail (TABLEE_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
tablee_application_leave_session (TableeApplication *self,
                                  TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_APPLICATION (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  tablee_session_keeper_leave (self->keeper, session);
}
