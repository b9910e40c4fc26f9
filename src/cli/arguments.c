/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is on the command line: games, players, options, positions. */
#include "config.h"

#include "arguments.h"

#include "notation/error.h"
#include "notation/json-guard.h"
#include "present/format.h"
#include "present/seat-name.h"
#include "session/player.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum
{
  DEFAULT_SEATS = 4,
  MAX_ITERATIONS = 100000000,
  READ_SIZE = 64 * 1024,
};

#define MAX_SEED G_GINT64_CONSTANT (9007199254740991)

G_DEFINE_QUARK (cli-error-quark, cli_error)

/*
 * Options
 */

gboolean
cli_check_arguments (const CliCommand  *command,
                     char             **arguments,
                     int                minimum,
                     int                maximum,
                     GError           **error)
{
  int count = (int) g_strv_length (arguments) - 1;

  if (count >= minimum && count <= maximum)
    return TRUE;

  /* Translators: name of a command, its arguments as the usage shows them */
  g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
               count < minimum ? _("%1$s: an argument is missing. Usage: tablee-cli %1$s %2$s")
                               : _("%1$s: too many arguments. Usage: tablee-cli %1$s %2$s"),
               command->name, command->arguments);

  return FALSE;
}

gboolean
cli_parse_options (const CliCommand     *command,
                   const GOptionEntry   *entries,
                   int                   minimum,
                   int                   maximum,
                   char               ***arguments,
                   GError              **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (command->arguments);

  g_option_context_set_summary (context, _(command->summary));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!g_option_context_parse_strv (context, arguments, error))
    return FALSE;

  return cli_check_arguments (command, *arguments, minimum, maximum, error);
}

const TableeGame *
cli_find_game (const char  *id,
               GError     **error)
{
  const TableeGame *game = tablee_games_find (id);

  if (game == NULL)
    g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("there is no game called “%s” (“tablee-cli games” lists them)"), id);

  return game;
}

int
cli_default_seats (const TableeGame *game)
{
  return CLAMP (DEFAULT_SEATS, game->min_seats, game->max_seats);
}

/* Whether @key of @game is one of several words, or a name. */
static gboolean
is_choice (const TableeGame *game,
           const char       *key)
{
  for (const TableeOption *option = tablee_notation_for_game (game)->options; option->key != NULL; option++)
    if (g_str_equal (option->key, key))
      return option->kind == TABLEE_OPTION_CHOICE || option->kind == TABLEE_OPTION_NAME;

  return FALSE;
}

/* What VALUE means: JSON if it is that, otherwise a bare word; where @word is expected, digits are one too.
 * Returns: (transfer full) */
static JsonNode *
read_value (const char *value,
            gboolean    word)
{
  g_autofree char *text = g_strdup_printf ("{\"value\":%s\n}", value);
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, NULL);

  /* A value that brings further keys is none. */
  if (object != NULL && json_object_get_size (object) == 1 && !(word && g_ascii_isdigit (*value)))
    return json_object_dup_member (object, "value");

  return json_node_init_string (json_node_alloc (), value);
}

static JsonObject *
read_pairs (const TableeGame   *game,
            const char *const  *pairs,
            GError            **error)
{
  g_autoptr (JsonObject) object = json_object_new ();

  for (int i = 0; pairs != NULL && pairs[i] != NULL; i++)
    {
      const char *equals = strchr (pairs[i], '=');
      g_autofree char *key = equals != NULL ? g_strndup (pairs[i], (gsize) (equals - pairs[i])) : NULL;

      if (key == NULL)
        {
          g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE, _("--option %s: write it as KEY=VALUE"), pairs[i]);
          return NULL;
        }
      if (json_object_has_member (object, key))
        {
          g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE, _("--option %s: this option is given twice"), pairs[i]);
          return NULL;
        }
      json_object_set_member (object, key, read_value (equals + 1, is_choice (game, key)));
    }

  return g_steal_pointer (&object);
}

TableeRuleset *
cli_make_ruleset (const TableeGame   *game,
                  int                 seats,
                  const char *const  *pairs,
                  JsonObject        **options,
                  GError            **error)
{
  g_autoptr (JsonObject) object = read_pairs (game, pairs, error);
  TableeRuleset *ruleset;

  if (object == NULL)
    return NULL;

  ruleset = tablee_ruleset_new (game, seats, object, error);
  if (ruleset != NULL && options != NULL)
    *options = g_steal_pointer (&object);

  return ruleset;
}

gboolean
cli_parse_seed (const char    *text,
                TableeRandom  *seed,
                GError       **error)
{
  if (text == NULL)
    {
      tablee_random_seed (seed, (guint64) g_random_int () << 32 | g_random_int ());
      return TRUE;
    }
  if (tablee_seed_parse (text, seed))
    return TRUE;

  g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE,
               _("--seed %s: must be a whole number up to 2⁵³ − 1, or 1 to 64 hexadecimal digits"), text);

  return FALSE;
}

gboolean
cli_parse_number (const char  *name,
                  const char  *text,
                  gint64       minimum,
                  gint64       maximum,
                  gint64      *number,
                  GError     **error)
{
  g_autofree char *from = g_strdup_printf ("%" G_GINT64_FORMAT, minimum);
  g_autofree char *to = g_strdup_printf ("%" G_GINT64_FORMAT, maximum);

  if (g_ascii_string_to_signed (text, 10, minimum, maximum, number, NULL))
    return TRUE;

  /* Translators: name of an argument, what was given, smallest and largest value */
  g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("%1$s %2$s: must be a whole number from %3$s to %4$s"),
               name, text, from, to);

  return FALSE;
}

static gboolean
parse_level (const char   *word,
             const char   *person,
             CliContender *player)
{
  if (g_strcmp0 (word, person) == 0)
    {
      player->level = TABLEE_N_LEVELS;
      return TRUE;
    }

  return tablee_computer_from_id (word, &player->level, &player->temper, &player->slack);
}

static gboolean
parse_search (const char   *word,
              CliContender *player)
{
  guint64 number;

  if (!g_str_has_prefix (word, CLI_SEARCH) ||
      !g_ascii_string_to_unsigned (word + strlen (CLI_SEARCH), 10, 1, MAX_ITERATIONS, &number, NULL))
    return FALSE;

  player->iterations = (guint32) number;

  return TRUE;
}

/* The words of --players, as they are written. */
static char *
list_players (const char *person,
              gboolean    searches)
{
  g_autoptr (GString) list = g_string_new (person);

  for (int level = 0; level < TABLEE_N_LEVELS; level++)
    g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", tablee_level_to_id ((TableeLevel) level));
  if (searches)
    g_string_append (list, ", " CLI_SEARCH "N");

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
list_tempers (void)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (int temper = 0; temper < TABLEE_N_TEMPERS; temper++)
    g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", tablee_temper_traits ((TableeTemper) temper)->id);

  return g_string_free (g_steal_pointer (&list), FALSE);
}

gboolean
cli_parse_player (const char   *word,
                  CliContender *player)
{
  *player = (CliContender){ .level = TABLEE_LEVEL_RANDOM };

  return parse_level (word, NULL, player) || parse_search (word, player);
}

/* Says what is wrong with @word: the level, or only the temper behind it. */
static void
refuse_player (const char  *word,
               const char  *person,
               gboolean     searches,
               GError     **error)
{
  const char *colon = strchr (word, ':');
  g_autofree char *level = colon != NULL ? g_strndup (word, (gsize) (colon - word)) : g_strdup (word);
  g_autofree char *players = list_players (person, searches);
  g_autofree char *tempers = list_tempers ();
  TableeLevel known;

  if (colon != NULL && tablee_level_from_id (level, &known))
    {
      /* Translators: %1$s is what was given behind the level %2$s, %3$s the words that are known: "steady, hoarder" */
      g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("--players: the temperament “%1$s” of “%2$s” must be one of %3$s"),
                   colon + 1, level, tempers);
      return;
    }

  /* Translators: %1$s is what was given, %2$s the words that are known: "random, easy" */
  g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("--players: “%1$s” must be one of %2$s"), word, players);
}

gboolean
cli_parse_players (const char        *text,
                   const TableeGame  *game,
                   const char        *person,
                   gboolean           searches,
                   CliContender      *players,
                   int               *count,
                   GError           **error)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  int length = (int) g_strv_length (words);

  if (length < game->min_seats || length > game->max_seats)
    {
      g_autofree char *range = tablee_format_players (game->min_seats, game->max_seats);

      /* Translators: id of a game, "2 to 9 players", how many were given */
      g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("--players: %1$s is for %2$s, not for %3$d"), game->id, range, length);
      return FALSE;
    }

  for (*count = 0; *count < length; (*count)++)
    {
      CliContender *player = &players[*count];

      *player = (CliContender){ .level = TABLEE_LEVEL_RANDOM };
      if (!parse_level (words[*count], person, player) && !(searches && parse_search (words[*count], player)))
        {
          refuse_player (words[*count], person, searches, error);
          return FALSE;
        }
    }

  return TRUE;
}

/*
 * Files
 */

static gboolean
is_standard_input (const char *path)
{
  return path == NULL || g_str_equal (path, "-");
}

/* Stops soon after what the guard would refuse, so that an endless stream does no harm. */
static GString *
read_stream (FILE        *stream,
             const char  *name,
             GError     **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char buffer[READ_SIZE];
  size_t count;

  while (text->len <= TABLEE_JSON_MAX_SIZE && (count = fread (buffer, 1, sizeof buffer, stream)) > 0)
    g_string_append_len (text, buffer, (gssize) count);

  if (!ferror (stream))
    return g_steal_pointer (&text);

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s", name, g_strerror (errno));

  return NULL;
}

char *
cli_read_file (const char  *path,
               gsize       *length,
               GError     **error)
{
  g_autoptr (GString) text = NULL;
  FILE *stream;

  if (is_standard_input (path))
    {
      text = read_stream (stdin, _("standard input"), error);
    }
  else
    {
      stream = fopen (path, "rb");
      if (stream == NULL)
        {
          g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s", path, g_strerror (errno));
          return NULL;
        }
      text = read_stream (stream, path, error);
      fclose (stream);
    }

  if (text == NULL)
    return NULL;

  *length = text->len;

  return g_string_free (g_steal_pointer (&text), FALSE);
}

TableeGameRecord *
cli_read_record (const char  *path,
                 GError     **error)
{
  gsize length;
  g_autofree char *text = cli_read_file (path, &length, error);
  TableeGameRecord *record;

  if (text == NULL)
    return NULL;

  record = tablee_game_record_parse (text, (gssize) length, error);
  if (record == NULL)
    tablee_error_prepend (error, "%s", g_str_equal (path, "-") ? _("standard input") : path);

  return record;
}

TableePosition *
cli_read_position (const char  *path,
                   GError     **error)
{
  gsize length;
  g_autofree char *text = cli_read_file (path, &length, error);
  TableePosition *position;

  if (text == NULL)
    return NULL;

  position = tablee_position_parse (text, (gssize) length, error);
  if (position == NULL)
    tablee_error_prepend (error, "%s", is_standard_input (path) ? _("standard input") : path);

  return position;
}

/*
 * Words
 */

gboolean
cli_check_playable (const TableePosition  *position,
                    GError               **error)
{
  if (!tablee_position_is_view (position))
    return TRUE;

  g_set_error_literal (error, CLI_ERROR, CLI_ERROR_VALUE, _("this is the view of a seat: it can be looked at, not played on"));

  return FALSE;
}

char **
cli_make_names (int count)
{
  char **names = g_new0 (char *, (gsize) count + 1);

  for (int i = 0; i < count; i++)
    names[i] = g_strdup (tablee_name_or_place ("", i));

  return names;
}

void
cli_append_decimal (GString *text,
                    double   value,
                    int      decimals)
{
  double scale = pow (10, decimals);
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  /* As few digits as say the number: 0.5, not 0.5000. */
  g_string_append (text, g_ascii_formatd (buffer, sizeof buffer, "%.15g", round (value * scale) / scale));
}

void
cli_append_string (GString    *text,
                   const char *value)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), value);
  g_autofree char *quoted = json_to_string (node, FALSE);

  g_string_append (text, quoted);
}
