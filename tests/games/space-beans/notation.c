/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the written form of Space Beans takes and refuses, and how it is written. */
#include "../../notation/written.h"

#include "games/space-beans/rules/rules.h"

#include <string.h>

#define HEAD "'format': 'tablee-position', 'version': 1, 'game': 'space-beans', "
#define TWO "'players': [ {}, {} ], "
#define FIRST(keys) "'players': [ { " keys " }, {} ], "
#define SECOND(keys) "'players': [ {}, { " keys " } ], "
#define DRAW "'phase': 'draw'"
#define OVER "'phase': 'over'"
#define VIEW ", 'seed': '?'"

static const Refusal refusals[] = {
  /* Players and options. */
  { HEAD "'players': [ {} ], " DRAW, "players: space-beans is for 2 to 6 players, not for 1" },
  { HEAD "'players': [ {}, {}, {}, {}, {}, {}, {} ], " DRAW, "players: space-beans is for 2 to 6 players, not for 7" },
  { HEAD TWO DRAW ", 'options': { 'end_score': 0 }",
    "options.end_score: 0 is not between 1 and 42", TABLEE_NOTATION_ERROR_OPTION },
  { HEAD TWO DRAW ", 'options': { 'end_score': 43 }",
    "options.end_score: 43 is not between 1 and 42", TABLEE_NOTATION_ERROR_OPTION },
  { HEAD TWO DRAW ", 'options': { 'bonus': -1 }", "options.bonus: -1 is not between 0 and 99", TABLEE_NOTATION_ERROR_OPTION },
  { HEAD TWO DRAW ", 'options': { 'bonus': 100 }", "options.bonus: 100 is not between", TABLEE_NOTATION_ERROR_OPTION },
  { HEAD TWO DRAW ", 'options': { 'bonus': null }", "options.bonus: ", TABLEE_NOTATION_ERROR_OPTION },
  { HEAD TWO DRAW ", 'options': { 'first': 2 }", "options.first: 2 is not between 0 and 1", TABLEE_NOTATION_ERROR_OPTION },
  { HEAD TWO "'phase': 'start'", "phase: 'start' must be one of 'draw', 'close', 'play', 'add', 'over'" },

  /* Kinds and ranges. */
  { HEAD TWO DRAW ", 'dealer': 2", "dealer: 2 is not between 0 and 1" },
  { HEAD TWO DRAW ", 'dealer': null", "dealer: there must be a whole number here" },
  { HEAD TWO DRAW ", 'idle': 2", "idle: 2 is not between 0 and 1" },
  { HEAD TWO DRAW ", 'idle': -1", "idle: -1 is not between" },
  { HEAD TWO OVER ", 'idle': 1", "idle: 1 is not between 0 and 0" },
  { HEAD TWO DRAW ", 'bag': []", "bag: this key is not known" },
  { HEAD TWO DRAW ", 'draw': null", "draw: there must be a list [ ... ] here" },
  { HEAD TWO DRAW ", 'draw': {}", "draw: there must be a list [ ... ] here" },
  { HEAD TWO DRAW ", 'discard': 'K4'", "discard: there must be a list [ ... ] here" },
  { HEAD SECOND ("'hand': null") DRAW, "players[1].hand: there must be a list [ ... ] here" },
  { HEAD SECOND ("'opened': 1") DRAW, "players[1].opened: write true or false" },
  { HEAD SECOND ("'stack': []") DRAW, "players[1].stack: this key is not known" },
  { HEAD SECOND ("'hand': [4]") DRAW, "players[1].hand[0]: there must be text in quotation marks here" },

  /* Cards. */
  { HEAD SECOND ("'hand': ['K1', 'K0']") DRAW, "players[1].hand[1]: 'K0' is not a card" },
  { HEAD SECOND ("'hand': ['k4']") DRAW, "players[1].hand[0]: 'k4' is not a card" },
  { HEAD SECOND ("'hand': ['4K']") DRAW, "players[1].hand[0]: '4K' is not a card" },
  { HEAD SECOND ("'hand': ['K10']") DRAW, "players[1].hand[0]: 'K10' is not a card" },
  { HEAD SECOND ("'hand': ['X4']") DRAW, "players[1].hand[0]: 'X4' is not a card" },
  { HEAD SECOND ("'hand': ['K']") DRAW, "players[1].hand[0]: 'K' is not a card" },
  { HEAD SECOND ("'hand': ['']") DRAW, "players[1].hand[0]: '' is not a card" },
  { HEAD SECOND ("'hand': ['?']") DRAW, "players[1].hand[0]: '?' is not a card" },
  { HEAD SECOND ("'visible': ['K4'], 'secret': ['?']") DRAW, "players[1].secret[0]: '?' is not a card" },
  { HEAD TWO DRAW ", 'draw': ['?']", "draw[0]: '?' is not a card" },
  { HEAD TWO DRAW ", 'draw': ['K4', 'K4', 'K4']", "draw[2]: 'K4' occurs a third time; there are two" },
  { HEAD TWO DRAW ", 'discard': ['K3', 'K3']", "discard[1]: 'K3' occurs a second time; there is one" },
  { HEAD "'players': [ { 'hand': ['K4'] }, { 'hand': ['D1', 'L5', 'K4'], 'points': ['K4'] } ], " DRAW,
    "players[1].points[0]: 'K4' occurs a third time; there are two" },
  { HEAD FIRST ("'visible': ['M1']") DRAW ", 'draw': ['K1', 'M1']", "draw[1]: 'M1' occurs a second time; there is one" },
  { HEAD FIRST ("'points': ['M1']") DRAW ", 'discard': ['M1']", "discard[0]: 'M1' occurs a second time" },

  /* Collections. */
  { HEAD SECOND ("'visible': ['K4', 'D4']") DRAW, "players[1].visible: all cards of a collection must be of one family" },
  { HEAD SECOND ("'visible': ['M1'], 'secret': ['K4', 'D4']") DRAW, "players[1].secret: all cards of a collection must be of one family" },
  { HEAD SECOND ("'secret': ['K4']") DRAW, "players[1].secret: a secret collection needs a visible one" },
  { HEAD SECOND ("'secret': ['?']") DRAW VIEW, "players[1].secret: a secret collection needs a visible one" },
  { HEAD SECOND ("'visible': ['K4'], 'opened': false") DRAW, "players[1].visible: there is none before the opening turn" },
  { HEAD FIRST ("'visible': ['K4'], 'opened': false") DRAW, "players[0].visible: there is none before the opening turn" },
  { HEAD FIRST ("'visible': ['K4'], 'opened': false") OVER, "players[0].visible: there is none before the opening turn" },
  { HEAD SECOND ("'visible': ['K4'], 'opened': false") "'slot': 'visible', 'phase': 'add'",
    "players[1].visible: there is none before the opening turn" },
  { HEAD FIRST ("'visible': ['K4'], 'secret': ['K5'], 'opened': false") "'slot': 'visible', 'phase': 'add'",
    "players[0].secret: there is none before the opening turn is over" },

  /* What the left neighbour remembers. */
  { HEAD SECOND ("'hand': ['L7'], 'known': ['L6']") DRAW, "players[1].known[0]: 'L6' is not in the hand" },
  { HEAD SECOND ("'hand': ['L7'], 'known': ['L7', 'L7']") DRAW, "players[1].known[1]: 'L7' is not in the hand" },
  { HEAD SECOND ("'known': ['L7']") DRAW, "players[1].known[0]: 'L7' is not in the hand" },
  { HEAD SECOND ("'hand': ['L7'], 'known': ['?']") DRAW, "players[1].known[0]: '?' is not in the hand" },
  { HEAD SECOND ("'hand': ['L7'], 'known': ['none']") DRAW, "players[1].known[0]: 'none' is not in the hand" },
  { HEAD SECOND ("'hand': ['L7', '?'], 'known': ['?', '?']") DRAW VIEW, "players[1].known[1]: '?' is not in the hand" },

  /* Phases. */
  { HEAD TWO "'phase': 'close'", "phase: 'close' does not fit; seat 0 has no collection" },
  { HEAD FIRST ("'opened': false") "'phase': 'close'", "phase: 'close' does not fit; seat 0 is in its opening turn" },
  { HEAD SECOND ("'visible': ['K4']") "'phase': 'close'", "phase: 'close' does not fit; seat 0 has no collection" },
  { HEAD TWO "'phase': 'play'", "phase: 'play' does not fit; the hand of seat 0 is empty" },
  { HEAD FIRST ("'visible': ['K2'], 'secret': ['M9'], 'hand': ['D4']") "'phase': 'play'",
    "phase: 'play' does not fit; seat 0 has two collections and no card for either" },
  { HEAD TWO "'phase': 'add'", "slot: this key is missing" },
  { HEAD FIRST ("'visible': ['K4']") "'phase': 'add', 'slot': 'open'", "slot: 'open' must be one of 'visible', 'secret'" },
  { HEAD FIRST ("'visible': ['K4']") "'phase': 'add', 'slot': null", "slot: there must be text in quotation marks here" },
  { HEAD TWO "'phase': 'add', 'slot': 'visible'", "slot: seat 0 has no visible collection to add to" },
  { HEAD FIRST ("'visible': ['K4']") "'phase': 'add', 'slot': 'secret'", "slot: seat 0 has no secret collection to add to" },
  { HEAD FIRST ("'visible': ['K4']") DRAW ", 'slot': 'visible'", "slot: only the phase 'add' has" },
  { HEAD FIRST ("'visible': ['K4'], 'hand': ['K5']") "'phase': 'play', 'slot': 'visible'", "slot: only the phase 'add' has" },
  { HEAD SECOND ("'points': ['K9', 'K9', 'K8', 'K4']") DRAW, "players[1].points: 30 points end the game" },
  { HEAD SECOND ("'points': ['K9', 'K9', 'K8', 'K4']") OVER, "players[1].points: 30 points end the game" },
  { HEAD SECOND ("'points': ['K5']") DRAW ", 'options': { 'end_score': 5 }", "players[1].points: 5 points end the game" },
  { HEAD SECOND ("'hand': ['K5']") OVER, "players[1].hand: the hands are on the discard pile" },
  { HEAD SECOND ("'hand': ['?']") OVER VIEW, "players[1].hand: the hands are on the discard pile" },

  /* Views. */
  { HEAD TWO DRAW VIEW ", 'draw': ['?', 'K4']", "draw[1]: a view cannot know the draw pile" },
  { HEAD TWO DRAW VIEW ", 'discard': ['?']", "discard[0]: '?' is not a card" },
  { HEAD SECOND ("'visible': ['?']") DRAW VIEW, "players[1].visible[0]: '?' is not a card" },
  { HEAD SECOND ("'points': ['?']") DRAW VIEW, "players[1].points[0]: '?' is not a card" },
  { HEAD SECOND ("'visible': ['K4'], 'secret': ['K5', '?']") DRAW VIEW,
    "players[1].secret: either all cards of a secret collection are known or none" },
  { HEAD SECOND ("'visible': ['K4'], 'secret': ['?']") OVER VIEW, "players[1].secret: secret collections lie open" },
  /* Of no family there are sixteen. */
  { HEAD SECOND ("'visible': ['K4'], 'secret': ['?','?','?','?','?','?','?','?','?','?','?','?','?','?','?','?']") DRAW VIEW,
    "players: the cards that are left cannot be dealt" },
  { HEAD "'current': 1, " SECOND ("'visible': ['K4'], 'secret': ['K5'], 'hand': ['?']") "'phase': 'play', 'seed': '?', "
    "'discard': ['K1','K2','K3','K4','K5','K6','K6','K7','K7','K8','K8','K9','K9']",
    "players: the cards that are left cannot be dealt" },
};

/* Positions that one might think wrong, and that are right. */
static const char *const accepted[] = {
  HEAD TWO DRAW,
  HEAD TWO DRAW ", 'draw': []",
  HEAD TWO OVER,
  HEAD TWO OVER ", 'draw': []",
  HEAD "'players': [ {}, {}, {}, {}, {}, {} ], 'idle': 5, 'dealer': 5, 'current': 5, " DRAW,
  HEAD TWO DRAW ", 'options': { 'end_score': 42, 'bonus': 99, 'first': null }",
  HEAD FIRST ("'points': ['K9', 'K9', 'K8', 'K8']") DRAW,
  HEAD FIRST ("'points': ['K9', 'K9', 'K8', 'K8']") OVER,
  HEAD FIRST ("'hand': ['K4'], 'opened': false") "'phase': 'play'",
  HEAD FIRST ("'hand': ['K4'], 'visible': ['K5'], 'opened': false") "'phase': 'add', 'slot': 'visible'",
  HEAD FIRST ("'visible': ['K2'], 'secret': ['M9']") "'phase': 'close'",
  HEAD FIRST ("'visible': ['K2'], 'secret': ['K9'], 'hand': ['K3']") "'phase': 'play'",
  HEAD FIRST ("'visible': ['K2'], 'secret': ['K9']") "'phase': 'add', 'slot': 'secret'",
  HEAD SECOND ("'hand': ['L7', 'L7', 'K1'], 'known': ['L7', 'L7']") DRAW,
  HEAD SECOND ("'visible': ['L1','L2','L3','L4','L4','L5','L5','L6','L6','L7','L7','L8','L8','L9','L9']") DRAW,
  HEAD TWO DRAW VIEW,
  HEAD TWO DRAW VIEW ", 'draw': []",
  HEAD TWO DRAW VIEW ", 'draw': ['?', '?']",
  HEAD SECOND ("'visible': ['K4'], 'secret': ['?', '?'], 'hand': ['?', 'L7', '?'], 'known': ['L7', '?']") DRAW VIEW,
  HEAD "'current': 1, " SECOND ("'visible': ['K4'], 'secret': ['?'], 'hand': ['?']") "'phase': 'play', 'seed': '?'",
};

static const SbState *
state_of (const TableePosition *position)
{
  return tablee_position_get_state (position);
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
test_defaults (void)
{
  g_autoptr (TableePosition) position = good_position (HEAD TWO DRAW);
  const SbState *state = state_of (position);

  g_assert_cmpint (state->current, ==, 0);
  g_assert_cmpint (state->dealer, ==, 0);
  g_assert_cmpint (state->idle, ==, 0);
  g_assert_cmpint (state->draw_count, ==, SB_CARDS);
  g_assert_cmpint (state->discard_count, ==, 0);
  for (int seat = 0; seat < 2; seat++)
    g_assert_true (state->seats[seat].opened && sb_hand_count (&state->seats[seat]) == 0);
}

/* What lies nowhere else, in an order that the seed alone decides; in "over" too. */
static void
test_draw_pile_absent (void)
{
  static const char keys[] = HEAD FIRST ("'hand': ['K4', 'L7'], 'known': ['L7'], 'visible': ['M1'], 'points': ['B5']") DRAW
    ", 'discard': ['D1']";
  g_autofree char *other_seed = g_strconcat (keys, ", 'seed': 8", NULL);
  g_autoptr (TableePosition) position = good_position (keys);
  g_autoptr (TableePosition) same = good_position (keys);
  g_autoptr (TableePosition) other = good_position (other_seed);
  g_autoptr (TableePosition) over = good_position (HEAD TWO OVER ", 'discard': ['D1']");
  SbCards drawn = { 0 };

  g_assert_cmpint (state_of (position)->draw_count, ==, SB_CARDS - 5);
  for (int i = 0; i < SB_CARDS - 5; i++)
    sb_cards_add (&drawn, state_of (position)->draw[i]);
  g_assert_cmpint (sb_cards_copies (drawn, sb_card (SB_KLINGBOHNEN, 4)), ==, 1);
  g_assert_cmpint (sb_cards_copies (drawn, sb_card (SB_DARTH_BEANS, 1)), ==, 0);
  g_assert_cmpmem (state_of (position), sizeof (SbState), state_of (same), sizeof (SbState));
  g_assert_cmpint (memcmp (state_of (position)->draw, state_of (other)->draw, SB_CARDS), !=, 0);
  g_assert_cmpint (state_of (over)->draw_count, ==, SB_CARDS - 1);
}

static void
assert_written (const TableePosition *position,
                const char           *expected)
{
  g_autofree char *text = tablee_position_to_text (position);
  g_autofree char *part = g_strdelimit (g_strdup (expected), "'", '"');

  if (strstr (text, part) == NULL)
    g_error ("%s is not in\n%s", part, text);
}

/* Piles with the top first, sets sorted by what is written. */
static void
test_order (void)
{
  g_autoptr (TableePosition) position =
    good_position (HEAD FIRST ("'hand': ['M2', 'K4', 'B9', 'B1'], 'known': ['M2', 'B1'], 'visible': ['K9', 'K2']") DRAW
                   ", 'draw': ['M9', 'K1', 'D4'], 'discard': ['L2', 'B3']");

  assert_written (position, "{'hand':['B1','B9','K4','M2'],'visible':['K2','K9'],'secret':[],'points':[],'opened':true,"
                            "'known':['B1','M2']}");
  assert_written (position, "'draw': ['M9','K1','D4']");
  assert_written (position, "'discard': ['L2','B3']");
  g_assert_cmpint (state_of (position)->draw[2], ==, sb_card (SB_MOONBOHNEN, 9));

  g_assert_true (tablee_position_apply (position, "draw", NULL, NULL));
  assert_written (position, "{'hand':['B1','B9','K1','K4','M2','M9'],");
  assert_written (position, "'draw': ['D4']");
}

static void
test_slot (void)
{
  g_autoptr (TableePosition) position =
    good_position (HEAD FIRST ("'hand': ['K4', 'K5'], 'visible': ['K9'], 'secret': ['K1']") "'phase': 'play', 'draw': []");

  g_assert_true (tablee_position_apply (position, "secret K4", NULL, NULL));
  assert_written (position, "'slot': 'secret'");
  g_assert_true (tablee_position_apply (position, "add K5", NULL, NULL));
  g_assert_true (tablee_position_apply (position, "done", NULL, NULL));
  assert_written (position, "'secret':['K1','K4','K5']");
}

static void
test_views (void)
{
  g_autoptr (TableePosition) position =
    good_position (HEAD "'players': [ {}, { 'hand': ['D4', 'L7', 'B1'], 'known': ['L7'], 'visible': ['K2'], "
                   "'secret': ['M9', 'M8'] },"
                   " { 'hand': ['O1'] } ], " DRAW ", 'current': 1, 'draw': ['C1', 'C2'], 'discard': ['C3']");
  g_autoptr (TableePosition) holder = tablee_position_view (position, 1);
  g_autoptr (TableePosition) passer = tablee_position_view (position, 2);
  g_autoptr (TableePosition) third = tablee_position_view (position, 0);

  assert_written (holder, "'hand':['B1','D4','L7'],'visible':['K2'],'secret':['M8','M9'],'points':[],'opened':true,"
                          "'known':['L7']}");
  assert_written (passer, "'hand':['?','?','L7'],'visible':['K2'],'secret':['?','?'],'points':[],'opened':true,'known':['L7']}");
  assert_written (third, "'hand':['?','?','?'],'visible':['K2'],'secret':['?','?'],'points':[],'opened':true,'known':['?']}");
  assert_written (third, "'draw': ['?','?']");
  assert_written (third, "'discard': ['C3']");
  assert_written (third, "'seed': '?'");
}

/* A view's draw pile that is not given has what is left over. */
static void
test_view_without_draw_pile (void)
{
  g_autoptr (TableePosition) view =
    good_position (HEAD SECOND ("'hand': ['?', '?'], 'visible': ['K2'], 'secret': ['?']") DRAW VIEW);

  g_assert_cmpint (state_of (view)->draw_count, ==, SB_CARDS - 4);
  g_assert_cmpint (state_of (view)->draw[0], ==, SB_UNKNOWN);
}

/* More cards than there are, known and unknown. */
static void
test_too_many_unknown (void)
{
  g_autoptr (GString) text = g_string_new (HEAD FIRST ("'hand': ['K1']") DRAW VIEW ", 'draw': ['?'");
  Refusal refusal = { .message = "players: the cards that are left cannot be dealt" };
  Refusal without_pile = { .message = "players: '?' stands for 105 cards; 104 are left" };
  g_autoptr (GString) hand = g_string_new (HEAD "'players': [ { 'hand': ['K1'] }, { 'hand': ['?'");

  for (int i = 1; i < SB_CARDS; i++)
    {
      g_string_append (text, ", '?'");
      g_string_append (hand, ", '?'");
    }
  g_string_append (text, "]");
  g_string_append (hand, "] } ], " DRAW VIEW);
  refusal.position = text->str;
  assert_refused (&refusal, 1);
  without_pile.position = hand->str;
  assert_refused (&without_pile, 1);
}

static void
test_action_words (void)
{
  static const char *const words[] = {
    "draw", "no-draw", "close", "keep", "done", "visible K1", "visible M9", "secret D4", "add O5",
  };
  static const char *const none[] = {
    "", "Draw", "draw ", " draw", "draw 2", "no draw", "nodraw", "close K", "visible", "visible ", "visible K", "visible K0",
    "visible K10", "visible k4", "visible  K4", "visible K4 ", "visible K4 K5", "secret ?", "add", "add 5", "start K4", "pass",
  };
  g_autoptr (TableePosition) position = good_position (HEAD TWO DRAW);
  const TableeRuleset *base = tablee_position_get_ruleset (position);
  const TableeNotation *notation = tablee_position_get_notation (position);
  TableeAction action;

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *written = NULL;

      g_assert_true (notation->action_read (base, state_of (position), words[i], &action));
      g_assert_cmpint (base->game->check (base, state_of (position), action), !=, TABLEE_REASON_UNKNOWN);
      written = notation->action_write (base, state_of (position), action);
      g_assert_cmpstr (written, ==, words[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (none); i++)
    if (notation->action_read (base, state_of (position), none[i], &action))
      g_error ("\"%s\" is read as an action", none[i]);
}

/* What is refused says why and changes nothing. */
static void
test_refused_actions (void)
{
  g_autoptr (TableePosition) position = good_position (HEAD TWO DRAW);
  g_autoptr (TableePosition) copy = tablee_position_copy (position);
  g_autoptr (GError) error = NULL;

  g_assert_false (tablee_position_apply (position, "no-draw", NULL, &error));
  g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_ACTION);
  g_assert_cmpstr (error->message, ==, "\"no-draw\" is not legal: the hand is empty, so cards must be drawn");
  g_assert_cmpmem (state_of (position), sizeof (SbState), state_of (copy), sizeof (SbState));
}

/* Every reason has its words, and no two the same. */
static void
test_reasons (void)
{
  const TableeNotation *notation = tablee_notation_for_game (&tablee_space_beans_game);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (int reason = TABLEE_REASON_GAME; reason <= SB_REASON_ONE_FAMILY; reason++)
    g_assert_true (g_hash_table_add (seen, (gpointer) tablee_notation_reason (notation, (TableeReason) reason)));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/space-beans/refusals", test_refusals);
  g_test_add_func ("/space-beans/accepted", test_accepted);
  g_test_add_func ("/space-beans/defaults", test_defaults);
  g_test_add_func ("/space-beans/draw-pile-absent", test_draw_pile_absent);
  g_test_add_func ("/space-beans/order", test_order);
  g_test_add_func ("/space-beans/slot", test_slot);
  g_test_add_func ("/space-beans/views", test_views);
  g_test_add_func ("/space-beans/view-without-draw-pile", test_view_without_draw_pile);
  g_test_add_func ("/space-beans/too-many-unknown", test_too_many_unknown);
  g_test_add_func ("/space-beans/action-words", test_action_words);
  g_test_add_func ("/space-beans/refused-actions", test_refused_actions);
  g_test_add_func ("/space-beans/reasons", test_reasons);

  return g_test_run ();
}
