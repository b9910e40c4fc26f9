/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "command.h"
#include "contender.h"
#include "session/game-record.h"

G_BEGIN_DECLS

/* Mistakes in what was asked for; those in files and actions are TABLEE_NOTATION_ERROR. */
#define CLI_ERROR (cli_error_quark ())
GQuark            cli_error_quark         (void);

typedef enum
{
  CLI_ERROR_USAGE,   /* unknown commands and options, missing or superfluous arguments */
  CLI_ERROR_VALUE,   /* an argument out of range */
  CLI_ERROR_OUTPUT,  /* standard output cannot be written */
  CLI_ERROR_STOPPED, /* a signal ended what was under way */
} CliError;

/* Takes the options of @entries out of @arguments and checks how many arguments remain (@minimum to @maximum, the program not
 * counted). "--help" shows the help of the command and ends the program. */
gboolean          cli_parse_options       (const CliCommand    *command,
                                           const GOptionEntry  *entries,
                                           int                  minimum,
                                           int                  maximum,
                                           char              ***arguments,
                                           GError             **error);

/* The last part of it: whether there are @minimum to @maximum @arguments beside the name of the command. */
gboolean          cli_check_arguments     (const CliCommand    *command,
                                           char               **arguments,
                                           int                  minimum,
                                           int                  maximum,
                                           GError             **error);

/* The game that @id names. */
const TableeGame *cli_find_game           (const char          *id,
                                           GError             **error);

/* How many play @game if nobody says it. */
int               cli_default_seats       (const TableeGame    *game);

/* A ruleset of options written KEY=VALUE (VALUE is JSON or a bare word). @pairs: (nullable). @options: (out) (transfer full)
 * (optional): the options as an object. Returns: (transfer full), or NULL with @error. */
TableeRuleset    *cli_make_ruleset        (const TableeGame    *game,
                                           int                  seats,
                                           const char *const   *pairs,
                                           JsonObject         **options,
                                           GError             **error);

/* A seed as positions write it; NULL: a new one each time. */
gboolean          cli_parse_seed          (const char          *text,
                                           TableeRandom        *seed,
                                           GError             **error);

/* A whole number from @minimum to @maximum; @name is said in the error. */
gboolean          cli_parse_number        (const char          *name,
                                           const char          *text,
                                           gint64               minimum,
                                           gint64               maximum,
                                           gint64              *number,
                                           GError             **error);

/* What a player is called that is a search, before the number of its iterations. */
#define CLI_SEARCH "search:"

/* A single one of what cli_parse_players() reads: a level, or "search:1000". */
gboolean          cli_parse_player        (const char          *word,
                                           CliContender        *player);

/* "expert,easy:hoarder,easy": levels of computers, and their tempers; @person: (nullable): what a person is called: "human". If @searches
 * "search:1000" as well: a search of so many iterations a decision. @players has room for TABLEE_MAX_SEATS. */
gboolean          cli_parse_players       (const char          *text,
                                           const TableeGame    *game,
                                           const char          *person,
                                           gboolean             searches,
                                           CliContender        *players,
                                           int                 *count,
                                           GError             **error);

/* Reads a file, or standard input if @path is NULL or "-". Errors name it. Returns: (transfer full). */
char             *cli_read_file           (const char          *path,
                                           gsize               *length,
                                           GError             **error);

/* The position in a file, or on standard input if @path is NULL or "-". Returns: (transfer full), or NULL with an error that
 * names file and place. */
TableePosition   *cli_read_position       (const char          *path,
                                           GError             **error);

/* The same for the record of a game. */
TableeGameRecord *cli_read_record         (const char          *path,
                                           GError             **error);

/* Whether it is the whole of a position: what one seat knows is not played. */
gboolean          cli_check_playable      (const TableePosition *position,
                                           GError             **error);

/* "Player 1" and on. Returns: (transfer full): NULL-terminated. */
char            **cli_make_names          (int                  count);

/* @value with @decimals digits after the point, whatever the locale: for JSON. */
void              cli_append_decimal      (GString             *text,
                                           double               value,
                                           int                  decimals);
/* @value in quotation marks: for JSON. */
void              cli_append_string       (GString             *text,
                                           const char          *value);

G_END_DECLS
