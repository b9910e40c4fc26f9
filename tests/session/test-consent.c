/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What leaves no way back, as a session says it before it is done: never too late, and no more often than it is so. */
#include "games/catalogue.h"
#include "support.h"

enum
{
  SEEDS = 3,
  MOST_ACTIONS = 120,
};

typedef struct
{
  guint asked;
  guint unasked;
} Count;

static TableeGameSession *
begin (const char *game,
       const char *letters,
       guint64     seed,
       gboolean    take_back)
{
  TableeGameSession *session = make_session_of (game, letters, NULL, seed, take_back, NULL);

  tablee_game_session_set_careful (session, TRUE);
  tablee_game_session_start (session);
  run_until_asked (session);

  return session;
}

/* Whether it can be undone that the person at @seat played what the log has at @index. */
static gboolean
can_go_back (TableeGameSession *session,
             int                seat,
             guint              index)
{
  tablee_game_session_set_viewer (session, seat);
  if (!tablee_game_session_undo (session))
    return FALSE;
  if (tablee_game_log_get_head (get_log (session)) != index)
    {
      tablee_game_session_redo (session);
      return FALSE;
    }
  g_assert_true (tablee_game_session_redo (session));

  return TRUE;
}

/* Whether somebody else than @seat has acted since, without a choice perhaps: that this would happen could not be known. */
static gboolean
has_answered (TableeGameSession *session,
              int                seat,
              guint              index)
{
  const TableeGameLog *log = get_log (session);

  for (guint i = index + 1; i < tablee_game_log_get_head (log); i++)
    if (tablee_game_log_get_item (log, i)->seat != seat)
      return TRUE;

  return FALSE;
}

/* Plays some action for whoever is asked, and looks whether what was said of it holds. @exact: it is said of nothing else. */
static void
play_one (TableeGameSession *session,
          TableeRandom      *random,
          gboolean           exact,
          Count             *count)
{
  const TableeDecision *decision = tablee_question_get_decision (tablee_asker_get_question (get_asker (session)));
  int seat = tablee_decision_get_seat (decision);
  guint index = tablee_game_log_get_head (get_log (session));
  gsize n_actions;
  const TableeAction *actions = tablee_decision_get_actions (decision, &n_actions);
  TableeAction action = actions[tablee_random_below (random, (guint32) n_actions)];
  gboolean needed;

  tablee_game_session_set_viewer (session, seat);
  needed = tablee_game_session_needs_consent (session, action);
  if (n_actions == 1)
    g_assert_false (needed);
  g_assert_true (tablee_game_session_play (session, action, NULL));
  run_until_asked (session);
  if (n_actions == 1)
    return;

  if (!needed)
    g_assert_true (can_go_back (session, seat, index));
  else if (exact && !has_answered (session, seat, index))
    g_assert_false (can_go_back (session, seat, index));
  run_until_asked (session);
  count->asked += needed;
  count->unasked += !needed;
}

static void
play_some (const char *game,
           const char *letters,
           gboolean    exact,
           Count      *count)
{
  for (guint64 seed = 0; seed < SEEDS; seed++)
    {
      TableeGameSession *session = begin (game, letters, seed, FALSE);
      TableeRandom random;

      tablee_random_seed (&random, seed);
      while (!tablee_game_session_get_over (session) && tablee_game_session_get_n_actions (session) < MOST_ACTIONS)
        play_one (session, &random, exact, count);
      assert_ends (session);
    }
}

/* Between people, all that is not asked about can be undone, and nothing that is. */
static void
test_people (gconstpointer data)
{
  const TableeGame *game = data;
  Count count = { 0 };

  play_some (game->id, "hh", TRUE, &count);
  g_assert_cmpuint (count.asked, >, 0);
}

/* Against computers the same, but that what they have not yet answered could be undone. */
static void
test_computers (gconstpointer data)
{
  const TableeGame *game = data;
  Count count = { 0 };

  play_some (game->id, "hr", FALSE, &count);
  g_assert_cmpuint (count.asked, >, 0);
}

/* What can be taken back is not asked about, nor anything of who does not want it. */
static void
test_unasked (gconstpointer data)
{
  const TableeGame *game = data;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);

  for (int careful = 0; careful < 2; careful++)
    {
      TableeGameSession *session = begin (game->id, "hh", 1, careful);
      gsize n_actions;

      tablee_game_session_set_careful (session, careful);
      for (int i = 0; i < MOST_ACTIONS / 2 && !tablee_game_session_get_over (session); i++)
        {
          tablee_game_session_set_viewer (session, tablee_game_session_get_current_seat (session));
          n_actions = tablee_game_session_get_legal (session, actions);
          for (gsize j = 0; j < n_actions; j++)
            g_assert_false (tablee_game_session_needs_consent (session, actions[j]));
          play_nth (session, (gsize) i);
          run_until_asked (session);
        }
      assert_ends (session);
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char   *name;
    GTestDataFunc func;
  } tests[] = { { "people", test_people }, { "computers", test_computers }, { "unasked", test_unasked } };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; tablee_games[i] != NULL; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *path = g_strdup_printf ("/consent/%s/%s", tests[j].name, tablee_games[i]->id);

        g_test_add_data_func (path, tablee_games[i], tests[j].func);
      }

  return g_test_run ();
}
