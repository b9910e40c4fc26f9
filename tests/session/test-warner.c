/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A warning before what throws much away: of real losses, never of what is best, never before it is known, and only for who wants it. */
#include "support.h"

#include "games/catalogue.h"
#include "session/conductor.h"
#include "session/review.h"
#include "session/warner.h"

enum
{
  ITERATIONS = 400,
  MOST = 4,
};

static void
point_cb (TableeReview *review,
          guint         index,
          gboolean     *done)
{
  *done = tablee_review_get_progress (review) >= 1;
}

static TableeReview *
review_random_game (TableeGameSession **session)
{
  TableeGameSession *played = make_session_of ("bean-chains", "rr", NULL, 3, FALSE, NULL);
  g_autoptr (TableeGameRecord) record = NULL;
  TableeReview *review;
  gboolean done = FALSE;

  tablee_game_session_start (played);
  run_until_over (played);
  record = tablee_game_session_to_record (played, TABLEE_VIEWER_ALL);
  assert_ends (played);
  *session = tablee_game_session_new_for_record (record, NULL, NULL);
  tablee_game_session_set_viewer (*session, TABLEE_VIEWER_ALL);
  review = tablee_review_new (*session, NULL);
  tablee_review_set_iterations (review, ITERATIONS);
  g_signal_connect (review, "point", G_CALLBACK (point_cb), &done);
  tablee_review_start (review);
  run_until (&done);

  return review;
}

/* Of what an expert calls a large loss it mostly warns; of what is best by far, never. */
static void
test_losses (void)
{
  TableeGameSession *session;
  TableeReview *review = review_random_game (&session);
  g_autoptr (TableeWarner) warner = tablee_warner_new ();
  guint warned = 0;

  for (int seat = 0; seat < 2; seat++)
    {
      g_autoptr (GArray) costliest = tablee_review_dup_costliest (review, seat, MOST);

      for (guint i = 0; i < costliest->len; i++)
        {
          guint index = g_array_index (costliest, TableeTurningPoint, i).index;
          const TableeReviewPoint *point = tablee_review_get_point (review, index);
          g_autoptr (TableeDecision) decision = tablee_decision_new ((TableeRuleset *) tablee_review_get_ruleset (review),
                                                                     tablee_review_get_view (review, index), seat, 1, 0);

          tablee_warner_think (warner, session, decision);
          g_assert_false (tablee_warner_is_ready (warner));
          g_assert_false (tablee_warner_warns (warner, point->played));
          while (!tablee_warner_is_ready (warner))
            iterate ();
          g_test_message ("lost %d", tablee_review_point_get_loss (point));
          warned += tablee_warner_warns (warner, point->played);
          g_assert_false (tablee_warner_warns (warner, point->finding.best));
          tablee_warner_forget (warner);
          g_assert_false (tablee_warner_warns (warner, point->played));
        }
    }
  g_test_message ("warned of %u", warned);
  g_assert_cmpuint (warned, >, 0);
  g_object_unref (review);
  g_object_unref (session);
}

/* What is much is a share of the win, from the deal to the end; of money, stakes for each seat. */
static void
test_much (gconstpointer data)
{
  const TableeGame *game = data;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, game->min_seats, NULL, NULL);
  g_autofree void *state = g_malloc0 (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  double much = g_str_equal (game->id, "martian-12s") ? 0.3 * game->min_seats : 0.1;
  TableeRandom dice;
  gsize count;

  tablee_random_seed (&dice, 5);
  game->deal (ruleset, state, &dice, NULL);
  while ((count = game->legal (ruleset, state, actions)) > 0)
    {
      g_autofree void *view = g_memdup2 (state, game->state_size);

      game->conceal (ruleset, view, tablee_game_to_move (ruleset, state));
      g_assert_cmpfloat_with_epsilon (tablee_warner_get_much (ruleset, view), much, 0.001);
      game->apply (ruleset, state, actions[tablee_random_below (&dice, (guint32) count)], NULL);
    }
}

static const TableeWarner *
get_warner (TableeGameSession *session)
{
  return tablee_conductor_get_warner (tablee_game_session_get_conductor (session));
}

/* Whoever wants none has nobody thinking; whoever wants it is helped, and that is counted once it is told. */
static void
test_session (void)
{
  g_autoptr (TableeGameSession) session = make_session_of ("bean-chains", "hr", NULL, 3, FALSE, NULL);
  g_autofree TableeAction *actions = g_new (TableeAction, tablee_game_session_get_ruleset (session)->game->max_actions);
  guint warnings = 0;

  tablee_game_session_set_viewer (session, 0);
  tablee_game_session_start (session);
  run_until_asked (session);
  g_assert_false (tablee_warner_is_thinking (get_warner (session)) || tablee_warner_is_ready (get_warner (session)));
  tablee_game_session_set_warning (session, TRUE);
  play_nth (session, 0);
  for (run_until_asked (session); !tablee_game_session_get_over (session) && warnings == 0; run_until_asked (session))
    {
      gsize count = tablee_game_session_get_legal (session, actions);

      while (!tablee_warner_is_ready (get_warner (session)))
        iterate ();
      for (gsize i = 0; i < count; i++)
        warnings += tablee_game_session_warns (session, actions[i]);
      g_assert_cmpuint (warnings, <, count);
      g_assert_cmpuint (tablee_seat_get_hints (tablee_game_session_get_seat (session, 0)), ==, warnings);
      play_nth (session, count - 1);
    }
  g_assert_cmpuint (warnings, >, 0);
  tablee_game_session_stop (session);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/warner/much/", tablee_games[i]->id, NULL);

      g_test_add_data_func (path, tablee_games[i], test_much);
    }
  g_test_add_func ("/warner/losses", test_losses);
  g_test_add_func ("/warner/session", test_session);

  return g_test_run ();
}
