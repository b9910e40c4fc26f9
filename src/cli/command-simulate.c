/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "arguments.h"
#include "match.h"

#include "present/format.h"
#include "present/text-table.h"
#include "session/player.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <unistd.h>

enum
{
  DEFAULT_GAMES = 100,
  MAX_JOBS = 1024,
  BAR_WIDTH = 40,
};

#define MAX_SEED G_GINT64_CONSTANT (9007199254740991)

/* What was counted of one place. */
typedef struct
{
  double wins;
  double share;
  double low;
  double high;
  double points;
} PlaceResult;

static PlaceResult
get_result (const CliMatch     *match,
            const CliMatchSums *sums,
            int                 place)
{
  PlaceResult result;

  result.wins = (double) sums->wins[place] / CLI_MATCH_WIN;
  result.share = result.wins / match->games;
  cli_match_wilson (result.share, match->games, &result.low, &result.high);
  result.points = (double) sums->points[place] / match->games;

  return result;
}

/*
 * Output
 */

static void
append_member (GString    *text,
               const char *key,
               double      value,
               int         decimals)
{
  g_string_append_printf (text, ", \"%s\": ", key);
  cli_append_decimal (text, value, decimals);
}

/* json-glib writes 0.615 as 0.61499999999999999; ids and numbers need no escaping. */
static void
print_json (const CliMatch     *match,
            const CliMatchSums *sums)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "{\n  \"game\": \"%s\",\n  \"games\": %d,\n  \"seed\": %" G_GUINT64_FORMAT ",\n  \"players\": [",
                          match->ruleset->game->id, match->games, match->seed);
  for (int place = 0; place < match->ruleset->seats; place++)
    {
      PlaceResult result = get_result (match, sums, place);

      g_string_append_printf (text, "%s\n    { \"level\": \"%s\"", place > 0 ? "," : "",
                              tablee_level_to_id (match->levels[place]));
      append_member (text, "wins", result.wins, 4);
      append_member (text, "share", result.share, 4);
      append_member (text, "low", result.low, 4);
      append_member (text, "high", result.high, 4);
      append_member (text, "points", result.points, 4);
      g_string_append (text, " }");
    }
  g_string_append (text, "\n  ],\n  \"turns\": ");
  cli_append_decimal (text, (double) sums->turns / match->games, 4);
  g_string_append (text, "\n}\n");
  g_print ("%s", text->str);
}

static void
add_place (TableeTextTable    *table,
           const CliMatch     *match,
           const CliMatchSums *sums,
           int                 place)
{
  PlaceResult result = get_result (match, sums, place);
  g_autofree char *number = g_strdup_printf ("%d", place + 1);
  g_autofree char *share = tablee_format_percent (result.share);
  g_autofree char *low = tablee_format_percent (result.low);
  g_autofree char *high = tablee_format_percent (result.high);
  /* Translators: ends of an interval ("51.7% to 70.4%") */
  g_autofree char *interval = g_strdup_printf (C_("interval", "%1$s to %2$s"), low, high);
  g_autofree char *points = tablee_format_decimal (result.points, 2);
  g_autofree char *wins = tablee_format_decimal (result.wins, 1);

  tablee_text_table_add (table, number, tablee_level_to_id (match->levels[place]), wins, share, interval, points);
}

static void
print_words (const CliMatch     *match,
             const CliMatchSums *sums)
{
  g_autoptr (TableeTextTable) table = tablee_text_table_new ("rlrrrr");
  g_autofree char *turns = tablee_format_decimal ((double) sums->turns / match->games, 1);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, match->seed);
  g_autofree char *text = NULL;

  tablee_text_table_add (table, NULL, C_("simulation", "level"), C_("simulation", "wins"), C_("simulation", "share"),
                         /* xgettext:no-c-format */
                         C_("simulation", "95% interval"),
                         C_("simulation", "points"));
  for (int place = 0; place < match->ruleset->seats; place++)
    add_place (table, match, sums, place);
  text = tablee_text_table_to_text (table);
  g_print ("%s", text);

  /* Translators: number of games, number of turns ("19.4"), seed */
  g_print (g_dngettext (GETTEXT_PACKAGE, "%1$d game, %2$s turns on average, seed %3$s\n",
                        "%1$d games, %2$s turns on average, seed %3$s\n", (gulong) match->games),
           match->games, turns, seed);
}

static void
show_progress_cb (int done,
                  int games)
{
  char bar[BAR_WIDTH + 1];

  for (int i = 0; i < BAR_WIDTH; i++)
    bar[i] = (gint64) i * games < (gint64) done * BAR_WIDTH ? '#' : '.';
  bar[BAR_WIDTH] = '\0';

  /* Translators: number of games that are over, number of games */
  g_printerr ("\r[%s] ", bar);
  g_printerr (_("%1$d of %2$d"), done, games);
  if (done == games)
    g_printerr ("\r\033[K");
}

/*
 * The command
 */

static gboolean
read_numbers (CliMatch    *match,
              const char  *games_text,
              const char  *seed_text,
              const char  *jobs_text,
              int         *jobs,
              GError     **error)
{
  gint64 games = DEFAULT_GAMES;
  gint64 seed = 0;
  gint64 threads = g_get_num_processors ();

  if ((games_text != NULL && !cli_parse_number ("--games", games_text, 1, CLI_MATCH_MAX_GAMES, &games, error)) ||
      (seed_text != NULL && !cli_parse_number ("--seed", seed_text, 0, MAX_SEED, &seed, error)) ||
      (jobs_text != NULL && !cli_parse_number ("--jobs", jobs_text, 1, MAX_JOBS, &threads, error)))
    return FALSE;

  match->games = (int) games;
  match->seed = (guint64) seed;
  *jobs = (int) MIN (threads, games);

  return TRUE;
}

static int
default_players (const TableeGame *game,
                 TableeLevel      *levels)
{
  int count = cli_default_seats (game);

  for (int i = 0; i < count; i++)
    levels[i] = i == 0 ? TABLEE_LEVEL_EXPERT : TABLEE_LEVEL_EASY;

  return count;
}

gboolean
cli_run_simulate (const CliCommand  *command,
                  char             **arguments,
                  GError           **error)
{
  g_autofree char *players = NULL;
  g_autofree char *games = NULL;
  g_autofree char *seed = NULL;
  g_autofree char *jobs_text = NULL;
  g_auto (GStrv) pairs = NULL;
  gboolean json = FALSE;
  g_autoptr (TableeRuleset) ruleset = NULL;
  const TableeGame *game;
  CliMatch match = { 0 };
  CliMatchSums sums;
  int seats;
  int jobs;
  const GOptionEntry entries[] = {
    { "players", 'p', 0, G_OPTION_ARG_STRING, &players, N_("Who plays: random, easy, medium, expert"), "expert,easy,…" },
    { "games", 'n', 0, G_OPTION_ARG_STRING, &games, N_("How many games; best a multiple of the players"), "N" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed, N_("A whole number; the same seed gives the same games"), "S" },
    { "jobs", 'j', 0, G_OPTION_ARG_STRING, &jobs_text, N_("How many games at a time; the result is the same"), "J" },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &pairs, N_("An option of the game"), "KEY=VALUE" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write JSON"), NULL },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 1, 1, &arguments, error))
    return FALSE;
  game = cli_find_game (arguments[1], error);
  if (game == NULL)
    return FALSE;
  seats = default_players (game, match.levels);
  if (players != NULL && !cli_parse_players (players, game, FALSE, match.levels, &seats, error))
    return FALSE;
  ruleset = cli_make_ruleset (game, seats, (const char *const *) pairs, NULL, error);
  if (ruleset == NULL || !read_numbers (&match, games, seed, jobs_text, &jobs, error))
    return FALSE;

  match.ruleset = ruleset;
  cli_match_play (&match, jobs, isatty (STDERR_FILENO) ? show_progress_cb : NULL, &sums);
  if (json)
    print_json (&match, &sums);
  else
    print_words (&match, &sums);

  return TRUE;
}
