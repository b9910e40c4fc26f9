/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever is written comes back as it was. */
#include "games/catalogue.h"
#include "notation/json-guard.h"
#include "random-games.h"

#include <string.h>

enum
{
  GAMES = 10,
  MAX_POSITIONS = 100,  /* of one game */
};

static TableePosition *
read_back (const TableePosition *position)
{
  g_autofree char *text = tablee_position_to_text (position);
  g_autoptr (GError) error = NULL;
  TableePosition *again = tablee_position_parse (text, -1, &error);

  if (again == NULL)
    g_error ("%s in\n%s", error->message, text);

  return again;
}

static void
assert_same (const TableePosition *a,
             const TableePosition *b)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (a);
  gsize size = ruleset->game->state_size;
  g_autofree char *text_a = tablee_position_to_text (a);
  g_autofree char *text_b = tablee_position_to_text (b);

  g_assert_cmpstr (text_a, ==, text_b);
  g_assert_cmpuint (ruleset->checksum, ==, tablee_position_get_ruleset (b)->checksum);
  g_assert_true (tablee_position_is_view (a) == tablee_position_is_view (b));
  g_assert_cmpmem (tablee_position_get_state (a), size, tablee_position_get_state (b), size);
}

static void
check_position (const TableePosition *position)
{
  int seats = tablee_position_get_ruleset (position)->seats;
  g_autoptr (TableePosition) again = read_back (position);

  assert_same (position, again);
  for (int viewer = TABLEE_NOBODY; viewer < seats; viewer += seats)
    {
      g_autoptr (TableePosition) view = tablee_position_view (position, viewer);
      g_autoptr (TableePosition) view_again = read_back (view);
      g_autoptr (GError) error = NULL;

      g_assert_true (tablee_position_is_view (view));
      assert_same (view, view_again);
      g_assert_false (tablee_position_apply (view_again, "pass", NULL, &error));
      g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_ACTION);
    }
}

/* Every position of random games, and its views, come back from their text byte for byte; so does what follows from them. */
static void
test_random_games (gconstpointer data)
{
  const GameSet *set = data;
  g_autoptr (TableeRuleset) ruleset = ruleset_of_set (set);
  guint checked = 0;

  for (guint64 seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (TableePosition) position = NULL;
      TableeRandom random;

      tablee_random_seed (&random, seed);
      position = tablee_position_new (ruleset, &random);
      do
        {
          check_position (position);
          checked++;
        }
      while (checked % MAX_POSITIONS != 0 && play_any_action (position, &random, NULL));
    }
  g_test_message ("%u positions of %d games with %d seats", checked, GAMES, set->seats);
  g_assert_cmpuint (checked, >, GAMES);
}

static void
test_playing_on (gconstpointer data)
{
  g_autoptr (TableeRuleset) ruleset = ruleset_of_set (data);
  g_autoptr (TableePosition) position = NULL;
  g_autoptr (TableePosition) again = NULL;
  TableeRandom random;
  TableeRandom random_again;

  tablee_random_seed (&random, 5);
  random_again = random;
  position = tablee_position_new (ruleset, &random);
  again = read_back (position);
  while (play_any_action (position, &random, NULL))
    g_assert_true (play_any_action (again, &random_again, NULL));
  assert_same (position, again);
}

static void
test_seeds (void)
{
  static const struct
  {
    const char *text;
    guint64     number;
  } numbers[] = { { "0", 0 }, { "7", 7 }, { "9007199254740991", G_GUINT64_CONSTANT (9007199254740991) } };
  TableeRandom seed;
  TableeRandom expected;
  g_autofree char *text = NULL;
  g_autofree char *digits = g_strnfill (65, '0');

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      tablee_random_seed (&expected, numbers[i].number);
      g_assert_true (tablee_seed_parse (numbers[i].text, &seed));
      g_assert_cmpmem (&seed, sizeof seed, &expected, sizeof expected);
    }

  g_assert_true (tablee_seed_parse ("1f00000000000000aB", &seed));
  g_assert_cmpuint (seed.words[0] | seed.words[1], ==, 0);
  g_assert_cmpuint (seed.words[2], ==, 0x1f);
  g_assert_cmpuint (seed.words[3], ==, 0xab);
  text = tablee_seed_to_text (&seed);
  g_assert_cmpstr (text, ==, "00000000000000000000000000000000000000000000001f00000000000000ab");

  g_assert_false (tablee_seed_parse (digits, &seed));
  digits[64] = '\0';
  tablee_random_seed (&expected, 0);
  g_assert_true (tablee_seed_parse (digits, &seed));
  g_assert_cmpmem (&seed, sizeof seed, &expected, sizeof expected);
  g_assert_false (tablee_seed_parse ("", &seed));
  g_assert_false (tablee_seed_parse ("-1", &seed));
  g_assert_false (tablee_seed_parse ("0x1f", &seed));
  g_assert_false (tablee_seed_parse ("1f ", &seed));
}

static void
test_score_sheet (void)
{
  g_autoptr (TableeRuleset) ruleset = ruleset_of_set (&game_sets[0]);
  g_autoptr (JsonObject) object = NULL;
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *text = NULL;
  TableeScoreSheet sheet = {
    .columns = 4, .extra_column = "mafia", .rows = 2,
    .row = { { "coins", { 3, 4, 5000000000, -1 }, { false, true, false, false } }, { "fields", { 1, 0, 0, 0 } } },
    .totals = { 4, 0, 5000000000, -1 }, .ranks = { 2, 3, 1, 4 }, .winner = { false, false, true, false }, .over = true,
  };

  object = tablee_score_sheet_to_json (ruleset, &sheet);
  json_node_set_object (node, object);
  text = json_to_string (node, FALSE);
  g_assert_cmpstr (text, ==, "{\"game\":\"martian-12s\",\"over\":true,"
                             "\"columns\":[0,1,2,\"mafia\"],\"totals\":[4,0,5000000000,-1],"
                             "\"ranks\":[2,3,1,4],\"winners\":[2],\"rows\":[{\"id\":\"coins\",\"values\":[3,null,5000000000,-1]},"
                             "{\"id\":\"fields\",\"values\":[1,0,0,0]}]}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (const GameSet *set = game_sets; set->seats > 0; set++)
    {
      g_autofree char *path = g_strdup_printf ("/round-trips/%s/%d-%d-seats", set->game, (int) (set - game_sets), set->seats);
      g_autofree char *on = g_strdup_printf ("/round-trips/%s/playing-on/%d", set->game, (int) (set - game_sets));

      g_test_add_data_func (path, set, test_random_games);
      g_test_add_data_func (on, set, test_playing_on);
    }
  g_test_add_func ("/round-trips/seeds", test_seeds);
  g_test_add_func ("/round-trips/score-sheet", test_score_sheet);

  return g_test_run ();
}
