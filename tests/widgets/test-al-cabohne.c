/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Al Cabohne, clicked and heard. */
#include "config.h"

#include <adwaita.h>

#include "games/al-cabohne/rules/rules.h"
#include "games/al-cabohne/table/boss-view.h"
#include "games/al-cabohne/table/faces.h"
#include "games/al-cabohne/table/mafia-view.h"
#include "notation/position.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"
#include "widgets/calm-tooltip.h"
#include "widgets/hand-view.h"
#include "widgets/picture.h"
#include "widgets/pile-view.h"
#include "widgets/player-view.h"

#define HEAD "{ \"format\": \"tablee-position\", \"version\": 1, \"game\": \"al-cabohne\", \"seed\": 7, \"current\": 0, "
#define BOSSES "\"bosses\": { \"al\": [\"Sa\", 2], \"don\": [\"Bl\", 5] }, "
#define OTHER "{ \"hand\": [\"Bl\", \"Br\"], \"fields\": [null, [\"St\", 3]], \"coins\": [\"Ki\"] }"

#define CULTIVATE HEAD BOSSES "\"phase\": \"cultivate\", \"revealed\": [\"Fe\", \"Pu\", \"Pu\"], \"discard\": [\"Bl\"], " \
  "\"players\": [" \
  "{ \"hand\": [\"Ki\", \"Sa\"], \"fields\": [[\"Fe\", 2], null], \"coins\": [\"Bl\", \"Bl\", \"Bl\", \"Bl\"] }, " OTHER "] }"
/* Both fields are taken. */
#define GIFT_FOR(hand) HEAD "\"bosses\": { \"al\": [\"Sa\", 2], \"don\": null }, \"phase\": \"cultivate\", \"revealed\": [\"Pu\"], " \
  "\"players\": [{ \"hand\": " hand ", \"fields\": [[\"Fe\", 2], [\"Bl\", 2]] }, " OTHER "] }"
#define GIFT GIFT_FOR ("[\"Ki\", \"Sa\"]")
/* The revealed card can be planted, and given to Don. */
#define EITHER HEAD "\"bosses\": { \"al\": [\"Sa\", 2], \"don\": null }, \"phase\": \"cultivate\", \"revealed\": [\"Fe\", \"Pu\"], " \
  "\"players\": [{ \"hand\": [\"Ki\", \"Sa\"], \"fields\": [[\"Fe\", 2], [\"Bl\", 2]] }, " OTHER "] }"
#define NO_DUTY GIFT_FOR ("[\"Sa\"]")
#define PLANT HEAD BOSSES "\"phase\": \"plant\", \"players\": [" \
  "{ \"hand\": [\"Ki\", \"Sa\", \"Br\"], \"fields\": [[\"Fe\", 1], null] }, " OTHER "] }"
#define LEFTOVERS HEAD BOSSES "\"phase\": \"leftovers\", \"leftovers\": [\"Fe\", \"Pu\"], \"players\": [" \
  "{ \"hand\": [\"Ki\"], \"fields\": [[\"Fe\", 2], [\"Bl\", 1]] }, " OTHER "] }"
#define PAY HEAD BOSSES "\"phase\": \"pay\", \"players\": [" \
  "{ \"hand\": [\"Ki\"], \"fields\": [[\"Sa\", 2], null] }, " OTHER "] }"
#define ALONE HEAD "\"bosses\": { \"al\": [\"Sa\", 2], \"don\": [\"Bl\", 5], \"joe\": [\"Ki\", 1] }, " \
  "\"phase\": \"plant\", \"players\": [{ \"hand\": [\"Ki\", \"Sa\"], \"fields\": [[\"Fe\", 1], null, null] }] }"

/* The near seat has four coins and fields that bring nothing, Don's field brings one. */
#define MAFIA(coins) HEAD BOSSES "\"mafia_coins\": " coins ", \"phase\": \"plant\", \"players\": [" \
  "{ \"hand\": [\"Ki\", \"Sa\"], \"fields\": [[\"Fe\", 2], null], \"coins\": [\"Bl\", \"Bl\", \"Bl\", \"Bl\"] }, " OTHER "] }"

#define CROWDED HEAD BOSSES "\"phase\": \"plant\", \"players\": [" \
  "{ \"hand\": [\"Ki\", \"Sa\"], \"fields\": [[\"Fe\", 2], [\"Bl\", 1]], \"coins\": [\"Bl\", \"Bl\", \"Bl\", \"Bl\"] }, " OTHER "] }"

static const AcState *
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

/* The other player comes first, the near one below. */
static GtkWidget *
get_field (Fixture *fixture,
           int      field)
{
  return tablee_player_view_get_field (TABLEE_PLAYER_VIEW (table_fixture_get_nth (fixture->table, TABLEE_TYPE_PLAYER_VIEW, 1)), field);
}

static GtkWidget *
get_boss (Fixture *fixture,
          AcBoss   boss)
{
  return ac_boss_view_get_field (AC_BOSS_VIEW (table_fixture_get_nth (fixture->table, AC_TYPE_BOSS_VIEW, (int) boss)));
}

static TableeHandView *
get_open (Fixture *fixture)
{
  return TABLEE_HAND_VIEW (table_fixture_get_nth (fixture->table, TABLEE_TYPE_HAND_VIEW, 0));
}

static TableeHandView *
get_hand (Fixture *fixture)
{
  return TABLEE_HAND_VIEW (table_fixture_get_nth (fixture->table, TABLEE_TYPE_HAND_VIEW, 1));
}

/* As by mouse: the button has the focus then. */
static void
press (gpointer button)
{
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
}

static void
press_open (Fixture *fixture,
            AcType   type)
{
  press (tablee_hand_view_find_card (get_open (fixture), ac_faces_open_id (type, 0)));
}

static void
click_field (Fixture *fixture,
             int      field)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.field", "i", field));
  table_fixture_wait_for_decision (fixture);
}

static void
assert_field (Fixture *fixture,
              int      field,
              AcType   type,
              int      count)
{
  g_assert_cmpint (get_state (fixture)->fields[0][field].count, ==, count);
  if (count > 0)
    g_assert_cmpint (get_state (fixture)->fields[0][field].type, ==, type);
}

/* Every thing of a known position says what it is, and what a click does. */
static void
test_spoken (void)
{
  Fixture fixture;

  set_up (&fixture, CULTIVATE);
  assert_label (get_field (&fixture, 0), "Field 1: 2 chili beans, worth nothing; 1 coin with 3. "
                                         "Plant a chili bean in field 1: 3 cards, worth 1 coin.");
  assert_label (get_field (&fixture, 1), "Field 2: Empty.");
  assert_label (get_field (&fixture, 2), "Buy the third field for four coins");
  assert_label (get_boss (&fixture, AC_AL), "Al Cabohne has 2 stink beans and harvests at 7.");
  assert_label (table_fixture_get_nth (fixture.table, TABLEE_TYPE_PILE_VIEW, 1), "Discard pile: 1 card. On top, Blue bean.");
  assert_label (tablee_hand_view_get_card (get_open (&fixture), 0), "Chili bean, revealed, lifted");
  assert_label (tablee_hand_view_get_card (get_open (&fixture), 1), "Puff bean, revealed, can be used");
  assert_label (tablee_hand_view_get_card (get_hand (&fixture), 0), "Kidney bean, card 1 of 2 of the hand");
  assert_label (tablee_hand_view_get_card (get_hand (&fixture), 1), "Stink bean, card 2 of 2 of the hand, can be used");
  g_assert_false (gtk_widget_get_visible (table_fixture_get_nth (fixture.table, AC_TYPE_BOSS_VIEW, AC_JOE)));
  table_fixture_tear_down (&fixture);
}

/* One click each: the lifted card goes where the click is, then the next one is lifted. */
static void
test_open_cards (void)
{
  Fixture fixture;

  set_up (&fixture, CULTIVATE);
  click_field (&fixture, 0);
  assert_field (&fixture, 0, AC_FIRE, 3);
  click_field (&fixture, 1);
  assert_field (&fixture, 1, AC_PUFF, 1);
  table_fixture_act (&fixture, "table.plant-2");
  assert_field (&fixture, 1, AC_PUFF, 2);
  g_assert_null (fixture.told);
  table_fixture_tear_down (&fixture);
}

/* A first click lifts another card, a second one puts it where it belongs. */
static void
test_second_click (void)
{
  Fixture fixture;

  set_up (&fixture, CULTIVATE);
  press_open (&fixture, AC_PUFF);
  assert_label (tablee_hand_view_get_card (get_open (&fixture), 2), "Puff bean, revealed, lifted");
  assert_field (&fixture, 1, AC_PUFF, 0);
  press_open (&fixture, AC_PUFF);
  assert_field (&fixture, 1, AC_PUFF, 1);
  table_fixture_tear_down (&fixture);
}

static TableeActionButton *
get_button (Fixture    *fixture,
            const char *title,
            int         nth)
{
  for (int i = 0;; i++)
    {
      GtkWidget *button = table_fixture_get_nth (fixture->table, TABLEE_TYPE_ACTION_BUTTON, i);
      g_autofree char *text = NULL;

      g_object_get (button, "title", &text, NULL);
      if (g_strcmp0 (text, title) == 0 && nth-- == 0)
        return TABLEE_ACTION_BUTTON (button);
    }
}

/* A click on a field harvests nothing, whether the field could take the lifted card or there is none: that has a button. */
static void
test_no_stray_harvest (void)
{
  Fixture fixture;

  set_up (&fixture, CULTIVATE);
  press_open (&fixture, AC_PUFF);
  click_field (&fixture, 0);
  assert_field (&fixture, 0, AC_FIRE, 2);
  g_assert_cmpstr (fixture.told, ==, "Another kind grows in field 1 (Chili bean): harvest it first.");
  table_fixture_tear_down (&fixture);

  set_up (&fixture, PAY);
  press (get_field (&fixture, 0));
  assert_field (&fixture, 0, AC_BROAD, 2);
  g_assert_cmpstr (fixture.told, ==, "To harvest this field, press the button below it.");
  press (get_field (&fixture, 1));
  g_assert_cmpstr (fixture.told, ==, "You have no card to plant now.");
  table_fixture_tear_down (&fixture);
}

/* What is greyed says why. */
static void
test_harvest_reason (void)
{
  Fixture fixture;
  const char *tooltip;

  set_up (&fixture, CULTIVATE);
  tooltip = tablee_widget_get_tooltip (GTK_WIDGET (get_button (&fixture, "Harvest", 1)));
  g_assert_cmpstr (tooltip, ==, "Nothing grows in this field.");
  tooltip = tablee_widget_get_tooltip (GTK_WIDGET (get_button (&fixture, "Discard", 0)));
  g_assert_cmpstr (tooltip, ==, "You cannot discard revealed cards: plant them, give them to a boss, or leave them to the other player.");
  table_fixture_tear_down (&fixture);
}

/* A card that was lifted by itself goes to no boss, and not to the discard pile, before a person has taken it up. */
static void
test_lifted_by_itself (void)
{
  Fixture fixture;

  set_up (&fixture, GIFT);
  assert_label (tablee_hand_view_get_card (get_open (&fixture), 0), "Puff bean, revealed, lifted");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (tablee_hand_view_get_card (get_open (&fixture), 0)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "1 coin with 4 cards, 2 with 5, 3 with 6, 4 with 7\nClick to choose it.");
  press_open (&fixture, AC_PUFF);
  g_assert_cmpint (get_state (&fixture)->bosses[AC_DON].count, ==, 0);
  g_assert_cmpstr (fixture.told, ==, "Click again to give it to Don.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (tablee_hand_view_get_card (get_open (&fixture), 0)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "1 coin with 4 cards, 2 with 5, 3 with 6, 4 with 7\nClick again to give it to Don.");
  press_open (&fixture, AC_PUFF);
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_state (&fixture)->bosses[AC_DON].count, ==, 1);
  table_fixture_tear_down (&fixture);
}

static gboolean
is_suggested (TableeActionButton *button)
{
  gboolean suggested;

  g_object_get (button, "suggested", &suggested, NULL);

  return suggested;
}

/* A card of the hand that a boss grows is marked whatever lies open, and going on is not the only thing left. */
static void
test_hand_for_boss (void)
{
  Fixture fixture;

  set_up (&fixture, CULTIVATE);
  g_assert_true (tablee_card_view_get_card (tablee_hand_view_get_card (get_hand (&fixture), 1))->available);
  g_assert_false (tablee_card_view_get_card (tablee_hand_view_get_card (get_hand (&fixture), 0))->available);
  click_field (&fixture, 0);
  click_field (&fixture, 1);
  click_field (&fixture, 1);
  g_assert_cmpuint (tablee_hand_view_get_n_cards (get_open (&fixture)), ==, 0);
  g_assert_false (is_suggested (get_button (&fixture, "Finish and Draw", 0)));
  table_fixture_act (&fixture, "table.give-al");
  press (tablee_hand_view_get_card (get_hand (&fixture), 1));
  table_fixture_act (&fixture, "table.give-al");
  g_assert_true (is_suggested (get_button (&fixture, "Finish and Draw", 0)));
  table_fixture_tear_down (&fixture);
}

/* A boss without beans says whether he must get some. */
static void
test_duty (void)
{
  Fixture fixture;

  set_up (&fixture, GIFT);
  assert_label (get_boss (&fixture, AC_DON), "Don Corlebohne has no beans. Your hand has a card for him, so he must get one before you finish. "
                                             "Give a puff bean to Don Corlebohne, who will then have 1 of 5 cards.");
  table_fixture_tear_down (&fixture);

  set_up (&fixture, NO_DUTY);
  assert_label (get_boss (&fixture, AC_DON), "Don Corlebohne has no beans. Your hand has no card for him, so you need not give him any. "
                                             "Give a puff bean to Don Corlebohne, who will then have 1 of 5 cards.");
  table_fixture_tear_down (&fixture);
}

static void
test_harvest (void)
{
  Fixture fixture;
  int discarded;

  set_up (&fixture, CULTIVATE);
  table_fixture_act (&fixture, "table.harvest-1");
  assert_field (&fixture, 0, AC_FIRE, 0);
  ac_pile (get_state (&fixture), AC_PILE_DISCARD, &discarded);
  g_assert_cmpint (discarded, ==, 3);
  table_fixture_tear_down (&fixture);
}

/* Whoever makes room for a card goes on with that card, though another one could be planted now as well. */
static void
test_room_made (void)
{
  Fixture fixture;

  set_up (&fixture, HEAD BOSSES "\"phase\": \"cultivate\", \"revealed\": [\"Fe\", \"Pu\"], \"players\": ["
          "{ \"hand\": [\"Ki\"], \"fields\": [[\"Pu\", 3], [\"Bl\", 2]] }, " OTHER "] }");
  table_fixture_act (&fixture, "table.harvest-1");
  click_field (&fixture, 0);
  table_fixture_wait_for_decision (&fixture);
  assert_field (&fixture, 0, AC_PUFF, 1);
  table_fixture_tear_down (&fixture);
}

static void
test_gifts (void)
{
  Fixture fixture;

  set_up (&fixture, CULTIVATE);
  press (tablee_hand_view_get_card (get_hand (&fixture), 1));
  assert_label (get_boss (&fixture, AC_AL), "Al Cabohne has 2 stink beans and harvests at 7. "
                                            "Give a stink bean to Al Cabohne, who will then have 3 of 7 cards.");
  table_fixture_act (&fixture, "table.give-al");
  g_assert_cmpint (get_state (&fixture)->bosses[AC_AL].count, ==, 3);
  g_assert_cmpuint (tablee_hand_view_get_n_cards (get_hand (&fixture)), ==, 1);
  table_fixture_act (&fixture, "table.give-don");
  g_assert_cmpstr (fixture.told, ==, "Don Corlebohne is collecting another kind (Blue bean).");
  table_fixture_tear_down (&fixture);
}

static void
test_third_field (void)
{
  Fixture fixture;

  set_up (&fixture, CULTIVATE);
  press (get_field (&fixture, 2));
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_state (&fixture)->owned[0], ==, AC_FIELDS);
  assert_label (get_field (&fixture, 2), "Field 3: Empty.");
  press (get_field (&fixture, 2));
  g_assert_cmpstr (fixture.told, ==, "This kind already grows in another of your fields (Chili bean).");
  table_fixture_tear_down (&fixture);
}

/* The first card of the hand fits nowhere: one click buys the field for it, and plants it there. */
static void
test_third_field_for_a_card (void)
{
  Fixture fixture;

  set_up (&fixture, CROWDED);
  press (get_field (&fixture, 2));
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_state (&fixture)->owned[0], ==, AC_FIELDS);
  assert_field (&fixture, 2, AC_KIDNEY, 1);
  g_assert_cmpuint (tablee_hand_view_get_n_cards (get_hand (&fixture)), ==, 1);
  table_fixture_tear_down (&fixture);
}

/* What is dropped somewhere needs no lifting. */
static void
test_drops (void)
{
  Fixture fixture;

  set_up (&fixture, CULTIVATE);
  g_signal_emit_by_name (get_field (&fixture, 1), "dropped", ac_faces_open_id (AC_PUFF, 1));
  table_fixture_wait_for_decision (&fixture);
  assert_field (&fixture, 1, AC_PUFF, 1);
  g_signal_emit_by_name (get_boss (&fixture, AC_AL), "dropped",
                         tablee_card_view_get_card (tablee_hand_view_get_card (get_hand (&fixture), 1))->id);
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_state (&fixture)->bosses[AC_AL].count, ==, 3);

  g_signal_emit_by_name (table_fixture_get_nth (fixture.table, TABLEE_TYPE_PILE_VIEW, 1), "dropped",
                         tablee_card_view_get_card (tablee_hand_view_get_card (get_hand (&fixture), 0))->id);
  g_assert_cmpstr (fixture.told, ==, "You cannot discard cards from your hand: plant them or give them to the Mafia.");
  table_fixture_tear_down (&fixture);
}

static void
test_planting (void)
{
  Fixture fixture;

  set_up (&fixture, PLANT);
  press (tablee_hand_view_get_card (get_hand (&fixture), 1));
  g_assert_cmpstr (fixture.told, ==, "You can plant only the first card of your hand.");
  table_fixture_act (&fixture, "table.end");
  g_assert_cmpstr (fixture.told, ==, "First plant the first card of your hand.");
  table_fixture_act (&fixture, "table.harvest-2");
  g_assert_cmpstr (fixture.told, ==, "Nothing grows in this field.");
  table_fixture_tear_down (&fixture);
}

static void
test_leftovers (void)
{
  Fixture fixture;

  set_up (&fixture, LEFTOVERS);
  g_signal_emit_by_name (table_fixture_get_nth (fixture.table, TABLEE_TYPE_PILE_VIEW, 1), "activated");
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_state (&fixture)->open[AC_FIRE], ==, 0);
  table_fixture_act (&fixture, "table.plant-1");
  g_assert_cmpstr (fixture.told, ==, "Another kind grows in field 1 (Chili bean): harvest it first.");
  table_fixture_tear_down (&fixture);
}

static void
test_payment (void)
{
  Fixture fixture;

  set_up (&fixture, PAY);
  table_fixture_act (&fixture, "table.pay");
  g_assert_cmpint (get_state (&fixture)->bosses[AC_AL].count, ==, 3);
  table_fixture_tear_down (&fixture);
}

/* Without events: the table shows what was before. */
static void
test_undo (void)
{
  Fixture fixture;

  set_up (&fixture, CULTIVATE);
  click_field (&fixture, 0);
  g_assert_true (tablee_game_session_undo (fixture.session));
  table_fixture_wait_for_decision (&fixture);
  assert_field (&fixture, 0, AC_FIRE, 2);
  g_assert_cmpuint (tablee_hand_view_get_n_cards (get_open (&fixture)), ==, 3);
  assert_label (tablee_hand_view_get_card (get_open (&fixture), 0), "Chili bean, revealed, lifted");
  table_fixture_tear_down (&fixture);
}

/* Another table for the same session, as after a switch of the language. Returns: (transfer full) */
static GtkWidget *
make_successor (Fixture *fixture)
{
  g_autoptr (GVariant) view = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (fixture->table)));
  GtkWidget *other = g_object_ref_sink (tablee_table_new (fixture->session));

  tablee_table_restore_view (TABLEE_TABLE (other), view);

  return other;
}

/* The table that takes the place of this one knows which card is lifted, of those that lie open and of the hand. */
static void
test_kept_choice (void)
{
  Fixture fixture;
  g_autoptr (GtkWidget) open = NULL;
  g_autoptr (GtkWidget) hand = NULL;
  g_autoptr (GVariant) view = NULL;

  set_up (&fixture, CULTIVATE);
  press_open (&fixture, AC_PUFF);
  open = make_successor (&fixture);
  assert_label (tablee_hand_view_get_card (TABLEE_HAND_VIEW (table_fixture_get_nth (open, TABLEE_TYPE_HAND_VIEW, 0)), 2),
                "Puff bean, revealed, lifted");

  press (tablee_hand_view_get_card (get_hand (&fixture), 1));
  g_assert_true (tablee_card_view_get_card (tablee_hand_view_get_card (get_hand (&fixture), 1))->chosen);
  hand = make_successor (&fixture);
  g_assert_true (tablee_card_view_get_card (tablee_hand_view_get_card (
    TABLEE_HAND_VIEW (table_fixture_get_nth (hand, TABLEE_TYPE_HAND_VIEW, 1)), 1))->chosen);

  table_fixture_act (&fixture, "table.harvest-1");
  view = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (fixture.table)));
  g_assert_false (g_variant_lookup (view, "chosen", "(xti)", NULL, NULL, NULL));
  table_fixture_tear_down (&fixture);
}

static void
test_alone (void)
{
  Fixture fixture;
  GtkWidget *joe;

  set_up (&fixture, ALONE);
  joe = table_fixture_get_nth (fixture.table, AC_TYPE_BOSS_VIEW, AC_JOE);
  g_assert_true (gtk_widget_get_visible (joe));
  g_assert_false (gtk_widget_get_visible (table_fixture_get_nth (fixture.table, TABLEE_TYPE_PLAYER_VIEW, 0)));
  table_fixture_act (&fixture, "table.plant-3");
  assert_field (&fixture, 2, AC_KIDNEY, 1);
  table_fixture_act (&fixture, "table.buy-field");
  g_assert_cmpstr (fixture.told, ==, "When you play alone, you have three fields from the start.");
  table_fixture_tear_down (&fixture);
}

/* Nobody's view: a hand is so many cards face down. */
static void
test_curtain (void)
{
  Fixture fixture;

  set_up (&fixture, CULTIVATE);
  tablee_game_session_set_viewer (fixture.session, TABLEE_NOBODY);
  for (gsize i = 0; i < 2; i++)
    {
      g_autofree char *label = g_strdup_printf ("Hidden card, card %" G_GSIZE_FORMAT " of 2 of the hand", i + 1);

      assert_label (tablee_hand_view_get_card (get_hand (&fixture), i), label);
    }
  table_fixture_tear_down (&fixture);
}

/* What flies ends where it belongs; input ends it at once. */
static void
test_animations (void)
{
  Fixture fixture;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  set_up (&fixture, CULTIVATE);
  click_field (&fixture, 0);
  click_field (&fixture, 1);
  table_fixture_act (&fixture, "table.harvest-1");
  assert_field (&fixture, 0, AC_FIRE, 0);
  assert_label (get_field (&fixture, 1), "Field 2: 1 puff bean, worth nothing; 1 coin with 4. "
                                         "Plant a puff bean in field 2: 2 cards, worth nothing yet.");
  table_fixture_tear_down (&fixture);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* Its place among the shortcuts of the table. */
static guint
find_shortcut (const char *action)
{
  const TableeTableShortcut *shortcuts = tablee_table_get_shortcuts ("al-cabohne");
  guint index = 0;

  while (!g_str_equal (shortcuts[index].action, action))
    index++;

  return index;
}

/* The keys of an action of the table, as GTK writes triggers. Returns: (transfer full) (nullable) */
static char *
dup_keys (GtkWidget  *table,
          const char *action)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (table);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), find_shortcut (action));

          return gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));
        }
    }

  return NULL;
}

/* Digits are on the keypad too, and on a French keyboard with Shift; other keys are only themselves. */
static void
test_keys (void)
{
  Fixture fixture;
  g_autofree char *plant = NULL;
  g_autofree char *harvest = NULL;
  g_autofree char *pay = NULL;

  set_up (&fixture, LEFTOVERS);
  plant = dup_keys (fixture.table, "table.plant-2");
  harvest = dup_keys (fixture.table, "table.harvest-3");
  pay = dup_keys (fixture.table, "table.pay");
  g_assert_cmpstr (plant, ==, "2|KP_2|eacute");
  g_assert_cmpstr (harvest, ==, "<Control>3|<Control>KP_3|<Control>quotedbl");
  g_assert_cmpstr (pay, ==, "p");
  table_fixture_tear_down (&fixture);
}

/* The table has lifted it by itself: which of the two is meant only a person can say. */
static void
test_either_way (void)
{
  Fixture fixture;
  GtkWidget *card;

  set_up (&fixture, EITHER);
  card = GTK_WIDGET (tablee_hand_view_get_card (get_open (&fixture), 0));
  g_signal_emit_by_name (card, "clicked");
  g_assert_cmpstr (fixture.told, ==, "Click again to plant it in field 1, or click a boss to give it to him.");
  g_assert_cmpint (get_state (&fixture)->fields[0][0].count, ==, 2);
  g_signal_emit_by_name (card, "clicked");
  g_assert_cmpint (get_state (&fixture)->fields[0][0].count, ==, 3);
  table_fixture_tear_down (&fixture);
}

#define LAST_CARDS(draw) HEAD BOSSES "\"phase\": \"cultivate\", \"exhaustions\": 2, \"draw\": " draw ", \"revealed\": [\"Pu\"], " \
  "\"players\": [{ \"hand\": [\"Ki\", \"Sa\"], \"fields\": [[\"Fe\", 2], null] }, " OTHER "] }"

static char *
dup_end_hint (const char *position)
{
  Fixture fixture;
  char *hint;

  set_up (&fixture, position);
  g_object_get (get_button (&fixture, "Finish and Draw", 0), "hint", &hint, NULL);
  table_fixture_tear_down (&fixture);

  return hint;
}

/* AC-R33: who draws the last card for the last time ends the game, and is told before. */
static void
test_end_told (void)
{
  g_autofree char *last = dup_end_hint (LAST_CARDS ("[\"Bl\", \"Bl\"]"));
  g_autofree char *more = dup_end_hint (LAST_CARDS ("[\"Bl\", \"Bl\", \"Bl\"]"));
  g_autofree char *renewed = dup_end_hint (LAST_CARDS ("[], \"discard\": [\"Fe\", \"Fe\", \"Fe\"]"));
  g_autofree char *hardly = dup_end_hint (LAST_CARDS ("[], \"discard\": [\"Fe\", \"Fe\"]"));

  g_assert_cmpstr (last, ==, "ends the game");
  g_assert_cmpstr (more, ==, "leaves 1");
  g_assert_cmpstr (renewed, ==, "leaves 1");
  g_assert_cmpstr (hardly, ==, "ends the game");
}

static int
get_shown_coins (GtkWidget *tag)
{
  const char *label = gtk_label_get_label (GTK_LABEL (table_fixture_get_nth (tag, GTK_TYPE_LABEL, 0)));

  return (int) g_ascii_strtoll (label, NULL, 10);
}

/* AC-R25: at the end what grows is sold, and whoever looks at the table sees who has won. */
static void
test_end_sold (void)
{
  Fixture fixture;
  const AcRuleset *ruleset;
  GtkWidget *mine;
  GtkWidget *mafia;

  set_up (&fixture, HEAD BOSSES "\"mafia_coins\": [\"Ki\"], \"phase\": \"cultivate\", \"exhaustions\": 2, \"draw\": [\"Bl\"], "
                    "\"revealed\": [\"Pu\"], \"players\": [{ \"hand\": [\"Ki\"], \"fields\": [[\"Fe\", 5], [\"Br\", 3]] }, " OTHER "] }");
  ruleset = (const AcRuleset *) tablee_game_session_get_ruleset (fixture.session);
  mine = tablee_player_view_get_coins (TABLEE_PLAYER_VIEW (table_fixture_get_nth (fixture.table, TABLEE_TYPE_PLAYER_VIEW, 1)));
  mafia = ac_mafia_view_get_coins (AC_MAFIA_VIEW (table_fixture_get_nth (fixture.table, AC_TYPE_MAFIA_VIEW, 0)));
  g_assert_cmpint (get_shown_coins (mine), ==, 0);
  g_assert_cmpint (get_shown_coins (mafia), ==, 1);
  table_fixture_act (&fixture, "table.end");
  g_assert_cmpint (get_state (&fixture)->phase, ==, AC_PHASE_OVER);
  g_assert_cmpint (get_shown_coins (mine), ==, 2);
  g_assert_cmpint (get_shown_coins (mafia), ==, ac_total (ruleset, get_state (&fixture), 2));
  g_assert_cmpint (get_shown_coins (mafia), ==, 2);
  table_fixture_assert_said (&fixture, "sold");
  table_fixture_tear_down (&fixture);
}

static gboolean
wears_crown (const char *position)
{
  Fixture fixture;
  gboolean crown;

  set_up (&fixture, position);
  crown = gtk_widget_get_visible (table_fixture_get_nth (table_fixture_get_nth (fixture.table, AC_TYPE_MAFIA_VIEW, 0),
                                                         TABLEE_TYPE_PICTURE, 0));
  table_fixture_tear_down (&fixture);

  return crown;
}

/* AC-R14: who is level with the Mafia has not won; the crown is the Mafia's then. */
static void
test_crown (void)
{
  g_assert_false (wears_crown (MAFIA ("[\"Sa\", \"Sa\"]")));
  g_assert_true (wears_crown (MAFIA ("[\"Sa\", \"Sa\", \"Sa\"]")));
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/al-cabohne/spoken", test_spoken);
  g_test_add_func ("/al-cabohne/open-cards", test_open_cards);
  g_test_add_func ("/al-cabohne/second-click", test_second_click);
  g_test_add_func ("/al-cabohne/either-way", test_either_way);
  g_test_add_func ("/al-cabohne/end-told", test_end_told);
  g_test_add_func ("/al-cabohne/end-sold", test_end_sold);
  g_test_add_func ("/al-cabohne/crown", test_crown);
  g_test_add_func ("/al-cabohne/no-stray-harvest", test_no_stray_harvest);
  g_test_add_func ("/al-cabohne/harvest-reason", test_harvest_reason);
  g_test_add_func ("/al-cabohne/lifted-by-itself", test_lifted_by_itself);
  g_test_add_func ("/al-cabohne/hand-for-boss", test_hand_for_boss);
  g_test_add_func ("/al-cabohne/duty", test_duty);
  g_test_add_func ("/al-cabohne/harvest", test_harvest);
  g_test_add_func ("/al-cabohne/room-made", test_room_made);
  g_test_add_func ("/al-cabohne/gifts", test_gifts);
  g_test_add_func ("/al-cabohne/third-field", test_third_field);
  g_test_add_func ("/al-cabohne/third-field-for-a-card", test_third_field_for_a_card);
  g_test_add_func ("/al-cabohne/drops", test_drops);
  g_test_add_func ("/al-cabohne/planting", test_planting);
  g_test_add_func ("/al-cabohne/leftovers", test_leftovers);
  g_test_add_func ("/al-cabohne/payment", test_payment);
  g_test_add_func ("/al-cabohne/undo", test_undo);
  g_test_add_func ("/al-cabohne/kept-choice", test_kept_choice);
  g_test_add_func ("/al-cabohne/alone", test_alone);
  g_test_add_func ("/al-cabohne/curtain", test_curtain);
  g_test_add_func ("/al-cabohne/keys", test_keys);
  g_test_add_func ("/al-cabohne/animations", test_animations);

  return g_test_run ();
}
