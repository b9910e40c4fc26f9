/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games of computers, from the deal to the record. */
#include "support.h"

static void
test_computers_alone (void)
{
  TableeGameSession *session = make_session ("xme", "{\"rounds\": 3}", 7, FALSE, NULL);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  tablee_game_session_start (session);
  run_until_over (session);
  first = course (session);
  g_assert_cmpint (strlen (first), >, 20);
  assert_ends (session);

  session = make_session ("xme", "{\"rounds\": 3}", 7, FALSE, NULL);
  tablee_game_session_start (session);
  run_until_over (session);
  second = course (session);
  g_assert_cmpstr (first, ==, second);
  assert_ends (session);
}

static void
test_record (void)
{
  TableeGameSession *session = make_session ("xme", "{\"rounds\": 3}", 7, FALSE, NULL);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameRecord) parsed = NULL;

  tablee_game_session_start (session);
  run_until_over (session);
  record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  text = tablee_game_record_to_text (record);
  g_test_message ("%s", text);
  parsed = tablee_game_record_parse (text, -1, &error);
  g_assert_no_error (error);
  again = tablee_game_record_to_text (parsed);
  g_assert_cmpstr (text, ==, again);
  assert_ends (session);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/computers-alone", test_computers_alone);
  g_test_add_func ("/game/record", test_record);

  return g_test_run ();
}
