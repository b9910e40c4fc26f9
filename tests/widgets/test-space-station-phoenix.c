/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Space Station Phoenix, clicked and heard. */
#include "config.h"

#include <adwaita.h>

#include "games/space-station-phoenix/rules/rules.h"
#include "games/space-station-phoenix/table/faces.h"
#include "games/space-station-phoenix/table/fleets.h"
#include "games/space-station-phoenix/table/other-view.h"
#include "games/space-station-phoenix/table/pieces.h"
#include "games/space-station-phoenix/table/shelf.h"
#include "games/space-station-phoenix/table/station-view.h"
#include "notation/position.h"
#include "phoenix-fixture.h"
#include "phoenix-positions.h"
#include "session/player.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"
#include "widgets/art.h"

#define REROLL POSITION ("reroll", "\"context\": {\"ship\": \"EXP1\", \"dice\": [\"food\", \"food\", \"metal\", \"human\"]}, ", \
                         "{\"ship\": \"DIS1\"}, " USED ("EXP1", "2"))
#define PICK POSITION ("pick", "\"context\": {\"ship\": \"EXP1\", \"dice\": [\"food\", \"food\", \"metal\", \"human\"], \"capacity\": 3}, ", \
                       "{\"ship\": \"DIS1\"}, " USED ("EXP1", "2"))
#define TRADE POSITION ("trade", "\"context\": {\"ship\": \"TRA1\", \"left\": 3}, ", "{\"ship\": \"DIS1\"}, " USED ("TRA1", "5"))
#define MOVE POSITION ("move", "", SHIPS)

static PhTileView *
find_last_tile (Fixture    *fixture,
                const char *words)
{
  PhTileView *last = NULL;

  for (int i = 0;; i++)
    {
      int index = i;
      GtkWidget *view = find_widget (fixture->table, PH_TYPE_TILE_VIEW, &index);

      if (view == NULL)
        return last;
      if (g_str_has_prefix (ph_tile_view_get_tile (PH_TILE_VIEW (view))->spoken, words))
        last = PH_TILE_VIEW (view);
    }
}

static void
assert_tile (Fixture    *fixture,
             const char *words,
             gboolean    available)
{
  PhTileView *view = phoenix_fixture_find_tile (fixture, words);

  g_assert_cmpstr (ph_tile_view_get_tile (view)->spoken, ==, words);
  g_assert_cmpint (ph_tile_view_get_tile (view)->available, ==, available);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, words);
}

/* What cannot be done says why below the pointer, a ship as well as a button. */
static void
test_why_not (void)
{
  Fixture fixture;
  GtkWidget *button;
  g_autofree char *spoken = NULL;

  phoenix_fixture_set_up (&fixture, TURN);
  button = table_fixture_get_nth (fixture.table, TABLEE_TYPE_ACTION_BUTTON, 0);
  g_object_get (button, "spoken", &spoken, NULL);
  g_assert_cmpstr (spoken, ==, "Take Income: not now. You cannot take income yet: you have more than 7 gems, and none of your ships "
                               "has been used.");
  table_fixture_tear_down (&fixture);
}

/* One click each: the ship, then the ship that it takes apart; and back to before both. */
static void
test_dismantle (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, TURN);
  phoenix_fixture_click (&fixture, "Use Dismantling 1");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_DISMANTLE);
  assert_tile (&fixture, "Dismantle Diplomacy 3 for 7 metal", TRUE);
  table_fixture_act (&fixture, "table.back");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_TURN);
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_GEM], ==, 9);

  /* Escape does the same, until there is nothing to step back from. */
  phoenix_fixture_click (&fixture, "Use Dismantling 1");
  g_assert_true (tablee_table_cancel (TABLEE_TABLE (fixture.table)));
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_TURN);
  g_assert_false (tablee_table_cancel (TABLEE_TABLE (fixture.table)));

  table_fixture_act (&fixture, "table.choose-1");
  table_fixture_act (&fixture, "table.choose-5");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_METAL], ==, 11);
  g_assert_null (fixture.told);
  table_fixture_tear_down (&fixture);
}

/* The middle shows what can be built, with what it costs. */
static void
test_build (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, TURN);
  table_fixture_act (&fixture, "table.choose-2");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_BUILD);
  phoenix_fixture_click (&fixture, "Build a level 1 brown sector for 3 metal; 1 left.");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].sectors[ph_slot (ph_sector (1, PH_BROWN, 1))], ==, ph_sector (1, PH_BROWN, 1));
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_METAL], ==, 1);
  table_fixture_tear_down (&fixture);
}

/* What cannot be done says why. */
static void
test_reasons (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, TURN);
  phoenix_fixture_click (&fixture, "Bo’s Ice 2");
  g_assert_cmpstr (fixture.told, ==, "This ship has been used: it is ready again when its owner takes income, a neutral one when whoever used it does.");
  phoenix_fixture_click (&fixture, "On offer: a level 1 pink sector");
  g_assert_cmpstr (fixture.told, ==, "Use a construction ship to build a sector.");
  phoenix_fixture_click (&fixture, "9 gems");
  g_assert_cmpstr (fixture.told, ==, "Gems pay for ships and for diplomacy; taking income brings more.");
  phoenix_fixture_click (&fixture, "Scored so far: 3 points");
  g_assert_cmpstr (fixture.told, ==, "Points you have so far. At the end, sectors (4, 6, 10 by level), residents (2 each), the "
                   "most of a species (10; second most 5), your hub, end bonuses, gems and resources left over score as well.");
  phoenix_fixture_click (&fixture, "In the supply: 12 cyan aliens");
  g_assert_cmpstr (fixture.told, ==, "Use a transport ship to bring in aliens, or to exchange or buy resources.");
  table_fixture_act (&fixture, "table.income");
  g_assert_cmpstr (fixture.told, ==, "You cannot take income yet: you have more than 7 gems, and none of your ships has been used.");
  table_fixture_act (&fixture, "table.choose-9");
  g_assert_cmpstr (fixture.told, ==, "Nothing has this number now.");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_TURN);
  table_fixture_tear_down (&fixture);
}

/* What a ship would cost is said before it is paid, while it is looked at. */
static void
test_price_line (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, TURN);
  gtk_widget_grab_focus (GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Use Bo’s Farm 3")));
  gtk_window_set_focus_visible (GTK_WINDOW (fixture.window), TRUE);
  table_fixture_assert_said (&fixture, "Use Bo’s Farm 3 for 1 gem, plus 3 gems for Bo; 5 left. Take 5 food.");
  table_fixture_tear_down (&fixture);
}

/* Clicks lift dice; the lifted ones are rolled again. */
static void
test_reroll (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, REROLL);
  table_fixture_act (&fixture, "table.reroll");
  g_assert_cmpstr (fixture.told, ==, "First choose the dice to reroll: a click lifts them.");
  phoenix_fixture_click (&fixture, "Die: Human");
  table_fixture_act (&fixture, "table.choose-1");
  g_assert_true (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Die: Food"))->chosen);
  g_assert_true (tablee_table_cancel (TABLEE_TABLE (fixture.table)));
  g_assert_false (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Die: Food"))->chosen);
  phoenix_fixture_click (&fixture, "Die: Human");
  table_fixture_act (&fixture, "table.choose-1");
  table_fixture_act (&fixture, "table.reroll");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_PICK);
  table_fixture_tear_down (&fixture);
}

static void
test_dice (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, PICK);
  table_fixture_act (&fixture, "table.end");
  g_assert_cmpstr (fixture.told, ==, "Do at least one thing with this ship before you stop.");
  phoenix_fixture_click (&fixture, "Use a die: take 1 metal");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_METAL], ==, 5);
  table_fixture_act (&fixture, "table.choose-1");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_FOOD], ==, 3);
  phoenix_fixture_click (&fixture, "Use a die that shows a human: observe or recruit");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_HUMAN);
  table_fixture_act (&fixture, "table.choose-1");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_VP], ==, 4);
  table_fixture_tear_down (&fixture);
}

/* An alien by its head in the supply, and into its sector; an exchange by its buttons and goods. */
static void
test_trade (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, TRADE);
  phoenix_fixture_click (&fixture, "Bring in a cyan alien for 1 food and 1 water");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_PLACE);
  phoenix_fixture_click (&fixture, "Place a cyan alien in the level 1 cyan sector");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].filled[ph_slot (ph_sector (1, PH_TEAL, 4))], ==, 3);
  g_assert_nonnull (strstr (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "In the station: a level 1 cyan sector"))->spoken, ", from the next turn on)"));
  table_fixture_act (&fixture, "table.choose-5");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_GIVE);
  phoenix_fixture_click (&fixture, "Give 1 metal");
  phoenix_fixture_click (&fixture, "Give 1 metal");
  phoenix_fixture_click (&fixture, "Take 1 food");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_FOOD], ==, 2);
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_METAL], ==, 2);
  table_fixture_tear_down (&fixture);
}

/* Where residents of several species live, the bar asks who moves, and it is said which quarter is empty then. */
static void
test_move (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, MOVE);
  assert_tile (&fixture, "Choose who moves from the level 2 cyan sector. The others close up: its quarter 3 (one expedition die as income) is "
               "empty then.", TRUE);
  phoenix_fixture_click (&fixture, "Choose who moves from the level 2 cyan sector");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_MOVE);
  for (int i = 0;; i++)
    {
      GtkWidget *button = table_fixture_get_nth (fixture.table, TABLEE_TYPE_ACTION_BUTTON, i);
      g_autofree char *title = NULL;

      g_object_get (button, "title", &title, NULL);
      if (g_str_equal (title, "Move a gold alien from the level 2 cyan sector"))
        {
          g_signal_emit_by_name (button, "clicked");
          break;
        }
    }
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_GEM], <=, 9);
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, !=, PH_PHASE_TURN);
  table_fixture_tear_down (&fixture);
}

static int
count_in_sector (Fixture *fixture,
                 int      slot,
                 int      species)
{
  const PhSeat *seat = &phoenix_fixture_get_state (fixture)->seats[0];
  int n = 0;

  for (int i = 0; i < seat->filled[slot]; i++)
    n += seat->residents[slot][i] == species;

  return n;
}

/* At whatever size: the key hides nothing of who moves by it. */
static void
assert_key_above_head (const PhSectorFace *face,
                       int                 quarter)
{
  for (int height = 34; height < 100; height += 11)
    {
      graphene_rect_t head;
      graphene_rect_t key;

      ph_sector_face_get_mover (face, quarter, (float) height, &head, &key);
      g_assert_cmpfloat (key.origin.y + key.size.height, <=, head.origin.y + head.size.height * 0.1f);
    }
}

/* The sector from which Ana's residents of two species can move, and the digit of @mover there. */
static char *
dup_mover_key (Fixture *fixture,
               int      mover)
{
  const PhTile *tile = ph_tile_view_get_tile (phoenix_fixture_find_tile (fixture, "Choose who moves from the level 2 cyan sector"));

  g_assert_cmpint (tile->key, ==, 0);
  g_assert_cmpint (tile->sector.quarters[mover].key, >, 0);
  assert_key_above_head (&tile->sector, mover);

  return g_strdup_printf ("table.choose-%d", tile->sector.quarters[mover].key);
}

static gboolean
is_marked (Fixture *fixture,
           int      mover)
{
  return ph_tile_view_get_tile (phoenix_fixture_find_tile (fixture, "Choose who moves from the level 2 cyan sector"))->sector.quarters[mover].chosen;
}

/* Who moves by a digit has it above the head, each kind of a sector its own: the first press shows who it is, the second moves them. */
static void
test_mover_keys (void)
{
  static const int movers[] = { 0, 1 };  /* a gold alien, and the first of two cyan ones */

  for (gsize i = 0; i < G_N_ELEMENTS (movers); i++)
    {
      int slot = ph_slot (ph_sector (2, PH_TEAL, 5));
      g_autofree char *digit = NULL;
      Fixture fixture;
      int species;
      int before;

      phoenix_fixture_set_up (&fixture, MOVE);
      digit = dup_mover_key (&fixture, movers[i]);
      species = phoenix_fixture_get_state (&fixture)->seats[0].residents[slot][movers[i]];
      before = count_in_sector (&fixture, slot, species);
      table_fixture_act (&fixture, digit);
      g_assert_cmpint (count_in_sector (&fixture, slot, species), ==, before);
      g_assert_true (is_marked (&fixture, movers[i]));
      g_assert_false (is_marked (&fixture, movers[1 - i]));
      g_assert_nonnull (strstr (fixture.told, "ts quarter 3 (one expedition die as income) is empty then. Press "));
      g_assert_nonnull (strstr (fixture.told, "again, or Enter."));
      table_fixture_act (&fixture, digit);
      g_assert_cmpint (count_in_sector (&fixture, slot, species), ==, before - 1);
      table_fixture_tear_down (&fixture);
    }
}

/* Enter moves who has been shown; Escape lets them stay. */
static void
test_mover_shown (void)
{
  int slot = ph_slot (ph_sector (2, PH_TEAL, 5));
  g_autofree char *digit = NULL;
  Fixture fixture;
  int before;

  phoenix_fixture_set_up (&fixture, MOVE);
  before = count_in_sector (&fixture, slot, PH_TEAL_ALIEN);
  digit = dup_mover_key (&fixture, 1);
  table_fixture_act (&fixture, digit);
  g_assert_true (tablee_table_cancel (TABLEE_TABLE (fixture.table)));
  g_assert_false (is_marked (&fixture, 1));
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_MOVE);

  table_fixture_act (&fixture, digit);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window)) ==
                 GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Choose who moves from the level 2 cyan sector")));
  phoenix_fixture_click (&fixture, "Choose who moves from the level 2 cyan sector");
  g_assert_cmpint (count_in_sector (&fixture, slot, PH_TEAL_ALIEN), ==, before - 1);
  table_fixture_tear_down (&fixture);
}

/* The station of another player, large. */
static void
test_enlarge (void)
{
  Fixture fixture;
  GtkWidget *large;
  GtkWidget *popover;

  phoenix_fixture_set_up (&fixture, TURN);
  large = table_fixture_get_nth (table_fixture_get_nth (fixture.table, PH_TYPE_OTHER_VIEW, 0), PH_TYPE_STATION_VIEW, 0);
  popover = gtk_widget_get_ancestor (large, GTK_TYPE_POPOVER);
  g_assert_false (gtk_widget_get_visible (popover));
  phoenix_fixture_click (&fixture, "Bo’s station");
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_nonnull (ph_station_view_find_sector (PH_STATION_VIEW (large), PH_SECTORS));
  gtk_popover_popdown (GTK_POPOVER (popover));
  table_fixture_tear_down (&fixture);
}

/* Arrows lead through all fleets, from ship to ship and from row to row; Tab leaves them and comes back to where it was. */
static void
test_travel (void)
{
  Fixture fixture;
  GtkWidget *first;
  GtkWidget *shelf;

  phoenix_fixture_set_up (&fixture, TURN);
  first = GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Use Dismantling 1"));
  shelf = gtk_widget_get_ancestor (first, PH_TYPE_FLEETS);
  table_fixture_wait_until_fitted (&fixture);
  gtk_widget_grab_focus (first);
  g_assert_true (gtk_widget_child_focus (shelf, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Use Construction 1"))));
  g_assert_false (gtk_widget_child_focus (shelf, GTK_DIR_DOWN));
  g_assert_true (gtk_widget_child_focus (shelf, GTK_DIR_LEFT));
  g_assert_true (gtk_widget_has_focus (first));
  g_assert_true (gtk_widget_child_focus (shelf, GTK_DIR_UP));
  g_assert_false (gtk_widget_has_focus (first));
  g_assert_false (gtk_widget_child_focus (shelf, GTK_DIR_TAB_FORWARD));
  table_fixture_tear_down (&fixture);
}

/* From the first of @rack an arrow leads on through all that are in it. */
static void
assert_reaches_all (GtkWidget *rack)
{
  gsize n = tablee_rack_get_n_views (TABLEE_RACK (rack));

  g_assert_cmpint (n, >, 1);
  g_assert_true (tablee_rack_focus_view (TABLEE_RACK (rack), 0));
  for (gsize i = 1; i < n; i++)
    {
      g_assert_true (gtk_widget_child_focus (rack, GTK_DIR_RIGHT));
      g_assert_true (gtk_widget_has_focus (tablee_rack_get_view (TABLEE_RACK (rack), i)));
    }
  g_assert_false (gtk_widget_child_focus (rack, GTK_DIR_RIGHT));
}

/* Every ship of everybody, and every sector on offer, by keyboard alone. */
static void
test_travel_everywhere (void)
{
  Fixture fixture;

  table_fixture_set_up_at (&fixture, FOUR, 0, 1280, 620);
  table_fixture_wait_until_fitted (&fixture);
  assert_reaches_all (table_fixture_get_nth (fixture.table, PH_TYPE_FLEETS, 0));
  assert_reaches_all (gtk_widget_get_ancestor (GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "On offer")), PH_TYPE_SHELF));
  table_fixture_tear_down (&fixture);
}

/* Before the neutral ships are there, the key that goes to them leaves the keyboard where it is heard. */
static void
test_travel_out_of_sight (void)
{
  static const char *const actions[] = { "table.to-neutral", "table.to-others", "table.to-market" };
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, DRAFT);
  table_fixture_wait_until_fitted (&fixture);
  gtk_widget_grab_focus (GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Draft Diplomacy 3")));
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWidget *focus;

      table_fixture_act (&fixture, actions[i]);
      focus = gtk_root_get_focus (gtk_widget_get_root (fixture.table));
      g_assert_nonnull (focus);
      g_assert_true (gtk_widget_get_mapped (focus));
    }
  table_fixture_tear_down (&fixture);
}

/* What others do stays marked until the person acts again. */
static void
test_marks (void)
{
  const TableeAction farm = ph_action (PH_ACTION_USE, ph_ship (1, 1));
  g_autoptr (TableePlayer) script = tablee_script_new (&farm, 1);
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, TURN);
  g_object_set (tablee_game_session_get_seat (fixture.session, 1), "kind", TABLEE_SEAT_COMPUTER, NULL);
  tablee_game_session_set_player (fixture.session, 1, script);
  phoenix_fixture_click (&fixture, "Use the neutral Farm 2");
  while (phoenix_fixture_get_state (&fixture)->current != 0 || phoenix_fixture_get_state (&fixture)->seats[0].turns < 6)
    g_main_context_iteration (NULL, TRUE);
  table_fixture_wait_for_decision (&fixture);
  g_assert_true (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Bo’s Farm 3, used"))->marked);
  g_assert_true (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "The neutral Farm 2, used"))->marked);
  phoenix_fixture_click (&fixture, "Use Dismantling 1");
  g_assert_false (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Bo’s Farm 3, used"))->marked);
  g_assert_true (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Dismantling 1, used"))->marked);
  table_fixture_tear_down (&fixture);
}

/* As the tile does that something is dropped on. */
static void
drop (Fixture    *fixture,
      PhDrag      drag,
      const char *words)
{
  const PhTile *tile = ph_tile_view_get_tile (phoenix_fixture_find_tile (fixture, words));

  g_assert_true (gtk_widget_activate_action (fixture->table, "table.drop", "(iii)", ph_drag_pack (&drag), tile->kind, tile->id));
  table_fixture_wait_for_decision (fixture);
}

static void
begin_drag (Fixture *fixture,
            PhDrag   drag)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.drag", "i", ph_drag_pack (&drag)));
}

static void
test_drag_pack (void)
{
  static const PhDrag drags[] = {
    { PH_DRAG_NONE, 0, -1 }, { PH_DRAG_GEM, PH_GEM, -1 }, { PH_DRAG_RESIDENT, 71, 4 }, { PH_DRAG_CARD, 3000, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (drags); i++)
    {
      PhDrag drag = ph_drag_unpack (ph_drag_pack (&drags[i]));

      g_assert_cmpint (drag.kind, ==, drags[i].kind);
      g_assert_cmpint (drag.id, ==, drags[i].id);
      g_assert_cmpint (drag.quarter, ==, drags[i].quarter);
    }
}

/* A gem onto a ship uses it, and where that cannot be says why. */
static void
test_drag_gem (void)
{
  const PhDrag gem = { PH_DRAG_GEM, PH_GEM, -1 };
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, TURN);
  g_assert_cmpint (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "9 gems"))->drag, ==, PH_DRAG_GEM);
  g_assert_cmpint (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "2 food"))->drag, ==, PH_DRAG_NONE);
  drop (&fixture, gem, "Bo’s Ice 2");
  g_assert_cmpstr (fixture.told, ==, "This ship has been used: it is ready again when its owner takes income, a neutral one when whoever used it does.");
  drop (&fixture, gem, "Use Dismantling 1");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_DISMANTLE);
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_GEM], ==, 6);
  table_fixture_tear_down (&fixture);
}

/* An alien to where it is to live: both decisions at once. */
static void
test_drag_alien (void)
{
  const PhDrag alien = { PH_DRAG_SPECIES, PH_GOLD_ALIEN, -1 };
  const int first = ph_slot (ph_sector (1, PH_TEAL, 4));
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, TRADE);
  g_assert_cmpint (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Bring in a gold alien"))->drag, ==, PH_DRAG_SPECIES);
  g_assert_cmpint (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "In the supply: 15 humans"))->drag, ==, PH_DRAG_NONE);
  begin_drag (&fixture, alien);
  g_assert_true (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "In the station: a level 1 cyan sector"))->target);
  g_assert_false (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Pink wing"))->target);
  begin_drag (&fixture, (PhDrag) { PH_DRAG_NONE, 0, -1 });
  g_assert_false (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "In the station: a level 1 cyan sector"))->target);
  drop (&fixture, alien, "In the station: a level 1 cyan sector");
  while (phoenix_fixture_get_state (&fixture)->seats[0].filled[first] < 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].residents[first][2], ==, PH_GOLD_ALIEN);
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_TRADE);
  g_assert_null (fixture.told);
  table_fixture_tear_down (&fixture);
}

/* A resident by its quarter, to another sector. */
static void
test_drag_resident (void)
{
  const int from = ph_sector (2, PH_TEAL, 5);
  const int to = ph_sector (1, PH_TEAL, 4);
  const PhDrag teal = { PH_DRAG_RESIDENT, from, 2 };
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, MOVE);
  g_assert_cmpint (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Choose who moves from the level 2 cyan sector"))->drag, ==, PH_DRAG_RESIDENT);
  begin_drag (&fixture, teal);
  g_assert_true (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Choose who moves from the level 1 cyan sector"))->target);
  g_assert_false (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Choose who moves from the level 2 cyan sector"))->target);
  drop (&fixture, teal, "Choose who moves from the level 1 cyan sector");
  while (phoenix_fixture_get_state (&fixture)->seats[0].filled[ph_slot (to)] < 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].filled[ph_slot (from)], ==, 2);
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].residents[ph_slot (to)][2], ==, PH_TEAL_ALIEN);
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_GEM], <, 9);
  table_fixture_tear_down (&fixture);
}

/* A sector on offer to its site, a die to my side. */
static void
test_drag_to_my_side (void)
{
  const int sector = ph_sector (1, PH_BROWN, 1);
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, TURN);
  table_fixture_act (&fixture, "table.choose-2");
  begin_drag (&fixture, (PhDrag) { PH_DRAG_OFFER, sector, -1 });
  g_assert_true (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Brown wing"))->target);
  g_assert_false (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Pink wing"))->target);
  drop (&fixture, (PhDrag) { PH_DRAG_OFFER, sector, -1 }, "Brown wing");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].sectors[ph_slot (sector)], ==, sector);
  table_fixture_tear_down (&fixture);

  phoenix_fixture_set_up (&fixture, PICK);
  g_assert_cmpint (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Use a die: take 1 metal"))->drag, ==, PH_DRAG_DIE);
  drop (&fixture, (PhDrag) { PH_DRAG_DIE, ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Use a die: take 1 metal"))->id, -1 }, "Pink wing");
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->seats[0].goods[PH_METAL], ==, 5);
  table_fixture_tear_down (&fixture);
}

/* The table is thrown away when the language is switched: dice stay lifted, and it is known whose resident is to move. */
static void
test_half_made (void)
{
  g_autoptr (GVariant) dice = NULL;
  g_autoptr (GVariant) mover = NULL;
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, REROLL);
  phoenix_fixture_click (&fixture, "Die: Human");
  dice = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (fixture.table)));
  phoenix_fixture_click (&fixture, "Die: Human");
  g_assert_false (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Die: Human"))->chosen);
  tablee_table_restore_view (TABLEE_TABLE (fixture.table), dice);
  g_assert_true (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Die: Human"))->chosen);
  g_assert_false (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Die: Food"))->chosen);
  table_fixture_tear_down (&fixture);

  phoenix_fixture_set_up (&fixture, MOVE);
  phoenix_fixture_click (&fixture, "Choose who moves from the level 2 cyan sector");
  mover = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (fixture.table)));
  phoenix_fixture_click (&fixture, "Choose who moves from the level 1 cyan sector");
  tablee_table_restore_view (TABLEE_TABLE (fixture.table), mover);
  g_assert_true (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Choose who moves from the level 2 cyan sector"))->chosen);
  g_assert_false (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Choose who moves from the level 1 cyan sector"))->chosen);
  /* It is of another position. */
  tablee_table_restore_view (TABLEE_TABLE (fixture.table), dice);
  g_assert_true (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "Choose who moves from the level 2 cyan sector"))->chosen);
  table_fixture_tear_down (&fixture);
}

/* Whatever a quarter can do has a sign that is drawn. */
static void
test_art (void)
{
  Fixture fixture;
  char *names[] = { (char *) "Ana", (char *) "Bo", NULL };
  PhSight sight;

  phoenix_fixture_set_up (&fixture, TURN);
  sight = (PhSight) {
    .context = { tablee_game_session_get_ruleset (fixture.session), (const char *const *) names },
    .state = phoenix_fixture_get_state (&fixture),
  };
  for (int sector = 0; sector < PH_SECTORS; sector++)
    {
      PhTile tile;

      ph_pieces_offer (&sight, sector, PH_NONE, &tile);
      for (int i = 0; i < tile.sector.n_quarters; i++)
        {
          const char *sign = tile.sector.quarters[i].sign;
          g_autoptr (GdkTexture) texture = sign != NULL ? tablee_art_dup_texture (sign, 16, 16) : NULL;

          if (sign != NULL && texture == NULL)
            g_error ("no drawing %s", sign);
        }
      ph_pieces_clear (&tile, 1);
    }
  table_fixture_tear_down (&fixture);
}

/* Thirty-four sectors on offer: what is for later is pale, and all of it is in sight. */
static void
test_market_sizes (void)
{
  static const int sizes[][2] = { { 1280, 760 }, { 1920, 900 }, { 1366, 580 }, { 1000, 580 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Fixture fixture;
      GtkWidget *next;
      GtkWidget *later;

      table_fixture_set_up_at (&fixture, FOUR, 0, sizes[i][0], sizes[i][1]);
      while (gtk_widget_get_width (fixture.table) < sizes[i][0])
        g_main_context_iteration (NULL, TRUE);
      table_fixture_wait_until_fitted (&fixture);
      next = GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "On offer: a level 1 pink sector"));
      later = GTK_WIDGET (find_last_tile (&fixture, "On offer: a level 3 brown sector"));
      g_assert_cmpint (gtk_widget_get_height (next), ==, gtk_widget_get_height (later));
      g_assert_true (ph_tile_view_get_tile (PH_TILE_VIEW (later))->sector.dim);
      g_assert_false (ph_tile_view_get_tile (PH_TILE_VIEW (next))->sector.dim);
      table_fixture_assert_whole (&fixture, next);
      table_fixture_assert_whole (&fixture, later);
      table_fixture_assert_whole (&fixture, GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Use Dismantling 1")));
      table_fixture_assert_whole (&fixture, GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Use the neutral Expedition 1")));
      table_fixture_assert_whole (&fixture, GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Transport track of diplomacy")));
      table_fixture_tear_down (&fixture);
    }
}

/* Hubs that are dealt lie one below the other, and beside a log there may be no height for them at all. What is complained of ends
 * the test. */
static void
test_dealt_in_low_window (void)
{
  TableeRandom random;
  Fixture fixture;

  tablee_random_seed (&random, 1);
  table_fixture_set_up (&fixture, new_session_of ("space-station-phoenix", 2, &random), 790, 250);
  tablee_game_session_set_viewer (fixture.session, tablee_game_session_get_current_seat (fixture.session));
  g_assert_cmpint (phoenix_fixture_get_state (&fixture)->phase, ==, PH_PHASE_DRAFT);
  table_fixture_wait_until_fitted (&fixture);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Hub "))), >, 0);
  table_fixture_tear_down (&fixture);
}

/* A narrow table shows one part at a time, the one where something is to be decided first. */
static void
test_sections (void)
{
  Fixture fixture;
  GtkWidget *station;
  GtkWidget *fleet;

  table_fixture_set_up_at (&fixture, TURN, 0, 360, 560);
  station = table_fixture_get_nth (fixture.table, PH_TYPE_STATION_VIEW, PH_MAX_SEATS - 1);
  fleet = GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Use Dismantling 1"));
  table_fixture_wait_until_mapped (station, FALSE);
  table_fixture_wait_until_mapped (fleet, TRUE);
  gtk_widget_activate_action (fixture.table, "table.section", "i", 0);
  table_fixture_wait_until_mapped (station, TRUE);
  table_fixture_wait_until_mapped (fleet, FALSE);
  table_fixture_act (&fixture, "table.choose-2");
  table_fixture_wait_until_mapped (station, FALSE);
  /* The one in the middle, not the small one among all that are on offer. */
  table_fixture_wait_until_mapped (gtk_widget_get_ancestor (GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Build a level 1 brown sector")), PH_TYPE_SHELF), TRUE);
  table_fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/widgets/space-station-phoenix/why-not", test_why_not);
  g_test_add_func ("/widgets/space-station-phoenix/dismantle", test_dismantle);
  g_test_add_func ("/widgets/space-station-phoenix/build", test_build);
  g_test_add_func ("/widgets/space-station-phoenix/reasons", test_reasons);
  g_test_add_func ("/widgets/space-station-phoenix/price-line", test_price_line);
  g_test_add_func ("/widgets/space-station-phoenix/reroll", test_reroll);
  g_test_add_func ("/widgets/space-station-phoenix/dice", test_dice);
  g_test_add_func ("/widgets/space-station-phoenix/trade", test_trade);
  g_test_add_func ("/widgets/space-station-phoenix/move", test_move);
  g_test_add_func ("/widgets/space-station-phoenix/mover-keys", test_mover_keys);
  g_test_add_func ("/widgets/space-station-phoenix/mover-shown", test_mover_shown);
  g_test_add_func ("/widgets/space-station-phoenix/enlarge", test_enlarge);
  g_test_add_func ("/widgets/space-station-phoenix/travel", test_travel);
  g_test_add_func ("/widgets/space-station-phoenix/travel-everywhere", test_travel_everywhere);
  g_test_add_func ("/widgets/space-station-phoenix/travel-out-of-sight", test_travel_out_of_sight);
  g_test_add_func ("/widgets/space-station-phoenix/marks", test_marks);
  g_test_add_func ("/widgets/space-station-phoenix/drag/pack", test_drag_pack);
  g_test_add_func ("/widgets/space-station-phoenix/drag/gem", test_drag_gem);
  g_test_add_func ("/widgets/space-station-phoenix/drag/alien", test_drag_alien);
  g_test_add_func ("/widgets/space-station-phoenix/drag/resident", test_drag_resident);
  g_test_add_func ("/widgets/space-station-phoenix/drag/to-my-side", test_drag_to_my_side);
  g_test_add_func ("/widgets/space-station-phoenix/half-made", test_half_made);
  g_test_add_func ("/widgets/space-station-phoenix/art", test_art);
  g_test_add_func ("/widgets/space-station-phoenix/market-sizes", test_market_sizes);
  g_test_add_func ("/widgets/space-station-phoenix/dealt-in-low-window", test_dealt_in_low_window);
  g_test_add_func ("/widgets/space-station-phoenix/sections", test_sections);

  return g_test_run ();
}
