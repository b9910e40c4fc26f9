/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the written form takes and refuses, and how it is written. */
#include "script.h"

#define HEAD "'format': 'tablee-position', 'version': 1, 'game': 'al-cabohne', "
#define FIELDS "'fields': [null, null]"
#define TWO "'players': [{ " FIELDS " }, { " FIELDS " }], "
#define ALONE "'players': [{ 'fields': [null, null, null] }], "
#define OPEN "'phase': 'cultivate'"
#define SEAT(keys) "'players': [{ " keys " }, { " FIELDS " }], "

/* A position, between its braces, and how the message begins that refuses it; ' stands for " in both. */
typedef struct
{
  const char         *position;
  const char         *message;
  TableeNotationError code;  /* 0: TABLEE_NOTATION_ERROR_POSITION */
} Refusal;

static const Refusal refusals[] = {
  /* Players and options. */
  { HEAD "'players': [], " OPEN, "players: al-cabohne is for 1 or 2 players, not for 0" },
  { HEAD "'players': [{}, {}, {}], " OPEN, "players: al-cabohne is for 1 or 2 players, not for 3" },
  { HEAD TWO OPEN ", 'options': { 'kidney': 5678 }", "options.kidney: there must be text in quotation marks here", TABLEE_NOTATION_ERROR_OPTION },
  { HEAD TWO OPEN ", 'options': { 'kidney': '4678' }", "options.kidney: '4678' must be one of '5678', '3678'",
    TABLEE_NOTATION_ERROR_OPTION },
  { HEAD ALONE OPEN ", 'options': { 'first': 1 }", "options.first: 1 is not between 0 and 0", TABLEE_NOTATION_ERROR_OPTION },
  { HEAD TWO OPEN ", 'turn': 1", "turn: this key is not known" },
  { HEAD SEAT ("'fields': [null, null], 'stack': []") OPEN, "players[0].stack: this key is not known" },
  { HEAD TWO "'phase': 'reveal'", "phase: 'reveal' must be one of 'leftovers', 'pay', 'plant'" },
  { HEAD ALONE OPEN ", 'current': 1", "current: 1 is not between 0 and 0" },

  /* Cards. */
  { HEAD TWO OPEN ", 'draw': null", "draw: there must be a list [ ... ] here" },
  { HEAD TWO OPEN ", 'draw': ['Bl', 7]", "draw[1]: there must be text in quotation marks here" },
  { HEAD TWO OPEN ", 'draw': ['Bl', 'bl']", "draw[1]: 'bl' is not a bean" },
  { HEAD TWO OPEN ", 'draw': ['Bl', '?']", "draw[1]: only a view (seed '?') has hidden cards" },
  { HEAD TWO OPEN ", 'discard': ['?']", "discard[0]: '?' is not a bean" },
  { HEAD TWO OPEN ", 'discard': 'Bl'", "discard: there must be a list [ ... ] here" },
  { HEAD TWO OPEN ", 'set_aside': ['Bx']", "set_aside[0]: 'Bx' is not a bean" },
  { HEAD TWO OPEN ", 'revealed': ['']", "revealed[0]: '' is not a bean" },
  { HEAD TWO OPEN ", 'mafia_coins': ['al']", "mafia_coins[0]: 'al' is not a bean" },
  { HEAD SEAT (FIELDS ", 'hand': ['?']") OPEN, "players[0].hand[0]: only a view" },
  { HEAD SEAT (FIELDS ", 'hand': null") OPEN, "players[0].hand: there must be a list [ ... ] here" },
  { HEAD SEAT (FIELDS ", 'coins': ['?']") OPEN ", 'seed': '?'", "players[0].coins[0]: '?' is not a bean" },
  { HEAD SEAT (FIELDS ", 'hand': ['?', 'Bl']") OPEN ", 'seed': '?'",
    "players[0].hand: a view knows all of these cards or none" },
  { HEAD TWO OPEN ", 'draw': ['Bl'], 'seed': '?'", "draw: a view cannot know the draw pile" },

  /* More of a bean than there are. */
  { HEAD TWO OPEN ", 'bosses': { 'al': ['Br', 2] }, "
    "'discard': ['Br','Br','Br','Br','Br','Br','Br','Br','Br','Br','Br','Br','Br']",
    "discard[12]: 'Br' occurs 15 times; there are 14" },
  { HEAD SEAT ("'fields': [['St', 14], null]") OPEN, "players[0].fields[0]: 'St' occurs 14 times; there are 13" },
  { HEAD SEAT ("'fields': [['St', 7], null], 'coins': ['St','St','St','St','St','St','St']") OPEN,
    "players[0].coins[6]: 'St' occurs 14 times; there are 13" },

  /* Fields. */
  { HEAD SEAT ("'hand': []") OPEN, "players[0].fields: this key is missing" },
  { HEAD SEAT ("'fields': null") OPEN, "players[0].fields: there must be a list [ ... ] here" },
  { HEAD SEAT ("'fields': [null]") OPEN, "players[0].fields: a player has two fields or three" },
  { HEAD SEAT ("'fields': []") OPEN, "players[0].fields: a player has two fields or three" },
  { HEAD SEAT ("'fields': [null, null, null, null]") OPEN, "players[0].fields: at most 3 are possible here, not 4" },
  { HEAD "'players': [{ 'fields': [null, null] }], " OPEN, "players[0].fields: when playing alone, there are three fields" },
  { HEAD SEAT ("'fields': [[], null]") OPEN, "players[0].fields[0]: write a bean and a number of cards" },
  { HEAD SEAT ("'fields': [['Bl'], null]") OPEN, "players[0].fields[0]: write a bean and a number of cards" },
  { HEAD SEAT ("'fields': [['Bl', 1, 2], null]") OPEN, "players[0].fields[0]: at most 2 are possible here, not 3" },
  { HEAD SEAT ("'fields': [['Bl', 0], null]") OPEN, "players[0].fields[0][1]: 0 is not between 1 and 116" },
  { HEAD SEAT ("'fields': [['Bl', '1'], null]") OPEN, "players[0].fields[0][1]: there must be a whole number here" },
  { HEAD SEAT ("'fields': [[1, 'Bl'], null]") OPEN, "players[0].fields[0][0]: there must be text in quotation marks here" },
  { HEAD SEAT ("'fields': [['?', 1], null]") OPEN ", 'seed': '?'", "players[0].fields[0][0]: '?' is not a bean" },
  { HEAD SEAT ("'fields': ['Bl', null]") OPEN, "players[0].fields[0]: there must be a list [ ... ] here" },
  { HEAD SEAT ("'fields': [['Bl', 1], ['Bl', 2]]") OPEN, "players[0].fields[1]: 'Bl' grows in field 1 already" },
  { HEAD SEAT ("'fields': [['Bl', 1], ['Ki', 2], ['Bl', 1]]") OPEN, "players[0].fields[2]: 'Bl' grows in field 1 already" },

  /* Bosses. */
  { HEAD TWO OPEN ", 'bosses': null", "bosses: there must be an object { ... } here" },
  { HEAD TWO OPEN ", 'bosses': []", "bosses: there must be an object { ... } here" },
  { HEAD TWO OPEN ", 'bosses': { 'bob': null }", "bosses.bob: this key is not known" },
  { HEAD TWO OPEN ", 'bosses': { 'al': 'Bl' }", "bosses.al: there must be a list [ ... ] here" },
  { HEAD TWO OPEN ", 'bosses': { 'al': ['Bl', 2], 'don': ['Bl', 1] }", "bosses.don: 'Bl' is what 'al' collects" },
  { HEAD ALONE OPEN ", 'bosses': { 'don': ['Bl', 2], 'joe': ['Bl', 1] }", "bosses.joe: 'Bl' is what 'don' collects" },
  { HEAD TWO OPEN ", 'bosses': { 'joe': ['Bl', 1] }", "bosses.joe: he is in the game for one player only" },
  { HEAD TWO OPEN ", 'bosses': { 'al': ['Bl', 8] }", "bosses.al: he harvests 8 'Bl' already" },
  { HEAD TWO OPEN ", 'bosses': { 'don': ['Ki', 9] }", "bosses.don: he harvests 9 'Ki' already" },
  { HEAD ALONE OPEN ", 'bosses': { 'joe': ['Ki', 3] }, 'options': { 'kidney': '3678' }",
    "bosses.joe: he harvests 3 'Ki' already" },

  /* Open cards. */
  { HEAD SEAT (FIELDS ", 'hand': ['Bl']") "'phase': 'plant', 'revealed': ['Bl']",
    "revealed: there are revealed cards in 'cultivate' only" },
  { HEAD TWO "'phase': 'over', 'revealed': ['Bl']", "revealed: there are revealed cards in 'cultivate' only" },
  { HEAD TWO OPEN ", 'leftovers': ['Bl']", "leftovers: there are leftovers in 'draw' and 'leftovers' only" },
  { HEAD TWO "'phase': 'over', 'leftovers': ['Bl']", "leftovers: there are leftovers in" },
  { HEAD "'players': [{ 'fields': [['Bl', 2], null, null] }], 'phase': 'draw', 'leftovers': ['Bl']",
    "leftovers: when playing alone, nothing is left over" },

  /* Phases. */
  { HEAD TWO "'phase': 'leftovers'", "phase: 'leftovers' does not fit; there are none" },
  { HEAD ALONE "'phase': 'leftovers', 'leftovers': ['Bl']", "leftovers: when playing alone, nothing is left over" },
  { HEAD TWO "'phase': 'pay'", "phase: 'pay' does not fit; seat 0 owes nothing" },
  { HEAD SEAT ("'fields': [['Bl', 1], null]") "'phase': 'pay', 'bosses': { 'al': ['Bl', 1] }, 'current': 1",
    "phase: 'pay' does not fit; seat 1 owes nothing" },
  { HEAD TWO "'phase': 'plant'", "phase: planting does not fit; the hand of seat 0 is empty" },
  { HEAD SEAT (FIELDS ", 'hand': ['Bl']") "'phase': 'plant-more', 'current': 1",
    "phase: planting does not fit; the hand of seat 1 is empty" },
  { HEAD TWO "'phase': 'draw'", "phase: 'draw' does not fit; seat 0 has nothing to harvest and nothing to buy" },
  { HEAD SEAT (FIELDS ", 'coins': ['Bl', 'Bl', 'Bl']") "'phase': 'draw'", "phase: 'draw' does not fit" },

  /* Exhaustion. */
  { HEAD TWO OPEN ", 'exhaustions': 4", "exhaustions: 4 is not between 0 and 3" },
  { HEAD ALONE OPEN ", 'exhaustions': 2", "exhaustions: 2 is not between 0 and 1" },
  { HEAD TWO OPEN ", 'exhaustions': null", "exhaustions: there must be a whole number here" },
  { HEAD SEAT (FIELDS ", 'hand': ['Bl']") "'phase': 'plant', 'exhaustions': 3",
    "exhaustions: 3 ends the game, so it fits 'cultivate' and 'over' only" },
  { HEAD TWO OPEN ", 'exhaustions': 3, 'draw': ['Bl']", "draw: the draw pile is empty once 'exhaustions' is 3" },
  { HEAD ALONE "'phase': 'over', 'exhaustions': 1, 'draw': ['Bl']", "draw: the draw pile is empty once 'exhaustions' is 1" },
};

/* Positions that one might think wrong, and that are right. */
static const char *const accepted[] = {
  HEAD TWO OPEN,
  HEAD ALONE OPEN,
  HEAD TWO "'phase': 'over'",
  HEAD TWO OPEN ", 'bosses': {}",
  HEAD TWO OPEN ", 'bosses': { 'al': null, 'don': null, 'joe': null }",
  HEAD TWO OPEN ", 'exhaustions': 3",
  HEAD TWO OPEN ", 'exhaustions': 3, 'draw': []",
  HEAD TWO OPEN ", 'exhaustions': 2, 'draw': []",
  HEAD TWO OPEN ", 'set_aside': ['Bl'], 'draw': ['Ki']",
  HEAD TWO OPEN ", 'seed': '?'",
  HEAD TWO OPEN ", 'seed': '?', 'draw': ['?', '?']",
  HEAD TWO OPEN ", 'seed': '?', 'draw': [], 'exhaustions': 1",
  HEAD SEAT (FIELDS ", 'hand': ['?', '?']") "'phase': 'plant', 'seed': '?'",
  HEAD SEAT (FIELDS ", 'hand': ['Bl', 'Ki']") "'phase': 'plant', 'seed': '?'",
  HEAD SEAT ("'fields': [['Bl', 20], ['Ki', 19], ['Fe', 18]]") OPEN ", 'options': { 'kidney': '5678', 'first': null }",
  HEAD SEAT (FIELDS ", 'coins': ['Bl', 'Bl', 'Bl', 'Bl']") "'phase': 'draw', 'leftovers': ['Bl']",
  HEAD SEAT (FIELDS ", 'hand': ['Bl']") "'phase': 'leftovers', 'leftovers': ['Sa', 'Bl', 'Sa'], 'bosses': { 'al': ['Sa', 6] }",
  HEAD "'players': [{ 'fields': [['Bl', 2], ['Ki', 1], null] }], 'phase': 'draw', 'bosses': { 'joe': ['Ki', 4] }",
};

static char *
between_braces (const char *content)
{
  return g_strdelimit (g_strdup_printf ("{ %s }", content), "'", '"');
}

static void
test_refusals (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      int code = refusals[i].code != 0 ? (int) refusals[i].code : (int) TABLEE_NOTATION_ERROR_POSITION;
      g_autofree char *text = between_braces (refusals[i].position);
      g_autofree char *message = g_strdelimit (g_strdup (refusals[i].message), "'", '"');
      g_autoptr (GError) error = NULL;
      g_autoptr (TableePosition) position = tablee_position_parse (text, -1, &error);

      if (position != NULL || !g_str_has_prefix (error->message, message))
        g_error ("%s\n\"%s\" does not begin with \"%s\"", text, error != NULL ? error->message : "", message);
      g_assert_error (error, TABLEE_NOTATION_ERROR, code);
    }
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

static void
test_accepted (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (accepted); i++)
    {
      g_autoptr (TableePosition) position = good_position (accepted[i]);
      g_autofree char *text = tablee_position_to_text (position);
      g_autoptr (GError) error = NULL;
      g_autoptr (TableePosition) again = tablee_position_parse (text, -1, &error);

      g_assert_no_error (error);
      g_assert_cmpmem (tablee_position_get_state (position), sizeof (AcState), tablee_position_get_state (again),
                       sizeof (AcState));
    }
}

/* What has its default where the key is absent. */
static void
test_defaults (void)
{
  g_autoptr (TableePosition) position = good_position (HEAD TWO OPEN);
  const AcState *state = tablee_position_get_state (position);

  g_assert_cmpint (state->exhaustions, ==, 0);
  g_assert_cmpint (state->sizes[AC_PILE_DRAW], ==, AC_CARDS);
  for (int pile = 0; pile < AC_PILE_DRAW; pile++)
    g_assert_cmpint (state->sizes[pile], ==, 0);
}

/* All that lies nowhere else, shuffled by the seed; none once the end has come. */
static void
test_draw_pile_absent (void)
{
  g_autoptr (TableePosition) seven = good_position (HEAD SEAT ("'fields': [['Bl', 3], null], 'hand': ['Ki']") OPEN
                                                    ", 'seed': 7, 'discard': ['St'], 'bosses': { 'al': ['Fe', 2] }");
  g_autoptr (TableePosition) eight = good_position (HEAD SEAT ("'fields': [['Bl', 3], null], 'hand': ['Ki']") OPEN
                                                    ", 'seed': 8, 'discard': ['St'], 'bosses': { 'al': ['Fe', 2] }");
  g_autoptr (TableePosition) last = good_position (HEAD TWO OPEN ", 'exhaustions': 3");
  g_autoptr (TableePosition) over = good_position (HEAD TWO "'phase': 'over'");
  const AcState *states[] = { tablee_position_get_state (seven), tablee_position_get_state (eight) };
  int counts[AC_TYPES] = { 0 };
  static const int expected[AC_TYPES] = { 17, 18, 16, 16, 16, 14, 12 };
  int count;
  const AcCard *cards = ac_pile (states[0], AC_PILE_DRAW, &count);

  g_assert_cmpint (count, ==, AC_CARDS - 7);
  for (int i = 0; i < count; i++)
    counts[cards[i]]++;
  for (int type = 0; type < AC_TYPES; type++)
    g_assert_cmpint (counts[type], ==, expected[type]);
  g_assert_cmpint (memcmp (states[0]->cards, states[1]->cards, sizeof states[0]->cards), !=, 0);
  g_assert_cmpint (((const AcState *) tablee_position_get_state (last))->sizes[AC_PILE_DRAW], ==, 0);
  g_assert_cmpint (((const AcState *) tablee_position_get_state (over))->sizes[AC_PILE_DRAW], ==, AC_CARDS);
}

static void
assert_written (const TableePosition *position,
                const char           *key,
                const char           *expected)
{
  g_autofree char *text = tablee_position_to_text (position);
  g_autofree char *line = g_strdup_printf ("  \"%s\": %s", key, expected);

  g_strdelimit (line, "'", '"');
  if (strstr (text, line) == NULL)
    g_error ("%s is not in\n%s", line, text);
}

/* Piles with the top first, hands with the front first, sets sorted by what is written. */
static void
test_order (void)
{
  g_autoptr (TableePosition) position =
    good_position (HEAD SEAT (FIELDS ", 'hand': ['St', 'Bl', 'Pu'], 'coins': ['Sa', 'Br', 'Fe']") OPEN
                   ", 'draw': ['Ki', 'Bl', 'Sa'], 'discard': ['St', 'Ki'], 'mafia_coins': ['Sa', 'Bl'], "
                   "'set_aside': ['St', 'Bl', 'Sa', 'Br'], 'revealed': ['St', 'Pu', 'Bl', 'Sa', 'Ki', 'Fe', 'Br', 'Bl']");
  const AcState *state = tablee_position_get_state (position);
  int count;

  g_assert_cmpint (ac_pile (state, AC_PILE_HAND, &count)[0], ==, AC_RUNNER);
  g_assert_cmpint (ac_pile (state, AC_PILE_DRAW, &count)[2], ==, AC_KIDNEY);
  g_assert_cmpint (ac_pile (state, AC_PILE_DISCARD, &count)[1], ==, AC_RUNNER);
  g_assert_cmpint (ac_pile (state, AC_PILE_COINS, &count)[2], ==, AC_BROAD);
  assert_written (position, "draw", "['Ki','Bl','Sa']");
  assert_written (position, "discard", "['St','Ki']");
  assert_written (position, "mafia_coins", "['Sa','Bl']");
  assert_written (position, "set_aside", "['Bl','Br','Sa','St']");
  assert_written (position, "revealed", "['Bl','Bl','Br','Fe','Ki','Pu','Sa','St']");
  assert_written (position, "leftovers", "[]");
}

static void
test_views (void)
{
  g_autoptr (TableePosition) position =
    good_position (HEAD "'players': [{ " FIELDS ", 'hand': ['St', 'Bl'], 'coins': ['Sa'] }, { " FIELDS ", 'hand': ['Ki'] }], "
                   OPEN ", 'draw': ['Ki', 'Bl', 'Sa'], 'discard': ['St', 'Ki']");
  g_autoptr (TableePosition) view = tablee_position_view (position, 0);
  g_autoptr (TableePosition) nobody = tablee_position_view (position, TABLEE_NOBODY);
  g_autofree char *text = tablee_position_to_text (view);

  assert_written (view, "draw", "['?','?','?']");
  assert_written (view, "discard", "['St','Ki']");
  g_assert_nonnull (strstr (text, "{\"hand\":[\"St\",\"Bl\"],"));
  g_assert_nonnull (strstr (text, "{\"hand\":[\"?\"],"));
  g_clear_pointer (&text, g_free);
  text = tablee_position_to_text (nobody);
  g_assert_nonnull (strstr (text, "{\"hand\":[\"?\",\"?\"],"));
  g_assert_null (strstr (text, "\"hand\":[\"Ki\"]"));
}

static void
test_view_without_draw_pile (void)
{
  g_autoptr (TableePosition) view =
    good_position (HEAD "'players': [{ " FIELDS ", 'hand': ['St', 'Bl'] }, { " FIELDS ", 'hand': ['?'] }], "
                   OPEN ", 'seed': '?'");
  const AcState *state = tablee_position_get_state (view);
  int count;
  const AcCard *cards = ac_pile (state, AC_PILE_DRAW, &count);

  g_assert_cmpint (count, ==, AC_CARDS - 3);
  g_assert_cmpint (cards[0], ==, AC_HIDDEN);
  g_assert_true (tablee_position_is_view (view));
}

/* More cards than there are, known and hidden. */
static void
test_too_many_hidden (void)
{
  g_autoptr (GString) text = g_string_new (HEAD SEAT ("'fields': [['Bl', 3], null]") OPEN ", 'seed': '?', 'draw': [");
  g_autofree char *whole = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) position = NULL;

  for (int i = 0; i < AC_CARDS - 2; i++)
    g_string_append (text, i > 0 ? ", '?'" : "'?'");
  g_string_append (text, "]");
  whole = between_braces (text->str);
  position = tablee_position_parse (whole, -1, &error);
  g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_POSITION);
  g_assert_cmpstr (error->message, ==, "draw: 117 of these cards, but there are only 116");
}

/* A hand of hidden cards and another of known ones, each of which could be the whole deck: no state has room for both. */
static void
test_too_many_in_hands (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "'players': [{ " FIELDS ", 'hand': ['?'");
  g_autofree char *whole = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) position = NULL;

  for (int i = 1; i < AC_CARDS; i++)
    g_string_append (text, ", '?'");
  g_string_append (text, "] }, { " FIELDS ", 'hand': ['St'");
  for (int i = 1; i < ac_copies (AC_RUNNER); i++)
    g_string_append (text, ", 'St'");
  g_string_append (text, "] }], " OPEN ", 'seed': '?', 'draw': []");
  whole = between_braces (text->str);
  position = tablee_position_parse (whole, -1, &error);
  g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_POSITION);
  g_assert_cmpstr (error->message, ==, "players[1].hand: 129 of these cards, but there are only 116");
}

/*
 * Actions
 */

static void
test_action_words (void)
{
  static const char *const words[] = {
    "plant 1", "plant 3", "stop", "plant Bl 1", "plant St 3", "discard Sa", "pay", "give Pu al", "give Br joe", "hand 1 don",
    "hand 116 al", "harvest 2", "buy-field", "end",
  };
  static const char *const none[] = {
    "", "plant", "plant 0", "plant 4", "plant 01", "plant +1", "plant  1", "plant 1 ", " plant 1", "Plant 1", "PLANT 1",
    "plant bl 1", "plant Bl", "plant Bl 0", "plant Bl 4", "plant Bl 1 2", "discard", "discard 1", "discard sa", "give Pu",
    "give Pu bob", "give pu al", "give 1 al", "hand don", "hand 0 don", "hand 117 don", "hand 1 Don", "hand Bl don", "harvest",
    "harvest 0", "harvest Bl", "buy", "buy_field", "stop 1", "pay 1", "end turn", "pull small",
  };
  SCRIPT (script, OPEN ",'players':[{'fields':[null,null]},{'fields':[null,null]}]");
  const TableeRuleset *base = &script->ruleset->base;
  const TableeNotation *notation = tablee_position_get_notation (script->position);
  TableeAction action;

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *written = NULL;

      g_assert_true (notation->action_read (base, script->state, words[i], &action));
      g_assert_cmpint (base->game->check (base, script->state, action), !=, TABLEE_REASON_UNKNOWN);
      written = notation->action_write (base, script->state, action);
      g_assert_cmpstr (written, ==, words[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (none); i++)
    if (notation->action_read (base, script->state, none[i], &action))
      g_error ("\"%s\" is read as an action", none[i]);
}

/* Every reason has its words, and no two the same. */
static void
test_reasons (void)
{
  const TableeNotation *notation = tablee_notation_for_game (&tablee_al_cabohne_game);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (int reason = TABLEE_REASON_GAME; reason <= AC_REASON_CARDS_WAIT; reason++)
    g_assert_true (g_hash_table_add (seen, (gpointer) tablee_notation_reason (notation, (TableeReason) reason)));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/al-cabohne/refusals", test_refusals);
  g_test_add_func ("/al-cabohne/accepted", test_accepted);
  g_test_add_func ("/al-cabohne/defaults", test_defaults);
  g_test_add_func ("/al-cabohne/draw-pile-absent", test_draw_pile_absent);
  g_test_add_func ("/al-cabohne/order", test_order);
  g_test_add_func ("/al-cabohne/views", test_views);
  g_test_add_func ("/al-cabohne/view-without-draw-pile", test_view_without_draw_pile);
  g_test_add_func ("/al-cabohne/too-many-hidden", test_too_many_hidden);
  g_test_add_func ("/al-cabohne/too-many-in-hands", test_too_many_in_hands);
  g_test_add_func ("/al-cabohne/action-words", test_action_words);
  g_test_add_func ("/al-cabohne/reasons", test_reasons);

  return g_test_run ();
}
