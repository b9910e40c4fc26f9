/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In a language that is written from right to left every table is its own mirror image: seats, cards, fields, piles and buttons lie
 * as far from the right as they do from the left otherwise, at the same height and in the same size. Only those who sit in a round
 * keep their places, since clockwise is clockwise in every language. */
#include "config.h"

#include <adwaita.h>

#include "games/catalogue.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"
#include "widgets/card-view.h"
#include "widgets/field-view.h"
#include "widgets/pile-view.h"
#include "widgets/seat-plate.h"

enum
{
  SEED = 3,
  STEPS = 30,
};

typedef struct
{
  GtkWidget      *widget;
  graphene_rect_t bounds;  /* in the table */
} Piece;

static gboolean
is_piece (GtkWidget *widget)
{
  return TABLEE_IS_SEAT_PLATE (widget) || TABLEE_IS_CARD_VIEW (widget) || TABLEE_IS_FIELD_VIEW (widget) || TABLEE_IS_PILE_VIEW (widget)
         || TABLEE_IS_ACTION_BUTTON (widget);
}

/* What lies in a piece moves with it. */
static void
find_pieces (GtkWidget *widget,
             GtkWidget *table,
             GArray    *pieces)
{
  Piece piece = { .widget = widget };

  if (!gtk_widget_get_mapped (widget))
    return;
  if (!is_piece (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
        find_pieces (child, table, pieces);
      return;
    }
  g_assert_true (gtk_widget_compute_bounds (widget, table, &piece.bounds));
  g_array_append_val (pieces, piece);
}

static void
assert_mirrored (const Piece *piece,
                 GtkWidget   *table,
                 GtkWidget   *around)
{
  graphene_rect_t whole;
  graphene_rect_t now;
  float left;

  g_assert_true (gtk_widget_compute_bounds (around, table, &whole));
  left = 2 * whole.origin.x + whole.size.width - piece->bounds.origin.x - piece->bounds.size.width;

  g_assert_true (gtk_widget_compute_bounds (piece->widget, table, &now));
  if (ABS (now.origin.x - left) > 1 || ABS (now.origin.y - piece->bounds.origin.y) > 1
      || ABS (now.size.width - piece->bounds.size.width) > 1 || ABS (now.size.height - piece->bounds.size.height) > 1)
    g_error ("%s was at %g, %g of %g × %g, and is at %g instead of %g, %g of %g × %g", G_OBJECT_TYPE_NAME (piece->widget),
             (double) piece->bounds.origin.x, (double) piece->bounds.origin.y, (double) piece->bounds.size.width,
             (double) piece->bounds.size.height, (double) now.origin.x, (double) left, (double) now.origin.y, (double) now.size.width,
             (double) now.size.height);
}

static TableeGameSession *
new_session (const TableeGame *game,
             int               n_seats)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, n_seats, NULL, &error);
  g_autoptr (TableePosition) deal = NULL;
  g_autoptr (TableePosition) position = NULL;
  g_autofree void *state = NULL;
  TableeRandom random;

  g_assert_no_error (error);
  tablee_random_seed (&random, SEED);
  deal = tablee_position_new (ruleset, &random);
  state = g_memdup2 (tablee_position_get_state (deal), game->state_size);
  g_assert_true (play_at_random (ruleset, state, STEPS, &random));
  position = tablee_position_new_for_state (ruleset, state, FALSE);

  return new_session_at (position);
}

static void
test_mirrored (gconstpointer data)
{
  g_autoptr (GArray) pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  Fixture fixture;
  gboolean round;
  char id[32];
  int seats;
  int width;
  int height;

  g_assert_cmpint (sscanf (data, "%31s %d %dx%d", id, &seats, &width, &height), ==, 4);
  round = g_str_has_suffix (data, "round");
  table_fixture_set_up (&fixture, new_session (tablee_games_find (id), seats), width, height);
  wait_for_frames (fixture.window);
  find_pieces (fixture.table, fixture.table, pieces);
  g_assert_cmpuint (pieces->len, >, 5);

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  wait_for_frames (fixture.window);
  for (guint i = 0; i < pieces->len; i++)
    {
      const Piece *piece = &g_array_index (pieces, Piece, i);

      assert_mirrored (piece, fixture.table, round && TABLEE_IS_SEAT_PLATE (piece->widget) ? gtk_widget_get_parent (piece->widget)
                                                                                          : fixture.table);
    }

  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  table_fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  g_test_add_data_func ("/widgets/mirrored/space-beans/wide", "space-beans 4 1270x618", test_mirrored);
  g_test_add_data_func ("/widgets/mirrored/space-beans/narrow", "space-beans 4 350x560", test_mirrored);
  g_test_add_data_func ("/widgets/mirrored/al-cabohne/wide", "al-cabohne 2 1270x618", test_mirrored);
  g_test_add_data_func ("/widgets/mirrored/al-cabohne/narrow", "al-cabohne 2 350x560", test_mirrored);
  g_test_add_data_func ("/widgets/mirrored/bean-chains/wide", "bean-chains 2 1270x618", test_mirrored);
  g_test_add_data_func ("/widgets/mirrored/bean-chains/narrow", "bean-chains 2 350x560", test_mirrored);
  g_test_add_data_func ("/widgets/mirrored/martian-12s/wide", "martian-12s 9 1270x618 round", test_mirrored);
  g_test_add_data_func ("/widgets/mirrored/martian-12s/narrow", "martian-12s 9 350x560", test_mirrored);

  return g_test_run ();
}
