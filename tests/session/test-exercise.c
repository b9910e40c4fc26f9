/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mistakes to be made good: when they are asked again, that they show what a seat knew and nothing else, and that they are kept. */
#include "support.h"

#include "games/catalogue.h"
#include "session/exercise.h"
#include "session/store-exercise.h"

enum
{
  ITERATIONS = 40,
  TODAY = 20000,
  MOST = 3,
};

/*
 * When
 */

static void
assert_stands (const TableeRepetition *repetition,
               int                     found,
               gint64                  due)
{
  g_assert_cmpint (repetition->found, ==, found);
  g_assert_cmpint (repetition->due, ==, due);
}

/* Twice, with days between, and it is learned. */
static void
test_found (void)
{
  TableeRepetition repetition = tablee_repetition_begin (TODAY);

  assert_stands (&repetition, 0, TODAY + 1);
  g_assert_false (tablee_repetition_is_due (&repetition, TODAY));
  g_assert_true (tablee_repetition_is_due (&repetition, TODAY + 1));
  repetition = tablee_repetition_answer (&repetition, TRUE, TODAY + 2);
  assert_stands (&repetition, 1, TODAY + 6);
  g_assert_false (tablee_repetition_is_learned (&repetition));
  repetition = tablee_repetition_answer (&repetition, TRUE, TODAY + 6);
  g_assert_true (tablee_repetition_is_learned (&repetition));
  g_assert_false (tablee_repetition_is_due (&repetition, TODAY + 1000));
}

static void
test_not_found (void)
{
  TableeRepetition repetition = tablee_repetition_begin (TODAY);

  repetition = tablee_repetition_answer (&repetition, TRUE, TODAY + 1);
  repetition = tablee_repetition_answer (&repetition, FALSE, TODAY + 5);
  assert_stands (&repetition, 0, TODAY + 6);
}

/* Whoever asks again at once knows the answer from a moment ago. */
static void
test_too_soon (void)
{
  TableeRepetition repetition = tablee_repetition_begin (TODAY);

  repetition = tablee_repetition_answer (&repetition, TRUE, TODAY + 1);
  repetition = tablee_repetition_answer (&repetition, TRUE, TODAY + 1);
  assert_stands (&repetition, 1, TODAY + 5);
  repetition = tablee_repetition_answer (&repetition, FALSE, TODAY + 2);
  assert_stands (&repetition, 0, TODAY + 3);
}

/*
 * What
 */

static void
point_cb (TableeReview *review,
          guint         index,
          gboolean     *done)
{
  *done = tablee_review_get_progress (review) >= 1;
}

/* A finished game of a bad player against another one, all looked at. */
static TableeReview *
review_game (const char         *game,
             TableeGameSession **session)
{
  gboolean short_one = g_str_equal (game, "martian-12s");
  TableeGameSession *played = make_session_of (game, "rr", short_one ? "{\"rounds\": 2}" : NULL, 7, FALSE, NULL);
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

static gboolean
are_of_one_turn (TableeReview *review,
                 guint         a,
                 guint         b)
{
  int seat = tablee_review_get_point (review, a)->seat;
  gboolean one = TRUE;

  for (guint i = MIN (a, b); i <= MAX (a, b); i++)
    one &= tablee_review_get_point (review, i)->seat == seat;

  return one;
}

/* Who misses a move at each decision of a turn reads of it once, where it cost most. */
static void
check_told_once (TableeReview *review)
{
  for (int seat = 0; seat < 2; seat++)
    {
      g_autoptr (GArray) all = tablee_review_dup_costliest (review, seat, G_MAXUINT);

      for (guint i = 0; i < all->len; i++)
        for (guint j = 0; j < i; j++)
          {
            guint first = g_array_index (all, TableeTurningPoint, j).index;
            guint second = g_array_index (all, TableeTurningPoint, i).index;
            gboolean same = tablee_review_get_point (review, first)->finding.best == tablee_review_get_point (review, second)->finding.best;

            g_assert_false (same && are_of_one_turn (review, first, second));
          }
    }
}

/* The largest first, of one seat, as the turning points have them too. */
static void
check_costliest (TableeReview *review)
{
  for (int seat = 0; seat < 2; seat++)
    {
      g_autoptr (GArray) costliest = tablee_review_dup_costliest (review, seat, MOST);
      gint32 last = G_MAXINT32;

      g_assert_cmpuint (costliest->len, <=, MOST);
      for (guint i = 0; i < costliest->len; i++)
        {
          const TableeReviewPoint *point = tablee_review_get_point (review, g_array_index (costliest, TableeTurningPoint, i).index);

          g_assert_cmpint (point->seat, ==, seat);
          g_assert_cmpint (tablee_review_point_get_loss (point), <=, last);
          last = tablee_review_point_get_loss (point);
        }
    }
}

/* What nobody knew then is not what it was in another trial. */
static void
check_dealt_anew (TableeExercise    *exercise,
                  TableeGameSession *trial)
{
  TableeRandom chance;
  g_autoptr (TableeGameSession) other = NULL;
  g_autoptr (TableeGameRecord) one_record = tablee_game_session_to_record (trial, TABLEE_VIEWER_ALL);
  g_autoptr (TableeGameRecord) other_record = NULL;
  g_autofree char *one_text = tablee_game_record_to_text (one_record);
  g_autofree char *other_text = NULL;

  tablee_random_seed (&chance, 6);
  other = tablee_exercise_try (exercise, &chance);
  other_record = tablee_game_session_to_record (other, TABLEE_VIEWER_ALL);
  other_text = tablee_game_record_to_text (other_record);
  g_assert_cmpstr (one_text, !=, other_text);
}

/* Written and read it is the same, and holds what the seat knew: conceal() has nothing left to take away. */
static void
check_exercise (TableeExercise *exercise)
{
  g_autofree char *record = tablee_exercise_dup_record (exercise);
  g_autofree char *played = tablee_exercise_dup_played (exercise);
  g_autofree char *best = tablee_exercise_dup_best (exercise);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeExercise) again = tablee_exercise_new (record, played, best, tablee_exercise_get_loss (exercise), &error);
  const TableeGame *game = tablee_exercise_get_game (exercise);
  TableeRandom chance;
  g_autoptr (TableeGameSession) trial = NULL;
  g_autofree void *view = g_memdup2 (tablee_exercise_get_view (exercise), game->state_size);

  g_assert_no_error (error);
  g_assert_cmpuint (tablee_exercise_get_best (again), ==, tablee_exercise_get_best (exercise));
  g_assert_cmpuint (tablee_exercise_get_played (again), ==, tablee_exercise_get_played (exercise));
  g_assert_cmpint (tablee_exercise_get_seat (again), ==, tablee_exercise_get_seat (exercise));
  g_assert_cmpmem (tablee_exercise_get_view (again), game->state_size, view, game->state_size);
  g_assert_true (tablee_exercise_accepts (exercise, 0));
  g_assert_false (tablee_exercise_accepts (exercise, tablee_exercise_get_loss (exercise)));

  /* What is tried again is what the seat knew, whatever has been dealt for the rest; and is kept nowhere. */
  tablee_random_seed (&chance, 5);
  trial = tablee_exercise_try (again, &chance);
  g_assert_true (tablee_exercise_is_trial (trial));
  g_assert_cmpint (tablee_game_session_get_id (trial), ==, 0);
  tablee_game_session_set_viewer (trial, tablee_exercise_get_seat (exercise));
  g_assert_cmpmem (tablee_game_session_get_view (trial), game->state_size, view, game->state_size);
  check_dealt_anew (again, trial);
  game->conceal (tablee_game_session_get_ruleset (trial), view, tablee_exercise_get_seat (exercise));
  g_assert_cmpmem (tablee_exercise_get_view (exercise), game->state_size, view, game->state_size);
}

static void
test_exercise (gconstpointer data)
{
  TableeGameSession *session;
  TableeReview *review = review_game (data, &session);
  guint checked = 0;

  check_costliest (review);
  check_told_once (review);
  for (int seat = 0; seat < 2; seat++)
    {
      g_autoptr (GArray) costliest = tablee_review_dup_costliest (review, seat, MOST);

      for (guint i = 0; i < costliest->len; i++, checked++)
        {
          guint index = g_array_index (costliest, TableeTurningPoint, i).index;
          g_autoptr (TableeExercise) exercise = tablee_exercise_new_for_point (session, review, index);

          check_exercise (exercise);
        }
    }
  g_assert_cmpuint (checked, >, 0);
  g_object_unref (review);
  g_object_unref (session);
}

/*
 * Where
 */

typedef struct
{
  gboolean        done;
  GVariant       *counts;
  TableeExercise *exercise;
} Answer;

static void
added_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_assert_true (tablee_store_add_exercises_finish (TABLEE_STORE (source), result, NULL));
  ((Answer *) user_data)->done = TRUE;
}

static void
counted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Answer *answer = user_data;

  answer->counts = tablee_store_count_exercises_finish (TABLEE_STORE (source), result, NULL);
  answer->done = TRUE;
}

static void
next_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  Answer *answer = user_data;
  g_autoptr (GError) error = NULL;

  answer->exercise = tablee_store_next_exercise_finish (TABLEE_STORE (source), result, &error);
  g_assert_no_error (error);
  answer->done = TRUE;
}

static void
assert_counts (TableeStore *store,
               gint64       today,
               guint32      learned,
               guint32      now,
               guint32      later)
{
  Answer answer = { 0 };
  const char *game;
  guint32 counts[3];

  tablee_store_count_exercises_async (store, today, NULL, counted_cb, &answer);
  run_until (&answer.done);
  g_assert_cmpuint (g_variant_n_children (answer.counts), ==, 1);
  g_variant_get_child (answer.counts, 0, "(&suuu)", &game, &counts[0], &counts[1], &counts[2]);
  g_assert_cmpstr (game, ==, "martian-12s");
  g_assert_cmpuint (counts[0], ==, learned);
  g_assert_cmpuint (counts[1], ==, now);
  g_assert_cmpuint (counts[2], ==, later);
  g_variant_unref (answer.counts);
}

static TableeExercise *
get_next (TableeStore *store,
          gint64       today)
{
  Answer answer = { 0 };

  tablee_store_next_exercise_async (store, "martian-12s", today, NULL, next_cb, &answer);
  run_until (&answer.done);

  return answer.exercise;
}

static void
answer_next (TableeStore *store,
             gboolean     found,
             gint64       today)
{
  g_autoptr (TableeExercise) exercise = get_next (store, today);
  TableeRepetition repetition = tablee_exercise_get_repetition (exercise);

  g_assert_nonnull (exercise);
  repetition = tablee_repetition_answer (&repetition, found, today);
  tablee_store_answer_exercise (store, tablee_exercise_get_id (exercise), &repetition);
}

static void
add (TableeStore *store,
     GPtrArray   *exercises)
{
  Answer answer = { 0 };

  tablee_store_add_exercises_async (store, 12, exercises, TODAY, added_cb, &answer);
  run_until (&answer.done);
}

/* Added twice they are kept once; each goes its way until it is learned; and all of it is there the next time. */
static void
test_store (StoreFixture  *fixture,
            gconstpointer  data)
{
  TableeStore *store = open_store (fixture->path);
  g_autoptr (GPtrArray) exercises = g_ptr_array_new_with_free_func (g_object_unref);
  TableeGameSession *session;
  TableeReview *review = review_game ("martian-12s", &session);
  g_autoptr (GArray) costliest = tablee_review_dup_costliest (review, 0, 2);

  g_assert_cmpuint (costliest->len, ==, 2);
  for (guint i = 0; i < costliest->len; i++)
    g_ptr_array_add (exercises, tablee_exercise_new_for_point (session, review, g_array_index (costliest, TableeTurningPoint, i).index));
  add (store, exercises);
  add (store, exercises);
  assert_counts (store, TODAY, 0, 0, 2);
  g_assert_null (get_next (store, TODAY));
  assert_counts (store, TODAY + 1, 0, 2, 0);

  answer_next (store, TRUE, TODAY + 1);
  answer_next (store, FALSE, TODAY + 1);
  assert_counts (store, TODAY + 1, 0, 0, 2);
  answer_next (store, TRUE, TODAY + 2);
  answer_next (store, TRUE, TODAY + 6);
  tablee_store_close (store);
  g_object_unref (store);

  store = open_store (fixture->path);
  assert_counts (store, TODAY + 6, 1, 1, 0);
  tablee_store_close (store);
  g_object_unref (store);
  g_object_unref (review);
  g_object_unref (session);
}

/* What cannot be read any more is passed by. */
static void
test_refused (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (tablee_exercise_new ("{\"format\": \"tablee-record\"}", "pass", "pull small", 1, &error));
  g_assert_nonnull (error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise/found", test_found);
  g_test_add_func ("/exercise/not-found", test_not_found);
  g_test_add_func ("/exercise/too-soon", test_too_soon);
  g_test_add_func ("/exercise/refused", test_refused);
  for (int i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/exercise/game/", tablee_games[i]->id, NULL);

      g_test_add_data_func (path, tablee_games[i]->id, test_exercise);
    }
  g_test_add ("/exercise/store", StoreFixture, NULL, store_fixture_set_up, test_store, store_fixture_tear_down);

  return g_test_run ();
}
