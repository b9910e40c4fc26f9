/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The catalogue of notations, and rulesets made of options that are written. */
#include "notation.h"

#include "error.h"
#include "json-text.h"

#define TABLEE_GAME(ident, id) extern const TableeNotation tablee_##ident##_notation;
#include "games/all-games.def"
#undef TABLEE_GAME

static const TableeNotation *const notations[] = {
#define TABLEE_GAME(ident, id) &tablee_##ident##_notation,
#include "games/all-games.def"
#undef TABLEE_GAME
};

const TableeNotation *
tablee_notation_for_game (const TableeGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (notations); i++)
    if (notations[i]->game == game)
      return notations[i];

  g_return_val_if_reached (NULL);
}

static gboolean
check_seats (const TableeGame  *game,
             int                seats,
             GError           **error)
{
  if (seats >= game->min_seats && seats <= game->max_seats)
    return TRUE;

  if (game->min_seats == game->max_seats)
    return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_POSITION, "players", "%s is for %d players, not for %d",
                                      game->id, game->min_seats, seats);

  if (game->min_seats + 1 == game->max_seats)
    return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_POSITION, "players", "%s is for %d or %d players, not for %d",
                                      game->id, game->min_seats, game->max_seats, seats);

  return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_POSITION, "players", "%s is for %d to %d players, not for %d",
                                    game->id, game->min_seats, game->max_seats, seats);
}

TableeRuleset *
tablee_ruleset_new (const TableeGame  *game,
                    int                seats,
                    JsonObject        *options,
                    GError           **error)
{
  const TableeNotation *notation;
  g_autoptr (TableeOptionValues) values = NULL;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!check_seats (game, seats, error))
    return NULL;

  notation = tablee_notation_for_game (game);
  values = tablee_option_values_new (notation->options, seats, options, error);
  if (values == NULL)
    return NULL;

  return tablee_notation_ruleset_new (notation, seats, values, error);
}

JsonObject *
tablee_ruleset_options_to_json (const TableeRuleset *self)
{
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  builder = json_builder_new ();
  json_builder_begin_object (builder);
  tablee_notation_options_write (tablee_notation_for_game (self->game), self, builder);
  if (self->first != TABLEE_NOBODY)
    {
      json_builder_set_member_name (builder, "first");
      json_builder_add_int_value (builder, self->first);
    }
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_node_dup_object (root);
}

static char *
dup_data_checksum (const TableeNotation *notation,
                   const TableeRuleset  *ruleset,
                   const char          **name)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x", notation->data_checksum (ruleset, name));
}

void
tablee_ruleset_write_data (const TableeRuleset *self,
                           JsonBuilder         *builder)
{
  const TableeNotation *notation;
  g_autofree char *checksum = NULL;
  const char *name;

  g_return_if_fail (self != NULL);
  g_return_if_fail (JSON_IS_BUILDER (builder));

  notation = tablee_notation_for_game (self->game);
  if (notation->data_key == NULL)
    return;

  checksum = dup_data_checksum (notation, self, &name);
  tablee_json_write_string (builder, notation->data_key, checksum);
}

gboolean
tablee_ruleset_check_data (const TableeRuleset *self,
                           JsonObject          *object,
                           GError             **error)
{
  const TableeNotation *notation;
  g_autofree char *checksum = NULL;
  const char *name;
  JsonNode *node;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (object != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  notation = tablee_notation_for_game (self->game);
  node = notation->data_key != NULL ? json_object_get_member (object, notation->data_key) : NULL;
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_POSITION, notation->data_key, "there must be text in quotation marks here");

  checksum = dup_data_checksum (notation, self, &name);
  if (g_str_equal (checksum, json_node_get_string (node)))
    return TRUE;

  g_propagate_error (error, tablee_data_error_new (TABLEE_DATA_ERROR_DIFFERENT, notation->data_option, name, NULL));

  return FALSE;
}

const char *
tablee_notation_reason (const TableeNotation *self,
                        TableeReason          reason)
{
  g_return_val_if_fail (self != NULL, NULL);

  switch (reason)
    {
    case TABLEE_REASON_NONE:
      return TABLEE_MESSAGE ("it is legal");

    case TABLEE_REASON_UNKNOWN:
      return TABLEE_MESSAGE ("this game has no action of that kind");

    case TABLEE_REASON_OVER:
      return TABLEE_MESSAGE ("the game is over");

    case TABLEE_REASON_PHASE:
      return TABLEE_MESSAGE ("this is not decided now");

    case TABLEE_REASON_GAME:
    default:
      g_return_val_if_fail ((gsize) reason - TABLEE_REASON_GAME < self->reasons->count, NULL);
      return self->reasons->items[reason - TABLEE_REASON_GAME];
    }
}
