/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Options: which are refused, what is their default, how they are written. */
#include "games/catalogue.h"
#include "games/martian-12s/rules/rules.h"
#include "notation/json-guard.h"
#include "notation/notation.h"

/* In all texts ' stands for ". */
typedef struct
{
  int         seats;
  const char *options;  /* what stands between the braces */
  const char *message;  /* how the message begins */
} Refusal;

static const Refusal refusals[] = {
  { 2, "'stakes': 1", "options.stakes: this key is not known" },
  { 2, "'STAKE': 1", "options.STAKE: this key is not known" },
  { 2, "'a b\\n': 1", "options.'a b\\u{a}': this key is not known" },
  { 2, "'': 1", "options.'': this key is not known" },
  { 2, "'stake': 0", "options.stake: 0 is not between 1 and 1000000" },
  { 2, "'stake': 1000001", "options.stake: 1000001 is not between" },
  { 2, "'stake': -100", "options.stake: -100 is not between" },
  { 2, "'stake': 1.0", "options.stake: there must be a whole number here" },
  { 2, "'stake': '100'", "options.stake: there must be a whole number here" },
  { 2, "'stake': true", "options.stake: there must be a whole number here" },
  { 2, "'stake': null", "options.stake: there must be a whole number here" },
  { 2, "'stake': [100]", "options.stake: there must be a whole number here" },
  { 2, "'tokens': -1", "options.tokens: -1 is not between" },
  { 2, "'rounds': 1000", "options.rounds: 1000 is not between 0 and 999" },
  { 2, "'rounds': -1", "options.rounds: -1 is not between" },
  { 2, "'rounds': null", "options.rounds: there must be a whole number here" },
  { 2, "'rounds': 0", "options.rounds: an open account" },
  { 2, "'rounds': 0, 'open_account': true", "options.rounds: an open account" },
  { 2, "'open_account': 1", "options.open_account: write true or false" },
  { 2, "'open_account': null", "options.open_account: write true or false" },
  { 2, "'open_account': true, 'tokens': 5", "options.open_account: tokens" },
  { 2, "'open_account': true, 'wallets': [500, 500]", "options.open_account: an open account begins" },
  { 2, "'tokens': 5, 'wallets': [500, 500]", "options.wallets: with tokens" },
  { 2, "'wallets': 500", "options.wallets: there must be a list [ ... ] here" },
  { 2, "'wallets': []", "options.wallets: write one number for each of the 2 seats" },
  { 2, "'wallets': [500]", "options.wallets: write one number for each of the 2 seats" },
  { 2, "'wallets': [500, 500, 500]", "options.wallets: write one number for each of the 2 seats" },
  { 2, "'wallets': [1,1,1,1,1,1,1,1,1,1]", "options.wallets: at most 9 are possible here, not 10" },
  { 2, "'wallets': [500, -1]", "options.wallets[1]: -1 is not between 0" },
  { 2, "'wallets': [500, null]", "options.wallets[1]: there must be a whole number here" },
  { 2, "'wallets': [500, 9007199254740991]", "options.wallets[1]: 9007199254740991 is not between 0" },
  { 2, "'wallets': [99, 100]", "options.wallets: fewer than two" },
  { 3, "'wallets': [0, 0, 100]", "options.wallets: fewer than two" },
  { 2, "'tokens': 4, 'stake': 5", "options.tokens: fewer than two" },
  { 2, "'sets': 0", "options.sets: 0 is not between 1 and 4" },
  { 2, "'sets': 5", "options.sets: 5 is not between 1 and 4" },
  { 3, "'sets': 1", "options.sets: one set" },
  { 2, "'single': 'Xeno'", "options.single: 'Xeno' must be one of 'rainbow', 'xeno'" },
  { 2, "'single': 0", "options.single: there must be text in quotation marks here" },
  { 2, "'hard_limit': 'true'", "options.hard_limit: write true or false" },
  { 2, "'first': 2", "options.first: 2 is not between 0 and 1" },
  { 2, "'first': -1", "options.first: -1 is not between 0 and 1" },
  { 2, "'first': '0'", "options.first: there must be a whole number here" },
};

static M12Ruleset *
ruleset_from (int          seats,
              const char  *options,
              GError     **error)
{
  g_autofree char *text = g_strdelimit (g_strdup_printf ("{ 'options': { %s } }", options), "'", '"');
  g_autoptr (GError) guard_error = NULL;
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, &guard_error);
  JsonObject *object_options;

  g_assert_no_error (guard_error);
  object_options = json_object_get_object_member (object, "options");

  return (M12Ruleset *) tablee_ruleset_new (&tablee_martian_12s_game, seats, object_options, error);
}

static M12Ruleset *
good_ruleset (int         seats,
              const char *options)
{
  g_autoptr (GError) error = NULL;
  M12Ruleset *ruleset = ruleset_from (seats, options, &error);

  g_assert_no_error (error);
  g_assert_nonnull (ruleset);
  g_assert_cmpint (ruleset->base.seats, ==, seats);

  return ruleset;
}

static void
release (M12Ruleset *ruleset)
{
  tablee_ruleset_unref (&ruleset->base);
}

static void
test_refusals (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *message = g_strdelimit (g_strdup (refusals[i].message), "'", '"');
      M12Ruleset *ruleset = ruleset_from (refusals[i].seats, refusals[i].options, &error);

      g_assert_null (ruleset);
      g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_OPTION);
      if (!g_str_has_prefix (error->message, message))
        g_error ("%s: \"%s\" does not begin with \"%s\"", refusals[i].options, error->message, message);
    }
}

static void
test_seats (void)
{
  static const int wrong[] = { -1, 0, 1, 10, 1000 };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (tablee_ruleset_new (&tablee_martian_12s_game, wrong[i], NULL, &error));
      g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_POSITION);
      g_assert_true (g_str_has_prefix (error->message, "players: "));
    }
}

static void
test_defaults (void)
{
  M12Ruleset *ruleset = good_ruleset (4, "");

  g_assert_cmpint (ruleset->stake, ==, 100);
  g_assert_cmpint (ruleset->tokens, ==, 0);
  g_assert_cmpint (ruleset->rounds, ==, 10);
  g_assert_cmpint (ruleset->sets, ==, 2);
  g_assert_cmpint (ruleset->base.first, ==, TABLEE_NOBODY);
  g_assert_true (ruleset->open_account);
  g_assert_false (ruleset->hard_limit);
  g_assert_cmpint (ruleset->wallets[3], ==, 0);
  release (ruleset);
}

/* The defaults that depend on other options. */
static void
test_dependent_defaults (void)
{
  static const int sets[] = { 2, 2, 2, 2, 3, 3, 4, 4 };
  M12Ruleset *ruleset;

  for (int seats = 2; seats <= 9; seats++)
    {
      ruleset = good_ruleset (seats, "'sets': null, 'wallets': null, 'first': null");
      g_assert_cmpint (ruleset->sets, ==, sets[seats - 2]);
      g_assert_true (ruleset->open_account);
      release (ruleset);
    }

  ruleset = good_ruleset (2, "'tokens': 30");
  g_assert_cmpint (ruleset->stake, ==, 1);
  g_assert_false (ruleset->open_account);
  g_assert_cmpint (ruleset->wallets[1], ==, 30);
  release (ruleset);

  ruleset = good_ruleset (2, "'open_account': false, 'stake': 50");
  g_assert_false (ruleset->open_account);
  g_assert_cmpint (ruleset->wallets[0], ==, 1000);
  release (ruleset);

  ruleset = good_ruleset (3, "'wallets': [0, 100, 250], 'rounds': 0");
  g_assert_false (ruleset->open_account);
  g_assert_cmpint (ruleset->wallets[2], ==, 250);
  g_assert_cmpint (ruleset->rounds, ==, 0);
  release (ruleset);
}

/* Options that give the same game are written alike, and come back as the same ruleset. */
static void
test_writing (void)
{
  static const struct
  {
    int         seats;
    const char *options;
    const char *written;
  } cases[] = {
    { 4, "", "{}" },
    { 4,
      "'stake': 100, 'rounds': 10, 'open_account': true, 'sets': 2, 'single': 'rainbow', 'hard_limit': false",
      "{}" },
    { 2, "'single': 'xeno'", "{}" },
    { 2, "'sets': 1, 'single': 'xeno'", "{'sets':1,'single':'xeno'}" },
    { 2, "'tokens': 30, 'stake': 1, 'open_account': false", "{'tokens':30}" },
    { 2, "'tokens': 300, 'stake': 100", "{'stake':100,'tokens':300}" },
    { 2, "'open_account': false, 'first': 1", "{'open_account':false,'first':1}" },
    { 3, "'wallets': [2000, 2000, 2000], 'rounds': 0, 'hard_limit': true",
      "{'rounds':0,'wallets':[2000,2000,2000],'hard_limit':true}" },
    { 7, "'sets': 3", "{}" },
    { 7, "'sets': 4", "{'sets':4}" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      M12Ruleset *ruleset = good_ruleset (cases[i].seats, cases[i].options);
      g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
      g_autoptr (TableeRuleset) again = NULL;
      g_autofree char *written = NULL;

      json_node_take_object (node, tablee_ruleset_options_to_json (&ruleset->base));
      written = json_to_string (node, FALSE);
      g_assert_cmpstr (g_strdelimit (written, "\"", '\''), ==, cases[i].written);
      again = tablee_ruleset_new (&tablee_martian_12s_game, cases[i].seats, json_node_get_object (node), NULL);
      g_assert_cmpmem (ruleset, sizeof *ruleset, again, sizeof *ruleset);
      release (ruleset);
    }
}

static void
test_values (void)
{
  const TableeNotation *notation = tablee_notation_for_game (&tablee_martian_12s_game);
  static const char text[] = "{ \"stake\": 20, \"wallets\": [5, 6], \"single\": \"xeno\", \"sets\": null }";
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, NULL);
  g_autoptr (TableeOptionValues) values = tablee_option_values_new (notation->options, 2, object, NULL);
  g_autoptr (TableeOptionValues) same = g_boxed_copy (TABLEE_TYPE_OPTION_VALUES, values);
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *written = NULL;

  g_assert_true (tablee_option_values_given (same, "stake"));
  g_assert_false (tablee_option_values_given (same, "sets"));
  g_assert_false (tablee_option_values_given (same, "first"));
  g_assert_cmpint (tablee_option_values_get (same, "stake"), ==, 20);
  g_assert_cmpint (tablee_option_values_get (same, "single"), ==, 1);
  g_assert_cmpint (tablee_option_values_get (same, "rounds"), ==, 10);
  g_assert_cmpint (tablee_option_values_get (same, "first"), ==, TABLEE_NOBODY);
  g_assert_cmpint (tablee_option_values_get_list (same, "wallets")[1], ==, 6);

  json_node_take_object (node, tablee_option_values_to_json (values));
  written = json_to_string (node, FALSE);
  g_assert_cmpstr (written, ==, "{\"stake\":20,\"wallets\":[5,6],\"single\":\"xeno\"}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/options/refusals", test_refusals);
  g_test_add_func ("/options/seats", test_seats);
  g_test_add_func ("/options/defaults", test_defaults);
  g_test_add_func ("/options/dependent-defaults", test_dependent_defaults);
  g_test_add_func ("/options/writing", test_writing);
  g_test_add_func ("/options/values", test_values);

  return g_test_run ();
}
