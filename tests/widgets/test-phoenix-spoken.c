/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What things on the table of Space Station Phoenix say of themselves. */
#include "config.h"

#include "games/space-station-phoenix/table/fleets.h"
#include "games/space-station-phoenix/table/market.h"
#include "games/space-station-phoenix/table/standing.h"
#include "games/space-station-phoenix/table/tile-view.h"
#include "phoenix-fixture.h"
#include "phoenix-positions.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"
#include "widgets/calm-tooltip.h"

#define DISMANTLE POSITION ("dismantle", "\"context\": {\"ship\": \"DIS1\"}, ", USED ("DIS1", "3") ", {\"ship\": \"CON1\"}, " \
                            "{\"ship\": \"EXP1\"}, {\"ship\": \"TRA1\"}, {\"ship\": \"DIP3\"}")

#define TRADE POSITION ("trade", "\"context\": {\"ship\": \"TRA1\", \"left\": 3}, ", "{\"ship\": \"DIS1\"}, " USED ("TRA1", "5"))
#define HUMAN POSITION ("human", "\"context\": {\"ship\": \"EXP1\", \"dice\": [\"food\"], \"capacity\": 1}, ", \
                        "{\"ship\": \"DIS1\"}, " USED ("EXP1", "2"))

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

static void
assert_ends (Fixture    *fixture,
             const char *begin,
             const char *end)
{
  g_assert_true (g_str_has_suffix (ph_tile_view_get_tile (phoenix_fixture_find_tile (fixture, begin))->spoken, end));
}

/* Every thing of a known position says what it is, and what a click does: of the own hub, dismantling brings 1 metal more. */
static void
test_spoken (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, TURN);
  assert_tile (&fixture, "Use Dismantling 1 for 3 gems; 6 left. Dismantle one of your unused ships for its metal, plus 1 metal.", TRUE);
  assert_tile (&fixture, "Use Bo’s Farm 3 for 1 gem, plus 3 gems for Bo; 5 left. Take 5 food.", TRUE);
  assert_tile (&fixture, "Bo’s Ice 2, used. Take 4 water.\nThis ship has been used: it is ready again when its owner takes income, a neutral one when whoever used it does.",
               FALSE);
  assert_tile (&fixture, "Use the neutral Farm 2 for 2 gems; 7 left. Take 4 food.", TRUE);
  assert_tile (&fixture, "On offer: a level 1 pink sector for 3 metal. It scores 4 points at the end. Quarters, which fill from the left: nothing special · "
                         "1 food as income · 1 gem as income.", FALSE);
  assert_ends (&fixture, "On offer: a level 1 cyan sector", "\nThe wing of this colour has its level 1 sector already: Ana.");
  assert_ends (&fixture, "On offer: a level 2 pink sector", "\nThe wing of this colour needs its level 1 sector first: Ana.");
  assert_tile (&fixture, "In the station: a level 1 cyan sector. It scores 4 points at the end. Human (1 gem as income) · Cyan alien (1 water "
                         "as income) · Empty (nothing special)", FALSE);
  assert_tile (&fixture, "Pink wing: a level 1 sector comes next.", FALSE);
  assert_tile (&fixture, "In the supply: 12 cyan aliens", FALSE);
  assert_tile (&fixture, "Transport track of diplomacy. Whenever anybody uses a ship of this type, you choose one thing among those of the "
                         "levels you have reached. Level 1: 1 gem. Level 2: 1 food if you pay 1 gem or 1 water if you pay 1 gem. "
                         "Level 3: 1 point if you pay 1 gem. Reached: Ana 1, Bo 0.", FALSE);
  assert_tile (&fixture, "Bo’s station: 0 sectors, 0 residents. Show it large. Hub Crane Dock. At the start: 10 gems, 2 food, 2 water and "
                         "1 metal, and more for whoever does not begin. Income: 1 gem for each ship. Always: sectors cost 1 metal less. At the end: 3 points for each level 3 "
                         "sector.", FALSE);
  assert_tile (&fixture, "9 gems", FALSE);
  table_fixture_tear_down (&fixture);
}

/* What the points of everybody are made of: the rows of the score sheet. */
static void
test_points (void)
{
#define PARTS "Ana: 56 points if the game ended now\nPoints Scored: 3\nSectors: 10\nResidents: 10\nHumans, 1st or 2nd: 10\n" \
  "Cyan Aliens, 1st or 2nd: 10\nGold Aliens, 1st or 2nd: 10\nHub: 2\nEnd Bonuses: 0\nGems, 1 for 20: 0\nResources, 1 for 5: 1"
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, TURN);
  assert_tile (&fixture, "Scored so far: 3 points\n" PARTS, FALSE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (table_fixture_get_nth (fixture.table, PH_TYPE_STANDING, 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ana: 56 points if the game ended now; 3 cyan aliens (+10) · 1 gold alien (+10) · 1 human (+10)\n"
                                       "Bo: 0 points if the game ended now; no residents\n" PARTS "\nBo: 0 points if the game ended now\nEnd Bonuses: 0\nGems, 1 for 20: 0");
  table_fixture_tear_down (&fixture);
}

/* @words: (nullable) */
static void
assert_price (PhMarket   *market,
              int         id,
              int         cost,
              gboolean    dim,
              const char *words)
{
  const PhTile *tile = ph_tile_view_get_tile (ph_market_find_view (market, ph_sector_from_id (id)));

  g_assert_cmpint (tile->sector.cost, ==, cost);
  g_assert_cmpint (tile->sector.dim, ==, dim);
  if (words != NULL)
    g_assert_cmpstr (tile->spoken, ==, words);
}

/* While somebody else builds, prices and what is pale stay those of the near seat; that other price is only said. */
static void
test_prices (void)
{
  const char *names[] = { "Ana", "Bo", NULL };
  g_autoptr (PhMarket) market = g_object_ref_sink (g_object_new (PH_TYPE_MARKET, NULL));
  PhChoices choices = { 0 };
  PhIntent intent = ph_intent_none ();
  PhState state;
  Fixture fixture;
  PhScene scene;

  phoenix_fixture_set_up (&fixture, TURN);
  state = *(const PhState *) tablee_game_session_get_view (fixture.session);
  state.phase = PH_PHASE_BUILD;
  state.current = 1;
  state.context.owner = PH_NEUTRAL;
  state.context.ship = 1;
  scene = (PhScene) {
    .sight = { { tablee_game_session_get_ruleset (fixture.session), names }, &state, 0 },
    .session = fixture.session, .choices = &choices, .intent = &intent,
  };
  ph_market_set_scene (market, &scene);
  assert_price (market, 121, 3, FALSE, "On offer: a level 1 pink sector for 3 metal. It scores 4 points at the end. Quarters, which fill from the left: nothing special · "
                "1 food as income · 1 gem as income.\nBo, who is building now, would pay 2 metal.");
  /* Ana has a sector of that level and colour, Bo none. */
  assert_price (market, 111, 3, TRUE, NULL);
  table_fixture_tear_down (&fixture);
}

/* Grounds as high as a heading below @node. */
static int
count_grounds (GskRenderNode *node)
{
  int n = 0;

  if (gsk_render_node_get_node_type (node) == GSK_ROUNDED_CLIP_NODE)
    return gsk_rounded_clip_node_get_clip (node)->bounds.size.height == (float) ph_fleets_get_head ();
  if (gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE)
    return count_grounds (gsk_transform_node_get_child (node));
  if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      n += count_grounds (gsk_container_node_get_child (node, i));

  return n;
}

/* "Diplomacy" and "Farm" beside it are two columns, and not the name of a ship. */
static void
test_headings (void)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  Fixture fixture;
  GtkWidget *fleets;
  GskRenderNode *node;

  phoenix_fixture_set_up (&fixture, TURN);
  /* What the decision has changed has its place only then. */
  wait_for_frames (fixture.window);
  fleets = table_fixture_get_nth (fixture.table, PH_TYPE_FLEETS, 0);
  GTK_WIDGET_GET_CLASS (fleets)->snapshot (fleets, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_cmpint (count_grounds (node), ==, PH_SHIP_TYPES);
  gsk_render_node_unref (node);
  table_fixture_tear_down (&fixture);
}

/* When a ship goes others move up: what has come below a pointer that rests does not explain itself. */
static void
test_gone (void)
{
  Fixture fixture;
  GdkSeat *seat;
  double x, y, left, top;

  phoenix_fixture_set_up (&fixture, DISMANTLE);
  g_signal_emit_by_name (phoenix_fixture_find_tile (&fixture, "Dismantle Construction 1"), "clicked");
  table_fixture_wait_for_decision (&fixture);
  seat = gdk_display_get_default_seat (gtk_widget_get_display (fixture.window));
  if (seat != NULL && gdk_seat_get_pointer (seat) != NULL &&
      gdk_surface_get_device_position (gtk_native_get_surface (GTK_NATIVE (fixture.window)), gdk_seat_get_pointer (seat), &x, &y, NULL))
    {
      gtk_native_get_surface_transform (GTK_NATIVE (fixture.window), &left, &top);
      g_assert_true (tablee_calm_tooltip_is_still (fixture.window, x - left, y - top));
    }
  table_fixture_tear_down (&fixture);
}

static void
assert_button (const char   *position,
               TableeAction  action)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, position);
  g_assert_true (TABLEE_IS_ACTION_BUTTON (tablee_table_find_action (TABLEE_TABLE (fixture.table), action)));
  table_fixture_tear_down (&fixture);
}

/* What is pointed out for bringing somebody in is the button that says so, and not the supply. */
static void
test_buttons (void)
{
  assert_button (HUMAN, ph_action (PH_ACTION_RECRUIT, 0));
  assert_button (TRADE, ph_action (PH_ACTION_ALIEN, PH_TEAL_ALIEN));
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/widgets/phoenix-spoken/tiles", test_spoken);
  g_test_add_func ("/widgets/phoenix-spoken/points", test_points);
  g_test_add_func ("/widgets/phoenix-spoken/prices", test_prices);
  g_test_add_func ("/widgets/phoenix-spoken/headings", test_headings);
  g_test_add_func ("/widgets/phoenix-spoken/gone", test_gone);
  g_test_add_func ("/widgets/phoenix-spoken/buttons", test_buttons);

  return g_test_run ();
}
