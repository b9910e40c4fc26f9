/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages in a window that is not the program's, with no application: all that they are given is a store, or the host of one, and all
 * that they want are actions. */
#include "config.h"

#include <adwaita.h>

#include "../session/support.h"
#include "app/flag-row.h"
#include "app/game-card.h"
#include "app/game-ribbon.h"
#include "app/history-page.h"
#include "app/history-row.h"
#include "app/library-page.h"
#include "app/navigation.h"
#include "app/notice-layout.h"
#include "app/number-row.h"
#include "app/page.h"
#include "app/place.h"
#include "app/round-table.h"
#include "app/seat-editor.h"
#include "app/seating.h"
#include "app/set-up-page.h"
#include "app/under-way-row.h"
#include "games/catalogue.h"
#include "page-fixture.h"
#include "session/game-list.h"

static void
assert_asked (Page       *page,
              const char *words,
              gint64      id)
{
  g_autofree char *line = g_strdup_printf ("%s %" G_GINT64_FORMAT "\n", words, id);

  g_assert_cmpstr (page->asked->str, ==, line);
}

/* The first widget of @type that is shown, or NULL: lists have some beyond. */
static GtkWidget *
find_shown (Page  *page,
            GType  type)
{
  GtkWidget *found;
  int nth = 0;
  int index;

  do
    {
      index = nth++;
      found = find_widget (page->window.child, type, &index);
    }
  while (found != NULL && !gtk_widget_get_mapped (found));

  return found;
}

static GtkWidget *
await_widget (Page  *page,
              GType  type)
{
  GtkWidget *found;

  while ((found = find_shown (page, type)) == NULL)
    iterate ();

  return found;
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

/* What is hidden is kept all the same. */
static gboolean
is_kept (Page  *page,
         gint64 id)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  tablee_store_load_async (page->store, id, NULL, loaded_cb, &result);
  while (result == NULL)
    iterate ();
  record = tablee_store_load_finish (page->store, result, &error);
  if (record == NULL)
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  return record != NULL;
}

static void
test_history_empty (void)
{
  Page page = { 0 };

  page_set_up (&page);
  page_show (&page, tablee_history_page_new (page.store));
  await_widget (&page, ADW_TYPE_STATUS_PAGE);
  page_tear_down (&page);
}

static void
test_history_review (void)
{
  Page page = { 0 };
  gint64 id;

  page_set_up (&page);
  id = page_keep_game (&page, "rr");
  page_show (&page, tablee_history_page_new (page.store));
  await_widget (&page, TABLEE_TYPE_HISTORY_ROW);
  while (page.asked->len == 0)
    {
      /* What is still loading cannot be looked at. */
      wait_for_frames (page.window.window);
      g_signal_emit_by_name (await_widget (&page, GTK_TYPE_LIST_VIEW), "activate", 0);
    }
  assert_asked (&page, "review", id);
  page_tear_down (&page);
}

/* The page on which it was deleted is left, and the offer to have it back is still there. Returns: the game that it is about */
static gint64
delete_and_leave (Page *page)
{
  gint64 id = page_keep_game (page, "rr");

  page_show (page, tablee_history_page_new (page->store));
  gtk_widget_activate_action (await_widget (page, TABLEE_TYPE_HISTORY_ROW), "history.delete", "x", id);
  await_widget (page, g_type_from_name ("AdwToastWidget"));
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (page->window.child), gtk_label_new ("Elsewhere"));
  g_assert_true (is_kept (page, id));

  return id;
}

/* @nth: the button, 0 for that which undoes, 1 for that which closes. */
static void
press_on_toast (Page *page,
                int   nth)
{
  g_signal_emit_by_name (find_widget (await_widget (page, g_type_from_name ("AdwToastWidget")), GTK_TYPE_BUTTON, &nth), "clicked");
}

static void
test_history_delete (void)
{
  Page page = { 0 };
  gint64 id;

  page_set_up (&page);
  id = delete_and_leave (&page);
  press_on_toast (&page, 1);
  while (is_kept (&page, id))
    iterate ();
  g_assert_cmpstr (page.asked->str, ==, "");
  page_tear_down (&page);
}

static void
test_history_undo (void)
{
  Page page = { 0 };
  gint64 id;

  page_set_up (&page);
  id = delete_and_leave (&page);
  press_on_toast (&page, 0);
  while (find_shown (&page, g_type_from_name ("AdwToastWidget")) != NULL)
    iterate ();
  g_assert_true (is_kept (&page, id));
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (page.window.child), tablee_history_page_new (page.store));
  await_widget (&page, TABLEE_TYPE_HISTORY_ROW);
  page_tear_down (&page);
}

/* What nobody can have back any more goes with the window: what is offered, and what would have been offered next. */
static void
test_history_window_goes (void)
{
  Page page = { 0 };
  gint64 first, second;

  page_set_up (&page);
  first = page_keep_game (&page, "rr");
  second = delete_and_leave (&page);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (page.window.child), tablee_history_page_new (page.store));
  gtk_widget_activate_action (await_widget (&page, TABLEE_TYPE_HISTORY_ROW), "history.delete", "x", first);
  g_assert_true (is_kept (&page, first));
  fixture_tear_down (&page.window);
  while (is_kept (&page, first) || is_kept (&page, second))
    iterate ();
  page.window = (Fixture){ 0 };
  page_show (&page, gtk_label_new ("Again"));
  page_tear_down (&page);
}

static void
test_library_set_up (void)
{
  Page page = { 0 };
  int first = 0;

  page_set_up (&page);
  page_show (&page, tablee_library_page_new (page.house));
  gtk_widget_activate (find_widget (await_widget (&page, TABLEE_TYPE_GAME_CARD), GTK_TYPE_BUTTON, &first));
  while (page.asked->len == 0)
    iterate ();
  g_assert_true (g_str_has_prefix (page.asked->str, "set-up '"));
  page_tear_down (&page);
}

static void
test_library_continue (void)
{
  Page page = { 0 };
  gint64 id;
  int first = 0;

  page_set_up (&page);
  id = page_keep_game (&page, "hr");
  page_show (&page, tablee_library_page_new (page.house));
  gtk_widget_activate (find_widget (await_widget (&page, TABLEE_TYPE_GAME_RIBBON), GTK_TYPE_BUTTON, &first));
  while (page.asked->len == 0)
    iterate ();
  assert_asked (&page, "continue", id);
  page_tear_down (&page);
}

/* A click on the picture of the first card. */
static void
click_card (Page *page)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (await_widget (page, TABLEE_TYPE_GAME_CARD));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "released", 1, 10.0, 10.0);
    }
}

/* The card of the game that everything here is played in. */
static GtkWidget *
find_card (Page       *page,
           const char *game)
{
  GtkWidget *card;
  int index;

  for (int nth = 0;; nth++)
    {
      index = nth;
      card = find_widget (page->window.child, TABLEE_TYPE_GAME_CARD, &index);
      if (card == NULL || g_str_equal (tablee_game_card_get_game (TABLEE_GAME_CARD (card)), game))
        return card;
    }
}

/* Where nothing is under way a picture leads to the set-up, else to what is. */
static void
test_library_picture (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) session = NULL;

  page_set_up (&page);
  page_show (&page, tablee_library_page_new (page.house));
  click_card (&page);
  g_assert_true (g_str_has_prefix (page.asked->str, "set-up '"));

  g_string_truncate (page.asked, 0);
  session = make_session_of (tablee_game_card_get_game (TABLEE_GAME_CARD (await_widget (&page, TABLEE_TYPE_GAME_CARD))), "hr", NULL,
                             PAGE_SEED, FALSE, page.store);
  tablee_game_session_start (session);
  while (tablee_game_session_get_id (session) == 0)
    iterate ();
  await_widget (&page, TABLEE_TYPE_GAME_RIBBON);
  click_card (&page);
  assert_asked (&page, "continue", tablee_game_session_get_id (session));
  page_tear_down (&page);
}

static guint
count_suggested (GtkWidget *widget)
{
  guint count = gtk_widget_has_css_class (widget, "suggested-action") && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    count += count_suggested (child);

  return count;
}

/* One thing of a page stands out: the game that is under way, or a new one of the first. */
static void
test_library_suggested (void)
{
  Page page = { 0 };

  page_set_up (&page);
  page_show (&page, tablee_library_page_new (page.house));
  g_assert_cmpuint (count_suggested (page.window.child), ==, 1);
  g_assert_cmpuint (count_suggested (await_widget (&page, TABLEE_TYPE_GAME_CARD)), ==, 1);

  page_keep_game (&page, "hr");
  while (!gtk_widget_has_css_class (await_widget (&page, TABLEE_TYPE_GAME_RIBBON), "suggested-action"))
    iterate ();
  g_assert_cmpuint (count_suggested (page.window.child), ==, 1);
  g_assert_cmpuint (count_suggested (find_card (&page, "martian-12s")), ==, 1);
  page_tear_down (&page);
}

/* What the ribbon says of its game is what the list says of it first, whichever game was played last. */
static void
assert_ribbon_and_list_agree (Page *page)
{
  GtkWidget *ribbon = await_widget (page, TABLEE_TYPE_GAME_RIBBON);
  GtkWidget *row, *list;
  int first = 0, heading = 0;
  const char *said;

  list = find_widget (ribbon, GTK_TYPE_LIST_BOX, &first);
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  said = gtk_label_get_label (GTK_LABEL (find_widget (ribbon, GTK_TYPE_LABEL, &heading)));
  g_assert_nonnull (strstr (said, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row))));
}

static void
test_library_agrees (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) one = NULL;
  g_autoptr (TableeGameSession) other = NULL;

  page_set_up (&page);
  one = make_session ("hhh", NULL, PAGE_SEED, FALSE, page.store);
  other = make_session ("hhh", NULL, PAGE_SEED + 1, FALSE, page.store);
  tablee_game_session_start (one);
  tablee_game_session_start (other);
  run_until_asked (one);
  run_until_asked (other);
  page_show (&page, tablee_library_page_new (page.house));
  await_widget (&page, TABLEE_TYPE_GAME_RIBBON);
  for (int i = 0; i < 12; i++)
    {
      TableeGameSession *session = i % 3 == 0 ? one : other;

      play_nth (session, 0);
      run_until_asked (session);
      wait_for_frames (page.window.window);
      assert_ribbon_and_list_agree (&page);
    }
  page_tear_down (&page);
}

/* What is under way can be deleted, and had back. */
static void
test_library_delete (void)
{
  Page page = { 0 };
  GtkWidget *row;
  gint64 id;
  int first = 0, last = 1;

  page_set_up (&page);
  id = page_keep_game (&page, "hr");
  page_show (&page, tablee_library_page_new (page.house));
  row = find_widget (await_widget (&page, TABLEE_TYPE_GAME_RIBBON), TABLEE_TYPE_UNDER_WAY_ROW, &first);
  g_signal_emit_by_name (find_widget (row, GTK_TYPE_BUTTON, &last), "clicked");
  await_widget (&page, g_type_from_name ("AdwToastWidget"));
  while (find_shown (&page, TABLEE_TYPE_GAME_RIBBON) != NULL)
    iterate ();
  press_on_toast (&page, 0);
  await_widget (&page, TABLEE_TYPE_GAME_RIBBON);
  g_assert_true (is_kept (&page, id));
  page_tear_down (&page);
}

static void
await_name (Page       *page,
            const char *name)
{
  int row = 0;
  const char *title = NULL;

  while (g_strcmp0 (title, name) != 0)
    {
      iterate ();
      row = 0;
      title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (find_widget (await_widget (page, TABLEE_TYPE_GAME_RIBBON),
                                                                               TABLEE_TYPE_UNDER_WAY_ROW, &row)));
    }
}

/* On a phone whose turn it is takes two lines where it must, and is read whole. */
static void
test_library_ribbon_whole (void)
{
  Page page = { 0 };
  GtkWidget *ribbon;
  int first = 0;

  page_set_up (&page);
  rename_game (page.store, page_keep_game (&page, "hr"), "Sunday evening at Marguerite", NULL);
  page_show_sized (&page, tablee_library_page_new (page.house), 360, 640);
  ribbon = await_widget (&page, TABLEE_TYPE_GAME_RIBBON);
  await_name (&page, "Sunday evening at Marguerite");
  wait_for_frames (page.window.window);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (find_widget (ribbon, GTK_TYPE_LABEL, &first)))));
  page_tear_down (&page);
}

/* The list and the ribbon call a game by its name, and by whose turn it is when it has none any more. */
static void
test_library_named (void)
{
  Page page = { 0 };
  GtkWidget *ribbon;
  g_autofree char *turn = NULL;
  gint64 id;
  int row = 0;

  page_set_up (&page);
  id = page_keep_game (&page, "hr");
  page_show (&page, tablee_library_page_new (page.house));
  ribbon = await_widget (&page, TABLEE_TYPE_GAME_RIBBON);
  turn = g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (find_widget (ribbon, TABLEE_TYPE_UNDER_WAY_ROW, &row))));
  rename_game (page.store, id, "Sunday & evening", NULL);
  await_name (&page, "Sunday & evening");
  assert_ribbon_and_list_agree (&page);
  rename_game (page.store, id, NULL, NULL);
  await_name (&page, turn);
  assert_ribbon_and_list_agree (&page);
  page_tear_down (&page);
}

/* Whether some label below @root says @text. */
static gboolean
says (GtkWidget  *root,
      const char *text)
{
  gboolean said = FALSE;

  for (int i = 0, index = 0; !said; index = ++i)
    {
      GtkWidget *label = find_widget (root, GTK_TYPE_LABEL, &index);

      if (label == NULL)
        return FALSE;
      said = gtk_widget_get_visible (label) && strstr (gtk_label_get_label (GTK_LABEL (label)), text) != NULL;
    }

  return said;
}

/* The history says in which games a computer played for a person, and of no other. */
static void
test_history_relieved (void)
{
  Page page = { 0 };
  TableeGameSession *session;
  GtkWidget *row;
  int nth = 0;

  page_set_up (&page);
  page_keep_game (&page, "rr");
  session = make_session ("hr", PAGE_SHORT_GAME, PAGE_SEED, FALSE, page.store);
  tablee_game_session_start (session);
  run_until_asked (session);
  play_nth (session, 0);
  run_until_asked (session);
  tablee_game_session_seat_player (session, 0, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL);
  run_until_over (session);
  assert_ends (session);
  page_show (&page, tablee_history_page_new (page.store));
  row = await_widget (&page, TABLEE_TYPE_HISTORY_ROW);
  while (!says (row, "some by a computer"))
    iterate ();
  nth = 1;
  while (find_widget (page.window.child, TABLEE_TYPE_HISTORY_ROW, &nth) == NULL)
    {
      iterate ();
      nth = 1;
    }
  nth = 1;
  g_assert_false (says (find_widget (page.window.child, TABLEE_TYPE_HISTORY_ROW, &nth), "some by a computer"));
  page_tear_down (&page);
}

/* Where a header, a page that takes at least @page and a notice stand in a room of @height: the tops of page and notice. */
static void
assert_tops (int height,
             int page_top,
             int notice_top)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *children[] = { gtk_label_new (NULL), gtk_label_new (NULL), gtk_label_new (NULL) };
  const int heights[] = { 50, 300, 80 };
  int minimum;
  graphene_rect_t bounds;

  gtk_widget_set_layout_manager (box, g_object_new (TABLEE_TYPE_NOTICE_LAYOUT, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (children); i++)
    {
      gtk_widget_set_size_request (children[i], 100, heights[i]);
      gtk_box_append (GTK_BOX (box), children[i]);
    }
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 100, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 350);
  gtk_widget_allocate (box, 100, height, -1, NULL);

  g_assert_true (gtk_widget_compute_bounds (children[1], box, &bounds));
  g_assert_cmpfloat (bounds.origin.y, ==, page_top);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, ==, height);
  g_assert_true (gtk_widget_compute_bounds (children[2], box, &bounds));
  g_assert_cmpfloat (bounds.origin.y, ==, notice_top);
  g_object_unref (box);
}

static void
test_notice_lies_over_a_page_without_room (void)
{
  assert_tops (500, 130, 50);
  assert_tops (430, 130, 50);
  assert_tops (429, 50, 50);
  assert_tops (350, 50, 50);
}

static void
play_cb (TableePage         *set_up,
         TableeGameSession  *session,
         TableeGameSession **begun)
{
  *begun = g_object_ref (session);
}

/* What is chosen is played, and is there again the next time. */
static void
test_set_up (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) session = NULL;
  GtkWidget *row;
  int nth = 2;
  int first = 0;

  page_set_up (&page);
  page_show (&page, tablee_set_up_page_new ("martian-12s", NULL, page.house));
  row = find_widget (page.window.child, TABLEE_TYPE_NUMBER_ROW, &nth);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_widget (row, GTK_TYPE_SPIN_BUTTON, &first)), 3);
  g_signal_connect (find_shown (&page, TABLEE_TYPE_SET_UP_PAGE), "play", G_CALLBACK (play_cb), &session);
  gtk_widget_activate_action (row, "set-up.play", NULL);
  g_assert_nonnull (session);
  g_assert_cmpint (json_object_get_int_member (tablee_game_session_get_options (session), "rounds"), ==, 3);
  g_clear_object (&session);

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (page.window.child), tablee_set_up_page_new ("martian-12s", NULL, page.house));
  nth = 2;
  first = 0;
  row = find_widget (page.window.child, TABLEE_TYPE_NUMBER_ROW, &nth);
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (find_widget (row, GTK_TYPE_SPIN_BUTTON, &first))), ==, 3);
  page_tear_down (&page);
}

static graphene_rect_t
get_bounds (Page      *page,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, page->window.child, &bounds));

  return bounds;
}

/* The button with which somebody sits down, or NULL where it is not shown. */
static GtkWidget *
find_add_button (Page *page)
{
  GtkWidget *button;
  int index, nth = 0;

  do
    {
      index = nth++;
      button = find_widget (page->window.child, GTK_TYPE_BUTTON, &index);
    }
  while (button != NULL && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "set-up.add-seat") != 0);

  return button;
}

/* As many come to the table as can: the button stays where it is all the while, and at the end the first seat is in sight. */
static void
fill_table (Page       *page,
            const char *game)
{
  GtkWidget *button = find_add_button (page);
  int most = tablee_games_find (game)->max_seats;
  int own = 0;
  graphene_rect_t before, after;

  while (tablee_round_table_get_seat (TABLEE_ROUND_TABLE (await_widget (page, TABLEE_TYPE_ROUND_TABLE)), (guint) most - 1) == NULL)
    {
      before = get_bounds (page, button);
      g_signal_emit_by_name (button, "clicked");
      wait_for_frames (page->window.window);
      after = get_bounds (page, button);
      g_assert_true (graphene_rect_equal (&before, &after));
    }
  after = get_bounds (page, find_widget (page->window.child, TABLEE_TYPE_SEAT_EDITOR, &own));
  before = get_bounds (page, find_shown (page, GTK_TYPE_SCROLLED_WINDOW));
  g_assert_cmpfloat (after.origin.y, >=, before.origin.y);
  g_assert_cmpfloat (after.origin.y + after.size.height, <=, before.origin.y + before.size.height);
}

/* A name that has no sign beside it has all of its entry, to stand in its middle. */
static void
assert_name_has_room (Page *page)
{
  int own = 0, nth = 0, inner = 0;
  GtkWidget *editor = find_widget (page->window.child, TABLEE_TYPE_SEAT_EDITOR, &own);
  GtkWidget *entry = find_widget (editor, GTK_TYPE_ENTRY, &nth);
  graphene_rect_t all = get_bounds (page, entry);
  graphene_rect_t text = get_bounds (page, find_widget (entry, GTK_TYPE_TEXT, &inner));

  g_assert_cmpfloat_with_epsilon (text.origin.x + text.size.width / 2, all.origin.x + all.size.width / 2, 1);
}

static void
test_set_up_full_table (void)
{
  static const char *const games[] = { "space-beans", "space-station-phoenix", "martian-12s" };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      Page page = { 0 };

      page_set_up (&page);
      /* A window of 1280 by 800 without its frame, and without the button that the fixture has above. */
      page_show_sized (&page, tablee_set_up_page_new (games[i], NULL, page.house), 1280, 753 + 34);
      assert_name_has_room (&page);
      fill_table (&page, games[i]);
      page_tear_down (&page);
    }
}

static gint64
get_first_game (Page *page)
{
  GtkWidget *row;
  int nth = 0;

  /* Whether somebody has finished a game is read meanwhile. */
  wait_for_frames (page->window.window);
  for (int i = 0; i < 50; i++)
    {
      g_usleep (2000);
      g_main_context_iteration (NULL, FALSE);
    }
  row = find_widget (page->window.child, TABLEE_TYPE_FLAG_ROW, &nth);

  return tablee_option_item_get_value (tablee_option_row_get_item (TABLEE_OPTION_ROW (row)));
}

static guint
count_finished (Page *page)
{
  g_autoptr (TableeGameList) list = tablee_game_list_get (page->store, TRUE, NULL);

  while (!tablee_game_list_get_ready (list))
    iterate ();

  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

static const char *
get_options (Page *page)
{
  int nth = 0;

  return adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (find_widget (page->window.child, ADW_TYPE_EXPANDER_ROW, &nth)));
}

/* Who has never finished a game gets its gentle form, and only then: it is not remembered as if it had been chosen, and its end is told. */
static void
test_set_up_newcomer (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) begun = NULL;
  g_autoptr (TableeGameSession) finished = NULL;

  page_set_up (&page);
  page_show (&page, tablee_set_up_page_new ("space-station-phoenix", NULL, page.house));
  g_assert_cmpint (get_first_game (&page), ==, 1);
  g_assert_cmpstr (get_options (&page), ==, "First game: fleets and hubs are given");
  g_signal_connect (find_shown (&page, TABLEE_TYPE_SET_UP_PAGE), "play", G_CALLBACK (play_cb), &begun);
  gtk_widget_activate_action (find_shown (&page, TABLEE_TYPE_ROUND_TABLE), "set-up.play", NULL);
  g_assert_nonnull (begun);
  g_assert_true (json_object_get_boolean_member (tablee_game_session_get_options (begun), "first_game"));

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (page.window.child),
                               tablee_set_up_page_new ("space-station-phoenix", NULL, page.house));
  g_assert_cmpint (get_first_game (&page), ==, 1);

  finished = make_session_of ("space-station-phoenix", "rr", NULL, PAGE_SEED, FALSE, page.store);
  tablee_game_session_start (finished);
  run_until_over (finished);
  while (count_finished (&page) == 0)
    iterate ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (page.window.child),
                               tablee_set_up_page_new ("space-station-phoenix", NULL, page.house));
  g_assert_cmpint (get_first_game (&page), ==, 0);
  g_assert_cmpstr (get_options (&page), ==, "Ships are drafted, all hubs (your first game is behind you)");
  page_tear_down (&page);
}

/* Two or three sit at a table that nobody has set up yet. */
static void
test_set_up_seats (void)
{
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autoptr (TableeSetUp) set_up = tablee_seating_new_set_up (tablee_games[i]);

      g_assert_cmpuint (tablee_set_up_get_n_seats (set_up), >=, 2);
      g_assert_cmpuint (tablee_set_up_get_n_seats (set_up), <=, 3);
    }
}

/* What a window cannot be as narrow as makes it wider, and it stays so: also what is there before the first frame. */
static void
test_narrow_at_once (void)
{
  static const int widths[] = { 360, 1120 };
  Page page;

  page_set_up (&page);
  page_show (&page, gtk_label_new ("Ana"));
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *window = gtk_window_new ();
      GPtrArray *places = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_place_free);
      int first = 0;

      gtk_window_set_default_size (GTK_WINDOW (window), widths[i], PAGE_HEIGHT);
      g_ptr_array_add (places, tablee_place_new_library ());
      gtk_window_set_child (GTK_WINDOW (window), tablee_navigation_new (places, page.house));
      g_assert_cmpint (gtk_widget_has_css_class (find_widget (window, ADW_TYPE_HEADER_BAR, &first), "narrow"), ==, i == 0);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  page_tear_down (&page);
}

int
main (int    argc,
      char **argv)
{
  init_still_widget_test (&argc, &argv);
  adw_init ();
  g_test_add_func ("/pages/history/empty", test_history_empty);
  g_test_add_func ("/pages/history/review", test_history_review);
  g_test_add_func ("/pages/history/delete", test_history_delete);
  g_test_add_func ("/pages/history/undo", test_history_undo);
  g_test_add_func ("/pages/history/window-goes", test_history_window_goes);
  g_test_add_func ("/pages/library/set-up", test_library_set_up);
  g_test_add_func ("/pages/library/continue", test_library_continue);
  g_test_add_func ("/pages/library/picture", test_library_picture);
  g_test_add_func ("/pages/library/suggested", test_library_suggested);
  g_test_add_func ("/pages/library/agrees", test_library_agrees);
  g_test_add_func ("/pages/library/delete", test_library_delete);
  g_test_add_func ("/pages/library/named", test_library_named);
  g_test_add_func ("/pages/library/ribbon-whole", test_library_ribbon_whole);
  g_test_add_func ("/pages/narrow-at-once", test_narrow_at_once);
  g_test_add_func ("/pages/notice", test_notice_lies_over_a_page_without_room);
  g_test_add_func ("/pages/set-up", test_set_up);
  g_test_add_func ("/pages/set-up/full-table", test_set_up_full_table);
  g_test_add_func ("/pages/set-up/newcomer", test_set_up_newcomer);
  g_test_add_func ("/pages/set-up/seats", test_set_up_seats);
  g_test_add_func ("/pages/history/relieved", test_history_relieved);

  return g_test_run ();
}
