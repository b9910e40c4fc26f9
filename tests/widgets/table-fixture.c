/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table in a window, with a person at it. */
#include "config.h"
#include "table-fixture.h"

#include "support.h"

static void
told_cb (Fixture    *fixture,
         const char *sentence)
{
  g_free (fixture->told);
  fixture->told = g_strdup (sentence);
}

void
table_fixture_wait_for_decision (Fixture *fixture)
{
  while (!tablee_game_session_get_decision_open (fixture->session) && !tablee_game_session_get_over (fixture->session))
    g_main_context_iteration (NULL, TRUE);
}

void
table_fixture_set_up_table (Fixture           *fixture,
                            TableeGameSession *session,
                            GtkWidget         *table,
                            int                width,
                            int                height)
{
  fixture->told = NULL;
  fixture->session = session;
  fixture->table = table;
  fixture->window = gtk_window_new ();
  g_signal_connect_swapped (fixture->table, "told", G_CALLBACK (told_cb), fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->table);
  gtk_window_present (GTK_WINDOW (fixture->window));
  tablee_game_session_start (fixture->session);
  table_fixture_wait_for_decision (fixture);
}

void
table_fixture_set_up (Fixture           *fixture,
                      TableeGameSession *session,
                      int                width,
                      int                height)
{
  table_fixture_set_up_table (fixture, session, tablee_table_new (session), width, height);
}

void
table_fixture_set_up_at (Fixture    *fixture,
                         const char *text,
                         int         viewer,
                         int         width,
                         int         height)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) position = tablee_position_parse (text, -1, &error);
  TableeGameSession *session;

  g_assert_no_error (error);
  session = new_session_at (position);
  tablee_game_session_set_viewer (session, viewer);
  table_fixture_set_up (fixture, session, width, height);
}

void
table_fixture_tear_down (Fixture *fixture)
{
  gpointer table = fixture->table;

  g_object_add_weak_pointer (G_OBJECT (table), &table);
  tablee_game_session_stop (fixture->session);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (table != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&fixture->session);
  g_clear_pointer (&fixture->told, g_free);
}

void
table_fixture_act (Fixture    *fixture,
                   const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, action, NULL));
  table_fixture_wait_for_decision (fixture);
}

GtkWidget *
table_fixture_get_nth (GtkWidget *widget,
                       GType      type,
                       int        index)
{
  GtkWidget *found = find_widget (widget, type, &index);

  g_assert_nonnull (found);
  return found;
}

void
table_fixture_assert_in_sight (Fixture   *fixture,
                               GtkWidget *widget)
{
  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_null (gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW));
  g_assert_cmpint (gtk_widget_get_height (widget), >, 0);
  table_fixture_assert_whole (fixture, widget);
}

gboolean
table_fixture_says (Fixture    *fixture,
                    const char *text)
{
  for (int index = 0;; index++)
    {
      int nth = index;
      GtkWidget *label = find_widget (fixture->table, GTK_TYPE_LABEL, &nth);

      if (label == NULL || g_str_equal (gtk_label_get_label (GTK_LABEL (label)), text))
        return label != NULL;
    }
}

void
table_fixture_assert_said (Fixture    *fixture,
                           const char *text)
{
  g_assert_true (table_fixture_says (fixture, text));
}

void
table_fixture_wait_until_fitted (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  while (gdk_frame_clock_get_frame_counter (clock) < frame + 4)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      g_main_context_iteration (NULL, TRUE);
    }
}

void
table_fixture_assert_whole (Fixture   *fixture,
                            GtkWidget *widget)
{
  graphene_rect_t table = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (fixture->table),
                                              (float) gtk_widget_get_height (fixture->table));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->table, &bounds));
  g_assert_true (graphene_rect_contains_rect (&table, &bounds));
}

void
table_fixture_wait_until_mapped (GtkWidget *widget,
                                 gboolean   mapped)
{
  while (gtk_widget_get_mapped (widget) != mapped)
    g_main_context_iteration (NULL, TRUE);
}
