/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Events in lists, and what is concealed of them. */
#include <glib.h>

#include "engine/event.h"
#include "engine/score.h"

static const TableeEvent card_to_hand = {
  .kind = 3,
  .seat = 1,
  .audience = 1 << 1 | 1 << 4,
  .args = { 1, 2, 3, 4 },
  .details = { 5, 6, 7, 8 },
};

static void
test_add (void)
{
  TableeEvent items[2];
  TableeEventList events = { .items = items, .capacity = G_N_ELEMENTS (items) };

  tablee_event_list_add (NULL, card_to_hand);
  tablee_event_list_add (&events, card_to_hand);
  tablee_event_list_add (&events, (TableeEvent){ .kind = 4 });
  g_assert_cmpuint (events.count, ==, 2);
  g_assert_cmpuint (items[0].kind, ==, 3);
  g_assert_cmpint (items[0].details[3], ==, 8);
  g_assert_cmpuint (items[1].kind, ==, 4);
}

static void
test_tell (void)
{
  TableeEvent items[3];
  TableeEventList events = { .items = items, .capacity = G_N_ELEMENTS (items) };

  tablee_tell (NULL, 1, 0, true, 1, 2, 3, 4);
  tablee_tell_seat (NULL, 1, 0, true, 9, 1, 2);
  tablee_tell (&events, 5, TABLEE_NOBODY, true, 1, 2, 3, 4);
  tablee_tell (&events, 6, 2, false, 0, 0, 0, 7);
  tablee_tell_seat (&events, 7, 2, true, 9, 1, 2);
  g_assert_cmpuint (events.count, ==, 3);

  g_assert_cmpuint (items[0].kind, ==, 5);
  g_assert_cmpint (items[0].seat, ==, TABLEE_NOBODY);
  g_assert_true (items[0].reveals);
  g_assert_cmpuint (items[0].audience, ==, TABLEE_AUDIENCE_ALL);
  g_assert_cmpint (items[0].args[0], ==, 1);
  g_assert_cmpint (items[0].args[3], ==, 4);
  g_assert_false (items[1].reveals);
  g_assert_cmpint (items[1].args[3], ==, 7);

  g_assert_cmpuint (items[2].audience, ==, 1 << 2);
  g_assert_cmpint (items[2].args[1], ==, 2);
  g_assert_cmpint (items[2].args[2], ==, 0);
  g_assert_cmpint (items[2].details[0], ==, 9);
}

static void
test_reveals (void)
{
  TableeEvent items[3];
  TableeEventList events = { .items = items, .capacity = G_N_ELEMENTS (items) };

  g_assert_cmphex (tablee_event_list_get_learners (&events), ==, 0);
  tablee_event_list_add (&events, card_to_hand);
  g_assert_cmphex (tablee_event_list_get_learners (&events), ==, 0);
  tablee_tell_seat (&events, 1, 2, true, 5, 0, 0);
  g_assert_cmphex (tablee_event_list_get_learners (&events), ==, 1 << 2);
  tablee_tell (&events, 1, 0, true, 0, 0, 0, 0);
  g_assert_cmphex (tablee_event_list_get_learners (&events), ==, TABLEE_AUDIENCE_ALL);
}

/* What a seat shows of its own is nothing new to it. */
static void
test_holder (void)
{
  TableeEvent items[2];
  TableeEventList events = { .items = items, .capacity = G_N_ELEMENTS (items) };

  tablee_event_list_add_holder (&events, 1);
  tablee_tell (&events, 1, 0, true, 0, 0, 0, 0);
  tablee_event_list_add_holder (&events, 3);
  g_assert_cmphex (tablee_event_list_get_learners (&events), ==, TABLEE_AUDIENCE_ALL & ~(1 << 3));
  tablee_tell (&events, 2, 3, false, 0, 0, 0, 0);
  g_assert_cmphex (tablee_event_list_get_learners (&events), ==, TABLEE_AUDIENCE_ALL & ~(1 << 3));
}

static void
assert_concealed (TableeEvent event,
                  int         viewer,
                  gboolean    concealed)
{
  static const gint32 nothing[TABLEE_EVENT_DETAILS];
  TableeEvent before = event;

  tablee_event_conceal (&event, viewer);
  g_assert_cmpint (event.concealed, ==, concealed);
  g_assert_cmpmem (event.args, sizeof event.args, before.args, sizeof before.args);
  if (concealed)
    g_assert_cmpmem (event.details, sizeof event.details, nothing, sizeof nothing);
  else
    g_assert_cmpmem (event.details, sizeof event.details, before.details, sizeof before.details);
}

static void
test_conceal (void)
{
  TableeEvent event = card_to_hand;

  for (int seat = 0; seat < TABLEE_MAX_SEATS; seat++)
    assert_concealed (event, seat, seat != 1 && seat != 4);
  assert_concealed (event, TABLEE_NOBODY, TRUE);

  event.audience = TABLEE_AUDIENCE_ALL;
  assert_concealed (event, 0, FALSE);
  assert_concealed (event, TABLEE_NOBODY, FALSE);

  event.audience = 0;
  assert_concealed (event, 1, TRUE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/event/add", test_add);
  g_test_add_func ("/engine/event/tell", test_tell);
  g_test_add_func ("/engine/event/reveals", test_reveals);
  g_test_add_func ("/engine/event/holder", test_holder);
  g_test_add_func ("/engine/event/conceal", test_conceal);

  return g_test_run ();
}
