/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages in a window that is not the program's, with no application: all that they are given is a store, or the host of one, and all
 * that they want are actions. */
#include "config.h"

#include <adwaita.h>

#include "../session/support.h"
#include "app/game-card.h"
#include "app/game-ribbon.h"
#include "app/history-page.h"
#include "app/history-row.h"
#include "app/library-page.h"
#include "app/notice-layout.h"
#include "app/number-row.h"
#include "app/set-up-page.h"
#include "fixture.h"

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
show (Page      *page,
      GtkWidget *child)
{
  GtkWidget *overlay = adw_toast_overlay_new ();

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), child);
  gtk_widget_set_vexpand (overlay, TRUE);
  fixture_set_up (&page->window, overlay, WIDTH, HEIGHT);
  gtk_widget_insert_action_group (page->window.window, "win", G_ACTION_GROUP (page->actions));
  wait_for_frames (page->window.window);
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
  g_test_add_func ("/pages/notice", test_notice_lies_over_a_page_without_room);
  g_test_add_func ("/pages/set-up", test_set_up);

  return g_test_run ();
}
