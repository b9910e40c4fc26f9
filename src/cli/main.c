/* SPDX-License-Identifier: GPL-3.0-or-later */

/* tablee-cli: finds the command and runs it. */
#include "config.h"

#include "arguments.h"
#include "command.h"

#include "present/error-words.h"
#include "present/language.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>

static const CliCommand commands[] = {
  { "games", "", N_("Lists the games that can be played"), cli_run_games },
  { "new", "GAME", N_("Writes a starting position"), cli_run_new },
  { "legal", "[FILE]", N_("Lists the legal actions of a position, one a line"), cli_run_legal },
  { "apply", "[FILE]", N_("Plays actions and writes the position after them"), cli_run_apply },
  { "view", "SEAT [FILE]", N_("Writes what a seat (from 0, or “nobody”) knows of a position"), cli_run_view },
  { "score", "[FILE]", N_("Shows the score sheet of a position, as if the game ended now"), cli_run_score },
  { "hint", "[FILE]", N_("Values the legal actions of a position, the best first"), cli_run_hint },
  { "play", "GAME", N_("Plays in the terminal, with computer players and other people"), cli_run_play },
  { "simulate", "GAME", N_("Lets computer players play many games and counts who wins"), cli_run_simulate },
  { "bench", "[GAME]", N_("Measures how many random games are played in a second"), cli_run_bench },
  { "replay", "FILE", N_("Checks the record of a game and shows it"), cli_run_replay },
  { "review", "FILE", N_("Says what the expert thinks of a finished game"), cli_run_review },
#ifdef HAVE_NET
  { "host", "GAME", N_("Invites friends elsewhere to a game"), cli_run_host },
  { "join", "INVITATION", N_("Takes a seat at a table elsewhere"), cli_run_join },
#endif
};

static void
print_help (void)
{
  g_print (_("Usage: tablee-cli COMMAND [ARGUMENT…]\n\nTable games in the terminal: for scripts, tests and studies.\n\n"));
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-9s %-12s %s\n", commands[i].name, commands[i].arguments, _(commands[i].summary));
  g_print (_("\nWithout FILE, or with -, positions are read from standard input. “tablee-cli COMMAND --help” shows the\n"
             "options of a command, “tablee-cli --version” the version.\n"));
}

static const CliCommand *
find_command (const char *name)
{
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      return &commands[i];

  return NULL;
}

static gboolean
run_command (const char  *name,
             char       **arguments,
             GError     **error)
{
  const CliCommand *command = find_command (name);
  g_autofree char *program = g_strdup_printf ("tablee-cli %s", name);

  if (command == NULL)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE, _("there is no command “%s” (“tablee-cli --help” lists them)"), name);
      return FALSE;
    }

  g_set_prgname (program);

  return command->run (command, arguments, error);
}

/* A full disk or a closed pipe must not look like success. */
static gboolean
finish_output (GError **error)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return TRUE;

  g_set_error (error, CLI_ERROR, CLI_ERROR_OUTPUT, _("standard output cannot be written to: %s"), g_strerror (errno));

  return FALSE;
}

static gboolean
run (char   **arguments,
     GError **error)
{
  const char *name = arguments[0] != NULL ? arguments[1] : NULL;

  if (name == NULL)
    {
      g_set_error_literal (error, CLI_ERROR, CLI_ERROR_USAGE, _("a command is missing (“tablee-cli --help” lists them)"));
      return FALSE;
    }
  if (g_str_equal (name, "--version"))
    g_print ("tablee-cli %s\n", PACKAGE_VERSION);
  else if (g_str_equal (name, "--help") || g_str_equal (name, "-h") || g_str_equal (name, "help"))
    print_help ();
  else
    {
      g_auto (GStrv) rest = g_strdupv (arguments + 1);

      if (!run_command (name, rest, error))
        return FALSE;
    }

  return finish_output (error);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  tablee_language_init_fixed ();
  if (run (argv, &error))
    return EXIT_SUCCESS;

  /* One line, whatever the message quotes. */
  words = tablee_error_words (error);
  g_strdelimit (words, "\r\n", ' ');
  g_printerr ("tablee-cli: %s\n", words);

  return EXIT_FAILURE;
}
