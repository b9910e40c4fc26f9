/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the child of the kill test plays. */
#include "kill-games.h"

#include "games/catalogue.h"
#include "notation/json-text.h"
#include "session/game-record-private.h"
#include "support.h"

#include <string.h>

enum
{
  MOST_OF_AN_OPTION = 12,      /* above its least value */
  MOST_ACTIONS_OF_A_FILE = 120,
  MOST_ACTIONS_TO_THE_END = 500,
};

int
kill_pick (GRand *rand,
           int    count)
{
  return g_rand_int_range (rand, 0, count);
}

TableeLevel
kill_pick_level (GRand *rand)
{
  return (TableeLevel) kill_pick (rand, TABLEE_LEVEL_MEDIUM);
}

static const TableeGame *
pick_game (GRand *rand)
{
  int count = 0;

  while (tablee_games[count] != NULL)
    count++;

  return tablee_games[kill_pick (rand, count)];
}

/* Small numbers let a game end sooner. */
static gint64
pick_value (GRand              *rand,
            const TableeOption *option)
{
  gint64 span = MIN (option->maximum - option->minimum, MOST_OF_AN_OPTION);

  return option->minimum + kill_pick (rand, (int) span + 1);
}

static void
set_option (GRand              *rand,
            const TableeOption *option,
            JsonObject         *object)
{
  int choices = 0;

  switch (option->kind)
    {
    case TABLEE_OPTION_BOOLEAN:
      json_object_set_boolean_member (object, option->key, kill_pick (rand, 2) != 0);
      break;
    case TABLEE_OPTION_INTEGER:
      json_object_set_int_member (object, option->key, pick_value (rand, option));
      break;
    case TABLEE_OPTION_CHOICE:
      while (option->choices[choices] != NULL)
        choices++;
      json_object_set_string_member (object, option->key, option->choices[kill_pick (rand, choices)]);
      break;
    case TABLEE_OPTION_SEAT_INTEGERS:
    case TABLEE_OPTION_NAME:
      break;
    }
}

/* Options that fit each other: what does not is thrown again. Returns: (transfer full) */
static JsonObject *
pick_options (GRand            *rand,
              const TableeGame *game,
              int               seats)
{
  const TableeOption *all = tablee_notation_for_game (game)->options;

  for (;;)
    {
      g_autoptr (JsonObject) object = json_object_new ();
      g_autoptr (TableeRuleset) ruleset = NULL;

      for (int i = 0; all[i].key != NULL; i++)
        if (kill_pick (rand, 2) == 0)
          set_option (rand, &all[i], object);
      if (kill_pick (rand, 3) == 0)
        json_object_set_int_member (object, "first", kill_pick (rand, seats));
      ruleset = tablee_ruleset_new (game, seats, object, NULL);
      if (ruleset != NULL)
        return g_steal_pointer (&object);
    }
}

/* As letters of make_seats(): a person at least, most often. */
static char *
pick_letters (GRand *rand,
              int    seats)
{
  static const char letters[] = "hhrbe";
  char *text = g_new0 (char, (gsize) seats + 1);

  for (int i = 0; i < seats; i++)
    text[i] = letters[kill_pick (rand, (int) strlen (letters))];
  if (kill_pick (rand, 10) > 0)
    text[kill_pick (rand, seats)] = 'h';

  return text;
}

static int
pick_seats (GRand            *rand,
            const TableeGame *game)
{
  return g_rand_int_range (rand, game->min_seats, game->max_seats + 1);
}

TableeGameSession *
kill_make_session (GRand       *rand,
                   TableeStore *store)
{
  const TableeGame *game = pick_game (rand);
  int seats = pick_seats (rand, game);
  g_autoptr (JsonObject) options = pick_options (rand, game, seats);
  g_autofree char *letters = pick_letters (rand, seats);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), options);
  g_autofree char *text = json_to_string (node, FALSE);

  /* JSON that is to be read is never empty. */
  return make_session_of (game->id, letters, json_object_get_size (options) > 0 ? text : NULL, g_rand_int (rand),
                          kill_pick (rand, 4) > 0, store);
}

static void
play_for_a_while (GRand            *rand,
                  TableeGameRecord *record)
{
  TableeRuleset *ruleset = tablee_game_record_get_ruleset (record);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);

  int most = kill_pick (rand, 3) == 0 ? MOST_ACTIONS_TO_THE_END : kill_pick (rand, MOST_ACTIONS_OF_A_FILE);

  for (int i = most; i > 0 && !tablee_game_record_get_over (record); i--)
    {
      g_autoptr (TableePosition) position = tablee_game_record_get_position (record, tablee_game_record_get_n_actions (record));
      gsize count = ruleset->game->legal (ruleset, tablee_position_get_state (position), actions);
      TableeBy by = count > 1 ? TABLEE_BY_PERSON : TABLEE_BY_NOBODY;

      tablee_game_record_play (record, actions[kill_pick (rand, (int) count)], by);
    }
}

/* Returns: (transfer full) */
static TableeGameRecord *
begin_record (GRand *rand)
{
  const TableeGame *game = pick_game (rand);
  int seats = pick_seats (rand, game);
  g_autoptr (JsonObject) options = pick_options (rand, game, seats);
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, seats, options, NULL);
  g_autofree char *letters = pick_letters (rand, seats);
  g_autoptr (GListModel) list = make_seats (letters);
  TableeRandom seed;
  guint64 dice;

  tablee_random_seed (&seed, g_rand_int (rand));
  dice = g_rand_int (rand);

  return tablee_game_record_new (tablee_game_log_new (ruleset, &seed), options, list, kill_pick (rand, 2) != 0, dice);
}

/* As if it had begun where it stands. Returns: (transfer full) */
static TableeGameRecord *
forget_the_way (TableeGameRecord *record)
{
  g_autoptr (TableePosition) position = tablee_game_record_get_position (record, tablee_game_record_get_n_actions (record));

  return tablee_game_record_new (tablee_game_log_new_at (position), tablee_game_record_get_options (record),
                                 tablee_game_record_get_seats (record), tablee_game_record_get_allow_take_back (record),
                                 tablee_game_record_get_dice (record));
}

TableeGameRecord *
kill_make_record (GRand *rand)
{
  g_autoptr (TableeGameRecord) record = begin_record (rand);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  TableeGameRecord *parsed;

  play_for_a_while (rand, record);
  if (kill_pick (rand, 4) == 0)
    {
      g_autoptr (TableeGameRecord) way = g_steal_pointer (&record);

      record = forget_the_way (way);
      play_for_a_while (rand, record);
    }
  if (!tablee_game_record_get_over (record) && kill_pick (rand, 4) == 0)
    tablee_game_record_give_up (record, 0);

  text = tablee_game_record_to_text (record);
  parsed = tablee_game_record_parse (text, -1, &error);
  g_assert_no_error (error);

  return parsed;
}
