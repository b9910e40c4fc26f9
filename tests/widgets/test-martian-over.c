/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Martian 12s when its game is over. */
#include "config.h"

#include <adwaita.h>

#include "games/martian-12s/rules/rules.h"
#include "games/martian-12s/table/seat-view.h"
#include "games/martian-12s/table/size-button.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/seat-plate.h"

enum
{
  EVERYBODY = 0x1ff,
};

static const M12State *
get_state (Fixture *fixture)
{
  return tablee_game_session_get_view (fixture->session);
}

static void
set_up (Fixture    *fixture,
        int         n_seats,
        const char *actions)
{
  table_fixture_set_up (fixture, new_martian_session (n_seats, 7, EVERYBODY, "{ \"first\": 0, \"rounds\": 1 }", actions), 900, 700);
}

/* Whoever has won the last round may not be who has won the game. */
static void
assert_game_over (Fixture *fixture,
                  int      index)
{
  GtkWidget *seat = table_fixture_get_nth (fixture->table, M12_TYPE_SEAT_VIEW, index);
  TableeSeat *player = tablee_game_session_get_seat (fixture->session, index);
  gboolean ahead = tablee_seat_get_standing (player) != TABLEE_STANDING_NONE;
  /* What there is instead of what there is not. */
  g_autofree char *said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (tablee_seat_plate_find (seat, player)),
                                                              GTK_ACCESSIBLE_PROPERTY_LABEL, "");

  g_assert_true (gtk_widget_has_css_class (seat, "winner") == ahead);
  g_assert_false (gtk_widget_has_css_class (seat, "passed"));
  g_assert_true ((strstr (said, "Wins the game.") != NULL) == ahead);
  g_assert_null (strstr (said, "the round."));
  g_assert_null (strstr (said, "Has passed."));
}

static void
hurry (Fixture *fixture)
{
  while (tablee_table_get_behind (TABLEE_TABLE (fixture->table)))
    {
      tablee_table_hurry (TABLEE_TABLE (fixture->table));
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
test_game_over (void)
{
  Fixture fixture;

  set_up (&fixture, 3, "pull large\npull small\npull small\n");
  while (!tablee_game_session_get_over (fixture.session))
    {
      gtk_widget_activate_action (fixture.table, "table.pass", NULL);
      table_fixture_wait_for_decision (&fixture);
    }
  hurry (&fixture);
  for (int i = 0; i < 3; i++)
    assert_game_over (&fixture, i);
  table_fixture_tear_down (&fixture);
}

/* Below how many there are of a size stands what one of them risks. */
static gboolean
tells_risk (Fixture *fixture)
{
  gboolean told = FALSE;

  for (int size = 0; size < M12_SIZES; size++)
    {
      GtkWidget *button = table_fixture_get_nth (fixture->table, M12_TYPE_SIZE_BUTTON, size);

      told |= !g_str_has_suffix (gtk_label_get_label (GTK_LABEL (table_fixture_get_nth (button, GTK_TYPE_LABEL, 0))), "\n");
    }

  return told;
}

/* Whoever is left alone when the game ends has not passed, and risks nothing more. */
static void
test_no_risk_after_the_game (void)
{
  Fixture fixture;
  gboolean told = FALSE;

  set_up (&fixture, 2, "pull small\npull large\n");
  tablee_game_session_set_viewer (fixture.session, 0);
  while (!tablee_game_session_get_over (fixture.session))
    {
      told |= tells_risk (&fixture);
      gtk_widget_activate_action (fixture.table, get_state (&fixture)->current == 0 ? "table.pull-small" : "table.pull-large", NULL);
      table_fixture_wait_for_decision (&fixture);
    }
  hurry (&fixture);
  g_assert_cmpint (get_state (&fixture)->seats[0].status, ==, M12_ACTIVE);
  g_assert_true (told);
  g_assert_false (tells_risk (&fixture));
  table_fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  init_widget_test (&argc, &argv);

  g_test_add_func ("/martian-12s/over/winners", test_game_over);
  g_test_add_func ("/martian-12s/over/risks", test_no_risk_after_the_game);

  return g_test_run ();
}
