/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command "replay": a recorded game, told from its beginning. */
#include "config.h"

#include "arguments.h"
#include "present/seat-name.h"
#include "score.h"

#include "notation/json-text.h"
#include "present/present.h"
#include "session/game-record.h"
#include "session/player.h"

#include <glib/gi18n-lib.h>

static char **
get_names (TableeGameRecord *record)
{
  GListModel *seats = tablee_game_record_get_seats (record);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      g_strv_builder_add (names, tablee_name_of_seat (seat));
    }

  return g_strv_builder_end (names);
}

static void
get_sheet (TableeGameRecord *record,
           TableeScoreSheet *sheet)
{
  g_autoptr (TableePosition) last = tablee_game_record_get_position (record, tablee_game_record_get_n_actions (record));
  const TableeRuleset *ruleset = tablee_position_get_ruleset (last);

  ruleset->game->score (ruleset, tablee_position_get_state (last), sheet);
}

/*
 * JSON
 */

static void
write_seats (TableeGameRecord *record,
             JsonBuilder      *builder)
{
  GListModel *seats = tablee_game_record_get_seats (record);

  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "name");
      json_builder_add_string_value (builder, tablee_seat_get_name (seat));
      json_builder_set_member_name (builder, "player");
      json_builder_add_string_value (builder, tablee_seat_get_player (seat));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_events (TableeGameRecord *record,
              JsonBuilder      *builder)
{
  const TableeRuleset *ruleset = tablee_game_record_get_ruleset (record);
  const TableeNotation *notation = tablee_notation_for_game (ruleset->game);
  guint count;
  const TableeEvent *events = tablee_game_record_get_events (record, &count);

  json_builder_set_member_name (builder, "events");
  json_builder_begin_array (builder);
  for (guint i = 0; i < count; i++)
    {
      g_autofree char *text = notation->event_write (ruleset, &events[i]);

      if (text != NULL)
        json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

static void
write_given_up (TableeGameRecord *record,
                JsonBuilder      *builder)
{
  int seat = tablee_game_record_get_given_up_by (record);

  json_builder_set_member_name (builder, "given_up_by");
  if (seat == TABLEE_NOBODY)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, seat);
}

static void
print_json (TableeGameRecord *record)
{
  const TableeRuleset *ruleset = tablee_game_record_get_ruleset (record);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;
  JsonNode *score = json_node_new (JSON_NODE_OBJECT);
  TableeScoreSheet sheet;

  get_sheet (record, &sheet);
  json_node_take_object (score, tablee_score_sheet_to_json (ruleset, &sheet));

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "game");
  json_builder_add_string_value (builder, ruleset->game->id);
  write_seats (record, builder);
  json_builder_set_member_name (builder, "actions");
  json_builder_add_int_value (builder, tablee_game_record_get_n_actions (record));
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, tablee_game_record_get_over (record));
  write_given_up (record, builder);
  json_builder_set_member_name (builder, "score");
  json_builder_add_value (builder, score);
  write_events (record, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  text = tablee_json_to_text (json_node_get_object (root));
  g_print ("%s", text);
}

/*
 * Words
 */

static void
print_seats (TableeGameRecord *record)
{
  GListModel *seats = tablee_game_record_get_seats (record);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      g_print ("  %s (%s)\n", tablee_name_of_seat (seat), tablee_seat_get_player (seat));
    }
}

static void
print_events (TableeGameRecord           *record,
              const TableePresent        *present,
              const TableePresentContext *context)
{
  guint count;
  const TableeEvent *events = tablee_game_record_get_events (record, &count);

  for (guint i = 0; i < count; i++)
    {
      g_autofree char *sentence = present->event (context, &events[i]);

      if (sentence != NULL)
        g_print ("%s\n", sentence);
    }
}

static void
print_words (TableeGameRecord *record)
{
  const TableeRuleset *ruleset = tablee_game_record_get_ruleset (record);
  const TableePresent *present = tablee_present_for_game (ruleset->game);
  g_auto (GStrv) names = get_names (record);
  TableePresentContext context = { ruleset, (const char *const *) names };
  g_autofree char *options = present->options_summary (&context);
  g_autofree char *score = NULL;
  int given_up_by = tablee_game_record_get_given_up_by (record);
  TableeScoreSheet sheet;

  /* Translators: name of a game, its options ("10 rounds, €1 a pull, debts allowed") */
  g_print (_("%1$s: %2$s\n"), _(present->name), options);
  print_seats (record);
  g_print ("\n");
  print_events (record, present, &context);
  if (given_up_by != TABLEE_NOBODY)
    g_print (_("%s gives up.\n"), names[given_up_by]);
  get_sheet (record, &sheet);
  score = cli_score_to_text (&context, &sheet);
  g_print ("\n%s", score);
}

gboolean
cli_run_replay (const CliCommand  *command,
                char             **arguments,
                GError           **error)
{
  gboolean json = FALSE;
  g_autoptr (TableeGameRecord) record = NULL;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write JSON"), NULL },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 1, 1, &arguments, error))
    return FALSE;
  record = cli_read_record (arguments[1], error);
  if (record == NULL)
    return FALSE;

  if (json)
    print_json (record);
  else
    print_words (record);

  return TRUE;
}
