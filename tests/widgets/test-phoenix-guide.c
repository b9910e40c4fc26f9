/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guide of a first game of Space Station Phoenix: when it is there, what it leaves room for, and what it makes room for. */
#include "config.h"

#include <adwaita.h>

#include "games/space-station-phoenix/rules/rules.h"
#include "games/space-station-phoenix/table/guide-view.h"
#include "games/space-station-phoenix/table/other-view.h"
#include "games/space-station-phoenix/table/places.h"
#include "phoenix-fixture.h"
#include "phoenix-positions.h"
#include "support.h"
#include "table-fixture.h"

static gboolean
shows_guide (Fixture *fixture)
{
  for (int i = 0;; i++)
    {
      int index = i;
      GtkWidget *guide = find_widget (fixture->table, PH_TYPE_GUIDE_VIEW, &index);

      if (guide == NULL)
        return FALSE;
      if (gtk_widget_get_ancestor (guide, GTK_TYPE_POPOVER) == NULL)
        return gtk_widget_is_visible (guide);
    }
}

static void
changed_cb (int *count)
{
  (*count)++;
}

static int
get_height (GtkWidget *widget,
            int        width)
{
  int minimum, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <=, natural);

  return minimum;
}

/* What it needs at least is no more than it needs at any width, and more room than it asks for changes nothing. */
static void
test_guide_size (void)
{
  GtkWidget *guide = g_object_ref_sink (g_object_new (PH_TYPE_GUIDE_VIEW, NULL));

  for (int columns = 1; columns <= 2; columns++)
    {
      int minimum, natural;

      ph_guide_view_set_columns (PH_GUIDE_VIEW (guide), columns);
      gtk_widget_measure (guide, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      g_assert_cmpint (get_height (guide, minimum), >, get_height (guide, natural));
      g_assert_cmpint (get_height (guide, natural + 50), ==, get_height (guide, natural));
      g_assert_cmpint (get_height (guide, -1), ==, get_height (guide, natural));
      for (int width = minimum; width < 3 * natural; width += 50)
        g_assert_cmpint (get_height (guide, -1), <=, get_height (guide, width));
    }

  g_object_unref (guide);
}

/* The guide comes by itself in the first turn of a first game, until it is closed; that is remembered. */
static void
test_guide (void)
{
  g_autoptr (GVariant) view = NULL;
  Fixture fixture;
  int changes = 0;

  phoenix_fixture_set_up (&fixture, NEW);
  g_assert_true (shows_guide (&fixture));
  g_assert_true (tablee_table_get_reading (TABLEE_TABLE (fixture.table)));
  g_assert_false (gtk_widget_is_visible (GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "On offer"))));
  g_signal_connect_swapped (fixture.table, "view-changed", G_CALLBACK (changed_cb), &changes);
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.close-guide", NULL));
  g_assert_false (tablee_table_get_reading (TABLEE_TABLE (fixture.table)));
  g_assert_false (shows_guide (&fixture));
  g_assert_true (gtk_widget_is_visible (GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "On offer"))));
  g_assert_cmpint (changes, ==, 1);
  view = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (fixture.table)));
  table_fixture_tear_down (&fixture);

  phoenix_fixture_set_up (&fixture, NEW);
  tablee_table_restore_view (TABLEE_TABLE (fixture.table), view);
  g_assert_false (shows_guide (&fixture));
  table_fixture_tear_down (&fixture);
}

/* Who plays on without closing it has seen it as well. Who plays with hubs and a draft of their own is not new. */
static void
test_guide_passed (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, NEW);
  phoenix_fixture_click (&fixture, "Use Dismantling 1");
  g_assert_false (shows_guide (&fixture));
  table_fixture_act (&fixture, "table.back");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_TURN);
  g_assert_false (shows_guide (&fixture));
  table_fixture_tear_down (&fixture);

  phoenix_fixture_set_up (&fixture, TURN);
  g_assert_false (shows_guide (&fixture));
  table_fixture_tear_down (&fixture);
}

/* Where the guide leaves room for either the ships that it speaks of or the others, it is the ships; smaller rows may leave room for both. */
static void
test_guide_in_low_window (void)
{
  Fixture fixture;
  GtkWidget *theirs;

  table_fixture_set_up_at (&fixture, NEW, 0, 1100, 460);
  theirs = table_fixture_get_nth (fixture.table, PH_TYPE_OTHER_VIEW, 0);
  table_fixture_wait_until_mapped (theirs, FALSE);
  table_fixture_wait_until_fitted (&fixture);
  table_fixture_assert_whole (&fixture, GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Use Diplomacy 3")));
  table_fixture_act (&fixture, "table.to-others");
  g_assert_false (shows_guide (&fixture));
  table_fixture_wait_until_mapped (theirs, TRUE);
  table_fixture_tear_down (&fixture);

  table_fixture_set_up_at (&fixture, NEW, 0, 1100, 628);
  table_fixture_wait_until_mapped (table_fixture_get_nth (fixture.table, PH_TYPE_OTHER_VIEW, 0), TRUE);
  table_fixture_wait_until_fitted (&fixture);
  table_fixture_assert_whole (&fixture, GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Use Diplomacy 3")));
  table_fixture_tear_down (&fixture);
}

/* The last ship of the other player that can be used, which lies below all others. */
static TableeAction
find_last_use (Fixture *fixture)
{
  for (int place = PH_MAX_FLEET - 1; place >= 0; place--)
    {
      TableeAction action = ph_action (PH_ACTION_USE, ph_ship (1, place));

      if (tablee_game_session_check (fixture->session, action) == TABLEE_REASON_NONE)
        return action;
    }
  g_assert_not_reached ();
}

static void
wait_until_in_sight (GtkWidget *widget)
{
  GtkWidget *frame = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds = { 0 };

  while (!gtk_widget_compute_bounds (widget, frame, &bounds) || bounds.size.height <= 0 || bounds.origin.y < 0 ||
         bounds.origin.y + bounds.size.height > gtk_widget_get_height (frame))
    g_main_context_iteration (NULL, TRUE);
}

/* What a hint is about can be seen: the guide makes room where it lies over that, and nowhere else. */
static void
test_guide_and_hint (void)
{
  TableeAction action;
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, NEW);
  tablee_table_suggest (TABLEE_TABLE (fixture.table), find_last_use (&fixture));
  g_assert_true (shows_guide (&fixture));
  table_fixture_tear_down (&fixture);

  table_fixture_set_up_at (&fixture, NEW, 0, 360, 560);
  g_assert_true (shows_guide (&fixture));
  action = find_last_use (&fixture);
  tablee_table_suggest (TABLEE_TABLE (fixture.table), action);
  g_assert_false (shows_guide (&fixture));
  wait_until_in_sight (ph_find_place (fixture.table, action));
  table_fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/widgets/phoenix-guide/closed", test_guide);
  g_test_add_func ("/widgets/phoenix-guide/size", test_guide_size);
  g_test_add_func ("/widgets/phoenix-guide/in-low-window", test_guide_in_low_window);
  g_test_add_func ("/widgets/phoenix-guide/and-hint", test_guide_and_hint);
  g_test_add_func ("/widgets/phoenix-guide/passed", test_guide_passed);

  return g_test_run ();
}
