/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Al Cabohne in words. */
#include "config.h"
#include "game-words.h"
#include "words-check.h"

#include "games/al-cabohne/rules/rules.h"
#include "present/language.h"
#include "present/why.h"

#include <string.h>

typedef struct
{
  AcRuleset ruleset;
  AcState   state;
  GameWords words;
} Fixture;

static gboolean
is_silent (const TableeEvent *event)
{
  return event->kind == AC_EVENT_NONE || (event->kind == AC_EVENT_LEAVE && event->args[0] == 0) ||
         (event->kind == AC_EVENT_DEAL_CARD && event->concealed);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char *const in_table[] = { "Ana", "Don Corlebohne", "Revealed cards: ", NULL };

  fixture->words = (GameWords) { .in_table = in_table, .is_silent = is_silent };
  ac_ruleset_init (&fixture->ruleset, GPOINTER_TO_INT (data));
  ac_ruleset_complete (&fixture->ruleset);
  game_words_deal (&fixture->words, &fixture->ruleset.base, &fixture->state);
}

static void
test_events (Fixture       *fixture,
             gconstpointer  data)
{
  static const AcEvent of_seats[] = {
    AC_EVENT_DEAL, AC_EVENT_DEAL_CARD, AC_EVENT_TURN, AC_EVENT_PLANT, AC_EVENT_STOP, AC_EVENT_PLANT_OPEN, AC_EVENT_DISCARD,
    AC_EVENT_PAY, AC_EVENT_GIVE, AC_EVENT_GIVE_HAND, AC_EVENT_HARVEST, AC_EVENT_BUY, AC_EVENT_TURN_UP, AC_EVENT_TURN_UP_BOSS,
    AC_EVENT_PICK_UP, AC_EVENT_PICK_UP_BOSS, AC_EVENT_DRAW, AC_EVENT_CLEAR, AC_EVENT_CLEAR_HAND, AC_EVENT_SELL,
  };
  static const AcEvent of_nobody[] = {
    AC_EVENT_BOSS_HARVEST, AC_EVENT_TURN_UP_BOSS, AC_EVENT_EXHAUSTED, AC_EVENT_SHUFFLE, AC_EVENT_NO_CARDS, AC_EVENT_SELL_BOSS,
    AC_EVENT_GAME_OVER,
  };

  for (int type = 0; type < AC_TYPES; type++)
    for (int place = 0; place < AC_BOSSES; place++)
      for (int count = 1; count <= 10; count++)
        {
          TableeEvent event = { .args = { type, place, count % 3, count / 3 }, .details = { type } };

          event.args[2] = count;
          for (size_t i = 0; i < G_N_ELEMENTS (of_seats); i++)
            {
              event.kind = of_seats[i];
              if (event.kind == AC_EVENT_PAY || event.kind == AC_EVENT_GIVE_HAND)
                event.args[2] = place;
              check_event (&fixture->words, event);
              event.args[2] = count;
            }
          event.seat = TABLEE_NOBODY;
          for (size_t i = 0; i < G_N_ELEMENTS (of_nobody); i++)
            {
              event.kind = of_nobody[i];
              check_event (&fixture->words, event);
            }
        }
  check_event (&fixture->words, (TableeEvent){ .kind = AC_EVENT_LEAVE, .args = { 2 } });
  check_event (&fixture->words, (TableeEvent){ .kind = AC_EVENT_EXHAUSTED, .seat = TABLEE_NOBODY, .args = { 3, 3 } });
}

static void
test_silent_events (Fixture       *fixture,
                    gconstpointer  data)
{
  check_event (&fixture->words, (TableeEvent){ .kind = AC_EVENT_LEAVE });
  check_event (&fixture->words, (TableeEvent){ .kind = AC_EVENT_NONE });
}

static void
test_event_wording (Fixture       *fixture,
                    gconstpointer  data)
{
  static const WordedEvent cases[] = {
    { { AC_EVENT_PLANT, 0, .args = { AC_FIRE, 0, 1, 4 } }, "Ana begins field 1 with a chili bean." },
    { { AC_EVENT_PLANT, 0, .args = { AC_FIRE, 1, 2, 4 } }, "Ana plants a chili bean in field 2: 2 cards." },
    { { AC_EVENT_PLANT_OPEN, 1, .args = { AC_RUNNER, 2, 4, 1 } }, "Bo plants a pole bean in field 3: 4 cards, worth 2 coins." },
    { { AC_EVENT_HARVEST, 0, .args = { AC_PUFF, 0, 5, 2 } }, "Ana harvests 5 puff beans: 2 coins!" },
    { { AC_EVENT_HARVEST, 0, .args = { AC_BLUE, 0, 2, 0 } }, "Ana harvests 2 blue beans and gets nothing." },
    { { AC_EVENT_BOSS_HARVEST, TABLEE_NOBODY, .args = { AC_BLUE, AC_DON, 6, 2 } },
      "Don Corlebohne harvests 6 blue beans: 2 coins for the Mafia!" },
    { { AC_EVENT_TURN_UP_BOSS, TABLEE_NOBODY, .args = { AC_BROAD, AC_AL, 2, 100 } }, "Al Cabohne gets a stink bean." },
    { { AC_EVENT_TURN_UP_BOSS, 1, .args = { AC_BROAD, AC_AL, 2, 100 } }, "Bo reveals a stink bean, which goes to Al Cabohne." },
    { { AC_EVENT_EXHAUSTED, TABLEE_NOBODY, .args = { 1, 3 } }, "The draw pile is used up: 2 more times, and the game ends." },
    { { AC_EVENT_PICK_UP, 1, .args = { AC_PUFF, 2, 4 } }, "Bo picks up a puff bean from the discard pile: such a bean has been revealed." },
    { { AC_EVENT_PICK_UP_BOSS, 1, .args = { AC_PUFF, AC_DON, 2, 4 } },
      "Don Corlebohne takes a puff bean from the top of the discard pile, since he grows such beans." },
    { { AC_EVENT_DRAW, 1, .details = { AC_FRENCH } }, "Bo draws a green bean." },
    { { AC_EVENT_DRAW, 1, .concealed = true }, "Bo draws a card." },
  };

  check_wording (&fixture->words, cases, G_N_ELEMENTS (cases));
}

static void
test_listener (Fixture       *fixture,
               gconstpointer  data)
{
  static const WordedEvent cases[] = {
    { { AC_EVENT_TURN, 1 }, "It is your turn." },
    { { AC_EVENT_PLANT_OPEN, 1, .args = { AC_RUNNER, 2, 4, 1 } }, "You plant a pole bean in field 3: 4 cards, worth 2 coins." },
    { { AC_EVENT_LEAVE, 1, .args = { 2 } }, "You leave 2 cards to Ana." },
    { { AC_EVENT_LEAVE, 0, .args = { 1 } }, "Ana leaves you 1 card." },
    { { AC_EVENT_SELL, 1, .args = { AC_BLUE, 0, 2, 0 } }, "At the end, you sell 2 blue beans and get nothing." },
    { { AC_EVENT_SELL_BOSS, TABLEE_NOBODY, .args = { AC_BLUE, AC_AL, 4, 1 } }, "At the end, Al Cabohne sells 4 blue beans for 1 coin." },
  };

  fixture->words.context.listener = 2;
  check_wording (&fixture->words, cases, G_N_ELEMENTS (cases));
}

/* The concealed cards of a game leave no trace in what is said: the same words whatever they were. */
static void
test_concealed (Fixture       *fixture,
                gconstpointer  data)
{
  check_concealed (&fixture->words, AC_EVENT_DEAL_CARD, AC_TYPES);
  check_concealed (&fixture->words, AC_EVENT_DRAW, AC_TYPES);
}

/* At every decision of a game and at its end; and all that happens in it. */
static void
test_game (Fixture       *fixture,
           gconstpointer  data)
{
  check_game (&fixture->words, 5);
}

static void
check_prompt (Fixture    *fixture,
              const char *expected)
{
  g_autofree char *prompt = NULL;

  ac_state_note (&fixture->state);
  tablee_language_set ("en");
  prompt = fixture->words.present->prompt (&fixture->words.context, &fixture->state);
  g_assert_cmpstr (prompt, ==, expected);
}

/* What is owed is named, and so is every boss who waits for a bean; nothing is proposed that cannot be done. */
static void
test_prompts (Fixture       *fixture,
              gconstpointer  data)
{
  AcState *state = &fixture->state;
  int count;
  AcCard *hand = (AcCard *) ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);

  state->phase = AC_PHASE_PAY;
  state->fields[state->current][0] = (AcField) { AC_BLUE, 2 };
  state->fields[state->current][1] = (AcField) { AC_PUFF, 3 };
  state->bosses[AC_AL] = (AcField) { AC_BLUE, 1 };
  state->bosses[AC_DON] = (AcField) { AC_BROAD, 1 };
  check_prompt (fixture, "Pay a blue bean to Al Cabohne, or first harvest what you do not want to share.");
  state->bosses[AC_DON] = (AcField) { AC_PUFF, 1 };
  check_prompt (fixture, "Pay a blue bean to Al Cabohne and a puff bean to Don Corlebohne, or first harvest what you do not want "
                         "to share.");

  state->phase = AC_PHASE_CULTIVATE;
  memset (hand, AC_FIRE, (size_t) count * sizeof *hand);
  state->bosses[AC_AL] = (AcField) { 0 };
  check_prompt (fixture, "Al Cabohne has no beans, and your hand has one for him: give him a card before you finish.");
  state->bosses[AC_DON] = (AcField) { 0 };
  check_prompt (fixture, "Al Cabohne and Don Corlebohne have no beans: before you finish, give one of them a card from your hand.");
  hand[0] = AC_KIDNEY;
  check_prompt (fixture, "Al Cabohne and Don Corlebohne have no beans, and your hand has some for them: give each of them a card "
                         "before you finish.");

  /* With every revealed card used. */
  state->bosses[AC_AL] = (AcField) { AC_BLUE, 1 };
  state->bosses[AC_DON] = (AcField) { AC_FIRE, 1 };
  check_prompt (fixture, "Every revealed card is used: finish, or give the Mafia a card from your hand.");
  state->bosses[AC_DON] = (AcField) { AC_PUFF, 1 };
  check_prompt (fixture, "Every revealed card is used: you can finish.");
}

/* What lies there is counted, and offered only where it can go. */
static void
test_revealed_prompts (Fixture       *fixture,
                       gconstpointer  data)
{
  AcState *state = &fixture->state;
  int seat = state->current;
  int count;
  AcCard *hand = (AcCard *) ac_pile (state, (AcPile) (AC_PILE_HAND + seat), &count);

  state->phase = AC_PHASE_CULTIVATE;
  state->bosses[AC_AL] = (AcField) { AC_BLUE, 1 };
  state->bosses[AC_DON] = (AcField) { AC_PUFF, 1 };
  state->open[AC_BROAD] = 1;
  memset (hand, AC_FIRE, (size_t) count * sizeof *hand);
  check_prompt (fixture, "1 revealed card: plant it, or leave it to the other player.");
  state->open[AC_BLUE] = 2;
  check_prompt (fixture, "3 revealed cards: plant what fits, give bosses what they take, or leave the rest to the other player.");
  state->open[AC_BLUE] = 0;
  state->fields[seat][0] = (AcField) { AC_FIRE, 2 };
  state->fields[seat][1] = (AcField) { AC_KIDNEY, 2 };
  check_prompt (fixture, "1 revealed card, and no room for it: harvest a field, or leave it to the other player.");

  state->phase = AC_PHASE_LEFTOVERS;
  check_prompt (fixture, "The other player left you 1 card: discard it, or harvest a field for it.");

  /* Whoever has the coins may also buy room. */
  for (int i = 0; i < AC_FIELD_PRICE; i++)
    ac_pile_push (state, (AcPile) (AC_PILE_COINS + seat), AC_FRENCH);
  check_prompt (fixture, "The other player left you 1 card: discard it, or harvest a field for it. You may also buy your third field.");
  state->phase = AC_PHASE_CULTIVATE;
  check_prompt (fixture, "1 revealed card, and no room for it: harvest a field, or leave it to the other player. You may also buy your third field.");

  state->phase = AC_PHASE_LEFTOVERS;
  state->open[AC_FIRE] = 1;
  check_prompt (fixture, "The other player left you 2 cards: plant or discard each of them.");
}

/* What the hand can do for the bosses is said whenever it can, and why a boss without beans may stay so. */
static void
test_hand_prompts (Fixture       *fixture,
                   gconstpointer  data)
{
  AcState *state = &fixture->state;
  int count;
  AcCard *hand = (AcCard *) ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);

  state->phase = AC_PHASE_CULTIVATE;
  state->open[AC_BROAD] = 1;
  state->bosses[AC_AL] = (AcField) { AC_BLUE, 1 };
  state->bosses[AC_DON] = (AcField) { AC_PUFF, 1 };
  memset (hand, AC_BLUE, (size_t) count * sizeof *hand);
  check_prompt (fixture, "1 revealed card: plant it, or leave it to the other player. You may also give Al a card from your hand.");
  hand[0] = AC_PUFF;
  check_prompt (fixture, "1 revealed card: plant it, or leave it to the other player. You may also give bosses cards from your hand.");
  memset (hand, AC_BLUE, (size_t) count * sizeof *hand);
  state->bosses[AC_DON] = (AcField) { 0 };
  g_assert_false (ac_boss_waits (&fixture->ruleset, state, AC_DON));
  state->sizes[AC_PILE_HAND + state->current] = 0;
  check_prompt (fixture, "1 revealed card: plant it, give it to a boss, or leave it to the other player. Don has no beans, but your hand "
                         "has none for him: he need not get any.");
}

static void
assert_gift (Fixture    *fixture,
             const char *expected)
{
  g_autofree char *said = fixture->words.present->action (&fixture->words.context, &fixture->state, ac_action (AC_ACTION_GIVE, AC_BLUE, AC_DON));

  g_assert_cmpstr (said, ==, expected);
}

/* A revealed card is told from one of its kind in the hand. */
static void
test_gift (Fixture       *fixture,
           gconstpointer  data)
{
  AcState *state = &fixture->state;
  int count;
  AcCard *hand = (AcCard *) ac_pile (state, (AcPile) (AC_PILE_HAND + state->current), &count);

  tablee_language_set ("en");
  state->phase = AC_PHASE_CULTIVATE;
  state->open[AC_BLUE] = 1;
  memset (hand, AC_PUFF, (size_t) count * sizeof *hand);
  assert_gift (fixture, "Give a blue bean to Don Corlebohne");
  hand[count - 1] = AC_BLUE;
  assert_gift (fixture, "Give a blue bean (revealed) to Don Corlebohne");
}

/* Nobody follows, and nothing is drawn: neither is spoken of. */
static void
test_last_turn (Fixture       *fixture,
                gconstpointer  data)
{
  AcState *state = &fixture->state;
  TableeAction end = ac_action (AC_ACTION_END, 0, 0);
  g_autofree char *spoken = NULL;
  g_autofree char *title = NULL;

  state->phase = AC_PHASE_CULTIVATE;
  state->exhaustions = fixture->ruleset.limit;
  state->sizes[AC_PILE_HAND + state->current] = 0;
  state->bosses[AC_AL] = (AcField) { AC_BLUE, 1 };
  state->bosses[AC_DON] = (AcField) { AC_PUFF, 1 };
  state->open[AC_BLUE] = 1;
  check_prompt (fixture, "1 revealed card: plant it, give it to a boss, or finish the game.");
  title = fixture->words.present->action (&fixture->words.context, state, end);
  g_assert_cmpstr (title, ==, "Finish the Game");
  spoken = fixture->words.present->action_spoken (&fixture->words.context, state, end);
  g_assert_cmpstr (spoken, ==, "Finish the game: all fields are sold");
}

/* Between two draw piles there is no pile of 0 cards. */
static void
test_between_piles (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autofree char *progress = NULL;

  fixture->state.exhaustions = 1;
  fixture->state.sizes[AC_PILE_DRAW] = 0;
  progress = fixture->words.present->progress (&fixture->words.context, &fixture->state);
  g_assert_cmpstr (progress, ==, "Draw pile 2 of 3 · not shuffled yet");
}

/* Whoever has the coins is told of the third field where no field is free. */
static void
test_no_room (Fixture       *fixture,
              gconstpointer  data)
{
  AcState *state = &fixture->state;
  int seat = state->current;
  int count;
  AcCard *hand = (AcCard *) ac_pile (state, (AcPile) (AC_PILE_HAND + seat), &count);

  state->phase = AC_PHASE_PLANT;
  hand[0] = AC_BLUE;
  state->fields[seat][0] = (AcField) { AC_FIRE, 2 };
  state->fields[seat][1] = (AcField) { AC_KIDNEY, 2 };
  check_prompt (fixture, "The first card of your hand (a blue bean) fits in none of your fields: harvest one.");
  for (int i = 0; i < AC_FIELD_PRICE; i++)
    ac_pile_push (state, (AcPile) (AC_PILE_COINS + seat), AC_FRENCH);
  check_prompt (fixture, "The first card of your hand (a blue bean) fits in none of your fields: harvest one, or buy the third field.");
  state->phase = AC_PHASE_PLANT_MORE;
  check_prompt (fixture, "Stop planting, or harvest or buy a field to plant the next card (a blue bean).");
}

/* With two players the words are about the two bosses at the table. */
static void
test_bosses_there (Fixture       *fixture,
                   gconstpointer  data)
{
  TableeEvent event = { .kind = AC_EVENT_BOSS_HARVEST, .seat = TABLEE_NOBODY, .args = { AC_BLUE, AC_DON, 6, 2 } };
  const TableeWhy *why = tablee_why_find (&fixture->words.context, &event, NULL);

  g_assert_true ((strstr (why->text, "Joe Bohnano") != NULL) == (GPOINTER_TO_INT (data) == 1));
  g_assert_null (tablee_why_find (&fixture->words.context, &event, why));
}

/* A tie is explained to whoever has lost it. */
static void
test_tie (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *own = NULL;
  g_autofree char *of_other = NULL;
  TableeScoreSheet sheet;

  tablee_al_cabohne_game.score (&fixture->ruleset.base, &fixture->state, &sheet);
  memset (sheet.winner, 0, sizeof sheet.winner);
  sheet.winner[2] = true;
  sheet.over = true;
  sheet.totals[0] = 10;
  sheet.totals[1] = 8;
  sheet.totals[2] = 10;
  of_other = fixture->words.present->result (&fixture->words.context, &sheet);
  g_assert_cmpstr (of_other, ==, "The Mafia wins: it has 10 coins like Ana, and a tie is the Mafia’s.");
  fixture->words.context.listener = 1;
  own = fixture->words.present->result (&fixture->words.context, &sheet);
  g_assert_cmpstr (own, ==, "The Mafia wins: you both have 10 coins, and a tie is the Mafia’s.");
}

/* Before the end of the turn it is said what a harvest would bring. */
static void
test_last_prompts (Fixture       *fixture,
                   gconstpointer  data)
{
  AcState *state = &fixture->state;
  int seat = state->current;

  state->phase = AC_PHASE_DRAW;
  state->fields[seat][0] = (AcField) { AC_BLUE, 3 };
  state->fields[seat][1] = (AcField) { AC_PUFF, 2 };
  check_prompt (fixture, "End your turn; a harvest would bring nothing now.");
  state->fields[seat][1] = (AcField) { AC_PUFF, 5 };
  check_prompt (fixture, "End your turn, or harvest field 2 for 2 coins.");
  state->fields[seat][0] = (AcField) { AC_BLUE, 4 };
  check_prompt (fixture, "End your turn, or harvest fields for 3 coins in all.");
  for (int i = 0; i < AC_FIELD_PRICE; i++)
    ac_pile_push (state, (AcPile) (AC_PILE_COINS + seat), AC_FRENCH);
  check_prompt (fixture, "End your turn, harvest fields for 3 coins in all, or buy your third field.");
  state->fields[seat][0] = (AcField) { AC_BLUE, 3 };
  check_prompt (fixture, "End your turn, harvest field 2 for 2 coins, or buy your third field.");
  state->fields[seat][1] = (AcField) { AC_PUFF, 2 };
  check_prompt (fixture, "End your turn, or buy your third field; a harvest would bring nothing now.");
}

/* Every reason to every action there is. */
static void
test_reasons (Fixture       *fixture,
              gconstpointer  data)
{
  TableeAction actions[AC_ACTION_KINDS * AC_TYPES * AC_BOSSES];
  gsize count = 0;

  for (int kind = 0; kind < AC_ACTION_KINDS; kind++)
    for (int first = 0; first < AC_TYPES; first++)
      for (int second = 0; second < AC_BOSSES; second++)
        actions[count++] = ac_action ((AcActionKind) kind, first, second);
  check_reasons (&fixture->words, actions, count, AC_REASON_NOT_THERE, AC_REASON_CARDS_WAIT);
}

/* Who tries something at the wrong moment is told what is wrong with it, not that it is wrong. */
static void
test_wrong_moments (Fixture       *fixture,
                    gconstpointer  data)
{
  int wrong = 0;

  for (int phase = 0; phase < AC_PHASE_OVER; phase++)
    for (int kind = 0; kind < AC_ACTION_KINDS; kind++)
      {
        TableeAction action = ac_action ((AcActionKind) kind, 0, 0);
        g_autofree char *sentence = NULL;

        fixture->state.phase = (uint8_t) phase;
        if (tablee_al_cabohne_game.check (&fixture->ruleset.base, &fixture->state, action) != TABLEE_REASON_PHASE)
          continue;

        sentence = fixture->words.present->reason (&fixture->words.context, &fixture->state, action, TABLEE_REASON_PHASE);
        g_assert_cmpstr (sentence, !=, g_dgettext (GETTEXT_PACKAGE, "This cannot be done now."));
        wrong++;
      }
  g_assert_cmpint (wrong, >, 20);
}

/* However the game may end. */
static void
test_endings (Fixture       *fixture,
              gconstpointer  data)
{
  static const TableeEnd ends[] = {
    { "piles", TABLEE_NOBODY, 3, 3 },
    { "piles", TABLEE_NOBODY, 1, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    check_end (&fixture->words, ends[i]);
}

/* The Mafia may be first, too. */
static void
test_scores (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *cell = NULL;
  TableeScoreSheet sheet;

  g_assert_cmpint (check_scores (&fixture->words), ==, 2);
  tablee_al_cabohne_game.score (&fixture->ruleset.base, &fixture->state, &sheet);
  memset (sheet.winner, 0, sizeof sheet.winner);
  sheet.winner[sheet.columns - 1] = true;
  for (int over = 0; over <= 1; over++)
    {
      sheet.over = over != 0;
      CHECK (check_sentence, fixture->words.present->result (&fixture->words.context, &sheet));
    }
  CHECK (check_words, fixture->words.present->score_value (&fixture->words.context, 1));
  cell = fixture->words.present->score_cell (&fixture->words.context, 12);
  g_assert_cmpstr (cell, ==, "12");
}

static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  check_names (&fixture->words);
  for (int value = 0; value <= 1; value++)
    CHECK (check_words, fixture->words.present->option_value ("kidney", value));
}

#define ADD(name, seats, function) \
  g_test_add ("/present/al-cabohne/" name, Fixture, GINT_TO_POINTER (seats), set_up, function, NULL)

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);

  ADD ("events", 2, test_events);
  ADD ("events/alone", 1, test_events);
  ADD ("events/silent", 2, test_silent_events);
  ADD ("events/wording", 2, test_event_wording);
  ADD ("events/listener", 2, test_listener);
  ADD ("gift", 2, test_gift);
  ADD ("events/concealed", 2, test_concealed);
  ADD ("game", 2, test_game);
  ADD ("game/alone", 1, test_game);
  ADD ("prompts", 2, test_prompts);
  ADD ("prompts/revealed", 2, test_revealed_prompts);
  ADD ("prompts/hand", 2, test_hand_prompts);
  ADD ("prompts/no-room", 2, test_no_room);
  ADD ("prompts/last-turn", 2, test_last_turn);
  ADD ("prompts/last", 2, test_last_prompts);
  ADD ("between-piles", 2, test_between_piles);
  ADD ("bosses-there", 2, test_bosses_there);
  ADD ("bosses-there/alone", 1, test_bosses_there);
  ADD ("tie", 2, test_tie);
  ADD ("reasons", 2, test_reasons);
  ADD ("reasons/alone", 1, test_reasons);
  ADD ("wrong-moments", 2, test_wrong_moments);
  ADD ("wrong-moments/alone", 1, test_wrong_moments);
  ADD ("endings", 2, test_endings);
  ADD ("scores", 2, test_scores);
  ADD ("scores/alone", 1, test_scores);
  ADD ("options", 2, test_options);
  ADD ("options/alone", 1, test_options);

  return g_test_run ();
}
