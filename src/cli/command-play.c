/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command "play": a game in the terminal, or of computers alone. */
#include "config.h"

#include "arguments.h"
#include "terminal.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

/* The computers draw the same when the game is dealt the same. */
enum { DICE_OF_SEEDED_GAMES = 1 };

/* A person against computers of medium strength. */
static int
default_players (const TableeGame *game,
                 CliContender     *players)
{
  int count = cli_default_seats (game);

  for (int i = 0; i < count; i++)
    players[i] = (CliContender){ .level = i == 0 ? TABLEE_N_LEVELS : TABLEE_LEVEL_MEDIUM };

  return count;
}

/* As @text says, "Ana,Bo"; without it nobody has a name. Returns: (transfer full), or NULL with @error. */
static char **
make_names (const char  *text,
            int          count,
            GError     **error)
{
  g_auto (GStrv) names = NULL;

  if (text == NULL)
    {
      names = g_new0 (char *, (gsize) count + 1);
      for (int i = 0; i < count; i++)
        names[i] = g_strdup ("");
      return g_steal_pointer (&names);
    }

  names = g_strsplit (text, ",", -1);
  if ((int) g_strv_length (names) == count && !g_strv_contains ((const char *const *) names, ""))
    return g_steal_pointer (&names);

  g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE,
               ngettext ("--names %1$s: %2$d name is needed", "--names %1$s: %2$d names are needed, with commas between them",
                         (gulong) count),
               text, count);

  return NULL;
}

/* The person's if there is just one; with several it is whoever decides. */
static int
find_viewer (const CliContender *players,
             int                 count)
{
  int viewer = TABLEE_NOBODY;

  for (int i = 0; i < count; i++)
    if (players[i].level == TABLEE_N_LEVELS)
      {
        if (viewer != TABLEE_NOBODY)
          return TABLEE_NOBODY;
        viewer = i;
      }

  return viewer;
}

static gboolean
save_record (TableeGameSession  *session,
             const char         *path,
             GError            **error)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  g_autofree char *text = tablee_game_record_to_text (record);

  return g_file_set_contents (path, text, -1, error);
}

gboolean
cli_run_play (const CliCommand  *command,
              char             **arguments,
              GError           **error)
{
  g_autofree char *players_text = NULL;
  g_autofree char *names_text = NULL;
  g_autofree char *seed_text = NULL;
  g_autofree char *save_path = NULL;
  g_auto (GStrv) pairs = NULL;
  gboolean take_back = FALSE;
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (JsonObject) options = NULL;
  g_auto (GStrv) names = NULL;
  g_autoptr (GListModel) seats = NULL;
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (CliTerminal) terminal = NULL;
  CliContender players[TABLEE_MAX_SEATS];
  const TableeGame *game;
  TableeRandom seed;
  int count;
  const GOptionEntry entries[] = {
    { "players", 'p', 0, G_OPTION_ARG_STRING, &players_text, N_("Who plays: human, random, beginner, easy, medium, expert, master, or a level with a temperament (easy:hoarder)"), "human,easy,…" },
    { "names", 0, 0, G_OPTION_ARG_STRING, &names_text, N_("What the players are called"), "NAME,…" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed_text, N_("The same seed gives the same game"), "S" },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &pairs, N_("An option of the game"), "KEY=VALUE" },
    { "take-back", 0, 0, G_OPTION_ARG_NONE, &take_back, N_("Allow undo even after something was shown"), NULL },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &save_path, N_("Write a record of the game at its end"), "FILE" },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 1, 1, &arguments, error))
    return FALSE;
  game = cli_find_game (arguments[1], error);
  if (game == NULL || !cli_parse_seed (seed_text, &seed, error))
    return FALSE;
  count = default_players (game, players);
  if (players_text != NULL && !cli_parse_players (players_text, game, "human", FALSE, players, &count, error))
    return FALSE;
  names = make_names (names_text, count, error);
  if (names == NULL)
    return FALSE;
  ruleset = cli_make_ruleset (game, count, (const char *const *) pairs, &options, error);
  if (ruleset == NULL)
    return FALSE;

  seats = cli_contenders_make_seats (players, count, TABLEE_SEAT_HUMAN, (const char *const *) names);
  session = tablee_game_session_new (ruleset, options, &seed, seats, take_back, NULL);
  if (seed_text != NULL)
    tablee_game_session_set_dice (session, DICE_OF_SEEDED_GAMES);
  tablee_game_session_set_viewer (session, find_viewer (players, count));
  tablee_game_session_set_pace (session, isatty (STDOUT_FILENO) ? TABLEE_PACE_FAST : TABLEE_PACE_INSTANT);
  terminal = cli_terminal_new (session);
  cli_terminal_run (terminal);

  return save_path == NULL || save_record (session, save_path, error);
}
