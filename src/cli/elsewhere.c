/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table with friends elsewhere, from a terminal. */
#include "config.h"

#include "arguments.h"
#include "elsewhere.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

enum
{
  LOOK_FOR_BROKER = 5,  /* seconds, before it is said that there is none */
};

struct _CliElsewhere
{
  char              *folder;     /* (nullable): of a store that goes with the program */
  TableeStore       *store;
  TableeFriends     *friends;
  TableeGameSession *session;    /* of the table */
  CliTerminal       *terminal;   /* while there is something to be shown */
  gboolean         (*is_lost) (GObject *table);
  TableePlayer      *player;     /* (nullable) */
  GCancellable      *thinking;   /* (nullable): of its last decision */
  gboolean           restored;
  GError            *error;      /* of that */
  gboolean           imported;
  gboolean           stopped;
  gboolean           lost;       /* told that there is no connection ... */
  TableeTrouble      trouble;    /* ... and why */
  guint              sources[4]; /* of signals of the system, and of the clock */
};

/*
 * What happens
 */

static gboolean
stop_cb (gpointer user_data)
{
  CliElsewhere *self = user_data;

  self->stopped = TRUE;
  if (self->terminal != NULL)
    cli_terminal_quit (self->terminal);

  return G_SOURCE_CONTINUE;
}

static void
session_cb (CliElsewhere      *self,
            GObject           *table,
            TableeGameSession *session)
{
  g_set_object (&self->session, session);
}

static void
state_cb (CliElsewhere *self,
          GParamSpec   *pspec,
          GObject      *table)
{
  if (self->terminal != NULL && self->is_lost (table))
    cli_terminal_quit (self->terminal);
}

static void
imported_cb (CliElsewhere *self)
{
  self->imported = TRUE;
}

static const char *
get_connection_words (gboolean      lost,
                      TableeTrouble trouble)
{
  if (!lost)
    return _("there is a connection to the broker again");

  switch (trouble)
    {
    case TABLEE_TROUBLE_PASSWORD:
      return _("the broker refuses the user or the password, or asks for them; it is tried again");
    case TABLEE_TROUBLE_CERTIFICATE:
      return _("the certificate of the broker is not trusted, so nothing is said to it; it is tried again");
    case TABLEE_TROUBLE_ENCRYPTION:
      return _("the broker does not speak TLS as “mqtts://” wants it; it is tried again");
    case TABLEE_TROUBLE_NONE:
    default:
      return _("there is no connection to the broker; it is looked for");
    }
}

static void
tell_connection (CliElsewhere *self,
                 GObject      *table)
{
  gboolean lost = !tablee_friends_is_connected (self->friends, table);
  TableeTrouble trouble = tablee_friends_get_trouble (self->friends, table);

  if (lost == self->lost && trouble == self->trouble)
    return;

  self->lost = lost;
  self->trouble = trouble;
  g_printerr ("tablee-cli: %s\n", get_connection_words (lost, trouble));
}

static gboolean
look_for_broker_cb (gpointer user_data)
{
  CliElsewhere *self = user_data;
  GObject *table = cli_elsewhere_get_table (self);

  self->sources[3] = 0;
  if (table != NULL)
    tell_connection (self, table);

  return G_SOURCE_REMOVE;
}

static void
connection_cb (CliElsewhere *self,
               GObject      *table)
{
  if (self->sources[3] == 0 || tablee_friends_get_trouble (self->friends, table) != TABLEE_TROUBLE_NONE)
    tell_connection (self, table);
}

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  CliElsewhere *self = user_data;

  tablee_friends_restore_finish (TABLEE_FRIENDS (source), result, &self->error);
  self->restored = TRUE;
}

/*
 * A computer in the place of whoever is at the terminal
 */

static void
decided_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (TableeGameSession) session = user_data;
  g_autoptr (GError) error = NULL;
  TableeAction action;

  if (tablee_player_decide_finish (TABLEE_PLAYER (source), result, &action, &error) && tablee_game_session_get_decision_open (session))
    tablee_game_session_play (session, action, &error);
  if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_info ("A decision was not answered: %s", error->message);
}

/* It may be asked again before it has answered: what it says then is not for this. */
static void
decision_cb (CliElsewhere *self,
             int           seat)
{
  TableeRuleset *ruleset = tablee_guest_get_ruleset (TABLEE_GUEST (cli_elsewhere_get_table (self)));
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  g_autoptr (TableeDecision) decision = tablee_decision_new (ruleset, tablee_game_session_get_view (self->session), seat, seed, 0);

  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  self->thinking = g_cancellable_new ();
  tablee_player_decide_async (self->player, decision, self->thinking, decided_cb, g_object_ref (self->session));
}

/*
 * Waiting
 */

gboolean
cli_elsewhere_wait (CliElsewhere *self,
                    GObject      *table,
                    gboolean    (*is_done) (GObject *table),
                    gboolean    (*is_there) (GObject *table),
                    int           patience)
{
  gint64 seen = g_get_monotonic_time ();

  g_return_val_if_fail (self != NULL, FALSE);

  while (!is_done (table))
    {
      gint64 now = g_get_monotonic_time ();

      if (is_there (table))
        seen = now;
      if (self->stopped || now - seen > patience * G_USEC_PER_SEC)
        return FALSE;
      g_main_context_iteration (NULL, TRUE);
    }

  return TRUE;
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  tablee_store_write_back_finish (TABLEE_STORE (source), result, NULL);
  *(gboolean *) user_data = TRUE;
}

void
cli_elsewhere_write (CliElsewhere *self)
{
  gboolean written = FALSE;

  g_return_if_fail (self != NULL);

  tablee_store_write_back_async (self->store, NULL, written_cb, &written);
  while (!written)
    g_main_context_iteration (NULL, TRUE);
}

static void
show_game (CliElsewhere *self,
           GObject      *table,
           TableePlayer *player)
{
  tablee_game_session_set_viewer (self->session, TABLEE_IS_GUEST (table) ? tablee_guest_get_seat (TABLEE_GUEST (table)) : TABLEE_NOBODY);
  tablee_game_session_set_pace (self->session, TABLEE_PACE_INSTANT);
  self->terminal = cli_terminal_new (self->session);
  g_set_object (&self->player, player);
  if (player != NULL)
    g_signal_connect_swapped (self->session, "decision", G_CALLBACK (decision_cb), self);
  cli_terminal_follow (self->terminal, player == NULL);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_pointer (&self->terminal, cli_terminal_free);
}

gboolean
cli_elsewhere_play (CliElsewhere *self,
                    GObject      *table,
                    gboolean    (*is_lost) (GObject *table),
                    TableePlayer *player)
{
  g_return_val_if_fail (self != NULL, FALSE);

  self->is_lost = is_lost;
  g_signal_connect_swapped (table, "notify::state", G_CALLBACK (state_cb), self);
  while (self->session == NULL && !is_lost (table) && !self->stopped)
    g_main_context_iteration (NULL, TRUE);
  if (self->session == NULL || self->stopped)
    return FALSE;

  show_game (self, table, player);
  g_signal_handlers_disconnect_by_data (table, self);

  return tablee_game_session_get_over (self->session) && !self->stopped && !is_lost (table);
}

gboolean
cli_elsewhere_get_imported (CliElsewhere *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->imported;
}

gboolean
cli_elsewhere_get_stopped (CliElsewhere *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->stopped;
}

void
cli_elsewhere_set_stopped_error (CliElsewhere  *self,
                                 GError       **error)
{
  g_return_if_fail (self != NULL);

  g_set_error_literal (error, CLI_ERROR, CLI_ERROR_STOPPED,
                       self->folder == NULL ? _("the table was left before the end; the same command comes back to it")
                                            : _("the table was left before the end"));
}

/*
 * Life
 */

TableeFriends *
cli_elsewhere_get_friends (CliElsewhere *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->friends;
}

GObject *
cli_elsewhere_get_table (CliElsewhere *self)
{
  g_autoptr (GObject) table = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  table = g_list_model_get_item (tablee_friends_get_tables (self->friends), 0);

  return table;  /* the list holds it */
}

/* A place for what goes with the program. Returns: (transfer full), or NULL with @error. */
static char *
make_path (CliElsewhere  *self,
           GError       **error)
{
  self->folder = g_dir_make_tmp ("tablee-cli-XXXXXX", error);

  return self->folder != NULL ? g_build_filename (self->folder, "table.db", NULL) : NULL;
}

/* Nothing is played that would not be there the next time. */
static gboolean
check_store (CliElsewhere  *self,
             const char    *path,
             GError       **error)
{
  while (!tablee_store_get_ready (self->store))
    g_main_context_iteration (NULL, TRUE);
  if (tablee_store_get_notice (self->store) == TABLEE_STORE_NOTICE_NONE)
    return TRUE;

  g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("--save %s: a table cannot be kept there"), path);

  return FALSE;
}

/* Returns: (transfer full) (nullable): what is wrong, and what to do; NULL if it is about something else. */
static GError *
make_broker_error (const char   *broker,
                   const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_error_new_literal (CLI_ERROR, CLI_ERROR_VALUE, _("without --broker, the program “mosquitto” is needed, and it is not installed"));
  if (broker != NULL && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT))
    /* What was typed is not said again: wherever in it the mistake is, there may be a password in it. */
    return g_error_new_literal (CLI_ERROR, CLI_ERROR_VALUE, _("--broker: write it as mqtt://host or mqtts://user:password@host:port"));
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE))
    return g_error_new_literal (CLI_ERROR, CLI_ERROR_VALUE,
                                _("another program uses the port of this table: perhaps the table is open there already; end that program first"));
  if (error->domain == G_SPAWN_ERROR || error->domain == G_IO_ERROR || error->domain == G_FILE_ERROR)
    /* Translators: %s is a reason, in English. */
    return g_error_new (CLI_ERROR, CLI_ERROR_VALUE, _("the broker of this computer could not be started; name another one with --broker (%s)"),
                        error->message);

  return NULL;
}

void
cli_elsewhere_refuse_broker (const char  *broker,
                             GError     **error)
{
  GError *said = make_broker_error (broker, *error);

  if (said == NULL)
    return;

  g_clear_error (error);
  g_propagate_error (error, said);
}

static gboolean
restore (CliElsewhere  *self,
         GError       **error)
{
  self->friends = tablee_friends_new (self->store);
  g_signal_connect_swapped (self->friends, "session", G_CALLBACK (session_cb), self);
  g_signal_connect_swapped (self->friends, "imported", G_CALLBACK (imported_cb), self);
  g_signal_connect_swapped (self->friends, "connection", G_CALLBACK (connection_cb), self);
  tablee_friends_restore_async (self->friends, NULL, restored_cb, self);
  while (!self->restored)
    g_main_context_iteration (NULL, TRUE);
  if (self->error == NULL)
    return TRUE;

  cli_elsewhere_refuse_broker (NULL, &self->error);
  g_propagate_error (error, g_steal_pointer (&self->error));

  return FALSE;
}

CliElsewhere *
cli_elsewhere_new (const char  *path,
                   GError     **error)
{
  g_autoptr (CliElsewhere) self = g_new0 (CliElsewhere, 1);
  g_autofree char *place = path != NULL ? g_strdup (path) : make_path (self, error);

  if (place == NULL)
    return NULL;

  self->sources[0] = g_unix_signal_add (SIGINT, stop_cb, self);
  self->sources[1] = g_unix_signal_add (SIGTERM, stop_cb, self);
  self->sources[2] = g_unix_signal_add (SIGHUP, stop_cb, self);
  self->sources[3] = g_timeout_add_seconds (LOOK_FOR_BROKER, look_for_broker_cb, self);
  self->store = tablee_store_new (place);
  if (!check_store (self, place, error) || !restore (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

void
cli_elsewhere_free (CliElsewhere *self)
{
  g_return_if_fail (self != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (self->sources); i++)
    g_clear_handle_id (&self->sources[i], g_source_remove);
  if (self->friends != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->friends, self);
      tablee_friends_close (self->friends);
    }
  g_clear_object (&self->friends);
  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  g_clear_object (&self->player);
  if (self->session != NULL)
    tablee_game_session_stop (self->session);
  g_clear_object (&self->session);
  if (self->store != NULL)
    tablee_store_close (self->store);
  g_clear_object (&self->store);
  if (self->folder != NULL)
    remove_folder (self->folder);
  g_free (self->folder);
  g_clear_error (&self->error);
  g_free (self);
}
