/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "notation.h"

#include "error.h"

#define TABLEE_GAME(ident, id) extern const TableeNotation tablee_##ident##_notation;
#include "games/games.def"
#undef TABLEE_GAME

static const TableeNotation *const notations[] = {
#define TABLEE_GAME(ident, id) &tablee_##ident##_notation,
#include "games/games.def"
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
  g_autofree char *range = NULL;

  if (seats >= game->min_seats && seats <= game->max_seats)
    return TRUE;

  if (game->min_seats == game->max_seats)
    range = g_strdup_printf ("%d", game->min_seats);
  else
    range = g_strdup_printf ("%d to %d", game->min_seats, game->max_seats);
  g_set_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_POSITION, "players: %s is for %s players, not for %d",
               game->id, range, seats);

  return FALSE;
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

  return notation->ruleset_new (seats, values, error);
}

JsonObject *
tablee_ruleset_options_to_json (const TableeRuleset *self)
{
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  builder = json_builder_new ();
  json_builder_begin_object (builder);
  tablee_notation_for_game (self->game)->options_write (self, builder);
  if (self->first != TABLEE_NOBODY)
    {
      json_builder_set_member_name (builder, "first");
      json_builder_add_int_value (builder, self->first);
    }
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_node_dup_object (root);
}

const char *
tablee_notation_reason (const TableeNotation *self,
                        TableeReason          reason)
{
  g_return_val_if_fail (self != NULL, NULL);

  switch (reason)
    {
    case TABLEE_REASON_NONE:
      return "it is legal";

    case TABLEE_REASON_UNKNOWN:
      return "there is no such action in this game";

    case TABLEE_REASON_OVER:
      return "the game is over";

    case TABLEE_REASON_PHASE:
      return "this is not decided now";

    case TABLEE_REASON_GAME:
    default:
      return self->reason_write (reason);
    }
}
