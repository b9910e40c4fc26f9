/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Space Beans in words. */
#include "config.h"
#include "game-words.h"
#include "words-check.h"

#include "games/space-beans/rules/rules.h"
#include "games/space-beans/words/terms.h"
#include "present/ending-words.h"
#include "present/language.h"

#include <string.h>

typedef struct
{
  SbRuleset ruleset;
  SbState   state;
  GameWords words;
} Fixture;

/* What is told anyway by what comes before or after it. */
static gboolean
is_silent (const TableeEvent *event)
{
  return event->kind == SB_EVENT_NONE || event->kind == SB_EVENT_TURN || event->kind == SB_EVENT_DISCARD ||
         (event->kind == SB_EVENT_PASS && event->args[0] == 0) ||
         (event->kind == SB_EVENT_DEAL && event->concealed && event->args[1] != SB_DEALT);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char *const in_table[] = { "Cleo", "Discard pile: ", NULL };

  fixture->words = (GameWords) { .in_table = in_table, .is_silent = is_silent };
  sb_ruleset_init (&fixture->ruleset, 3);
  sb_ruleset_complete (&fixture->ruleset);
  game_words_deal (&fixture->words, &fixture->ruleset.base, &fixture->state);
}

/* Numbers need no catalogue. Takes both. */
static void
check_number (char *english,
              char *french)
{
  g_assert_cmpstr (english, ==, french);
  g_assert_cmpstr (english, !=, "");
  g_free (english);
  g_free (french);
}

/* Of what those who do not know all of it are told. */
static void
check_concealed_event (Fixture     *fixture,
                       TableeEvent  event)
{
  event.concealed = true;
  memset (event.details, 0, sizeof event.details);
  check_event (&fixture->words, event);
}

static void
test_card_events (Fixture       *fixture,
                  gconstpointer  data)
{
  for (SbCard card = 0; card < SB_KINDS; card++)
    {
      check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_DEAL, .seat = 1, .args = { 96, 2 }, .details = { card } });
      check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_DRAW, .seat = 1, .args = { 60, 5 }, .details = { card } });
      check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_SCORE, .seat = 1, .args = { card, card } });
      for (int count = 1; count <= 2; count++)
        {
          check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_VISIBLE, .seat = 2, .args = { card, count, 4 } });
          check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_SECRET, .seat = 2, .args = { count, 4 },
                                                       .details = { card } });
        }
    }
  check_concealed_event (fixture, (TableeEvent){ .kind = SB_EVENT_DEAL, .seat = 1, .args = { 96, SB_DEALT } });
  check_concealed_event (fixture, (TableeEvent){ .kind = SB_EVENT_DRAW, .seat = 1, .args = { 60, 5 } });
  for (int count = 1; count <= 2; count++)
    {
      check_concealed_event (fixture, (TableeEvent){ .kind = SB_EVENT_SECRET, .seat = 2, .args = { count, 4 } });
      check_concealed_event (fixture, (TableeEvent){ .kind = SB_EVENT_PASS, .seat = 2, .args = { count, 1 } });
    }
}

static void
test_collection_events (Fixture       *fixture,
                        gconstpointer  data)
{
  for (int family = 0; family < SB_FAMILIES; family++)
    for (int points = 0; points <= 2; points++)
      {
        check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_SELL, .seat = 0,
                                                     .args = { SB_SECRET, family, 2, points } });
        check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_KEEP, .seat = 0, .args = { family, 1 + points } });
        for (int forced = 0; forced <= 1; forced++)
          check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_CLOSE, .seat = 0, .args = { family, 2, points },
                                                       .details = { forced } });
      }
}

static void
test_other_events (Fixture       *fixture,
                   gconstpointer  data)
{
  check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_DEALER, .seat = 0 });
  check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_NO_PLAY, .seat = 0 });
  check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_GAME_OVER, .seat = TABLEE_NOBODY });
  for (int number = 0; number <= 1; number++)
    {
      check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_NO_DRAW, .seat = 0, .args = { 3, number } });
      check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_END, .seat = 0, .args = { number, 31 } });
      check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_RESHUFFLE, .seat = TABLEE_NOBODY, .args = { 1 + number } });
      check_event (&fixture->words, (TableeEvent){ .kind = SB_EVENT_BONUS, .seat = 0, .args = { 1 + number } });
    }
}

/* What is told anyway by what comes before or after it. */
static void
test_silent_events (Fixture       *fixture,
                    gconstpointer  data)
{
  static const TableeEvent events[] = {
    { .kind = SB_EVENT_NONE },
    { .kind = SB_EVENT_TURN },
    { .kind = SB_EVENT_DISCARD },
    { .kind = SB_EVENT_PASS, .args = { 0, 1 } },
    { .kind = SB_EVENT_DEAL, .concealed = true, .args = { 96, 1 } },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (events); i++)
    check_event (&fixture->words, events[i]);
}

static void
test_event_wording (Fixture       *fixture,
                    gconstpointer  data)
{
  static const WordedEvent cases[] = {
    { { SB_EVENT_CLOSE, 0, .args = { SB_MOONBOHNEN, 4, 4 } }, "Ana closes 4 Moonbohnen: 4 points!" },
    { { SB_EVENT_CLOSE, 1, .args = { SB_DARTH_BEANS, 3, 0 }, .details = { 1 } }, "Bo has to close 3 Darth Beans and scores nothing." },
    { { SB_EVENT_CLOSE, 1, .concealed = true, .args = { SB_DARTH_BEANS, 3, 0 } }, "Bo closes 3 Darth Beans and scores nothing." },
    { { SB_EVENT_SECRET, 2, .concealed = true, .args = { 3, 2 } }, "Cleo adds a card to the secret collection, which now has 3 cards." },
    { { SB_EVENT_PASS, 0, .concealed = true, .args = { 1, 2 } }, "Ana passes 1 card to Cleo." },
    { { SB_EVENT_DRAW, 1, .args = { 60, 1 }, .details = { 3 } }, "Bo has an empty hand and has to draw: Klingbohnen 4." },
    { { SB_EVENT_DRAW, 1, .args = { 60, 2 }, .details = { 3 } }, "Bo draws Klingbohnen 4." },
    { { SB_EVENT_DRAW, 1, .concealed = true, .args = { 60, 1 } }, "Bo has an empty hand and has to draw." },
    { { SB_EVENT_DEALER, 1 }, "Bo deals, and gets no cards: whoever begins passes the rest of theirs on." },
    { { SB_EVENT_SELL, 0, .args = { SB_VISIBLE, SB_MOONBOHNEN, 3, 0 } }, "At the end, Ana closes 3 Moonbohnen and scores nothing." },
  };

  check_wording (&fixture->words, cases, G_N_ELEMENTS (cases));
}

static void
test_words (void)
{
  SbCards cards = { 0 };
  g_autofree char *text = NULL;

  sb_cards_add (&cards, sb_card (SB_BLUEBEANS, 3));
  sb_cards_add (&cards, sb_card (SB_KLINGBOHNEN, 4));
  sb_cards_add (&cards, sb_card (SB_KLINGBOHNEN, 4));
  sb_cards_add (&cards, sb_card (SB_KLINGBOHNEN, 5));

  tablee_language_set ("en");
  text = sb_words_cards (cards);
  g_assert_cmpstr (text, ==, "Klingbohnen 4, Klingbohnen 4, Klingbohnen 5 and Bluebeans 3");
}

/* The examples of the rules page: nothing with three cards, 4 points with four. */
static void
test_collections (void)
{
  static const struct
  {
    int         values[4];
    const char *outlook;
    const char *words;
  } cases[] = {
    { { 1, 4 }, "worth 3 with a 3",
      "Ana: visible collection, Moonbohnen 1 and 4. Worth nothing now. A card of value 3 makes it worth 3 points." },
    { { 1, 4, 8 }, "one more makes 4",
      "Ana: visible collection, Moonbohnen 1, 4 and 8. Worth nothing now. One more card makes it worth 4 points." },
    { { 1, 4, 8, 9 }, "worth 5 with a 5",
      "Ana: visible collection, Moonbohnen 1, 4, 8 and 9. Worth 4 points now. A card of value 5 makes it worth 5 points." },
  };

  tablee_language_set ("en");
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SbCards cards = { 0 };
      g_autofree char *outlook = NULL;
      g_autofree char *words = NULL;

      for (int j = 0; j < 4 && cases[i].values[j] > 0; j++)
        sb_cards_add (&cards, sb_card (SB_MOONBOHNEN, cases[i].values[j]));
      outlook = sb_words_outlook (cards);
      words = sb_words_collection ("Ana", SB_VISIBLE, cards, 0);
      g_assert_cmpstr (outlook, ==, cases[i].outlook);
      g_assert_cmpstr (words, ==, cases[i].words);
    }
  g_assert_null (sb_words_outlook ((SbCards) { 0 }));
}

/* What nobody may see is counted, and that is all. */
static void
test_hidden_collections (void)
{
  CHECK (check_sentence, sb_words_collection ("Ana", SB_VISIBLE, (SbCards) { 0 }, 0));
  CHECK (check_sentence, sb_words_collection ("Ana", SB_SECRET, (SbCards) { 0 }, 0));
  CHECK (check_sentence, sb_words_collection ("Ana", SB_SECRET, (SbCards) { 0 }, 3));
}

static void
assert_prompt (Fixture    *fixture,
               const char *expected)
{
  g_autofree char *prompt = NULL;

  tablee_language_set ("en");
  prompt = fixture->words.present->prompt (&fixture->words.context, &fixture->state);
  g_assert_cmpstr (prompt, ==, expected);
}

/* What no card allows is not offered. */
static void
test_prompts (Fixture       *fixture,
              gconstpointer  data)
{
  SbSeat *seat = &fixture->state.seats[fixture->state.current];

  seat->hand = seat->visible = seat->secret = (SbCards) { 0 };
  sb_cards_add (&seat->visible, sb_card (SB_KLINGBOHNEN, 4));
  sb_cards_add (&seat->hand, sb_card (SB_BOHRION, 2));
  fixture->state.phase = SB_PHASE_PLAY;
  assert_prompt (fixture, "No card fits your visible collection: start a secret one.");
  sb_cards_add (&seat->hand, sb_card (SB_KLINGBOHNEN, 5));
  assert_prompt (fixture, "Add a card to your visible collection (1 fits), or start a secret one.");
  sb_cards_add (&seat->secret, sb_card (SB_MOONBOHNEN, 9));
  assert_prompt (fixture, "Add a card to your visible collection: 1 card fits.");
  fixture->state.phase = SB_PHASE_DRAW;
  fixture->state.draw_count = 1;
  fixture->state.discard_count = 0;
  assert_prompt (fixture, "Only one card is left, and you may not draw just one: play with the hand you have.");
  fixture->state.discard_count = 1;
  assert_prompt (fixture, "Draw two cards, or play with the 2 cards in your hand. If you draw, the discard pile is shuffled and drawn from.");
  fixture->state.draw_count = 2;
  assert_prompt (fixture, "Draw two cards, or play with the 2 cards in your hand.");
}

static void
assert_hand (Fixture    *fixture,
             const char *expected)
{
  g_autofree char *hand = NULL;

  tablee_language_set ("en");
  hand = fixture->words.present->hand (&fixture->words.context, &fixture->state);
  g_assert_cmpstr (hand, ==, expected);
}

/* Family by family. */
static void
test_hand (Fixture       *fixture,
           gconstpointer  data)
{
  SbSeat *seat = &fixture->state.seats[fixture->state.current];

  seat->hand = (SbCards) { 0 };
  assert_hand (fixture, NULL);
  sb_cards_add (&seat->hand, sb_card (SB_KLINGBOHNEN, 5));
  sb_cards_add (&seat->hand, sb_card (SB_MOONBOHNEN, 9));
  sb_cards_add (&seat->hand, sb_card (SB_KLINGBOHNEN, 4));
  assert_hand (fixture, "Klingbohnen 4 and 5 · Moonbohnen 9");
}

static void
assert_reason (Fixture    *fixture,
               const char *expected)
{
  g_autofree char *reason = NULL;

  tablee_language_set ("en");
  reason = fixture->words.present->reason (&fixture->words.context, &fixture->state, SB_ACTION_DRAW, TABLEE_REASON_PHASE);
  g_assert_cmpstr (reason, ==, expected);
}

/* Before cards are laid out there are two ways, or one: what cannot be done is told of those. */
static void
test_closing (Fixture       *fixture,
              gconstpointer  data)
{
  SbSeat *seat = &fixture->state.seats[fixture->state.current];

  seat->hand = seat->visible = seat->secret = (SbCards) { 0 };
  sb_cards_add (&seat->visible, sb_card (SB_KLINGBOHNEN, 4));
  sb_cards_add (&seat->hand, sb_card (SB_BOHRION, 2));
  fixture->state.phase = SB_PHASE_CLOSE;
  assert_prompt (fixture, "Your visible collection (1 Klingbohnen card) is worth nothing yet: lay out a card to keep it, or close it for nothing.");
  assert_reason (fixture, "First decide whether to close your visible collection or keep it.");
  sb_cards_add (&seat->visible, sb_card (SB_KLINGBOHNEN, 2));
  assert_prompt (fixture, "Close your visible collection (2 Klingbohnen) for 2 points, or lay out a card to keep it and go on.");
  sb_cards_add (&seat->secret, sb_card (SB_MOONBOHNEN, 9));
  assert_reason (fixture, "No card in your hand fits either of your collections: you have to close the visible one.");
}

/* The last turn says why it is. */
static void
test_last_turn (Fixture       *fixture,
                gconstpointer  data)
{
  SbSeat *seat = &fixture->state.seats[fixture->state.current];
  const TableePresentContext *context = &fixture->words.context;
  g_autofree char *none = NULL;
  g_autofree char *close = NULL;

  fixture->ruleset.end_score = 6;
  fixture->state.phase = SB_PHASE_CLOSE;
  seat->visible = seat->points = (SbCards) { 0 };
  sb_cards_add (&seat->points, sb_card (SB_KLINGBOHNEN, 5));
  sb_cards_add (&seat->visible, sb_card (SB_MOONBOHNEN, 1));
  tablee_language_set ("en");
  none = tablee_ending_words_last (context, &fixture->state);
  g_assert_null (none);
  close = fixture->words.present->action_spoken (context, &fixture->state, SB_ACTION_CLOSE);
  g_assert_cmpstr (close, ==, "Close 1 Moonbohnen card for 1 point: the game ends after this turn");
  CHECK (check_words, fixture->words.present->action_spoken (context, &fixture->state, SB_ACTION_CLOSE));

  sb_cards_add (&seat->points, sb_card (SB_MOONBOHNEN, 1));
  for (fixture->ruleset.bonus = 0; fixture->ruleset.bonus <= 3; fixture->ruleset.bonus += 3)
    CHECK (check_sentence, tablee_ending_words_last (context, &fixture->state));
  seat->visible = (SbCards) { 0 };
  fixture->state.phase = SB_PHASE_PLAY;
  fixture->ruleset.bonus = 3;
  assert_prompt (fixture, "Start your visible collection with a card from your hand. The game ends after this turn, with a bonus of 3 points for you.");
  fixture->ruleset.bonus = 0;
  assert_prompt (fixture, "Start your visible collection with a card from your hand. The game ends after this turn.");
}

static void
assert_sign (Fixture     *fixture,
             TableeEvent  event,
             const char  *word)
{
  TableeEventSign sign;

  tablee_language_set ("en");
  g_assert_true (fixture->words.present->event_sign (&fixture->words.context, &event, &sign));
  g_assert_cmpstr (sign.word, ==, word);
}

static gboolean
is_quiet (Fixture     *fixture,
          TableeEvent  event)
{
  TableeEventSign sign;

  g_assert_true (fixture->words.present->event_sign (&fixture->words.context, &event, &sign));

  return sign.quiet;
}

/* A collection is closed, in its turn or at the end, and says so where that brought nothing. */
static void
test_signs (Fixture       *fixture,
            gconstpointer  data)
{
  assert_sign (fixture, (TableeEvent) { SB_EVENT_CLOSE, 0, .args = { SB_MOONBOHNEN, 4, 4 } }, "Closed");
  assert_sign (fixture, (TableeEvent) { SB_EVENT_CLOSE, 0, .args = { SB_MOONBOHNEN, 4, 0 } }, "Closed, no points");
  assert_sign (fixture, (TableeEvent) { SB_EVENT_SELL, 0, .args = { SB_SECRET, SB_MOONBOHNEN, 4, 4 } }, "Closed");
  assert_sign (fixture, (TableeEvent) { SB_EVENT_SELL, 0, .args = { SB_SECRET, SB_MOONBOHNEN, 4, 0 } }, "Closed, no points");
  assert_sign (fixture, (TableeEvent) { SB_EVENT_DISCARD_HAND, 0 }, "Hand discarded");

  /* What one has passed on oneself is no news, and what lies on a point pile is told by its collection. */
  fixture->words.context.listener = 1;
  g_assert_true (is_quiet (fixture, (TableeEvent) { SB_EVENT_PASS, 0, .args = { 1, 2 } }));
  g_assert_false (is_quiet (fixture, (TableeEvent) { SB_EVENT_PASS, 1, .args = { 0, 2 } }));
  g_assert_true (is_quiet (fixture, (TableeEvent) { SB_EVENT_SCORE, 1, .args = { SB_MOONBOHNEN, 4 } }));
}

/* At every decision of a game and at its end. */
static void
test_game (Fixture       *fixture,
           gconstpointer  data)
{
  fixture->ruleset.end_score = 6;
  sb_ruleset_complete (&fixture->ruleset);
  g_assert_cmpuint (check_game (&fixture->words, 7), ==, (1u << SB_PHASE_OVER) - 1);
}

static void
test_reasons (Fixture       *fixture,
              gconstpointer  data)
{
  static const TableeAction actions[] = {
    SB_ACTION_DRAW, SB_ACTION_NO_DRAW, SB_ACTION_CLOSE, SB_ACTION_KEEP, SB_ACTION_DONE,
    SB_ACTION_VISIBLE + 3, SB_ACTION_SECRET + 60, SB_ACTION_ADD + 9,
  };

  check_reasons (&fixture->words, actions, G_N_ELEMENTS (actions), SB_REASON_MUST_DRAW, SB_REASON_ONE_FAMILY);
}

/* However the game may end. */
static void
test_endings (Fixture       *fixture,
              gconstpointer  data)
{
  static const TableeEnd ends[] = {
    { "points", 1, 31, 30 },
    { "points", 0, 30, 30 },
    { "idle", TABLEE_NOBODY, 3, 3 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    check_end (&fixture->words, ends[i]);
}

static void
test_scores (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_cmpint (check_scores (&fixture->words), ==, 4);
  CHECK (check_words, fixture->words.present->score_value (&fixture->words.context, 12));
  CHECK (check_number, fixture->words.present->score_cell (&fixture->words.context, 12));
}

static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  check_names (&fixture->words);
  fixture->ruleset.bonus = 0;
  check_names (&fixture->words);
  for (const TableeOptionWords *option = fixture->words.present->options; option->key != NULL; option++)
    for (int value = 0; value <= 2; value++)
      CHECK (check_words, fixture->words.present->option_value (option->key, value));
}

#define ADD(name, function) g_test_add ("/present/space-beans/" name, Fixture, NULL, set_up, function, NULL)

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/present/space-beans/words", test_words);
  g_test_add_func ("/present/space-beans/collections", test_collections);
  g_test_add_func ("/present/space-beans/hidden-collections", test_hidden_collections);
  ADD ("events/cards", test_card_events);
  ADD ("events/collections", test_collection_events);
  ADD ("events/others", test_other_events);
  ADD ("events/silent", test_silent_events);
  ADD ("events/wording", test_event_wording);
  ADD ("prompts", test_prompts);
  ADD ("hand", test_hand);
  ADD ("closing", test_closing);
  ADD ("signs", test_signs);
  ADD ("last-turn", test_last_turn);
  ADD ("game", test_game);
  ADD ("reasons", test_reasons);
  ADD ("endings", test_endings);
  ADD ("scores", test_scores);
  ADD ("options", test_options);

  return g_test_run ();
}
