/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions of Bean chains that are taken, and that are refused with their reasons. */
#include "games/bean-chains/rules/rules.h"
#include "notation/json-guard.h"
#include "notation/position.h"

#include <string.h>

#define SEATS "'players': [ {}, {} ]"
#define HANDS "'players': [ { 'hand': ['B', 'R'] }, { 'hand': ['s'] } ]"
#define THREE "'chains': [['B', 4], ['C', 2], ['S', 1]]"
#define PLAY "'phase': 'play', "
#define OVER "'phase': 'over', "
#define SELL(from) "'phase': 'sell', 'pending': 'G', 'from': '" from "', "
#define SELLER "'players': [ { 'hand': ['G', 's'], " THREE " }, {} ]"

/* What stands between the braces of a position behind "game", and how the message begins that refuses it; ' stands for ". */
typedef struct
{
  const char *position;
  const char *message;
} Refusal;

/* What section 3.9 of the game's page demands. */
static const Refusal refusals[] = {
  { PLAY "'players': []", "players: bean-chains is for 2 players, not for 0" },
  { PLAY "'players': [ {} ]", "players: bean-chains is for 2 players, not for 1" },
  { PLAY "'players': [ {}, {}, {} ]", "players: bean-chains is for 2 players, not for 3" },

  /* Kinds and ranges. */
  { PLAY HANDS ", 'turn': 0", "turn: 0 is not between 1 and 21" },
  { PLAY HANDS ", 'turn': 22", "turn: 22 is not between 1 and 21" },
  { PLAY HANDS ", 'turn': null", "turn: there must be a whole number here" },
  { PLAY HANDS ", 'draw': null", "draw: there must be a list [ ... ] here" },
  { PLAY HANDS ", 'draw': { 'unordered': [] }", "draw: there must be a list [ ... ] here" },
  { PLAY HANDS ", 'draw': ['B', 'x']", "draw[1]: 'x' is not a bean" },
  { PLAY HANDS ", 'draw': ['B', 'BC']", "draw[1]: 'BC' is not a bean" },
  { PLAY HANDS ", 'draw': ['B', '']", "draw[1]: '' is not a bean" },
  { PLAY HANDS ", 'draw': ['B', 'r']", "draw[1]: 'r' is not a bean" },
  { PLAY HANDS ", 'draw': ['B', 7]", "draw[1]: there must be text in quotation marks here" },
  { PLAY HANDS ", 'draw': ['?']", "draw[0]: '?' is not a bean" },
  { PLAY HANDS ", 'discard': 'B'", "discard: there must be a list [ ... ] here" },
  { PLAY HANDS ", 'discard': ['?']", "discard[0]: '?' is not a bean" },
  { PLAY HANDS ", 'trade': {}", "trade: there must be a list [ ... ] here" },
  { PLAY HANDS ", 'removed': ['c']", "removed[0]: 'c' is not a bean" },
  { PLAY HANDS ", 'first': 1", "first: this key is not known" },
  { PLAY "'players': [ { 'hand': ['?'] }, {} ]", "players[0].hand[0]: '?' is not a bean" },
  { PLAY "'players': [ { 'hand': null }, {} ]", "players[0].hand: there must be a list [ ... ] here" },
  { PLAY "'players': [ { 'hand': ['B'], 'coins': -1 }, {} ]", "players[0].coins: -1 is not between 0 and 104" },
  { PLAY "'players': [ { 'hand': ['B'], 'coins': 105 }, {} ]", "players[0].coins: 105 is not between 0 and 104" },
  { PLAY "'players': [ {}, { 'bought': 1 } ]", "players[1].bought: write true or false" },
  { PLAY "'players': [ {}, { 'points': 1 } ]", "players[1].points: this key is not known" },
  { PLAY "'players': [ {}, { 'chains': {} } ]", "players[1].chains: there must be a list [ ... ] here" },
  { PLAY "'players': [ {}, { 'chains': ['B'] } ]", "players[1].chains[0]: there must be a list [ ... ] here" },
  { PLAY "'players': [ {}, { 'chains': [[]] } ]", "players[1].chains[0]: write a bean and a number of cards" },
  { PLAY "'players': [ {}, { 'chains': [['B']] } ]", "players[1].chains[0]: write a bean and a number of cards" },
  { PLAY "'players': [ {}, { 'chains': [['B', 1, 1]] } ]", "players[1].chains[0]: at most 2 are possible here, not 3" },
  { PLAY "'players': [ {}, { 'chains': [['?', 1]] } ]", "players[1].chains[0][0]: '?' is not a bean" },
  { PLAY "'players': [ {}, { 'chains': [[1, 'B']] } ]", "players[1].chains[0][0]: there must be text in quotation marks here" },
  { PLAY "'players': [ {}, { 'chains': [['B', 0]] } ]", "players[1].chains[0][1]: 0 is not between 1 and 20" },
  { PLAY "'players': [ {}, { 'chains': [['g', 7]] } ]", "players[1].chains[0][1]: 7 is not between 1 and 6" },
  { PLAY "'players': [ {}, { 'chains': [['B', '4']] } ]", "players[1].chains[0][1]: there must be a whole number here" },

  /* More cards of a bean than there are. */
  { OVER SEATS ", 'draw': ['g', 'g', 'g', 'g', 'g', 'g', 'g']", "draw[6]: 'g' occurs 7 times; there are 6" },
  { OVER SEATS ", 'trade': ['g', 'g', 'g'], 'removed': ['g', 'g', 'g', 'g']", "removed[3]: 'g' occurs 7 times" },
  { OVER "'players': [ { 'chains': [['g', 4]] }, { 'chains': [['g', 3]] } ]",
    "players[1].chains[0][1]: 'g' occurs 7 times; there are 6" },
  { OVER "'players': [ { 'hand': ['g', 'g', 'g'] }, { 'hand': ['g', 'g', 'g', 'g'] } ]",
    "players[1].hand[3]: 'g' occurs 7 times" },

  /* Chains. */
  { PLAY "'players': [ { 'hand': ['B'], 'chains': [['B', 4], ['B', 1]] }, {} ]",
    "players[0].chains[1][0]: there is a chain of 'B' already" },
  { PLAY "'players': [ { 'hand': ['B'], 'chains': [['B', 4], ['C', 1], ['S', 1], ['G', 1]] }, {} ]",
    "players[0].chains: 4 chains, but at most 3" },
  { PLAY "'players': [ { 'hand': ['B'], " THREE " }, {} ], 'options': { 'chains': 2 }",
    "players[0].chains: 3 chains, but at most 2" },

  /* Turns that could not have been. */
  { PLAY HANDS ", 'turn': 3, 'removed': []", "turn: 2 turns draw 10 cards; with the 101 of the deck these are more than 104" },
  { "'phase': 'discard', 'turn': 21, 'draw': ['B', 'B', 'B', 'B', 'B'], " SEATS,
    "turn: 20 turns draw 100 cards; with the 5 of the deck" },

  /* Phases that do not fit. */
  { "'phase': 'leftovers', " HANDS, "phase: 'leftovers' does not fit; the trade area is empty" },
  { PLAY HANDS ", 'trade': ['B']", "phase: 'play' does not fit; there are cards in the trade area" },
  { "'phase': 'play-more', " HANDS ", 'trade': ['B']", "phase: 'play-more' does not fit; there are cards" },
  { "'phase': 'discard', " HANDS ", 'trade': ['B']", "phase: 'discard' does not fit; there are cards" },
  { SELL ("play") SELLER ", 'trade': ['B']", "phase: 'sell' does not fit; there are cards in the trade area" },
  { PLAY SEATS, "phase: 'play' does not fit; the hand of seat 0 is empty" },
  { "'phase': 'play-more', 'current': 1, 'players': [ { 'hand': ['B'] }, {} ]",
    "phase: 'play-more' does not fit; the hand of seat 1 is empty" },

  /* A sale without its reason. */
  { "'phase': 'sell', " SELLER, "pending: write the bean that needs room" },
  { "'phase': 'sell', 'from': 'play', 'pending': null, " SELLER, "pending: there must be text in quotation marks here" },
  { "'phase': 'sell', 'from': 'play', 'pending': '?', " SELLER, "pending: write the bean that needs room" },
  { "'phase': 'sell', 'pending': 'G', " SELLER, "from: this key is missing" },
  { "'phase': 'sell', 'pending': 'G', 'from': null, " SELLER, "from: there must be text in quotation marks here" },
  { SELL ("leftovers") SELLER, "from: 'leftovers' must be one of 'play', 'play-more', 'trade'" },
  { SELL ("trade") SELLER ", 'trade': ['B']", "pending: no 'G' lies in the trade area" },
  { SELL ("play") "'players': [ { 'hand': ['s', 'G'], " THREE " }, {} ]", "pending: 'G' is not the front card of the hand" },
  { SELL ("play") "'players': [ { " THREE " }, {} ]", "pending: 'G' is not the front card" },
  { SELL ("play") "'players': [ { 'hand': ['G'], 'chains': [['G', 1], ['B', 1], ['C', 1]] }, {} ]",
    "pending: 'G' has a chain already" },
  { SELL ("play-more") "'players': [ { 'hand': ['G'], 'chains': [['S', 1], ['B', 1]] }, {} ]",
    "pending: there is room for a chain of 'G'" },
  { PLAY HANDS ", 'pending': 'B'", "pending: no bean needs room in this phase" },
  { OVER HANDS ", 'from': 'play'", "from: no bean needs room in this phase" },

  /* Views. */
  { PLAY HANDS ", 'seed': '?', 'draw': ['?', 'B']", "draw[1]: a view does not know the deck" },
  { PLAY HANDS ", 'seed': '?', 'discard': ['?']", "discard[0]: '?' is not a bean" },
  { SELL ("play") "'seed': '?', 'players': [ { 'hand': ['?'], " THREE " }, {} ]", "pending: 'G' is not the front card" },
};

/* Positions that one might think wrong, and that are right. */
static const char *const accepted[] = {
  PLAY HANDS,
  PLAY HANDS ", 'draw': []",
  PLAY HANDS ", 'pending': null, 'from': null",
  PLAY HANDS ", 'turn': 1, 'current': 1, 'seed': 7",
  "'phase': 'play-more', " HANDS,
  "'phase': 'discard', " SEATS,
  "'phase': 'trade', " SEATS,
  "'phase': 'trade', 'trade': ['B', 'R', 'B'], " SEATS,
  "'phase': 'leftovers', 'trade': ['g'], " SEATS,
  "'phase': 'discard', 'turn': 21, 'draw': ['B', 'B', 'B', 'B'], " SEATS,
  OVER HANDS,
  OVER HANDS ", 'draw': [], 'trade': ['B'], 'turn': 19",
  SELL ("play") SELLER,
  SELL ("play-more") SELLER,
  SELL ("trade") SELLER ", 'trade': ['G', 'B']",
  SELL ("play") "'players': [ { 'hand': ['G'], 'coins': 104, 'chains': [['B', 20], ['C', 18]] }, {} ],"
                "'options': { 'chains': 2 }",
  PLAY "'players': [ { 'hand': ['B'], 'bought': true, " THREE " }, {} ], 'options': { 'chains': 2 }",
  PLAY "'players': [ { 'hand': ['B'], 'bought': true }, {} ]",
  PLAY "'seed': '?', 'players': [ { 'hand': ['?', '?'] }, { 'hand': ['s'] } ], 'draw': ['?', '?']",
  PLAY "'seed': '?', 'players': [ { 'hand': ['?', '?'] }, { 'hand': ['s'] } ]",
  SELL ("play") "'seed': '?', 'players': [ { 'hand': ['G', '?'], " THREE " }, {} ]",
};

static char *
between_braces (const char *content)
{
  return g_strdelimit (g_strdup_printf ("{ 'format': 'tablee-position', 'version': 1, 'game': 'bean-chains', %s }", content),
                       "'", '"');
}

static TableePosition *
good_position (const char *content)
{
  g_autofree char *text = between_braces (content);
  g_autoptr (GError) error = NULL;
  TableePosition *position = tablee_position_parse (text, -1, &error);

  if (position == NULL)
    g_error ("%s: %s", text, error->message);

  return position;
}

static const ChState *
state_of (const TableePosition *position)
{
  return tablee_position_get_state (position);
}

static void
test_refusals (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *text = between_braces (refusals[i].position);
      g_autofree char *message = g_strdelimit (g_strdup (refusals[i].message), "'", '"');
      g_autoptr (GError) error = NULL;
      g_autoptr (TableePosition) position = tablee_position_parse (text, -1, &error);

      if (position != NULL || !g_str_has_prefix (error->message, message))
        g_error ("%s\n\"%s\" does not begin with \"%s\"", text, error != NULL ? error->message : "", message);
      g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_POSITION);
    }
}

static void
test_accepted (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (accepted); i++)
    {
      g_autoptr (TableePosition) position = good_position (accepted[i]);
      g_autofree char *text = tablee_position_to_text (position);
      g_autoptr (TableePosition) again = tablee_position_parse (text, -1, NULL);

      g_assert_nonnull (again);
      g_assert_cmpmem (state_of (position), sizeof (ChState), state_of (again), sizeof (ChState));
    }
}

/* More cards than the deck and the hands can hold, card by card. */
static void
test_unknown_cards (void)
{
  g_autoptr (GString) content =
    g_string_new (PLAY "'seed': '?', 'players': [ { 'hand': ['B'] }, { 'hand': ['?', '?'] } ], 'draw': [");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 102; i++)
    g_string_append (content, i > 0 ? ", '?'" : "'?'");
  g_string_append (content, "]");
  text = between_braces (content->str);
  g_assert_null (tablee_position_parse (text, -1, &error));
  g_assert_cmpstr (error->message, ==, "104 cards are unknown, but only 103 are not named");
}

/* A deck that is not given holds what lies nowhere, in an order that the seed alone decides. */
static void
test_deck_absent (void)
{
  static const char content[] = OVER "'discard': ['R', 'g'], 'trade': ['B'], 'removed': ['C', 'C'],"
                                "'players': [ { 'hand': ['s', 's'] }, { 'chains': [['S', 3]] } ]";
  g_autofree char *seeded = g_strconcat (content, ", 'seed': 8", NULL);
  g_autofree char *viewed = g_strconcat (content, ", 'seed': '?'", NULL);
  g_autoptr (TableePosition) position = good_position (content);
  g_autoptr (TableePosition) same = good_position (content);
  g_autoptr (TableePosition) other = good_position (seeded);
  g_autoptr (TableePosition) view = good_position (viewed);
  int counts[CH_BEANS] = { 0 };

  g_assert_cmpint (state_of (position)->deck_count, ==, 104 - 10);
  for (int i = 0; i < 94; i++)
    counts[state_of (position)->deck[i]]++;
  g_assert_cmpint (counts[CH_SOY], ==, 10);
  g_assert_cmpint (counts[CH_STINK], ==, 13);
  g_assert_cmpmem (state_of (position), sizeof (ChState), state_of (same), sizeof (ChState));
  g_assert_true (memcmp (state_of (position)->deck, state_of (other)->deck, CH_CARDS) != 0);
  g_assert_cmpint (state_of (view)->deck_count, ==, 94);
  g_assert_cmpint (state_of (view)->deck[93], ==, CH_NO_BEAN);
}

/* Piles are written from the top, hands from the front, sets sorted. */
static void
test_order (void)
{
  static const char expected[] =
    "  \"players\": [\n"
    "    {\"hand\":[\"s\",\"B\",\"R\"],\"chains\":[[\"R\",1],[\"b\",2],[\"s\",3]],\"coins\":4,\"bought\":false},\n"
    "    {\"hand\":[],\"chains\":[],\"coins\":0,\"bought\":false}\n"
    "  ],\n"
    "  \"current\": 0,\n"
    "  \"phase\": \"trade\",\n"
    "  \"draw\": [\"C\",\"g\",\"B\"],\n"
    "  \"discard\": [\"S\",\"C\"],\n"
    "  \"trade\": [\"G\",\"R\",\"b\",\"g\",\"s\"],\n"
    "  \"removed\": [\"B\",\"C\",\"S\"],\n"
    "  \"turn\": 2\n";
  g_autoptr (TableePosition) position =
    good_position ("'phase': 'trade', 'draw': ['C', 'g', 'B'], 'discard': ['S', 'C'], 'trade': ['s', 'b', 'R', 'g', 'G'],"
                   "'removed': ['S', 'C', 'B'], 'turn': 2,"
                   "'players': [ { 'hand': ['s', 'B', 'R'], 'chains': [['s', 3], ['b', 2], ['R', 1]], 'coins': 4 }, {} ]");
  g_autofree char *text = tablee_position_to_text (position);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (strstr (text, expected));
  g_assert_true (tablee_position_apply (position, "end", NULL, &error));
  g_assert_cmpint (state_of (position)->seats[0].hand[3], ==, CH_CHILI);
  g_assert_cmpint (state_of (position)->seats[0].hand[4], ==, CH_GARDEN);
}

static void
assert_view (const TableePosition *position,
             int                   viewer,
             const char           *hands)
{
  g_autoptr (TableePosition) view = tablee_position_view (position, viewer);
  g_autoptr (JsonObject) object = tablee_position_to_json (view);
  JsonArray *players = json_object_get_array_member (object, "players");
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < CH_SEATS; i++)
    {
      JsonArray *hand = json_object_get_array_member (json_array_get_object_element (players, i), "hand");

      g_string_append (found, i > 0 ? " " : "");
      for (guint j = 0; j < json_array_get_length (hand); j++)
        g_string_append (found, json_array_get_string_element (hand, j));
    }
  g_assert_cmpstr (found->str, ==, hands);
  g_assert_cmpstr (json_object_get_string_member (object, "seed"), ==, "?");
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (object, "draw"), 0), ==, "?");
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (object, "discard"), 1), ==, "C");
}

static void
test_views (void)
{
  g_autoptr (TableePosition) play =
    good_position (PLAY "'discard': ['B', 'C'], 'players': [ { 'hand': ['G', 's'] }, { 'hand': ['R', 'g', 'b'] } ]");
  g_autoptr (TableePosition) over =
    good_position (OVER "'draw': ['S'], 'discard': ['B', 'C'],"
                        "'players': [ { 'hand': ['G', 's'] }, { 'hand': ['R', 'g', 'b'] } ]");
  g_autoptr (TableePosition) sell = good_position (SELL ("play-more") "'discard': ['B', 'C'], " SELLER);

  assert_view (play, 0, "Gs ???");
  assert_view (play, 1, "?? Rgb");
  assert_view (play, TABLEE_NOBODY, "?? ???");
  assert_view (over, 0, "Gs ???");
  assert_view (sell, 0, "Gs ");
  assert_view (sell, 1, "G? ");
  assert_view (sell, TABLEE_NOBODY, "G? ");
}

/* Only the exact words are an action; what is refused changes nothing. */
static void
test_actions (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } wrong[] = {
    { "", "\"\" is not an action of bean-chains" },
    { "chain", "\"chain\" is not an action" },
    { "chain x", "\"chain x\" is not an action" },
    { "chain  B", "\"chain  B\" is not an action" },
    { "chain B ", "\"chain B \" is not an action" },
    { "chain Bb", "\"chain Bb\" is not an action" },
    { "Chain B", "\"Chain B\" is not an action" },
    { "chain ?", "\"chain ?\" is not an action" },
    { "play B", "\"play B\" is not an action" },
    { "throw", "\"throw\" is not an action" },
    { "throw 0", "\"throw 0\" is not an action" },
    { "throw 01", "\"throw 01\" is not an action" },
    { "throw +1", "\"throw +1\" is not an action" },
    { "throw 105", "\"throw 105\" is not an action" },
    { "throw B", "\"throw B\" is not an action" },
    { "buy", "\"buy\" is not an action" },
    { "end\n", "\"end\\u{a}\" is not an action" },
    { "throw 3", "\"throw 3\" is not legal: the hand has no card at this place" },
    { "throw 104", "\"throw 104\" is not legal: the hand has no card at this place" },
    { "play", "\"play\" is not legal: no further card can be played in this turn" },
    { "sell B", "\"sell B\" is not legal: a chain is sold only to make room for a card" },
    { "buy-chain", "\"buy-chain\" is not legal: everybody has three chains in this game" },
  };
  g_autoptr (TableePosition) position = good_position ("'phase': 'discard', " HANDS);
  g_autoptr (TableePosition) copy = tablee_position_copy (position);
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_clear_error (&error);
      g_assert_false (tablee_position_apply (position, wrong[i].text, NULL, &error));
      g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_ACTION);
      if (!g_str_has_prefix (error->message, wrong[i].message))
        g_error ("\"%s\" does not begin with \"%s\"", error->message, wrong[i].message);
      g_assert_cmpmem (state_of (position), sizeof (ChState), state_of (copy), sizeof (ChState));
    }
  g_assert_true (tablee_position_apply (position, "throw 2", NULL, NULL));
  g_assert_cmpint (state_of (position)->seats[0].hand_count, ==, 1);
}

static TableeRuleset *
ruleset_from (const char  *options,
              GError     **error)
{
  g_autofree char *text = g_strdelimit (g_strdup_printf ("{ 'options': { %s } }", options), "'", '"');
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, NULL);

  return tablee_ruleset_new (&tablee_bean_chains_game, CH_SEATS, json_object_get_object_member (object, "options"), error);
}

static void
test_wrong_options (void)
{
  static const Refusal wrong[] = {
    { "'chains': 1", "options.chains: 1 is not between 2 and 3" },
    { "'chains': 4", "options.chains: 4 is not between 2 and 3" },
    { "'chains': null", "options.chains: there must be a whole number here" },
    { "'plays': 1", "options.plays: 2 means one card, and a second if you like" },
    { "'plays': 3", "options.plays: 3 is not between 0 and 2" },
    { "'final_sale': 1", "options.final_sale: write true or false" },
    { "'first': 2", "options.first: 2 is not between 0 and 1" },
    { "'stake': 1", "options.stake: this key is not known" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (ruleset_from (wrong[i].position, &error));
      g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_OPTION);
      if (!g_str_has_prefix (error->message, wrong[i].message))
        g_error ("\"%s\" does not begin with \"%s\"", error->message, wrong[i].message);
    }
}

/* Defaults are not written, and what is written comes back. */
static void
test_options (void)
{
  static const struct
  {
    const char *options;
    const char *written;
  } cases[] = {
    { "", "{}" },
    { "'chains': 3, 'plays': 2, 'final_sale': false, 'first': null", "{}" },
    { "'chains': 2, 'plays': 0, 'final_sale': true, 'first': 1", "{'chains':2,'plays':0,'final_sale':true,'first':1}" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TableeRuleset) ruleset = ruleset_from (cases[i].options, NULL);
      g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
      g_autoptr (TableeRuleset) again = NULL;
      g_autofree char *written = NULL;

      json_node_take_object (node, tablee_ruleset_options_to_json (ruleset));
      written = json_to_string (node, FALSE);
      g_assert_cmpstr (g_strdelimit (written, "\"", '\''), ==, cases[i].written);
      again = tablee_ruleset_new (&tablee_bean_chains_game, CH_SEATS, json_node_get_object (node), NULL);
      g_assert_cmpmem (ruleset, sizeof (ChRuleset), again, sizeof (ChRuleset));
    }
}

/* What only the owner of a hand may see is "?" for the others. */
static void
test_concealed_events (void)
{
  g_autoptr (TableePosition) position = good_position ("'phase': 'trade', 'draw': ['C', 'g', 'B'], " SEATS);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));
  TableeEvent *drawn;
  g_autofree char *own = NULL;
  g_autofree char *others = NULL;

  g_assert_true (tablee_position_apply (position, "end", events, NULL));
  drawn = &g_array_index (events, TableeEvent, 1);
  own = tablee_position_get_notation (position)->event_write (tablee_position_get_ruleset (position), drawn);
  tablee_event_conceal (drawn, 1);
  others = tablee_position_get_notation (position)->event_write (tablee_position_get_ruleset (position), drawn);
  g_assert_cmpstr (own, ==, "draw 0 C 1 2");
  g_assert_cmpstr (others, ==, "draw 0 ? 1 2");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bean-chains/refusals", test_refusals);
  g_test_add_func ("/bean-chains/accepted", test_accepted);
  g_test_add_func ("/bean-chains/unknown-cards", test_unknown_cards);
  g_test_add_func ("/bean-chains/deck-absent", test_deck_absent);
  g_test_add_func ("/bean-chains/order", test_order);
  g_test_add_func ("/bean-chains/views", test_views);
  g_test_add_func ("/bean-chains/actions", test_actions);
  g_test_add_func ("/bean-chains/wrong-options", test_wrong_options);
  g_test_add_func ("/bean-chains/options", test_options);
  g_test_add_func ("/bean-chains/concealed-events", test_concealed_events);

  return g_test_run ();
}
