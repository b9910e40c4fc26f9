/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever pops up from a table takes the keyboard, also in a window where nothing has it: a key opens it before anything was pointed at
 * or gone to, and GTK 4.8 complains of a popover that has nothing to give the keyboard to. */
#include "config.h"

#include "games/catalogue.h"
#include "notation/position.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/pile-view.h"

enum
{
  MOMENTS = 3,
  STEPS = 25,
};

static void
assert_takes_focus (Fixture    *fixture,
                    GtkPopover *popover)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (popover)));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (popover)));
  gtk_popover_popdown (popover);
}

/* Returns how many there are at or below @widget. */
static int
open_all (Fixture   *fixture,
          GtkWidget *widget)
{
  int count = 0;

  if (GTK_IS_POPOVER (widget))
    {
      gtk_root_set_focus (GTK_ROOT (fixture->window), NULL);
      gtk_popover_popup (GTK_POPOVER (widget));
      assert_takes_focus (fixture, GTK_POPOVER (widget));
      return 1;
    }
  if (TABLEE_IS_PILE_VIEW (widget))
    {
      gtk_root_set_focus (GTK_ROOT (fixture->window), NULL);
      tablee_pile_view_show_contents (TABLEE_PILE_VIEW (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      assert_takes_focus (fixture, GTK_POPOVER (child));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (widget))
      count += open_all (fixture, child);

  return count;
}

static int
open_all_at (TableeRuleset *ruleset,
             const void    *state)
{
  g_autoptr (TableePosition) position = tablee_position_new_for_state (ruleset, state, FALSE);
  g_autofree char *text = tablee_position_to_text (position);
  Fixture fixture;
  int count;

  table_fixture_set_up_at (&fixture, text, tablee_game_to_move (ruleset, state), 1280, 900);
  wait_for_frames (fixture.window);
  count = open_all (&fixture, fixture.table);
  table_fixture_tear_down (&fixture);

  return count;
}

static void
test_focus (gconstpointer user_data)
{
  const TableeGame *game = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, MAX (game->min_seats, 2), NULL, &error);
  g_autofree void *state = g_malloc0 (game->state_size);
  TableeRandom random;
  int count = 0;

  g_assert_no_error (error);
  tablee_random_seed (&random, 20261124);
  game->deal (ruleset, state, &random, NULL);
  for (int moment = 0; moment < MOMENTS && play_at_random (ruleset, state, STEPS, &random); moment++)
    count += open_all_at (ruleset, state);
  g_test_message ("%d popovers of %s", count, game->id);
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  for (int i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/table-popovers/%s", tablee_games[i]->id);

      g_test_add_data_func (path, tablee_games[i], test_focus);
    }

  return g_test_run ();
}
