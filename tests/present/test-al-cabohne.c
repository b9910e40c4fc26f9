/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "words-check.h"

#include "games/al-cabohne/rules.h"
#include "present/language.h"
#include "present/present.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const names[] = { "Ana", "Bo" };

typedef struct
{
  AcRuleset            ruleset;
  AcState              state;
  TableePresentContext context;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  TableeRandom seed;

  ac_ruleset_init (&fixture->ruleset, GPOINTER_TO_INT (data));
  ac_ruleset_complete (&fixture->ruleset);
  tablee_random_seed (&seed, 7);
  tablee_al_cabohne_game.deal (&fixture->ruleset.base, &fixture->state, &seed, NULL);
  fixture->context = (TableePresentContext){ &fixture->ruleset.base, names };
}

static const TableePresent *
get_present (void)
{
  return tablee_present_for_game (&tablee_al_cabohne_game);
}

static void
check_event (Fixture     *fixture,
             TableeEvent  event)
{
  CHECK (check_sentence, get_present ()->event (&fixture->context, &event));
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
              check_event (fixture, event);
              event.args[2] = count;
            }
          event.seat = TABLEE_NOBODY;
          for (size_t i = 0; i < G_N_ELEMENTS (of_nobody); i++)
            {
              event.kind = of_nobody[i];
              check_event (fixture, event);
            }
        }
  check_event (fixture, (TableeEvent){ .kind = AC_EVENT_LEAVE, .args = { 2 } });
  check_event (fixture, (TableeEvent){ .kind = AC_EVENT_EXHAUSTED, .seat = TABLEE_NOBODY, .args = { 3, 3 } });
}

static void
test_silent_events (Fixture       *fixture,
                    gconstpointer  data)
{
  TableeEvent leave = { .kind = AC_EVENT_LEAVE };
  TableeEvent none = { .kind = AC_EVENT_NONE };

  g_assert_null (get_present ()->event (&fixture->context, &leave));
  g_assert_null (get_present ()->event (&fixture->context, &none));
}

static void
test_event_wording (Fixture       *fixture,
                    gconstpointer  data)
{
  static const struct
  {
    TableeEvent event;
    const char *sentence;
  } cases[] = {
    { { AC_EVENT_PLANT, 0, .args = { AC_FIRE, 0, 1, 4 } }, "Ana begins field 1 with a chili bean." },
    { { AC_EVENT_PLANT, 0, .args = { AC_FIRE, 1, 2, 4 } }, "Ana plants a chili bean on field 2: 2 cards." },
    { { AC_EVENT_PLANT_OPEN, 1, .args = { AC_RUNNER, 2, 4, 1 } }, "Bo plants a pole bean on field 3: 4 cards, worth 2 coins." },
    { { AC_EVENT_HARVEST, 0, .args = { AC_PUFF, 0, 5, 2 } }, "Ana harvests 5 puff beans: 2 coins!" },
    { { AC_EVENT_HARVEST, 0, .args = { AC_BLUE, 0, 2, 0 } }, "Ana harvests 2 blue beans and gets nothing." },
    { { AC_EVENT_BOSS_HARVEST, TABLEE_NOBODY, .args = { AC_BLUE, AC_DON, 6, 2 } },
      "Don Corlebohne harvests 6 blue beans: 2 coins for the Mafia!" },
    { { AC_EVENT_TURN_UP_BOSS, TABLEE_NOBODY, .args = { AC_BROAD, AC_AL, 2, 100 } }, "Al Cabohne gets a stink bean." },
    { { AC_EVENT_TURN_UP_BOSS, 1, .args = { AC_BROAD, AC_AL, 2, 100 } }, "Bo turns over a stink bean: it goes to Al Cabohne." },
    { { AC_EVENT_EXHAUSTED, TABLEE_NOBODY, .args = { 1, 3 } }, "The draw pile is used up; 2 more times, and the game ends." },
    { { AC_EVENT_DRAW, 1, .details = { AC_FRENCH } }, "Bo draws a green bean." },
    { { AC_EVENT_DRAW, 1, .concealed = true }, "Bo draws a card." },
  };

  tablee_language_set ("en");
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = get_present ()->event (&fixture->context, &cases[i].event);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

/* The concealed cards of a game leave no trace in what is said: the same words whatever they were. */
static void
test_concealed (Fixture       *fixture,
                gconstpointer  data)
{
  static const AcEvent kinds[] = { AC_EVENT_DEAL_CARD, AC_EVENT_DRAW };

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *first = NULL;

      for (int type = 0; type < AC_TYPES; type++)
        {
          TableeEvent event = { .kind = kinds[i], .seat = 0, .audience = 1, .args = { 5, 100 }, .details = { type } };
          g_autofree char *sentence = NULL;

          tablee_event_conceal (&event, 1);
          g_assert_true (event.concealed);
          sentence = get_present ()->event (&fixture->context, &event);
          if (type == 0)
            first = g_strdup (sentence);
          g_assert_cmpstr (sentence, ==, first);
        }
    }
}

static void
check_lines (char *english,
             char *french)
{
  g_assert_nonnull (strstr (english, "Ana"));
  g_assert_nonnull (strstr (english, "Don Corlebohne"));
  g_assert_nonnull (strstr (english, "Open cards: "));
  g_assert_true (g_str_has_suffix (english, "\n"));
  g_assert_null (strchr (english, '['));
  g_assert_cmpint (*french, ==, '[');
  g_free (english);
  g_free (french);
}

/* What is said about a position to @viewer. */
static void
check_view (Fixture *fixture,
            int      viewer)
{
  AcState view = fixture->state;

  tablee_al_cabohne_game.conceal (&fixture->ruleset.base, &view, viewer);
  CHECK (check_sentence, get_present ()->prompt (&fixture->context, &view));
  CHECK (check_words, get_present ()->progress (&fixture->context, &view));
  CHECK (check_lines, get_present ()->table (&fixture->context, &view));
}

static void
check_actions (Fixture            *fixture,
               const TableeAction *actions,
               size_t              count)
{
  for (size_t i = 0; i < count; i++)
    {
      CHECK (check_words, get_present ()->action (&fixture->context, &fixture->state, actions[i]));
      CHECK (check_words, get_present ()->action_spoken (&fixture->context, &fixture->state, actions[i]));
    }
  for (int viewer = TABLEE_NOBODY; viewer < fixture->ruleset.base.seats; viewer++)
    check_view (fixture, viewer);
}

/* At every decision of a game and at its end; and all that happens in it. */
static void
test_game (Fixture       *fixture,
           gconstpointer  data)
{
  const TableeGame *game = &tablee_al_cabohne_game;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  g_autofree TableeEvent *items = g_new (TableeEvent, game->max_events);
  size_t count;

  for (size_t i = 0; (count = game->legal (&fixture->ruleset.base, &fixture->state, actions)) > 0; i++)
    {
      TableeEventList events = { items, game->max_events, 0 };

      check_actions (fixture, actions, count);
      game->apply (&fixture->ruleset.base, &fixture->state, actions[i * 5 % count], &events);
      for (size_t j = 0; j < events.count; j++)
        if (items[j].kind != AC_EVENT_LEAVE || items[j].args[0] > 0)
          check_event (fixture, items[j]);
    }
  check_actions (fixture, NULL, 0);
}

/* Every reason to every action there is, also of a reader who does not know the hand. */
static void
check_reason (Fixture      *fixture,
              TableeReason  reason)
{
  AcState view = fixture->state;

  tablee_al_cabohne_game.conceal (&fixture->ruleset.base, &view, TABLEE_NOBODY);
  for (int kind = 0; kind < AC_ACTION_KINDS; kind++)
    for (int first = 0; first < AC_TYPES; first++)
      for (int second = 0; second < AC_BOSSES; second++)
        {
          TableeAction action = ac_action ((AcActionKind) kind, first, second);

          CHECK (check_sentence, get_present ()->reason (&fixture->context, &fixture->state, action, reason));
          CHECK (check_sentence, get_present ()->reason (&fixture->context, &view, action, reason));
        }
}

static void
test_reasons (Fixture       *fixture,
              gconstpointer  data)
{
  for (int reason = TABLEE_REASON_UNKNOWN; reason <= TABLEE_REASON_PHASE; reason++)
    check_reason (fixture, (TableeReason) reason);
  for (int reason = AC_REASON_NOT_THERE; reason <= AC_REASON_CARDS_WAIT; reason++)
    check_reason (fixture, (TableeReason) reason);
  g_assert_null (get_present ()->reason (&fixture->context, &fixture->state, 0, TABLEE_REASON_NONE));
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

        sentence = get_present ()->reason (&fixture->context, &fixture->state, action, TABLEE_REASON_PHASE);
        g_assert_cmpstr (sentence, !=, g_dgettext (GETTEXT_PACKAGE, "This cannot be done now."));
        wrong++;
      }
  g_assert_cmpint (wrong, >, 20);
}

/* Every set of winners there can be, before the end and at the end. */
static void
test_scores (Fixture       *fixture,
             gconstpointer  data)
{
  TableeScoreSheet sheet;
  int sets;

  tablee_al_cabohne_game.score (&fixture->ruleset.base, &fixture->state, &sheet);
  sets = fixture->ruleset.base.seats == 1 ? 2 : 4;
  for (int over = 0; over <= 1; over++)
    for (int winners = 1; winners <= sets; winners++)
      {
        sheet.over = over;
        for (int i = 0; i < fixture->ruleset.base.seats; i++)
          sheet.winner[i] = winners == 4 ? false : (winners >> i & 1) != 0;
        sheet.winner[sheet.columns - 1] = winners == 4 || (sets == 2 && winners == 2);
        CHECK (check_sentence, get_present ()->result (&fixture->context, &sheet));
      }
  for (int i = 0; i < sheet.rows; i++)
    CHECK (check_words, get_present ()->score_row (&fixture->context, sheet.row[i].id));
  CHECK (check_words, get_present ()->score_value (&fixture->context, 1));
}

static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  CHECK (check_words, get_present ()->options_summary (&fixture->context));
  for (const TableeOptionWords *words = get_present ()->options; words->key != NULL; words++)
    {
      CHECK (check_words, g_strdup (_(words->title)));
      CHECK (check_words, g_strdup (_(words->subtitle)));
      for (int value = 0; value <= 1; value++)
        CHECK (check_words, get_present ()->option_value (words->key, value));
    }
  CHECK (check_words, g_strdup (_(get_present ()->name)));
  CHECK (check_words, g_strdup (_(get_present ()->tagline)));
  CHECK (check_sentence, g_strdup (_(get_present ()->credits)));
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
  ADD ("events/concealed", 2, test_concealed);
  ADD ("game", 2, test_game);
  ADD ("game/alone", 1, test_game);
  ADD ("reasons", 2, test_reasons);
  ADD ("reasons/alone", 1, test_reasons);
  ADD ("wrong-moments", 2, test_wrong_moments);
  ADD ("wrong-moments/alone", 1, test_wrong_moments);
  ADD ("scores", 2, test_scores);
  ADD ("scores/alone", 1, test_scores);
  ADD ("options", 2, test_options);
  ADD ("options/alone", 1, test_options);

  return g_test_run ();
}
