/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet, wider than its page, which is longer than the window. */
#include "config.h"

#include <adwaita.h>

#include "app/score-view.h"
#include "fixture.h"

enum
{
  WIDTH = 240,
  HEIGHT = 300,
  LONG = 2000,
  SEATS = 6,
};

typedef struct
{
  Fixture        fixture;
  GtkWidget     *sheet;
  GtkAdjustment *page;
  GtkAdjustment *sideways;
} Page;

static void
set_up (Page *page)
{
  g_autoptr (TableeGameSession) session = new_martian_session (SEATS, 7, (1u << SEATS) - 1, NULL, "");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *below = gtk_label_new ("below");
  GtkWidget *scroller = gtk_scrolled_window_new ();
  int first = 0;

  page->sheet = g_object_new (TABLEE_TYPE_SCORE_VIEW, NULL);
  tablee_game_session_start (session);
  tablee_score_view_show (TABLEE_SCORE_VIEW (page->sheet), session);
  gtk_widget_set_size_request (below, -1, LONG);
  gtk_box_append (GTK_BOX (box), page->sheet);
  gtk_box_append (GTK_BOX (box), below);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);
  fixture_set_up (&page->fixture, scroller, WIDTH, HEIGHT);
  page->page = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  page->sideways = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (find_widget (page->sheet, GTK_TYPE_SCROLLED_WINDOW, &first)));
  wait_for_frames (page->fixture.window);
  g_assert_cmpfloat (gtk_adjustment_get_upper (page->sideways), >, gtk_adjustment_get_page_size (page->sideways));
}

static void
click_cb (gpointer clicked)
{
  *(gboolean *) clicked = TRUE;
}

/* What has been done with the mouse has come when a click after it has. */
static void
wait_for_mouse (Page *page)
{
  GtkGesture *click = gtk_gesture_click_new ();
  gboolean clicked = FALSE;

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (click_cb), &clicked);
  gtk_widget_add_controller (page->fixture.window, GTK_EVENT_CONTROLLER (click));
  use_xdotool ("click 1");
  while (!clicked)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_controller (page->fixture.window, GTK_EVENT_CONTROLLER (click));
}

/* With the pointer over the sheet. */
static void
use_mouse (Page       *page,
           const char *words)
{
  g_autofree char *move = NULL;
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_point (page->sheet, page->fixture.window, &GRAPHENE_POINT_INIT (60, 90), &point));
  move = g_strdup_printf ("mousemove %d %d", (int) point.x, (int) point.y);
  use_xdotool (move);
  use_xdotool (words);
  wait_for_mouse (page);
}

/* The wheel scrolls the page also while the pointer is over the sheet, and the sheet with Shift. */
static void
test_wheel (void)
{
  Page page;

  set_up (&page);
  use_mouse (&page, "click 5");
  g_assert_cmpfloat (gtk_adjustment_get_value (page.page), >, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (page.sideways), ==, 0);

  use_mouse (&page, "click 4");
  g_assert_cmpfloat (gtk_adjustment_get_value (page.page), ==, 0);

  use_mouse (&page, "keydown shift click 5 keyup shift");
  g_assert_cmpfloat (gtk_adjustment_get_value (page.page), ==, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (page.sideways), >, 0);
  fixture_tear_down (&page.fixture);
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/widgets/score-view/wheel", test_wheel);

  return g_test_run ();
}
