/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panels of Space Station Phoenix's table stay where they are while a turn goes on: choices that open, and words that wrap, have their
 * room kept. */
#include "config.h"

#include <adwaita.h>

#include "games/catalogue.h"
#include "games/space-station-phoenix/rules/rules.h"
#include "games/space-station-phoenix/table/bar.h"
#include "games/space-station-phoenix/table/fleets.h"
#include "games/space-station-phoenix/table/home.h"
#include "games/space-station-phoenix/table/tile-view.h"
#include "notation/notation.h"
#include "phoenix-positions.h"
#include "present/language.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"

/* After one of its transactions, so that a stop is possible; and back. */
#define TRADE POSITION ("trade", "\"context\": {\"ship\": \"TRA1\", \"left\": 2, \"used\": true}, ", \
                        "{\"ship\": \"DIS1\"}, " USED ("TRA1", "5"))

enum
{
  SEED = 5,
  STEPS = 80,
  PANELS = 3,
};

/* What may change the sizes: what is in the panels. */
typedef struct
{
  int             built;
  graphene_rect_t panels[PANELS];
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
  for (int i = 0; i < PANELS; i++)
    g_assert_true (gtk_widget_compute_bounds (table_fixture_get_nth (fixture->table, types[i], 0), fixture->table, &now->panels[i]));
}

static char *
describe (const Look *self)
{
  GString *words = g_string_new (NULL);

  for (int i = 0; i < PANELS; i++)
    g_string_append_printf (words, " %g, %g, %g×%g;", self->panels[i].origin.x, self->panels[i].origin.y, self->panels[i].size.width,
                            self->panels[i].size.height);

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
    g_error ("phase %s: fleets, station and bar were at%s and are at%s", tablee_game_session_get_phase (fixture->session), were, are);
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
          if (now.built == before.built)
            {
              assert_still (&fixture, &before, &now);
              compared++;
            }
          before = now;
        }
      play_one (&fixture, &random);
    }
  g_assert_cmpint (compared, >, STEPS / 2);
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
  g_test_add_func ("/widgets/phoenix-still/kept", test_kept);

  return g_test_run ();
}
