/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Bean chains, clicked and heard. */
#include "config.h"

#include <adwaita.h>

#include "games/bean-chains/rules/rules.h"
#include "games/bean-chains/table/faces.h"
#include "games/bean-chains/table/track-view.h"
#include "notation/position.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"
#include "widgets/calm-tooltip.h"
#include "widgets/hand-view.h"
#include "widgets/meters-view.h"
#include "widgets/pile-view.h"
#include "widgets/player-view.h"

#define HEAD "{ \"format\": \"tablee-position\", \"version\": 1, \"game\": \"bean-chains\", \"seed\": 7, \"current\": 0, "
#define OTHER "{ \"hand\": [\"B\", \"B\", \"s\"], \"chains\": [[\"g\", 3]], \"coins\": 2 }"

/* Blue and chili stand, and one place is free; the first card of the hand begins a chain. */
#define PLAY HEAD "\"phase\": \"play-more\", \"turn\": 3, \"discard\": [\"R\", \"S\"], \"players\": [" \
  "{ \"hand\": [\"G\", \"B\", \"s\"], \"chains\": [[\"B\", 4], [\"C\", 2]], \"coins\": 1 }, " OTHER "] }"
#define BEGIN HEAD "\"phase\": \"play\", \"turn\": 1, \"players\": [{ \"hand\": [\"G\", \"B\", \"s\"], \"chains\": [] }, " OTHER "] }"
#define THROW HEAD "\"phase\": \"discard\", \"turn\": 3, \"players\": [" \
  "{ \"hand\": [\"G\", \"B\", \"s\"], \"chains\": [[\"B\", 4], [\"C\", 2]] }, " OTHER "] }"
#define LEFTOVERS HEAD "\"phase\": \"leftovers\", \"turn\": 3, \"trade\": [\"B\", \"R\"], \"players\": [" \
  "{ \"hand\": [\"G\", \"B\"], \"chains\": [[\"B\", 4], [\"C\", 2], [\"s\", 1]] }, " OTHER "] }"
#define TRADE HEAD "\"phase\": \"trade\", \"turn\": 3, \"trade\": [\"B\", \"R\", \"S\"], \"players\": [" \
  "{ \"hand\": [\"G\", \"B\"], \"chains\": [[\"B\", 4], [\"C\", 2]] }, " OTHER "] }"
#define LAST_TRADE HEAD "\"phase\": \"trade\", \"turn\": 3, \"trade\": [\"B\", \"R\", \"S\"], \"draw\": [\"R\"], \"players\": [" \
  "{ \"hand\": [\"G\", \"B\"], \"chains\": [[\"B\", 4], [\"C\", 2]] }, " OTHER "] }"
#define SELL HEAD "\"phase\": \"sell\", \"turn\": 3, \"pending\": \"G\", \"from\": \"play\", \"players\": [" \
  "{ \"hand\": [\"G\", \"B\"], \"chains\": [[\"B\", 4], [\"C\", 2], [\"s\", 1]] }, " OTHER "] }"
#define BUY HEAD "\"options\": { \"chains\": 2 }, \"phase\": \"play-more\", \"turn\": 3, \"players\": [" \
  "{ \"hand\": [\"G\", \"B\"], \"chains\": [[\"B\", 4]], \"coins\": 3 }, " OTHER "] }"

/* Nowhere is room for a green or a red bean. */
#define FULL_SEAT "{ \"hand\": [\"G\", \"B\"], \"chains\": [[\"B\", 4], [\"C\", 2], [\"s\", 1]] }, "
#define FULL HEAD "\"phase\": \"play-more\", \"turn\": 3, \"players\": [" FULL_SEAT OTHER "] }"
#define TRADE_ONE HEAD "\"phase\": \"trade\", \"turn\": 3, \"trade\": [\"R\", \"R\"], \"players\": [" FULL_SEAT OTHER "] }"
#define TRADE_BEGIN HEAD "\"phase\": \"trade\", \"turn\": 3, \"trade\": [\"R\", \"S\"], \"players\": [" \
  "{ \"hand\": [\"G\", \"B\"], \"chains\": [[\"B\", 4], [\"C\", 2]] }, " OTHER "] }"
#define TRADE_SEVERAL HEAD "\"phase\": \"trade\", \"turn\": 3, \"trade\": [\"R\", \"S\"], \"players\": [" FULL_SEAT OTHER "] }"
#define THROW_ONE HEAD "\"phase\": \"discard\", \"turn\": 3, \"players\": [" \
  "{ \"hand\": [\"G\"], \"chains\": [[\"B\", 4], [\"C\", 2]] }, " OTHER "] }"

enum { BUTTONS = 4 };  /* below the hand */

static const ChState *
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

/* The other one first, the near one below. */
static GtkWidget *
get_chain (Fixture *fixture,
           int      seat,
           int      place)
{
  return tablee_player_view_get_field (TABLEE_PLAYER_VIEW (table_fixture_get_nth (fixture->table, TABLEE_TYPE_PLAYER_VIEW, 1 - seat)), place);
}

static TableeHandView *
get_trade (Fixture *fixture)
{
  return TABLEE_HAND_VIEW (table_fixture_get_nth (fixture->table, TABLEE_TYPE_HAND_VIEW, 0));
}

static TableeHandView *
get_hand (Fixture *fixture)
{
  return TABLEE_HAND_VIEW (table_fixture_get_nth (fixture->table, TABLEE_TYPE_HAND_VIEW, 1));
}

static GtkWidget *
get_discard (Fixture *fixture)
{
  return table_fixture_get_nth (fixture->table, TABLEE_TYPE_PILE_VIEW, 1);
}

static void
click (gpointer widget)
{
  g_assert_nonnull (widget);
  g_signal_emit_by_name (widget, "clicked");
}

static void
do_action (Fixture    *fixture,
           const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, action, NULL));
}

static gboolean
is_available (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "available");
}

/* Every thing of a known position says what it is and what it is worth. */
static void
test_spoken (void)
{
  Fixture fixture;

  set_up (&fixture, PLAY);
  assert_label (get_chain (&fixture, 0, 0), "Chain 1: 4 blue beans, worth 1 coin; 2 coins with 6.");
  assert_label (get_chain (&fixture, 0, 1),
                "Chain 2: 2 chili beans, worth nothing; 1 coin with 3.");
  assert_label (get_chain (&fixture, 0, 2), "Chain 3: Free. Start a chain with a green bean.");
  assert_label (get_chain (&fixture, 1, 0), "Chain 1: 3 garden beans, worth 3 coins, the most there is.");
  assert_label (get_chain (&fixture, 1, 1), "Chain 2: Free.");
  assert_label (get_hand (&fixture), "Hand of Ana: 3 cards");
  assert_label (tablee_hand_view_get_card (get_hand (&fixture), 0), "Green bean, card 1 of 3 of the hand, can be played");
  assert_label (tablee_hand_view_get_card (get_hand (&fixture), 1), "Blue bean, card 2 of 3 of the hand");
  assert_label (get_discard (&fixture), "Discard pile: 2 cards. On top, Red bean.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (tablee_hand_view_get_card (get_hand (&fixture), 0)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "1 coin with 3 cards, 2 with 5, 3 with 6, 4 with 7");
  g_assert_true (is_available (get_chain (&fixture, 0, 2)));
  g_assert_false (is_available (get_chain (&fixture, 0, 0)));
  table_fixture_tear_down (&fixture);
}

static GtkWidget *
find_button (Fixture    *fixture,
             const char *title)
{
  for (int i = 0; i < BUTTONS; i++)
    {
      GtkWidget *button = table_fixture_get_nth (fixture->table, TABLEE_TYPE_ACTION_BUTTON, i);
      g_autofree char *text = NULL;

      g_object_get (button, "title", &text, NULL);
      if (g_strcmp0 (text, title) == 0 && gtk_widget_get_mapped (button))
        return button;
    }

  return NULL;
}

static const char *
get_hint (GtkWidget *button)
{
  static char *hint = NULL;

  g_assert_nonnull (button);
  g_clear_pointer (&hint, g_free);
  g_object_get (button, "hint", &hint, NULL);

  return hint;
}

static void
wait_for_phase (Fixture *fixture,
                ChPhase  phase)
{
  while (get_state (fixture)->phase != phase)
    g_main_context_iteration (NULL, TRUE);
}

static graphene_rect_t
get_slot (Fixture    *fixture,
          const char *title)
{
  GtkWidget *button = find_button (fixture, title);
  graphene_rect_t bounds;

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_compute_bounds (button, fixture->table, &bounds));

  return bounds;
}

/* What was to be clicked once more is not something else then: who throws a leftover away does not stop playing. */
static void
test_slots (void)
{
  static const struct { const char *position, *go_on; } phases[] = {
    { LEFTOVERS, "End the Turn" }, { PLAY, "That Is All" }, { THROW, "Keep All Cards" }, { TRADE, "End the Turn" },
    { LAST_TRADE, "End the Game" },
  };
  graphene_rect_t away = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  graphene_rect_t go_on = away;

  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      Fixture fixture;

      set_up (&fixture, phases[i].position);
      if (i > 0)
        {
          graphene_rect_t now = get_slot (&fixture, "Throw Away");

          g_assert_true (graphene_rect_equal (&away, &now));
          now = get_slot (&fixture, phases[i].go_on);
          g_assert_true (graphene_rect_equal (&go_on, &now));
        }
      away = get_slot (&fixture, "Throw Away");
      go_on = get_slot (&fixture, phases[i].go_on);
      g_assert_false (graphene_rect_intersection (&away, &go_on, NULL));
      table_fixture_tear_down (&fixture);
    }
}

/* A hint that is about another card than the one that is up takes that one up. */
static void
test_taken_up (void)
{
  Fixture fixture;
  TableeHandView *trade;

  set_up (&fixture, LEFTOVERS);
  trade = get_trade (&fixture);
  assert_label (tablee_hand_view_get_card (trade, 0), "Blue bean, in the trade area, lifted");
  tablee_table_suggest (TABLEE_TABLE (fixture.table), ch_action (CH_ACTION_DISCARD, CH_RED));
  assert_label (tablee_hand_view_get_card (trade, 1), "Red bean, in the trade area, lifted");
  tablee_table_suggest (TABLEE_TABLE (fixture.table), ch_action (CH_ACTION_CHAIN, CH_BLUE));
  assert_label (tablee_hand_view_get_card (trade, 0), "Blue bean, in the trade area, lifted");
  table_fixture_tear_down (&fixture);
}

/* Behind the curtain nobody's cards are there. */
static void
test_nobody (void)
{
  Fixture fixture;

  table_fixture_set_up_at (&fixture, PLAY, TABLEE_NOBODY, 1000, 760);
  g_assert_cmpint (tablee_hand_view_get_n_cards (get_hand (&fixture)), ==, 3);
  for (gsize i = 0; i < 3; i++)
    {
      g_autofree char *label = g_strdup_printf ("Hidden card, card %d of 3 of the hand", (int) i + 1);

      assert_label (tablee_hand_view_get_card (get_hand (&fixture), i), label);
    }
  assert_label (get_chain (&fixture, 0, 2), "Chain 3: Free.");
  table_fixture_tear_down (&fixture);
}

/* The first card goes by itself, to its place, and no other one does. */
static void
test_playing (void)
{
  Fixture fixture;

  set_up (&fixture, PLAY);
  click (tablee_hand_view_get_card (get_hand (&fixture), 1));
  g_assert_cmpstr (fixture.told, ==, "Only the first card of the hand can be played.");
  click (get_chain (&fixture, 0, 0));
  g_assert_cmpstr (fixture.told, ==, "You may sell a chain only to make room for a new one.");
  click (get_chain (&fixture, 0, 2));
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_GREEN], ==, 1);
  assert_label (get_chain (&fixture, 0, 2), "Chain 3: 1 green bean, worth nothing; 1 coin with 3.");
  table_fixture_tear_down (&fixture);

  set_up (&fixture, PLAY);
  click (tablee_hand_view_get_card (get_hand (&fixture), 0));
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_GREEN], ==, 1);
  table_fixture_tear_down (&fixture);
}

/* What is thrown away is lifted first: cards are turned up at once. */
static void
test_throwing (void)
{
  Fixture fixture;

  set_up (&fixture, THROW);
  gtk_widget_grab_focus (get_discard (&fixture));
  do_action (&fixture, "table.throw-away");
  g_assert_cmpstr (fixture.told, ==, "Choose a card in your hand, or keep them all.");
  assert_label (tablee_hand_view_get_card (get_hand (&fixture), 2), "Soy bean, card 3 of 3 of the hand, can be thrown away");
  g_assert_false (is_available (get_discard (&fixture)));
  g_assert_cmpstr (tablee_widget_get_tooltip (find_button (&fixture, "Throw Away")), ==, "Choose a card in your hand, or keep them all.");
  g_assert_cmpstr (tablee_widget_get_tooltip (find_button (&fixture, "Play")), ==,
                   "You may play no more cards in this turn.");
  do_action (&fixture, "table.choose-3");
  assert_label (tablee_hand_view_get_card (get_hand (&fixture), 2),
                "Soy bean, card 3 of 3 of the hand, lifted: once more throws it away");
  click (tablee_hand_view_get_card (get_hand (&fixture), 1));
  assert_label (tablee_hand_view_get_card (get_hand (&fixture), 2), "Soy bean, card 3 of 3 of the hand, can be thrown away");
  g_assert_true (tablee_table_cancel (TABLEE_TABLE (fixture.table)));
  g_assert_false (is_available (get_discard (&fixture)));
  click (tablee_hand_view_get_card (get_hand (&fixture), 1));
  g_assert_true (is_available (get_discard (&fixture)));
  g_assert_cmpint (get_state (&fixture)->seats[0].hand_count, ==, 3);
  do_action (&fixture, "table.choose-2");
  g_assert_cmpint (get_state (&fixture)->seats[0].hand_count, ==, 2);
  g_assert_cmpint (get_state (&fixture)->seats[0].hand[1], ==, CH_SOY);
  table_fixture_tear_down (&fixture);

  set_up (&fixture, THROW);
  tablee_table_suggest (TABLEE_TABLE (fixture.table), ch_action (CH_ACTION_THROW, 2));
  do_action (&fixture, "table.throw-away");
  g_assert_cmpint (get_state (&fixture)->seats[0].hand_count, ==, 2);
  g_assert_cmpint (get_state (&fixture)->seats[0].hand[1], !=, CH_SOY);
  table_fixture_tear_down (&fixture);

  set_up (&fixture, THROW);
  do_action (&fixture, "table.go-on");
  g_assert_cmpint (get_state (&fixture)->seats[0].hand_count, ==, 3);
  g_assert_cmpint (get_state (&fixture)->phase, ==, CH_PHASE_TRADE);
  table_fixture_tear_down (&fixture);
}

/* One leftover is lifted, and a click lifts another one; chains are marked for whatever fits. */
static void
test_leftovers (void)
{
  Fixture fixture;

  set_up (&fixture, LEFTOVERS);
  assert_label (tablee_hand_view_get_card (get_trade (&fixture), 0), "Blue bean, in the trade area, lifted");
  g_assert_true (is_available (get_chain (&fixture, 0, 0)));
  do_action (&fixture, "table.choose-2");
  assert_label (tablee_hand_view_get_card (get_trade (&fixture), 1), "Red bean, in the trade area, lifted");
  g_assert_true (is_available (get_chain (&fixture, 0, 0)));
  g_assert_false (is_available (get_chain (&fixture, 0, 1)));
  do_action (&fixture, "table.play");
  g_assert_cmpstr (fixture.told, ==,
                   "You have no room for another chain, and may not sell one for a card that was left: throw it away.");
  g_signal_emit_by_name (get_discard (&fixture), "activated");
  g_assert_cmpint (get_state (&fixture)->discard_count, ==, 1);
  g_assert_cmpint (get_state (&fixture)->discard[0], ==, CH_RED);

  table_fixture_wait_for_decision (&fixture);
  click (tablee_hand_view_get_card (get_trade (&fixture), 0));
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_BLUE], ==, 5);
  table_fixture_tear_down (&fixture);
}

/* The table that takes the place of this one, in another language perhaps, knows which leftover is lifted. */
static void
test_kept_choice (void)
{
  Fixture fixture;
  g_autoptr (GVariant) view = NULL;
  g_autoptr (GtkWidget) other = NULL;
  TableeHandView *trade;

  set_up (&fixture, LEFTOVERS);
  do_action (&fixture, "table.choose-2");
  view = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (fixture.table)));
  other = g_object_ref_sink (tablee_table_new (fixture.session));
  trade = TABLEE_HAND_VIEW (table_fixture_get_nth (other, TABLEE_TYPE_HAND_VIEW, 0));
  assert_label (tablee_hand_view_get_card (trade, 1), "Red bean, in the trade area, can only be thrown away");
  tablee_table_restore_view (TABLEE_TABLE (other), view);
  assert_label (tablee_hand_view_get_card (trade, 1), "Red bean, in the trade area, lifted");

  g_signal_emit_by_name (get_discard (&fixture), "activated");
  g_clear_pointer (&view, g_variant_unref);
  view = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (other)));
  g_assert_false (g_variant_lookup (view, "chosen", "(xti)", NULL, NULL, NULL));
  table_fixture_tear_down (&fixture);
}

/* The table that takes the place of this one has the chains where they were begun, and not in the order of the beans. */
static void
test_kept_places (void)
{
  Fixture fixture;
  g_autoptr (GtkWidget) other = NULL;
  TableePlayerView *near;

  set_up (&fixture, BEGIN);
  while (get_state (&fixture)->phase != CH_PHASE_DISCARD)
    {
      do_action (&fixture, "table.play");
      table_fixture_wait_for_decision (&fixture);
    }
  assert_label (get_chain (&fixture, 0, 0), "Chain 1: 1 green bean, worth nothing; 1 coin with 3.");
  other = g_object_ref_sink (tablee_table_new (fixture.session));
  near = TABLEE_PLAYER_VIEW (table_fixture_get_nth (other, TABLEE_TYPE_PLAYER_VIEW, 1));
  assert_label (tablee_player_view_get_field (near, 0), "Chain 1: 1 green bean, worth nothing; 1 coin with 3.");
  assert_label (tablee_player_view_get_field (near, 1), "Chain 2: 1 blue bean, worth nothing; 1 coin with 4.");
  table_fixture_tear_down (&fixture);
}

/* The leftover that is dealt with first is one that can be chained, so that the key for playing does what a marked place is for. */
static void
test_leftover_to_chain (void)
{
  Fixture fixture;

  set_up (&fixture, HEAD "\"phase\": \"leftovers\", \"turn\": 3, \"trade\": [\"G\", \"s\", \"R\"], \"players\": ["
          "{ \"hand\": [\"G\", \"B\"], \"chains\": [[\"B\", 4], [\"C\", 2], [\"s\", 1]] }, " OTHER "] }");
  g_assert_true (is_available (get_chain (&fixture, 0, 2)));
  assert_label (tablee_hand_view_get_card (get_trade (&fixture), 1), "Soy bean, in the trade area, lifted");
  do_action (&fixture, "table.play");
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_SOY], ==, 2);
  table_fixture_wait_for_decision (&fixture);
  assert_label (tablee_hand_view_get_card (get_trade (&fixture), 0), "Green bean, in the trade area, lifted");
  table_fixture_tear_down (&fixture);
}

/* Whichever of them is lifted: a click chains what can be chained. */
static void
test_leftover_clicked (void)
{
  Fixture fixture;

  set_up (&fixture, HEAD "\"phase\": \"leftovers\", \"turn\": 3, \"trade\": [\"B\", \"s\"], \"players\": ["
          "{ \"hand\": [\"G\", \"B\"], \"chains\": [[\"B\", 4], [\"C\", 2], [\"s\", 1]] }, " OTHER "] }");
  assert_label (tablee_hand_view_get_card (get_trade (&fixture), 0), "Blue bean, in the trade area, lifted");
  click (tablee_hand_view_get_card (get_trade (&fixture), 1));
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_SOY], ==, 2);
  table_fixture_tear_down (&fixture);
}

/* The key for playing chains the card that all marked places are for, and of several cards none. */
static void
test_trade_by_key (void)
{
  Fixture fixture;

  set_up (&fixture, TRADE);
  do_action (&fixture, "table.play");
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_BLUE], ==, 5);
  table_fixture_wait_for_decision (&fixture);
  do_action (&fixture, "table.play");
  g_assert_cmpint (ch_count_trade (get_state (&fixture)), ==, 2);
  g_assert_nonnull (fixture.told);
  click (tablee_hand_view_find_card (get_trade (&fixture), ch_faces_trade_id (CH_STINK, 0)));
  g_assert_cmpint (ch_count_trade (get_state (&fixture)), ==, 1);
  table_fixture_tear_down (&fixture);
}

static void
assert_meter (Fixture    *fixture,
              int         column,
              int         row,
              const char *text)
{
  GtkWidget *grid = table_fixture_get_nth (fixture->table, GTK_TYPE_GRID, 0);
  GtkWidget *label = gtk_grid_get_child_at (GTK_GRID (grid), column, row);

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, text);
}

/* What every kind brings, and how many of it the player cannot see. */
static void
test_meters (void)
{
  static const char *const blue[] = { "Blue bean", "4", "6", "8", "10", "15/20" };
  static const char *const garden[] = { "Garden bean", "–", "2", "3", "–", "3/6" };
  GtkWidget *popover;
  Fixture fixture;
  int width;

  table_fixture_set_up_at (&fixture, PLAY, 0, 360, 640);
  for (int i = 0; i < (int) G_N_ELEMENTS (blue); i++)
    {
      assert_meter (&fixture, i + 1, CH_BLUE + 1, blue[i]);
      assert_meter (&fixture, i + 1, CH_GARDEN + 1, garden[i]);
    }
  assert_label (gtk_grid_get_child_at (GTK_GRID (table_fixture_get_nth (fixture.table, GTK_TYPE_GRID, 0)), 1, CH_GARDEN + 1),
                "Garden bean: 2 coins with 2 cards, 3 coins with 3; 3 of 6 are hidden.");
  do_action (&fixture, "table.meters");
  popover = gtk_widget_get_ancestor (table_fixture_get_nth (fixture.table, TABLEE_TYPE_METERS_VIEW, 0), GTK_TYPE_POPOVER);
  g_assert_true (gtk_widget_get_visible (popover));

  /* It fits a phone. */
  gtk_widget_measure (popover, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  table_fixture_tear_down (&fixture);
}

static void
test_trading (void)
{
  Fixture fixture;

  set_up (&fixture, TRADE);
  click (get_chain (&fixture, 0, 2));
  g_assert_cmpstr (fixture.told, ==, "Choose the card of the trade area that begins a chain.");
  click (get_chain (&fixture, 0, 0));
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_BLUE], ==, 5);
  table_fixture_wait_for_decision (&fixture);
  click (tablee_hand_view_find_card (get_trade (&fixture), ch_faces_trade_id (CH_STINK, 0)));
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_STINK], ==, 1);
  table_fixture_wait_for_decision (&fixture);
  do_action (&fixture, "table.go-on");
  g_assert_cmpint (get_state (&fixture)->turn, ==, 4);
  g_assert_cmpint (get_state (&fixture)->trade[CH_RED], ==, 1);
  table_fixture_tear_down (&fixture);
}

/* The card that waits stands out, and a click sells. */
static void
test_selling (void)
{
  Fixture fixture;

  set_up (&fixture, SELL);
  assert_label (get_chain (&fixture, 0, 1),
                "Chain 2: 2 chili beans, worth nothing; 1 coin with 3. Sell 2 chili beans for nothing.");
  g_assert_true (tablee_card_view_get_card (tablee_hand_view_get_card (get_hand (&fixture), 0))->chosen);
  do_action (&fixture, "table.go-on");
  g_assert_cmpstr (fixture.told, ==, "First sell a chain, to make room for the new card.");
  click (get_chain (&fixture, 0, 0));
  g_assert_cmpint (get_state (&fixture)->seats[0].coins, ==, 1);
  assert_label (get_chain (&fixture, 0, 0), "Chain 1: 1 green bean, worth nothing; 1 coin with 3. Sell 1 green bean for nothing, to make "
                                            "room for a blue bean.");
  table_fixture_tear_down (&fixture);
}

/* What can be sold for the next card is sold by one click, and the card is played. */
static void
test_selling_at_once (void)
{
  Fixture fixture;

  set_up (&fixture, FULL);
  assert_label (get_chain (&fixture, 0, 0),
                "Chain 1: 4 blue beans, worth 1 coin; 2 coins with 6. Sell 4 blue beans for 1 coin, to make room for a green bean.");
  g_assert_true (is_available (get_chain (&fixture, 0, 1)));
  g_assert_cmpstr (tablee_field_view_get_field (TABLEE_FIELD_VIEW (get_chain (&fixture, 0, 0)))->note, ==, "sell: 1");
  click (get_chain (&fixture, 0, 0));
  wait_for_phase (&fixture, CH_PHASE_DISCARD);
  g_assert_cmpint (get_state (&fixture)->seats[0].coins, ==, 1);
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_GREEN], ==, 1);
  table_fixture_tear_down (&fixture);

  set_up (&fixture, TRADE_ONE);
  g_assert_cmpstr (get_hint (find_button (&fixture, "Chain")), ==, "Red bean · needs a sale");
  click (get_chain (&fixture, 0, 1));
  while (get_state (&fixture)->seats[0].chains[CH_RED] == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_CHILI], ==, 0);
  table_fixture_tear_down (&fixture);

  /* What has just been begun is not sold by a click too many. */
  set_up (&fixture, TRADE_BEGIN);
  g_signal_emit_by_name (get_chain (&fixture, 0, 2), "dropped", ch_faces_trade_id (CH_STINK, 0));
  while (get_state (&fixture)->seats[0].chains[CH_STINK] == 0 || !tablee_game_session_get_decision_open (fixture.session))
    g_main_context_iteration (NULL, TRUE);
  click (get_chain (&fixture, 0, 2));
  g_assert_cmpstr (fixture.told, ==, "Choose the card first, then the chain to sell for it.");
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_STINK], ==, 1);
  click (get_chain (&fixture, 0, 1));
  while (get_state (&fixture)->seats[0].chains[CH_RED] == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_CHILI], ==, 0);
  table_fixture_tear_down (&fixture);

  set_up (&fixture, TRADE_SEVERAL);
  click (get_chain (&fixture, 0, 1));
  g_assert_cmpstr (fixture.told, ==, "Choose the card first, then the chain to sell for it.");
  g_assert_cmpstr (get_hint (find_button (&fixture, "Chain")), ==, "choose a card");
  g_signal_emit_by_name (get_chain (&fixture, 0, 1), "dropped", ch_faces_trade_id (CH_RED, 0));
  while (get_state (&fixture)->seats[0].chains[CH_RED] == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_CHILI], ==, 0);
  table_fixture_tear_down (&fixture);
}

/* For what was left nothing is sold, and a click on a chain says so. */
static void
test_no_sale_for_leftovers (void)
{
  Fixture fixture;

  set_up (&fixture, LEFTOVERS);
  click (get_chain (&fixture, 0, 1));
  g_assert_cmpstr (fixture.told, ==, "No chain may be sold for a card that was left: it goes to its own kind or to a free place, "
                                     "or is thrown away.");
  do_action (&fixture, "table.choose-2");
  click (get_chain (&fixture, 0, 1));
  g_assert_cmpstr (fixture.told, ==,
                   "You have no room for another chain, and may not sell one for a card that was left: throw it away.");
  table_fixture_tear_down (&fixture);
}

static void
begin_sale (Fixture *fixture)
{
  set_up (fixture, TRADE_ONE);
  do_action (fixture, "table.play");
  wait_for_phase (fixture, CH_PHASE_SELL);
  table_fixture_wait_for_decision (fixture);
  g_assert_nonnull (find_button (fixture, "Back"));
}

static void
assert_back (Fixture *fixture)
{
  wait_for_phase (fixture, CH_PHASE_TRADE);
  table_fixture_wait_for_decision (fixture);
  g_assert_cmpint (ch_count_trade (get_state (fixture)), ==, 2);
  g_assert_nonnull (find_button (fixture, "End the Turn"));
  table_fixture_tear_down (fixture);
}

/* Whoever need not have played the card that needs room gets it back: by the button, its key, Escape, or a click on the card. */
static void
test_going_back (void)
{
  Fixture fixture;

  begin_sale (&fixture);
  do_action (&fixture, "table.go-on");
  g_assert_cmpstr (fixture.told, ==, "First sell a chain, to make room for the new card, or go back.");
  click (find_button (&fixture, "Back"));
  assert_back (&fixture);

  begin_sale (&fixture);
  do_action (&fixture, "table.back");
  assert_back (&fixture);

  begin_sale (&fixture);
  g_assert_true (tablee_table_cancel (TABLEE_TABLE (fixture.table)));
  assert_back (&fixture);

  begin_sale (&fixture);
  click (tablee_hand_view_find_card (get_trade (&fixture), ch_faces_trade_id (CH_RED, 0)));
  assert_back (&fixture);

  set_up (&fixture, SELL);
  g_assert_null (find_button (&fixture, "Back"));
  table_fixture_tear_down (&fixture);
}

/* The only card in the hand is the one that would be thrown away. */
static void
test_only_card (void)
{
  Fixture fixture;

  set_up (&fixture, THROW_ONE);
  g_assert_true (is_available (get_discard (&fixture)));
  g_assert_cmpstr (get_hint (find_button (&fixture, "Throw Away")), ==, "Green bean");
  click (tablee_hand_view_get_card (get_hand (&fixture), 0));
  wait_for_phase (&fixture, CH_PHASE_TRADE);
  g_assert_cmpint (get_state (&fixture)->seats[0].hand_count, ==, 0);
  table_fixture_tear_down (&fixture);
}

/* The key throws away what the button would: nothing, as long as no card is lifted. */
static void
test_throwing_by_key (void)
{
  Fixture fixture;

  set_up (&fixture, THROW);
  gtk_widget_grab_focus (GTK_WIDGET (tablee_hand_view_get_card (get_hand (&fixture), 2)));
  do_action (&fixture, "table.throw-away");
  g_assert_cmpstr (fixture.told, ==, "Choose a card in your hand, or keep them all.");
  g_assert_cmpint (get_state (&fixture)->seats[0].hand_count, ==, 3);
  table_fixture_tear_down (&fixture);
}

/* The keyboard goes from the hand to the trade area when that is what can be used. */
static void
test_focus (void)
{
  Fixture fixture;

  set_up (&fixture, THROW);
  gtk_widget_grab_focus (GTK_WIDGET (tablee_hand_view_get_card (get_hand (&fixture), 2)));
  do_action (&fixture, "table.go-on");
  wait_for_phase (&fixture, CH_PHASE_TRADE);
  table_fixture_wait_for_decision (&fixture);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture.window)), GTK_WIDGET (get_trade (&fixture))));
  table_fixture_tear_down (&fixture);
}

static void
test_purchase (void)
{
  Fixture fixture;

  set_up (&fixture, BUY);
  assert_label (get_chain (&fixture, 0, 2), "Buy room for a third chain for 3 coins");
  g_assert_true (is_available (get_chain (&fixture, 0, 2)));
  g_assert_false (gtk_widget_is_visible (get_chain (&fixture, 1, 2)));
  click (get_chain (&fixture, 0, 2));
  g_assert_cmpint (get_state (&fixture)->seats[0].coins, ==, 0);
  assert_label (get_chain (&fixture, 0, 2), "Chain 3: Free.");
  table_fixture_tear_down (&fixture);

  set_up (&fixture, PLAY);
  do_action (&fixture, "table.buy-chain");
  g_assert_cmpstr (fixture.told, ==, "In this game you have room for three chains from the start.");
  table_fixture_tear_down (&fixture);
}

/* Dropped cards go where they belong, and nowhere else. */
static void
test_drops (void)
{
  Fixture fixture;
  const TableeCard *card;

  set_up (&fixture, TRADE);
  g_signal_emit_by_name (get_chain (&fixture, 0, 1), "dropped", ch_faces_trade_id (CH_RED, 0));
  g_assert_cmpstr (fixture.told, ==, "A chain has cards of one kind, and there is only one of each kind.");
  g_signal_emit_by_name (get_chain (&fixture, 0, 2), "dropped", ch_faces_trade_id (CH_RED, 0));
  g_assert_cmpint (get_state (&fixture)->seats[0].chains[CH_RED], ==, 1);
  table_fixture_tear_down (&fixture);

  set_up (&fixture, THROW);
  card = tablee_card_view_get_card (tablee_hand_view_get_card (get_hand (&fixture), 2));
  g_signal_emit_by_name (get_discard (&fixture), "dropped", card->id);
  g_assert_cmpint (get_state (&fixture)->seats[0].hand_count, ==, 2);
  table_fixture_tear_down (&fixture);
}

static void
test_track (void)
{
  Fixture fixture;

  set_up (&fixture, PLAY);
  assert_label (table_fixture_get_nth (fixture.table, CH_TYPE_TRACK_VIEW, 0),
                "Turn 3 of 20. After this turn, 8 more on the near side, 9 on the other.");
  table_fixture_tear_down (&fixture);

  set_up (&fixture, LAST_TRADE);
  assert_label (table_fixture_get_nth (fixture.table, CH_TYPE_TRACK_VIEW, 0), "Turn 3 of 3: the last one.");
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

/* Nothing reaches beyond the sides, in a phone's width as on a large screen. */
static void
test_widths (void)
{
  static const int widths[] = { 360, 700, 1280, 1900 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Fixture fixture;

      table_fixture_set_up_at (&fixture, LEFTOVERS, 0, widths[i], 800);
      wait_for_layout ();
      g_assert_cmpint (gtk_widget_get_width (fixture.table), ==, widths[i]);
      for (int seat = 0; seat < CH_SEATS; seat++)
        for (int place = 0; place < CH_MAX_CHAINS; place++)
          {
            graphene_rect_t bounds;

            g_assert_true (gtk_widget_compute_bounds (get_chain (&fixture, seat, place), fixture.table, &bounds));
            g_assert_cmpfloat (bounds.origin.x, >=, 0);
            g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, widths[i]);
          }
      table_fixture_tear_down (&fixture);
    }
}

/* On a phone, what one plays with is in sight, whatever else has to scroll. */
static void
test_phone (void)
{
  Fixture fixture;

  table_fixture_set_up_at (&fixture, LEFTOVERS, 0, 350, 400);
  wait_for_layout ();
  table_fixture_assert_in_sight (&fixture, GTK_WIDGET (get_hand (&fixture)));
  table_fixture_assert_in_sight (&fixture, table_fixture_get_nth (fixture.table, TABLEE_TYPE_ACTION_BUTTON, 0));
  table_fixture_tear_down (&fixture);
}

/* Each key has an action that is there. */
static void
test_shortcuts (void)
{
  const TableeTableShortcut *shortcut = tablee_table_get_shortcuts ("bean-chains");
  int digits = 0;
  Fixture fixture;

  set_up (&fixture, PLAY);
  for (; shortcut->action != NULL; shortcut++)
    {
      g_assert_true (gtk_accelerator_parse (shortcut->key, &(guint) { 0 }, &(GdkModifierType) { 0 }));
      do_action (&fixture, shortcut->action);
      digits += g_str_has_prefix (shortcut->action, "table.choose-");
    }
  g_assert_cmpint (digits, ==, 9);
  table_fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  init_widget_test (&argc, &argv);

  g_test_add_func ("/bean-chains/spoken", test_spoken);
  g_test_add_func ("/bean-chains/slots", test_slots);
  g_test_add_func ("/bean-chains/taken-up", test_taken_up);
  g_test_add_func ("/bean-chains/nobody", test_nobody);
  g_test_add_func ("/bean-chains/playing", test_playing);
  g_test_add_func ("/bean-chains/throwing", test_throwing);
  g_test_add_func ("/bean-chains/leftovers", test_leftovers);
  g_test_add_func ("/bean-chains/kept-choice", test_kept_choice);
  g_test_add_func ("/bean-chains/kept-places", test_kept_places);
  g_test_add_func ("/bean-chains/leftover-to-chain", test_leftover_to_chain);
  g_test_add_func ("/bean-chains/leftover-clicked", test_leftover_clicked);
  g_test_add_func ("/bean-chains/trading", test_trading);
  g_test_add_func ("/bean-chains/trade-by-key", test_trade_by_key);
  g_test_add_func ("/bean-chains/meters", test_meters);
  g_test_add_func ("/bean-chains/selling", test_selling);
  g_test_add_func ("/bean-chains/selling-at-once", test_selling_at_once);
  g_test_add_func ("/bean-chains/no-sale-for-leftovers", test_no_sale_for_leftovers);
  g_test_add_func ("/bean-chains/going-back", test_going_back);
  g_test_add_func ("/bean-chains/only-card", test_only_card);
  g_test_add_func ("/bean-chains/throwing-by-key", test_throwing_by_key);
  g_test_add_func ("/bean-chains/focus", test_focus);
  g_test_add_func ("/bean-chains/purchase", test_purchase);
  g_test_add_func ("/bean-chains/drops", test_drops);
  g_test_add_func ("/bean-chains/track", test_track);
  g_test_add_func ("/bean-chains/widths", test_widths);
  g_test_add_func ("/bean-chains/phone", test_phone);
  g_test_add_func ("/bean-chains/shortcuts", test_shortcuts);

  return g_test_run ();
}
