/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whoever advises, alone: one decision, asked about once, twice, and no longer. */
#include "support.h"

#include "games/catalogue.h"
#include "session/advisor.h"

typedef struct
{
  TableeAdvisor  *advisor;
  GObject        *asker;
  TableeCourse   *course;
  TableeDecision *decision;
  guint           found;
  int             seat;     /* for whom it was found */
  guint           reasoned;
} Fixture;

typedef struct
{
  Fixture    *fixture;
  gboolean    done;
  guint       found;        /* how many had been by then */
  TableeHint *hint;
  GError     *error;
} Asked;

static void
asked_clear (Asked *asked)
{
  g_clear_pointer (&asked->hint, tablee_hint_free);
  g_clear_error (&asked->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static void
found_cb (gpointer user_data,
          int      seat)
{
  Fixture *fixture = user_data;

  fixture->found++;
  fixture->seat = seat;
}

static void
reasoned_cb (gpointer user_data)
{
  Fixture *fixture = user_data;

  g_assert_nonnull (tablee_advisor_get_hint (fixture->advisor));
  fixture->reasoned++;
}

static TableeDecision *
make_decision (TableeCourse *course)
{
  const TableeGameLog *log = tablee_course_get_log (course);

  return tablee_decision_new (tablee_course_get_ruleset (course), tablee_game_log_get_state (log, tablee_game_log_get_head (log)),
                              tablee_course_get_mover (course), 1, 0);
}

static gsize
count_legal (TableeCourse *course)
{
  const TableeRuleset *ruleset = tablee_course_get_ruleset (course);
  const TableeGameLog *log = tablee_course_get_log (course);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);

  return ruleset->game->legal (ruleset, tablee_game_log_get_state (log, tablee_game_log_get_head (log)), actions);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GListModel) seats = make_seats ("hh");
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("martian-12s"), 2, NULL, NULL);
  TableeRandom random;

  tablee_random_seed (&random, 4);
  fixture->course = tablee_course_new (ruleset, NULL, &random, seats, TRUE);
  while (count_legal (fixture->course) < 2)
    tablee_course_play (fixture->course, 0, TABLEE_BY_NOBODY);
  fixture->decision = make_decision (fixture->course);
  fixture->asker = g_object_new (G_TYPE_OBJECT, NULL);
  fixture->advisor = tablee_advisor_new (found_cb, reasoned_cb, fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_pointer (&fixture->advisor, tablee_advisor_free);
  g_clear_pointer (&fixture->decision, tablee_decision_unref);
  g_clear_pointer (&fixture->course, tablee_course_free);
  g_clear_object (&fixture->asker);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Asked *asked = user_data;

  g_assert_true (source == asked->fixture->asker);
  asked->hint = g_task_propagate_pointer (G_TASK (result), &asked->error);
  asked->found = asked->fixture->found;
  asked->done = TRUE;
}

static void
ask (Fixture *fixture,
     Asked   *asked)
{
  asked->fixture = fixture;
  tablee_advisor_ask_async (fixture->advisor, fixture->asker, fixture->decision, answered_cb, asked);
}

static void
assert_cancelled (const Asked *asked)
{
  g_assert_null (asked->hint);
  g_assert_error (asked->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static gboolean
is_legal (Fixture      *fixture,
          TableeAction  action)
{
  gsize count;
  const TableeAction *actions = tablee_decision_get_actions (fixture->decision, &count);

  for (gsize i = 0; i < count; i++)
    if (actions[i] == action)
      return TRUE;

  return FALSE;
}

/* Two actions that are both legal, and by how much the difference may be wrong. It is known to be found before whoever asked is told. */
static void
test_asked (Fixture       *fixture,
            gconstpointer  data)
{
  g_auto (Asked) asked = { 0 };

  g_assert_null (tablee_advisor_get_hint (fixture->advisor));
  ask (fixture, &asked);
  g_assert_true (tablee_advisor_is_asked (fixture->advisor));
  run_until (&asked.done);

  g_assert_no_error (asked.error);
  g_assert_cmpuint (asked.found, ==, 1);
  g_assert_cmpint (fixture->seat, ==, tablee_decision_get_seat (fixture->decision));
  g_assert_false (tablee_advisor_is_asked (fixture->advisor));
  assert_same_hint (tablee_advisor_get_hint (fixture->advisor), asked.hint);
  g_assert_cmpint (asked.hint->best, !=, asked.hint->next);
  g_assert_true (is_legal (fixture, asked.hint->best) && is_legal (fixture, asked.hint->next));
  g_assert_cmpfloat (asked.hint->noise, >=, 0);
  g_assert_cmpfloat (asked.hint->next_value, <=, asked.hint->best_value + asked.hint->noise);
  g_assert_cmpuint (asked.hint->iterations, >, 0);
}

/* The same decision has the same hint, which is found once; and again the same where it is thought about anew. */
static void
test_again (Fixture       *fixture,
            gconstpointer  data)
{
  g_auto (Asked) first = { 0 };
  g_auto (Asked) second = { 0 };
  g_auto (Asked) anew = { 0 };

  ask (fixture, &first);
  run_until (&first.done);
  ask (fixture, &second);
  run_until (&second.done);
  assert_same_hint (first.hint, second.hint);
  g_assert_cmpuint (fixture->found, ==, 1);

  tablee_advisor_forget (fixture->advisor);
  g_assert_null (tablee_advisor_get_hint (fixture->advisor));
  ask (fixture, &anew);
  run_until (&anew.done);
  assert_same_hint (first.hint, anew.hint);
  g_assert_cmpuint (fixture->found, ==, 2);
}

static void
wait_for_grounds (Fixture *fixture)
{
  guint before = fixture->reasoned;

  while (fixture->reasoned == before)
    g_main_context_iteration (NULL, TRUE);
}

/* Why follows the hint, once; and it is the same where it is thought about anew. */
static void
test_reasoned (Fixture       *fixture,
               gconstpointer  data)
{
  g_auto (Asked) first = { 0 };
  g_auto (Asked) anew = { 0 };
  TableeGrounds grounds;

  ask (fixture, &first);
  run_until (&first.done);
  wait_for_grounds (fixture);
  grounds = *tablee_advisor_get_grounds (fixture->advisor);
  g_assert_cmpint (grounds.better, ==, first.hint->best);
  g_assert_cmpint (grounds.other, ==, first.hint->next);

  tablee_advisor_forget (fixture->advisor);
  g_assert_null (tablee_advisor_get_grounds (fixture->advisor));
  ask (fixture, &anew);
  run_until (&anew.done);
  wait_for_grounds (fixture);
  assert_same_grounds (tablee_advisor_get_grounds (fixture->advisor), &grounds);
  run_what_is_ready ();
  g_assert_cmpuint (fixture->reasoned, ==, 2);
}

/* The same knowledge, whatever the truth behind it is. */
static void
test_other_truth (Fixture       *fixture,
                  gconstpointer  data)
{
  const TableeRuleset *ruleset = tablee_decision_get_ruleset (fixture->decision);
  int seat = tablee_decision_get_seat (fixture->decision);
  TableeGrounds grounds[2];

  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      g_auto (Asked) asked = { 0 };
      g_autofree void *truth = g_memdup2 (tablee_decision_get_view (fixture->decision), ruleset->game->state_size);
      TableeRandom random;

      tablee_random_seed (&random, i);
      ruleset->game->resample (ruleset, truth, seat, &random);
      ruleset->game->conceal (ruleset, truth, seat);
      g_clear_pointer (&fixture->decision, tablee_decision_unref);
      fixture->decision = tablee_decision_new (tablee_course_get_ruleset (fixture->course), truth, seat, 1, 0);
      tablee_advisor_forget (fixture->advisor);
      ask (fixture, &asked);
      run_until (&asked.done);
      wait_for_grounds (fixture);
      grounds[i] = *tablee_advisor_get_grounds (fixture->advisor);
    }
  assert_same_grounds (&grounds[0], &grounds[1]);
}

/* Nobody is told why any more where the decision is closed. */
static void
test_left_unreasoned (Fixture       *fixture,
                      gconstpointer  data)
{
  g_auto (Asked) first = { 0 };
  g_auto (Asked) second = { 0 };

  ask (fixture, &first);
  run_until (&first.done);
  tablee_advisor_forget (fixture->advisor);
  ask (fixture, &second);
  run_until (&second.done);
  wait_for_grounds (fixture);
  run_what_is_ready ();
  g_assert_cmpuint (fixture->reasoned, ==, 1);
}

static void
test_asked_meanwhile (Fixture       *fixture,
                      gconstpointer  data)
{
  g_auto (Asked) first = { 0 };
  g_auto (Asked) second = { 0 };

  ask (fixture, &first);
  ask (fixture, &second);
  run_until (&second.done);
  run_until (&first.done);
  assert_cancelled (&first);
  g_assert_no_error (second.error);
  g_assert_cmpuint (fixture->found, ==, 1);
}

/* Whoever thought leaves off: nothing is found for a decision that is closed. */
static void
test_left (Fixture       *fixture,
           gconstpointer  data)
{
  void (*leave) (TableeAdvisor *) = (void (*) (TableeAdvisor *)) data;
  g_auto (Asked) asked = { 0 };

  ask (fixture, &asked);
  if (leave == NULL)
    g_clear_pointer (&fixture->advisor, tablee_advisor_free);
  else
    leave (fixture->advisor);
  run_until (&asked.done);
  assert_cancelled (&asked);
  run_what_is_ready ();
  g_assert_cmpuint (fixture->found, ==, 0);
  if (leave != NULL)
    {
      g_assert_false (tablee_advisor_is_asked (fixture->advisor));
      g_assert_null (tablee_advisor_get_hint (fixture->advisor));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/advisor/asked", Fixture, NULL, set_up, test_asked, tear_down);
  g_test_add ("/advisor/again", Fixture, NULL, set_up, test_again, tear_down);
  g_test_add ("/advisor/reasoned", Fixture, NULL, set_up, test_reasoned, tear_down);
  g_test_add ("/advisor/other-truth", Fixture, NULL, set_up, test_other_truth, tear_down);
  g_test_add ("/advisor/left-unreasoned", Fixture, NULL, set_up, test_left_unreasoned, tear_down);
  g_test_add ("/advisor/asked-meanwhile", Fixture, NULL, set_up, test_asked_meanwhile, tear_down);
  g_test_add ("/advisor/cancelled", Fixture, tablee_advisor_cancel, set_up, test_left, tear_down);
  g_test_add ("/advisor/forgotten", Fixture, tablee_advisor_forget, set_up, test_left, tear_down);
  g_test_add ("/advisor/gone", Fixture, NULL, set_up, test_left, tear_down);

  return g_test_run ();
}
