/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panels of Space Station Phoenix's table stay where they are, and the ships on them, whatever is built and dismantled: choices that
 * open, and words that wrap, have their room kept. */
#include "config.h"

#include <adwaita.h>

#include "games/catalogue.h"
#include "games/space-station-phoenix/rules/rules.h"
#include "games/space-station-phoenix/table/bar.h"
#include "games/space-station-phoenix/table/board.h"
#include "games/space-station-phoenix/table/dice-places.h"
#include "games/space-station-phoenix/table/fleets.h"
#include "games/space-station-phoenix/table/home.h"
#include "games/space-station-phoenix/table/shelf.h"
#include "games/space-station-phoenix/table/stage.h"
#include "games/space-station-phoenix/table/tile-view.h"
#include "notation/notation.h"
#include "phoenix-fixture.h"
#include "phoenix-positions.h"
#include "present/language.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"
#include "widgets/calm-tooltip.h"

/* After one of its transactions, so that a stop is possible; and back. */
#define TRADE POSITION ("trade", "\"context\": {\"ship\": \"TRA1\", \"left\": 2, \"used\": true}, ", \
                        "{\"ship\": \"DIS1\"}, " USED ("TRA1", "5"))

#define PICK POSITION ("pick", "\"context\": {\"ship\": \"EXP1\", \"dice\": [\"food\", \"food\", \"metal\", \"human\"], \"capacity\": 3}, ", \
                       "{\"ship\": \"DIS1\"}, " USED ("EXP1", "2"))

enum
{
  SEED = 5,
  STEPS = 80,
  PANELS = 3,
  NEUTRALS = 12,
};

/* Neutral ships are never dismantled: they stand for their columns. */
typedef struct
{
  int             built;
  int             fleet;      /* ships of all */
  int             n_neutrals;
  graphene_rect_t panels[PANELS];
  graphene_rect_t neutrals[NEUTRALS];
} Look;

static TableeGameSession *
new_session (int           n_seats,
             TableeRandom *random)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("space-station-phoenix"), n_seats, NULL, &error);
  g_autoptr (TableePosition) start = NULL;

  g_assert_no_error (error);
  start = tablee_position_new (ruleset, random);

  return new_session_at (start);
}

static int
count_built (const PhState *state,
             int            n_seats)
{
  int n = 0;

  for (int seat = 0; seat < n_seats; seat++)
    for (int slot = 0; slot < PH_SLOTS; slot++)
      n += state->seats[seat].sectors[slot] != PH_NONE;

  return n;
}

static int
count_ships (const PhState *state,
             int            n_seats)
{
  int n = 0;

  for (int seat = 0; seat < n_seats; seat++)
    n += state->seats[seat].fleet_count;

  return n;
}

static void
look_at_neutrals (Fixture *fixture,
                  Look    *now)
{
  PhTileRack *rack = PH_TILE_RACK (table_fixture_get_nth (fixture->table, PH_TYPE_FLEETS, 0));
  PhTileView *view;

  now->n_neutrals = 0;
  for (gsize i = 0; (view = ph_tile_rack_get_view (rack, i)) != NULL && now->n_neutrals < NEUTRALS; i++)
    if (ph_ship_owner (ph_tile_view_get_tile (view)->id) == PH_NEUTRAL)
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (view), fixture->table, &now->neutrals[now->n_neutrals++]));
  g_assert_cmpint (now->n_neutrals, >, 0);
}

static void
set_language (const char *language)
{
  tablee_language_set (language);
  /* Without the catalogue this would look at English twice. */
  g_assert_true (g_str_equal (language, "en") || !g_str_equal (g_dgettext (GETTEXT_PACKAGE, "Draw Two"), "Draw Two"));
}

static void
look (Fixture *fixture,
      int      n_seats,
      Look    *now)
{
  const GType types[PANELS] = { PH_TYPE_FLEETS, PH_TYPE_HOME, PH_TYPE_BAR };

  /* What fits is found out once the first one is over. */
  for (int i = 0; i < 2; i++)
    wait_for_frames (fixture->window);
  now->built = count_built (tablee_game_session_get_view (fixture->session), n_seats);
  now->fleet = count_ships (tablee_game_session_get_view (fixture->session), n_seats);
  look_at_neutrals (fixture, now);
  for (int i = 0; i < PANELS; i++)
    g_assert_true (gtk_widget_compute_bounds (table_fixture_get_nth (fixture->table, types[i], 0), fixture->table, &now->panels[i]));
}

static void
describe_one (GString               *words,
              const graphene_rect_t *bounds)
{
  g_string_append_printf (words, " %g, %g, %g×%g;", bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
}

static char *
describe (const Look *self)
{
  GString *words = g_string_new (NULL);

  for (int i = 0; i < PANELS; i++)
    describe_one (words, &self->panels[i]);
  for (int i = 0; i < self->n_neutrals; i++)
    describe_one (words, &self->neutrals[i]);

  return g_string_free (words, FALSE);
}

static void
assert_still (Fixture    *fixture,
              const Look *before,
              const Look *now)
{
  g_autofree char *were = describe (before);
  g_autofree char *are = describe (now);

  if (!g_str_equal (were, are))
    g_error ("phase %s: fleets, station, bar and neutral ships were at%s and are at%s", tablee_game_session_get_phase (fixture->session), were, are);
}

static void
play_one (Fixture      *fixture,
          TableeRandom *random)
{
  g_autofree TableeAction *actions = g_new (TableeAction, PH_MAX_ACTIONS);
  gsize n;

  /* Who acts knows what is possible; the table is seen by the first seat. */
  tablee_game_session_set_viewer (fixture->session, tablee_game_session_get_current_seat (fixture->session));
  n = tablee_game_session_get_decision_open (fixture->session) ? tablee_game_session_get_legal (fixture->session, actions) : 0;
  if (n > 0)
    g_assert_true (tablee_game_session_play (fixture->session, actions[tablee_random_below (random, (uint32_t) n)], NULL));
  table_fixture_wait_for_decision (fixture);
  tablee_game_session_set_viewer (fixture->session, 0);
}

static void
test_still (gconstpointer data)
{
  TableeRandom random;
  Fixture fixture;
  Look before = { .built = -1 };
  Look now;
  char language[8];
  int compared = 0;
  int changes = 0;
  int seats;
  int width;
  int height;

  g_assert_cmpint (sscanf (data, "%d %dx%d %7s", &seats, &width, &height, language), ==, 4);
  set_language (language);
  tablee_random_seed (&random, SEED);
  table_fixture_set_up (&fixture, new_session (seats, &random), width, height);
  while (gtk_widget_get_width (fixture.table) < width)
    g_main_context_iteration (NULL, TRUE);
  for (int step = 0; step < STEPS; step++)
    {
      const PhState *state = tablee_game_session_get_view (fixture.session);

      if (state->phase <= PH_PHASE_MOVE_TO)
        {
          look (&fixture, seats, &now);
          if (before.built >= 0 && (now.built == before.built || seats < PH_MAX_SEATS))
            {
              assert_still (&fixture, &before, &now);
              changes += now.built != before.built || now.fleet != before.fleet;
              compared++;
            }
          before = now;
        }
      play_one (&fixture, &random);
    }
  g_assert_cmpint (compared, >, STEPS / 2);
  g_assert_cmpint (changes, >, 0);
  table_fixture_tear_down (&fixture);
}

/* The most choices that there are at once stand in one line, with what they cost: the bar has no more than its usual height. */
static void
test_choices (gconstpointer data)
{
  Fixture fixture;
  float line = -1;
  int shown = 0;

  set_language (data);
  table_fixture_set_up_at (&fixture, TRADE, 0, 1110, 638);
  wait_for_frames (fixture.window);
  for (int i = 0;; i++)
    {
      int index = i;
      GtkWidget *button = find_widget (fixture.table, TABLEE_TYPE_ACTION_BUTTON, &index);
      graphene_rect_t bounds;

      if (button == NULL)
        break;
      if (!gtk_widget_get_mapped (button))
        continue;
      g_assert_true (gtk_widget_compute_bounds (button, fixture.table, &bounds));
      g_assert_true (shown == 0 || bounds.origin.y == line);
      line = bounds.origin.y;
      shown++;
    }
  g_assert_cmpint (shown, ==, PH_SPECIES - 1 + 3);
  table_fixture_tear_down (&fixture);
}

/* What is said of a ship, however much it is, moves nothing that can be clicked below the table. */
static void
test_said (gconstpointer data)
{
  Fixture fixture;
  PhTileRack *rack;
  PhTileView *view;
  GtkWidget *button;
  graphene_rect_t before;

  set_language (data);
  table_fixture_set_up_at (&fixture, NEW, 0, 1270, 618);
  wait_for_frames (fixture.window);
  rack = PH_TILE_RACK (table_fixture_get_nth (fixture.table, PH_TYPE_FLEETS, 0));
  button = tablee_table_find_action (TABLEE_TABLE (fixture.table), ph_action (PH_ACTION_INCOME, 0));
  g_assert_true (gtk_widget_compute_bounds (button, fixture.table, &before));
  g_assert_nonnull (ph_tile_rack_get_view (rack, 0));
  for (gsize i = 0; (view = ph_tile_rack_get_view (rack, i)) != NULL; i++)
    {
      graphene_rect_t after;

      g_signal_emit_by_name (table_fixture_get_nth (fixture.table, PH_TYPE_BOARD, 0), "looked-at", ph_tile_view_get_tile (view)->id);
      wait_for_frames (fixture.window);
      g_assert_true (gtk_widget_compute_bounds (button, fixture.table, &after));
      g_assert_cmpfloat (after.origin.x, ==, before.origin.x);
      g_assert_cmpfloat (after.size.width, ==, before.size.width);
    }
  table_fixture_tear_down (&fixture);
}

static GskRenderNode *
draw (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

/* Where Cairo draws, a tile is made once, and again when it is another one or of another size. */
static void
test_kept (void)
{
  GtkWidget *window = gtk_window_new ();
  PhTileView *view = PH_TILE_VIEW (ph_tile_view_new ());
  PhTile tile = { .kind = PH_TILE_SIGN, .sign = { .sign = "space-station-phoenix/goods/gem", .text = "7" } };
  GskRenderNode *nodes[4];

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (view));
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (window);
  for (guint i = 0; i < G_N_ELEMENTS (nodes); i++)
    {
      tile.sign.below = i == 2;
      ph_tile_view_set_tile (view, &tile);
      ph_tile_view_set_height (view, i == 3 ? 70 : 60);
      nodes[i] = draw (GTK_WIDGET (view));
      g_assert_cmpint (gsk_render_node_get_node_type (nodes[i]), ==, GSK_TRANSFORM_NODE);
      g_assert_cmpint (gsk_render_node_get_node_type (gsk_transform_node_get_child (nodes[i])), ==, GSK_CAIRO_NODE);
    }
  g_assert_true (gsk_transform_node_get_child (nodes[1]) == gsk_transform_node_get_child (nodes[0]));
  g_assert_true (gsk_transform_node_get_child (nodes[2]) != gsk_transform_node_get_child (nodes[1]));
  g_assert_true (gsk_transform_node_get_child (nodes[3]) != gsk_transform_node_get_child (nodes[2]));
  for (guint i = 0; i < G_N_ELEMENTS (nodes); i++)
    gsk_render_node_unref (nodes[i]);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The colour of what marks @widget as a whole, which nobody sees. */
static GdkRGBA
get_whole (GtkWidget *widget)
{
  g_autoptr (GskRenderNode) node = draw (widget);
  GskRenderNode *first;

  g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_CONTAINER_NODE);
  first = gsk_container_node_get_child (node, 0);
  g_assert_cmpint (gsk_render_node_get_node_type (first), ==, GSK_COLOR_NODE);
  g_assert_cmpfloat (gsk_color_node_get_color (first)->alpha, ==, 0);

  return *gsk_color_node_get_color (first);
}

/* Shows @n_tiles of @tiles, all with another text from @first to before @end. Returns whether all is drawn anew as one. */
static gboolean
is_upheaval (PhShelf *shelf,
             PhTile  *tiles,
             int      n_tiles,
             int      first,
             int      end)
{
  GdkRGBA before = get_whole (GTK_WIDGET (shelf));
  GdkRGBA after;

  for (int i = first; i < end; i++)
    tiles[i].sign.text[0]++;
  g_assert_cmpuint (tablee_rack_set (TABLEE_RACK (shelf), tiles, (gsize) n_tiles), ==, (guint) (end - first));
  after = get_whole (GTK_WIDGET (shelf));

  return !gdk_rgba_equal (&before, &after);
}

/* Where many tiles change at once, they are one place for GTK, which draws all of the window anew where there are too many. */
static void
test_whole (void)
{
  GtkWidget *window = gtk_window_new ();
  PhShelf *shelf = PH_SHELF (ph_shelf_new ());
  PhTile tiles[8];

  for (int i = 0; i < (int) G_N_ELEMENTS (tiles); i++)
    {
      ph_tile_init (&tiles[i], PH_TILE_SIGN, i);
      tiles[i].sign.sign = "space-station-phoenix/goods/gem";
      tiles[i].sign.text[0] = '0';
    }
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (shelf));
  gtk_window_present (GTK_WINDOW (window));
  ph_shelf_set_tiles (shelf, tiles, G_N_ELEMENTS (tiles));
  wait_for_frames (window);
  g_assert_false (is_upheaval (shelf, tiles, G_N_ELEMENTS (tiles), 0, 0));
  g_assert_false (is_upheaval (shelf, tiles, G_N_ELEMENTS (tiles), 3, 4));
  g_assert_true (is_upheaval (shelf, tiles, G_N_ELEMENTS (tiles), 0, 8));
  g_assert_true (is_upheaval (shelf, tiles, G_N_ELEMENTS (tiles), 1, 8));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever takes a die does not miss the next one: they stay where they are, and what has been used stays among them. */
static void
test_dice_stay (void)
{
  Fixture fixture;
  graphene_rect_t before;
  graphene_rect_t after;
  const PhState *state;

  set_language ("en");
  table_fixture_set_up_at (&fixture, PICK, 0, 1270, 618);
  wait_for_frames (fixture.window);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Use a die: take 1 metal")), fixture.table, &before));
  phoenix_fixture_click (&fixture, "Use a die: take 1 food");
  wait_for_frames (fixture.window);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Use a die: take 1 metal")), fixture.table, &after));
  g_assert_cmpfloat (before.origin.x, ==, after.origin.x);
  g_assert_false (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "This die has been used"))->available);
  g_assert_true (ph_tile_view_get_tile (phoenix_fixture_find_tile (&fixture, "This die has been used"))->sign.dim);
  phoenix_fixture_click (&fixture, "Use a die: take 1 metal");
  state = tablee_game_session_get_view (fixture.session);
  g_assert_cmpint (state->seats[0].goods[PH_METAL], ==, 5);
  table_fixture_tear_down (&fixture);
}

/* Of equal dice the one that was clicked is used, and the first one if none was; what is taken back is what was used last. */
static void
test_equal_dice (void)
{
  const guint8 rolled[PH_FACES] = { 3, 1, 2, 0 };
  const guint8 fewer[PH_FACES] = { 2, 1, 2, 0 };
  const guint8 fewest[PH_FACES] = { 1, 1, 1, 0 };
  const guint8 others[PH_FACES] = { 1, 2, 0, 0 };
  PhDicePlaces dice = { .rolled = { 0 } };

  ph_dice_places_update (&dice, rolled, TRUE);
  g_assert_cmpint (ph_dice_places_count (&dice), ==, 6);
  ph_dice_places_point_at (&dice, 1);
  ph_dice_places_update (&dice, fewer, TRUE);
  g_assert_false (ph_dice_places_is_used (&dice, PH_FACE_FOOD, 0));
  g_assert_true (ph_dice_places_is_used (&dice, PH_FACE_FOOD, 1));
  g_assert_false (ph_dice_places_is_used (&dice, PH_FACE_FOOD, 2));

  /* The second that is left is the third now, and of metal nobody has pointed at any. */
  ph_dice_places_point_at (&dice, 1);
  ph_dice_places_update (&dice, fewest, TRUE);
  g_assert_false (ph_dice_places_is_used (&dice, PH_FACE_FOOD, 0));
  g_assert_true (ph_dice_places_is_used (&dice, PH_FACE_FOOD, 2));
  g_assert_true (ph_dice_places_is_used (&dice, PH_FACE_METAL, 0));
  g_assert_false (ph_dice_places_is_used (&dice, PH_FACE_METAL, 1));

  ph_dice_places_update (&dice, fewer, TRUE);
  g_assert_true (ph_dice_places_is_used (&dice, PH_FACE_FOOD, 1));
  g_assert_false (ph_dice_places_is_used (&dice, PH_FACE_FOOD, 2));
  ph_dice_places_update (&dice, others, TRUE);
  g_assert_cmpint (ph_dice_places_count (&dice), ==, 3);
  g_assert_false (ph_dice_places_is_used (&dice, PH_FACE_FOOD, 0));
  ph_dice_places_update (&dice, others, FALSE);
  g_assert_cmpint (ph_dice_places_count (&dice), ==, 0);
}

/* The same on the table: the first of two equal dice is clicked, and the second stays what it was. */
static void
test_equal_dice_on_table (void)
{
  Fixture fixture;
  PhTileView *first;

  set_language ("en");
  table_fixture_set_up_at (&fixture, PICK, 0, 1270, 618);
  wait_for_frames (fixture.window);
  first = phoenix_fixture_find_tile (&fixture, "Use a die: take 1 food");
  phoenix_fixture_click (&fixture, "Use a die: take 1 food");
  wait_for_frames (fixture.window);
  g_assert_true (phoenix_fixture_find_tile (&fixture, "This die has been used") == first);
  g_assert_true (GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "Use a die: take 1 food")) == gtk_widget_get_next_sibling (GTK_WIDGET (first)));
  table_fixture_tear_down (&fixture);
}

/* Cards that nobody may see lie side by side, as those that are known do: nothing is to be scrolled for. */
static void
test_backs (void)
{
  TableeRandom random;
  Fixture fixture;
  PhTileRack *shelf;
  PhTileView *view;
  graphene_rect_t first;
  graphene_rect_t bounds;
  int backs = 0;

  set_language ("en");
  tablee_random_seed (&random, SEED);
  table_fixture_set_up (&fixture, new_session (3, &random), 1110, 638);
  tablee_game_session_set_viewer (fixture.session, TABLEE_NOBODY);
  wait_for_frames (fixture.window);
  shelf = PH_TILE_RACK (ph_stage_get_shelf (PH_STAGE (table_fixture_get_nth (fixture.table, PH_TYPE_STAGE, 0))));
  for (gsize i = 0; (view = ph_tile_rack_get_view (shelf, i)) != NULL; i++)
    {
      g_assert_null (ph_tile_view_get_tile (view)->ship.words);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (view), fixture.table, &bounds));
      if (backs++ == 0)
        first = bounds;
      g_assert_cmpfloat (bounds.origin.y, ==, first.origin.y);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) gtk_widget_get_height (fixture.table));
    }
  g_assert_cmpint (backs, ==, 3);
  table_fixture_tear_down (&fixture);
}

/* What comes to lie below a pointer that has just clicked does not explain itself. */
static void
test_calm (void)
{
  Fixture fixture;
  GtkWidget *view;
  graphene_point_t point;

  set_language ("en");
  table_fixture_set_up_at (&fixture, TURN, 0, 1270, 618);
  wait_for_frames (fixture.window);
  view = GTK_WIDGET (phoenix_fixture_find_tile (&fixture, "On offer"));
  g_assert_true (has_tooltip (view));
  g_assert_true (gtk_widget_compute_point (view, fixture.window,
                                           &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (view) / 2 + 5,
                                                                 (float) gtk_widget_get_height (view) / 2), &point));
  tablee_calm_tooltip_pressed (fixture.window, point.x, point.y);
  g_assert_false (has_tooltip (view));
  tablee_calm_tooltip_pressed (fixture.window, point.x + 60, point.y);
  g_assert_true (has_tooltip (view));
  table_fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  init_still_widget_test (&argc, &argv);

  /* What windows of 1280×800 and of 1120×800 leave for a table. */
  g_test_add_data_func ("/widgets/phoenix-still/laptop", "2 1270x618 en", test_still);
  g_test_add_data_func ("/widgets/phoenix-still/first-start", "4 1110x638 fr", test_still);
  g_test_add_data_func ("/widgets/phoenix-still/choices/en", "en", test_choices);
  g_test_add_data_func ("/widgets/phoenix-still/choices/fr", "fr", test_choices);
  g_test_add_data_func ("/widgets/phoenix-still/said/en", "en", test_said);
  g_test_add_data_func ("/widgets/phoenix-still/said/fr", "fr", test_said);
  g_test_add_func ("/widgets/phoenix-still/kept", test_kept);
  g_test_add_func ("/widgets/phoenix-still/whole", test_whole);
  g_test_add_func ("/widgets/phoenix-still/backs", test_backs);
  g_test_add_func ("/widgets/phoenix-still/dice", test_dice_stay);
  g_test_add_func ("/widgets/phoenix-still/equal-dice", test_equal_dice);
  g_test_add_func ("/widgets/phoenix-still/equal-dice-on-table", test_equal_dice_on_table);
  g_test_add_func ("/widgets/phoenix-still/tooltips", test_calm);

  return g_test_run ();
}
