/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people are called: by their names, "you", or after their seats, in the language of the moment. Run with the French catalogue. */
#include "config.h"

#include "games/catalogue.h"
#include "present/language.h"
#include "present/naming.h"
#include "present/seat-name.h"
#include "present/session-context.h"
#include "session/game-record.h"

#include <string.h>

/* Seats of @kinds, "h" for a person, called by @names. */
static TableeGameSession *
make_session (const char        *kinds,
              const char *const *names)
{
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("martian-12s"), (int) strlen (kinds), NULL, NULL);
  TableeRandom seed;

  for (int i = 0; kinds[i] != '\0'; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, names[i], i, kinds[i] == 'h' ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_COMPUTER,
                                                     TABLEE_LEVEL_EASY);

      g_list_store_append (seats, seat);
    }
  tablee_random_seed (&seed, 1);

  return tablee_game_session_new (ruleset, NULL, &seed, G_LIST_MODEL (seats), FALSE, NULL);
}

static void
check_names (TableeGameSession *session,
             const char        *language,
             const char *const *expected)
{
  g_autoptr (TableePresentContext) context = NULL;

  tablee_language_set (language);
  context = tablee_session_context_new (session);
  g_assert_cmpstrv (context->names, expected);
}

/* A game goes on while the language is switched, back and forth. */
static void
test_unnamed (void)
{
  g_autoptr (TableeGameSession) session = make_session ("hch", (const char *const[]) { "", "Bo", "" });

  for (int i = 0; i < 2; i++)
    {
      check_names (session, "en", (const char *const[]) { "Player 1", "Bo", "Player 3", NULL });
      check_names (session, "fr", (const char *const[]) { "Joueur 1", "Bo", "Joueur 3", NULL });
    }
}

/* A file keeps that there is no name, and a name from before as it is. */
static void
test_record (void)
{
  g_autoptr (TableeGameSession) session = make_session ("hc", (const char *const[]) { "", "Player 2" });
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  g_autofree char *text = tablee_game_record_to_text (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) copy = tablee_game_record_parse (text, -1, &error);
  g_autoptr (TableeSeat) seat = NULL;
  g_autoptr (TableeGameSession) again = NULL;

  g_assert_no_error (error);
  seat = g_list_model_get_item (tablee_game_record_get_seats (copy), 0);
  g_assert_cmpstr (tablee_seat_get_name (seat), ==, "");
  again = tablee_game_session_new_for_record (copy, NULL, &error);
  g_assert_no_error (error);
  check_names (again, "fr", (const char *const[]) { "Joueur 1", "Player 2", NULL });
  check_names (again, "en", (const char *const[]) { "Player 1", "Player 2", NULL });
}

/* Nobody is called as another place is in some language: which of the two would it be? */
static void
test_place_as_name (void)
{
  g_autoptr (TableeGameSession) session = make_session ("hcc", (const char *const[]) { "Joueur 2", "", "Player 1" });

  for (int i = 0; i < 2; i++)
    {
      check_names (session, "en", (const char *const[]) { "Joueur 2", "Player 2", "Player 1 2", NULL });
      check_names (session, "fr", (const char *const[]) { "Joueur 2 2", "Joueur 2", "Player 1", NULL });
    }
}

static void
test_you (void)
{
  g_autoptr (TableeGameSession) alone = make_session ("chc", (const char *const[]) { "Ana", "", "Cleo" });
  g_autoptr (TableeGameSession) together = make_session ("hh", (const char *const[]) { "Ana", "Bo" });
  g_autoptr (TableePresentContext) context = tablee_session_context_new (alone);

  g_assert_true (tablee_session_is_listener (alone, 1));
  g_assert_false (tablee_session_is_listener (alone, 0));
  g_assert_false (tablee_session_is_listener (together, 0));
  g_assert_false (tablee_session_is_listener (together, TABLEE_NOBODY));
  tablee_language_set ("fr");
  g_assert_cmpstr (tablee_label_of (context, 1), ==, "Vous");
  g_assert_cmpstr (tablee_name_of (context, 1), ==, "vous");
  g_assert_cmpstr (tablee_label_of (context, 2), ==, "Cleo");
}

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/present/naming/unnamed", test_unnamed);
  g_test_add_func ("/present/naming/record", test_record);
  g_test_add_func ("/present/naming/place-as-name", test_place_as_name);
  g_test_add_func ("/present/naming/you", test_you);

  return g_test_run ();
}
