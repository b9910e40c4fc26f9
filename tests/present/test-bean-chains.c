/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bean chains in words. */
#include "config.h"
#include "game-words.h"
#include "words-check.h"

#include "games/bean-chains/rules/rules.h"
#include "present/ending-words.h"
#include "present/language.h"

#include <string.h>

typedef struct
{
  ChRuleset ruleset;
  ChState   state;
  GameWords words;
} Fixture;

static gboolean
is_silent (const TableeEvent *event)
{
  return event->kind == CH_EVENT_NONE || (event->kind == CH_EVENT_END && event->args[0] == 0) ||
         (event->kind == CH_EVENT_DEAL && event->concealed);
}

/* @data: how many chains there are from the start; with two of them everything else is the other choice too. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char *const in_table[] = { "Ana", "Trade area: ", NULL };

  fixture->words = (GameWords) { .in_table = in_table, .is_silent = is_silent };
  ch_ruleset_init (&fixture->ruleset);
  fixture->ruleset.chains = GPOINTER_TO_INT (data);
  if (fixture->ruleset.chains == 2)
    {
      fixture->ruleset.plays = 0;
      fixture->ruleset.final_sale = true;
    }
  ch_ruleset_complete (&fixture->ruleset);
  game_words_deal (&fixture->words, &fixture->ruleset.base, &fixture->state);
}

/*
 * Events
 */

/* The arguments of an event about @count cards of @bean. */
static TableeEvent
make_event (ChEvent kind,
            int     bean,
            int     count)
{
  TableeEvent event = { .kind = (uint8_t) kind, .details = { bean } };

  switch ((int) kind)
    {
    case CH_EVENT_TURN:
      event.args[0] = count;
      event.args[1] = 19;
      break;
    case CH_EVENT_END:
      event.args[0] = count;
      break;
    case CH_EVENT_SELL:
    case CH_EVENT_COUNT:
      memcpy (event.args, (int[]) { bean, count, ch_worth (bean, count), 7 }, sizeof (int[4]));
      break;
    case CH_EVENT_CHAIN:
      memcpy (event.args, (int[]) { bean, count % 3, count, ch_worth (bean, count) }, sizeof (int[4]));
      break;
    default:
      memcpy (event.args, (int[]) { bean, count % 3 }, sizeof (int[2]));
      break;
    }

  return event;
}

static void
test_events (Fixture       *fixture,
             gconstpointer  data)
{
  for (int bean = 0; bean < CH_BEANS; bean++)
    for (int count = 1; count <= 19; count++)
      for (int kind = CH_EVENT_DEAL; kind <= CH_EVENT_GAME_OVER; kind++)
        check_event (&fixture->words, make_event ((ChEvent) kind, bean, count));
}

static void
test_silent_events (Fixture       *fixture,
                    gconstpointer  data)
{
  check_event (&fixture->words, (TableeEvent){ .kind = CH_EVENT_END });
  check_event (&fixture->words, (TableeEvent){ .kind = CH_EVENT_NONE });
  check_event (&fixture->words, (TableeEvent){ .kind = CH_EVENT_DEAL, .concealed = true });
}

static void
test_event_wording (Fixture       *fixture,
                    gconstpointer  data)
{
  static const WordedEvent cases[] = {
    { { CH_EVENT_TURN, 0, .args = { 3, 19 } }, "Ana plays turn 3 of 19." },
    { { CH_EVENT_TURN, 1, .args = { 19, 19 } }, "Bo plays the last turn of the game." },
    { { CH_EVENT_PENDING, 0, .args = { CH_GARDEN, CH_FROM_HAND } },
      "Ana has no room for a garden bean and has to sell a chain for it." },
    { { CH_EVENT_SELL, 0, .args = { CH_CHILI, 8, 3, 5 } }, "Ana sells 8 chili beans for 3 coins!" },
    { { CH_EVENT_SELL, 0, .args = { CH_BLUE, 1, 0, 5 } }, "Ana sells 1 blue bean and gets nothing." },
    { { CH_EVENT_CHAIN, 1, .args = { CH_SOY, CH_FROM_HAND, 1, 0 } }, "Bo starts a chain with a soy bean." },
    { { CH_EVENT_CHAIN, 1, .args = { CH_SOY, CH_FROM_TRADE, 1, 0 } }, "Bo starts a chain with a soy bean from the trade area." },
    { { CH_EVENT_CHAIN, 1, .args = { CH_BLUE, CH_FROM_HAND, 3, 0 } }, "Bo chains a blue bean: 3 cards now." },
    { { CH_EVENT_CHAIN, 1, .args = { CH_BLUE, CH_FROM_LEFTOVERS, 3, 0 } },
      "Bo chains a blue bean from the trade area: 3 cards now." },
    { { CH_EVENT_CHAIN, 1, .args = { CH_BLUE, CH_FROM_HAND, 4, 1 } }, "Bo chains a blue bean: 4 cards now, worth 1 coin." },
    { { CH_EVENT_DRAW, 1, .details = { CH_BLACK } }, "Bo draws a black bean." },
    { { CH_EVENT_DRAW, 1, .concealed = true }, "Bo draws a card." },
    { { CH_EVENT_END, 0, .args = { 1 } }, "Ana leaves 1 card in the trade area." },
    { { CH_EVENT_GAME_OVER, TABLEE_NOBODY, .args = { 5, 0 } },
      "The deck is empty, and the game is over: Ana has 5 coins, Bo has 0 coins." },
  };

  check_wording (&fixture->words, cases, G_N_ELEMENTS (cases));
}

/* What plays by itself is told as such. */
static void
test_unasked (Fixture       *fixture,
              gconstpointer  data)
{
  check_unasked (&fixture->words, (TableeEvent){ CH_EVENT_DISCARD, 0, .args = { CH_RED, 4 } }, "Thrown away: no room",
                  "Ana throws away a red bean from the trade area. There was no room for it, and no chain may be sold for a card that was "
                  "left.");
  check_unasked (&fixture->words, (TableeEvent){ CH_EVENT_CHAIN, 0, .args = { CH_SOY, CH_FROM_HAND, 1, 0 } }, "Had to be chained",
                  "Ana starts a chain with a soy bean. The first card of the hand must be played, and there was no other way.");
  check_unasked (&fixture->words, (TableeEvent){ CH_EVENT_END, 0 }, "Turn ended by itself",
                  "Nothing is left in the trade area, so the turn ends by itself.");
}

static void
assert_prompt (Fixture    *fixture,
               const char *sentence)
{
  g_autofree char *prompt = fixture->words.present->prompt (&fixture->words.context, &fixture->state);

  g_assert_cmpstr (prompt, ==, sentence);
}

/* Only what fits can be chained, and nobody takes what is left in the last turn. */
static void
test_trade_prompts (Fixture       *fixture,
                    gconstpointer  data)
{
  ChSeat *seat = &fixture->state.seats[fixture->state.current];

  tablee_language_set ("en");
  fixture->state.phase = CH_PHASE_TRADE;
  fixture->state.trade[CH_BLUE] = 1;
  assert_prompt (fixture, "There is 1 card in the trade area: chain it, which ends your turn, or leave it for the other player.");
  for (int bean = 0; bean < CH_MAX_CHAINS; bean++)
    {
      seat->chains[bean] = 4;
      seat->types |= 1u << bean;
    }
  fixture->state.trade[CH_RED] = 1;
  assert_prompt (fixture, "You have room for 1 of the 2 cards in the trade area: chain any of them, sell a chain to make room, or leave "
                          "the rest for the other player.");
  fixture->state.deck_count = 1;
  fixture->state.turn = (uint8_t) ch_last_turn (&fixture->state);
  assert_prompt (fixture, "You have room for 1 of the 2 cards in the trade area: chain any of them, sell a chain to make room, or end "
                          "the game.");
  fixture->state.trade[CH_RED] = 0;
  assert_prompt (fixture, "There is 1 card in the trade area: chain it, or end the game.");
}

/* A concealed card leaves no trace in what is said: the same words whatever it was. */
static void
test_concealed (Fixture       *fixture,
                gconstpointer  data)
{
  check_concealed (&fixture->words, CH_EVENT_DRAW, CH_BEANS);
}

/*
 * Positions and actions
 */

/* At every decision of a game and at its end; and all that happens in it. */
static void
test_game (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_cmpuint (check_game (&fixture->words, 5), ==, (1u << CH_PHASE_OVER) - 1);
}

/* What the reader does not know is not said: the hands of others and the deck may be any. */
static void
test_hidden_hand (Fixture       *fixture,
                  gconstpointer  data)
{
  ChState view = fixture->state;
  ChState other = fixture->state;
  int viewer = 1 - fixture->state.current;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  memset (other.seats[other.current].hand, CH_GARDEN, other.seats[other.current].hand_count);
  tablee_bean_chains_game.conceal (&fixture->ruleset.base, &view, viewer);
  tablee_bean_chains_game.conceal (&fixture->ruleset.base, &other, viewer);
  tablee_language_set ("en");
  first = fixture->words.present->action_spoken (&fixture->words.context, &view, ch_action (CH_ACTION_PLAY, 0));
  second = fixture->words.present->action_spoken (&fixture->words.context, &other, ch_action (CH_ACTION_PLAY, 0));
  g_assert_cmpstr (first, ==, "Play the first card of the hand");
  g_assert_cmpstr (second, ==, first);
}

/* With a full house the first card needs a sale, and what was left over can only be thrown away: the words say which. */
static void
test_no_room (Fixture       *fixture,
              gconstpointer  data)
{
  ChSeat *seat = &fixture->state.seats[fixture->state.current];
  TableeAction chain = ch_action (CH_ACTION_CHAIN, CH_RED);
  g_autofree char *played = NULL;
  g_autofree char *left = NULL;
  g_autofree char *none_fits = NULL;
  g_autofree char *some_fit = NULL;

  for (int bean = 0; bean < CH_MAX_CHAINS; bean++)
    {
      seat->chains[bean] = 4;
      seat->types |= 1u << bean;
    }
  seat->hand[0] = CH_RED;
  fixture->state.trade[CH_RED] = 1;
  tablee_language_set ("en");
  played = fixture->words.present->action_spoken (&fixture->words.context, &fixture->state, ch_action (CH_ACTION_PLAY, 0));
  g_assert_cmpstr (played, ==, "Sell a chain to make room for a red bean");
  fixture->state.phase = CH_PHASE_LEFTOVERS;
  left = fixture->words.present->action_spoken (&fixture->words.context, &fixture->state, chain);
  g_assert_cmpstr (left, ==, "Chain a red bean");
  none_fits = fixture->words.present->prompt (&fixture->words.context, &fixture->state);
  g_assert_cmpstr (none_fits, ==, "1 card was left for you. No chain has room, and none may be sold for it: throw it away.");
  fixture->state.trade[CH_BLUE] = 2;
  some_fit = fixture->words.present->prompt (&fixture->words.context, &fixture->state);
  g_assert_cmpstr (some_fit, ==, "You have room for 2 of the 3 cards left for you: chain what you like, and throw away the rest.");
}

/* Every reason to every action there is, in every phase. */
static void
test_reasons (Fixture       *fixture,
              gconstpointer  data)
{
  TableeAction actions[CH_N_ACTIONS * CH_BEANS];
  gsize count = 0;

  for (int kind = 0; kind < CH_N_ACTIONS; kind++)
    for (int number = 0; number < CH_BEANS; number++)
      actions[count++] = ch_action ((ChActionKind) kind, number);
  for (int phase = 0; phase <= CH_PHASE_OVER; phase++)
    {
      fixture->state.phase = (uint8_t) phase;
      check_reason (&fixture->words, actions, count, TABLEE_REASON_PHASE);
    }
  check_reasons (&fixture->words, actions, count, CH_REASON_NOT_THERE, CH_REASON_TOO_FEW_COINS);
}

/* Actions from outside may have any number. */
static void
test_wild_actions (Fixture       *fixture,
                   gconstpointer  data)
{
  for (int kind = 0; kind < CH_N_ACTIONS; kind++)
    {
      TableeAction action = ch_action ((ChActionKind) kind, 0xff);

      CHECK (check_words, fixture->words.present->action (&fixture->words.context, &fixture->state, action));
      CHECK (check_words, fixture->words.present->action_spoken (&fixture->words.context, &fixture->state, action));
    }
}

/*
 * Scores and options
 */

/* However the game may end. */
static void
test_endings (Fixture       *fixture,
              gconstpointer  data)
{
  static const TableeEnd ends[] = {
    { "turns", TABLEE_NOBODY, 24, 24 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    check_end (&fixture->words, ends[i]);
}

/* Whoever plays the turn before the last has none after it, and is told so before it is over. */
static void
test_last_own_turn (Fixture       *fixture,
                    gconstpointer  data)
{
  const char *sentences[] = { "Turn 23 of 24: the last one for Ana", "Turn 23 of 24: your last one" };

  tablee_language_set ("en");
  fixture->state.turn = 23;
  fixture->state.current = 0;
  fixture->state.deck_count = CH_TURN_CARDS + 1;
  for (int listener = 0; listener <= 1; listener++)
    {
      g_autofree char *near = NULL;

      fixture->words.context.listener = listener;
      near = tablee_ending_words_near (&fixture->words.context, &fixture->state, NULL);
      g_assert_cmpstr (near, ==, sentences[listener]);
    }
  fixture->state.deck_count += CH_TURN_CARDS;
  {
    g_autofree char *near = tablee_ending_words_near (&fixture->words.context, &fixture->state, NULL);

    g_assert_true (g_str_has_prefix (near, "Turn 23 of 25 · "));
  }
}

static void
test_scores (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_cmpint (check_scores (&fixture->words), ==, 2);
  CHECK (check_words, fixture->words.present->score_value (&fixture->words.context, 1));
}

static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  check_names (&fixture->words);
  for (int chains = 2; chains <= CH_MAX_CHAINS; chains++)
    CHECK (check_words, fixture->words.present->option_value ("chains", chains));
  CHECK (check_words, fixture->words.present->option_value ("plays", 0));
  CHECK (check_words, fixture->words.present->option_value ("plays", 2));
  g_assert_null (fixture->words.present->option_value ("plays", 1));
  for (int sale = 0; sale <= 1; sale++)
    CHECK (check_words, fixture->words.present->option_value ("final_sale", sale));
}

#define ADD(name, chains, function) \
  g_test_add ("/present/bean-chains/" name, Fixture, GINT_TO_POINTER (chains), set_up, function, NULL)

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);

  ADD ("events", 3, test_events);
  ADD ("events/silent", 3, test_silent_events);
  ADD ("events/wording", 3, test_event_wording);
  ADD ("events/unasked", 3, test_unasked);
  ADD ("trade-prompts", 3, test_trade_prompts);
  ADD ("events/concealed", 3, test_concealed);
  ADD ("game", 3, test_game);
  ADD ("game/two-chains", 2, test_game);
  ADD ("hidden-hand", 3, test_hidden_hand);
  ADD ("no-room", 3, test_no_room);
  ADD ("reasons", 3, test_reasons);
  ADD ("wild-actions", 3, test_wild_actions);
  ADD ("endings", 3, test_endings);
  ADD ("endings/last-own-turn", 3, test_last_own_turn);
  ADD ("scores", 3, test_scores);
  ADD ("options", 3, test_options);
  ADD ("options/two-chains", 2, test_options);

  return g_test_run ();
}
