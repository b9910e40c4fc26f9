/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command "simulate": many games of computers, kept and added up. */
#include "config.h"

#include "arguments.h"
#include "interrupt.h"
#include "progress.h"
#include "state-lock.h"
#include "study-words.h"

#include "present/format.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

enum
{
  DEFAULT_GAMES = 100,
  MAX_JOBS = 1024,
  STATE_MODE = 0666,
};

#define MAX_SEED G_GINT64_CONSTANT (9007199254740991)
#define SAVE_INTERVAL (G_TIME_SPAN_SECOND * 10)

/* What was asked for, as it was written. */
typedef struct
{
  char     *players;
  char     *games;
  char     *from;
  char     *seed;
  char     *jobs;
  char    **options;
  char     *state;
  gboolean  json;
  gboolean  merge;
} Request;

/* A simulation under way. */
typedef struct
{
  CliStudy    *study;
  gint64       from;      /* of the games asked for */
  gint64       games;
  int          jobs;
  const char  *state;     /* (nullable): file */
  gint64       next_save; /* of the clock */
  CliProgress  progress;
  GError      *error;     /* why it was stopped */
} Run;

static void
request_clear (Request *request)
{
  g_free (request->players);
  g_free (request->games);
  g_free (request->from);
  g_free (request->seed);
  g_free (request->jobs);
  g_strfreev (request->options);
  g_free (request->state);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

static void
run_clear (Run *run)
{
  cli_study_free (run->study);
  g_clear_error (&run->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/*
 * Files
 */

static CliStudy *
read_study (const char  *path,
            GError     **error)
{
  gsize length;
  g_autofree char *text = cli_read_file (path, &length, error);
  CliStudy *study = text != NULL ? cli_study_parse (text, (gssize) length, error) : NULL;

  if (text != NULL && study == NULL)
    tablee_error_prepend (error, "%s", path);

  return study;
}

/* Adds the games in a file to @study. */
static gboolean
merge_file (CliStudy    *study,
            const char  *path,
            GError     **error)
{
  g_autoptr (CliStudy) other = read_study (path, error);

  if (other == NULL)
    return FALSE;
  if (cli_study_merge (study, other, error))
    return TRUE;

  tablee_error_prepend (error, "%s", path);

  return FALSE;
}

/* Whatever happens meanwhile, the file is either the one before or the new one. */
static gboolean
save (const CliStudy  *study,
      const char      *path,
      GError         **error)
{
  g_autofree char *text = cli_study_to_text (study);

  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, STATE_MODE,
                                   error);
}

/*
 * Output
 */

static void
print (const CliStudy *study,
       gboolean        json)
{
  g_autofree char *text = json ? cli_study_to_text (study) : cli_study_to_words (study);

  g_print ("%s", text);
}

/* In JSON the ranges say it; who has forgotten a part had better be told all the same. */
static void
print_gaps (const CliStudy *study,
            gboolean        json)
{
  g_autofree char *gaps = cli_study_dup_gaps (study);

  if (gaps != NULL && json)
    g_printerr ("tablee-cli: %s\n", gaps);
  else if (gaps != NULL)
    g_print ("%s\n", gaps);
}

static void
set_stopped (const Run  *run,
             GError    **error)
{
  g_autofree char *done = tablee_format_integer (run->study->tally.games);
  g_autofree char *games = tablee_format_integer (run->games);

  /* Translators: number of games that are over, number of games that were asked for */
  g_set_error (error, CLI_ERROR, CLI_ERROR_STOPPED,
               run->state != NULL ? _("stopped after %1$s of %2$s games; the same command goes on from there")
                                  : _("stopped after %1$s of %2$s games"),
               done, games);
}

/*
 * Playing
 */

static gboolean
watch_cb (const CliGameSet *games,
          const CliTally   *tally,
          gpointer          user_data)
{
  Run *run = user_data;
  CliStudy so_far = { run->study->match, run->study->extra, (CliGameSet *) games, *tally };

  cli_progress_show (&run->progress, tally->games);
  if (cli_interrupt_seen ())
    return FALSE;
  if (run->state == NULL || g_get_monotonic_time () < run->next_save)
    return TRUE;

  run->next_save = g_get_monotonic_time () + SAVE_INTERVAL;

  return save (&so_far, run->state, &run->error);
}

static void
play (Run *run)
{
  CliStudy *study = run->study;
  g_autoptr (CliGameSet) to_play = cli_game_set_get_missing (study->games, run->from, run->games);
  gint64 count = cli_game_set_get_count (to_play);

  if (count == 0)
    return;

  cli_interrupt_watch ();
  run->next_save = g_get_monotonic_time () + SAVE_INTERVAL;
  cli_progress_begin (&run->progress, study->tally.games, run->games);
  cli_match_play (&study->match, to_play, (int) MIN (run->jobs, count), watch_cb, run, study->games, &study->tally);
  cli_progress_end (&run->progress);
}

/* Takes what an earlier run did from the file, or begins it: better now than after hours that it cannot be written. */
static gboolean
begin_state (Run     *run,
             GError **error)
{
  g_autoptr (CliGameSet) missing = NULL;

  if (g_file_test (run->state, G_FILE_TEST_EXISTS) && !merge_file (run->study, run->state, error))
    return FALSE;

  missing = cli_game_set_get_missing (run->study->games, run->from, run->games);
  if (run->study->tally.games + cli_game_set_get_count (missing) > run->games)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("%s: the games in this file are not those that --from and --games ask for"), run->state);
      return FALSE;
    }

  return save (run->study, run->state, error);
}

static gboolean
run_to_end (Run       *run,
            gboolean   json,
            GError   **error)
{
  if (run->state != NULL && !begin_state (run, error))
    return FALSE;

  play (run);
  if (run->state != NULL && run->error == NULL)
    save (run->study, run->state, &run->error);
  if (run->study->tally.games > 0)
    print (run->study, json);
  if (run->study->tally.games < run->games && run->error == NULL)
    set_stopped (run, &run->error);
  if (run->error == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&run->error));

  return FALSE;
}

/*
 * The command
 */

static gboolean
parse_numbers (const Request  *request,
               Run            *run,
               gint64         *seed,
               GError        **error)
{
  gint64 jobs = MIN (g_get_num_processors (), MAX_JOBS);

  run->games = DEFAULT_GAMES;
  if ((request->from != NULL &&
       !cli_parse_number ("--from", request->from, 0, CLI_MATCH_MAX_GAMES - 1, &run->from, error)) ||
      (request->games != NULL &&
       !cli_parse_number ("--games", request->games, 1, CLI_MATCH_MAX_GAMES - run->from, &run->games, error)) ||
      (request->seed != NULL && !cli_parse_number ("--seed", request->seed, 0, MAX_SEED, seed, error)) ||
      (request->jobs != NULL && !cli_parse_number ("--jobs", request->jobs, 1, MAX_JOBS, &jobs, error)))
    return FALSE;

  run->jobs = (int) jobs;

  return TRUE;
}

static int
default_players (const TableeGame *game,
                 CliContender     *players)
{
  int count = cli_default_seats (game);

  for (int i = 0; i < count; i++)
    players[i] = (CliContender){ .level = i == 0 ? TABLEE_LEVEL_EXPERT : TABLEE_LEVEL_EASY };

  return count;
}

static CliStudy *
make_study (const Request  *request,
            const char     *id,
            guint64         seed,
            GError        **error)
{
  const TableeGame *game = cli_find_game (id, error);
  CliContender players[TABLEE_MAX_SEATS] = { 0 };
  g_autoptr (TableeRuleset) ruleset = NULL;
  int seats;

  if (game == NULL)
    return NULL;

  seats = default_players (game, players);
  if (request->players != NULL && !cli_parse_players (request->players, game, NULL, TRUE, players, &seats, error))
    return NULL;
  ruleset = cli_make_ruleset (game, seats, (const char *const *) request->options, NULL, error);

  return ruleset != NULL ? cli_study_new (ruleset, players, seed) : NULL;
}

static gboolean
simulate (const Request  *request,
          const char     *game,
          GError        **error)
{
  g_auto (Run) run = { .state = request->state };
  g_autoptr (CliStateLock) lock = NULL;
  gint64 seed = 0;

  if (run.state != NULL && g_str_equal (run.state, "-"))
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("--state: name a file"));
      return FALSE;
    }
  if (!parse_numbers (request, &run, &seed, error))
    return FALSE;
  run.study = make_study (request, game, (guint64) seed, error);
  if (run.study == NULL)
    return FALSE;
  if (run.state != NULL && (lock = cli_state_lock_new (run.state, error)) == NULL)
    return FALSE;

  return run_to_end (&run, request->json, error);
}

static gboolean
merge (const Request  *request,
       char          **paths,
       GError        **error)
{
  g_autoptr (CliStudy) study = NULL;

  if (request->players != NULL || request->games != NULL || request->from != NULL || request->seed != NULL ||
      request->jobs != NULL || request->options != NULL || request->state != NULL)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE, _("--merge: only --json goes with it"));
      return FALSE;
    }

  study = read_study (paths[0], error);
  if (study == NULL)
    return FALSE;
  for (int i = 1; paths[i] != NULL; i++)
    if (!merge_file (study, paths[i], error))
      return FALSE;
  if (study->tally.games == 0)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("%s: no game was played yet"), paths[0]);
      return FALSE;
    }
  print (study, request->json);
  print_gaps (study, request->json);

  return TRUE;
}

gboolean
cli_run_simulate (const CliCommand  *command,
                  char             **arguments,
                  GError           **error)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    { "players", 'p', 0, G_OPTION_ARG_STRING, &request.players, N_("Who plays: random, beginner, easy, medium, expert, master, or a level with a temperament (easy:hoarder), or search:N (N iterations a decision)"), "expert,easy,…" },
    { "games", 'n', 0, G_OPTION_ARG_STRING, &request.games, N_("How many games; a multiple of the number of players is best"), "N" },
    { "from", 'f', 0, G_OPTION_ARG_STRING, &request.from, N_("The first game, counted from 0, of a part"), "K" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &request.seed, N_("A whole number; the same seed gives the same games"), "S" },
    { "jobs", 'j', 0, G_OPTION_ARG_STRING, &request.jobs, N_("How many games at a time; the result is the same"), "J" },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &request.options, N_("An option of the game"), "KEY=VALUE" },
    { "state", 0, 0, G_OPTION_ARG_FILENAME, &request.state, N_("Keep in a file what has been played, and go on from there"), "FILE" },
    { "merge", 0, 0, G_OPTION_ARG_NONE, &request.merge, N_("Add up files with JSON: simulate --merge FILE…"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &request.json, N_("Write JSON"), NULL },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 1, G_MAXINT, &arguments, error))
    return FALSE;
  if (request.merge)
    return merge (&request, arguments + 1, error);

  return cli_check_arguments (command, arguments, 1, 1, error) && simulate (&request, arguments[1], error);
}
