/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A record written as text. */
#include "game-record-private.h"

#include "dice.h"
#include "moment.h"
#include "notation/json-text.h"
#include "record-format.h"
#include "seat-text.h"

static void
write_time (JsonBuilder *builder,
            const char  *key,
            GDateTime   *moment)
{
  g_autofree char *text = NULL;

  json_builder_set_member_name (builder, key);
  if (moment == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }

  text = tablee_moment_to_text (moment);
  json_builder_add_string_value (builder, text);
}

static void
write_beginning (TableeGameRecord *self,
                 JsonBuilder      *builder)
{
  const TableeGameLog *log = tablee_game_record_get_log (self);
  const TableeRandom *seed = tablee_game_log_get_seed (log);
  g_autofree char *dice = tablee_dice_to_text (tablee_game_record_get_dice (self));
  g_autofree char *text = NULL;

  if (seed != NULL)
    {
      text = tablee_seed_to_text (seed);
      tablee_json_write_string (builder, "seed", text);
    }
  else
    tablee_json_take_object (builder, "position", tablee_position_to_json (tablee_game_log_get_start (log)));
  tablee_json_write_string (builder, "dice", dice);
}

static void
write_actions (TableeGameRecord *self,
               JsonBuilder      *builder)
{
  const TableeGameLog *log = tablee_game_record_get_log (self);

  json_builder_set_member_name (builder, "actions");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tablee_game_log_get_head (log); i++)
    {
      g_autofree char *text = tablee_game_log_dup_text (log, i);

      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

static void
write_end (TableeGameRecord *self,
           JsonBuilder      *builder)
{
  int given_up_by = tablee_game_record_get_given_up_by (self);

  json_builder_set_member_name (builder, "given_up_by");
  if (given_up_by == TABLEE_NOBODY)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, given_up_by);

  write_time (builder, "started", tablee_game_record_get_started (self));
  write_time (builder, "ended", tablee_game_record_get_ended (self));

  if (tablee_game_record_get_over (self))
    tablee_json_take_object (builder, "result", tablee_game_record_dup_result (self));
  else
    {
      json_builder_set_member_name (builder, "result");
      json_builder_add_null_value (builder);
    }
}

char *
tablee_game_record_to_text (TableeGameRecord *self)
{
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (JsonNode) root = NULL;
  TableeRuleset *ruleset;
  int viewer;

  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  ruleset = tablee_game_record_get_ruleset (self);
  viewer = tablee_game_record_get_viewer (self);
  builder = json_builder_new ();
  json_builder_begin_object (builder);
  tablee_json_write_string (builder, "format", TABLEE_RECORD_FORMAT);
  tablee_json_write_integer (builder, "version", TABLEE_RECORD_VERSION);
  tablee_json_write_string (builder, "game", ruleset->game->id);
  tablee_json_write_integer (builder, "rules", ruleset->game->rules_version);
  tablee_json_take_object (builder, "options", json_object_ref (tablee_game_record_get_options (self)));
  tablee_ruleset_write_data (ruleset, builder);
  tablee_seats_write (tablee_game_record_get_seats (self), builder);
  write_beginning (self, builder);
  if (viewer != TABLEE_NOBODY)
    tablee_json_write_integer (builder, "viewer", viewer);
  write_actions (self, builder);
  tablee_json_write_boolean (builder, "take_back", tablee_game_record_get_allow_take_back (self));
  tablee_json_write_boolean (builder, "taken_back", tablee_game_record_get_taken_back (self));
  write_end (self, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return tablee_json_to_text (json_node_get_object (root));
}
