/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions that are taken, and that are refused with their reasons. */
#include "games/martian-12s/rules/rules.h"
#include "notation/json-guard.h"
#include "written.h"

#include <string.h>

#define HEAD "'format': 'tablee-position', 'version': 1, 'game': 'martian-12s'"
#define EMPTY_SEATS "'players': [ {}, {} ]"
#define PULL "'phase': 'pull'"

/* What the common page of the rules demands. */
static const Refusal common_refusals[] = {
  { "'version': 1, 'game': 'martian-12s', " EMPTY_SEATS ", " PULL,
    "format: this key is missing", TABLEE_NOTATION_ERROR_FORMAT },
  { "'format': 'tablee-record'", "format: this must be 'tablee-position'", TABLEE_NOTATION_ERROR_FORMAT },
  { "'format': 1", "format: there must be text in quotation marks here", TABLEE_NOTATION_ERROR_FORMAT },
  { "'format': null", "format: there must be text in quotation marks here", TABLEE_NOTATION_ERROR_FORMAT },
  { "'format': 'tablee-position'", "version: this key is missing", TABLEE_NOTATION_ERROR_FORMAT },
  { "'format': 'tablee-position', 'version': 0", "version: 0 is not", TABLEE_NOTATION_ERROR_FORMAT },
  { "'format': 'tablee-position', 'version': 2", "version: this is version 2", TABLEE_NOTATION_ERROR_FORMAT },
  { "'format': 'tablee-position', 'version': '1'", "version: there must be a whole number here", TABLEE_NOTATION_ERROR_FORMAT },
  { "'format': 'tablee-position', 'version': 1", "game: this key is missing", TABLEE_NOTATION_ERROR_GAME },
  { "'format': 'tablee-position', 'version': 1, 'game': 'chess'",
    "game: 'chess' is not a game", TABLEE_NOTATION_ERROR_GAME },
  { "'format': 'tablee-position', 'version': 1, 'game': '\\u0001'",
    "game: '\\u{1}' is not a game", TABLEE_NOTATION_ERROR_GAME },
  { "'format': 'tablee-position', 'version': 1, 'game': 12", "game: there must be text in quotation marks here", TABLEE_NOTATION_ERROR_GAME },
  { HEAD ", " PULL, "players: this key is missing" },
  { HEAD ", " PULL ", 'players': null", "players: there must be a list [ ... ] here" },
  { HEAD ", " PULL ", 'players': {}", "players: there must be a list [ ... ] here" },
  { HEAD ", " PULL ", 'players': [ {}, [] ]", "players[1]: there must be an object { ... } here" },
  { HEAD ", " PULL ", 'players': [ null, {} ]", "players[0]: there must be an object { ... } here" },
  { HEAD ", " EMPTY_SEATS, "phase: this key is missing" },
  { HEAD ", " EMPTY_SEATS ", 'phase': null", "phase: there must be text in quotation marks here" },
  { HEAD ", " EMPTY_SEATS ", 'phase': 'draw'", "phase: 'draw' must be one of 'pull', 'over'" },
  { HEAD ", " EMPTY_SEATS ", 'phase': 'Pull'", "phase: 'Pull' must be one of" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'options': null", "options: there must be an object { ... } here" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'options': []", "options: there must be an object { ... } here" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'options': { 'speed': 1 }",
    "options.speed: this key is not known", TABLEE_NOTATION_ERROR_OPTION },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'current': 2", "current: 2 is not between 0 and 1" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'current': -1", "current: -1 is not between" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'current': null", "current: there must be a whole number here" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'current': 0.5", "current: there must be a whole number here" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': -1", "seed: -1 is not between 0 and 9007199254740991" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': 1.5", "seed: there must be a whole number here" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': null", "seed: there must be a whole number here" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': true", "seed: there must be a whole number here" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': ''", "seed: write 1 to 64 hexadecimal digits" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': '0x1'", "seed: write 1 to 64 hexadecimal digits" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': '?a'", "seed: write 1 to 64 hexadecimal digits" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': '00000000000000000000000000000000000000000000000000000000000000001'",
    "seed: write 1 to 64" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'turn': 1", "turn: this key is not known" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'Seed': 1", "Seed: this key is not known" },
  { HEAD ", 'players': [ {}, { 'hand': [] } ], " PULL, "players[1].hand: this key is not known" },
};

#define OVER_A ", 'phase': 'over', 'players': [ "
#define TWO_SETS_BAG ", 'bag': ['KS', 'WM', 'BL', 'VL']"

/* What section 4.9 of the game's page demands. */
static const Refusal refusals[] = {
  { HEAD ", " PULL ", 'players': []", "players: martian-12s is for 2 to 9 players, not for 0" },
  { HEAD ", " PULL ", 'players': [ {} ]", "players: martian-12s is for 2 to 9 players, not for 1" },
  { HEAD ", " PULL ", 'players': [{},{},{},{},{},{},{},{},{},{}]", "players: martian-12s is for 2 to 9 players, not for 10" },

  /* Kinds and ranges. */
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'pot': -1", "pot: -1 is not between" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'pot': 9007199254740991", "pot: 9007199254740991 is not between" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'pot': null", "pot: there must be a whole number here" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'first': 2", "first: 2 is not between 0 and 1" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'first': '0'", "first: there must be a whole number here" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'round': 0", "round: 0 is not between 1 and 10" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'round': 11", "round: 11 is not between 1 and 10" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'options': { 'rounds': 3 }, 'round': 4", "round: 4 is not between 1 and 3" },
  { HEAD ", " EMPTY_SEATS ", 'phase': 'over', 'options': { 'rounds': 3 }, 'round': 4",
    "round: 4 is not between 1 and 3" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'lap': 0", "lap: 0 is not between 1" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'lap': null", "lap: there must be a whole number here" },
  { HEAD ", 'players': [ { 'balance': '1' }, {} ], " PULL, "players[0].balance: there must be a whole number here" },
  { HEAD ", 'players': [ { 'balance': 9007199254740991 }, {} ], " PULL,
    "players[0].balance: 9007199254740991 is not between" },
  { HEAD ", 'players': [ {}, { 'status': 'asleep' } ], " PULL, "players[1].status: 'asleep' must be one of" },
  { HEAD ", 'players': [ {}, { 'status': null } ], " PULL, "players[1].status: there must be text in quotation marks here" },
  { HEAD ", 'players': [ {}, { 'pulled': 0 } ], " PULL, "players[1].pulled: write true or false" },
  { HEAD ", 'players': [ {}, { 'pulled': null } ], " PULL, "players[1].pulled: write true or false" },
  { HEAD ", 'players': [ {}, { 'stack': {} } ], " PULL, "players[1].stack: there must be a list [ ... ] here" },
  { HEAD ", 'players': [ {}, { 'stack': 'RS' } ], " PULL, "players[1].stack: there must be a list [ ... ] here" },
  { HEAD ", 'players': [ {}, { 'stack': null } ], " PULL, "players[1].stack: there must be a list [ ... ] here" },
  { HEAD ", 'players': [ {}, { 'stack': [7] } ], " PULL, "players[1].stack[0]: there must be text in quotation marks here" },
  { HEAD ", 'players': [ {}, { 'stack': ['?'] } ], " PULL, "players[1].stack[0]: '?' is not a pyramid" },
  { HEAD ", 'players': [ {}, { 'stack': ['rs'] } ], " PULL, "players[1].stack[0]: 'rs' is not a pyramid" },
  { HEAD ", 'players': [ {}, { 'stack': ['SR'] } ], " PULL, "players[1].stack[0]: 'SR' is not a pyramid" },
  { HEAD ", 'players': [ {}, { 'stack': ['R'] } ], " PULL, "players[1].stack[0]: 'R' is not a pyramid" },
  { HEAD ", 'players': [ {}, { 'stack': ['RSS'] } ], " PULL, "players[1].stack[0]: 'RSS' is not a pyramid" },
  { HEAD ", 'players': [ {}, { 'stack': ['RX'] } ], " PULL, "players[1].stack[0]: 'RX' is not a pyramid" },
  { HEAD ", 'players': [ {}, { 'stack': [''] } ], " PULL, "players[1].stack[0]: '' is not a pyramid" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': {}", "bag: write a list; only a view" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': null", "bag: there must be a list [ ... ] here" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': { 'unordered': ['RS'] }", "bag: write a list; only a view" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': ['RS', 1]", "bag[1]: there must be text in quotation marks here" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': ['RS', 'XX']", "bag[1]: 'XX' is not a pyramid" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': '?', 'bag': ['RS']", "bag: a view cannot know the order" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': '?', 'bag': {}", "bag.unordered: this key is missing" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': '?', 'bag': { 'unordered': ['?'] }",
    "bag.unordered[0]: '?' is not a pyramid" },
  { HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': '?', 'bag': { 'unordered': [], 'order': 1 }",
    "bag.order: this key is not known" },

  /* A colour and size that occurs more often than the sets have it. */
  { HEAD OVER_A "{ 'stack': ['BL', 'BL'] }, {} ]", "players[0].stack[1]: 'BL' occurs a second time; there is one" },
  { HEAD OVER_A "{ 'stack': ['BL'] }, { 'stack': ['KS', 'BL'] } ]",
    "players[1].stack[1]: 'BL' occurs a second time; there is one" },
  { HEAD OVER_A "{ 'stack': ['BL'] }, {} ], 'bag': ['BM', 'BL']", "bag[1]: 'BL' occurs a second time; there is one" },
  { HEAD OVER_A "{}, {} ], 'options': { 'sets': 4 }, 'bag': ['BL', 'BL', 'BL']",
    "bag[2]: 'BL' occurs a third time; there are two" },
  { HEAD OVER_A "{}, {} ], 'options': { 'sets': 3 }, 'bag': ['BL', 'BL', 'VL', 'VL']",
    "bag[3]: 'VL' occurs a second time" },
  { HEAD OVER_A "{}, {} ], 'options': { 'sets': 1 }, 'bag': ['VL']", "bag[0]: 'VL' is not in this game" },
  { HEAD OVER_A "{}, {} ], 'options': { 'sets': 1, 'single': 'xeno' }, 'bag': ['BL']",
    "bag[0]: 'BL' is not in this game" },
  { HEAD OVER_A "{}, {} ], 'seed': '?', 'bag': { 'unordered': ['BL', 'BL'] }",
    "bag.unordered[1]: 'BL' occurs a second time" },

  /* Points and pyramids that a status does not allow. */
  { HEAD OVER_A "{ 'stack': ['BL', 'BM', 'BS', 'RS'] }, {} ], 'lap': 6",
    "players[0].stack: 13 points are over 12, but the seat is 'active'" },
  { HEAD OVER_A "{ 'stack': ['BL', 'BM', 'BS', 'RS'], 'status': 'passed' }, {} ], 'lap': 6",
    "players[0].stack: 13 points are over 12" },
  { HEAD OVER_A "{}, { 'stack': ['BL', 'BM', 'BS'], 'status': 'popped' } ], 'lap': 6",
    "players[1].stack: 12 points do not pop" },
  { HEAD OVER_A "{}, { 'status': 'popped' } ], 'lap': 6", "players[1].stack: 0 points do not pop" },
  { HEAD OVER_A "{}, { 'stack': ['KS'], 'status': 'out' } ], 'lap': 6", "players[1].stack: a seat that sits out" },
  { HEAD OVER_A "{}, { 'status': 'passed' } ]", "players[1].stack: a seat that is 'passed' has pulled" },
  { HEAD OVER_A "{}, { 'stack': ['KS', 'KM'], 'status': 'passed' } ]",
    "players[1].stack: a height of 2 takes more than one pull a lap" },
  { HEAD OVER_A "{}, { 'stack': ['BL', 'BM', 'BS', 'VS'], 'status': 'popped' } ], 'lap': 3",
    "players[1].stack: a height of 4 takes more than one pull a lap" },

  /* Money. */
  { HEAD OVER_A "{ 'balance': 5 }, { 'balance': -1 } ], 'options': { 'tokens': 30 }",
    "players[1].balance: -1 is below 0" },
  { HEAD OVER_A "{}, { 'balance': -1 } ], 'options': { 'wallets': [100, 100] }", "players[1].balance: -1 is below 0" },
  { HEAD OVER_A "{}, { 'balance': -1 } ], 'options': { 'open_account': false }", "players[1].balance: -1 is below 0" },
  { HEAD ", " PULL ", 'players': [ { 'balance': 1 }, { 'balance': 0 } ], 'options': { 'tokens': 3 }",
    "players[1].balance: an active seat that has yet to make" },
  { HEAD ", " PULL ", 'players': [ { 'balance': 99 }, { 'balance': 100 } ], 'options': { 'open_account': false }",
    "players[0].balance: an active seat that has yet to make" },

  /* In "pull" only. */
  { HEAD ", " PULL ", 'players': [ { 'stack': ['KS'] }, {} ], 'pot': 1",
    "players[0].stack: before the pull of lap 1 the stack of an active seat has height 0, not 1" },
  { HEAD ", " PULL ", 'players': [ {}, { 'pulled': true } ]",
    "players[1].stack: after the pull of lap 1 the stack of an active seat has height 1, not 0" },
  { HEAD ", " PULL ", 'players': [ {}, { 'stack': ['KS'] } ], 'lap': 2, 'pot': 1",
    "players[0].stack: before the pull of lap 2 the stack of an active seat has height 1, not 0" },
  { HEAD ", " PULL ", 'players': [ {}, { 'stack': ['KS'], 'pulled': true } ]",
    "pot: 0 is less than what has been paid for the pyramids in the stacks, 1" },
  { HEAD ", " PULL ", 'players': [ { 'stack': ['KS'] }, { 'stack': ['RS'] } ], 'lap': 2, 'pot': 1",
    "pot: 1 is less than what has been paid for the pyramids in the stacks, 2" },
  { HEAD ", " PULL ", 'players': [ { 'status': 'out' }, {}, {} ], 'options': { 'wallets': [0, 100, 100] }",
    "players[1].balance: an active seat" },
  { HEAD ", " PULL ", 'players': [ { 'status': 'out' }, {}, {} ]", "current: seat 0 is 'out'" },
  { HEAD ", " PULL ", 'players': [ { 'stack': ['RS'], 'status': 'passed' }, { 'stack': ['KS'] }, "
    "{ 'stack': ['YS'] } ], 'lap': 2, 'pot': 3",
    "current: seat 0 is 'passed'" },
  { HEAD ", " PULL ", 'players': [ { 'stack': ['KS'], 'pulled': true }, {} ], 'pot': 1",
    "current: seat 0 has pulled in this lap" },

  /* A round that is over by the tests a to e. */
  { HEAD ", " PULL ", 'players': [ {}, { 'status': 'out' } ]",
    "phase: 'pull' does not fit; the round is over because a single seat" },
  { HEAD ", " PULL ", 'players': [ { 'stack': ['KS', 'KM', 'KL', 'RS'] }, "
    "{ 'stack': ['BS', 'BM', 'BL', 'YS'], 'status': 'popped' } ], 'lap': 5, 'pot': 8",
    "phase: 'pull' does not fit; the round is over because a single seat" },
  { HEAD ", " PULL ", 'players': [ { 'stack': ['KS'], 'status': 'passed' }, "
    "{ 'stack': ['RS'], 'status': 'passed' } ], 'lap': 2, 'pot': 2",
    "phase: 'pull' does not fit; the round is over because no seat is active" },
  { HEAD ", " PULL ", 'players': [ { 'stack': ['KS','KM','KL','WS','WM','WL'] }, { 'stack': ['RS','RM','RL','TS','TM','TL'] } ], "
    "'lap': 7, 'pot': 12", "phase: 'pull' does not fit; the round is over because six laps" },
  { HEAD ", " PULL ", 'players': [ { 'stack': ['KS','KM','KL','WS','WM','WL'] }, { 'stack': ['RS'], 'status': 'passed' } ], "
    "'lap': 7, 'pot': 12, 'options': { 'hard_limit': true }",
    "phase: 'pull' does not fit; the round is over because six laps are over and the limit" },
  { HEAD ", " PULL ", 'players': [ {}, {} ], 'bag': []",
    "phase: 'pull' does not fit; the round is over because the bag is empty" },
};

/* Positions that one might think wrong, and that are right. */
static const char *const accepted[] = {
  HEAD ", " EMPTY_SEATS ", " PULL,
  HEAD ", " EMPTY_SEATS ", 'phase': 'over'",
  HEAD ", " EMPTY_SEATS ", 'phase': 'over', 'bag': []",
  HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': ['KS']",
  HEAD ", " EMPTY_SEATS ", " PULL TWO_SETS_BAG,
  HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': 'F', 'current': 1, 'first': 1, 'round': 10, 'pot': 1000, 'options': {}",
  HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': 9007199254740991",
  HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': '?'",
  HEAD ", " EMPTY_SEATS ", " PULL ", 'seed': '?', 'bag': { 'unordered': ['VL', 'BL'] }",
  HEAD ", " EMPTY_SEATS ", " PULL ", 'options': { 'first': null, 'wallets': null, 'sets': null }",
  HEAD ", 'players': [ { 'balance': -100000 }, { 'balance': 7 } ], " PULL,
  HEAD ", " PULL ", 'players': [ { 'balance': 1 }, { 'balance': 1 } ], 'round': 4000, 'options': { 'tokens': 3, 'rounds': 0 }",
  /* A lone seat beyond the sixth lap, with 12 points, cannot pay any more: it may pass. */
  HEAD ", " PULL ", 'players': [ { 'balance': 0, 'stack': ['KS','KM','KL','BS','BM','BL'] }, "
    "{ 'stack': ['RS'], 'status': 'passed' } ], 'lap': 7, 'pot': 7, 'options': { 'tokens': 30 }",
  HEAD ", " PULL ", 'players': [ { 'stack': ['KS', 'KM', 'KL'], 'status': 'active' }, { 'stack': ['RS'], 'status': 'passed' }, "
    "{ 'stack': ['BS', 'BM', 'BL', 'VS'], 'status': 'popped', 'pulled': true }, { 'status': 'out' } ], 'lap': 4, 'pot': 8",
  HEAD ", 'phase': 'over', 'players': [ { 'stack': ['KS', 'KM'] }, {} ], 'pot': 0",
};

static const M12State *
state_of (const TableePosition *position)
{
  return tablee_position_get_state (position);
}

static void
test_common_refusals (void)
{
  assert_refused (common_refusals, G_N_ELEMENTS (common_refusals));
}

static void
test_refusals (void)
{
  assert_refused (refusals, G_N_ELEMENTS (refusals));
}

static void
test_accepted (void)
{
  assert_accepted (accepted, G_N_ELEMENTS (accepted));
}

static void
test_long_lists (void)
{
  g_autoptr (GString) text = g_string_new (HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': ['KS'");
  Refusal refusal = { .message = "bag: at most 60 are possible here, not 100001" };

  for (int i = 0; i < 100000; i++)
    g_string_append (text, ",'KS'");
  g_string_append (text, "]");
  refusal.position = text->str;
  assert_refused (&refusal, 1);
}

/* A bag that is not given holds what lies in no stack, in an order that the seed alone decides. */
static void
test_bag_absent (void)
{
  static const char seats[] = HEAD ", " PULL ", 'players': [ { 'stack': ['BL'], 'pulled': true }, {} ], 'current': 1, 'pot': 1";
  g_autofree char *other_seed = g_strconcat (seats, ", \"seed\": 8", NULL);
  g_autoptr (TableePosition) position = good_position (seats);
  g_autoptr (TableePosition) same = good_position (seats);
  g_autoptr (TableePosition) other = good_position (other_seed);
  int values[M12_VALUES];

  g_assert_cmpint (state_of (position)->left[0], ==, 10);
  g_assert_cmpint (state_of (position)->left[2], ==, 9);
  m12_bag_values (state_of (position), 2, values);
  g_assert_cmpint (values[4], ==, 1);
  g_assert_cmpmem (state_of (position), sizeof (M12State), state_of (same), sizeof (M12State));
  g_assert_true (memcmp (state_of (position)->bag, state_of (other)->bag, sizeof (((M12State *) 0)->bag)) != 0);
}

/* A pull takes the first pyramid of its size. */
static void
test_bag_order (void)
{
  g_autoptr (TableePosition) position = good_position (HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': ['BL', 'KS', 'VL', 'RS', 'KL']");
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (tablee_position_apply (position, "pull large", events, &error));
  g_assert_true (tablee_position_apply (position, "pull small", events, &error));
  g_assert_true (tablee_position_apply (position, "pull large", events, &error));
  g_assert_cmpint (state_of (position)->seats[0].stack[0], ==, m12_pyramid (M12_BLUE, 2));
  g_assert_cmpint (state_of (position)->seats[1].stack[0], ==, m12_pyramid (M12_BLACK, 0));
  g_assert_cmpint (state_of (position)->seats[0].stack[1], ==, m12_pyramid (M12_VIOLET, 2));
  g_assert_cmpuint (events->len, ==, 7);

  text = tablee_position_to_text (position);
  g_assert_nonnull (strstr (text, "\"bag\": [\"RS\",\"KL\"]"));
  g_assert_nonnull (strstr (text, "\"stack\":[\"BL\",\"VL\"]"));
}

static void
test_seed (void)
{
  TableeRandom expected;
  g_autoptr (TableePosition) absent = good_position (HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': ['KS']");
  g_autoptr (TableePosition) number = good_position (HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': ['KS'], 'seed': 12");
  g_autoptr (TableePosition) digits = good_position (HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': ['KS'], 'seed': '12'");
  g_autoptr (TableePosition) zero = good_position (HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': ['KS'], 'seed': '000'");

  tablee_random_seed (&expected, 0);
  g_assert_cmpmem (&state_of (absent)->chance, sizeof expected, &expected, sizeof expected);
  g_assert_cmpmem (&state_of (zero)->chance, sizeof expected, &expected, sizeof expected);
  tablee_random_seed (&expected, 12);
  g_assert_cmpmem (&state_of (number)->chance, sizeof expected, &expected, sizeof expected);
  expected = (TableeRandom){ .words = { 0, 0, 0, 0x12 } };
  g_assert_cmpmem (&state_of (digits)->chance, sizeof expected, &expected, sizeof expected);
}

static void
test_view (void)
{
  g_autoptr (TableePosition) position = good_position (HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': ['VL', 'KS', 'BL', 'KL']");
  g_autoptr (TableePosition) view = tablee_position_view (position, 1);
  g_autofree char *text = tablee_position_to_text (view);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (strstr (text, "\"seed\": \"?\""));
  g_assert_nonnull (strstr (text, "\"bag\": {\"unordered\":[\"BL\",\"KL\",\"KS\",\"VL\"]}"));
  g_assert_false (tablee_position_is_view (position));
  g_assert_false (tablee_position_apply (view, "pull small", NULL, &error));
  g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_ACTION);
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
    { "", "\"\" is not an action of martian-12s" },
    { "pull", "\"pull\" is not an action" },
    { "pull  small", "\"pull  small\" is not an action" },
    { "pull small ", "\"pull small \" is not an action" },
    { " pass", "\" pass\" is not an action" },
    { "Pull small", "\"Pull small\" is not an action" },
    { "pull tiny", "\"pull tiny\" is not an action" },
    { "pull small\n", "\"pull small\\u{a}\" is not an action" },
    { "pass", "\"pass\" is not legal: the first pull is compulsory" },
    { "pull large", "\"pull large\" is not legal: no pyramid of this size" },
  };
  g_autoptr (TableePosition) position = good_position (HEAD ", " EMPTY_SEATS ", " PULL ", 'bag': ['KS', 'KM']");
  g_autoptr (TableePosition) copy = tablee_position_copy (position);
  g_autoptr (TableePosition) over = good_position (HEAD ", " EMPTY_SEATS ", 'phase': 'over'");
  g_autoptr (TableePosition) poor = good_position (HEAD ", " PULL ", 'players': [ { 'stack': ['KS'] }, { 'stack': ['RS'], "
                                                   "'balance': 9 } ], 'lap': 2, 'pot': 2, 'options': { 'tokens': 3 }");
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_clear_error (&error);
      g_assert_false (tablee_position_apply (position, wrong[i].text, NULL, &error));
      g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_ACTION);
      g_assert_true (g_str_has_prefix (error->message, wrong[i].message));
      g_assert_cmpmem (state_of (position), sizeof (M12State), state_of (copy), sizeof (M12State));
    }

  g_clear_error (&error);
  g_assert_false (tablee_position_apply (over, "pass", NULL, &error));
  g_assert_cmpstr (error->message, ==, "\"pass\" is not legal: the game is over");
  g_clear_error (&error);
  g_assert_false (tablee_position_apply (poor, "pull small", NULL, &error));
  g_assert_cmpstr (error->message, ==, "\"pull small\" is not legal: the seat cannot pay a stake");
  g_assert_true (tablee_position_apply (poor, "pass", NULL, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/positions/common-refusals", test_common_refusals);
  g_test_add_func ("/positions/refusals", test_refusals);
  g_test_add_func ("/positions/accepted", test_accepted);
  g_test_add_func ("/positions/long-lists", test_long_lists);
  g_test_add_func ("/positions/bag-absent", test_bag_absent);
  g_test_add_func ("/positions/bag-order", test_bag_order);
  g_test_add_func ("/positions/seed", test_seed);
  g_test_add_func ("/positions/view", test_view);
  g_test_add_func ("/positions/actions", test_actions);

  return g_test_run ();
}
