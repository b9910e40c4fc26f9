/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "words-check.h"

#include "games/martian-12s/rules.h"
#include "present/language.h"
#include "present/present.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const names[] = { "Ana", "Bo", "Cleo" };

typedef struct
{
  M12Ruleset           ruleset;
  M12State             state;
  TableePresentContext context;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  TableeRandom seed;

  m12_ruleset_init (&fixture->ruleset, G_N_ELEMENTS (names));
  fixture->ruleset.tokens = GPOINTER_TO_INT (data);
  if (fixture->ruleset.tokens > 0)
    {
      fixture->ruleset.stake = 1;
      fixture->ruleset.open_account = FALSE;
    }
  m12_ruleset_complete (&fixture->ruleset);
  tablee_random_seed (&seed, 7);
  tablee_martian_12s_game.deal (&fixture->ruleset.base, &fixture->state, &seed, NULL);
  fixture->context = (TableePresentContext){ &fixture->ruleset.base, names };
}

static const TableePresent *
get_present (void)
{
  return tablee_present_for_game (&tablee_martian_12s_game);
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
  for (int height = 1; height <= 2; height++)
    for (int points = 4; points <= 16; points += 4)
      for (M12Pyramid pyramid = 0; pyramid < M12_COLOURS * M12_SIZES; pyramid++)
        check_event (fixture, (TableeEvent){ .kind = M12_EVENT_PULL, .seat = 2, .args = { pyramid, points, height } });
  for (int end = M12_END_LAST_LEFT; end <= M12_END_BAG_EMPTY; end++)
    check_event (fixture, (TableeEvent){ .kind = M12_EVENT_SCORE, .seat = TABLEE_NOBODY, .args = { end } });
  for (int count = 0; count <= 2; count++)
    {
      check_event (fixture, (TableeEvent){ .kind = M12_EVENT_ROUND, .seat = 1, .args = { 3, count } });
      check_event (fixture, (TableeEvent){ .kind = M12_EVENT_PASS, .seat = 1, .args = { count, 4 } });
      check_event (fixture, (TableeEvent){ .kind = M12_EVENT_WIN, .seat = 1, .args = { 9, 11, 5, 1 + count } });
      check_event (fixture, (TableeEvent){ .kind = M12_EVENT_CARRY, .seat = TABLEE_NOBODY, .args = { count } });
      check_event (fixture, (TableeEvent){ .kind = M12_EVENT_GAME_OVER, .seat = TABLEE_NOBODY, .args = { count } });
    }
  check_event (fixture, (TableeEvent){ .kind = M12_EVENT_SITS_OUT, .seat = 0 });
  check_event (fixture, (TableeEvent){ .kind = M12_EVENT_LAP, .seat = TABLEE_NOBODY, .args = { 2 } });
  check_event (fixture, (TableeEvent){ .kind = M12_EVENT_POP, .seat = 0, .args = { 14 } });
  check_event (fixture, (TableeEvent){ .kind = M12_EVENT_BAG_EMPTY, .seat = TABLEE_NOBODY });
}

/* The pull that a stake pays for is told; the stake is not. */
static void
test_silent_events (Fixture       *fixture,
                    gconstpointer  data)
{
  TableeEvent event = { .kind = M12_EVENT_STAKE, .seat = 0, .args = { 4 } };

  g_assert_null (get_present ()->event (&fixture->context, &event));
  event.kind = M12_EVENT_NONE;
  g_assert_null (get_present ()->event (&fixture->context, &event));
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
    { { M12_EVENT_PULL, 2, .args = { M12_GREEN * M12_SIZES + 2, 11, 4 } },
      "Cleo pulls a large green pyramid: 3 points, 11 in all." },
    { { M12_EVENT_PULL, 0, .args = { M12_CLEAR * M12_SIZES, 12, 5 } },
      "Ana pulls a small clear pyramid: 1 point, exactly twelve in all!" },
    { { M12_EVENT_PULL, 1, .args = { M12_WHITE * M12_SIZES + 1, 7, 3 } },
      "Bo pulls a medium white pyramid: nothing, still 7 in all." },
    { { M12_EVENT_WIN, 1, .args = { 9, 11, 4, 1 } }, "Bo scores 11 with 4 pyramids and wins the pot: €9!" },
    { { M12_EVENT_GAME_OVER, TABLEE_NOBODY, .args = { 1 } }, "The game is over. The rest of the pot is nobody’s: €1." },
  };

  tablee_language_set ("en");
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = get_present ()->event (&fixture->context, &cases[i].event);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

/* Lines, in columns. Takes both. */
static void
check_lines (char *english,
             char *french)
{
  g_assert_nonnull (strstr (english, "Cleo"));
  g_assert_nonnull (strstr (english, "In the bag: S: "));
  g_assert_true (g_str_has_suffix (english, "\n"));
  g_assert_null (strchr (english, '['));
  g_assert_cmpint (*french, ==, '[');
  g_free (english);
  g_free (french);
}

static void
check_actions (Fixture *fixture)
{
  for (TableeAction action = 0; action <= M12_ACTION_PASS; action++)
    {
      CHECK (check_words, get_present ()->action (&fixture->context, &fixture->state, action));
      CHECK (check_words, get_present ()->action_spoken (&fixture->context, &fixture->state, action));
    }
  CHECK (check_sentence, get_present ()->prompt (&fixture->context, &fixture->state));
  CHECK (check_words, get_present ()->progress (&fixture->context, &fixture->state));
  CHECK (check_lines, get_present ()->table (&fixture->context, &fixture->state));
}

/* At every decision of a game and at its end. */
static void
test_game (Fixture       *fixture,
           gconstpointer  data)
{
  const TableeGame *game = &tablee_martian_12s_game;
  TableeAction actions[M12_SIZES + 1];
  size_t count;

  for (int i = 0; (count = game->legal (&fixture->ruleset.base, &fixture->state, actions)) > 0; i++)
    {
      check_actions (fixture);
      game->apply (&fixture->ruleset.base, &fixture->state, actions[i % count], NULL);
    }
  check_actions (fixture);
}

static void
test_reasons (Fixture       *fixture,
              gconstpointer  data)
{
  static const int reasons[] = {
    TABLEE_REASON_UNKNOWN, TABLEE_REASON_OVER, TABLEE_REASON_PHASE,
    M12_REASON_SIZE_EMPTY, M12_REASON_CANNOT_PAY, M12_REASON_FIRST_PULL,
  };

  for (size_t i = 0; i < G_N_ELEMENTS (reasons); i++)
    for (TableeAction action = 0; action <= M12_ACTION_PASS; action++)
      CHECK (check_sentence, get_present ()->reason (&fixture->context, &fixture->state, action, (TableeReason) reasons[i]));
  g_assert_null (get_present ()->reason (&fixture->context, &fixture->state, 0, TABLEE_REASON_NONE));
}

static void
test_scores (Fixture       *fixture,
             gconstpointer  data)
{
  TableeScoreSheet sheet;

  tablee_martian_12s_game.score (&fixture->ruleset.base, &fixture->state, &sheet);
  for (int over = 0; over <= 1; over++)
    for (int winners = 1; winners <= 3; winners++)
      {
        sheet.over = over;
        for (int i = 0; i < 3; i++)
          sheet.winner[i] = i < winners;
        CHECK (check_sentence, get_present ()->result (&fixture->context, &sheet));
      }
  for (int i = 0; i < sheet.rows; i++)
    CHECK (check_words, get_present ()->score_row (&fixture->context, sheet.row[i].id));
  CHECK (check_words, get_present ()->score_value (&fixture->context, -120));
}

static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  CHECK (check_words, get_present ()->options_summary (&fixture->context));
  fixture->ruleset.hard_limit = TRUE;
  fixture->ruleset.rounds = 0;
  fixture->ruleset.open_account = FALSE;
  fixture->ruleset.wallets[2] = 5000;
  CHECK (check_words, get_present ()->options_summary (&fixture->context));

  for (const TableeOptionWords *words = get_present ()->options; words->key != NULL; words++)
    {
      CHECK (check_words, g_strdup (_(words->title)));
      CHECK (check_words, g_strdup (_(words->subtitle)));
      for (int value = 0; value <= 2; value++)
        CHECK (check_words, get_present ()->option_value (words->key, value));
    }
  CHECK (check_words, g_strdup (_(get_present ()->name)));
  CHECK (check_words, g_strdup (_(get_present ()->tagline)));
  CHECK (check_sentence, g_strdup (_(get_present ()->credits)));
}

#define ADD(name, tokens, function) \
  g_test_add ("/present/martian-12s/" name, Fixture, GINT_TO_POINTER (tokens), set_up, function, NULL)

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);

  ADD ("events/money", 0, test_events);
  ADD ("events/tokens", 30, test_events);
  ADD ("events/silent", 0, test_silent_events);
  ADD ("events/wording", 0, test_event_wording);
  ADD ("game/money", 0, test_game);
  ADD ("game/tokens", 4, test_game);
  ADD ("reasons", 0, test_reasons);
  ADD ("scores/money", 0, test_scores);
  ADD ("scores/tokens", 30, test_scores);
  ADD ("options/money", 0, test_options);
  ADD ("options/tokens", 30, test_options);

  return g_test_run ();
}
