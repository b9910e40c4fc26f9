/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "streak.h"

#include "engine/score.h"
#include "notation/json-guard.h"

/* Returns: (transfer none) (nullable): who has played the game to its end, if it was one person alone. */
static const char *
get_lone_player (TableeStoredGame *game,
                 const char       *game_id)
{
  const char *const *names = tablee_stored_game_get_names (game);
  const char *const *players = tablee_stored_game_get_players (game);

  if (!tablee_stored_game_get_over (game) || g_strv_length ((char **) names) != 1 || !g_strv_contains (players, "human"))
    return NULL;

  return game_id == NULL || g_str_equal (tablee_stored_game_get_game (game), game_id) ? names[0] : NULL;
}

/* From its score sheet: whether the only seat is among the winners. */
static gboolean
is_won (TableeStoredGame *game)
{
  const char *totals = tablee_stored_game_get_totals (game);
  g_autoptr (JsonObject) sheet = totals != NULL ? tablee_json_parse (totals, -1, NULL) : NULL;
  JsonNode *node = sheet != NULL ? json_object_get_member (sheet, "winners") : NULL;
  JsonArray *winners = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; winners != NULL && i < json_array_get_length (winners); i++)
    {
      JsonNode *winner = json_array_get_element (winners, i);

      if (JSON_NODE_HOLDS_VALUE (winner) && json_node_get_value_type (winner) == G_TYPE_INT64 && json_node_get_int (winner) == 0)
        return tablee_stored_game_get_given_up_by (game) == TABLEE_NOBODY;
    }

  return FALSE;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  return g_date_time_compare (tablee_stored_game_get_changed (*(TableeStoredGame **) a),
                              tablee_stored_game_get_changed (*(TableeStoredGame **) b));
}

/* The games in the order in which they ended. Returns: (transfer full) (element-type TableeStoredGame) */
static GPtrArray *
list_games (GListModel *games,
            const char *game_id,
            const char *name)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (TableeStoredGame) game = g_list_model_get_item (games, i);

      if (g_strcmp0 (get_lone_player (game, game_id), name) == 0)
        g_ptr_array_add (list, g_steal_pointer (&game));
    }
  g_ptr_array_sort (list, compare_times);

  return list;
}

TableeStreak
tablee_streak_count (GListModel *games,
                     const char *game_id,
                     const char *name)
{
  g_autoptr (GPtrArray) list = NULL;
  TableeStreak streak = { 0 };

  g_return_val_if_fail (G_IS_LIST_MODEL (games), streak);
  g_return_val_if_fail (game_id != NULL && name != NULL, streak);

  list = list_games (games, game_id, name);
  streak.games = list->len;
  for (guint i = 0; i < list->len; i++)
    {
      TableeStoredGame *game = g_ptr_array_index (list, i);

      if (!is_won (game))
        streak.current = 0;
      else if (!tablee_stored_game_get_taken_back (game) && tablee_stored_game_get_hints (game, 0) == 0)
        streak.current++;
      streak.best = MAX (streak.best, streak.current);
    }

  return streak;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

char **
tablee_streak_dup_names (GListModel *games,
                         const char *game_id)
{
  g_autoptr (GPtrArray) names = NULL;

  g_return_val_if_fail (G_IS_LIST_MODEL (games), NULL);

  names = g_ptr_array_new ();
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (TableeStoredGame) game = g_list_model_get_item (games, i);
      const char *name = get_lone_player (game, game_id);

      if (name != NULL && !g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return (char **) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}
