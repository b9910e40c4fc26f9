/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets of options, and games of them played at random. */
#include "random-games.h"

#include "games/catalogue.h"
#include "notation/json-guard.h"

const GameSet game_sets[] = {
  { "martian-12s", 2, "{ \"rounds\": 3 }" },
  { "martian-12s", 2, "{ \"sets\": 1, \"single\": \"xeno\", \"rounds\": 4, \"first\": 1 }" },
  { "martian-12s", 2, "{ \"sets\": 1, \"tokens\": 12, \"rounds\": 0 }" },
  { "martian-12s", 3, "{ \"tokens\": 30, \"rounds\": 5, \"hard_limit\": true }" },
  { "martian-12s", 3, "{ \"wallets\": [500, 2000, 99], \"rounds\": 0 }" },
  { "martian-12s", 4, "{ \"stake\": 20, \"open_account\": false, \"rounds\": 0 }" },
  { "martian-12s", 4, "{ \"rounds\": 2, \"sets\": 4 }" },
  { "martian-12s", 5, "{ \"tokens\": 8, \"rounds\": 0, \"first\": 4 }" },
  { "martian-12s", 6, "{ \"rounds\": 2, \"stake\": 1000000 }" },
  { "martian-12s", 7, "{ \"wallets\": [0, 1, 2, 3, 4, 5, 6], \"stake\": 2 }" },
  { "martian-12s", 8, "{ \"rounds\": 1, \"hard_limit\": true }" },
  { "martian-12s", 9, "{ \"rounds\": 2, \"first\": 0 }" },
  { "bean-chains", 2, "{ \"chains\": 3 }" },
  { "bean-chains", 2, "{ \"chains\": 2, \"plays\": 0, \"final_sale\": true, \"first\": 1 }" },
  { "al-cabohne", 1, "{ \"kidney\": \"3678\", \"first\": 0 }" },
  { "al-cabohne", 2, "{ \"first\": 1 }" },
  { "space-beans", 2, "{ \"end_score\": 4, \"bonus\": 1 }" },
  { "space-beans", 4, "{ \"end_score\": 1, \"first\": 2 }" },
  { "space-beans", 6, "{ \"end_score\": 3 }" },
  { "space-station-phoenix", 2, "{ \"hubs\": \"all\" }" },
  { "space-station-phoenix", 3, "{ \"hubs\": \"basic\", \"first\": 2 }" },
  { "space-station-phoenix", 4, "{ \"first\": 1 }" },
  { "space-station-phoenix", 4, "{ \"first_game\": true }" },
  /* And each for two by its defaults: nothing need be added here for another game. */
#define TABLEE_GAME(ident, id) { id, 2, "{ \"first\": 0 }" },
#include "games/all-games.def"
#undef TABLEE_GAME
  { NULL, 0, NULL },
};

TableeRuleset *
ruleset_of_set (const GameSet *set)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) options = tablee_json_parse (set->options, -1, &error);
  TableeRuleset *ruleset;

  g_assert_no_error (error);
  ruleset = tablee_ruleset_new (tablee_games_find (set->game), set->seats, options, &error);
  g_assert_no_error (error);

  return ruleset;
}

gboolean
play_any_action (TableePosition *position,
                 TableeRandom   *random,
                 GArray         *events)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  const TableeNotation *notation = tablee_position_get_notation (position);
  const void *state = tablee_position_get_state (position);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  gsize count = ruleset->game->legal (ruleset, state, actions);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (count == 0)
    return FALSE;

  text = notation->action_write (ruleset, state, actions[tablee_random_below (random, (guint32) count)]);
  g_assert_true (tablee_position_apply (position, text, events, &error));
  g_assert_no_error (error);

  return TRUE;
}
