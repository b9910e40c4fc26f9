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

/* A share of all games with its 95 % interval. */
typedef struct
{
  double wins;
  double share;
  double low;
  double high;
} Share;

/* What was counted of one place. */
typedef struct
{
  Share  won;
  Share  ahead;
  double points;
  double margin;
} PlaceResult;

static Share
get_share (const CliMatch *match,
           gint64          parts)
{
  Share share = { .wins = (double) parts / CLI_MATCH_WIN };

  share.share = share.wins / match->games;
  cli_match_wilson (share.share, match->games, &share.low, &share.high);

  return share;
}

static PlaceResult
get_result (const CliMatch     *match,
            const CliMatchSums *sums,
            int                 place)
{
  return (PlaceResult){
    .won = get_share (match, sums->wins[place]),
    .ahead = get_share (match, sums->ahead[place]),
    .points = (double) sums->points[place] / match->games,
    .margin = cli_match_margin (sums->points[place], sums->squares[place], match->games),
  };
}

/* Where somebody without a seat can win, wins do not say who of the seats plays better. */
static gboolean
has_ahead (const CliMatch     *match,
           const CliMatchSums *sums)
{
  return match->ruleset->seats > 1 && sums->neutral > 0;
}

/*
 * Output
 */

/* As it is given to --players. */
static char *
dup_player (const CliMatch *match,
            int             place)
{
  if (match->iterations[place] > 0)
    return g_strdup_printf (CLI_SEARCH "%u", match->iterations[place]);

  return g_strdup (tablee_level_to_id (match->levels[place]));
}

static void
append_member (GString    *text,
               const char *key,
               double      value)
{
  g_string_append_printf (text, ", \"%s\": ", key);
  cli_append_decimal (text, value, 4);
}

static void
append_place (GString            *text,
              const CliMatch     *match,
              const CliMatchSums *sums,
              int                 place)
{
  PlaceResult result = get_result (match, sums, place);
  g_autofree char *player = dup_player (match, place);

  g_string_append_printf (text, "\n    { \"level\": \"%s\"", player);
  append_member (text, "wins", result.won.wins);
  append_member (text, "share", result.won.share);
  append_member (text, "low", result.won.low);
  append_member (text, "high", result.won.high);
  if (has_ahead (match, sums))
    {
      append_member (text, "ahead", result.ahead.share);
      append_member (text, "ahead_low", result.ahead.low);
      append_member (text, "ahead_high", result.ahead.high);
    }
  append_member (text, "points", result.points);
  append_member (text, "points_low", result.points - result.margin);
  append_member (text, "points_high", result.points + result.margin);
  g_string_append (text, " }");
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
      if (place > 0)
        g_string_append_c (text, ',');
      append_place (text, match, sums, place);
    }
  g_string_append (text, "\n  ]");
  if (match->ruleset->seats > 1)
    {
      g_string_append (text, ",\n  \"turns\": ");
      cli_append_decimal (text, (double) sums->turns / match->games, 4);
    }
  g_string_append (text, ",\n  \"decisions\": ");
  cli_append_decimal (text, (double) sums->decisions / match->games, 4);
  g_string_append (text, "\n}\n");
  g_print ("%s", text->str);
}

static char *
dup_interval (const Share *share)
{
  g_autofree char *low = tablee_format_percent (share->low);
  g_autofree char *high = tablee_format_percent (share->high);

  /* Translators: ends of an interval ("51.7% to 70.4%") */
  return g_strdup_printf (C_("interval", "%1$s to %2$s"), low, high);
}

static void
take_cell (GStrvBuilder *cells,
           char         *cell)
{
  g_strv_builder_add (cells, cell);
  g_free (cell);
}

static void
add_place (TableeTextTable    *table,
           const CliMatch     *match,
           const CliMatchSums *sums,
           int                 place)
{
  PlaceResult result = get_result (match, sums, place);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *points = tablee_format_decimal (result.points, 2);
  g_autofree char *margin = tablee_format_decimal (result.margin, 2);
  g_auto (GStrv) cells = NULL;

  take_cell (builder, g_strdup_printf ("%d", place + 1));
  take_cell (builder, dup_player (match, place));
  take_cell (builder, tablee_format_decimal (result.won.wins, 1));
  take_cell (builder, tablee_format_percent (result.won.share));
  take_cell (builder, dup_interval (&result.won));
  if (has_ahead (match, sums))
    {
      take_cell (builder, tablee_format_percent (result.ahead.share));
      take_cell (builder, dup_interval (&result.ahead));
    }
  take_cell (builder, g_strdup_printf ("%s ± %s", points, margin));
  cells = g_strv_builder_end (builder);
  tablee_text_table_add_row (table, (const char *const *) cells);
}

static TableeTextTable *
make_table (const CliMatch     *match,
            const CliMatchSums *sums)
{
  TableeTextTable *table = tablee_text_table_new (has_ahead (match, sums) ? "rlrrrrrr" : "rlrrrr");
  /* xgettext:no-c-format */
  const char *interval = C_("simulation", "95% interval");
  const char *level = C_("simulation", "level");
  const char *wins = C_("simulation", "wins");
  const char *share = C_("simulation", "share");
  const char *points = C_("simulation", "points");

  if (has_ahead (match, sums))
    /* Translators: share of the games in which this player has more points than the other players have */
    tablee_text_table_add (table, NULL, level, wins, share, interval, C_("simulation", "ahead of the others"), interval, points);
  else
    tablee_text_table_add (table, NULL, level, wins, share, interval, points);

  return table;
}

/* Alone, all decisions are one turn of one seat: then they are counted themselves. */
static void
print_summary (const CliMatch     *match,
               const CliMatchSums *sums)
{
  gboolean alone = match->ruleset->seats == 1;
  g_autofree char *count = tablee_format_decimal ((double) (alone ? sums->decisions : sums->turns) / match->games, 1);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, match->seed);

  if (alone)
    /* Translators: number of games, number of decisions ("231.4"), seed */
    g_print (g_dngettext (GETTEXT_PACKAGE, "%1$d game, %2$s decisions on average, seed %3$s\n",
                          "%1$d games, %2$s decisions on average, seed %3$s\n", (gulong) match->games),
             match->games, count, seed);
  else
    /* Translators: number of games, number of turns ("19.4"), seed */
    g_print (g_dngettext (GETTEXT_PACKAGE, "%1$d game, %2$s turns on average, seed %3$s\n",
                          "%1$d games, %2$s turns on average, seed %3$s\n", (gulong) match->games),
             match->games, count, seed);
}

static void
print_words (const CliMatch     *match,
             const CliMatchSums *sums)
{
  g_autoptr (TableeTextTable) table = make_table (match, sums);
  g_autofree char *text = NULL;

  for (int place = 0; place < match->ruleset->seats; place++)
    add_place (table, match, sums, place);
  text = tablee_text_table_to_text (table);
  g_print ("%s", text);
  print_summary (match, sums);
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
    { "players", 'p', 0, G_OPTION_ARG_STRING, &players, N_("Who plays: random, beginner, easy, medium, expert, master, search:N (N iterations a decision)"), "expert,easy,…" },
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
  if (players != NULL && !cli_parse_players (players, game, FALSE, match.levels, match.iterations, &seats, error))
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
