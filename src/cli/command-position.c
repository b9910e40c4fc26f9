/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands about positions: "new", "legal", "apply", "view", "score". */
#include "config.h"

#include "arguments.h"
#include "score.h"

#include "notation/json-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
print_position (const TableePosition *position)
{
  g_autofree char *text = tablee_position_to_text (position);

  g_print ("%s", text);
}

/*
 * new
 */

gboolean
cli_run_new (const CliCommand  *command,
             char             **arguments,
             GError           **error)
{
  g_autofree char *players = NULL;
  g_autofree char *seed_text = NULL;
  g_auto (GStrv) pairs = NULL;
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (TableePosition) position = NULL;
  const TableeGame *game;
  gint64 seats;
  TableeRandom seed;
  const GOptionEntry entries[] = {
    { "players", 'n', 0, G_OPTION_ARG_STRING, &players, N_("Number of players"), "N" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed_text, N_("The same seed gives the same game"), "S" },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &pairs, N_("An option of the game"), "KEY=VALUE" },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 1, 1, &arguments, error))
    return FALSE;
  game = cli_find_game (arguments[1], error);
  if (game == NULL || !cli_parse_seed (seed_text, &seed, error))
    return FALSE;
  seats = cli_default_seats (game);
  if (players != NULL && !cli_parse_number ("--players", players, game->min_seats, game->max_seats, &seats, error))
    return FALSE;
  ruleset = cli_make_ruleset (game, (int) seats, (const char *const *) pairs, NULL, error);
  if (ruleset == NULL)
    return FALSE;

  position = tablee_position_new (ruleset, &seed);
  print_position (position);

  return TRUE;
}

/*
 * legal
 */

static void
print_legal (const TableePosition *position)
{
  const TableeNotation *notation = tablee_position_get_notation (position);
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  const void *state = tablee_position_get_state (position);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  size_t count = ruleset->game->legal (ruleset, state, actions);

  for (size_t i = 0; i < count; i++)
    {
      g_autofree char *text = notation->action_write (ruleset, state, actions[i]);

      g_print ("%s\n", text);
    }
}

gboolean
cli_run_legal (const CliCommand  *command,
               char             **arguments,
               GError           **error)
{
  g_autoptr (TableePosition) position = NULL;
  const GOptionEntry entries[] = { { NULL } };

  if (!cli_parse_options (command, entries, 0, 1, &arguments, error))
    return FALSE;
  position = cli_read_position (arguments[1], error);
  if (position == NULL || !cli_check_playable (position, error))
    return FALSE;

  print_legal (position);

  return TRUE;
}

/*
 * apply
 */

static void
add_action (GStrvBuilder *builder,
            const char   *text,
            gsize         length)
{
  g_autofree char *action = g_strndup (text, length);

  g_strv_builder_add (builder, action);
}

/* The actions of all @texts, which may hold several, separated by line ends. Returns: (transfer full) */
static GStrv
split_actions (const char *const *texts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (int i = 0; texts != NULL && texts[i] != NULL; i++)
    {
      const char *line = texts[i];
      const char *end;

      for (; (end = strchr (line, '\n')) != NULL; line = end + 1)
        add_action (builder, line, (gsize) (end - line));

      /* The end of the last line separates nothing; an empty action is one, and no legal one. */
      if (*line != '\0' || line == texts[i])
        add_action (builder, line, strlen (line));
    }

  return g_strv_builder_end (builder);
}

static gboolean
apply_actions (TableePosition     *position,
               const char *const  *actions,
               GArray             *events,
               GError            **error)
{
  for (int i = 0; actions[i] != NULL; i++)
    if (!tablee_position_apply (position, actions[i], events, error))
      {
        /* Translators: number of an action */
        tablee_error_prepend (error, TABLEE_MESSAGE ("action %d"), i + 1);
        return FALSE;
      }

  return TRUE;
}

/* Beside the position, so that this can be read by the next in a pipe. */
static void
print_events (const TableePosition *position,
              const GArray         *events)
{
  const TableeNotation *notation = tablee_position_get_notation (position);
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);

  for (guint i = 0; i < events->len; i++)
    {
      g_autofree char *text = notation->event_write (ruleset, &g_array_index (events, TableeEvent, i));

      if (text != NULL)
        g_printerr ("%s\n", text);
    }
}

gboolean
cli_run_apply (const CliCommand  *command,
               char             **arguments,
               GError           **error)
{
  g_auto (GStrv) texts = NULL;
  g_auto (GStrv) actions = NULL;
  gboolean shows_events = FALSE;
  g_autoptr (TableePosition) position = NULL;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));
  const GOptionEntry entries[] = {
    { "action", 'a', 0, G_OPTION_ARG_STRING_ARRAY, &texts, N_("An action to play, or several, one a line"), "ACTION" },
    { "events", 'e', 0, G_OPTION_ARG_NONE, &shows_events, N_("Tell on standard error what happened"), NULL },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 0, 1, &arguments, error))
    return FALSE;
  position = cli_read_position (arguments[1], error);
  if (position == NULL || !cli_check_playable (position, error))
    return FALSE;
  actions = split_actions ((const char *const *) texts);
  if (!apply_actions (position, (const char *const *) actions, events, error))
    return FALSE;

  print_position (position);
  if (shows_events)
    print_events (position, events);

  return TRUE;
}

/*
 * view
 */

gboolean
cli_run_view (const CliCommand  *command,
              char             **arguments,
              GError           **error)
{
  g_autoptr (TableePosition) position = NULL;
  g_autoptr (TableePosition) view = NULL;
  gint64 seat = TABLEE_NOBODY;
  const GOptionEntry entries[] = { { NULL } };

  if (!cli_parse_options (command, entries, 1, 2, &arguments, error))
    return FALSE;
  position = cli_read_position (arguments[2], error);
  if (position == NULL || !cli_check_playable (position, error))
    return FALSE;
  if (!g_str_equal (arguments[1], "nobody") &&
      !cli_parse_number (_("seat"), arguments[1], 0, tablee_position_get_ruleset (position)->seats - 1, &seat, error))
    return FALSE;

  view = tablee_position_view (position, (int) seat);
  print_position (view);

  return TRUE;
}

/*
 * score
 */

gboolean
cli_run_score (const CliCommand  *command,
               char             **arguments,
               GError           **error)
{
  gboolean json = FALSE;
  g_autoptr (TableePosition) position = NULL;
  const TableeRuleset *ruleset;
  TableeScoreSheet sheet;
  g_autofree char *text = NULL;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write JSON"), NULL },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 0, 1, &arguments, error))
    return FALSE;
  position = cli_read_position (arguments[1], error);
  if (position == NULL)
    return FALSE;

  ruleset = tablee_position_get_ruleset (position);
  ruleset->game->score (ruleset, tablee_position_get_state (position), &sheet);
  if (json)
    {
      g_autoptr (JsonObject) object = tablee_score_sheet_to_json (ruleset, &sheet);

      text = tablee_json_to_text (object);
    }
  else
    {
      g_auto (GStrv) names = cli_make_names (ruleset->seats);

      text = cli_score_to_text (&(TableePresentContext) { ruleset, (const char *const *) names, 0 }, &sheet);
    }
  g_print ("%s", text);

  return TRUE;
}
