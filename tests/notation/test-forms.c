/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions and events in writing by tables of forms. */
#include "notation/forms.h"
#include "own-notation.h"

/* A garden: crops, beds that people count from 1, and neighbours. */

enum
{
  BEDS = 12,
  EVENT_CALM = 1,
  EVENT_GROW,
  EVENT_GIFT,
  EVENT_UNSAID,
  EVENT_PRICE,
  N_EVENTS,
};

static int
write_price (int cents)
{
  return cents / 100;
}

static const char *const crops[] = { "bean", "pea", "leek", NULL };
static const char *const neighbours[] = { "al", "jo", NULL };

static const TableeTerm terms[] = {
  { 'c', .words = crops },
  { 'n', .words = neighbours },
  { 'b', .count = BEDS, .first = 1 },
  { 'p', .written = write_price },
  { 0 },
};

#define ACTION(kind) ((TableeAction) (kind) << 16)

static const TableeActionForm actions[] = {
  { ACTION (0), "sow c b" },
  { ACTION (1), "give c n" },
  { ACTION (2), "give c" },
  { ACTION (3), "dig b" },
  { ACTION (4), "wait" },
  { 0 },
};

static const char *const events[N_EVENTS] = {
  [EVENT_CALM] = "calm",
  [EVENT_GROW] = "grow s 0c 1b 2",
  [EVENT_GIFT] = "gift S d0c d1 0n",
  [EVENT_PRICE] = "price 0p",
};

static const TableeGame game = { .id = "garden" };
static const TableeRuleset ruleset = { .game = &game, .seats = 2 };

const TableeNotation own_notation = {
  .game = &game,
  TABLEE_FORMS_NOTATION,
  .terms = terms,
  .actions = actions,
  .shifts = { 0, 8 },
  .events = TABLEE_WORD_LIST (events),
};

typedef struct
{
  const char  *text;
  TableeAction action;
} Spelling;

static const Spelling spellings[] = {
  { "sow bean 1", ACTION (0) },
  { "sow leek 12", ACTION (0) + 2 + (11 << 8) },
  { "give pea jo", ACTION (1) + 1 + (1 << 8) },
  { "give pea", ACTION (2) + 1 },
  { "dig 1", ACTION (3) },
  { "dig 12", ACTION (3) + 11 },
  { "wait", ACTION (4) },
};

static void
test_actions (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      g_autofree char *text = tablee_forms_action_write (&ruleset, NULL, spellings[i].action);
      TableeAction action;

      g_assert_cmpstr (text, ==, spellings[i].text);
      g_assert_true (tablee_forms_action_read (&ruleset, NULL, text, &action));
      g_assert_cmpuint (action, ==, spellings[i].action);
    }
}

/* What is nearly an action is none. */
static void
test_no_actions (void)
{
  static const char *const texts[] = {
    "", " ", "wait ", " wait", "Wait", "wait 1", "waits", "dig", "dig ", "dig  1", "dig 1 2", "dig 0", "dig 01", "dig +1", "dig -1", "dig 13",
    "dig 1x", "dig 4294967297", "dig 18446744073709551617", "dig bean", "sow bean", "sow 1 bean", "sow Bean 1", "sow bea 1", "sow ? 1",
    "give", "give pea bo", "give al pea", "give pea jo 1", "give pea jo al bean 1",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      TableeAction action;

      g_test_message ("\"%s\"", texts[i]);
      g_assert_false (tablee_forms_action_read (&ruleset, NULL, texts[i], &action));
    }
}

/* A number that no form stands for is a mistake of the rules. */
static void
test_no_form (void)
{
  static const TableeAction strangers[] = { ACTION (0) + 3, ACTION (0) + (12 << 8), ACTION (2) + (1 << 8), ACTION (4) + 1, ACTION (5) };

  for (gsize i = 0; i < G_N_ELEMENTS (strangers); i++)
    {
      g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*tablee_forms_action_write*");
      g_assert_null (tablee_forms_action_write (&ruleset, NULL, strangers[i]));
      g_test_assert_expected_messages ();
    }
}

static void
assert_event (TableeEvent  event,
              const char  *wanted)
{
  g_autofree char *text = tablee_forms_event_write (&ruleset, &event);

  g_assert_cmpstr (text, ==, wanted);
}

static void
test_events (void)
{
  assert_event ((TableeEvent){ .kind = EVENT_CALM, .seat = 1, .args = { 1, 2 } }, "calm");
  assert_event ((TableeEvent){ .kind = EVENT_GROW, .seat = 1, .args = { 2, 0, -7 } }, "grow 1 leek 1 -7");
  assert_event ((TableeEvent){ .kind = EVENT_PRICE, .seat = 0, .args = { 350 } }, "price 3");
}

/* The table has no number, and what is concealed, or a number that no word stands for, is "?". */
static void
test_unknown (void)
{
  TableeEvent gift = { .kind = EVENT_GIFT, .seat = 1, .args = { 1 }, .details = { 1, 5 } };

  assert_event (gift, "gift 1 pea 5 jo");
  gift.concealed = true;
  assert_event (gift, "gift 1 ? ? jo");
  gift = (TableeEvent){ .kind = EVENT_GIFT, .seat = TABLEE_NOBODY, .args = { 2 }, .details = { -1, 0 } };
  assert_event (gift, "gift ? 0 ?");
}

static void
test_no_event (void)
{
  static const int kinds[] = { 0, EVENT_UNSAID, N_EVENTS, 999 };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      TableeEvent event = { .kind = (guint16) kinds[i] };

      g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*tablee_forms_event_write*");
      g_assert_null (tablee_forms_event_write (&ruleset, &event));
      g_test_assert_expected_messages ();
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/notation/forms/actions", test_actions);
  g_test_add_func ("/notation/forms/no-actions", test_no_actions);
  g_test_add_func ("/notation/forms/no-form", test_no_form);
  g_test_add_func ("/notation/forms/events", test_events);
  g_test_add_func ("/notation/forms/unknown", test_unknown);
  g_test_add_func ("/notation/forms/no-event", test_no_event);

  return g_test_run ();
}
