/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Martian 12s in words. */
#include "config.h"
#include "game-words.h"
#include "words-check.h"

#include "games/martian-12s/rules/rules.h"
#include "present/language.h"

typedef struct
{
  M12Ruleset ruleset;
  M12State   state;
  GameWords  words;
} Fixture;

static gboolean
is_silent (const TableeEvent *event)
{
  return event->kind == M12_EVENT_NONE || event->kind == M12_EVENT_STAKE;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char *const in_table[] = { "Cleo", "In the bag: S: ", NULL };

  fixture->words = (GameWords) { .in_table = in_table, .n_labels = M12_ACTION_PASS + 1, .is_silent = is_silent };
  m12_ruleset_init (&fixture->ruleset, 3);
  fixture->ruleset.tokens = GPOINTER_TO_INT (data);
  if (fixture->ruleset.tokens > 0)
    {
      fixture->ruleset.stake = 1;
      fixture->ruleset.open_account = FALSE;
    }
  m12_ruleset_complete (&fixture->ruleset);
  game_words_deal (&fixture->words, &fixture->ruleset.base, &fixture->state);
}

static void
test_events (Fixture       *fixture,
             gconstpointer  data)
{
  for (int height = 1; height <= 2; height++)
    for (int points = 4; points <= 16; points += 4)
      for (M12Pyramid pyramid = 0; pyramid < M12_COLOURS * M12_SIZES; pyramid++)
        check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_PULL, .seat = 2, .args = { pyramid, points, height } });
  for (int end = M12_END_LAST_LEFT; end <= M12_END_BAG_EMPTY; end++)
    check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_SCORE, .seat = TABLEE_NOBODY, .args = { end } });
  for (int count = 0; count <= 2; count++)
    {
      check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_ROUND, .seat = 1, .args = { 3, count } });
      check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_PASS, .seat = 1, .args = { count, 4 } });
      check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_WIN, .seat = 1, .args = { 9, 11, 5, 1 + count } });
      check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_CARRY, .seat = TABLEE_NOBODY, .args = { count } });
      check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_GAME_OVER, .seat = TABLEE_NOBODY, .args = { count } });
    }
  check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_SITS_OUT, .seat = 0 });
  check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_LAP, .seat = TABLEE_NOBODY, .args = { 2 } });
  check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_POP, .seat = 0, .args = { 14 } });
  check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_BAG_EMPTY, .seat = TABLEE_NOBODY });
}

/* The pull that a stake pays for is told; the stake is not. */
static void
test_silent_events (Fixture       *fixture,
                    gconstpointer  data)
{
  check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_STAKE, .seat = 0, .args = { 4 } });
  check_event (&fixture->words, (TableeEvent){ .kind = M12_EVENT_NONE });
}

static void
test_event_wording (Fixture       *fixture,
                    gconstpointer  data)
{
  static const WordedEvent cases[] = {
    { { M12_EVENT_PULL, 2, .args = { M12_GREEN * M12_SIZES + 2, 11, 4 } },
      "Cleo pulls a large green pyramid: 3 points, 11 in all." },
    { { M12_EVENT_PULL, 0, .args = { M12_CLEAR * M12_SIZES, 12, 5 } },
      "Ana pulls a small clear pyramid: 1 point, exactly twelve in all!" },
    { { M12_EVENT_PULL, 1, .args = { M12_WHITE * M12_SIZES + 1, 7, 3 } },
      "Bo pulls a medium white pyramid: nothing, still 7 points in all." },
    /* To whoever reads it, who may have popped as well. */
    { { M12_EVENT_SCORE, TABLEE_NOBODY, .args = { M12_END_LAST_LEFT } }, "Only one player has not popped: the round is over." },
    { { M12_EVENT_WIN, 1, .args = { 9, 11, 4, 1 } }, "Bo wins the pot of €9, scoring 11 with 4 pyramids!" },
    { { M12_EVENT_GAME_OVER, TABLEE_NOBODY, .args = { 1 } }, "The game is over. What is left in the pot goes to nobody: €1." },
  };

  check_wording (&fixture->words, cases, G_N_ELEMENTS (cases));
}

/* At every decision of a game and at its end. */
static void
test_game (Fixture       *fixture,
           gconstpointer  data)
{
  check_game (&fixture->words, 1);
}

static void
test_reasons (Fixture       *fixture,
              gconstpointer  data)
{
  TableeAction actions[M12_ACTION_PASS + 1];

  for (TableeAction action = 0; action < G_N_ELEMENTS (actions); action++)
    actions[action] = action;
  check_reasons (&fixture->words, actions, G_N_ELEMENTS (actions), M12_REASON_SIZE_EMPTY, M12_REASON_FIRST_PULL);
}

/* However the game may end. */
static void
test_endings (Fixture       *fixture,
              gconstpointer  data)
{
  static const TableeEnd ends[] = {
    { "rounds", TABLEE_NOBODY, 3, 10 },
    { "rounds", TABLEE_NOBODY, 1, 1 },
    { "rounds", TABLEE_NOBODY, 3, 0 },
    { "solvent", TABLEE_NOBODY, 2, 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    check_end (&fixture->words, ends[i]);
}

static void
test_scores (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_cmpint (check_scores (&fixture->words), ==, 1);
  CHECK (check_words, fixture->words.present->score_value (&fixture->words.context, -120));
}

static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *summary = fixture->words.present->options_summary (&fixture->words.context);

  /* In words that nobody has to have learned. */
  g_assert_true (fixture->ruleset.open_account == (strstr (summary, "debts allowed") != NULL));
  check_names (&fixture->words);
  fixture->ruleset.hard_limit = TRUE;
  fixture->ruleset.rounds = 0;
  fixture->ruleset.open_account = FALSE;
  fixture->ruleset.wallets[2] = 5000;
  check_names (&fixture->words);
  for (const TableeOptionWords *option = fixture->words.present->options; option->key != NULL; option++)
    for (int value = 0; value <= 2; value++)
      CHECK (check_words, fixture->words.present->option_value (option->key, value));
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
  ADD ("endings", 0, test_endings);
  ADD ("scores/money", 0, test_scores);
  ADD ("scores/tokens", 30, test_scores);
  ADD ("options/money", 0, test_options);
  ADD ("options/tokens", 30, test_options);

  return g_test_run ();
}
