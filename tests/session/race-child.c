/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * One of the programs that share a database: does what it is told on its standard input, and says what was acknowledged.
 *
 *   new GAME      begins a game and plays a little; answers "= ID"
 *   go ID N       goes on with it for N decisions at random, undoing now and then; says "! ID ACTION;ACTION;…" each time that all
 *                 is on disk, and in the end "= ID APART": the game's id by then, and whether it is one of its own
 */
#include "support.h"

#include "games/catalogue.h"
#include "session/game-session-private.h"

#include <stdio.h>

enum
{
  FIRST_ACTIONS = 2,
  UNDO_PERCENT = 15,
};

static void
acknowledge (TableeGameSession *session)
{
  GString *said = g_string_new (NULL);
  guint head = tablee_game_log_get_head (get_log (session));

  g_string_append_printf (said, "! %" G_GINT64_FORMAT " ", tablee_game_session_get_id (session));
  for (guint i = 0; i < head; i++)
    {
      g_autofree char *action = tablee_game_log_dup_text (get_log (session), i);

      g_string_append_printf (said, "%s;", action);
    }
  puts (said->str);
  g_string_free (said, TRUE);
}

static void
play_on (TableeGameSession *session,
         guint              decisions,
         GRand             *rand)
{
  run_until_asked (session);
  for (guint i = 0; i < decisions && !tablee_game_session_get_over (session); i++)
    {
      if (g_rand_int_range (rand, 0, 100) >= UNDO_PERCENT || !tablee_game_session_undo (session))
        play_nth (session, g_rand_int (rand));
      run_until_asked (session);
      acknowledge (session);
    }
}

static void
begin (TableeStore *store,
       const char  *game,
       GRand       *rand)
{
  TableeGameSession *session = make_session_of (game, "hh", NULL, g_rand_int (rand), TRUE, store);

  tablee_game_session_start (session);
  run_until_asked (session);
  for (guint i = 0; i < FIRST_ACTIONS; i++)
    {
      play_nth (session, g_rand_int (rand));
      run_until_asked (session);
    }
  printf ("= %" G_GINT64_FORMAT "\n", tablee_game_session_get_id (session));
  tablee_game_session_stop (session);
  assert_ends (session);
}

static void
go_on (TableeStore *store,
       gint64       id,
       guint        decisions,
       GRand       *rand)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (store, id, &error);
  TableeGameSession *session;

  g_assert_no_error (error);
  g_assert_false (tablee_game_record_get_resumed_from_position (record));
  session = tablee_game_session_new_for_record (record, store, &error);
  g_assert_no_error (error);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
  play_on (session, decisions, rand);
  printf ("= %" G_GINT64_FORMAT " %d\n", tablee_game_session_get_id (session), tablee_game_session_get_kept_apart (session));
  tablee_game_session_stop (session);
  assert_ends (session);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GRand) rand = NULL;
  TableeStore *store;
  char line[256];

  g_assert_cmpint (argc, ==, 3);
  setvbuf (stdout, NULL, _IOLBF, BUFSIZ);
  rand = g_rand_new_with_seed ((guint32) g_ascii_strtoull (argv[2], NULL, 10));
  store = open_store (argv[1]);
  while (fgets (line, sizeof line, stdin) != NULL)
    {
      g_auto (GStrv) words = g_strsplit (g_strchomp (line), " ", -1);

      g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
      if (g_str_equal (words[0], "new"))
        begin (store, words[1], rand);
      else
        go_on (store, g_ascii_strtoll (words[1], NULL, 10), (guint) g_ascii_strtoull (words[2], NULL, 10), rand);
    }
  close_store (store);

  return 0;
}
