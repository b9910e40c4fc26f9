/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people choose before a game: options and what follows from them, seats, and all of it in writing. */
#include "support.h"

#include "games/catalogue.h"
#include "session/set-up.h"

static TableeSetUp *
make_set_up (const char *game,
             guint       seats)
{
  static const char *const names[] = { "Ana", "Bo", "Cleo", "Dario", "Edda" };
  TableeSetUp *set_up = tablee_set_up_new (tablee_games_find (game));

  for (guint i = 0; i < seats; i++)
    tablee_set_up_add_seat (set_up, names[i], (int) i, i == 0 ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_MEDIUM);

  return set_up;
}

static TableeOptionItem *
find (TableeSetUp *set_up,
      const char  *key)
{
  TableeOptionItem *item = tablee_options_model_find (tablee_set_up_get_options (set_up), key);

  g_assert_nonnull (item);

  return item;
}

/* The text of @set_up says @options, and what is read from it is the same. */
static void
assert_options (TableeSetUp *set_up,
                const char  *options)
{
  g_autofree char *text = tablee_set_up_to_text (set_up, TRUE);
  g_autofree char *member = g_strdup_printf ("\"options\":%s,", options);
  g_autoptr (TableeSetUp) again = tablee_set_up_new (tablee_set_up_get_game (set_up));
  g_autoptr (GError) error = NULL;
  g_autofree char *read = NULL;

  if (strstr (text, member) == NULL)
    g_error ("%s is not in %s", member, text);
  tablee_set_up_read (again, text, &error);
  g_assert_no_error (error);
  read = tablee_set_up_to_text (again, TRUE);
  g_assert_cmpstr (read, ==, text);
}

static void
test_number (void)
{
  g_autoptr (TableeSetUp) set_up = make_set_up ("martian-12s", 3);
  TableeOptionItem *item = find (set_up, "rounds");

  g_assert_cmpint (tablee_option_item_get_value (item), ==, 10);
  tablee_option_item_set_value (item, 3);
  g_assert_cmpint (tablee_option_item_get_value (item), ==, 3);
  assert_options (set_up, "{\"rounds\":3}");
  /* What is usual is not given. */
  tablee_option_item_set_value (item, 10);
  g_assert_false (tablee_option_item_get_given (item));
  assert_options (set_up, "{}");
  /* Beyond the limits is at them. */
  tablee_option_item_set_value (item, 5000);
  assert_options (set_up, "{\"rounds\":999}");
  tablee_option_item_clear (item);
  assert_options (set_up, "{}");
}

/* People cannot tell what the default is: to choose the same number is to choose it. */
static void
test_automatic (void)
{
  static const TableeOption option = { "sets", TABLEE_OPTION_INTEGER, .default_value = 2, .minimum = 1, .maximum = 5, .depends = TRUE };
  g_autoptr (TableeOptionItem) item = tablee_option_item_new (tablee_games_find ("martian-12s"), &option, 3);

  tablee_option_item_set_value (item, tablee_option_item_get_value (item));
  g_assert_true (tablee_option_item_get_given (item));
}

static void
test_choice (void)
{
  g_autoptr (TableeSetUp) set_up = make_set_up ("martian-12s", 3);
  TableeOptionItem *item = find (set_up, "single");

  tablee_option_item_set_value (item, 1);
  assert_options (set_up, "{\"single\":\"xeno\"}");
  tablee_option_item_set_value (item, 0);
  assert_options (set_up, "{}");
}

static void
test_name (void)
{
  g_autoptr (TableeSetUp) set_up = make_set_up ("space-station-phoenix", 3);
  TableeOptionItem *item = find (set_up, "components");
  g_autofree char *usual = g_strdup (tablee_option_item_get_name (item));

  tablee_option_item_set_name (item, "lost");
  g_assert_cmpstr (tablee_option_item_get_name (item), ==, "lost");
  assert_options (set_up, "{\"components\":\"lost\"}");
  tablee_option_item_set_name (item, usual);
  assert_options (set_up, "{}");
}

/* With tokens nobody can owe anything: the switch goes back by itself, and is given only where somebody wants it otherwise. */
static void
test_flag (void)
{
  g_autoptr (TableeSetUp) set_up = make_set_up ("martian-12s", 3);
  TableeOptionItem *account = find (set_up, "open_account");
  TableeOptionItem *tokens = find (set_up, "tokens");

  g_assert_cmpint (tablee_option_item_get_value (account), ==, 1);
  tablee_option_item_set_value (tokens, 40);
  g_assert_cmpint (tablee_option_item_get_value (account), ==, 0);
  tablee_option_item_set_value (account, 0);
  assert_options (set_up, "{\"tokens\":40}");
  tablee_option_item_set_value (account, 1);
  tablee_option_item_set_value (account, 1);
  assert_options (set_up, "{\"tokens\":40,\"open_account\":true}");
  tablee_option_item_clear (tokens);
  g_assert_true (tablee_option_item_get_given (account));
  tablee_option_item_set_value (account, 1);
  assert_options (set_up, "{}");
}

static void
test_amounts (void)
{
  g_autoptr (TableeSetUp) set_up = make_set_up ("martian-12s", 4);
  TableeOptionItem *item = find (set_up, "wallets");

  g_assert_cmpuint (tablee_option_item_get_n_amounts (item), ==, 0);
  tablee_option_item_set_amount (item, 0, 700);
  assert_options (set_up, "{}");
  tablee_option_item_give_amounts (item, 2000);
  tablee_option_item_set_amount (item, 1, 700);
  tablee_option_item_set_amount (item, 2, 900);
  assert_options (set_up, "{\"wallets\":[2000,700,900,2000]}");
  /* They belong to who sits there. */
  tablee_set_up_move_seat (set_up, 1, 3);
  assert_options (set_up, "{\"wallets\":[2000,900,2000,700]}");
  tablee_set_up_move_seat (set_up, 3, 0);
  assert_options (set_up, "{\"wallets\":[700,2000,900,2000]}");
  tablee_set_up_remove_seat (set_up, 1);
  assert_options (set_up, "{\"wallets\":[700,900,2000]}");
  tablee_option_item_set_amount (item, 2, 50);
  tablee_set_up_add_seat (set_up, "Edda", 4, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY);
  assert_options (set_up, "{\"wallets\":[700,900,50,50]}");
}

/* In the order in which the game has them, whatever was chosen first. */
static void
test_order (void)
{
  g_autoptr (TableeSetUp) set_up = make_set_up ("martian-12s", 3);

  tablee_option_item_set_value (find (set_up, "hard_limit"), 1);
  tablee_option_item_set_value (find (set_up, "single"), 1);
  tablee_option_item_set_value (find (set_up, "rounds"), 3);
  tablee_option_item_set_value (find (set_up, "stake"), 50);
  assert_options (set_up, "{\"stake\":50,\"rounds\":3,\"single\":\"xeno\",\"hard_limit\":true}");
}

/* What the game of today does not know, or would not take, is left out; the rest is there. */
static void
test_other_version (void)
{
  g_autoptr (TableeSetUp) set_up = make_set_up ("martian-12s", 2);

  tablee_option_item_set_value (find (set_up, "stake"), 50);
  g_assert_true (tablee_set_up_read (set_up,
                                     "{\"seats\":[{\"name\":\"A\",\"player\":\"human\",\"portrait\":0},"
                                     "{\"name\":\"B\",\"player\":\"easy\",\"portrait\":1}],\"options\":{\"gone\":1,"
                                     "\"rounds\":\"many\",\"single\":\"lilac\",\"tokens\":7},\"take_back\":true}", NULL));
  assert_options (set_up, "{\"tokens\":7}");
  g_assert_true (tablee_set_up_get_take_back (set_up));
}

/* A temper goes through what is written, into the game, and over to the next one. */
static void
test_temper (void)
{
  const char *const names[] = { "Ana", "Bo", "Cleo", NULL };
  g_autoptr (TableeSetUp) set_up = make_set_up ("martian-12s", 3);
  g_autoptr (TableeSeat) second = g_list_model_get_item (tablee_set_up_get_seats (set_up), 1);
  g_autoptr (TableeSetUp) read = tablee_set_up_new (tablee_set_up_get_game (set_up));
  g_autoptr (TableeSetUp) next = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  TableeGameSession *session;
  TableeRandom seed;

  tablee_seat_set_temper (second, TABLEE_TEMPER_GAMBLER);
  text = tablee_set_up_to_text (set_up, TRUE);
  g_assert_true (tablee_set_up_read (read, text, NULL));
  tablee_random_seed (&seed, 1);
  session = tablee_set_up_begin (read, names, &seed, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tablee_seat_get_temper (tablee_game_session_get_seat (session, 1)), ==, TABLEE_TEMPER_GAMBLER);
  g_assert_cmpint (tablee_seat_get_temper (tablee_game_session_get_seat (session, 2)), ==, TABLEE_TEMPER_STEADY);
  next = tablee_set_up_new_like (session);
  g_object_unref (session);
  g_clear_object (&second);
  second = g_list_model_get_item (tablee_set_up_get_seats (next), 1);
  g_assert_cmpint (tablee_seat_get_temper (second), ==, TABLEE_TEMPER_GAMBLER);
}

static void
assert_take_back (TableeSetUp *set_up,
                  gboolean     take_back)
{
  g_autofree char *text = tablee_set_up_to_text (set_up, TRUE);
  g_autoptr (TableeSetUp) read = tablee_set_up_new (tablee_set_up_get_game (set_up));

  g_assert_cmpint (tablee_set_up_get_take_back (set_up), ==, take_back);
  g_assert_true (tablee_set_up_read (read, text, NULL));
  g_assert_cmpint (tablee_set_up_get_take_back (read), ==, take_back);
}

static void
count_change_cb (int *changes)
{
  (*changes)++;
}

/* Against computers a second thought is free, between people it is agreed on; what somebody has chosen holds for both. */
static void
test_take_back (void)
{
  g_autoptr (TableeSetUp) set_up = make_set_up ("martian-12s", 3);
  g_autoptr (TableeSeat) second = g_list_model_get_item (tablee_set_up_get_seats (set_up), 1);
  int changes = 0;

  g_signal_connect_swapped (set_up, "changed", G_CALLBACK (count_change_cb), &changes);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (set_up), i);

      tablee_seat_change (seat, i == 0 ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL, -1);
    }
  assert_take_back (set_up, TRUE);

  changes = 0;
  tablee_seat_change (second, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_EASY, NULL, -1);
  g_assert_cmpint (changes, ==, 1);
  assert_take_back (set_up, FALSE);

  tablee_set_up_set_take_back (set_up, TRUE);
  assert_take_back (set_up, TRUE);
  tablee_set_up_set_take_back (set_up, FALSE);
  tablee_seat_change (second, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL, -1);
  assert_take_back (set_up, FALSE);
}

/* Nothing changes where the whole is wrong. */
static void
assert_refused (const char *text)
{
  g_autoptr (TableeSetUp) set_up = make_set_up ("martian-12s", 3);
  g_autofree char *before = tablee_set_up_to_text (set_up, TRUE);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (tablee_set_up_read (set_up, text, &error));
  g_assert_true (error->domain == TABLEE_NOTATION_ERROR);
  after = tablee_set_up_to_text (set_up, TRUE);
  g_assert_cmpstr (after, ==, before);
}

static void
test_refused (void)
{
  assert_refused ("[]");
  assert_refused ("{\"options\":{\"rounds\":3}}");
  assert_refused ("{\"seats\":[{\"name\":\"A\"}],\"options\":{\"rounds\":3}}");
  assert_refused ("{\"seats\":[{\"name\":\"A\"},{\"name\":\"B\",\"player\":\"genius\"}]}");
  assert_refused ("{\"seats\":[{\"name\":\"A\"},{\"name\":\"B\"}],\"first\":2}");
}

static void
count_cb (int *count)
{
  (*count)++;
}

/* Each change is told once, however much follows from it. */
static void
test_changed (void)
{
  g_autoptr (TableeSetUp) set_up = make_set_up ("martian-12s", 3);
  TableeOptionItem *item = find (set_up, "tokens");
  g_autofree char *text = NULL;
  int all = 0;
  int one = 0;

  g_signal_connect_swapped (set_up, "changed", G_CALLBACK (count_cb), &all);
  g_signal_connect_swapped (find (set_up, "open_account"), "changed", G_CALLBACK (count_cb), &one);
  tablee_option_item_clear (item);
  g_assert_cmpint (all, ==, 0);
  tablee_option_item_set_value (item, 40);
  tablee_option_item_set_value (item, 40);
  g_assert_cmpint (all, ==, 1);
  g_assert_cmpint (one, ==, 1);
  tablee_option_item_give_amounts (find (set_up, "wallets"), 5);
  g_assert_cmpint (all, ==, 2);
  tablee_set_up_remove_seat (set_up, 0);
  g_assert_cmpint (all, ==, 3);
  text = tablee_set_up_to_text (set_up, FALSE);
  tablee_options_model_clear (tablee_set_up_get_options (set_up));
  tablee_options_model_clear (tablee_set_up_get_options (set_up));
  g_assert_cmpint (all, ==, 4);
  g_assert_false (tablee_options_model_get_given (tablee_set_up_get_options (set_up)));
  g_assert_true (tablee_set_up_read (set_up, text, NULL));
  g_assert_cmpint (all, ==, 5);
  g_assert_true (tablee_options_model_get_given (tablee_set_up_get_options (set_up)));
}

static int
make_first (const char *game)
{
  g_autoptr (TableeSetUp) set_up = make_set_up (game, 3);
  g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (set_up), 1);
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  tablee_set_up_set_first (set_up, seat);
  ruleset = tablee_set_up_make_ruleset (set_up, &error);
  g_assert_no_error (error);

  return ruleset->first;
}

/* Where a game would rather know who deals, the seat before is written. */
static void
test_first (void)
{
  g_assert_cmpint (make_first ("martian-12s"), ==, 1);
  g_assert_cmpint (make_first ("space-beans"), ==, 0);
}

/* The game has what was chosen, and the next one like it has it again, begun by the next in turn. */
static void
test_begin (void)
{
  static const char *const names[] = { "One", "Two", "Three", NULL };
  g_autoptr (TableeSetUp) set_up = make_set_up ("martian-12s", 3);
  g_autoptr (TableeSetUp) next = NULL;
  g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (set_up), 1);
  g_autoptr (TableeGameSession) session = NULL;
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  g_autoptr (TableeStore) store = open_store (path);
  g_autoptr (JsonNode) options = NULL;
  g_autofree char *text = NULL;
  TableeRandom drawn;

  tablee_random_seed (&drawn, 1);
  tablee_option_item_set_value (find (set_up, "hard_limit"), 1);
  tablee_option_item_set_value (find (set_up, "rounds"), 3);
  tablee_set_up_set_first (set_up, seat);
  tablee_set_up_set_take_back (set_up, TRUE);
  session = tablee_set_up_begin (set_up, names, &drawn, store, NULL);
  options = json_node_init_object (json_node_alloc (), tablee_game_session_get_options (session));
  text = json_to_string (options, FALSE);
  g_assert_cmpstr (text, ==, "{\"rounds\":3,\"hard_limit\":true,\"first\":1}");
  g_assert_cmpstr (tablee_seat_get_name (tablee_game_session_get_seat (session, 2)), ==, "Three");
  g_assert_true (tablee_game_session_get_allow_take_back (session));

  next = tablee_set_up_new_like (session);
  assert_options (next, "{\"rounds\":3,\"hard_limit\":true}");
  g_assert_cmpint (tablee_seat_get_index (tablee_set_up_get_first (next)), ==, 2);
  g_clear_object (&session);
  close_store (g_steal_pointer (&store));
  remove_folder (g_steal_pointer (&folder));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set-up/number", test_number);
  g_test_add_func ("/set-up/automatic", test_automatic);
  g_test_add_func ("/set-up/choice", test_choice);
  g_test_add_func ("/set-up/name", test_name);
  g_test_add_func ("/set-up/flag", test_flag);
  g_test_add_func ("/set-up/amounts", test_amounts);
  g_test_add_func ("/set-up/order", test_order);
  g_test_add_func ("/set-up/other-version", test_other_version);
  g_test_add_func ("/set-up/temper", test_temper);
  g_test_add_func ("/set-up/take-back", test_take_back);
  g_test_add_func ("/set-up/refused", test_refused);
  g_test_add_func ("/set-up/changed", test_changed);
  g_test_add_func ("/set-up/first", test_first);
  g_test_add_func ("/set-up/begin", test_begin);

  return g_test_run ();
}
