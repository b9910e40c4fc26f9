/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game on its page, while it is played, when it is over and as it is looked through: in a window that is not the program's. */
#include "config.h"

#include <adwaita.h>

#include "../session/support.h"
#include "app/celebration.h"
#include "app/chances.h"
#include "app/curve.h"
#include "app/mistakes-view.h"
#include "app/page.h"
#include "app/play-page.h"
#include "app/play-page-private.h"
#include "app/podium-place.h"
#include "app/recap-view.h"
#include "app/replay.h"
#include "app/result-view.h"
#include "app/sentence-list.h"
#include "app/steady-layout.h"
#include "app/story.h"
#include "app/turn-bar.h"
#include "app/why-view.h"
#include "app/whys.h"
#include "games/al-cabohne/rules/rules.h"
#include "games/bean-chains/rules/rules.h"
#include "games/catalogue.h"
#include "games/martian-12s/rules/rules.h"
#include "games/martian-12s/table/round-card.h"
#include "games/space-beans/rules/rules.h"
#include "notation/position.h"
#include "page-fixture.h"
#include "present/seat-name.h"
#include "support.h"
#include "widgets/calm-tooltip.h"
#include "widgets/picture.h"
#include "widgets/portrait.h"

/* A game that is over, as it is looked through. */
static TableeGameSession *
keep_and_look (Page *page)
{
  TableeGameSession *session;
  g_autoptr (TableeGameSession) played = make_session ("rrr", PAGE_SHORT_GAME, PAGE_SEED, FALSE, page->store);
  g_autoptr (TableeGameRecord) record = NULL;

  tablee_game_session_start (played);
  run_until_over (played);
  record = tablee_game_session_to_record (played, TABLEE_VIEWER_ALL);
  session = tablee_game_session_new_for_record (record, NULL, NULL);
  tablee_game_session_set_viewer (session, TABLEE_VIEWER_ALL);
  tablee_game_session_look_at (session, tablee_game_session_get_n_actions (session));

  return session;
}

/* Whether a line of the plot leads over a turn of its side of which nothing is known. */
static gboolean
leads_over (TableeReview    *review,
            const TableePlot *plot,
            guint             line,
            guint             index)
{
  const TableePlotPoint *to = &g_array_index (plot->points[line], TableePlotPoint, index);
  const TableePlotPoint *from = to - 1;

  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    {
      const TableeReviewPoint *point = tablee_review_get_point (review, i);
      double x = (double) point->number / plot->length;

      gboolean begins = i == 0 || tablee_review_get_point (review, i - 1)->seat != point->seat;

      if (!to->apart && begins && !point->known && point->seat == (int) line && x > from->x && x < to->x)
        return TRUE;
    }

  return FALSE;
}

static guint
count_false_lines (TableeReview *review)
{
  static const char *const names[] = { "Ana", "Bo", "Cleo", NULL };
  TableePresentContext context = { tablee_review_get_ruleset (review), names };
  g_autoptr (GArray) turning = tablee_review_dup_turning_points (review);
  g_autoptr (TableePlot) plot = tablee_chances_plot (review, &context, turning);
  guint count = 0;

  for (guint line = 0; line < plot->n_lines; line++)
    for (guint i = 1; i < plot->points[line]->len; i++)
      count += leads_over (review, plot, line, i);

  return count;
}

static gboolean
is_half (TableeReview *review)
{
  return tablee_review_get_progress (review) > 0 && tablee_review_get_progress (review) < 1;
}

/* As long as there may be some yet, they are promised. */
static void
check_mistakes (GtkWidget         *mistakes,
                TableeReview      *review,
                TableeGameSession *session)
{
  static const char *const names[] = { "Ana", "Bo", "Cleo", NULL };
  TableePresentContext context = { tablee_review_get_ruleset (review), names };
  g_autoptr (GArray) found = tablee_mistakes_find (review, session);
  GtkWidget *looking = gtk_widget_get_last_child (mistakes);

  tablee_mistakes_view_show (TABLEE_MISTAKES_VIEW (mistakes), &context, review, session);
  g_assert_cmpint (gtk_widget_get_visible (mistakes), ==, (found->len > 0 || is_half (review)));
  g_assert_cmpint (gtk_widget_get_visible (looking), ==, (found->len == 0 && is_half (review)));
}

/* As long as the expert has not looked at all of a game, nothing is drawn where it has not, and those of people are promised. */
static void
test_review_half (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (TableeReview) review = NULL;
  gboolean was_half = FALSE;
  GtkWidget *mistakes = g_object_ref_sink (g_object_new (TABLEE_TYPE_MISTAKES_VIEW, NULL));

  page_set_up (&page);
  session = keep_and_look (&page);
  tablee_seat_change (tablee_game_session_get_seat (session, 0), TABLEE_SEAT_HUMAN, TABLEE_LEVEL_MEDIUM, NULL, -1);
  review = tablee_review_new (session, NULL);
  tablee_review_set_iterations (review, 20);
  tablee_review_start (review);
  while (tablee_review_get_running (review))
    {
      g_main_context_iteration (NULL, TRUE);
      was_half = was_half || is_half (review);
      g_assert_cmpuint (count_false_lines (review), ==, 0);
      check_mistakes (mistakes, review, session);
    }
  g_assert_true (was_half);
  check_mistakes (mistakes, review, session);
  g_object_unref (mistakes);
  g_clear_object (&page.actions);
  g_string_free (page.asked, TRUE);
  tablee_house_close (page.house);
  g_clear_object (&page.store);
  g_clear_object (&page.house);
  remove_folder (page.folder);
}

static void
value_cb (GtkAdjustment *moves,
          GArray        *times)
{
  gint64 now = g_get_monotonic_time ();

  g_array_append_val (times, now);
}

/* From move to move it takes as long as the pace says, and whoever steps meanwhile has it go on from there. */
static void
test_replay (void)
{
  static const struct { TableePace pace; gint64 least; } paces[] = {
    { TABLEE_PACE_INSTANT, 200 }, { TABLEE_PACE_FAST, 400 }, { TABLEE_PACE_NORMAL, 900 },
  };
  g_autoptr (GtkAdjustment) moves = g_object_ref_sink (gtk_adjustment_new (0, 0, 3, 1, 10, 0));
  g_autoptr (TableeReplay) replay = tablee_replay_new (moves);

  for (gsize i = 0; i < G_N_ELEMENTS (paces); i++)
    {
      g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
      gulong handler = g_signal_connect (moves, "value-changed", G_CALLBACK (value_cb), times);
      gint64 begun = g_get_monotonic_time ();

      gtk_adjustment_set_value (moves, 1);
      tablee_replay_set_pace (replay, paces[i].pace);
      tablee_replay_play (replay);
      while (tablee_replay_get_playing (replay))
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpfloat (gtk_adjustment_get_value (moves), ==, 3);
      g_assert_cmpint (g_array_index (times, gint64, times->len - 1) - begun, >=, 2 * paces[i].least * 1000);
      g_signal_handler_disconnect (moves, handler);
    }

  gtk_adjustment_set_value (moves, 0);
  tablee_replay_set_pace (replay, TABLEE_PACE_STEP);
  tablee_replay_play (replay);
  g_assert_false (tablee_replay_get_playing (replay));
  g_assert_cmpfloat (gtk_adjustment_get_value (moves), ==, 1);

  tablee_replay_set_pace (replay, TABLEE_PACE_INSTANT);
  tablee_replay_play (replay);
  gtk_adjustment_set_value (moves, 2);
  while (tablee_replay_get_playing (replay))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (gtk_adjustment_get_value (moves), ==, 3);
}

static guint
count_parts (GPtrArray  *parts,
             const char *words)
{
  guint count = 0;

  for (guint i = 0; i < parts->len; i++)
    {
      g_autofree char *said = tablee_story_dup_words (g_ptr_array_index (parts, i));

      count += strstr (said, words) != NULL;
    }

  return count;
}

/* What followed an action, up to some other one, is told by what was done, and what is seen on faces before that. */
static void
assert_followed (TableeGameSession *session)
{
  guint64 end = tablee_game_session_get_n_actions (session);
  g_autofree char *one = tablee_story_dup_followed (session, 1, end, 1);
  g_autofree char *all = tablee_story_dup_followed (session, 1, end, 1000);
  g_autofree char *first = tablee_story_dup_followed (session, 1, 1, 3);
  g_autofree char *none = tablee_story_dup_followed (session, end + 1, end + 1, 3);

  g_test_message ("%s / %s", one, first);
  g_assert_nonnull (strstr (one, "pot"));
  g_assert_nonnull (strstr (all, one));
  g_assert_nonnull (strstr (all, first));
  g_assert_nonnull (strstr (first, "pyramid"));
  g_assert_null (none);
}

/* The news leave out what stands on the table anyway, and all that one action did is said in one breath. */
static void
test_told (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (TableeSentenceList) list = NULL;
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) news = NULL;
  g_autofree char *newest = NULL;
  guint end;

  page_set_up (&page);
  session = keep_and_look (&page);
  list = tablee_sentence_list_new (session);
  end = g_list_model_get_n_items (tablee_game_session_get_log (session));
  all = tablee_story_tell (session, 0, end);
  news = tablee_story_tell_news (session, 0, end);
  newest = tablee_sentence_list_dup_newest (list);
  g_test_message ("%s", newest);

  g_assert_cmpuint (count_parts (all, "Lap 2 begins"), >, 0);
  g_assert_cmpuint (count_parts (news, "Lap 2 begins"), ==, 0);
  g_assert_cmpuint (count_parts (all, "Nobody is pulling any more"), >, 0);
  g_assert_cmpuint (count_parts (news, "Nobody is pulling any more"), ==, 0);
  g_assert_cmpuint (count_parts (news, "pyramid:"), ==, count_parts (all, "pyramid:"));
  g_assert_nonnull (strstr (newest, "the pot of"));
  g_assert_true (g_str_has_suffix (newest, "The game is over."));
  assert_followed (session);
  g_clear_object (&page.actions);
  g_string_free (page.asked, TRUE);
  tablee_house_close (page.house);
  g_clear_object (&page.store);
  g_clear_object (&page.house);
  remove_folder (page.folder);
}

/* What happened in the next round is told after the last one, even if the same one acts again: in a recap it has a row of its own. */
static void
test_told_by_round (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (GPtrArray) parts = NULL;
  guint pots = 0;
  guint of_others = 0;

  page_set_up (&page);
  session = make_session ("rr", "{ \"rounds\": 3 }", PAGE_SEED, FALSE, page.store);
  tablee_game_session_start (session);
  run_until_over (session);
  parts = tablee_story_tell (session, 0, g_list_model_get_n_items (tablee_game_session_get_log (session)));
  for (guint i = 0; i < parts->len; i++)
    {
      const TableeStoryPart *part = g_ptr_array_index (parts, i);
      g_autofree char *said = tablee_story_dup_words (part);

      g_assert_cmpuint (part->chapter, ==, MIN (pots + 1, 3));
      if (strstr (said, "the pot of") == NULL)
        continue;

      /* Also where somebody else’s turn ends the round, the face at it is of who gets it. */
      pots++;
      of_others += part->seat != part->mover;
      g_assert_true (g_str_has_prefix (said, tablee_name_of_seat (tablee_game_session_get_seat (session, part->seat))));
    }
  g_assert_cmpuint (pots, ==, 3);
  g_assert_cmpuint (of_others, >, 0);
  g_clear_object (&session);
  g_clear_object (&page.actions);
  g_string_free (page.asked, TRUE);
  tablee_house_close (page.house);
  g_clear_object (&page.store);
  g_clear_object (&page.house);
  remove_folder (page.folder);
}

/* What the @index-th sign of the recap says in words. */
static const char *
get_recap (GtkWidget *recap,
           int        index)
{
  GtkWidget *button = find_widget (recap, GTK_TYPE_BUTTON, &index);

  return button != NULL ? tablee_widget_get_tooltip (button) : NULL;
}

static GtkWidget *
get_more (GtkWidget  *recap,
          const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (recap, TABLEE_TYPE_RECAP_VIEW, name));
}

/* Where there is no room for all, what came last is seen, and what there is beyond can be clicked for. */
static void
check_more (GtkWidget *recap)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *rows = get_more (recap, "rows");
  graphene_rect_t bounds;

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 80, 60);
  gtk_window_set_child (GTK_WINDOW (window), recap);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (window);
  g_assert_true (gtk_widget_compute_bounds (rows, recap, &bounds));
  g_assert_cmpfloat (bounds.origin.x, <, 0);
  g_assert_cmpfloat_with_epsilon (bounds.origin.x + bounds.size.width, gtk_widget_get_width (recap), 2);
  g_assert_true (gtk_widget_get_visible (get_more (recap, "earlier_button")));
  g_assert_false (gtk_widget_get_visible (get_more (recap, "later_button")));

  for (int i = 0; i < 40 && gtk_widget_get_visible (get_more (recap, "earlier_button")); i++)
    g_signal_emit_by_name (get_more (recap, "earlier_button"), "clicked");
  wait_for_frames (window);
  g_assert_true (gtk_widget_compute_bounds (rows, recap, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.origin.x, 0, 2);
  g_assert_false (gtk_widget_get_visible (get_more (recap, "earlier_button")));
  g_assert_true (gtk_widget_get_visible (get_more (recap, "later_button")));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What was played for somebody who had no choice stands in the recap as such, with what that one did before. */
static void
test_told_unasked (void)
{
  static const char text[] =
    "{ \"format\": \"tablee-position\", \"version\": 1, \"game\": \"bean-chains\", \"seed\": 7, \"current\": 0, \"phase\": "
    "\"leftovers\", \"turn\": 3, \"trade\": [\"B\", \"R\"], \"players\": [{ \"hand\": [\"G\", \"B\"], \"chains\": [[\"B\", 4], "
    "[\"C\", 2], [\"s\", 1]] }, { \"hand\": [\"B\"], \"chains\": [] }] }";
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) position = tablee_position_parse (text, -1, &error);
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (GtkWidget) recap = g_object_ref_sink (g_object_new (TABLEE_TYPE_RECAP_VIEW, NULL));

  g_assert_no_error (error);
  session = new_session_at (position);
  tablee_game_session_set_viewer (session, 0);
  tablee_recap_view_set_session (TABLEE_RECAP_VIEW (recap), session);
  tablee_game_session_start (session);
  while (!tablee_game_session_get_decision_open (session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tablee_game_session_play (session, ch_action (CH_ACTION_CHAIN, CH_BLUE), &error));
  while (((const ChState *) tablee_game_session_get_view (session))->phase != CH_PHASE_SELL)
    g_main_context_iteration (NULL, TRUE);
  tablee_recap_view_update (TABLEE_RECAP_VIEW (recap));
  g_assert_nonnull (strstr (get_recap (recap, 0), "a blue bean from the trade area"));
  g_assert_true (g_str_has_suffix (get_recap (recap, 1), "There was no room for it, and no chain may be sold for a card that was left."));
  check_more (recap);
  tablee_game_session_stop (session);
}

static int
measure_prompt (GtkWidget  *box,
                const char *prompt,
                int         width)
{
  int height;

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)), prompt);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_size_allocate (box, &(GtkAllocation) { 0, 0, width, height }, -1);

  return height;
}

/* What is asked may take a second line, and what is above stays where it is. */
static void
test_steady (void)
{
  static const char two_lines[] = "Plant the first bean of your hand, or harvest one of your fields for coins";
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *label = gtk_label_new (NULL);
  int phone;
  int laptop;
  int told;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_layout_manager (box, g_object_new (TABLEE_TYPE_STEADY_LAYOUT, NULL));
  gtk_box_append (GTK_BOX (box), label);

  phone = measure_prompt (box, "Plant", 340);
  g_assert_cmpint (measure_prompt (box, two_lines, 340), ==, phone);
  g_assert_cmpint (measure_prompt (box, "Plant", 340), ==, phone);

  laptop = measure_prompt (box, "Plant", 1260);
  g_assert_cmpint (laptop, <, phone);
  g_assert_cmpint (measure_prompt (box, two_lines, 1260), ==, laptop);
  told = measure_prompt (box, "One\ntwo", 1260);
  g_assert_cmpint (told, >, laptop);
  g_assert_cmpint (measure_prompt (box, "Plant", 1260), ==, told);
  g_assert_cmpint (measure_prompt (box, "Draw", 1260), ==, told);
  g_assert_cmpint (measure_prompt (box, "Plant", 1100), ==, laptop);
}

/* The end of a game that was just played is celebrated, once, and only where things may move. */
static void
test_result_celebration (void)
{
  for (int moving = 0; moving <= 1; moving++)
    {
      Page page = { 0 };
      g_autoptr (TableeGameSession) session = NULL;
      GtkWidget *view, *celebration;
      int first = 0;

      page_set_up (&page);
      session = make_session ("rrr", PAGE_SHORT_GAME, PAGE_SEED, FALSE, page.store);
      tablee_game_session_start (session);
      run_until_over (session);
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moving, NULL);
      view = g_object_new (TABLEE_TYPE_RESULT_VIEW, NULL);
      page_show (&page, view);
      tablee_result_view_show (TABLEE_RESULT_VIEW (view), session, page.store);
      celebration = find_widget (view, TABLEE_TYPE_CELEBRATION, &first);
      g_assert_cmpint (tablee_celebration_get_running (TABLEE_CELEBRATION (celebration)), ==, moving);
      while (tablee_celebration_get_running (TABLEE_CELEBRATION (celebration)))
        g_main_context_iteration (NULL, TRUE);
      tablee_result_view_show (TABLEE_RESULT_VIEW (view), session, page.store);
      g_assert_false (tablee_celebration_get_running (TABLEE_CELEBRATION (celebration)));
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
      page_tear_down (&page);
    }
}

/* Whoever comes second to bosses has lost, even with somebody behind: the face on the podium says so. */
static void
test_result_faces (void)
{
  static const char text[] = "{ \"format\": \"tablee-position\", \"version\": 1, \"game\": \"al-cabohne\", \"seed\": 7, \"current\": 0, "
    "\"phase\": \"cultivate\", \"draw\": [], \"exhaustions\": 3, \"bosses\": { \"al\": null, \"don\": null }, "
    "\"mafia_coins\": [\"Bl\", \"Bl\", \"Bl\"], \"players\": [{ \"hand\": [], \"fields\": [null, null], \"coins\": [\"Fe\"] }, "
    "{ \"hand\": [], \"fields\": [null, null], \"coins\": [] }] }";
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) position = tablee_position_parse (text, -1, &error);
  Page page = { 0 };
  g_autoptr (TableeGameSession) session = NULL;
  g_autofree char *sorry = NULL;
  g_autofree char *art = NULL;
  GtkWidget *view;
  int second = 0;
  int face = 0;

  g_assert_no_error (error);
  page_set_up (&page);
  session = new_session_at (position);
  tablee_game_session_start (session);
  while (!tablee_game_session_get_decision_open (session) && !tablee_game_session_get_over (session))
    g_main_context_iteration (NULL, TRUE);
  if (!tablee_game_session_get_over (session))
    tablee_game_session_play (session, ac_action (AC_ACTION_END, 0, 0), &error);
  g_assert_no_error (error);
  while (!tablee_game_session_get_over (session))
    g_main_context_iteration (NULL, TRUE);
  view = g_object_new (TABLEE_TYPE_RESULT_VIEW, NULL);
  page_show (&page, view);
  tablee_result_view_show (TABLEE_RESULT_VIEW (view), session, page.store);
  g_object_get (find_widget (find_widget (view, TABLEE_TYPE_PODIUM_PLACE, &second), TABLEE_TYPE_PICTURE, &face), "art", &art, NULL);
  sorry = tablee_portrait_dup_art (tablee_seat_get_portrait (tablee_game_session_get_seat (session, 0)), TABLEE_MOOD_SORRY);
  g_assert_cmpstr (art, ==, sorry);
  page_tear_down (&page);
}

/* The result comes by itself; what was to be clicked in its place a moment ago is looked at by tests/app/test_pointer.py. */
static void
test_result_comes_up (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) session = NULL;
  GtkWidget *play, *result;
  int first = 0;

  page_set_up (&page);
  session = make_session ("rrr", PAGE_SHORT_GAME, PAGE_SEED, FALSE, page.store);
  play = tablee_play_page_new (session, page.house);
  page_show (&page, play);
  result = find_widget (play, TABLEE_TYPE_RESULT_VIEW, &first);
  tablee_game_session_start (session);
  while (!gtk_widget_get_visible (result))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_activate_action (play, "play.close", NULL));
  g_assert_false (gtk_widget_get_visible (result));
  g_assert_true (gtk_widget_activate_action (play, "play.result", NULL));
  g_assert_true (gtk_widget_get_visible (result));
  page_tear_down (&page);
}

/* The page of a game that is over begins with its result; whoever had gone back to the table finds the table when it is made anew, which
 * is before it is in a window. What GTK complains of ends the test. */
static void
test_play_made_anew (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (GVariant) state = NULL;
  GtkWidget *first, *second;

  page_set_up (&page);
  session = make_session ("rrr", PAGE_SHORT_GAME, PAGE_SEED, FALSE, page.store);
  tablee_game_session_start (session);
  run_until_over (session);
  first = tablee_play_page_new (session, page.house);
  page_show (&page, first);
  g_assert_true (gtk_widget_activate_action (first, "play.close", NULL));
  state = g_variant_ref_sink (tablee_page_save (TABLEE_PAGE (first)));
  second = tablee_play_page_new (session, page.house);
  tablee_page_restore (TABLEE_PAGE (second), state);
  fixture_tear_down (&page.window);
  page_show (&page, second);
  g_assert_true (gtk_widget_activate_action (second, "play.result", NULL));
  page_tear_down (&page);
}

/* Ana lays out her only card, so that her next hand is empty; Bo plays; Ana draws without being asked. */
#define LAST_CARD "{ \"format\": \"tablee-position\", \"version\": 1, \"game\": \"space-beans\", \"seed\": 7, \"current\": 0, " \
  "\"phase\": \"play\", \"players\": [ { \"hand\": [\"K4\"] }, { \"hand\": [\"B1\"], \"visible\": [\"B2\"] } ] }"

static void
act (TableeGameSession *session,
     TableeAction       action)
{
  while (!tablee_game_session_get_decision_open (session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tablee_game_session_play (session, action, NULL));
}

/* Returns: (transfer full): the sentences of the news, a row a line. */
static char *
dup_rows (TableeGameSession *session)
{
  g_autoptr (GPtrArray) parts = tablee_story_tell_news (session, 0, g_list_model_get_n_items (tablee_game_session_get_log (session)));
  GString *rows = g_string_new (NULL);
  guint row = 0;

  for (guint i = 0; i < parts->len; i++)
    {
      const TableeStoryPart *part = g_ptr_array_index (parts, i);
      g_autofree char *said = tablee_story_dup_words (part);

      g_assert_cmpuint (part->row, <=, row + 1);
      g_string_append_printf (rows, "%s%s", i == 0 ? "" : part->row > row ? "\n" : " ", said);
      row = part->row;
    }

  return g_string_free (rows, FALSE);
}

/* What is done for somebody after the turns of the others is told after them, with its reason. */
static void
test_told_in_order (void)
{
  g_autoptr (TableePosition) position = tablee_position_parse (LAST_CARD, -1, NULL);
  g_autoptr (TableeGameSession) session = new_session_at (position);
  g_autofree char *rows = NULL;
  g_auto (GStrv) lines = NULL;

  tablee_game_session_set_viewer (session, 0);
  tablee_game_session_start (session);
  act (session, SB_ACTION_NO_DRAW);
  act (session, SB_ACTION_KEEP);
  act (session, SB_ACTION_VISIBLE + sb_card (SB_BLUEBEANS, 1));
  while (!tablee_game_session_get_decision_open (session))
    g_main_context_iteration (NULL, TRUE);
  rows = dup_rows (session);
  g_test_message ("%s", rows);
  lines = g_strsplit (rows, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_true (g_str_has_prefix (lines[0], "Ana starts"));
  g_assert_true (g_str_has_prefix (lines[1], "Bo "));
  g_assert_true (g_str_has_prefix (lines[2], "Ana has an empty hand and has to draw: "));
}

/* What was dealt lies there to be seen: the line below the table says how it goes on. */
static void
test_told_deal (void)
{
  Page page = { 0 };
  g_autoptr (TableeSetUp) set_up = tablee_set_up_new (tablee_games_find ("bean-chains"));
  TableeGameSession *session;
  TableeSentenceList *list;
  g_autofree char *newest = NULL;

  page_set_up (&page);
  tablee_set_up_add_seat (set_up, "Ana", 0, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_EASY);
  tablee_set_up_add_seat (set_up, "Bo", 1, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY);
  session = tablee_house_begin_game (page.house, set_up, (const char *const[]) { "Ana", "Bo", NULL }, NULL);
  list = tablee_sentence_list_new (session);
  newest = tablee_sentence_list_dup_newest (list);
  g_test_message ("%s", newest);
  g_assert_cmpuint (g_list_model_get_n_items (tablee_game_session_get_log (session)), >, 2);
  g_assert_null (strstr (newest, "dealt"));
  g_assert_true (g_str_has_suffix (newest, "turn 1 of 19."));
  g_object_unref (list);
  tablee_game_session_stop (session);
  g_object_unref (session);
  page_show (&page, gtk_label_new (NULL));
  page_tear_down (&page);
}

static GtkWidget *
get_part (GtkWidget  *page,
          const char *id)
{
  return GTK_WIDGET (gtk_widget_get_template_child (page, TABLEE_TYPE_PLAY_PAGE, id));
}

/* As if a key had been pressed while something beside the table has the keyboard. */
static void
press_beside (GtkWidget *page)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);

  g_assert_true (gtk_widget_grab_focus (get_part (page, "recap_button")));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean stopped;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_x, 0, 0, &stopped);
    }
}

/* Plays a round to its card, which waits to be read. Returns: the card */
static GtkWidget *
play_to_card (GtkWidget         *page,
              TableeGameSession *session)
{
  int first = 0;
  GtkWidget *card = find_widget (page, M12_TYPE_ROUND_CARD, &first);

  for (int seat = 0; seat < 2; seat++)
    act (session, M12_ACTION_PULL_SMALL);
  for (int seat = 0; seat < 2; seat++)
    act (session, M12_ACTION_PASS);
  while (!gtk_widget_get_visible (card))
    g_main_context_iteration (NULL, TRUE);

  return card;
}

/* While the table waits to be read, nothing older stands beside it, what is explained is about what it shows, and any key goes on. */
static void
test_halted (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) session = NULL;
  GtkWidget *play, *card, *bubble;
  int first = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  page_set_up (&page);
  tablee_whys_forget (tablee_house_get_settings (page.house));
  session = make_session ("hh", NULL, PAGE_SEED, FALSE, page.store);
  play = tablee_play_page_new (session, page.house);
  page_show (&page, play);
  tablee_game_session_set_pace (session, TABLEE_PACE_NORMAL);
  tablee_game_session_start (session);
  card = play_to_card (play, session);
  bubble = find_widget (play, TABLEE_TYPE_WHY_VIEW, &first);
  while (!gtk_widget_get_visible (gtk_widget_get_first_child (bubble)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_part (play, "ticker_newest"))), ==, "");

  /* Nor is a hint given for what is not shown yet. */
  g_assert_false (gtk_widget_get_sensitive (get_part (play, "hint_button")));
  g_assert_false (gtk_widget_get_visible (get_part (play, "recap")));

  press_beside (play);
  g_assert_false (gtk_widget_get_visible (card));
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_first_child (bubble)));
  while (*gtk_label_get_label (GTK_LABEL (get_part (play, "ticker_newest"))) == '\0')
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_sensitive (get_part (play, "hint_button")));
  page_tear_down (&page);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* Asks for hints in a game that goes on, until one has a reason. Returns: how high the table was before that */
static int
ask_until_reason (GtkWidget         *page,
                  TableeGameSession *session)
{
  int height = 0;

  while (!gtk_widget_get_visible (get_part (page, "reason")))
    {
      act (session, M12_ACTION_PULL_SMALL);
      while (!tablee_game_session_get_decision_open (session))
        g_main_context_iteration (NULL, TRUE);
      wait_for_frames (GTK_WIDGET (gtk_widget_get_root (page)));
      height = gtk_widget_get_height (get_part (page, "table_bin"));
      g_assert_true (gtk_widget_activate_action (page, "play.hint", NULL));
      while (tablee_game_session_get_grounds (session) == NULL)
        g_main_context_iteration (NULL, TRUE);
    }

  return height;
}

/* In the letters and the room of the program, which the page alone does not have. Returns: (transfer full) */
static GtkCssProvider *
load_style (void)
{
  GtkCssProvider *style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/tablee/Tablee/play.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  return style;
}

/* The longest hint of Martian 12s has two lines on a phone, for which there is room anyway. */
static void
test_hint_in_place (void)
{
  Page page = { 0 };
  g_autoptr (GtkCssProvider) style = load_style ();
  g_autoptr (TableeGameSession) session = NULL;
  GtkWidget *play;
  int before;

  page_set_up (&page);
  session = make_session ("hh", NULL, PAGE_SEED, FALSE, page.store);
  play = tablee_play_page_new (session, page.house);
  page_show_sized (&page, play, 360, 590);
  tablee_game_session_start (session);
  act (session, M12_ACTION_PULL_SMALL);
  wait_for_frames (page.window.window);
  before = gtk_widget_get_height (get_part (play, "table_bin"));
  tablee_play_page_tell (TABLEE_PLAY_PAGE (play), "« Tirer une petite » rapporte en moyenne environ 0,18 € de plus que « Tirer une moyenne ».");
  wait_for_frames (page.window.window);
  g_assert_cmpint (gtk_widget_get_height (get_part (play, "table_bin")), ==, before);
  page_tear_down (&page);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

/* Why a hint is so has a place that was kept: the table stays as it is, also where there is little room. */
static void
test_reason_in_place (void)
{
  static const struct { int width; int height; } sizes[] = { { 1280, 700 }, { 360, 590 } };
  g_autoptr (GtkCssProvider) style = load_style ();

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Page page = { 0 };
      g_autoptr (TableeGameSession) session = NULL;
      GtkWidget *play;
      int before;

      page_set_up (&page);
      session = make_session ("hh", NULL, PAGE_SEED, FALSE, page.store);
      play = tablee_play_page_new (session, page.house);
      page_show_sized (&page, play, sizes[i].width, sizes[i].height);
      tablee_game_session_start (session);
      before = ask_until_reason (play, session);
      wait_for_frames (page.window.window);
      g_test_message ("%s", gtk_label_get_label (GTK_LABEL (get_part (play, "reason"))));
      g_assert_cmpint (gtk_widget_get_height (get_part (play, "table_bin")), ==, before);
      page_tear_down (&page);
    }
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

/* Why this turn is the last one is said where it stands; before, what comes once the end is there. */
static void
test_last_turn (void)
{
  GtkWidget *bar = g_object_ref_sink (g_object_new (TABLEE_TYPE_TURN_BAR, NULL));
  GtkWidget *progress = GTK_WIDGET (gtk_widget_get_template_child (bar, TABLEE_TYPE_TURN_BAR, "progress"));

  tablee_turn_bar_show (TABLEE_TURN_BAR (bar), "Your turn", "Last turn", TRUE, "The game ends.", NULL);
  g_assert_cmpstr (tablee_widget_get_tooltip (progress), ==, "The game ends.");
  tablee_turn_bar_show (TABLEE_TURN_BAR (bar), "Your turn", "Sectors: 8 of 9", FALSE, "Then there is one more turn.", NULL);
  g_assert_cmpstr (tablee_widget_get_tooltip (progress), ==, "Sectors: 8 of 9\nThen there is one more turn.");
  tablee_turn_bar_show (TABLEE_TURN_BAR (bar), "Your turn", "Round 3", FALSE, NULL, NULL);
  g_assert_cmpstr (tablee_widget_get_tooltip (progress), ==, "Round 3");
  g_object_unref (bar);
}

/* Whoever has pressed for a hint reads it, and what the table shows, which the explanation of the button would cover. */
static void
test_hint_tooltip (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *bar = g_object_new (TABLEE_TYPE_TURN_BAR, NULL);
  GtkWidget *hint = GTK_WIDGET (gtk_widget_get_template_child (bar, TABLEE_TYPE_TURN_BAR, "hint"));
  graphene_point_t middle;

  gtk_window_set_child (GTK_WINDOW (window), bar);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (window);
  g_assert_true (has_tooltip (hint));
  g_assert_true (gtk_widget_compute_point (hint, window, &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (hint) / 2,
                                                                                (float) gtk_widget_get_height (hint) / 2), &middle));
  tablee_calm_tooltip_pressed (window, middle.x, middle.y);
  g_assert_false (has_tooltip (hint));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A sign is found by who points at it, and nowhere else on the curve. */
static void
test_signs (void)
{
  const TableePlotSign sign = { .step = 5, .down = TRUE };
  TableePlot *plot = tablee_plot_new (1);
  GtkWidget *curve = g_object_new (TABLEE_TYPE_CURVE, NULL);
  Fixture fixture;
  int along = 0;

  plot->names[0] = g_strdup ("Ana");
  plot->highest = 100;
  plot->lowest_words = g_strdup ("0");
  plot->middle_words = g_strdup ("50");
  plot->highest_words = g_strdup ("100");
  plot->travelled = TRUE;
  plot->length = 10;
  for (guint step = 0; step <= plot->length; step++)
    g_array_append_vals (plot->points[0], &(TableePlotPoint){ .x = (double) step / plot->length, .y = 50 }, 1);
  g_array_append_val (plot->signs, sign);
  tablee_curve_set_plot (TABLEE_CURVE (curve), plot);
  gtk_widget_set_size_request (curve, 400, 200);
  fixture_set_up (&fixture, curve, 400, 200);
  wait_for_frames (fixture.window);
  for (int x = 0; x < gtk_widget_get_width (curve); x++)
    {
      along += tablee_curve_find_sign (TABLEE_CURVE (curve), x, 4) == 0;
      g_assert_cmpint (tablee_curve_find_sign (TABLEE_CURVE (curve), x, gtk_widget_get_height (curve) / 2.0), ==, -1);
    }
  g_assert_cmpint (along, >, 8);
  g_assert_cmpint (along, <, 40);
  fixture_tear_down (&fixture);
}

typedef struct
{
  guint frames;
  guint layouts;
} Drawn;

static void
painted_cb (GdkFrameClock *clock,
            Drawn         *drawn)
{
  drawn->frames++;
}

static void
laid_out_cb (GdkFrameClock *clock,
             Drawn         *drawn)
{
  drawn->layouts++;
}

static gboolean
wake_cb (gpointer user_data)
{
  gboolean *over = user_data;

  *over = TRUE;

  return G_SOURCE_REMOVE;
}

/* What is drawn in @frames frames, or in a quarter of a second if that is over earlier. */
static Drawn
watch_frames (GtkWidget *window,
              guint      frames)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  Drawn drawn = { 0 };
  gboolean over = FALSE;
  guint source = g_timeout_add (frames > 0 ? 60000 : 250, wake_cb, &over);
  gulong painted = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &drawn);
  gulong laid_out = g_signal_connect (clock, "layout", G_CALLBACK (laid_out_cb), &drawn);

  while (!over && (frames == 0 || drawn.frames < frames))
    g_main_context_iteration (NULL, TRUE);
  if (!over)
    g_source_remove (source);
  g_signal_handler_disconnect (clock, painted);
  g_signal_handler_disconnect (clock, laid_out);

  return drawn;
}

/* Who thinks moves something in each frame, which lays nothing out, and nothing at all without animations. */
static void
test_thinking (void)
{
  GtkWidget *bar = g_object_new (TABLEE_TYPE_TURN_BAR, NULL);
  Fixture fixture;
  Drawn drawn;
  int width, after;

  tablee_turn_bar_show (TABLEE_TURN_BAR (bar), "Your turn", "Round 3", FALSE, NULL, NULL);
  fixture_set_up (&fixture, bar, 600, 60);
  wait_for_frames (fixture.window);
  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  tablee_turn_bar_set_thinking (TABLEE_TURN_BAR (bar), TRUE);
  watch_frames (fixture.window, 0);
  drawn = watch_frames (fixture.window, 0);
  g_assert_cmpuint (drawn.frames, ==, 0);

  /* In the middle of a thought, too. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  wait_for_frames (fixture.window);
  drawn = watch_frames (fixture.window, 20);
  g_assert_cmpuint (drawn.frames, ==, 20);
  g_assert_cmpuint (drawn.layouts, <=, 1);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  watch_frames (fixture.window, 0);
  drawn = watch_frames (fixture.window, 0);
  g_assert_cmpuint (drawn.frames, ==, 0);

  /* Its place is kept. */
  tablee_turn_bar_set_thinking (TABLEE_TURN_BAR (bar), FALSE);
  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &after, NULL, NULL);
  g_assert_cmpint (after, ==, width);
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  init_still_widget_test (&argc, &argv);
  adw_init ();
  g_test_add_func ("/pages/play/made-anew", test_play_made_anew);
  g_test_add_func ("/pages/steady", test_steady);
  g_test_add_func ("/pages/told", test_told);
  g_test_add_func ("/pages/told-deal", test_told_deal);
  g_test_add_func ("/pages/told/by-round", test_told_by_round);
  g_test_add_func ("/pages/told/told-unasked", test_told_unasked);
  g_test_add_func ("/pages/told/in-order", test_told_in_order);
  g_test_add_func ("/pages/told/last-turn", test_last_turn);
  g_test_add_func ("/pages/told/hint-tooltip", test_hint_tooltip);
  g_test_add_func ("/pages/thinking", test_thinking);
  g_test_add_func ("/pages/halted", test_halted);
  g_test_add_func ("/pages/hint-in-place", test_hint_in_place);
  g_test_add_func ("/pages/reason-in-place", test_reason_in_place);
  g_test_add_func ("/pages/result/celebration", test_result_celebration);
  g_test_add_func ("/pages/result/faces", test_result_faces);
  g_test_add_func ("/pages/result/comes-up", test_result_comes_up);
  g_test_add_func ("/pages/review/half", test_review_half);
  g_test_add_func ("/pages/review/replay", test_replay);
  g_test_add_func ("/pages/review/signs", test_signs);

  return g_test_run ();
}
