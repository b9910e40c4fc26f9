/* SPDX-License-Identifier: GPL-3.0-or-later */

/* On the table of Space Station Phoenix all ships of everybody and all sectors on offer can be told, at the sizes that windows have. */
#include "config.h"

#include <adwaita.h>

#include "games/space-station-phoenix/rules/rules.h"
#include "games/space-station-phoenix/table/faces.h"
#include "games/space-station-phoenix/table/fleets.h"
#include "games/space-station-phoenix/table/tile-rack.h"
#include "games/space-station-phoenix/table/tile-view.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/headings.h"

enum
{
  SEED = 3,
  TURNS = 12,        /* that are looked at */
  MAX_STEPS = 400,
  LEAST_SIGN = 16,
  FIRST_WIDTH = 1110,  /* of the window that is opened first */
  DRAFT_SIGN = 12,   /* beside hubs and cards to choose from: all of it is in sight, and large below the pointer */
};

/* What stands about @area of @widget, seen from the table. */
static graphene_rect_t
get_area (Fixture               *fixture,
          PhTileView            *view,
          const graphene_rect_t *area)
{
  float margin = (float) ph_tile_view_get_margin (ph_tile_view_get_height (view));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (view), fixture->table, &bounds));
  return GRAPHENE_RECT_INIT (bounds.origin.x + margin + area->origin.x, bounds.origin.y + margin + area->origin.y,
                             area->size.width, area->size.height);
}

static void
assert_apart (const graphene_rect_t *one,
              const graphene_rect_t *other)
{
  g_assert_false (graphene_rect_intersection (one, other, NULL));
}

static void
assert_in_window (Fixture               *fixture,
                  const graphene_rect_t *area)
{
  graphene_rect_t window = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (fixture->table),
                                               (float) gtk_widget_get_height (fixture->table));

  g_assert_true (graphene_rect_contains_rect (&window, area));
}

/* What stands beside the ships takes no room from them. */
static void
assert_in_rack (PhTileView *view)
{
  GtkWidget *rack = gtk_widget_get_ancestor (GTK_WIDGET (view), PH_TYPE_TILE_RACK);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (view), rack, &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (rack));
}

/* A ship can be told by its picture, and its price is beside it. */
static void
assert_ship (Fixture    *fixture,
             PhTileView *view)
{
  graphene_rect_t picture;
  graphene_rect_t price;

  ph_ship_face_get_areas ((float) ph_tile_view_get_height (view), &picture, &price);
  picture = get_area (fixture, view, &picture);
  price = get_area (fixture, view, &price);
  g_assert_cmpfloat (picture.size.height, >=, 20);
  g_assert_cmpfloat (picture.size.width, >=, 32);
  g_assert_cmpfloat (price.size.height, >=, 11);
  assert_apart (&picture, &price);
  assert_in_rack (view);
  assert_in_window (fixture, &picture);
  assert_in_window (fixture, &price);
}

/* Of a sector every sign can be told, and its price is beside all of them. */
static void
assert_offer (Fixture    *fixture,
              PhTileView *view,
              float       least_sign)
{
  const PhSectorFace *face = &ph_tile_view_get_tile (view)->sector;
  float height = (float) ph_tile_view_get_height (view);
  graphene_rect_t price;

  g_assert_cmpfloat (ph_sector_face_get_sign (face, height), >=, least_sign);
  ph_sector_face_get_price (face, height, &price);
  g_assert_cmpfloat (price.size.height, >=, least_sign * 0.7f);
  for (int i = 0; i < face->n_quarters; i++)
    {
      graphene_point_t middle;
      float radius;
      graphene_rect_t quarter;

      ph_sector_face_get_quarter (face, i, height, &middle, &radius);
      quarter = GRAPHENE_RECT_INIT (middle.x - radius, middle.y - radius, 2 * radius, 2 * radius);
      assert_apart (&price, &quarter);
      quarter = get_area (fixture, view, &quarter);
      assert_in_window (fixture, &quarter);
    }
  price = get_area (fixture, view, &price);
  assert_in_window (fixture, &price);
}

/* What diplomacy brings can be told, where there is room for it: with up to three at a laptop. */
static void
assert_track (PhTileView *view)
{
  const PhTrackFace *face = &ph_tile_view_get_tile (view)->track;
  float height = (float) ph_tile_view_get_height (view);

  for (int level = 0; level < PH_FACE_LEVELS; level++)
    g_assert_cmpfloat (ph_track_face_get_reward (face, level, height), >=, LEAST_SIGN);
}

/* No ship stands under the heading of another column, and no heading is left alone, as if it were that of all. Returns how many there are. */
static int
assert_headed (PhTileView *view)
{
  GtkWidget *fleets = gtk_widget_get_ancestor (GTK_WIDGET (view), PH_TYPE_FLEETS);
  graphene_rect_t ship;
  graphene_rect_t heading;
  int headings = 0;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (view), fleets, &ship));
  for (guint type = 0; tablee_headings_get_bounds (TABLEE_HEADINGS (fleets), type, &heading); type++)
    {
      gboolean below = ship.origin.x < heading.origin.x + heading.size.width && ship.origin.x + ship.size.width > heading.origin.x;

      g_assert_true (heading.size.width <= 0 || !below || (int) type == ph_tile_view_get_tile (view)->ship.column);
      headings += heading.size.width > 0;
    }
  g_assert_cmpint (headings, !=, 1);

  return headings;
}

/* @wide: there is room for the tracks, and for headings. Returns how many of the offers are there; none, where something else is chosen from in their place. */
static int
assert_readable (Fixture *fixture,
                 float    least_sign,
                 gboolean wide)
{
  int ships = 0;
  int offers = 0;
  int headings = 0;

  for (int i = 0;; i++)
    {
      int index = i;
      GtkWidget *view = find_widget (fixture->table, PH_TYPE_TILE_VIEW, &index);

      if (view == NULL)
        break;
      if (!gtk_widget_get_mapped (view))
        continue;
      if (ph_tile_view_get_tile (PH_TILE_VIEW (view))->kind == PH_TILE_SHIP)
        {
          assert_ship (fixture, PH_TILE_VIEW (view));
          if (gtk_widget_get_ancestor (view, PH_TYPE_FLEETS) != NULL)
            headings = assert_headed (PH_TILE_VIEW (view));
          ships++;
        }
      else if (wide && ph_tile_view_get_tile (PH_TILE_VIEW (view))->kind == PH_TILE_TRACK)
        {
          assert_track (PH_TILE_VIEW (view));
        }
      else if (g_str_has_prefix (ph_tile_view_get_tile (PH_TILE_VIEW (view))->spoken, "On offer"))
        {
          assert_offer (fixture, PH_TILE_VIEW (view), least_sign);
          offers++;
        }
    }
  g_assert_cmpint (ships, >, 0);
  g_assert_true (headings > 0 || !wide);

  return offers;
}

static void
play_one (Fixture      *fixture,
                TableeRandom *random)
{
  g_autofree TableeAction *actions = g_new (TableeAction, PH_MAX_ACTIONS);
  gsize n = tablee_game_session_get_decision_open (fixture->session) ? tablee_game_session_get_legal (fixture->session, actions) : 0;

  if (n > 0)
    g_assert_true (tablee_game_session_play (fixture->session, actions[tablee_random_below (random, (uint32_t) n)], NULL));
  table_fixture_wait_for_decision (fixture);
}

/* From the draft on, in a game at random, by whoever decides. */
static void
test_readable (gconstpointer data)
{
  TableeRandom random;
  Fixture fixture;
  int turns = 0;
  int seats;
  int width;
  int height;

  g_assert_cmpint (sscanf (data, "%d %dx%d", &seats, &width, &height), ==, 3);
  tablee_random_seed (&random, SEED);
  table_fixture_set_up (&fixture, new_session_of ("space-station-phoenix", seats, &random), width, height);
  while (gtk_widget_get_width (fixture.table) < width)
    g_main_context_iteration (NULL, TRUE);
  for (int step = 0; turns < TURNS; step++)
    {
      const PhState *state = tablee_game_session_get_view (fixture.session);
      gboolean turn = state->phase == PH_PHASE_TURN;

      g_assert_cmpint (step, <, MAX_STEPS);
      tablee_game_session_set_viewer (fixture.session, tablee_game_session_get_current_seat (fixture.session));
      if (turn || state->phase == PH_PHASE_DRAFT || state->phase == PH_PHASE_HUB)
        {
          wait_for_frames (fixture.window);
          g_assert_cmpint (assert_readable (&fixture, turn ? LEAST_SIGN : DRAFT_SIGN, turn && seats < PH_MAX_SEATS && width > FIRST_WIDTH), >, 0);
        }
      turns += turn;
      play_one (&fixture, &random);
    }
  table_fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  /* What windows of 1280×800 and of 1120×800 leave for a table. */
  g_test_add_data_func ("/widgets/phoenix-readable/laptop/2", "2 1270x618", test_readable);
  g_test_add_data_func ("/widgets/phoenix-readable/laptop/3", "3 1270x618", test_readable);
  g_test_add_data_func ("/widgets/phoenix-readable/laptop/4", "4 1270x618", test_readable);
  g_test_add_data_func ("/widgets/phoenix-readable/first-start/2", "2 1110x638", test_readable);
  g_test_add_data_func ("/widgets/phoenix-readable/first-start/3", "3 1110x638", test_readable);
  g_test_add_data_func ("/widgets/phoenix-readable/first-start/4", "4 1110x638", test_readable);

  return g_test_run ();
}
