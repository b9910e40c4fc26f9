/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Space Beans, clicked and heard. */
#include "config.h"

#include <adwaita.h>

#include "games/space-beans/rules/rules.h"
#include "games/space-beans/table/action-bar.h"
#include "games/space-beans/table/faces.h"
#include "games/space-beans/table/race-view.h"
#include "games/space-beans/table/seat-view.h"
#include "notation/position.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"
#include "widgets/calm-tooltip.h"
#include "widgets/card-stack.h"
#include "widgets/hand-view.h"

#define HEAD "{ \"format\": \"tablee-position\", \"version\": 1, \"game\": \"space-beans\", \"seed\": 7, \"current\": 0, "
#define OTHERS "{ \"hand\": [\"L3\", \"O5\"], \"visible\": [\"B5\", \"B2\"], \"secret\": [\"M6\", \"M8\"], " \
  "\"points\": [\"C4\", \"C5\"] }"

/* A card of either collection's family in the hand, and one that fits none. */
#define PLAY HEAD "\"phase\": \"play\", \"discard\": [\"D9\", \"D7\"], \"players\": [" \
  "{ \"hand\": [\"K2\", \"K9\", \"D1\"], \"visible\": [\"K4\"], \"secret\": [\"K9\"] }, " OTHERS "] }"

#define DRAW HEAD "\"phase\": \"draw\", \"players\": [" \
  "{ \"hand\": [\"K2\", \"D1\"], \"visible\": [\"M1\", \"M4\", \"M8\", \"M9\"] }, " OTHERS "] }"

#define CLOSE(cards) HEAD "\"phase\": \"close\", \"players\": [" \
  "{ \"hand\": [\"K2\", \"D1\"], \"visible\": [" cards "] }, " OTHERS "] }"

/* With two collections, and a card for one of them. */
#define ONLY HEAD "\"phase\": \"close\", \"players\": [" \
  "{ \"hand\": [\"K2\", \"D1\"], \"visible\": [\"M8\"], \"secret\": [\"K4\"] }, " OTHERS "] }"

/* It takes two points away. */
#define ONLY_FOR_POINTS HEAD "\"phase\": \"close\", \"players\": [" \
  "{ \"hand\": [\"K9\", \"D1\"], \"visible\": [\"M8\"], \"secret\": [\"K2\", \"K5\"] }, " OTHERS "] }"

#define ONLY_TWICE HEAD "\"phase\": \"close\", \"players\": [" \
  "{ \"hand\": [\"K9\", \"K9\", \"D1\"], \"visible\": [\"M8\"], \"secret\": [\"K4\"] }, " OTHERS "] }"

#define MUST_CLOSE HEAD "\"phase\": \"close\", \"players\": [" \
  "{ \"hand\": [\"C2\", \"D1\"], \"visible\": [\"M8\"], \"secret\": [\"K4\"] }, " OTHERS "] }"

#define CLOSE_AGAIN HEAD "\"phase\": \"close\", \"players\": [" \
  "{ \"hand\": [\"K3\", \"D1\"], \"visible\": [\"K2\", \"K9\"], \"points\": [\"M5\"] }, " OTHERS "] }"

static const SbState *
get_state (Fixture *fixture)
{
  return tablee_game_session_get_view (fixture->session);
}

static void
set_up (Fixture    *fixture,
        const char *text)
{
  table_fixture_set_up_at (fixture, text, 0, 1000, 760);
}

/* Who gives something away without a choice does so in person. */
static void
set_up_patient (Fixture    *fixture,
                const char *text)
{
  g_autoptr (TableePosition) position = tablee_position_parse (text, -1, NULL);
  TableeGameSession *session = new_session_at (position);

  tablee_game_session_set_viewer (session, 0);
  tablee_game_session_set_patient (session, TRUE);
  tablee_game_session_set_pace (session, TABLEE_PACE_NORMAL);
  table_fixture_set_up (fixture, session, 1000, 760);
}

/* With two seats: the other one first, the near one below. */
static SbSeatView *
get_seat (Fixture *fixture,
          int      seat)
{
  return SB_SEAT_VIEW (table_fixture_get_nth (fixture->table, SB_TYPE_SEAT_VIEW, seat == 0 ? 1 : 0));
}

static TableeHandView *
get_hand (Fixture *fixture)
{
  return TABLEE_HAND_VIEW (table_fixture_get_nth (fixture->table, TABLEE_TYPE_HAND_VIEW, 0));
}

static void
press_card (Fixture *fixture,
            int      family,
            int      value)
{
  TableeCardView *card = tablee_hand_view_find_card (get_hand (fixture), sb_face_id (sb_card (family, value), 0));

  g_assert_nonnull (card);
  g_signal_emit_by_name (card, "clicked");
}

/* Every thing of a known position says what it is, and no more than may be known. */
static void
test_spoken (void)
{
  Fixture fixture;

  set_up (&fixture, PLAY);
  assert_label (sb_seat_view_get_collection (get_seat (&fixture, 0), SB_VISIBLE),
                "Ana: visible collection, Klingbohnen 4. Worth nothing now. A card of value 2 makes it worth 2 points.");
  assert_label (sb_seat_view_get_collection (get_seat (&fixture, 0), SB_SECRET),
                "Ana: secret collection, Klingbohnen 9. Worth nothing now. A card of value 2 makes it worth 2 points.");
  assert_label (sb_seat_view_get_points (get_seat (&fixture, 0)), "Ana: nothing on the point pile.");
  assert_label (sb_seat_view_get_collection (get_seat (&fixture, 1), SB_VISIBLE),
                "Bo: visible collection, Bluebeans 2 and 5. Worth 2 points now. A card of value 3 makes it worth 3 points.");
  assert_label (sb_seat_view_get_collection (get_seat (&fixture, 1), SB_SECRET), "Bo: secret collection of 2 cards.");
  assert_label (sb_seat_view_get_points (get_seat (&fixture, 1)), "Bo: 9 points on the pile, Centauribohnen 4 and 5.");
  assert_label (table_fixture_get_nth (fixture.table, SB_TYPE_RACE_VIEW, 0),
                "On the way to 30 points: Ana with 0 points and Bo with 9 points");
  assert_label (GTK_WIDGET (get_hand (&fixture)), "Hand of Ana: 3 cards");
  assert_label (GTK_WIDGET (tablee_hand_view_get_card (get_hand (&fixture), 0)), "Klingbohnen 2, in your hand, can be laid out");
  assert_label (GTK_WIDGET (tablee_hand_view_get_card (get_hand (&fixture), 2)), "Darth Beans 1, in your hand");
  table_fixture_tear_down (&fixture);
}

/* Behind the curtain nobody's cards are there. */
static void
test_nobody (void)
{
  Fixture fixture;

  table_fixture_set_up_at (&fixture, PLAY, TABLEE_NOBODY, 1000, 760);
  assert_label (sb_seat_view_get_collection (get_seat (&fixture, 0), SB_SECRET), "Ana: secret collection of 1 card.");
  g_assert_cmpint (tablee_hand_view_get_n_cards (get_hand (&fixture)), ==, 3);
  for (gsize i = 0; i < 3; i++)
    assert_label (GTK_WIDGET (tablee_hand_view_get_card (get_hand (&fixture), i)), "A card, face down");
  table_fixture_tear_down (&fixture);
}

/* A card that could go to either collection is chosen, and goes where the next click says. */
static void
test_choice_of_collection (void)
{
  Fixture fixture;

  set_up (&fixture, PLAY);
  press_card (&fixture, SB_KLINGBOHNEN, 9);
  g_assert_cmpint (get_state (&fixture)->phase, ==, SB_PHASE_PLAY);
  g_assert_cmpstr (tablee_table_get_question (TABLEE_TABLE (fixture.table)), ==, "This card can go to either collection: choose one.");
  assert_label (GTK_WIDGET (tablee_hand_view_get_card (get_hand (&fixture), 1)),
                "Klingbohnen 9, chosen: say which collection it goes to");

  /* Once more, and it is not chosen any more. */
  press_card (&fixture, SB_KLINGBOHNEN, 9);
  assert_label (GTK_WIDGET (tablee_hand_view_get_card (get_hand (&fixture), 1)), "Klingbohnen 9, in your hand, can be laid out");
  g_assert_null (tablee_table_get_question (TABLEE_TABLE (fixture.table)));

  /* Nor after Escape, which then has nothing more to put back. */
  press_card (&fixture, SB_KLINGBOHNEN, 9);
  g_assert_true (tablee_table_cancel (TABLEE_TABLE (fixture.table)));
  assert_label (GTK_WIDGET (tablee_hand_view_get_card (get_hand (&fixture), 1)), "Klingbohnen 9, in your hand, can be laid out");
  g_assert_false (tablee_table_cancel (TABLEE_TABLE (fixture.table)));

  press_card (&fixture, SB_KLINGBOHNEN, 9);
  g_signal_emit_by_name (sb_seat_view_get_collection (get_seat (&fixture, 0), SB_SECRET), "clicked");
  g_assert_cmpint (sb_secret_count (&get_state (&fixture)->seats[0]), ==, 2);
  g_assert_cmpint (get_state (&fixture)->phase, ==, SB_PHASE_ADD);

  /* Further cards go there too, without a question. */
  table_fixture_wait_for_decision (&fixture);
  press_card (&fixture, SB_KLINGBOHNEN, 2);
  g_assert_cmpint (sb_secret_count (&get_state (&fixture)->seats[0]), ==, 3);
  table_fixture_tear_down (&fixture);
}

/* The table that takes the place of this one, in another language perhaps, knows the choice; another decision does not. */
static void
test_kept_choice (void)
{
  Fixture fixture;
  g_autoptr (GVariant) view = NULL;
  g_autoptr (GtkWidget) other = NULL;
  TableeCardView *card;

  set_up (&fixture, PLAY);
  press_card (&fixture, SB_KLINGBOHNEN, 9);
  view = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (fixture.table)));
  other = g_object_ref_sink (tablee_table_new (fixture.session));
  card = tablee_hand_view_get_card (TABLEE_HAND_VIEW (table_fixture_get_nth (other, TABLEE_TYPE_HAND_VIEW, 0)), 1);
  g_assert_false (tablee_card_view_get_card (card)->chosen);
  tablee_table_restore_view (TABLEE_TABLE (other), view);
  g_assert_true (tablee_card_view_get_card (card)->chosen);

  g_assert_true (gtk_widget_activate_action (fixture.table, "table.to-visible", NULL));
  tablee_table_restore_view (TABLEE_TABLE (other), view);
  g_assert_cmpint (tablee_hand_view_get_n_cards (TABLEE_HAND_VIEW (table_fixture_get_nth (other, TABLEE_TYPE_HAND_VIEW, 0))),
                   ==, 2);
  g_clear_pointer (&view, g_variant_unref);
  view = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (other)));
  g_assert_false (g_variant_lookup (view, "chosen", "(xti)", NULL, NULL, NULL));
  table_fixture_tear_down (&fixture);
}

static void
assert_field_available (SbSeatView *seat,
                        SbSlot      slot,
                        gboolean    available)
{
  g_assert_cmpint (tablee_field_view_get_field (TABLEE_FIELD_VIEW (sb_seat_view_get_collection (seat, slot)))->available, ==,
                   available);
}

static void
test_drop (void)
{
  Fixture fixture;
  SbSeatView *seat;
  GtkWidget *hand;

  set_up (&fixture, PLAY);
  seat = get_seat (&fixture, 0);
  assert_field_available (seat, SB_VISIBLE, FALSE);

  /* What is being dragged shows where it may go; what goes nowhere shows nothing. */
  hand = table_fixture_get_nth (fixture.table, TABLEE_TYPE_HAND_VIEW, 0);
  g_signal_emit_by_name (hand, "lifted", sb_face_id (sb_card (SB_DARTH_BEANS, 1), 0));
  assert_field_available (seat, SB_VISIBLE, FALSE);
  g_signal_emit_by_name (hand, "lifted", sb_face_id (sb_card (SB_KLINGBOHNEN, 2), 0));
  assert_field_available (seat, SB_VISIBLE, TRUE);
  g_signal_emit_by_name (hand, "lifted", TABLEE_NO_CARD);
  assert_field_available (seat, SB_VISIBLE, FALSE);

  g_signal_emit_by_name (sb_seat_view_get_collection (seat, SB_VISIBLE), "dropped",
                         sb_face_id (sb_card (SB_DARTH_BEANS, 1), 0));
  g_assert_cmpstr (fixture.told, ==, "Neither of your collections is of this family.");

  g_signal_emit_by_name (sb_seat_view_get_collection (seat, SB_VISIBLE), "dropped",
                         sb_face_id (sb_card (SB_KLINGBOHNEN, 2), 0));
  g_assert_cmpint (sb_cards_count (get_state (&fixture)->seats[0].visible), ==, 2);
  table_fixture_wait_for_decision (&fixture);
  g_signal_emit_by_name (sb_seat_view_get_collection (seat, SB_SECRET), "dropped",
                         sb_face_id (sb_card (SB_KLINGBOHNEN, 9), 0));
  g_assert_cmpstr (fixture.told, ==, "One collection a turn: further cards go to the same one.");
  table_fixture_tear_down (&fixture);
}

/* Until the curtain falls, who has just played sees the table: the other one's decisions are not refused for their phase. */
static void
test_out_of_turn (void)
{
  Fixture fixture;

  set_up (&fixture, PLAY);
  g_assert_true (tablee_game_session_play (fixture.session, SB_ACTION_VISIBLE + sb_card (SB_KLINGBOHNEN, 2), NULL));
  table_fixture_wait_for_decision (&fixture);
  g_assert_true (tablee_game_session_play (fixture.session, SB_ACTION_DONE, NULL));
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (tablee_game_session_get_current_seat (fixture.session), ==, 1);
  g_assert_true (tablee_game_session_get_decision_open (fixture.session));
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.draw", NULL));
  g_assert_cmpstr (fixture.told, ==, "It is not your turn yet.");
  g_assert_cmpint (tablee_game_session_get_current_seat (fixture.session), ==, 1);
  table_fixture_tear_down (&fixture);
}

static GtkWidget *
find_button (Fixture    *fixture,
             const char *action)
{
  for (int i = 0; i < 7; i++)
    {
      GtkWidget *button = table_fixture_get_nth (fixture->table, TABLEE_TYPE_ACTION_BUTTON, i);

      if (g_str_equal (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action))
        return button;
    }

  g_assert_not_reached ();
}

/* A game that is looked through shows what was decided there, and not what will begin the next turn. */
static void
test_looked_through (void)
{
  g_autoptr (TableePosition) position = tablee_position_parse (CLOSE ("\"M2\", \"M4\""), -1, NULL);
  TableeGameSession *session = new_session_at (position);
  Fixture fixture = { .session = session };
  GtkWidget *table;

  tablee_game_session_set_viewer (session, TABLEE_VIEWER_ALL);
  table = g_object_ref_sink (GTK_WIDGET (tablee_table_new (session)));
  fixture.table = table;
  g_assert_true (gtk_widget_get_visible (find_button (&fixture, "table.close")));
  g_assert_false (gtk_widget_get_visible (find_button (&fixture, "table.draw")));
  g_object_unref (table);
  g_object_unref (session);
}

/* What cannot be done says why. */
static void
test_refusals (void)
{
  Fixture fixture;

  set_up (&fixture, PLAY);
  press_card (&fixture, SB_DARTH_BEANS, 1);
  g_assert_cmpstr (fixture.told, ==, "Neither of your collections is of this family.");
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.to-secret", NULL));
  g_assert_cmpstr (fixture.told, ==, "First choose a card in your hand.");
  g_assert_cmpstr (tablee_widget_get_tooltip (find_button (&fixture, "table.to-secret")), ==, "First choose a card in your hand.");
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.draw", NULL));
  g_assert_cmpstr (fixture.told, ==, "Now you have to lay out a card from your hand.");
  table_fixture_tear_down (&fixture);

}

/* Who takes up a card twice instead of drawing does not draw: it lies ready, and what has to be decided before is asked. Once decides nothing. */
static void
test_no_draw_by_card (void)
{
  Fixture fixture;

  set_up (&fixture, DRAW);
  press_card (&fixture, SB_KLINGBOHNEN, 2);
  g_assert_cmpint (get_state (&fixture)->phase, ==, SB_PHASE_DRAW);
  g_assert_cmpstr (tablee_table_get_question (TABLEE_TABLE (fixture.table)), ==, "To play without drawing, choose this card once more.");
  g_assert_true (tablee_table_cancel (TABLEE_TABLE (fixture.table)));
  g_assert_null (tablee_table_get_question (TABLEE_TABLE (fixture.table)));
  press_card (&fixture, SB_KLINGBOHNEN, 2);
  g_assert_cmpint (get_state (&fixture)->phase, ==, SB_PHASE_DRAW);
  press_card (&fixture, SB_KLINGBOHNEN, 2);
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_state (&fixture)->phase, ==, SB_PHASE_CLOSE);
  g_assert_cmpint (sb_hand_count (&get_state (&fixture)->seats[0]), ==, 2);
  g_assert_true (tablee_card_view_get_card (tablee_hand_view_get_card (get_hand (&fixture), 0))->chosen);
  table_fixture_act (&fixture, "table.keep");
  press_card (&fixture, SB_KLINGBOHNEN, 2);
  g_assert_cmpint (sb_secret_count (&get_state (&fixture)->seats[0]), ==, 1);
  table_fixture_tear_down (&fixture);
}

/* A card of the hand says that the collection is kept, whatever it is worth. */
static void
test_keep_by_card (void)
{
  Fixture fixture;

  set_up (&fixture, CLOSE ("\"K4\""));
  assert_label (GTK_WIDGET (tablee_hand_view_get_card (get_hand (&fixture), 1)), "Darth Beans 1, in your hand, can be laid out");
  press_card (&fixture, SB_DARTH_BEANS, 1);
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (sb_secret_count (&get_state (&fixture)->seats[0]), ==, 1);
  table_fixture_tear_down (&fixture);

  /* Where it is the only one, it is laid out by itself once the collection is kept: nobody has done anything wrong. */
  set_up_patient (&fixture, ONLY_TWICE);
  press_card (&fixture, SB_KLINGBOHNEN, 9);
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_state (&fixture)->phase, ==, SB_PHASE_ADD);
  g_assert_cmpint (sb_secret_count (&get_state (&fixture)->seats[0]), ==, 2);
  g_assert_null (fixture.told);
  table_fixture_tear_down (&fixture);

  /* Where it goes is asked once the collection is kept. */
  set_up (&fixture, CLOSE ("\"K4\""));
  press_card (&fixture, SB_KLINGBOHNEN, 2);
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_state (&fixture)->phase, ==, SB_PHASE_PLAY);
  g_assert_true (tablee_card_view_get_card (tablee_hand_view_get_card (get_hand (&fixture), 0))->chosen);
  table_fixture_act (&fixture, "table.to-visible");
  g_assert_cmpint (sb_cards_count (get_state (&fixture)->seats[0].visible), ==, 2);
  table_fixture_tear_down (&fixture);

  /* The same where it is worth something: closing it has its button. */
  set_up (&fixture, CLOSE ("\"K1\""));
  assert_label (GTK_WIDGET (tablee_hand_view_get_card (get_hand (&fixture), 1)), "Darth Beans 1, in your hand, can be laid out");
  press_card (&fixture, SB_DARTH_BEANS, 1);
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (sb_secret_count (&get_state (&fixture)->seats[0]), ==, 1);
  g_assert_cmpint (sb_cards_count (get_state (&fixture)->seats[0].visible), ==, 1);
  table_fixture_tear_down (&fixture);

  /* Where it must be closed, a card says why it does not go. */
  set_up_patient (&fixture, MUST_CLOSE);
  press_card (&fixture, SB_DARTH_BEANS, 1);
  g_assert_cmpstr (fixture.told, ==, "No card in your hand fits either of your collections: you have to close the visible one.");
  g_assert_cmpint (get_state (&fixture)->phase, ==, SB_PHASE_CLOSE);
  table_fixture_tear_down (&fixture);
}

static gboolean
is_described (GtkWidget  *widget,
              const char *description)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                               description);

  return other == NULL;
}

/* What leaves no way back is done when it is done twice, and nothing else between. */
static void
test_consent (void)
{
  Fixture fixture;
  GtkWidget *card;

  set_up (&fixture, PLAY);
  tablee_game_session_set_careful (fixture.session, TRUE);
  card = GTK_WIDGET (tablee_hand_view_get_card (get_hand (&fixture), 0));
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.card-1", NULL));
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.to-visible", NULL));
  g_assert_cmpint (get_state (&fixture)->phase, ==, SB_PHASE_PLAY);
  g_assert_nonnull (strstr (fixture.told, ": this cannot be undone. Do it once more, or press Escape."));
  g_assert_true (is_described (card, "Do it once more to confirm. It cannot be undone."));

  /* Forgotten. */
  g_assert_true (tablee_table_cancel (TABLEE_TABLE (fixture.table)));
  g_assert_false (is_described (card, "Do it once more to confirm. It cannot be undone."));
  g_assert_false (tablee_table_forget_consent (TABLEE_TABLE (fixture.table)));
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.to-visible", NULL));
  g_assert_cmpint (get_state (&fixture)->phase, ==, SB_PHASE_PLAY);

  g_assert_true (gtk_widget_activate_action (fixture.table, "table.to-visible", NULL));
  g_assert_cmpint (get_state (&fixture)->phase, ==, SB_PHASE_ADD);
  g_assert_cmpint (sb_cards_count (get_state (&fixture)->seats[0].visible), ==, 2);
  g_assert_false (tablee_table_forget_consent (TABLEE_TABLE (fixture.table)));
  table_fixture_tear_down (&fixture);
}

static int
count_marked (Fixture *fixture)
{
  int count = 0;

  for (gsize i = 0; i < tablee_hand_view_get_n_cards (get_hand (fixture)); i++)
    count += tablee_card_view_get_card (tablee_hand_view_get_card (get_hand (fixture), i))->marked ? 1 : 0;

  return count;
}

static GtkWidget *
find_empty_hand (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "empty-hand"))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_empty_hand (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static int
get_height (GtkWidget *widget)
{
  gboolean visible = gtk_widget_get_visible (widget);
  int height;

  gtk_widget_set_visible (widget, TRUE);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  gtk_widget_set_visible (widget, visible);

  return height;
}

/* Nothing jumps when the last card has gone. */
static void
test_empty_hand (void)
{
  Fixture fixture;

  set_up (&fixture, PLAY);
  g_assert_cmpint (get_height (find_empty_hand (fixture.table)), ==, get_height (GTK_WIDGET (get_hand (&fixture))));
  table_fixture_tear_down (&fixture);
}

static int
get_top_of_points (GtkWidget *table)
{
  GtkWidget *pile = sb_seat_view_get_points (SB_SEAT_VIEW (table_fixture_get_nth (table, SB_TYPE_SEAT_VIEW, 1)));

  return sb_face_card (tablee_card_stack_get_top_id (TABLEE_CARD_STACK (table_fixture_get_nth (pile, TABLEE_TYPE_CARD_STACK, 0))));
}

/* What came last is on top of the point pile, wherever its family is in the order; and at a table that was not there when it came. */
static void
test_point_pile (void)
{
  Fixture fixture;
  g_autoptr (GtkWidget) later = NULL;

  set_up (&fixture, CLOSE_AGAIN);
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.close", NULL));
  assert_label (sb_seat_view_get_points (get_seat (&fixture, 0)), "Ana: 7 points on the pile, Klingbohnen 2 and Moonbohnen 5.");
  g_assert_cmpint (get_top_of_points (fixture.table), ==, sb_card (SB_KLINGBOHNEN, 2));
  later = g_object_ref_sink (tablee_table_new (fixture.session));
  g_assert_cmpint (get_top_of_points (later), ==, sb_card (SB_KLINGBOHNEN, 2));
  table_fixture_tear_down (&fixture);
}

/* A turn by the actions of the table, which its keys and buttons are too. */
static void
test_actions (void)
{
  Fixture fixture;

  set_up (&fixture, DRAW);
  g_assert_cmpint (count_marked (&fixture), ==, 0);
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.draw", NULL));
  g_assert_cmpint (sb_hand_count (&get_state (&fixture)->seats[0]), ==, 4);
  g_assert_cmpint (count_marked (&fixture), ==, 2);
  g_assert_cmpint (tablee_hand_view_get_n_cards (get_hand (&fixture)), ==, 4);
  table_fixture_wait_for_decision (&fixture);
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.close", NULL));
  g_assert_cmpint (sb_points (get_state (&fixture)->seats[0].points), ==, 4);
  assert_label (sb_seat_view_get_points (get_seat (&fixture, 0)), "Ana: 4 points on the pile, Moonbohnen 4.");
  table_fixture_wait_for_decision (&fixture);
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.card-1", NULL));
  g_assert_cmpint (sb_cards_count (get_state (&fixture)->seats[0].visible), ==, 1);
  g_assert_null (fixture.told);
  table_fixture_tear_down (&fixture);
}

/* Only the buttons of the phase are there. */
static void
test_buttons (void)
{
  static const struct
  {
    const char *position;
    const char *actions[3];
  } cases[] = {
    { DRAW, { "table.draw", "table.no-draw" } },
    { PLAY, { "table.to-visible", "table.to-secret" } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture fixture;

      set_up (&fixture, cases[i].position);
      for (int j = 0; j < 7; j++)
        {
          GtkWidget *button = table_fixture_get_nth (fixture.table, TABLEE_TYPE_ACTION_BUTTON, j);
          const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (button));

          g_assert_cmpint (gtk_widget_get_visible (button), ==, g_strv_contains (cases[i].actions, action));
        }
      table_fixture_tear_down (&fixture);
    }
}

static char *
dup_hint (Fixture    *fixture,
          const char *action)
{
  for (int i = 0;; i++)
    {
      GtkWidget *button = table_fixture_get_nth (fixture->table, TABLEE_TYPE_ACTION_BUTTON, i);
      char *hint;

      if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) != 0)
        continue;
      g_object_get (button, "hint", &hint, NULL);
      return hint;
    }
}

/* Where one card alone could be laid out, the button says so: it is laid out without a question, unless that costs points. */
static void
test_keep_hint (void)
{
  static const struct
  {
    const char *position;
    const char *hint;
  } cases[] = {
    { ONLY, "lays out Klingbohnen 2" },
    { ONLY_FOR_POINTS, "Klingbohnen 9, −2 points" },
    { CLOSE ("\"K9\""), NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *hint = NULL;
      Fixture fixture;

      set_up (&fixture, cases[i].position);
      hint = dup_hint (&fixture, "table.keep");
      g_assert_cmpstr (hint, ==, cases[i].hint);
      table_fixture_tear_down (&fixture);
    }
}

/* Who has closed enough passes nothing any more. */
static void
test_last_hint (void)
{
  g_autofree char *hint = NULL;
  Fixture fixture;

  set_up (&fixture, HEAD "\"phase\": \"add\", \"slot\": \"visible\", \"players\": [{ \"hand\": [\"K2\", \"D1\"], \"visible\": [\"K4\"], "
          "\"points\": [\"M8\", \"M9\", \"B9\", \"C5\"] }, " OTHERS "] }");
  hint = dup_hint (&fixture, "table.done");
  g_assert_cmpstr (hint, ==, "ends the game");
  table_fixture_tear_down (&fixture);
}

static gboolean
timeout_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait_for_layout (void)
{
  gboolean done = FALSE;

  g_timeout_add (300, timeout_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
suggests_to_close (Fixture *fixture)
{
  GtkWidget *button = table_fixture_get_nth (fixture->table, TABLEE_TYPE_ACTION_BUTTON, 2);

  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "table.close");

  return gtk_widget_has_css_class (button, "suggested");
}

static graphene_rect_t
get_bounds (const char *position,
            const char *action)
{
  graphene_rect_t bounds;
  Fixture fixture;

  set_up (&fixture, position);
  wait_for_layout ();
  g_assert_true (gtk_widget_compute_bounds (find_button (&fixture, action), fixture.table, &bounds));
  table_fixture_tear_down (&fixture);

  return bounds;
}

/* Whoever clicks twice where nothing was to be drawn closes nothing. */
static void
test_second_click (void)
{
  graphene_rect_t no_draw = get_bounds (DRAW, "table.no-draw");
  graphene_rect_t close = get_bounds (CLOSE ("\"K1\""), "table.close");

  g_assert_false (graphene_rect_intersection (&no_draw, &close, NULL));
}

/* To close is suggested only where it brings something. */
static void
test_suggested (void)
{
  Fixture fixture;

  set_up (&fixture, CLOSE ("\"K4\""));
  g_assert_false (suggests_to_close (&fixture));
  table_fixture_tear_down (&fixture);

  set_up (&fixture, CLOSE ("\"K1\""));
  g_assert_true (suggests_to_close (&fixture));
  table_fixture_tear_down (&fixture);
}

static float
get_top (Fixture *fixture)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_seat (fixture, 0)), fixture->table, &bounds));

  return bounds.origin.y;
}

/* When it is over, everybody has what the result says: the pile, the bonus, and what the collections were sold for. Nothing has moved. */
static void
test_end (void)
{
  Fixture fixture;
  g_autofree char *hint = NULL;
  float top;

  set_up (&fixture, HEAD "\"phase\": \"close\", \"players\": ["
          "{ \"hand\": [\"D1\"], \"visible\": [\"B1\"], \"points\": [\"K9\", \"K8\", \"K8\", \"K4\"] }, "
          "{ \"visible\": [\"M2\", \"M3\"], \"points\": [\"L9\"] } ] }");
  wait_for_layout ();
  top = get_top (&fixture);
  hint = dup_hint (&fixture, "table.close");
  g_assert_cmpstr (hint, ==, "1 point, ends the game");
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.close", NULL));
  while (!tablee_game_session_get_over (fixture.session))
    g_main_context_iteration (NULL, TRUE);
  wait_for_layout ();
  g_assert_cmpfloat (get_top (&fixture), ==, top);
  assert_label (table_fixture_get_nth (fixture.table, TABLEE_TYPE_SEAT_PLATE, 0),
                "Bo · 11 points. 0 cards in the hand. Passes the hand to Ana.");
  assert_label (table_fixture_get_nth (fixture.table, TABLEE_TYPE_SEAT_PLATE, 1),
                "Ana · In the lead. 34 points. 0 cards in the hand. Passes the hand to Bo.");
  assert_label (table_fixture_get_nth (fixture.table, SB_TYPE_RACE_VIEW, 0),
                "On the way to 30 points: Ana with 34 points and Bo with 11 points");
  table_fixture_tear_down (&fixture);
}

/* One of each for everybody. Returns: (transfer full) */
static char *
dup_full_table (void)
{
  GString *text = g_string_new (HEAD "\"phase\": \"play\", \"players\": [");

  for (int i = 0; i < SB_MAX_SEATS; i++)
    {
      int value = SB_VALUES - i;

      g_string_append_printf (text, "%s{ \"hand\": [\"L%d\", \"M%d\"], \"visible\": [\"L%d\"], \"secret\": [\"M%d\"], "
                              "\"points\": [\"C%d\"] }",
                              i > 0 ? ", " : "", value, value, value, value, value);
    }
  g_string_append (text, "] }");

  return g_string_free (text, FALSE);
}

/* Nothing reaches beyond the sides, with as many players as there can be, in a phone's width as on a large screen. */
static void
test_widths (void)
{
  static const int widths[] = { 360, 700, 1280, 1900 };
  g_autofree char *text = dup_full_table ();

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Fixture fixture;

      table_fixture_set_up_at (&fixture, text, 0, widths[i], 800);
      wait_for_layout ();
      for (int j = 0; j < SB_MAX_SEATS; j++)
        {
          GtkWidget *view = table_fixture_get_nth (fixture.table, SB_TYPE_SEAT_VIEW, j);
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (view, fixture.table, &bounds));
          g_assert_cmpfloat (bounds.origin.x, >=, 0);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (fixture.table));
        }
      table_fixture_tear_down (&fixture);
    }
}

static void
resize_to (Fixture *fixture,
           int      height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, height);
  while (gtk_widget_get_height (fixture->table) != height)
    wait_for_frames (fixture->window);
  wait_for_layout ();
}

/* What is said below the table may take a line more: the table is the same as before. With much less height it is another. */
static void
test_steady_form (void)
{
  Fixture fixture;

  set_up (&fixture, PLAY);
  resize_to (&fixture, 602);
  g_assert_false (gtk_widget_has_css_class (fixture.table, "compact"));
  resize_to (&fixture, 580);
  g_assert_false (gtk_widget_has_css_class (fixture.table, "compact"));
  resize_to (&fixture, 540);
  g_assert_true (gtk_widget_has_css_class (fixture.table, "compact"));
  resize_to (&fixture, 580);
  g_assert_true (gtk_widget_has_css_class (fixture.table, "compact"));
  table_fixture_tear_down (&fixture);
}

/* On a phone, what one plays with is in sight, whatever else has to scroll. */
static void
test_phone (void)
{
  g_autofree char *text = dup_full_table ();
  Fixture fixture;

  table_fixture_set_up_at (&fixture, text, 0, 350, 400);
  wait_for_layout ();
  table_fixture_assert_in_sight (&fixture, GTK_WIDGET (get_hand (&fixture)));
  table_fixture_assert_in_sight (&fixture, table_fixture_get_nth (fixture.table, SB_TYPE_ACTION_BAR, 0));
  table_fixture_tear_down (&fixture);
}

/* Each key has an action that is there. */
static void
test_shortcuts (void)
{
  const TableeTableShortcut *shortcut = tablee_table_get_shortcuts ("space-beans");
  Fixture fixture;

  set_up (&fixture, PLAY);
  for (; shortcut->action != NULL; shortcut++)
    {
      g_assert_true (gtk_accelerator_parse (shortcut->key, &(guint) { 0 }, &(GdkModifierType) { 0 }));
      g_assert_true (gtk_widget_activate_action (fixture.table, shortcut->action, NULL));
      table_fixture_wait_for_decision (&fixture);
    }
  table_fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  init_widget_test (&argc, &argv);

  g_test_add_func ("/widgets/space-beans/spoken", test_spoken);
  g_test_add_func ("/widgets/space-beans/nobody", test_nobody);
  g_test_add_func ("/widgets/space-beans/choice-of-collection", test_choice_of_collection);
  g_test_add_func ("/widgets/space-beans/kept-choice", test_kept_choice);
  g_test_add_func ("/widgets/space-beans/keep-by-card", test_keep_by_card);
  g_test_add_func ("/widgets/space-beans/consent", test_consent);
  g_test_add_func ("/widgets/space-beans/suggested", test_suggested);
  g_test_add_func ("/widgets/space-beans/second-click", test_second_click);
  g_test_add_func ("/widgets/space-beans/drop", test_drop);
  g_test_add_func ("/widgets/space-beans/refusals", test_refusals);
  g_test_add_func ("/space-beans/no-draw-by-card", test_no_draw_by_card);
  g_test_add_func ("/widgets/space-beans/out-of-turn", test_out_of_turn);
  g_test_add_func ("/widgets/space-beans/actions", test_actions);
  g_test_add_func ("/widgets/space-beans/keep-hint", test_keep_hint);
  g_test_add_func ("/widgets/space-beans/last-hint", test_last_hint);
  g_test_add_func ("/widgets/space-beans/empty-hand", test_empty_hand);
  g_test_add_func ("/widgets/space-beans/point-pile", test_point_pile);
  g_test_add_func ("/widgets/space-beans/buttons", test_buttons);
  g_test_add_func ("/widgets/space-beans/end", test_end);
  g_test_add_func ("/widgets/space-beans/widths", test_widths);
  g_test_add_func ("/widgets/space-beans/steady-form", test_steady_form);
  g_test_add_func ("/widgets/space-beans/phone", test_phone);
  g_test_add_func ("/widgets/space-beans/looked-through", test_looked_through);
  g_test_add_func ("/widgets/space-beans/shortcuts", test_shortcuts);

  return g_test_run ();
}
