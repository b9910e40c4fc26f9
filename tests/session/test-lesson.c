/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lessons: what is written, what is refused, and each lesson that is shipped from its first step to the end of its game. */
#include "session/set-up.h"
#include "session/tutor.h"
#include "support.h"

#include <string.h>

#define DEAL                                                                                                                              \
  "<deal>{ \"format\": \"tablee-record\", \"version\": 1, \"game\": \"martian-12s\", \"options\": { \"rounds\": 1 }, \"seed\": 7,"           \
  "\"seats\": [ { \"name\": \"\", \"player\": \"beginner\" }, { \"name\": \"\", \"player\": \"human\" } ] }</deal>"

static char *
dup_lesson (const char *steps)
{
  return g_strconcat ("<lesson game=\"martian-12s\" host=\"5\">", DEAL, steps, "</lesson>", NULL);
}

static TableeLesson *
parse (const char *steps)
{
  g_autofree char *text = dup_lesson (steps);
  g_autoptr (GError) error = NULL;
  TableeLesson *lesson = tablee_lesson_parse (text, -1, &error);

  g_assert_no_error (error);
  return lesson;
}

/* What is wrong with a lesson, and the place that is named. */
static void
test_refused (void)
{
  static const struct
  {
    const char *steps;
    const char *error;
  } table[] = {
    { "<say></say>", "step 1" },
    { "<say>Well.</say><deed action=\"pass\"><say>Pass.</say></deed>", "step 2" },
    { "<deed action=\"jump\"><say>Jump.</say></deed>", "step 1" },
    { "<other action=\"pull large\"/>", "step 1: it is the learner" },
    { "<deed action=\"pull large\"><say>Pull.</say></deed><deed action=\"pull large\"><say>Pull.</say></deed>", "step 2: it is not the learner" },
    { "<deed action=\"pull large\"><say>Pull.</say><else action=\"jump\">No.</else></deed>", "step 1: an answer" },
    { "<say at=\"nowhere\">Here.</say>", "step 1: \"at\"" },
    { "<say at=\"action:jump\">Here.</say>", "step 1: \"at\"" },
    { "<free>Play.</free><say>More.</say>", "step 1: nothing is led" },
    { "<dance/>", "<dance>" },
    { "<deed><say>What?</say></deed>", "action" },
    { "<deed action=\"pull large\"><free>Play.</free></deed>", "<free>" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text = dup_lesson (table[i].steps);
      g_autoptr (GError) error = NULL;
      g_autoptr (TableeLesson) lesson = tablee_lesson_parse (text, -1, &error);

      g_test_message ("%s", table[i].steps);
      g_assert_null (lesson);
      g_assert_nonnull (error);
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, table[i].error));
    }
}

static void
test_steps (void)
{
  g_autoptr (TableeLesson) lesson =
      parse ("<say at=\"part:pot\">Look.</say>"
             "<deed action=\"pull large\" at=\"action:pull large\"><say>Pull.</say><else action=\"pull small\">Not that.</else></deed>"
             "<other action=\"pull small\"/><free>Play.</free>");
  const TableeLessonStep *step = tablee_lesson_get_step (lesson, 0);
  g_autoptr (TableeGameRecord) record = NULL;
  TableeAction other;

  g_assert_cmpint (tablee_lesson_get_host (lesson), ==, 5);
  g_assert_cmpint (tablee_lesson_get_learner (lesson), ==, 1);
  g_assert_cmpuint (tablee_lesson_get_n_steps (lesson), ==, 4);
  g_assert_cmpint (step->kind, ==, TABLEE_LESSON_SAY);
  g_assert_cmpint (step->place, ==, TABLEE_LESSON_AT_PART);
  g_assert_cmpstr (step->part, ==, "pot");
  step = tablee_lesson_get_step (lesson, 1);
  g_assert_cmpint (step->kind, ==, TABLEE_LESSON_DEED);
  g_assert_cmpstr (step->text, ==, "Pull.");
  g_assert_cmpint (step->about, ==, step->action);
  g_assert_cmpuint (step->before, ==, 0);
  g_assert_cmpuint (step->after, ==, 1);
  other = tablee_lesson_get_step (lesson, 2)->action;
  g_assert_cmpstr (tablee_lesson_get_answer (lesson, 1, other), ==, "Not that.");
  g_assert_null (tablee_lesson_get_answer (lesson, 1, other + 1));
  record = tablee_lesson_to_record (lesson, 3);
  g_assert_cmpuint (tablee_game_record_get_n_actions (record), ==, 2);
}

/* Until the step that waits is shown, or the game is over. */
static void
wait_ready (TableeGameSession *session)
{
  TableeTutor *tutor = tablee_tutor_find (session);
  const TableeLessonStep *step;

  while ((step = tablee_tutor_get_current (tutor)) != NULL &&
         (!tablee_tutor_get_ready (tutor) || step->kind == TABLEE_LESSON_OTHER ||
          (step->kind == TABLEE_LESSON_DEED && !tablee_game_session_get_decision_open (session))))
    g_main_context_iteration (NULL, TRUE);
}

static TableeTutor *
start (TableeGameSession *session)
{
  TableeTutor *tutor = tablee_tutor_find (session);

  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_set_viewer (session, tablee_lesson_get_learner (tablee_tutor_get_lesson (tutor)));
  tablee_game_session_start (session);
  wait_ready (session);

  return tutor;
}

static void
do_deed (TableeGameSession *session)
{
  TableeTutor *tutor = tablee_tutor_find (session);
  const TableeLessonStep *step = tablee_tutor_get_current (tutor);
  const char *answer = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (step->kind, ==, TABLEE_LESSON_DEED);
  g_assert_true (tablee_tutor_permits (tutor, step->action, &answer));
  tablee_game_session_play (session, step->action, &error);
  g_assert_no_error (error);
  wait_ready (session);
}

/* What is not the deed is not permitted, with a word; nothing goes on by itself. */
static void
test_waits (void)
{
  g_autoptr (TableeLesson) lesson =
      parse ("<say>One.</say><deed action=\"pull large\"><say>Pull.</say><else>Not that.</else></deed><say>Two.</say>"
             "<other action=\"pull small\"/><free>Play.</free>");
  g_autoptr (TableeGameSession) session = tablee_tutor_begin (lesson, 0);
  TableeTutor *tutor = start (session);
  TableeAction wrong = tablee_lesson_get_step (lesson, 3)->action;
  TableeAction deed = tablee_lesson_get_step (lesson, 1)->action;
  const char *answer = "";

  g_assert_cmpuint (tablee_tutor_get_step (tutor), ==, 0);
  g_assert_false (tablee_tutor_permits (tutor, deed, &answer));
  g_assert_null (answer);
  tablee_tutor_go_on (tutor);
  wait_ready (session);
  g_assert_false (tablee_tutor_permits (tutor, wrong, &answer));
  g_assert_cmpstr (answer, ==, "Not that.");
  tablee_tutor_go_on (tutor);
  g_assert_cmpuint (tablee_tutor_get_step (tutor), ==, 1);
  do_deed (session);
  g_assert_cmpuint (tablee_tutor_get_step (tutor), ==, 2);
  for (int i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (tablee_game_session_get_n_played (session), ==, 1);
  /* The other seat is to move, and nobody is at work on that before the learner goes on. */
  g_assert_cmpint (tablee_game_session_get_current_seat (session), !=, tablee_lesson_get_learner (lesson));
  g_assert_false (tablee_game_session_get_thinking (session));
  tablee_tutor_go_on (tutor);
  wait_ready (session);
  g_assert_cmpuint (tablee_tutor_get_step (tutor), ==, 4);
  g_assert_true (tablee_tutor_permits (tutor, wrong, &answer));
  tablee_game_session_stop (session);
}

/* The rest of the game: the learner does what comes first. */
static void
play_freely (TableeGameSession *session)
{
  g_autofree TableeAction *actions = g_new (TableeAction, tablee_game_session_get_ruleset (session)->game->max_actions);

  while (!tablee_game_session_get_over (session))
    {
      g_autoptr (GError) error = NULL;

      if (!tablee_game_session_get_decision_open (session))
        {
          g_main_context_iteration (NULL, TRUE);
          continue;
        }
      g_assert_cmpuint (tablee_game_session_get_legal (session, actions), >, 0);
      tablee_game_session_play (session, actions[0], &error);
      g_assert_no_error (error);
    }
}

/* What is taken back is to be done once more. */
static void
test_taken_back (void)
{
  g_autofree char *path = g_build_filename (TABLEE_LESSONS_FOLDER, "space-beans.xml", NULL);
  g_autoptr (TableeLesson) lesson = load_lesson (path);
  guint step = 0;

  while (tablee_lesson_get_step (lesson, step)->kind != TABLEE_LESSON_DEED || tablee_lesson_get_step (lesson, step)->before == 0)
    step++;

  g_autoptr (TableeGameSession) session = tablee_tutor_begin (lesson, step);
  TableeTutor *tutor = start (session);

  do_deed (session);
  g_assert_cmpuint (tablee_tutor_get_step (tutor), >, step);
  g_assert_true (tablee_game_session_undo (session));
  wait_ready (session);
  g_assert_cmpuint (tablee_tutor_get_step (tutor), ==, step);
  g_assert_true (tablee_tutor_get_ready (tutor));
  do_deed (session);
  g_assert_cmpuint (tablee_tutor_get_step (tutor), >, step);
  tablee_game_session_stop (session);
}

/* Who plays again after a lesson may think again, as against computers anybody may. */
static void
test_again (void)
{
  g_autoptr (TableeLesson) lesson = parse ("<free>Play.</free>");
  g_autoptr (TableeGameSession) session = tablee_tutor_begin (lesson, 0);
  g_autoptr (TableeSetUp) next = tablee_set_up_new_like (session);

  g_assert_false (tablee_game_session_get_allow_take_back (session));
  g_assert_true (tablee_set_up_get_take_back (next));
}

/* Who speaks has the face of somebody at the table, and never the learner's. */
static void
assert_host_is_known (TableeLesson      *lesson,
                      TableeGameSession *session)
{
  guint seats = g_list_model_get_n_items (tablee_game_session_get_seats (session));
  int host = tablee_lesson_get_host (lesson);
  gboolean found = seats == 1;

  for (guint i = 0; i < seats; i++)
    {
      gboolean same = tablee_seat_get_portrait (tablee_game_session_get_seat (session, (int) i)) == host;

      g_assert_false (same && (int) i == tablee_lesson_get_learner (lesson));
      found |= same;
    }
  g_assert_true (found);
}

/* From its first step to its end, and, taken up again, from each step to the next. */
static void
test_shipped (gconstpointer path)
{
  g_autoptr (TableeLesson) lesson = load_lesson (path);
  g_autoptr (TableeGameSession) session = tablee_tutor_begin (lesson, 0);
  TableeTutor *tutor = start (session);
  guint count = tablee_lesson_get_n_steps (lesson);

  assert_host_is_known (lesson, session);
  while (tablee_tutor_get_current (tutor) != NULL && tablee_tutor_get_current (tutor)->kind != TABLEE_LESSON_FREE)
    {
      guint step = tablee_tutor_get_step (tutor);

      if (tablee_tutor_get_current (tutor)->kind == TABLEE_LESSON_DEED)
        do_deed (session);
      else
        {
          tablee_tutor_go_on (tutor);
          wait_ready (session);
        }
      g_assert_cmpuint (tablee_tutor_get_step (tutor), >, step);
    }
  g_assert_cmpint (tablee_lesson_get_step (lesson, count - 1)->kind, ==, TABLEE_LESSON_FREE);
  play_freely (session);
  g_assert_cmpuint (tablee_tutor_get_step (tutor), ==, count);
  tablee_game_session_stop (session);

  for (guint i = 0; i < count; i++)
    {
      g_autoptr (TableeGameSession) again = tablee_tutor_begin (lesson, i);

      g_assert_nonnull (tablee_tutor_get_current (start (again)));
      tablee_game_session_stop (again);
    }
}

static void
add_shipped (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      {
        g_autofree char *path = g_strconcat ("/session/lesson/shipped/", name, NULL);

        g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_shipped, g_free);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/session/lesson/refused", test_refused);
  g_test_add_func ("/session/lesson/steps", test_steps);
  g_test_add_func ("/session/lesson/waits", test_waits);
  g_test_add_func ("/session/lesson/again", test_again);
  g_test_add_func ("/session/lesson/taken-back", test_taken_back);
  add_shipped (TABLEE_LESSONS_FOLDER);

  return g_test_run ();
}
