/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command "host": a table for friends elsewhere, without a window. */
#include "config.h"

#include "arguments.h"
#include "elsewhere.h"

#include "net/net-limits.h"

#include <glib/gi18n-lib.h>

/* What a seat of a friend is called in --players. */
#define FRIEND "friend"

static gboolean
check_friends (const char          *text,
               const CliContender  *players,
               int                  count,
               GError             **error)
{
  for (int i = 0; i < count; i++)
    if (players[i].level == TABLEE_N_LEVELS)
      return TRUE;

  g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("--players %s: there is no friend among them"), text);

  return FALSE;
}

/*
 * The table
 */

/* The one that was kept, which must be of the same game; or a new one. Returns: (transfer none), or NULL with @error. */
static TableeHost *
find_host (CliElsewhere        *elsewhere,
           const char          *path,
           TableeRuleset       *ruleset,
           JsonObject          *options,
           GListModel          *seats,
           const char          *broker,
           GError             **error)
{
  GObject *table = cli_elsewhere_get_table (elsewhere);
  TableeHost *host;

  if (table != NULL && TABLEE_IS_HOST (table) && tablee_host_get_ruleset (TABLEE_HOST (table))->checksum == ruleset->checksum)
    return TABLEE_HOST (table);
  if (table != NULL)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("--save %s: another table is kept there"), path);
      return NULL;
    }

  host = tablee_friends_invite (cli_elsewhere_get_friends (elsewhere), ruleset, options, seats, FALSE, broker, error);
  if (host == NULL)
    cli_elsewhere_refuse_broker (broker, error);

  return host;
}

static void
print_invitations (TableeHost *host,
                   int         seats)
{
  for (int i = 0; i < seats; i++)
    {
      const TableeInvitation *invitation = tablee_host_get_invitation (host, i);
      g_autofree char *link = invitation != NULL ? tablee_invitation_to_link (invitation) : NULL;

      if (link != NULL)
        g_print ("%s\n", link);
    }
}

static void
changed_cb (TableeHost *host)
{
  if (tablee_host_can_begin (host))
    tablee_host_begin (host);
}

static gboolean
is_lost (GObject *table)
{
  return FALSE;
}

/* Everybody has heard the end. */
static gboolean
is_told (GObject *table)
{
  return tablee_host_get_end_heard (TABLEE_HOST (table));
}

static gboolean
is_somebody_there (GObject *table)
{
  TableeHost *host = TABLEE_HOST (table);

  for (int i = 0; i < tablee_host_get_ruleset (host)->seats; i++)
    if (tablee_host_get_invitation (host, i) != NULL && tablee_host_get_present (host, i))
      return TRUE;

  return FALSE;
}

static gboolean
run_table (CliElsewhere  *elsewhere,
           TableeHost    *host,
           int            seats,
           GError       **error)
{
  /* An invitation that is given to somebody is to be good for whatever comes. */
  cli_elsewhere_write (elsewhere);
  print_invitations (host, seats);
  g_signal_connect (host, "changed", G_CALLBACK (changed_cb), NULL);
  changed_cb (host);
  if (!cli_elsewhere_play (elsewhere, G_OBJECT (host), is_lost, NULL))
    {
      cli_elsewhere_set_stopped_error (elsewhere, error);
      return FALSE;
    }

  /* Who is away can still hear it from the same command. */
  if (cli_elsewhere_wait (elsewhere, G_OBJECT (host), is_told, is_somebody_there, TABLEE_NET_AWAY))
    tablee_friends_forget (cli_elsewhere_get_friends (elsewhere), G_OBJECT (host));

  return TRUE;
}

gboolean
cli_run_host (const CliCommand  *command,
              char             **arguments,
              GError           **error)
{
  g_autofree char *players_text = NULL;
  g_autofree char *broker = NULL;
  g_autofree char *path = NULL;
  g_auto (GStrv) pairs = NULL;
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (JsonObject) options = NULL;
  g_autoptr (GListModel) seats = NULL;
  g_autoptr (CliElsewhere) elsewhere = NULL;
  CliContender players[TABLEE_MAX_SEATS];
  const TableeGame *game;
  TableeHost *host;
  int count;
  const GOptionEntry entries[] = {
    { "players", 'p', 0, G_OPTION_ARG_STRING, &players_text, N_("Who plays: friend, who sits elsewhere, or a level of a computer player"), "friend,easy,…" },
    { "broker", 'b', 0, G_OPTION_ARG_STRING, &broker, N_("What carries the messages; without it a program “mosquitto” of its own"), "URL" },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &pairs, N_("An option of the game"), "KEY=VALUE" },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &path, N_("Keep the table in a file, and come back to it if it is there"), "FILE" },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 1, 1, &arguments, error))
    return FALSE;
  game = cli_find_game (arguments[1], error);
  if (game == NULL || !cli_parse_players (players_text != NULL ? players_text : FRIEND "," FRIEND, game, FRIEND, FALSE, players, &count, error) ||
      !check_friends (players_text, players, count, error))
    return FALSE;
  ruleset = cli_make_ruleset (game, count, (const char *const *) pairs, &options, error);
  elsewhere = ruleset != NULL ? cli_elsewhere_new (path, error) : NULL;
  if (elsewhere == NULL)
    return FALSE;

  seats = cli_contenders_make_seats (players, count, TABLEE_SEAT_FRIEND, NULL);
  host = find_host (elsewhere, path, ruleset, options, seats, broker, error);

  return host != NULL && run_table (elsewhere, host, count, error);
}
