/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages in a window that is not the program's, with no application: all that they are given is a store, or the host of one, and all
 * that they want are actions. */
#include "config.h"

#include <adwaita.h>

#include "../session/support.h"
#include "app/celebration.h"
#include "app/chances.h"
#include "app/flag-row.h"
#include "app/game-card.h"
#include "app/game-ribbon.h"
#include "app/history-page.h"
#include "app/history-row.h"
#include "app/library-page.h"
#include "app/notice-layout.h"
#include "app/number-row.h"
#include "app/page.h"
#include "app/play-page.h"
#include "app/replay.h"
#include "app/result-view.h"
#include "app/round-table.h"
#include "app/seat-editor.h"
#include "app/seating.h"
#include "app/set-up-page.h"
#include "app/steady-layout.h"
#include "app/under-way-row.h"
#include "fixture.h"
#include "games/catalogue.h"
#include "session/game-list.h"

enum
{
  WIDTH = 800,
  HEIGHT = 1200,
  SEED = 7,
};

#define SHORT_GAME "{ \"rounds\": 1 }"

typedef struct
{
  Fixture             window;
  char               *folder;
  TableeHost         *host;
  TableeStore        *store;
  GSimpleActionGroup *actions;
  GString            *asked;   /* for what, one a line: "review 1" */
} Page;

static void
asked_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  Page *page = user_data;
  g_autofree char *with = g_variant_print (parameter, FALSE);

  g_string_append_printf (page->asked, "%s %s\n", g_action_get_name (G_ACTION (action)), with);
}

static void
set_up (Page *page)
{
  static const GActionEntry entries[] = {
    { .name = "continue", .activate = asked_cb, .parameter_type = "x" },
    { .name = "review", .activate = asked_cb, .parameter_type = "x" },
    { .name = "set-up", .activate = asked_cb, .parameter_type = "s" },
    { .name = "toast", .activate = asked_cb, .parameter_type = "s" },
  };
  g_autoptr (GSettings) settings = g_settings_new ("io.github.tablee.Tablee");
  g_autofree char *path = NULL;

  g_assert_null (g_application_get_default ());
  page->folder = make_folder ();
  path = g_build_filename (page->folder, "tablee.db", NULL);
  page->host = tablee_host_new (settings, path);
  page->store = g_object_ref (tablee_host_get_store (page->host));
  while (!tablee_store_get_ready (page->store))
    iterate ();
  page->asked = g_string_new (NULL);
  page->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (page->actions), entries, G_N_ELEMENTS (entries), page);
}

static void
show_sized (Page      *page,
            GtkWidget *child,
            int        width,
            int        height)
{
  GtkWidget *overlay = adw_toast_overlay_new ();

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), child);
  gtk_widget_set_vexpand (overlay, TRUE);
  fixture_set_up (&page->window, overlay, width, height);
  gtk_widget_insert_action_group (page->window.window, "win", G_ACTION_GROUP (page->actions));
  wait_for_frames (page->window.window);
}

static void
show (Page      *page,
      GtkWidget *child)
{
  show_sized (page, child, WIDTH, HEIGHT);
}

static void
tear_down (Page *page)
{
  fixture_tear_down (&page->window);
  g_clear_object (&page->actions);
  g_string_free (page->asked, TRUE);
  tablee_host_close (page->host);
  g_clear_object (&page->store);
  g_clear_object (&page->host);
  remove_folder (page->folder);
}

static void
assert_asked (Page       *page,
              const char *words,
              gint64      id)
{
  g_autofree char *line = g_strdup_printf ("%s %" G_GINT64_FORMAT "\n", words, id);

  g_assert_cmpstr (page->asked->str, ==, line);
}

/* A game that is over, or where a person is asked. Returns: its id */
static gint64
keep_game (Page       *page,
           const char *letters)
{
  g_autoptr (TableeGameSession) session = make_session (letters, SHORT_GAME, SEED, FALSE, page->store);
  gint64 id;

  tablee_game_session_start (session);
  run_until_asked (session);
  while ((id = tablee_game_session_get_id (session)) == 0)
    iterate ();

  return id;
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

  set_up (&page);
  show (&page, tablee_history_page_new (page.store));
  await_widget (&page, ADW_TYPE_STATUS_PAGE);
  tear_down (&page);
}

static void
test_history_review (void)
{
  Page page = { 0 };
  gint64 id;

  set_up (&page);
  id = keep_game (&page, "rr");
  show (&page, tablee_history_page_new (page.store));
  await_widget (&page, TABLEE_TYPE_HISTORY_ROW);
  while (page.asked->len == 0)
    {
      /* What is still loading cannot be looked at. */
      wait_for_frames (page.window.window);
      g_signal_emit_by_name (await_widget (&page, GTK_TYPE_LIST_VIEW), "activate", 0);
    }
  assert_asked (&page, "review", id);
  tear_down (&page);
}

/* The page on which it was deleted is left, and the offer to have it back is still there. Returns: the game that it is about */
static gint64
delete_and_leave (Page *page)
{
  gint64 id = keep_game (page, "rr");

  show (page, tablee_history_page_new (page->store));
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

  set_up (&page);
  id = delete_and_leave (&page);
  press_on_toast (&page, 1);
  while (is_kept (&page, id))
    iterate ();
  g_assert_cmpstr (page.asked->str, ==, "");
  tear_down (&page);
}

static void
test_history_undo (void)
{
  Page page = { 0 };
  gint64 id;

  set_up (&page);
  id = delete_and_leave (&page);
  press_on_toast (&page, 0);
  while (find_shown (&page, g_type_from_name ("AdwToastWidget")) != NULL)
    iterate ();
  g_assert_true (is_kept (&page, id));
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (page.window.child), tablee_history_page_new (page.store));
  await_widget (&page, TABLEE_TYPE_HISTORY_ROW);
  tear_down (&page);
}

/* What nobody can have back any more goes with the window: what is offered, and what would have been offered next. */
static void
test_history_window_goes (void)
{
  Page page = { 0 };
  gint64 first, second;

  set_up (&page);
  first = keep_game (&page, "rr");
  second = delete_and_leave (&page);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (page.window.child), tablee_history_page_new (page.store));
  gtk_widget_activate_action (await_widget (&page, TABLEE_TYPE_HISTORY_ROW), "history.delete", "x", first);
  g_assert_true (is_kept (&page, first));
  fixture_tear_down (&page.window);
  while (is_kept (&page, first) || is_kept (&page, second))
    iterate ();
  page.window = (Fixture){ 0 };
  show (&page, gtk_label_new ("Again"));
  tear_down (&page);
}

static void
test_library_set_up (void)
{
  Page page = { 0 };
  int first = 0;

  set_up (&page);
  show (&page, tablee_library_page_new (page.host));
  gtk_widget_activate (find_widget (await_widget (&page, TABLEE_TYPE_GAME_CARD), GTK_TYPE_BUTTON, &first));
  while (page.asked->len == 0)
    iterate ();
  g_assert_true (g_str_has_prefix (page.asked->str, "set-up '"));
  tear_down (&page);
}

static void
test_library_continue (void)
{
  Page page = { 0 };
  gint64 id;
  int first = 0;

  set_up (&page);
  id = keep_game (&page, "hr");
  show (&page, tablee_library_page_new (page.host));
  gtk_widget_activate (find_widget (await_widget (&page, TABLEE_TYPE_GAME_RIBBON), GTK_TYPE_BUTTON, &first));
  while (page.asked->len == 0)
    iterate ();
  assert_asked (&page, "continue", id);
  tear_down (&page);
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

  set_up (&page);
  show (&page, tablee_library_page_new (page.host));
  click_card (&page);
  g_assert_true (g_str_has_prefix (page.asked->str, "set-up '"));

  g_string_truncate (page.asked, 0);
  session = make_session_of (tablee_game_card_get_game (TABLEE_GAME_CARD (await_widget (&page, TABLEE_TYPE_GAME_CARD))), "hr", NULL,
                             SEED, FALSE, page.store);
  tablee_game_session_start (session);
  while (tablee_game_session_get_id (session) == 0)
    iterate ();
  await_widget (&page, TABLEE_TYPE_GAME_RIBBON);
  click_card (&page);
  assert_asked (&page, "continue", tablee_game_session_get_id (session));
  tear_down (&page);
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

  set_up (&page);
  show (&page, tablee_library_page_new (page.host));
  g_assert_cmpuint (count_suggested (page.window.child), ==, 1);
  g_assert_cmpuint (count_suggested (await_widget (&page, TABLEE_TYPE_GAME_CARD)), ==, 1);

  keep_game (&page, "hr");
  while (!gtk_widget_has_css_class (await_widget (&page, TABLEE_TYPE_GAME_RIBBON), "suggested-action"))
    iterate ();
  g_assert_cmpuint (count_suggested (page.window.child), ==, 1);
  g_assert_cmpuint (count_suggested (find_card (&page, "martian-12s")), ==, 1);
  tear_down (&page);
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

  set_up (&page);
  one = make_session ("hhh", NULL, SEED, FALSE, page.store);
  other = make_session ("hhh", NULL, SEED + 1, FALSE, page.store);
  tablee_game_session_start (one);
  tablee_game_session_start (other);
  run_until_asked (one);
  run_until_asked (other);
  show (&page, tablee_library_page_new (page.host));
  await_widget (&page, TABLEE_TYPE_GAME_RIBBON);
  for (int i = 0; i < 12; i++)
    {
      TableeGameSession *session = i % 3 == 0 ? one : other;

      play_nth (session, 0);
      run_until_asked (session);
      wait_for_frames (page.window.window);
      assert_ribbon_and_list_agree (&page);
    }
  tear_down (&page);
}

/* What is under way can be deleted, and had back. */
static void
test_library_delete (void)
{
  Page page = { 0 };
  GtkWidget *row;
  gint64 id;
  int first = 0, last = 1;

  set_up (&page);
  id = keep_game (&page, "hr");
  show (&page, tablee_library_page_new (page.host));
  row = find_widget (await_widget (&page, TABLEE_TYPE_GAME_RIBBON), TABLEE_TYPE_UNDER_WAY_ROW, &first);
  g_signal_emit_by_name (find_widget (row, GTK_TYPE_BUTTON, &last), "clicked");
  await_widget (&page, g_type_from_name ("AdwToastWidget"));
  while (find_shown (&page, TABLEE_TYPE_GAME_RIBBON) != NULL)
    iterate ();
  press_on_toast (&page, 0);
  await_widget (&page, TABLEE_TYPE_GAME_RIBBON);
  g_assert_true (is_kept (&page, id));
  tear_down (&page);
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

/* The list and the ribbon call a game by its name, and by whose turn it is when it has none any more. */
static void
test_library_named (void)
{
  Page page = { 0 };
  GtkWidget *ribbon;
  g_autofree char *turn = NULL;
  gint64 id;
  int row = 0;

  set_up (&page);
  id = keep_game (&page, "hr");
  show (&page, tablee_library_page_new (page.host));
  ribbon = await_widget (&page, TABLEE_TYPE_GAME_RIBBON);
  turn = g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (find_widget (ribbon, TABLEE_TYPE_UNDER_WAY_ROW, &row))));
  rename_game (page.store, id, "Sunday & evening", NULL);
  await_name (&page, "Sunday & evening");
  assert_ribbon_and_list_agree (&page);
  rename_game (page.store, id, NULL, NULL);
  await_name (&page, turn);
  assert_ribbon_and_list_agree (&page);
  tear_down (&page);
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

  set_up (&page);
  keep_game (&page, "rr");
  session = make_session ("hr", SHORT_GAME, SEED, FALSE, page.store);
  tablee_game_session_start (session);
  run_until_asked (session);
  play_nth (session, 0);
  run_until_asked (session);
  tablee_game_session_seat_player (session, 0, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL);
  run_until_over (session);
  assert_ends (session);
  show (&page, tablee_history_page_new (page.store));
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
  tear_down (&page);
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

  set_up (&page);
  show (&page, tablee_set_up_page_new ("martian-12s", NULL, page.host));
  row = find_widget (page.window.child, TABLEE_TYPE_NUMBER_ROW, &nth);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_widget (row, GTK_TYPE_SPIN_BUTTON, &first)), 3);
  g_signal_connect (find_shown (&page, TABLEE_TYPE_SET_UP_PAGE), "play", G_CALLBACK (play_cb), &session);
  gtk_widget_activate_action (row, "set-up.play", NULL);
  g_assert_nonnull (session);
  g_assert_cmpint (json_object_get_int_member (tablee_game_session_get_options (session), "rounds"), ==, 3);
  g_clear_object (&session);

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (page.window.child), tablee_set_up_page_new ("martian-12s", NULL, page.host));
  nth = 2;
  first = 0;
  row = find_widget (page.window.child, TABLEE_TYPE_NUMBER_ROW, &nth);
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (find_widget (row, GTK_TYPE_SPIN_BUTTON, &first))), ==, 3);
  tear_down (&page);
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

      set_up (&page);
      /* A window of 1280 by 800 without its frame, and without the button that the fixture has above. */
      show_sized (&page, tablee_set_up_page_new (games[i], NULL, page.host), 1280, 753 + 34);
      assert_name_has_room (&page);
      fill_table (&page, games[i]);
      tear_down (&page);
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

/* Who has never finished a game gets its gentle form, and only then: it is not remembered as if it had been chosen. */
static void
test_set_up_newcomer (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) begun = NULL;
  g_autoptr (TableeGameSession) finished = NULL;

  set_up (&page);
  show (&page, tablee_set_up_page_new ("space-station-phoenix", NULL, page.host));
  g_assert_cmpint (get_first_game (&page), ==, 1);
  g_signal_connect (find_shown (&page, TABLEE_TYPE_SET_UP_PAGE), "play", G_CALLBACK (play_cb), &begun);
  gtk_widget_activate_action (find_shown (&page, TABLEE_TYPE_ROUND_TABLE), "set-up.play", NULL);
  g_assert_nonnull (begun);
  g_assert_true (json_object_get_boolean_member (tablee_game_session_get_options (begun), "first_game"));

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (page.window.child),
                               tablee_set_up_page_new ("space-station-phoenix", NULL, page.host));
  g_assert_cmpint (get_first_game (&page), ==, 1);

  finished = make_session_of ("space-station-phoenix", "rr", NULL, SEED, FALSE, page.store);
  tablee_game_session_start (finished);
  run_until_over (finished);
  while (count_finished (&page) == 0)
    iterate ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (page.window.child),
                               tablee_set_up_page_new ("space-station-phoenix", NULL, page.host));
  g_assert_cmpint (get_first_game (&page), ==, 0);
  tear_down (&page);
}

/* A game that is over, as it is looked through. */
static TableeGameSession *
keep_and_look (Page *page)
{
  TableeGameSession *session;
  g_autoptr (TableeGameSession) played = make_session ("rrr", SHORT_GAME, SEED, FALSE, page->store);
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

/* As long as the expert has not looked at all of a game, nothing is drawn where it has not. */
static void
test_review_half (void)
{
  Page page = { 0 };
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (TableeReview) review = NULL;
  gboolean was_half = FALSE;

  set_up (&page);
  session = keep_and_look (&page);
  review = tablee_review_new (session, NULL);
  tablee_review_set_iterations (review, 20);
  tablee_review_start (review);
  while (tablee_review_get_running (review))
    {
      g_main_context_iteration (NULL, TRUE);
      was_half = was_half || (tablee_review_get_progress (review) > 0 && tablee_review_get_progress (review) < 1);
      g_assert_cmpuint (count_false_lines (review), ==, 0);
    }
  g_assert_true (was_half);
  g_clear_object (&page.actions);
  g_string_free (page.asked, TRUE);
  tablee_host_close (page.host);
  g_clear_object (&page.store);
  g_clear_object (&page.host);
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

      set_up (&page);
      session = make_session ("rrr", SHORT_GAME, SEED, FALSE, page.store);
      tablee_game_session_start (session);
      run_until_over (session);
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moving, NULL);
      view = g_object_new (TABLEE_TYPE_RESULT_VIEW, NULL);
      show (&page, view);
      tablee_result_view_show (TABLEE_RESULT_VIEW (view), session, page.store);
      celebration = find_widget (view, TABLEE_TYPE_CELEBRATION, &first);
      g_assert_cmpint (tablee_celebration_get_running (TABLEE_CELEBRATION (celebration)), ==, moving);
      while (tablee_celebration_get_running (TABLEE_CELEBRATION (celebration)))
        g_main_context_iteration (NULL, TRUE);
      tablee_result_view_show (TABLEE_RESULT_VIEW (view), session, page.store);
      g_assert_false (tablee_celebration_get_running (TABLEE_CELEBRATION (celebration)));
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
      tear_down (&page);
    }
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

  set_up (&page);
  session = make_session ("rrr", SHORT_GAME, SEED, FALSE, page.store);
  tablee_game_session_start (session);
  run_until_over (session);
  first = tablee_play_page_new (session, page.host);
  show (&page, first);
  g_assert_true (gtk_widget_activate_action (first, "play.close", NULL));
  state = g_variant_ref_sink (tablee_page_save (TABLEE_PAGE (first)));
  second = tablee_play_page_new (session, page.host);
  tablee_page_restore (TABLEE_PAGE (second), state);
  fixture_tear_down (&page.window);
  show (&page, second);
  g_assert_true (gtk_widget_activate_action (second, "play.result", NULL));
  tear_down (&page);
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
  g_test_add_func ("/pages/notice", test_notice_lies_over_a_page_without_room);
  g_test_add_func ("/pages/set-up", test_set_up);
  g_test_add_func ("/pages/set-up/full-table", test_set_up_full_table);
  g_test_add_func ("/pages/set-up/newcomer", test_set_up_newcomer);
  g_test_add_func ("/pages/set-up/seats", test_set_up_seats);
  g_test_add_func ("/pages/play/made-anew", test_play_made_anew);
  g_test_add_func ("/pages/history/relieved", test_history_relieved);
  g_test_add_func ("/pages/steady", test_steady);
  g_test_add_func ("/pages/result/celebration", test_result_celebration);
  g_test_add_func ("/pages/review/half", test_review_half);
  g_test_add_func ("/pages/review/replay", test_replay);

  return g_test_run ();
}
