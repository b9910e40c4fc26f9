/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reviews: the same whatever their order, kept with their game, and honest while it is under way. */
#include "support.h"

#include "ai/choose.h"
#include "ai/follow-up.h"
#include "games/catalogue.h"
#include "session/game-record-private.h"
#include "session/game-session-private.h"
#include "session/store-review.h"
#include "session/review.h"

#include <math.h>

enum
{
  ITERATIONS = 40,
};

/* A game that computers have played to its end, to look through. */
static TableeGameSession *
finished_game (const char  *game,
               TableeStore *store)
{
  gboolean short_one = g_str_equal (game, "martian-12s");
  TableeGameSession *played = make_session_of (game, "me", short_one ? "{\"rounds\": 3}" : NULL, 7, FALSE, store);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  TableeGameSession *session;
  gint64 id;

  tablee_game_session_start (played);
  run_until_over (played);
  record = tablee_game_session_to_record (played, TABLEE_VIEWER_ALL);
  assert_ends (played);
  if (store != NULL)
    {
      g_autoptr (TableeStoredGame) stored = g_object_ref (get_game (store, 0));

      id = tablee_stored_game_get_id (stored);
      g_clear_object (&record);
      record = load_game (store, id, &error);
      g_assert_no_error (error);
    }
  session = tablee_game_session_new_for_record (record, NULL, &error);
  g_assert_no_error (error);
  tablee_game_session_set_viewer (session, TABLEE_VIEWER_ALL);

  return session;
}

static TableeReview *
begin_review (TableeGameSession *session,
              TableeStore       *store)
{
  TableeReview *review = tablee_review_new (session, store);

  tablee_review_set_iterations (review, ITERATIONS);

  return review;
}

/* Until so many decisions are known. */
typedef struct
{
  guint    left;
  gboolean done;
} Wait;

static void
point_cb (TableeReview *review,
          guint         index,
          gpointer      user_data)
{
  Wait *wait = user_data;

  g_assert_true (tablee_review_get_point (review, index)->known);
  wait->left -= wait->left > 0;
  wait->done = wait->left == 0;
}

static void
run_for (TableeReview *review,
         guint         points)
{
  Wait wait = { .left = points, .done = points == 0 };
  gulong handler = g_signal_connect (review, "point", G_CALLBACK (point_cb), &wait);

  run_until (&wait.done);
  g_signal_handler_disconnect (review, handler);
}

static guint
count_known (TableeReview *review)
{
  guint known = 0;

  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    known += tablee_review_get_point (review, i)->known;

  return known;
}

static void
run_to_end (TableeReview *review)
{
  guint missing = tablee_review_get_n_points (review) - count_known (review);

  tablee_review_start (review);
  if (missing > 0)
    run_for (review, missing);
  g_assert_false (tablee_review_get_running (review));
  g_assert_cmpfloat_with_epsilon (tablee_review_get_progress (review), 1, 1e-9);
}

static void
assert_same (TableeReview *a,
             TableeReview *b)
{
  guint count = tablee_review_get_n_points (a);
  g_autoptr (GArray) turning_a = tablee_review_dup_turning_points (a);
  g_autoptr (GArray) turning_b = tablee_review_dup_turning_points (b);

  g_assert_cmpuint (tablee_review_get_n_points (b), ==, count);
  for (guint i = 0; i < count; i++)
    {
      const TableeReviewPoint *point_a = tablee_review_get_point (a, i);
      const TableeReviewPoint *point_b = tablee_review_get_point (b, i);

      g_assert_true (point_a->known && point_b->known);
      g_assert_cmpuint (point_a->number, ==, point_b->number);
      g_assert_cmpint (point_a->seat, ==, point_b->seat);
      g_assert_cmpuint (point_a->played, ==, point_b->played);
      g_assert_cmpmem (&point_a->finding, sizeof point_a->finding, &point_b->finding, sizeof point_b->finding);
    }
  g_assert_cmpuint (turning_a->len, ==, turning_b->len);
}

/* What is found makes sense: actions are legal, nothing is better than the best, and shares of the win add up: the Mafia has the
 * rest. */
static void
assert_sound (TableeReview *review)
{
  const TableeRuleset *ruleset = tablee_review_get_ruleset (review);
  gboolean shares = !g_str_equal (ruleset->game->id, "martian-12s");
  gboolean mafia = g_str_equal (ruleset->game->id, "al-cabohne");

  g_assert_cmpuint (tablee_review_get_n_points (review), >, 0);
  g_assert_cmpint (tablee_review_get_n_sides (review), ==, ruleset->seats + mafia);
  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    {
      const TableeReviewPoint *point = tablee_review_get_point (review, i);
      gint32 sum = 0;
      gint32 rest;
      guint index;

      g_assert_true (tablee_review_find (review, point->number, &index));
      g_assert_cmpuint (index, ==, i);
      g_assert_cmpint (ruleset->game->check (ruleset, tablee_review_get_view (review, i), point->finding.best), ==,
                       TABLEE_REASON_NONE);
      g_assert_cmpint (tablee_review_point_get_loss (point), >=, 0);
      if (point->finding.best == point->played)
        g_assert_cmpint (tablee_review_point_get_loss (point), ==, 0);
      for (int seat = 0; seat < ruleset->seats; seat++)
        sum += point->finding.expected[seat];
      if (shares)
        g_assert_cmpint (sum, <=, TABLEE_FINDING_UNIT + ruleset->seats);
      if (shares && !mafia)
        g_assert_cmpint (sum, >=, TABLEE_FINDING_UNIT - ruleset->seats);
      if (mafia)
        {
          g_assert_true (tablee_review_get_expected (review, i, ruleset->seats, &rest));
          g_assert_cmpint (rest, ==, MAX (0, TABLEE_FINDING_UNIT - sum));
        }
    }
}

/* Shares of the win are all handed out in the end. */
static void
assert_end (TableeReview *review)
{
  const gint32 *end = tablee_review_get_end (review);
  gint32 sum = 0;

  g_assert_nonnull (end);
  if (g_str_equal (tablee_review_get_ruleset (review)->game->id, "martian-12s"))
    return;

  for (int side = 0; side < tablee_review_get_n_sides (review); side++)
    sum += end[side];
  g_assert_cmpint (ABS (sum - TABLEE_FINDING_UNIT), <=, tablee_review_get_n_sides (review));
}

/* Whole at once; stopped again and again; and begun anew with what was found by then lost. */
static void
test_same (gconstpointer data)
{
  g_autoptr (TableeGameSession) session = finished_game (data, NULL);
  g_autoptr (TableeReview) whole = begin_review (session, NULL);
  g_autoptr (TableeReview) parts = begin_review (session, NULL);
  guint known = 0;

  run_to_end (whole);
  assert_sound (whole);
  assert_end (whole);

  while (known < tablee_review_get_n_points (parts))
    {
      tablee_review_start (parts);
      g_assert_true (tablee_review_get_running (parts));
      run_for (parts, MIN (5, tablee_review_get_n_points (parts) - known));
      tablee_review_stop (parts);
      g_assert_false (tablee_review_get_running (parts));
      known = count_known (parts);
      run_what_is_ready ();
      g_assert_cmpuint (count_known (parts), ==, known);
    }
  assert_same (whole, parts);
}

/* What is solved of a round is what the one who decided lost, to the last digit. */
static void
assert_exact (TableeReview *review,
              guint         index)
{
  const TableeRuleset *ruleset = tablee_review_get_ruleset (review);
  const TableeReviewPoint *point = tablee_review_get_point (review, index);
  g_autofree void *scratch = g_malloc (tablee_ai_scratch_size (ruleset->game));
  const TableeAdvice *advice;
  double best = -G_MAXDOUBLE;
  double played = -G_MAXDOUBLE;
  TableeRandom random;
  gsize count;

  tablee_random_seed (&random, 5);
  advice = tablee_ai_advise (ruleset, tablee_review_get_view (review, index), TABLEE_SKILL_BEST, &random, scratch, &count);
  for (gsize i = 0; i < count; i++)
    {
      best = MAX (best, advice[i].value);
      if (advice[i].action == point->played)
        played = advice[i].value;
    }
  g_assert_cmpint (point->finding.expected[point->seat], ==, lround (best * TABLEE_FINDING_UNIT));
  g_assert_cmpint (point->finding.after[point->seat], ==, lround (played * TABLEE_FINDING_UNIT));
}

static void
test_exact (void)
{
  g_autoptr (TableeGameSession) session = finished_game ("martian-12s", NULL);
  g_autoptr (TableeReview) review = begin_review (session, NULL);
  guint exact = 0;

  run_to_end (review);
  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    if (tablee_ai_is_exact (tablee_review_get_ruleset (review), tablee_review_get_view (review, i)))
      {
        assert_exact (review, i);
        exact++;
      }
  g_assert_cmpuint (exact, >, 0);
  g_assert_cmpuint (exact, <, tablee_review_get_n_points (review));
}

static void
reasoned_cb (TableeReview *review,
             guint         index,
             gpointer      user_data)
{
  Wait *wait = user_data;

  g_assert_cmpuint (index, ==, wait->left);
  wait->done = TRUE;
}

/* Decisions of which something else would have been better. */
static GArray *
find_mistakes (TableeReview *review)
{
  GArray *mistakes = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    if (tablee_review_get_point (review, i)->finding.best != tablee_review_get_point (review, i)->played)
      g_array_append_val (mistakes, i);

  return mistakes;
}

/* Why something was better is found for the decision that was asked about last, and stays; the right thing needs no reason. */
static void
test_reasoned (void)
{
  g_autoptr (TableeGameSession) session = finished_game ("bean-chains", NULL);
  g_autoptr (TableeReview) review = begin_review (session, NULL);
  g_autoptr (GArray) mistakes = NULL;
  const TableeReviewPoint *point;
  const TableeGrounds *grounds;
  Wait wait = { 0 };
  guint first;

  run_to_end (review);
  mistakes = find_mistakes (review);
  g_assert_cmpuint (mistakes->len, >=, 2);
  first = g_array_index (mistakes, guint, 0);
  wait.left = g_array_index (mistakes, guint, 1);
  g_signal_connect (review, "reasoned", G_CALLBACK (reasoned_cb), &wait);
  tablee_review_ask_grounds (review, first);
  tablee_review_ask_grounds (review, wait.left);
  run_until (&wait.done);
  run_what_is_ready ();
  g_assert_null (tablee_review_get_grounds (review, first));
  point = tablee_review_get_point (review, wait.left);
  grounds = tablee_review_get_grounds (review, wait.left);
  g_assert_cmpint (grounds->better, ==, point->finding.best);
  g_assert_cmpint (grounds->other, ==, point->played);

  tablee_review_ask_grounds (review, first);  /* nobody waits for it any more */
}

/* A review that is let go of in the middle of a search leaves nothing behind. */
static void
test_let_go (void)
{
  g_autoptr (TableeGameSession) session = finished_game ("bean-chains", NULL);
  TableeReview *review = tablee_review_new (session, NULL);

  tablee_review_start (review);
  run_for (review, 1);
  g_assert_true (tablee_review_get_running (review));
  g_assert_finalize_object (review);
  run_what_is_ready ();
}

static void
test_kept (StoreFixture  *fixture,
           gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = finished_game ("bean-chains", store);
  gint64 id = tablee_game_session_get_id (session);
  TableeReview *first = begin_review (session, store);
  TableeReview *again;
  g_autoptr (TableeReview) fresh = begin_review (session, NULL);
  g_autoptr (GError) error = NULL;
  guint known;

  g_assert_cmpint (id, >, 0);
  tablee_review_start (first);
  run_for (first, 9);
  /* Two threads may be done within one turn of the loop. */
  known = count_known (first);
  g_assert_cmpuint (known, >=, 9);
  g_object_unref (first);
  close_store (store);
  g_assert_cmpint (ask_sql (fixture->path, "SELECT count(*) FROM review"), ==, known);

  /* It goes on with what is missing. */
  store = open_store (fixture->path);
  first = begin_review (session, store);
  run_for (first, 1);
  run_what_is_ready ();
  g_assert_cmpuint (count_known (first), >=, 1);
  run_to_end (first);
  run_to_end (fresh);
  assert_same (first, fresh);
  g_object_unref (first);
  close_store (store);

  /* It is there at once. */
  store = open_store (fixture->path);
  again = begin_review (session, store);
  run_for (again, tablee_review_get_n_points (again));
  g_assert_false (tablee_review_get_running (again));
  assert_same (again, fresh);
  g_object_unref (again);

  /* Of other iterations nothing is taken over. */
  again = tablee_review_new (session, store);
  tablee_review_set_iterations (again, ITERATIONS + 1);
  tablee_review_start (again);
  run_for (again, 1);
  g_assert_cmpuint (count_known (again), <, tablee_review_get_n_points (again));
  g_object_unref (again);

  g_assert_true (delete_game (store, id, &error));
  g_assert_no_error (error);
  g_object_unref (session);
  close_store (store);
  g_assert_cmpint (ask_sql (fixture->path, "SELECT count(*) FROM review"), ==, 0);
}

/* What is in the file is believed only as far as it fits the game. */
static void
test_damaged (StoreFixture  *fixture,
              gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  g_autoptr (TableeGameSession) session = finished_game ("bean-chains", store);
  g_autoptr (TableeReview) fresh = begin_review (session, NULL);
  TableeReview *review = begin_review (session, store);

  run_to_end (review);
  run_to_end (fresh);
  g_object_unref (review);
  close_store (store);
  ask_sql (fixture->path, "UPDATE review SET text = '{' WHERE number < 10;"
                          "UPDATE review SET text = replace (text, 'expected', 'unexpected') WHERE number BETWEEN 10 AND 20;"
                          "UPDATE review SET number = number + 1000 WHERE number > 100;");

  store = open_store (fixture->path);
  review = begin_review (session, store);
  run_for (review, 1);
  g_assert_cmpuint (count_known (review), <, tablee_review_get_n_points (review));
  run_to_end (review);
  assert_same (review, fresh);
  g_object_unref (review);
  close_store (store);
}

/* The first decision after which its seat does at once what it could have done instead, and whether the order is all that differs. */
static guint
find_two_orders (TableeReview *review,
                 gboolean      same)
{
  const TableeRuleset *ruleset = tablee_review_get_ruleset (review);
  g_autofree void *room = g_malloc (TABLEE_FOLLOW_UP_ROOM * ruleset->game->state_size);

  for (guint i = 0; i + 1 < tablee_review_get_n_points (review); i++)
    {
      const TableeReviewPoint *point = tablee_review_get_point (review, i);
      const TableeReviewPoint *next = tablee_review_get_point (review, i + 1);
      const void *view = tablee_review_get_view (review, i);

      if (next->seat == point->seat && next->number == point->number + 1 && next->played != point->played &&
          ruleset->game->check (ruleset, view, next->played) == TABLEE_REASON_NONE &&
          tablee_follow_up_either_way (ruleset, view, point->played, next->played, room) == same)
        return i;
    }

  g_assert_not_reached ();
}

/* The file says that decision @number lost all of a win, where what is played in the next one would have been best. */
static void
write_loss (const char *path,
            guint       number,
            int         seat)
{
  g_autofree char *sql = g_strdup_printf (
      "UPDATE review SET text = json_set (text, '$.best', (SELECT json_extract (text, '$.played') FROM review WHERE number = %u),"
      " '$.expected[%d]', %d, '$.after[%d]', 0) WHERE number = %u",
      number + 1, seat, TABLEE_FINDING_UNIT, seat, number);

  ask_sql (path, sql);
}

static gboolean
is_a_loss (const GArray *found,
           guint         index)
{
  for (guint i = 0; i < found->len; i++)
    {
      const TableeTurningPoint *turn = &g_array_index (found, TableeTurningPoint, i);

      if (turn->index == index && turn->kind == TABLEE_TURNING_POINT_LOSS)
        return TRUE;
    }

  return FALSE;
}

/* What was played right after it, and came to the same, is nothing that a decision has lost; if it came to something else, it is. */
static void
test_other_order (StoreFixture  *fixture,
                  gconstpointer  data)
{
  gboolean same = GPOINTER_TO_INT (data);
  TableeStore *store = open_store (fixture->path);
  g_autoptr (TableeGameSession) session = finished_game ("bean-chains", store);
  TableeReview *review = begin_review (session, store);
  guint index = find_two_orders (review, same);
  const TableeReviewPoint *point = tablee_review_get_point (review, index);
  guint number = point->number;
  int seat = point->seat;
  g_autoptr (GArray) costliest = NULL;
  g_autoptr (GArray) turning = NULL;

  run_to_end (review);
  g_object_unref (review);
  close_store (store);
  write_loss (fixture->path, number, seat);

  store = open_store (fixture->path);
  review = begin_review (session, store);
  run_for (review, tablee_review_get_n_points (review));
  g_assert_false (tablee_review_get_running (review));
  g_assert_cmpint (tablee_review_point_get_loss (tablee_review_get_point (review, index)), ==, TABLEE_FINDING_UNIT);

  costliest = tablee_review_dup_costliest (review, seat, 3);
  turning = tablee_review_dup_turning_points (review);
  g_assert_cmpint (is_a_loss (costliest, index), ==, !same);
  g_assert_cmpint (is_a_loss (turning, index), ==, !same);
  g_object_unref (review);
  close_store (store);
}

/* A database of the version before there were reviews. */
static void
test_migration (StoreFixture  *fixture,
                gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  g_autoptr (TableeGameSession) session = finished_game ("bean-chains", store);
  TableeReview *review;

  close_store (store);
  make_first_version (fixture->path);

  store = open_store (fixture->path);
  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  g_assert_cmpuint (count_games (store), ==, 1);
  review = begin_review (session, store);
  run_to_end (review);
  g_assert_cmpuint (tablee_review_get_n_points (review), >, 0);
  g_object_unref (review);
  close_store (store);
  g_assert_cmpint (ask_sql (fixture->path, "SELECT count(*) FROM review"), >, 0);
  g_assert_cmpint (ask_sql (fixture->path, "PRAGMA user_version"), >=, 2);
}

/* An action that is played instead of another one has no review yet, nor has what follows. */
static void
test_cut (StoreFixture  *fixture,
          gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  TableeGameSession *session = make_session ("hh", "{\"rounds\": 3}", 3, TRUE, store);
  g_autofree char *sql = NULL;
  gint64 id;

  tablee_game_session_start (session);
  run_until_asked (session);
  for (int i = 0; i < 4; i++)
    {
      play_nth (session, 0);
      run_until_asked (session);
    }
  id = tablee_game_session_get_id (session);
  tablee_store_keep_review_async (store, id, g_variant_new_parsed ("[(uint32 0, 'a'), (2, 'b'), (3, 'c')]"), NULL, NULL);
  g_assert_true (tablee_game_session_take_back (session));
  run_until_asked (session);
  play_nth (session, 1);
  run_until_asked (session);
  assert_ends (session);
  close_store (store);
  sql = g_strdup_printf ("SELECT count(*) FROM review WHERE game = %" G_GINT64_FORMAT, id);
  g_assert_cmpint (ask_sql (fixture->path, sql), ==, 2);
}

/*
 * Under way
 */

static TableeGameSession *
session_at (TableePosition *position)
{
  g_autoptr (GListModel) seats = make_seats ("hh");
  g_autoptr (TableeGameRecord) record = tablee_game_record_new (tablee_game_log_new_at (position), NULL, seats, FALSE, 99);
  g_autoptr (GError) error = NULL;
  TableeGameSession *session;

  session = tablee_game_session_new_for_record (record, NULL, &error);
  g_assert_no_error (error);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
  run_until_asked (session);

  return session;
}

/* Another truth that the seat to move cannot tell from @state. */
static TableePosition *
other_truth (TableeRuleset *ruleset,
             const void    *state,
             guint64        seed)
{
  const TableeGame *game = ruleset->game;
  int seat = tablee_game_to_move (ruleset, state);
  g_autofree void *view = g_memdup2 (state, game->state_size);
  TableeRandom random;

  tablee_random_seed (&random, seed);
  game->conceal (ruleset, view, seat);
  game->resample (ruleset, view, seat, &random);

  return tablee_position_new_for_state (ruleset, view, FALSE);
}

/* Plays for whoever is asked until @viewer is asked once more than it has decided, which takes the first decision beyond undo. */
static void
play_round (TableeGameSession *session,
            int                viewer,
            TableeAction       first)
{
  g_autoptr (GError) error = NULL;

  tablee_game_session_set_viewer (session, viewer);
  g_assert_true (tablee_game_session_play (session, first, &error));
  g_assert_no_error (error);
  run_until_asked (session);
  for (int i = 0; i < 40 && tablee_game_session_get_current_seat (session) == viewer; i++)
    {
      play_nth (session, 0);
      run_until_asked (session);
    }
  for (int i = 0; i < 40 && !tablee_game_session_get_over (session) &&
                  tablee_game_session_get_current_seat (session) != viewer; i++)
    {
      play_nth (session, 1);
      run_until_asked (session);
    }
  tablee_game_session_set_viewer (session, viewer);
}

/* Games that differ in what the viewer cannot know have the same review, as far as they went the same way. */
static void
test_honest (gconstpointer data)
{
  TableeGameSession *dealt = make_session_of (data, "hh", NULL, 11, FALSE, NULL);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableePosition) start = NULL;
  TableeAction first = 0;
  TableeFinding finding = { 0 };
  TableeRuleset *ruleset;
  gboolean differs = FALSE;

  tablee_game_session_start (dealt);
  run_until_asked (dealt);
  record = tablee_game_session_to_record (dealt, TABLEE_VIEWER_ALL);
  start = tablee_game_record_get_position (record, tablee_game_record_get_n_actions (record));
  assert_ends (dealt);
  ruleset = tablee_position_get_ruleset (start);

  for (guint64 seed = 1; seed <= 3; seed++)
    {
      g_autoptr (TableePosition) truth = other_truth (ruleset, tablee_position_get_state (start), seed);
      int viewer = tablee_game_to_move (ruleset, tablee_position_get_state (truth));
      TableeGameSession *session = session_at (truth);
      g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
      g_autoptr (TableeReview) review = NULL;

      ruleset->game->legal (ruleset, tablee_position_get_state (truth), actions);
      differs |= memcmp (tablee_position_get_state (truth), tablee_position_get_state (start), ruleset->game->state_size) != 0;
      first = actions[0];
      play_round (session, viewer, first);
      review = begin_review (session, NULL);
      g_assert_cmpuint (tablee_review_get_n_points (review), >, 0);
      for (guint i = 0; i < tablee_review_get_n_points (review); i++)
        g_assert_cmpint (tablee_review_get_point (review, i)->seat, ==, viewer);
      run_to_end (review);
      g_assert_cmpuint (tablee_review_get_point (review, 0)->number, ==, 0);
      if (seed > 1)
        g_assert_cmpmem (&finding, sizeof finding, &tablee_review_get_point (review, 0)->finding, sizeof finding);
      finding = tablee_review_get_point (review, 0)->finding;
      assert_ends (session);
    }
  g_assert_true (differs);
}

/* What the viewer knew is all that the review holds, and what can be undone for free is not told about. */
static void
test_own_decisions (void)
{
  TableeGameSession *session = make_session_of ("space-beans", "hhh", NULL, 4, FALSE, NULL);
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  g_autofree void *view = g_malloc (ruleset->game->state_size);

  tablee_game_session_start (session);
  run_until_asked (session);
  for (int i = 0; i < 30; i++)
    {
      play_nth (session, (gsize) i);
      run_until_asked (session);
    }
  for (int viewer = TABLEE_NOBODY; viewer < 3; viewer++)
    {
      g_autoptr (TableeReview) review = NULL;

      tablee_game_session_set_viewer (session, viewer);
      review = tablee_review_new (session, NULL);
      g_assert_null (tablee_review_get_end (review));
      if (viewer == TABLEE_NOBODY)
        g_assert_cmpuint (tablee_review_get_n_points (review), ==, 0);
      for (guint i = 0; i < tablee_review_get_n_points (review); i++)
        {
          const TableeReviewPoint *point = tablee_review_get_point (review, i);

          memcpy (view, tablee_game_log_get_state (get_log (session), point->number), ruleset->game->state_size);
          ruleset->game->conceal (ruleset, view, viewer);
          g_assert_cmpint (point->seat, ==, viewer);
          g_assert_cmpmem (view, ruleset->game->state_size, tablee_review_get_view (review, i), ruleset->game->state_size);
          if (tablee_game_session_get_can_undo (session))
            g_assert_cmpint (point->number, <, tablee_conductor_undo_target (tablee_game_session_get_conductor (session)));
        }
    }
  assert_ends (session);
}

/* Before anything is decided there is nothing to say, and that is soon done. */
static void
test_nothing_yet (void)
{
  TableeGameSession *session = make_session ("hh", NULL, 3, FALSE, NULL);
  g_autoptr (TableeReview) review = NULL;

  tablee_game_session_start (session);
  run_until_asked (session);
  review = tablee_review_new (session, NULL);
  tablee_review_start (review);
  g_assert_false (tablee_review_get_running (review));
  g_assert_cmpfloat_with_epsilon (tablee_review_get_progress (review), 1, 1e-9);
  assert_ends (session);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *same = g_strconcat ("/review/same/", tablee_games[i]->id, NULL);
      g_autofree char *honest = g_strconcat ("/review/honest/", tablee_games[i]->id, NULL);

      g_test_add_data_func (same, tablee_games[i]->id, test_same);
      g_test_add_data_func (honest, tablee_games[i]->id, test_honest);
    }
  g_test_add_func ("/review/exact", test_exact);
  g_test_add_func ("/review/reasoned", test_reasoned);
  g_test_add_func ("/review/let-go", test_let_go);
  g_test_add_func ("/review/own-decisions", test_own_decisions);
  g_test_add_func ("/review/nothing-yet", test_nothing_yet);
  g_test_add ("/review/kept", StoreFixture, NULL, store_fixture_set_up, test_kept, store_fixture_tear_down);
  g_test_add ("/review/damaged", StoreFixture, NULL, store_fixture_set_up, test_damaged, store_fixture_tear_down);
  g_test_add ("/review/the-same-in-another-order", StoreFixture, GINT_TO_POINTER (TRUE), store_fixture_set_up, test_other_order,
              store_fixture_tear_down);
  g_test_add ("/review/another-order", StoreFixture, GINT_TO_POINTER (FALSE), store_fixture_set_up, test_other_order,
              store_fixture_tear_down);
  g_test_add ("/review/migration", StoreFixture, NULL, store_fixture_set_up, test_migration, store_fixture_tear_down);
  g_test_add ("/review/cut", StoreFixture, NULL, store_fixture_set_up, test_cut, store_fixture_tear_down);

  return g_test_run ();
}
