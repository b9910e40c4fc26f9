/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A first game that is led, whose file is the only argument, at its table, as wide as a laptop and as narrow as a phone, in every
 * language: each thing that is said can be read, and is translated; each piece that it is about is there; what else could be done is
 * answered, and not played; the game comes to its end. */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "app/lesson-view.h"
#include "app/play-words.h"
#include "present/language.h"
#include "session/player.h"
#include "support.h"
#include "tests/session/support.h"
#include "widgets/headings.h"

enum
{
  WIDE = 1000,  /* pixels: a laptop */
  NEAR = 120,   /* pixels between what is said, where nothing can be clicked on meanwhile, and what it is about */
  WAY = 420,    /* pixels along both axes from the button of one sentence to that of the next, on average */
};

/* How much of a thing that can be clicked on, or of a caption, the bubble may hide on a laptop. */
#define HIDDEN 0.4f

typedef struct
{
  const char *path;
  const char *language;
  int         width;   /* of the table in a window of a size that matters */
  int         height;
} Case;

typedef struct
{
  TableeLesson      *lesson;
  TableeGameSession *session;
  TableeTutor       *tutor;
  TableeStore       *store;
  GtkWidget         *window;
  GtkWidget         *table;
  GtkWidget         *view;
  graphene_point_t   corner;  /* of the bubble's, where its button is, at the last sentence */
  float              way;     /* of it until then */
  guint              said;
} Fixture;

static GtkWidget *
get_part (Fixture    *fixture,
          const char *id)
{
  return GTK_WIDGET (gtk_widget_get_template_child (fixture->view, TABLEE_TYPE_LESSON_VIEW, id));
}

static void
set_up (Fixture    *fixture,
        const Case *data)
{
  GtkWidget *overlay = gtk_overlay_new ();

  tablee_language_set (data->language);
  fixture->lesson = load_lesson (data->path);
  fixture->store = tablee_store_new (NULL);
  fixture->session = tablee_tutor_begin (fixture->lesson, 0);
  fixture->tutor = tablee_tutor_find (fixture->session);
  tablee_game_session_set_pace (fixture->session, TABLEE_PACE_INSTANT);
  tablee_game_session_set_viewer (fixture->session, tablee_lesson_get_learner (fixture->lesson));
  fixture->table = tablee_table_new (fixture->session);
  fixture->view = tablee_lesson_view_new (fixture->session, TABLEE_TABLE (fixture->table));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), fixture->table);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), fixture->view);
  gtk_widget_set_size_request (overlay, data->width, data->height);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), data->width, data->height);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), overlay);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_frames (fixture->window);
  tablee_game_session_start (fixture->session);
}

static void
tear_down (Fixture *fixture)
{
  tablee_game_session_stop (fixture->session);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->session);
  g_clear_object (&fixture->lesson);
  g_clear_object (&fixture->store);
  tablee_language_set ("en");
}

/* Until the step of the learner is shown, or the game is over. */
static void
wait_shown (Fixture *fixture)
{
  const TableeLessonStep *step;

  while ((step = tablee_tutor_get_current (fixture->tutor)) != NULL &&
         (step->kind == TABLEE_LESSON_OTHER || !gtk_widget_get_mapped (get_part (fixture, "bubble")) ||
          !g_str_equal (gtk_label_get_label (GTK_LABEL (get_part (fixture, "text"))), _(step->text)) ||
          (step->kind == TABLEE_LESSON_DEED && !tablee_game_session_get_decision_open (fixture->session))))
    {
      TableeAction forced;

      /* What a person is asked about although there is no choice. */
      if (tablee_game_session_get_forced (fixture->session, &forced) &&
          (step->kind == TABLEE_LESSON_OTHER || !tablee_tutor_get_ready (fixture->tutor)))
        g_assert_true (tablee_table_play (TABLEE_TABLE (fixture->table), forced));
      g_main_context_iteration (NULL, TRUE);
    }
  wait_for_frames (fixture->window);
}

static void
get_bounds (Fixture         *fixture,
            GtkWidget       *widget,
            graphene_rect_t *bounds)
{
  g_assert_true (gtk_widget_compute_bounds (widget, fixture->view, bounds));
}

/* It is where it can be read, and leaves what it speaks of in sight. */
static void
check_bubble (Fixture                *fixture,
              const TableeLessonStep *step)
{
  GtkWidget *target = tablee_lesson_view_get_target (TABLEE_LESSON_VIEW (fixture->view));
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (fixture->view), gtk_widget_get_height (fixture->view));
  graphene_rect_t bubble;
  graphene_rect_t place;
  graphene_rect_t covered;

  get_bounds (fixture, get_part (fixture, "bubble"), &bubble);
  g_assert_true (graphene_rect_contains_rect (&all, &bubble));
  if (step->place == TABLEE_LESSON_AT_NOTHING)
    return;

  g_assert_nonnull (target);
  get_bounds (fixture, target, &place);
  g_test_message ("at %s: %s %.0f %.0f %.0f×%.0f, bubble %.0f %.0f %.0f×%.0f", step->part != NULL ? step->part : "",
                  G_OBJECT_TYPE_NAME (target), place.origin.x, place.origin.y, place.size.width, place.size.height, bubble.origin.x,
                  bubble.origin.y, bubble.size.width, bubble.size.height);
  if (graphene_rect_intersection (&bubble, &place, &covered))
    g_assert_cmpfloat (covered.size.width * covered.size.height, <, 0.5 * place.size.width * place.size.height);
}

/* From edge to edge, along one axis. */
static float
get_gap (float one,
         float one_size,
         float other,
         float other_size)
{
  return MAX (MAX (other - one - one_size, one - other - other_size), 0);
}

static void
check_near (Fixture *fixture)
{
  graphene_rect_t bubble;
  graphene_rect_t place;

  get_bounds (fixture, get_part (fixture, "bubble"), &bubble);
  get_bounds (fixture, tablee_lesson_view_get_target (TABLEE_LESSON_VIEW (fixture->view)), &place);
  g_assert_cmpfloat (get_gap (bubble.origin.x, bubble.size.width, place.origin.x, place.size.width) +
                     get_gap (bubble.origin.y, bubble.size.height, place.origin.y, place.size.height), <=, NEAR);
}

/* Whoever has pressed the button finds it again. */
static void
follow_button (Fixture *fixture)
{
  graphene_rect_t bubble;
  graphene_point_t corner;

  get_bounds (fixture, get_part (fixture, "bubble"), &bubble);
  corner = GRAPHENE_POINT_INIT (bubble.origin.x + bubble.size.width, bubble.origin.y + bubble.size.height);
  if (fixture->said++ > 0)
    fixture->way += ABS (corner.x - fixture->corner.x) + ABS (corner.y - fixture->corner.y);
  fixture->corner = corner;
}

static void
check_way (Fixture *fixture)
{
  float mean = fixture->way / (float) (fixture->said - 1);

  g_test_message ("the button goes %.0f pixels from sentence to sentence", mean);
  g_assert_cmpfloat (mean, <=, WAY);
}

/* No words that are drawn above things are hidden. */
static void
check_headings (Fixture   *fixture,
                GtkWidget *widget)
{
  graphene_rect_t bubble;
  graphene_rect_t bounds;
  graphene_rect_t heading;

  get_bounds (fixture, get_part (fixture, "bubble"), &bubble);
  get_bounds (fixture, widget, &bounds);
  for (guint i = 0; tablee_headings_get_bounds (TABLEE_HEADINGS (widget), i, &heading); i++)
    {
      graphene_rect_offset (&heading, bounds.origin.x, bounds.origin.y);
      g_assert_false (heading.size.width > 0 && graphene_rect_intersection (&bubble, &heading, NULL));
    }
}

static void
check_seen (Fixture   *fixture,
            GtkWidget *widget)
{
  graphene_rect_t bubble;
  graphene_rect_t bounds;
  graphene_rect_t covered;
  float hidden;

  get_bounds (fixture, get_part (fixture, "bubble"), &bubble);
  get_bounds (fixture, widget, &bounds);
  if (!graphene_rect_intersection (&bubble, &bounds, &covered))
    return;

  hidden = covered.size.width * covered.size.height / (bounds.size.width * bounds.size.height);
  g_test_message ("%s “%s” is hidden by %.2f", G_OBJECT_TYPE_NAME (widget),
                  GTK_IS_LABEL (widget) ? gtk_label_get_label (GTK_LABEL (widget)) : "", hidden);
  g_assert_cmpfloat (hidden, <=, HIDDEN);
}

static gboolean
has_letters (const char *text)
{
  while (*text != '\0' && !g_unichar_isalpha (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);

  return *text != '\0';
}

/* Words can be read, whatever is said meanwhile. */
static void
check_captions (Fixture   *fixture,
                GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget) && has_letters (gtk_label_get_label (GTK_LABEL (widget))))
    check_seen (fixture, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_captions (fixture, child);
}

/* Of nothing that can be clicked on more than a part is hidden, nor of the points that it is all about. */
static void
check_free (Fixture   *fixture,
            GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (TABLEE_IS_HEADINGS (widget))
    check_headings (fixture, widget);
  if ((gtk_widget_get_focusable (widget) && !GTK_IS_SCROLLED_WINDOW (widget)) || gtk_widget_has_css_class (widget, "total"))
    check_seen (fixture, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_free (fixture, child);
}

static void
check_words (const char *text,
             const char *language)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
  if (!g_str_equal (language, "en"))
    g_assert_cmpstr (_(text), !=, text);
}

/* What stands below the table is not another voice beside the host's. */
static void
check_asked (Fixture                *fixture,
             const TableeLessonStep *step)
{
  g_autofree char *asked = tablee_play_words_prompt (fixture->session, fixture->store);
  TableeAction forced;

  if (tablee_game_session_get_forced (fixture->session, &forced))
    return;
  if (step->kind == TABLEE_LESSON_FREE)
    g_assert_cmpstr (asked, !=, _("Do what your host says."));
  else
    g_assert_cmpstr (asked, ==, step->kind == TABLEE_LESSON_DEED ? _("Do what your host says.") : _("Read what your host says, then go on."));
}

/* What else the rules allow is answered, and not played. */
static void
check_answers (Fixture                *fixture,
               const TableeLessonStep *step,
               const char             *language)
{
  g_autofree TableeAction *actions = g_new (TableeAction, tablee_game_session_get_ruleset (fixture->session)->game->max_actions);
  guint played = tablee_game_session_get_n_played (fixture->session);
  gsize count = tablee_game_session_get_legal (fixture->session, actions);

  for (gsize i = 0; i < count; i++)
    {
      const char *answer;

      if (actions[i] == step->action)
        continue;
      answer = tablee_lesson_get_answer (fixture->lesson, tablee_tutor_get_step (fixture->tutor), actions[i]);
      g_assert_nonnull (answer);
      check_words (answer, language);
      g_assert_false (tablee_table_play (TABLEE_TABLE (fixture->table), actions[i]));
      g_assert_true (gtk_widget_get_visible (get_part (fixture, "answer")));
      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_part (fixture, "answer"))), ==, _(answer));
    }
  wait_for_frames (fixture->window);
  g_assert_cmpuint (tablee_game_session_get_n_played (fixture->session), ==, played);
  check_bubble (fixture, step);
}

static gboolean
set_true_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

/* What is said finds its place when nothing else is to be done, which is later than a frame where there is much else. */
static void
wait_placed (Fixture *fixture)
{
  gboolean idle = FALSE;

  g_idle_add_full (G_PRIORITY_LOW + 1, set_true_cb, &idle, NULL);
  while (!idle)
    g_main_context_iteration (NULL, TRUE);
  wait_for_frames (fixture->window);
}

/* Whoever plays freely has been asked, and sees what there is to choose from. */
static void
wait_asked (Fixture *fixture)
{
  TableeAction forced;

  while (!tablee_game_session_get_decision_open (fixture->session) && !tablee_game_session_get_forced (fixture->session, &forced) &&
         !tablee_game_session_get_over (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  wait_placed (fixture);
}

/* The rest of the game: what comes first, and then as a computer plays, who finds an end. */
static void
play_freely (Fixture *fixture)
{
  g_autofree TableeAction *actions = g_new (TableeAction, tablee_game_session_get_ruleset (fixture->session)->game->max_actions);

  while (!tablee_game_session_get_decision_open (fixture->session))
    {
      TableeAction forced;

      if (tablee_game_session_get_forced (fixture->session, &forced))
        g_assert_true (tablee_table_play (TABLEE_TABLE (fixture->table), forced));
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (tablee_game_session_get_legal (fixture->session, actions), >, 0);
  tablee_game_session_set_player (fixture->session, tablee_lesson_get_learner (fixture->lesson),
                                  tablee_computer_new (TABLEE_LEVEL_BEGINNER, TABLEE_TEMPER_STEADY, 0));
  g_assert_true (tablee_table_play (TABLEE_TABLE (fixture->table), actions[0]));
  while (!tablee_game_session_get_over (fixture->session))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_lesson (gconstpointer data)
{
  const Case *testcase = data;
  Fixture fixture = { 0 };
  const TableeLessonStep *step;

  set_up (&fixture, testcase);
  for (wait_shown (&fixture); (step = tablee_tutor_get_current (fixture.tutor)) != NULL; wait_shown (&fixture))
    {
      g_test_message ("step %u: %s", tablee_tutor_get_step (fixture.tutor) + 1, step->text);
      check_words (step->text, testcase->language);
      if (step->kind == TABLEE_LESSON_FREE)
        wait_asked (&fixture);
      check_bubble (&fixture, step);
      follow_button (&fixture);
      check_asked (&fixture, step);
      if (testcase->width >= WIDE)
        check_captions (&fixture, fixture.table);
      if (testcase->width >= WIDE && step->kind == TABLEE_LESSON_SAY && step->place != TABLEE_LESSON_AT_NOTHING)
        check_near (&fixture);
      else if (testcase->width >= WIDE)
        check_free (&fixture, fixture.table);
      if (step->kind == TABLEE_LESSON_DEED)
        {
          check_answers (&fixture, step, testcase->language);
          g_assert_true (tablee_table_play (TABLEE_TABLE (fixture.table), step->action));
        }
      else
        g_signal_emit_by_name (get_part (&fixture, "button"), "clicked");
      if (step->kind == TABLEE_LESSON_FREE)
        play_freely (&fixture);
    }
  g_assert_true (tablee_game_session_get_over (fixture.session));
  g_assert_false (gtk_widget_get_mapped (get_part (&fixture, "bubble")));
  if (testcase->width >= WIDE)
    check_way (&fixture);
  tear_down (&fixture);
}

static void
add_case (const char *path,
          const char *language,
          int         width,
          int         height)
{
  g_autofree char *test = g_strdup_printf ("/lesson/%s/%d", language, width);
  Case *data = g_new0 (Case, 1);

  *data = (Case){ g_strdup (path), g_strdup (language), width, height };
  g_test_add_data_func (test, data, test_lesson);
}

/* What is waited for may have come without an event of its own: it is looked for again. */
static gboolean
look_again_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

int
main (int    argc,
      char **argv)
{
  g_auto (GStrv) languages = NULL;

  init_still_widget_test (&argc, &argv);
  adw_init ();
  g_timeout_add (200, look_again_cb, NULL);
  tablee_language_init ();
  languages = tablee_language_list ();
  g_assert_nonnull (languages[1]);
  g_assert_cmpint (argc, ==, 2);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      add_case (argv[1], languages[i], 1280, 610);
      add_case (argv[1], languages[i], 360, 430);
    }

  return g_test_run ();
}
