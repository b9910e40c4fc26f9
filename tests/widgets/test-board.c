/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tables of card games are made of besides the cards: seats, actions, flights, the board. */
#include "config.h"

#include "fixture.h"

#include <adwaita.h>

#include "widgets/action-button.h"
#include "widgets/board-bin.h"
#include "widgets/calm-tooltip.h"
#include "widgets/card-face.h"
#include "widgets/card-holder.h"
#include "widgets/card-stack.h"
#include "widgets/field-view.h"
#include "widgets/mover.h"
#include "widgets/picture.h"
#include "widgets/seat-plate.h"

/*
 * Seats, tags, actions
 */

static void
test_tag (void)
{
  GtkWidget *tag = tablee_tag_view_new (TABLEE_TAG_COIN);
  Fixture fixture;

  fixture_set_up (&fixture, tag, 300, 200);
  tablee_tag_view_set_label (TABLEE_TAG_VIEW (tag), "12", "12 coins");
  assert_label (tag, "12 coins");
  g_assert_cmpstr (tablee_widget_get_tooltip (tag), ==, "12 coins");
  g_assert_true (gtk_widget_has_css_class (tag, "coin"));
  g_object_set (tag, "shape", TABLEE_TAG_STAR, "label", "7", "spoken", NULL, NULL);
  assert_label (tag, "7");
  g_assert_false (gtk_widget_has_css_class (tag, "coin"));
  wait_for_frames (fixture.window);
  fixture_tear_down (&fixture);
}

static void
test_seat (void)
{
  g_autoptr (TableeSeat) seat = tablee_seat_new (0, "Ana", 2, TABLEE_SEAT_HUMAN, 0);
  TableeSeatPlate *plate = TABLEE_SEAT_PLATE (tablee_seat_plate_new (seat));
  Fixture fixture;
  int narrow;
  int least;
  int wide;

  fixture_set_up (&fixture, GTK_WIDGET (plate), 500, 200);
  tablee_seat_plate_add_tag (plate, tablee_tag_view_new (TABLEE_TAG_STAR));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (plate), GTK_ACCESSIBLE_ROLE_GROUP);
  assert_label (plate, "Ana");
  tablee_seat_plate_set_spoken (plate, "12 coins. 5 cards.");
  assert_label (plate, "Ana · 12 coins. 5 cards.");
  tablee_seat_plate_set_turn (plate, TABLEE_TURN_THINKS);
  assert_label (plate, "Ana · 12 coins. 5 cards. Is to move.");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (plate), "turn"));
  tablee_seat_change (seat, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, "Bo", 3);
  assert_label (plate, "Bo · 12 coins. 5 cards. Is to move.");

  /* The turn goes on without a jump; tags get a line of their own where there is no room. */
  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_VERTICAL, 500, &wide, NULL, NULL, NULL);
  tablee_seat_plate_set_turn (plate, TABLEE_TURN_NONE);
  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_VERTICAL, 500, &narrow, NULL, NULL, NULL);
  g_assert_cmpint (narrow, ==, wide);
  assert_label (plate, "Bo · 12 coins. 5 cards.");
  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_VERTICAL, least, &narrow, NULL, NULL, NULL);
  g_assert_cmpint (narrow, >, wide);
  tablee_seat_plate_set_compact (plate, TRUE);
  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_VERTICAL, 500, &narrow, NULL, NULL, NULL);
  g_assert_cmpint (narrow, <, wide);
  wait_for_frames (fixture.window);
  fixture_tear_down (&fixture);
}

/* Who is ahead wears a crown, which is said, large enough, and takes no room. */
static void
test_standing (void)
{
  g_autoptr (TableeSeat) seat = tablee_seat_new (0, "Ana", 2, TABLEE_SEAT_HUMAN, 0);
  TableeSeatPlate *plate = TABLEE_SEAT_PLATE (tablee_seat_plate_new (seat));
  GtkWidget *crown;
  Fixture fixture;
  int index = 1;
  int before;
  int after;

  fixture_set_up (&fixture, GTK_WIDGET (plate), 500, 200);
  crown = find_widget (GTK_WIDGET (plate), TABLEE_TYPE_PICTURE, &index);
  tablee_seat_plate_set_spoken (plate, "12 coins.");
  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_HORIZONTAL, -1, &before, NULL, NULL, NULL);
  g_assert_false (gtk_widget_get_visible (crown));
  tablee_seat_set_standing (seat, TABLEE_STANDING_LEADS);
  assert_label (plate, "Ana · In the lead. 12 coins.");
  g_assert_cmpstr (tablee_widget_get_tooltip (crown), ==, "In the lead: would win if the game ended now, as far as can be seen.");
  wait_for_frames (fixture.window);
  for (int form = 0; form < 2; form++)
    {
      tablee_seat_plate_set_upright (plate, form == 1);
      wait_for_frames (fixture.window);
      g_assert_true (gtk_widget_get_mapped (crown));
      g_assert_cmpint (gtk_widget_get_width (crown), >=, 16);
      g_assert_cmpint (gtk_widget_get_height (crown), >=, 16);
    }
  tablee_seat_plate_set_upright (plate, FALSE);
  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_HORIZONTAL, -1, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, ==, before);
  tablee_seat_set_standing (seat, TABLEE_STANDING_SHARES);
  assert_label (plate, "Ana · Level in the lead. 12 coins.");
  tablee_seat_set_standing (seat, TABLEE_STANDING_NONE);
  assert_label (plate, "Ana · 12 coins.");
  g_assert_false (gtk_widget_get_visible (crown));
  fixture_tear_down (&fixture);
}

static int
measure_height (TableeSeatPlate *plate,
                int              width)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (plate), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* What has become of a seat takes the place of its turn, until there is nothing more to say of it. */
static void
test_seat_state (void)
{
  g_autoptr (TableeSeat) seat = tablee_seat_new (0, "Ana", 2, TABLEE_SEAT_HUMAN, 0);
  TableeSeatPlate *plate = TABLEE_SEAT_PLATE (tablee_seat_plate_new (seat));
  GtkLabel *status;
  Fixture fixture;

  fixture_set_up (&fixture, GTK_WIDGET (plate), 500, 200);
  status = GTK_LABEL (find_widget (GTK_WIDGET (plate), GTK_TYPE_LABEL, &(int) { 1 }));
  tablee_seat_plate_set_turn (plate, TABLEE_TURN_DECIDES);
  tablee_seat_plate_set_state (plate, "✓ Passed", "Has passed.");
  assert_label (plate, "Ana · Has passed.");
  g_assert_cmpstr (gtk_label_get_label (status), ==, "✓ Passed");
  tablee_seat_plate_set_state (plate, NULL, NULL);
  assert_label (plate, "Ana · Is to move.");
  tablee_seat_plate_set_turn (plate, TABLEE_TURN_NONE);
  g_assert_cmpstr (gtk_label_get_label (status), ==, "");
  fixture_tear_down (&fixture);
}

/* A badge takes no room and lies on the upper edge; a portrait may be larger than the words, and stand above them. */
static void
test_seat_forms (void)
{
  g_autoptr (TableeSeat) seat = tablee_seat_new (0, "Ana", 2, TABLEE_SEAT_HUMAN, 0);
  TableeSeatPlate *plate = TABLEE_SEAT_PLATE (tablee_seat_plate_new (seat));
  GtkWidget *portrait;
  GtkWidget *status;
  graphene_rect_t bounds;
  Fixture fixture;
  int height;

  fixture_set_up (&fixture, GTK_WIDGET (plate), 500, 200);
  tablee_seat_plate_add_tag (plate, tablee_tag_view_new (TABLEE_TAG_STAR));
  portrait = find_widget (GTK_WIDGET (plate), TABLEE_TYPE_PICTURE, &(int) { 0 });
  status = find_widget (GTK_WIDGET (plate), GTK_TYPE_LABEL, &(int) { 1 });
  tablee_seat_plate_set_turn (plate, TABLEE_TURN_DECIDES);
  height = measure_height (plate, 500);
  g_object_set (plate, "badged", TRUE, NULL);
  g_assert_cmpint (measure_height (plate, 500), <, height);
  wait_for_frames (fixture.window);
  g_assert_true (gtk_widget_compute_bounds (status, GTK_WIDGET (plate), &bounds));
  g_assert_cmpfloat (bounds.origin.y, <, 0);

  tablee_seat_plate_set_portrait_size (plate, 70);
  g_assert_cmpint (measure_height (plate, 500), >=, 70);
  wait_for_frames (fixture.window);
  g_assert_cmpint (gtk_widget_get_height (portrait), ==, 70);
  height = measure_height (plate, 500);
  tablee_seat_plate_set_upright (plate, TRUE);
  g_assert_cmpint (measure_height (plate, 500), >, height);
  wait_for_frames (fixture.window);
  g_assert_true (gtk_widget_compute_bounds (portrait, GTK_WIDGET (plate), &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.origin.x + bounds.size.width / 2, (float) gtk_widget_get_width (GTK_WIDGET (plate)) / 2, 1);
  fixture_tear_down (&fixture);
}

static void
test_action (void)
{
  GtkWidget *button = tablee_action_button_new ("Draw two", "D", NULL);
  Fixture fixture;

  fixture_set_up (&fixture, button, 300, 200);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (fixture_count_cb), &fixture);
  assert_label (button, "Draw two");
  assert_disabled (button, FALSE);
  tablee_action_button_set_suggested (TABLEE_ACTION_BUTTON (button), TRUE);
  g_assert_true (gtk_widget_has_css_class (button, "suggested"));

  tablee_action_button_set_available (TABLEE_ACTION_BUTTON (button), FALSE);
  tablee_action_button_set_spoken (TABLEE_ACTION_BUTTON (button), "Draw two cards");
  assert_label (button, "Draw two cards");
  assert_disabled (button, TRUE);
  g_assert_false (gtk_widget_has_css_class (button, "suggested"));
  g_assert_true (gtk_widget_get_sensitive (button));
  fixture_press (&fixture, button);
  g_assert_cmpint (fixture.count, ==, 1);
  fixture_tear_down (&fixture);
}

static void
ignore_action (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
}

/* A button that cannot be used stays so when its action is found, which makes it sensitive. */
static void
test_action_found (void)
{
  GtkWidget *button = tablee_action_button_new ("Draw two", "D", "table.draw");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  static const GActionEntry entries[] = { { .name = "draw", .activate = ignore_action } };
  Fixture fixture;

  tablee_action_button_set_available (TABLEE_ACTION_BUTTON (button), FALSE);
  g_assert_false (gtk_widget_get_sensitive (button));
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (box, "table", G_ACTION_GROUP (group));
  gtk_box_append (GTK_BOX (box), button);
  fixture_set_up (&fixture, box, 300, 200);
  g_assert_true (gtk_widget_get_sensitive (button));
  assert_disabled (button, TRUE);
  fixture_tear_down (&fixture);
}

/*
 * Flights
 */

static gboolean
is_drawn (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  gboolean drawn;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  drawn = node != NULL;
  g_clear_pointer (&node, gsk_render_node_unref);
  return drawn;
}

typedef struct
{
  Fixture         fixture;
  TableeBoardBin *bin;
  GtkWidget      *hand;
  GtkWidget      *pile;
  TableeMover    *mover;
  GdkPaintable   *paintable;
} Board;

static void
set_up_board (Board *board)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  board->bin = TABLEE_BOARD_BIN (tablee_board_bin_new ());
  board->hand = tablee_hand_view_new ();
  board->pile = tablee_pile_view_new ();
  gtk_box_append (GTK_BOX (box), board->pile);
  gtk_box_append (GTK_BOX (box), board->hand);
  tablee_board_bin_set_child (board->bin, box);
  set_pile (board->pile, "", FALSE);
  set_cards (board->hand, "abc");
  fixture_set_up (&board->fixture, GTK_WIDGET (board->bin), 800, 700);
  board->mover = tablee_mover_new (tablee_board_bin_get_flights (board->bin));
  g_signal_connect_swapped (board->mover, "done", G_CALLBACK (fixture_count_cb), &board->fixture);
  board->paintable = tablee_card_view_dup_paintable (tablee_hand_view_get_card (TABLEE_HAND_VIEW (board->hand), 0));
}

static void
tear_down_board (Board *board)
{
  g_assert_finalize_object (board->mover);
  g_clear_object (&board->paintable);
  fixture_tear_down (&board->fixture);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
wait_for_landing (Board *board)
{
  while (tablee_mover_is_moving (board->mover))
    g_main_context_iteration (NULL, TRUE);
}

/* The card that is seen on a pile, after it has been bound. */
static int
get_shown_id (GtkWidget *pile)
{
  GtkWidget *stack = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (pile)));

  return tablee_card_stack_get_top_id (TABLEE_CARD_STACK (stack));
}

/* A card is not at its place before it has come there. */
static void
test_mover (void)
{
  Board board;

  set_up_board (&board);
  tablee_mover_add_card (board.mover, board.pile, TABLEE_NO_CARD, board.hand, 'd', board.paintable, 0);
  g_assert_false (tablee_mover_is_moving (board.mover));
  set_cards (board.hand, "abcd");
  tablee_mover_play (board.mover);
  g_assert_true (tablee_mover_is_moving (board.mover));
  g_assert_false (is_drawn (get_card (board.hand, 'd')));
  g_assert_true (is_drawn (get_card (board.hand, 'a')));
  wait_for_frames (board.fixture.window);
  g_assert_true (tablee_flight_layer_get_flying (tablee_board_bin_get_flights (board.bin)));

  wait_for_landing (&board);
  g_assert_true (is_drawn (get_card (board.hand, 'd')));
  g_assert_cmpint (board.fixture.count, ==, 1);
  tear_down_board (&board);
}

/* Any input ends it all, before and while things fly. */
static void
test_mover_finish (void)
{
  Board board;

  set_up_board (&board);
  for (int frames = 0; frames < 2; frames++)
    {
      tablee_mover_add_card (board.mover, board.pile, TABLEE_NO_CARD, board.hand, 'c', board.paintable, 0);
      tablee_mover_add_turn (board.mover, board.pile, TABLEE_NO_CARD, board.hand, 'b', board.paintable, board.paintable, 7);
      tablee_mover_play (board.mover);
      for (int i = 0; i < frames; i++)
        wait_for_frames (board.fixture.window);
      g_assert_false (is_drawn (get_card (board.hand, 'b')));
      tablee_mover_finish (board.mover);
      g_assert_false (tablee_mover_is_moving (board.mover));
      g_assert_true (is_drawn (get_card (board.hand, 'b')));
      g_assert_true (is_drawn (get_card (board.hand, 'c')));
    }
  tear_down_board (&board);
}

/* A discarded card is not on the pile before it has come there. */
static void
test_mover_to_pile (void)
{
  graphene_rect_t bounds;
  Board board;

  set_up_board (&board);
  set_pile (board.pile, "a", FALSE);
  g_assert_true (tablee_card_holder_get_card_bounds (board.pile, TABLEE_NO_CARD, &bounds));
  g_assert_cmpfloat (bounds.size.width, ==, 72);
  tablee_mover_add_card (board.mover, board.hand, 'c', board.pile, 'b', board.paintable, 0);
  tablee_mover_add_card (board.mover, board.hand, 'c', board.pile, 'd', board.paintable, 1);
  set_pile (board.pile, "abd", FALSE);
  tablee_mover_play (board.mover);
  g_assert_cmpint (get_shown_id (board.pile), ==, 'a');
  wait_for_landing (&board);
  g_assert_cmpint (get_shown_id (board.pile), ==, 'd');
  tear_down_board (&board);
}

/* Cards and coins are pictures of their own. */
static void
test_mover_faces (void)
{
  const TableeCard face = { .bean = tablee_bean_find ("red"), .value = "8" };
  const TableeCard back = { .back = "cards/none" };
  Board board;

  set_up_board (&board);
  tablee_mover_add_face (board.mover, tablee_flight_at (board.pile), (TableeFlightEnd) { board.hand, 'a' }, &face, NULL, 60, 0);
  tablee_mover_add_face (board.mover, tablee_flight_at (board.pile), (TableeFlightEnd) { board.hand, 'b' }, &face, &back, 60, 0);
  tablee_mover_add_coins (board.mover, board.hand, board.fixture.other, 1, 24, 1);
  tablee_mover_play (board.mover);
  g_assert_false (is_drawn (get_card (board.hand, 'a')));
  g_assert_false (is_drawn (get_card (board.hand, 'b')));
  wait_for_landing (&board);
  g_assert_true (is_drawn (get_card (board.hand, 'a')));
  g_assert_cmpint (board.fixture.count, ==, 1);
  tear_down_board (&board);
}

/* How many things the layer shows. */
static int
count_flying (GtkWidget *layer)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  int count;

  GTK_WIDGET_GET_CLASS (layer)->snapshot (layer, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return 0;

  count = gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE ? (int) gsk_container_node_get_n_children (node) : 1;
  gsk_render_node_unref (node);
  return count;
}

static gboolean
has_node (GskRenderNode    *node,
          GskRenderNodeType type)
{
  gboolean found = gsk_render_node_get_node_type (node) == type;

  if (gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE)
    return found || has_node (gsk_transform_node_get_child (node), type);
  if (gsk_render_node_get_node_type (node) != GSK_CONTAINER_NODE)
    return found;

  for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
    found = found || has_node (gsk_container_node_get_child (node, i), type);

  return found;
}

/* Where Cairo draws, what flies and its shadow are pixels, and nothing is made soft in each frame. */
static void
test_mover_kept (void)
{
  Board board;
  GtkWidget *layer;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  set_up_board (&board);
  layer = GTK_WIDGET (tablee_board_bin_get_flights (board.bin));
  tablee_mover_add_card (board.mover, board.pile, TABLEE_NO_CARD, board.hand, 'd', board.paintable, 0);
  set_cards (board.hand, "abcd");
  tablee_mover_play (board.mover);
  while (count_flying (layer) == 0)
    g_main_context_iteration (NULL, TRUE);
  GTK_WIDGET_GET_CLASS (layer)->snapshot (layer, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  g_assert_true (has_node (node, GSK_CAIRO_NODE));
  g_assert_false (has_node (node, GSK_SHADOW_NODE));
  wait_for_landing (&board);
  tear_down_board (&board);
}

/* Of a heap of coins no more fly than can be told apart; those that wait lie where they will set out. */
static void
test_mover_row (void)
{
  static const int rows[][2] = { { 3, 3 }, { 30, 8 }, { 0, 0 } };
  Board board;

  set_up_board (&board);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *layer = GTK_WIDGET (tablee_board_bin_get_flights (board.bin));

      tablee_mover_add_row (board.mover, board.pile, board.hand, board.paintable, rows[i][0], 0);
      tablee_mover_play (board.mover);
      g_assert_cmpint (tablee_mover_is_moving (board.mover), ==, rows[i][1] > 0);
      while (rows[i][1] > 0 && !tablee_flight_layer_get_flying (TABLEE_FLIGHT_LAYER (layer)))
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (count_flying (layer), ==, rows[i][1]);
      wait_for_landing (&board);
    }
  g_assert_cmpint (board.fixture.count, ==, 2);
  tear_down_board (&board);
}

/* Coins rain one after the other, and any input lands them. */
static void
test_mover_coins (void)
{
  Board board;
  GtkWidget *layer;

  set_up_board (&board);
  layer = GTK_WIDGET (tablee_board_bin_get_flights (board.bin));
  tablee_mover_add_coins (board.mover, board.pile, board.fixture.other, 5, 48, 0);
  tablee_mover_play (board.mover);
  while (count_flying (layer) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (count_flying (layer), <, 5);
  while (count_flying (layer) < 5)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tablee_mover_is_moving (board.mover));
  tablee_mover_finish (board.mover);
  g_assert_cmpint (count_flying (layer), ==, 0);
  g_assert_false (tablee_mover_is_moving (board.mover));
  tear_down_board (&board);
}

/* What trembles does so over the table, and is there again afterwards. */
static void
test_mover_shake (void)
{
  Board board;
  GtkWidget *layer;

  set_up_board (&board);
  layer = GTK_WIDGET (tablee_board_bin_get_flights (board.bin));
  tablee_mover_add_shake (board.mover, board.hand, 'b', board.paintable, 0);
  tablee_mover_play (board.mover);
  g_assert_false (is_drawn (get_card (board.hand, 'b')));
  g_assert_true (is_drawn (get_card (board.hand, 'a')));
  while (!tablee_flight_layer_get_flying (TABLEE_FLIGHT_LAYER (layer)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (count_flying (layer), ==, 1);
  wait_for_landing (&board);
  g_assert_true (is_drawn (get_card (board.hand, 'b')));
  g_assert_cmpint (count_flying (layer), ==, 0);
  tear_down_board (&board);
}

/* Time passes with nothing to see; what comes after it waits, and any input ends it. */
static void
test_mover_rest (void)
{
  Board board;

  set_up_board (&board);
  tablee_mover_add_rest (board.mover, 250, 0);
  tablee_mover_add_card (board.mover, board.pile, TABLEE_NO_CARD, board.hand, 'c', board.paintable, 1);
  tablee_mover_play (board.mover);
  g_assert_true (tablee_mover_is_moving (board.mover));
  g_assert_false (is_drawn (get_card (board.hand, 'c')));
  wait_for_landing (&board);
  g_assert_cmpint (board.fixture.count, ==, 1);
  g_assert_true (is_drawn (get_card (board.hand, 'c')));

  tablee_mover_add_rest (board.mover, 100000, 0);
  tablee_mover_play (board.mover);
  wait_for_frames (board.fixture.window);
  g_assert_true (tablee_mover_is_moving (board.mover));
  tablee_mover_finish (board.mover);
  g_assert_false (tablee_mover_is_moving (board.mover));
  g_assert_cmpint (board.fixture.count, ==, 2);
  tear_down_board (&board);
}

/* How much it takes to draw a widget. */
static gsize
get_drawn_size (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  g_autoptr (GBytes) bytes = NULL;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  bytes = gsk_render_node_serialize (node);
  gsk_render_node_unref (node);
  return g_bytes_get_size (bytes);
}

/* Of several cards that are on their way to a field, none is there before, whoever else comes. */
static void
test_hidden_cards (void)
{
  GtkWidget *stack = tablee_card_stack_new ();
  TableeCard cards[4];
  gsize sizes[4];
  Fixture fixture;

  tablee_card_stack_set_cards (TABLEE_CARD_STACK (stack), cards, make_cards (cards, "abc"));
  fixture_set_up (&fixture, stack, 400, 300);
  for (int i = 0; i < 3; i++)
    {
      sizes[i] = get_drawn_size (stack);
      g_assert_true (i == 0 || sizes[i] < sizes[i - 1]);
      tablee_card_holder_set_card_hidden (stack, i == 0 ? 'a' : TABLEE_NO_CARD, TRUE);
    }
  for (int i = 2; i >= 0; i--)
    {
      tablee_card_holder_set_card_hidden (stack, i == 0 ? 'a' : TABLEE_NO_CARD, FALSE);
      g_assert_cmpuint (get_drawn_size (stack), ==, sizes[i]);
    }
  fixture_tear_down (&fixture);
}

static float
get_left (GtkWidget *stack,
          int        id)
{
  graphene_rect_t bounds;

  tablee_card_stack_get_card_bounds (TABLEE_CARD_STACK (stack), id, &bounds);

  return bounds.origin.x;
}

/* Where many lie in little room the lowest of those that are alike can be read, and the others are edges; where they are not, all have the same. */
static void
test_bundled_cards (void)
{
  GtkWidget *stack = tablee_card_stack_new ();
  const TableeCard card = { .bean = tablee_bean_find ("klingbohnen"), .value = "20", .id = TABLEE_NO_CARD };
  TableeCard *cards = tablee_cards_repeat (card, 9);
  float wide = (float) tablee_card_face_get_band (40) + 2;
  Fixture fixture;

  for (int i = 0; i < 9; i++)
    cards[i].id = i;
  tablee_card_stack_set_card_width (TABLEE_CARD_STACK (stack), 40);
  tablee_card_stack_set_cards (TABLEE_CARD_STACK (stack), cards, 9);
  fixture_set_up (&fixture, stack, 400, 300);
  gtk_widget_size_allocate (stack, &(GtkAllocation){ 0, 0, 40 + 3 * (int) wide, 100 }, -1);
  g_assert_cmpfloat_with_epsilon (get_left (stack, 1) - get_left (stack, 0), wide, 0.01);
  g_assert_cmpfloat_with_epsilon (get_left (stack, 2) - get_left (stack, 1), 2 * wide / 7, 0.01);
  g_assert_cmpfloat_with_epsilon (get_left (stack, 8) - get_left (stack, 0), 3 * wide, 0.01);

  cards[4].value = "18";
  tablee_card_stack_set_cards (TABLEE_CARD_STACK (stack), cards, 9);
  g_assert_cmpfloat_with_epsilon (get_left (stack, 1) - get_left (stack, 0), 3 * wide / 8, 0.01);
  g_assert_cmpfloat_with_epsilon (get_left (stack, 8) - get_left (stack, 0), 3 * wide, 0.01);
  fixture_tear_down (&fixture);
  g_free (cards);
}

/* A card that goes on before it has come leaves its place to others, who are seen. */
static void
test_mover_overtaken (void)
{
  Board board;

  set_up_board (&board);
  tablee_mover_add_card (board.mover, board.pile, TABLEE_NO_CARD, board.hand, 'd', board.paintable, 0);
  set_cards (board.hand, "abcd");
  tablee_mover_play (board.mover);
  g_assert_false (is_drawn (get_card (board.hand, 'd')));
  set_cards (board.hand, "abce");
  g_assert_true (is_drawn (get_card (board.hand, 'e')));
  wait_for_landing (&board);
  g_assert_true (is_drawn (get_card (board.hand, 'e')));
  tear_down_board (&board);
}

/* What goes while cards fly to it is no harm; several plays go on one after the other. */
static void
test_mover_goes_on (void)
{
  GtkWidget *other = NULL;
  Board board;

  set_up_board (&board);
  other = tablee_field_view_new ();
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (board.hand)), other);
  wait_for_frames (board.fixture.window);
  for (int i = 0; i < 4; i++)
    {
      tablee_mover_add (board.mover, board.pile, i % 2 == 0 ? other : board.pile, board.paintable, 0);
      tablee_mover_play (board.mover);
      if (i % 2 == 1)
        wait_for_frames (board.fixture.window);
      if (i == 2)
        gtk_box_remove (GTK_BOX (gtk_widget_get_parent (board.hand)), other);
      if (i == 2)
        other = board.hand;
    }
  wait_for_landing (&board);
  g_assert_cmpint (board.fixture.count, ==, 1);

  /* Nothing to fly is nothing. */
  tablee_mover_play (board.mover);
  g_assert_false (tablee_mover_is_moving (board.mover));
  tear_down_board (&board);
}

/*
 * The board
 */

/* As a table's template has them. */
static void
test_templates (void)
{
  static const char ui[] =
    "<interface><object class='TableeBoardBin' id='bin'>"
    "<property name='surface'>common/round-table</property>"
    "<child><object class='GtkBox' id='board'><child><object class='TableeSeatPlate' id='plate'>"
    "<property name='compact'>True</property><property name='turn'>decides</property>"
    "<child><object class='TableeTagView' id='tag'><property name='shape'>star</property><property name='label'>3</property>"
    "</object></child></object></child><child><object class='TableeFieldView' id='field'><property name='tag'>star</property>"
    "<property name='card-width'>60</property></object></child></object></child>"
    "<child type='bar'><object class='TableeActionButton' id='button'><property name='title'>Keep</property>"
    "<property name='key'>K</property><property name='hint'>two</property><property name='suggested'>True</property>"
    "</object></child></object></interface>";
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWidget *bin;
  TableeTagShape shape;
  Fixture fixture;

  g_type_ensure (TABLEE_TYPE_BOARD_BIN);
  g_type_ensure (TABLEE_TYPE_SEAT_PLATE);
  g_type_ensure (TABLEE_TYPE_FIELD_VIEW);
  g_type_ensure (TABLEE_TYPE_ACTION_BUTTON);
  builder = gtk_builder_new_from_string (ui, -1);
  bin = GTK_WIDGET (gtk_builder_get_object (builder, "bin"));
  fixture_set_up (&fixture, bin, 500, 600);
  g_assert_true (gtk_widget_is_ancestor (GTK_WIDGET (gtk_builder_get_object (builder, "board")), bin));
  g_assert_true (gtk_widget_get_parent (GTK_WIDGET (gtk_builder_get_object (builder, "button"))) == bin);
  g_assert_true (gtk_widget_is_ancestor (GTK_WIDGET (gtk_builder_get_object (builder, "tag")),
                                         GTK_WIDGET (gtk_builder_get_object (builder, "plate"))));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (gtk_builder_get_object (builder, "plate")), "turn"));
  assert_label (gtk_builder_get_object (builder, "button"), "Keep");
  g_object_get (gtk_builder_get_object (builder, "field"), "tag", &shape, NULL);
  g_assert_cmpint (shape, ==, TABLEE_TAG_STAR);
  g_clear_object (&builder);
  fixture_tear_down (&fixture);
}

static void
form_cb (Fixture        *fixture,
         TableeBoardBin *bin)
{
  fixture->count++;
  fixture->id = (int) tablee_board_bin_get_form (bin);
}

static void
resize (Fixture *fixture,
        int      width,
        int      height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  for (int i = 0; i < 400 && gtk_widget_get_width (fixture->child) != width; i++)
    wait_for_frames (fixture->window);
  for (int i = 0; i < 4; i++)
    wait_for_frames (fixture->window);
}

static void
test_board_form (void)
{
  GtkWidget *bin = tablee_board_bin_new ();
  Fixture fixture;

  tablee_board_bin_set_child (TABLEE_BOARD_BIN (bin), gtk_label_new ("Board"));
  tablee_board_bin_set_bar (TABLEE_BOARD_BIN (bin), gtk_label_new ("Bar"));
  fixture_set_up (&fixture, bin, 900, 700);
  gtk_widget_set_vexpand (bin, TRUE);
  wait_for_frames (fixture.window);
  g_signal_connect_swapped (bin, "form-changed", G_CALLBACK (form_cb), &fixture);
  g_assert_cmpint (tablee_board_bin_get_form (TABLEE_BOARD_BIN (bin)), ==, TABLEE_FORM_WIDE);
  resize (&fixture, 360, 640);
  g_assert_cmpint (fixture.id, ==, TABLEE_FORM_NARROW);
  g_assert_true (gtk_widget_has_css_class (bin, "narrow"));
  resize (&fixture, 1900, 1080);
  g_assert_cmpint (fixture.id, ==, TABLEE_FORM_WIDE);
  g_assert_false (gtk_widget_has_css_class (bin, "narrow"));
  g_assert_cmpint (fixture.count, ==, 2);
  fixture_tear_down (&fixture);
}

/* The bar stays at the bottom, and what is too tall scrolls. */
static void
test_board_scrolls (void)
{
  GtkWidget *bin = tablee_board_bin_new ();
  GtkWidget *board = gtk_label_new ("Board");
  GtkWidget *bar = gtk_label_new ("Bar");
  graphene_rect_t bounds;
  Fixture fixture;

  gtk_widget_set_size_request (board, -1, 3000);
  tablee_board_bin_set_child (TABLEE_BOARD_BIN (bin), board);
  tablee_board_bin_set_bar (TABLEE_BOARD_BIN (bin), bar);
  gtk_widget_set_vexpand (bin, TRUE);
  fixture_set_up (&fixture, bin, 360, 640);
  wait_for_frames (fixture.window);
  g_assert_cmpint (gtk_widget_get_height (bin), <, 800);
  g_assert_true (gtk_widget_compute_bounds (bar, bin, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, ==, (float) gtk_widget_get_height (bin));
  g_assert_cmpint (gtk_widget_get_height (board), >=, 3000);
  fixture_tear_down (&fixture);
}

static GskRenderNodeType
get_node_type (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);

  return gsk_render_node_get_node_type (node);
}

/* What nodes of different kinds are is drawn anew as a whole: a light that comes and goes must not make the board another one. */
static void
test_board_light (void)
{
  GtkWidget *bin = tablee_board_bin_new ();
  GtkWidget *bar = gtk_label_new ("Bar");
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();
  Fixture fixture;

  gtk_css_provider_load_from_data (style, ".lit { box-shadow: 0 0 40px 20px red; }", -1);
  tablee_board_bin_set_child (TABLEE_BOARD_BIN (bin), gtk_label_new ("Board"));
  tablee_board_bin_set_bar (TABLEE_BOARD_BIN (bin), bar);
  fixture_set_up (&fixture, bin, 900, 700);
  gtk_style_context_add_provider_for_display (gtk_widget_get_display (bin), GTK_STYLE_PROVIDER (style), GTK_STYLE_PROVIDER_PRIORITY_USER);
  wait_for_frames (fixture.window);
  g_assert_cmpint (get_node_type (bin), ==, GSK_CLIP_NODE);
  gtk_widget_add_css_class (bar, "lit");
  wait_for_frames (fixture.window);
  g_assert_cmpint (get_node_type (bin), ==, GSK_CLIP_NODE);
  gtk_style_context_remove_provider_for_display (gtk_widget_get_display (bin), GTK_STYLE_PROVIDER (style));
  fixture_tear_down (&fixture);
}

/* One after the other: setting a tooltip waits for the display. */
static void
test_tooltips_settle (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *labels[3];
  Fixture fixture;
  int settled = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_box_append (GTK_BOX (box), labels[i] = gtk_label_new ("Label"));
  fixture_set_up (&fixture, box, 300, 200);
  wait_for_frames (fixture.window);
  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    tablee_widget_set_tooltip (labels[i], "Told");
  while (settled < 3)
    {
      int before = settled;

      g_main_context_iteration (NULL, TRUE);
      settled = 0;
      for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
        settled += gtk_widget_get_tooltip_text (labels[i]) != NULL;
      g_assert_cmpint (settled - before, <=, 1);
    }
  gtk_box_remove (GTK_BOX (box), labels[0]);
  tablee_widget_set_tooltip (labels[1], "Gone before it could be told");
  fixture_tear_down (&fixture);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

/* Firm borders take room: the table fits its sizes when it is told of them, not only when the window changes. */
static void
test_board_style (void)
{
  GtkWidget *bin = tablee_board_bin_new ();
  Fixture fixture;

  tablee_board_bin_set_child (TABLEE_BOARD_BIN (bin), gtk_label_new ("Board"));
  fixture_set_up (&fixture, bin, 360, 640);
  wait_for_frames (fixture.window);
  g_signal_connect_swapped (bin, "resized", G_CALLBACK (fixture_count_cb), &fixture);
  wait_for_frames (fixture.window);
  g_assert_cmpint (fixture.count, ==, 0);
  g_object_notify (G_OBJECT (adw_style_manager_get_default ()), "high-contrast");
  while (fixture.count == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (fixture.count, ==, 1);
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/board/tag", test_tag);
  g_test_add_func ("/board/seat", test_seat);
  g_test_add_func ("/board/standing", test_standing);
  g_test_add_func ("/board/seat-state", test_seat_state);
  g_test_add_func ("/board/seat-forms", test_seat_forms);
  g_test_add_func ("/board/action", test_action);
  g_test_add_func ("/board/action-found", test_action_found);
  g_test_add_func ("/board/mover", test_mover);
  g_test_add_func ("/board/mover-finish", test_mover_finish);
  g_test_add_func ("/board/mover-to-pile", test_mover_to_pile);
  g_test_add_func ("/board/mover-faces", test_mover_faces);
  g_test_add_func ("/board/mover-kept", test_mover_kept);
  g_test_add_func ("/board/mover-row", test_mover_row);
  g_test_add_func ("/board/mover-coins", test_mover_coins);
  g_test_add_func ("/board/mover-shake", test_mover_shake);
  g_test_add_func ("/board/mover-rest", test_mover_rest);
  g_test_add_func ("/board/hidden-cards", test_hidden_cards);
  g_test_add_func ("/board/bundled-cards", test_bundled_cards);
  g_test_add_func ("/board/mover-overtaken", test_mover_overtaken);
  g_test_add_func ("/board/mover-goes-on", test_mover_goes_on);
  g_test_add_func ("/board/templates", test_templates);
  g_test_add_func ("/board/board-form", test_board_form);
  g_test_add_func ("/board/board-scrolls", test_board_scrolls);
  g_test_add_func ("/board/board-style", test_board_style);
  g_test_add_func ("/board/board-light", test_board_light);
  g_test_add_func ("/board/tooltips-settle", test_tooltips_settle);

  return g_test_run ();
}
