/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command "join": a seat at a table elsewhere, in the terminal or for a computer. */
#include "config.h"

#include "arguments.h"
#include "elsewhere.h"

#include <glib/gi18n-lib.h>

enum
{
  PATIENCE = 10,  /* seconds, for the host to hear that the end was heard */
};

static gboolean
parse_player (const char    *text,
              CliContender  *player,
              GError       **error)
{
  if (text == NULL || g_str_equal (text, "human"))
    {
      player->level = TABLEE_N_LEVELS;
      return TRUE;
    }
  if (cli_parse_player (text, player) && player->iterations == 0)
    return TRUE;

  g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("--player %s: must be human, or a level of a computer player"), text);

  return FALSE;
}

/* Returns: (transfer full), with a broker, or NULL with @error. */
static TableeInvitation *
read_invitation (const char  *text,
                 const char  *broker,
                 GError     **error)
{
  g_autoptr (TableeInvitation) invitation = tablee_invitation_read (text, broker, error);

  if (invitation == NULL)
    return NULL;
  if (tablee_invitation_get_broker (invitation) != NULL)
    return g_steal_pointer (&invitation);

  g_set_error_literal (error, CLI_ERROR, CLI_ERROR_USAGE, _("these words do not say where the broker is: --broker is needed"));

  return NULL;
}

/*
 * The game
 */

static gboolean
is_refused (GObject *table)
{
  TableeGuestState state = tablee_guest_get_state (TABLEE_GUEST (table));

  return state == TABLEE_GUEST_REFUSED || state == TABLEE_GUEST_CHEATED;
}

static gboolean
is_proven (GObject *table)
{
  return tablee_guest_get_state (TABLEE_GUEST (table)) == TABLEE_GUEST_OVER || is_refused (table);
}

static gboolean
is_heard (GObject *table)
{
  return tablee_guest_get_heard (TABLEE_GUEST (table));
}

static gboolean
always (GObject *table)
{
  return TRUE;
}

static gboolean
never (GObject *table)
{
  return FALSE;
}

/* The end has been shown, and is what had been told; it is kept, and the host knows. */
static gboolean
finish (CliElsewhere  *elsewhere,
        GObject       *table,
        GError       **error)
{
  if (!cli_elsewhere_wait (elsewhere, table, is_proven, always, 0))
    {
      cli_elsewhere_set_stopped_error (elsewhere, error);
      return FALSE;
    }
  if (is_refused (table))
    return FALSE;

  while (!cli_elsewhere_get_imported (elsewhere) && !cli_elsewhere_get_stopped (elsewhere))
    g_main_context_iteration (NULL, TRUE);
  cli_elsewhere_wait (elsewhere, table, is_heard, never, PATIENCE);

  return TRUE;
}

static gboolean
run_seat (CliElsewhere        *elsewhere,
          TableeGuest         *guest,
          const CliContender  *contender,
          GError             **error)
{
  g_autoptr (GObject) table = g_object_ref (G_OBJECT (guest));
  g_autoptr (TableePlayer) player = NULL;
  gboolean ended;

  if (contender->level != TABLEE_N_LEVELS)
    player = tablee_computer_new (contender->level, contender->temper, contender->slack);
  ended = cli_elsewhere_play (elsewhere, table, is_refused, player);
  if (!ended && !is_refused (table))
    cli_elsewhere_set_stopped_error (elsewhere, error);
  else if (ended && finish (elsewhere, table, error))
    return TRUE;
  if (is_refused (table))
    g_propagate_error (error, g_error_copy (tablee_guest_get_error (guest)));

  return FALSE;
}

gboolean
cli_run_join (const CliCommand  *command,
              char             **arguments,
              GError           **error)
{
  g_autofree char *name = NULL;
  g_autofree char *player_text = NULL;
  g_autofree char *broker = NULL;
  g_autofree char *path = NULL;
  g_autoptr (TableeInvitation) invitation = NULL;
  g_autoptr (CliElsewhere) elsewhere = NULL;
  CliContender player = { .level = TABLEE_LEVEL_RANDOM };
  TableeGuest *guest;
  const GOptionEntry entries[] = {
    { "name", 'n', 0, G_OPTION_ARG_STRING, &name, N_("What you are called there"), "NAME" },
    { "player", 'p', 0, G_OPTION_ARG_STRING, &player_text, N_("Who plays: human, in the terminal, or a level of a computer player"), "human" },
    { "broker", 'b', 0, G_OPTION_ARG_STRING, &broker, N_("What carries the messages, where an invitation in words does not say it"), "URL" },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &path, N_("Keep the seat in a file, and come back to it if it is there"), "FILE" },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 1, 1, &arguments, error) || !parse_player (player_text, &player, error))
    return FALSE;
  invitation = read_invitation (arguments[1], broker, error);
  elsewhere = invitation != NULL ? cli_elsewhere_new (path, error) : NULL;
  if (elsewhere == NULL)
    return FALSE;

  guest = tablee_friends_join (cli_elsewhere_get_friends (elsewhere), invitation, name != NULL ? name : "", 0, error);

  if (guest == NULL)
    {
      cli_elsewhere_refuse_broker (broker, error);
      return FALSE;
    }

  return run_seat (elsewhere, guest, &player, error);
}
