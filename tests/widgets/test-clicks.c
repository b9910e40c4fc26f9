/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clicks with a real pointer. */
#include "config.h"

#include <gtk/gtk.h>

#include "fixture.h"
#include "widgets/held-buttons.h"

enum
{
  ROUNDS = 12,
  CLICKS = 50,        /* a round */
  GAP = 17,           /* ms between them */
  LONGEST = 4,        /* ms that a button is held */
  BUSY = 6,           /* ms a frame that the window is, so that much happens meanwhile */
  PATIENCE = 60,      /* s */
};

typedef struct
{
  Fixture    fixture;
  GtkWidget *moving;
  guint      frames;
  guint      pressed;
  guint      clicked;
} Page;

static void
clicked_cb (Page *page)
{
  page->clicked++;
}

static void
pressed_cb (Page *page)
{
  page->pressed++;
}

/* Something of the window is laid out anew with each frame. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock G_GNUC_UNUSED,
         gpointer       user_data)
{
  Page *page = user_data;

  gtk_widget_set_margin_start (widget, (int) (page->frames++ % 5));
  g_usleep (BUSY * 1000);

  return G_SOURCE_CONTINUE;
}

static void
page_set_up (Page *page)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_label ("A button");
  GtkGesture *press = gtk_gesture_click_new ();

  *page = (Page) { .moving = gtk_label_new ("Something that moves") };
  gtk_widget_set_vexpand (button, TRUE);
  gtk_box_append (GTK_BOX (box), page->moving);
  gtk_box_append (GTK_BOX (box), button);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), page);
  gtk_widget_add_controller (box, GTK_EVENT_CONTROLLER (press));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), page);
  fixture_set_up (&page->fixture, box, 300, 200);
  tablee_held_buttons_watch (page->fixture.window);
  gtk_widget_add_tick_callback (page->moving, tick_cb, page, NULL);
}

/* In xdotool's language: how long the button is held differs, so that it is let go at any moment of a frame. */
static char *
make_clicks (void)
{
  GString *words = g_string_new ("xdotool mousemove 150 120");

  for (int i = 0; i < CLICKS; i++)
    g_string_append_printf (words, " sleep 0.%03d mousedown 1 sleep 0.%03d mouseup 1", GAP, i % LONGEST);

  return g_string_free (words, FALSE);
}

static void
end_cb (GPid     pid,
        int      status,
        gpointer ended)
{
  g_assert_cmpint (status, ==, 0);
  g_spawn_close_pid (pid);
  *(gboolean *) ended = TRUE;
}

static void
click_a_lot (void)
{
  g_autofree char *words = make_clicks ();
  g_auto (GStrv) argv = g_strsplit (words, " ", -1);
  g_autoptr (GError) error = NULL;
  gboolean ended = FALSE;
  GPid pid;

  g_spawn_async (NULL, argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, &error);
  g_assert_no_error (error);
  g_child_watch_add (pid, end_cb, &ended);
  while (!ended)
    g_main_context_iteration (NULL, TRUE);
}

/* Whatever moves while a button is let go, what was pressed is clicked. */
static void
test_while_things_move (void)
{
  g_autofree char *program = g_find_program_in_path ("xdotool");
  gint64 end;
  Page page;

  if (program == NULL)
    {
      g_test_skip ("without xdotool nobody clicks");
      return;
    }

  page_set_up (&page);
  wait_for_frames (page.fixture.window);
  for (int i = 0; i < ROUNDS; i++)
    click_a_lot ();
  end = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;
  while (page.pressed < ROUNDS * CLICKS && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  wait_for_frames (page.fixture.window);
  g_assert_cmpuint (page.pressed, ==, ROUNDS * CLICKS);
  g_assert_cmpuint (page.clicked, ==, ROUNDS * CLICKS);
  fixture_tear_down (&page.fixture);
}

int
main (int    argc,
      char **argv)
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/widgets/clicks/while-things-move", test_while_things_move);

  return g_test_run ();
}
