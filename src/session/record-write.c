/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-record-private.h"

#include "notation/json-text.h"

static void
take_object (JsonBuilder *builder,
             const char  *key,
             JsonObject  *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);
  json_builder_set_member_name (builder, key);
  json_builder_add_value (builder, node);
}

static void
write_time (JsonBuilder *builder,
            const char  *key,
            GDateTime   *time)
{
  g_autoptr (GDateTime) utc = NULL;
  g_autofree char *text = NULL;

  json_builder_set_member_name (builder, key);
  if (time == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }

  utc = g_date_time_to_utc (time);
  text = g_date_time_format (utc, "%Y-%m-%dT%H:%M:%SZ");
  json_builder_add_string_value (builder, text);
}

static void
write_seats (TableeGameRecord *self,
             JsonBuilder      *builder)
{
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->seats)); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);

      json_builder_begin_object (builder);
      tablee_json_write_string (builder, "name", tablee_seat_get_name (seat));
      tablee_json_write_string (builder, "player", tablee_seat_get_player (seat));
      tablee_json_write_integer (builder, "portrait", tablee_seat_get_portrait (seat));
      if (tablee_seat_get_hints (seat) > 0)
        tablee_json_write_integer (builder, "hints", tablee_seat_get_hints (seat));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_beginning (TableeGameRecord *self,
                 JsonBuilder      *builder)
{
  g_autofree char *seed = NULL;
  g_autofree char *dice = NULL;

  if (self->has_seed)
    {
      seed = tablee_seed_to_text (&self->seed);
      tablee_json_write_string (builder, "seed", seed);
    }
  else
    take_object (builder, "position", tablee_position_to_json (tablee_game_log_get_start (self->log)));

  dice = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", self->dice);
  tablee_json_write_string (builder, "dice", dice);
}

static void
write_actions (TableeGameRecord *self,
               JsonBuilder      *builder)
{
  json_builder_set_member_name (builder, "actions");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tablee_game_log_get_head (self->log); i++)
    {
      g_autofree char *text = tablee_game_log_dup_text (self->log, i);

      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

JsonObject *
tablee_game_record_dup_result (TableeGameRecord *self)
{
  TableeRuleset *ruleset = tablee_game_log_get_ruleset (self->log);
  TableeScoreSheet sheet = { 0 };

  ruleset->game->score (ruleset, tablee_game_log_get_state (self->log, tablee_game_log_get_head (self->log)), &sheet);

  return tablee_score_sheet_to_json (ruleset, &sheet);
}

static void
write_end (TableeGameRecord *self,
           JsonBuilder      *builder)
{
  json_builder_set_member_name (builder, "given_up_by");
  if (self->given_up_by == TABLEE_NOBODY)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, self->given_up_by);

  write_time (builder, "started", self->started);
  write_time (builder, "ended", self->ended);

  if (tablee_game_record_get_over (self))
    take_object (builder, "result", tablee_game_record_dup_result (self));
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
  const TableeGame *game;

  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  game = tablee_game_log_get_ruleset (self->log)->game;
  builder = json_builder_new ();
  json_builder_begin_object (builder);
  tablee_json_write_string (builder, "format", TABLEE_RECORD_FORMAT);
  tablee_json_write_integer (builder, "version", TABLEE_RECORD_VERSION);
  tablee_json_write_string (builder, "game", game->id);
  tablee_json_write_integer (builder, "rules", game->rules_version);
  take_object (builder, "options", json_object_ref (self->options));
  tablee_ruleset_write_data (tablee_game_log_get_ruleset (self->log), builder);
  write_seats (self, builder);
  write_beginning (self, builder);
  if (self->viewer != TABLEE_NOBODY)
    tablee_json_write_integer (builder, "viewer", self->viewer);
  write_actions (self, builder);
  tablee_json_write_boolean (builder, "take_back", self->take_back);
  tablee_json_write_boolean (builder, "taken_back", self->taken_back);
  write_end (self, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return tablee_json_to_text (json_node_get_object (root));
}
