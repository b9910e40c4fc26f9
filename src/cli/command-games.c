/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command "games": what can be played, with its options. */
#include "config.h"

#include "arguments.h"

#include "present/format.h"
#include "present/present.h"

#include <glib/gi18n-lib.h>

/* The default of an option; null where there is no value or it depends on the others. */
static void
write_default (JsonBuilder        *builder,
               const TableeOption *option)
{
  json_builder_set_member_name (builder, option->key);

  switch (option->depends ? TABLEE_OPTION_SEAT_INTEGERS : option->kind)
    {
    case TABLEE_OPTION_BOOLEAN:
      json_builder_add_boolean_value (builder, option->default_value != 0);
      break;

    case TABLEE_OPTION_INTEGER:
      json_builder_add_int_value (builder, option->default_value);
      break;

    case TABLEE_OPTION_CHOICE:
      json_builder_add_string_value (builder, option->choices[option->default_value]);
      break;

    case TABLEE_OPTION_NAME:
      json_builder_add_string_value (builder, option->default_name);
      break;

    case TABLEE_OPTION_SEAT_INTEGERS:
    default:
      json_builder_add_null_value (builder);
      break;
    }
}

static void
write_game (JsonBuilder      *builder,
            const TableeGame *game)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "id");
  json_builder_add_string_value (builder, game->id);
  json_builder_set_member_name (builder, "min_players");
  json_builder_add_int_value (builder, game->min_seats);
  json_builder_set_member_name (builder, "max_players");
  json_builder_add_int_value (builder, game->max_seats);
  json_builder_set_member_name (builder, "options");
  json_builder_begin_object (builder);
  for (const TableeOption *option = tablee_notation_for_game (game)->options; option->key != NULL; option++)
    write_default (builder, option);
  json_builder_set_member_name (builder, "first");
  json_builder_add_null_value (builder);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

static void
print_json (void)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_array (builder);
  for (size_t i = 0; tablee_games[i] != NULL; i++)
    write_game (builder, tablee_games[i]);
  json_builder_end_array (builder);
  root = json_builder_get_root (builder);
  text = json_to_string (root, TRUE);
  g_print ("%s\n", text);
}

static void
print_words (void)
{
  for (size_t i = 0; tablee_games[i] != NULL; i++)
    {
      const TableeGame *game = tablee_games[i];
      const TableePresent *present = tablee_present_for_game (game);
      g_autofree char *players = tablee_format_players (game->min_seats, game->max_seats);

      /* Translators: id of a game, its name, "2 to 9 players", one line of what it is */
      g_print (_("%1$s: %2$s, for %3$s\n    %4$s\n"), game->id, _(present->name), players, _(present->tagline));
    }
}

gboolean
cli_run_games (const CliCommand  *command,
               char             **arguments,
               GError           **error)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write JSON, with the options and their defaults"), NULL },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 0, 0, &arguments, error))
    return FALSE;

  if (json)
    print_json ();
  else
    print_words ();

  return TRUE;
}
