/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the line of the table says while no ship is looked at. */
#include "config.h"

#include <adwaita.h>

#include "games/space-station-phoenix/rules/rules.h"
#include "games/space-station-phoenix/table/bar.h"
#include "games/space-station-phoenix/table/guide-view.h"
#include "games/space-station-phoenix/table/pieces.h"
#include "games/space-station-phoenix/table/tile-view.h"
#include "games/space-station-phoenix/words/terms.h"
#include "phoenix-fixture.h"
#include "phoenix-positions.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"

static int
get_current_seat (Fixture *fixture)
{
  return tablee_game_session_get_current_seat (fixture->session);
}

/* Ana, who is new and could pay for a sector. */
#define ADVISED(more, ship, bo) ADVISED_WITH ("6", more, ship, bo)
#define ADVISED_WITH(metal, more, ship, bo) BEGINNING "\"options\": {\"first_game\": true}, \"phase\": \"turn\", " more "\"players\": [" \
  "{ \"gems\": 9, \"metal\": " metal ", \"hub\": \"H01\", \"fleet\": [{\"ship\": \"DIS1\"}" ship "] }, " \
  "{ \"gems\": 5, \"hub\": \"H02\", \"fleet\": [{\"ship\": " bo "}, {\"ship\": \"FAR3\"}] }]}"
#define TAKEN "\"neutral\": [{\"ship\": \"N-DIS\"}, {\"ship\": \"N-CON\", \"gems\": 6, \"token\": 1}, " \
  "{\"ship\": \"N-FAR\"}, {\"ship\": \"N-ICE\"}], "

/* Who is asked reads what the others have done since, however fast it went; who is new gets advice instead. */
static void
test_meanwhile (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, BEGINNING "\"current\": 1, \"phase\": \"turn\", \"players\": [" ANA (SHIPS, "") ", " BO ", "
          "{ \"gems\": 5, \"hub\": \"H03\", \"fleet\": [{\"ship\": \"FAR2\"}] }] }");
  g_assert_true (tablee_game_session_play (fixture.session, ph_action (PH_ACTION_INCOME, 0), NULL));
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_current_seat (&fixture), ==, 2);
  g_assert_true (tablee_game_session_play (fixture.session, ph_action (PH_ACTION_USE, ph_ship (2, 0)), NULL));
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_current_seat (&fixture), ==, 0);
  table_fixture_assert_said (&fixture, "Bo takes income. Cleo uses Farm 2 for 1 gem.");
  table_fixture_tear_down (&fixture);

  phoenix_fixture_set_up (&fixture, ADVISED ("\"current\": 1, ", "", "\"CON1\""));
  g_assert_true (tablee_game_session_play (fixture.session, ph_action (PH_ACTION_INCOME, 0), NULL));
  table_fixture_wait_for_decision (&fixture);
  table_fixture_assert_said (&fixture, "You can pay for a sector: use the neutral construction ship.");
  table_fixture_tear_down (&fixture);
}

/* Room is no use where nobody is left who could live there. */
static void
test_room (void)
{
  static const char first_game[] = BEGINNING "\"options\": {\"first_game\": true}, \"aliens\": {\"teal\": %d, \"pink\": 9, \"brown\": 9, \"gold\": 0}, "
    "\"current\": 0, \"phase\": \"turn\", \"players\": [" ANA (SHIPS, "") ", " BO "] }";
  const char *advice = "You have room, food and water: a transport ship can bring in aliens.";
  Fixture fixture;

  for (int left = 0; left < 2; left++)
    {
      PhSight sight = { .near = 0 };
      g_autofree char *said = NULL;
      g_autofree char *text = g_strdup_printf (first_game, left);

      phoenix_fixture_set_up (&fixture, text);
      sight.context = (TableePresentContext){ .ruleset = tablee_game_session_get_ruleset (fixture.session) };
      sight.state = tablee_game_session_get_view (fixture.session);
      said = ph_guide_dup_advice (&sight);
      if (left > 0)
        g_assert_cmpstr (said, ==, advice);
      else
        g_assert_cmpstr (said, !=, advice);
      table_fixture_tear_down (&fixture);
    }
}

/* As the log has it. */
static char *
dup_last_deed (Fixture *fixture)
{
  GListModel *log = tablee_game_session_get_log (fixture->session);
  TableePresentContext context = { tablee_game_session_get_ruleset (fixture->session), (const char *const[]){ "Ana", "Bo", NULL }, 1 };

  for (guint i = g_list_model_get_n_items (log); i > 0; i--)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i - 1);
      const TableeEvent *event = tablee_log_entry_get_event (entry);

      if (event->kind == PH_EVENT_TRACK)
        return ph_words_event (&context, event);
    }

  g_assert_not_reached ();
}

/* What the log below says last is not said once more: not the one deed of the last seat, but both of two. */
static void
test_said_below (void)
{
  static const char alone[] = BEGINNING "\"current\": 1, \"phase\": \"turn\", \"players\": [" ANA (SHIPS, "") ", "
    "{ \"gems\": 9, \"hub\": \"H03\", \"fleet\": [{\"ship\": \"DIP1\"}, {\"ship\": \"FAR2\"}] }] }";
  g_autofree char *deed = NULL;
  static const char three[] = BEGINNING "\"current\": 1, \"phase\": \"turn\", \"players\": [" ANA (SHIPS, "") ", "
    "{ \"gems\": 5, \"hub\": \"H03\", \"fleet\": [{\"ship\": \"FAR2\"}] }, { \"gems\": 5, \"hub\": \"H04\", \"fleet\": [{\"ship\": \"FAR3\"}] }] }";
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, alone);
  g_assert_true (tablee_game_session_play (fixture.session, ph_action (PH_ACTION_USE, ph_ship (1, 0)), NULL));
  table_fixture_wait_for_decision (&fixture);
  g_assert_true (tablee_game_session_play (fixture.session, ph_action (PH_ACTION_LOBBY, 1), NULL));
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_current_seat (&fixture), ==, 0);
  deed = dup_last_deed (&fixture);
  g_assert_true (g_str_has_prefix (deed, "Bo "));
  g_assert_false (table_fixture_says (&fixture, deed));
  table_fixture_tear_down (&fixture);

  phoenix_fixture_set_up (&fixture, three);
  g_assert_true (tablee_game_session_play (fixture.session, ph_action (PH_ACTION_USE, ph_ship (1, 0)), NULL));
  table_fixture_wait_for_decision (&fixture);
  g_assert_true (tablee_game_session_play (fixture.session, ph_action (PH_ACTION_USE, ph_ship (2, 0)), NULL));
  table_fixture_wait_for_decision (&fixture);
  g_assert_cmpint (get_current_seat (&fixture), ==, 0);
  table_fixture_assert_said (&fixture, "Bo uses Farm 2 for 1 gem. Cleo uses Farm 3 for 1 gem.");
  table_fixture_tear_down (&fixture);
}

/* What has been going on stays there while a ship is looked at; where the focus has come to by itself, nobody looks. */
static void
test_ship_beside (void)
{
  const char *ship = "Use Bo’s Farm 3 for 1 gem, plus 3 gems for Bo; 5 left. Take 5 food.";
  Fixture fixture;
  GtkWidget *view;
  int index = 0;

  phoenix_fixture_set_up (&fixture, POSITION ("turn", "\"trigger\": 1, ", SHIPS));
  do
    view = table_fixture_get_nth (fixture.table, PH_TYPE_TILE_VIEW, index++);
  while (!g_str_has_prefix (ph_tile_view_get_tile (PH_TILE_VIEW (view))->spoken, "Use Bo’s Farm 3"));
  gtk_window_set_focus_visible (GTK_WINDOW (fixture.window), FALSE);
  gtk_widget_grab_focus (view);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture.window), FALSE);
  g_assert_false (table_fixture_says (&fixture, ship));
  gtk_window_set_focus_visible (GTK_WINDOW (fixture.window), TRUE);
  table_fixture_assert_said (&fixture, ship);
  table_fixture_assert_said (&fixture, "Bo has triggered the end: these are the last turns.");
  table_fixture_tear_down (&fixture);
}

/* Where the bar has no room for all of it, it is on the table, and not cut. */
static void
test_narrow (void)
{
  Fixture fixture;
  GtkWidget *label;
  int index = 0;

  table_fixture_set_up_at (&fixture, POSITION ("turn", "\"trigger\": 1, ", SHIPS), 0, 360, 560);
  table_fixture_assert_said (&fixture, "Bo has triggered the end: these are the last turns.");
  do
    label = table_fixture_get_nth (fixture.table, GTK_TYPE_LABEL, index++);
  while (!g_str_has_prefix (gtk_label_get_label (GTK_LABEL (label)), "Bo has"));
  g_assert_true (gtk_widget_get_mapped (label));
  g_assert_nonnull (gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW));
  g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (label)), ==, PANGO_ELLIPSIZE_NONE);
  table_fixture_tear_down (&fixture);
}

static PhTileView *
find_track (GtkWidget *table)
{
  GtkWidget *view;
  int index = 0;

  do
    view = table_fixture_get_nth (table, PH_TYPE_TILE_VIEW, index++);
  while (ph_tile_view_get_tile (PH_TILE_VIEW (view))->kind != PH_TILE_TRACK);

  return PH_TILE_VIEW (view);
}

static void
wait_for_tracks (Fixture  *fixture,
                 gboolean  tall)
{
  while (ph_tile_view_get_tile (find_track (fixture->table))->track.tall != tall)
    g_main_context_iteration (NULL, TRUE);
}

/* A level of a track has three lines beside the draft's cards, which leave no width, but two in a narrow window: also while it is made narrow
 * and wide again. */
static void
test_tracks (void)
{
  TableeRandom random;
  Fixture fixture;

  tablee_random_seed (&random, 7);
  table_fixture_set_up (&fixture, new_session_of ("space-station-phoenix", 2, &random), 1280, 800);
  g_assert_cmpstr (tablee_game_session_get_phase (fixture.session), ==, "draft");
  wait_for_tracks (&fixture, TRUE);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 360, 560);
  wait_for_tracks (&fixture, FALSE);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 1280, 800);
  wait_for_tracks (&fixture, TRUE);
  table_fixture_tear_down (&fixture);
}

/* Else there is width to spare beside a laptop's two stations. */
static void
test_wide_tracks (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, POSITION ("turn", "", SHIPS));
  wait_for_tracks (&fixture, FALSE);
  table_fixture_tear_down (&fixture);
}

/* Advice says whose ship it is about. */
static void
test_advice (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, ADVISED ("\"current\": 0, ", ", {\"ship\": \"CON1\"}", "\"CON1\""));
  table_fixture_assert_said (&fixture, "You can pay for a sector: use a construction ship.");
  table_fixture_tear_down (&fixture);

  phoenix_fixture_set_up (&fixture, ADVISED ("\"current\": 0, " TAKEN, "", "\"CON1\""));
  table_fixture_assert_said (&fixture, "You can pay for a sector: use Bo’s Construction 1.");
  table_fixture_tear_down (&fixture);

  phoenix_fixture_set_up (&fixture, ADVISED ("\"current\": 0, " TAKEN, "", "\"FAR2\""));
  table_fixture_assert_said (&fixture, "You have the metal for a sector, but no construction ship that you can use: taking income brings gems, and makes "
                                       "your ships ready again.");
  table_fixture_tear_down (&fixture);

  phoenix_fixture_set_up (&fixture, ADVISED_WITH ("1", "\"current\": 0, " TAKEN, "", "\"FAR2\""));
  table_fixture_assert_said (&fixture, "You need metal for a sector: dismantle a ship you can do without, or try an expedition.");
  table_fixture_tear_down (&fixture);
}

/* Food and water are not advised to who has both and only lacks a ship that brings aliens. */
static void
test_advice_true (void)
{
  static const char position[] = BEGINNING "\"options\": {\"first_game\": true}, \"phase\": \"turn\", \"players\": ["
    "{ \"gems\": 9, \"food\": 5, \"water\": 5, \"hub\": \"H01\", \"wings\": {\"teal\": [{\"sector\": 111, \"residents\": []}], "
    "\"pink\": [], \"brown\": []}, \"fleet\": [{\"ship\": \"DIS1\"}, {\"ship\": \"FAR2\"}] }, "
    "{ \"gems\": 5, \"hub\": \"H02\", \"fleet\": [{\"ship\": \"FAR3\"}] }]}";
  Fixture fixture;
  GtkWidget *label;
  int index = 0;
  int nth = 0;

  phoenix_fixture_set_up (&fixture, position);
  while ((label = find_widget (fixture.table, GTK_TYPE_LABEL, &nth)) != NULL)
    {
      g_assert_null (strstr (gtk_label_get_label (GTK_LABEL (label)), "get food and water"));
      nth = ++index;
    }
  table_fixture_tear_down (&fixture);
}

/* The station of another, drawn small, says what its hub is. */
static void
test_hub_of_station (void)
{
  Fixture fixture;
  GtkWidget *view;
  const char *spoken;
  int index = 0;

  table_fixture_set_up_at (&fixture, POSITION ("turn", "", SHIPS), 0, 1280, 800);
  do
    {
      view = table_fixture_get_nth (fixture.table, PH_TYPE_TILE_VIEW, index++);
      spoken = ph_tile_view_get_tile (PH_TILE_VIEW (view))->spoken;
    }
  while (!g_str_has_prefix (spoken, "Bo’s station: "));
  g_assert_nonnull (strstr (spoken, "Show it large. Hub "));
  table_fixture_tear_down (&fixture);
}

/* The last round is told on the table for as long as it lasts, to everybody. */
static void
test_last_turns (void)
{
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, POSITION ("turn", "\"trigger\": 1, ", SHIPS));
  table_fixture_assert_said (&fixture, "Bo has triggered the end: these are the last turns.");
  table_fixture_tear_down (&fixture);

  phoenix_fixture_set_up (&fixture, POSITION ("move", "\"trigger\": 1, ", SHIPS));
  table_fixture_assert_said (&fixture, "Bo has triggered the end: these are the last turns.");
  table_fixture_tear_down (&fixture);
}

/* Two hubs to choose from, Bo's or backs; Ana, on the near side, has chosen. */
static int
count_tiles (Fixture    *fixture,
             const char *spoken)
{
  int count = 0;

  for (int index = 0;; index++)
    {
      int nth = index;
      GtkWidget *view = find_widget (fixture->table, PH_TYPE_TILE_VIEW, &nth);

      if (view == NULL)
        return count;
      count += g_str_has_prefix (ph_tile_view_get_tile (PH_TILE_VIEW (view))->spoken, spoken);
    }
}

static void
test_hubs_of_others (void)
{
  static const char position[] = BEGINNING "\"current\": 1, \"phase\": \"hub\", \"players\": ["
    "{ \"hub\": \"H01\", \"gems\": 10, \"fleet\": [" SHIPS "] }, { \"hubs\": [\"H02\", \"H03\"], \"fleet\": [" SHIPS "] }] }";
  Fixture fixture;

  phoenix_fixture_set_up (&fixture, position);
  g_assert_cmpint (count_tiles (&fixture, "a hidden hub"), ==, 2);
  table_fixture_assert_said (&fixture, "Bo’s Hubs to Choose From");
  table_fixture_tear_down (&fixture);

  table_fixture_set_up_at (&fixture, position, 1, 1280, 800);
  g_assert_cmpint (count_tiles (&fixture, "a hidden hub"), ==, 0);
  table_fixture_assert_said (&fixture, "Hubs to Choose From");
  table_fixture_tear_down (&fixture);
}

/* However much is said, what is clicked on stays where it is. */
static void
test_long_words (void)
{
  g_autoptr (GString) words = g_string_new ("Bo uses your Transport 3.");
  Fixture fixture;
  GtkWidget *income;
  graphene_rect_t before;
  graphene_rect_t after;

  phoenix_fixture_set_up (&fixture, ADVISED ("\"current\": 0, ", "", "\"CON1\""));
  wait_for_frames (fixture.window);
  income = table_fixture_get_nth (fixture.table, TABLEE_TYPE_ACTION_BUTTON, 0);
  g_assert_true (gtk_widget_get_mapped (income));
  g_assert_true (gtk_widget_compute_bounds (income, fixture.table, &before));
  for (int i = 0; i < 5; i++)
    g_string_append (words, " You are almost out of gems: take income to get some, and your ships will be ready again.");
  ph_bar_set_words (PH_BAR (table_fixture_get_nth (fixture.table, PH_TYPE_BAR, 0)), words->str, "");
  wait_for_frames (fixture.window);
  g_assert_true (gtk_widget_compute_bounds (income, fixture.table, &after));
  g_test_message ("%g %g %gx%g, then %g %g %gx%g", before.origin.x, before.origin.y, before.size.width, before.size.height, after.origin.x,
                  after.origin.y, after.size.width, after.size.height);
  g_assert_true (graphene_rect_equal (&before, &after));
  table_fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  g_test_add_func ("/widgets/phoenix-news/meanwhile", test_meanwhile);
  g_test_add_func ("/widgets/phoenix-news/room", test_room);
  g_test_add_func ("/widgets/phoenix-news/said-below", test_said_below);
  g_test_add_func ("/widgets/phoenix-news/ship-beside", test_ship_beside);
  g_test_add_func ("/widgets/phoenix-news/narrow", test_narrow);
  g_test_add_func ("/widgets/phoenix-news/tracks", test_tracks);
  g_test_add_func ("/widgets/phoenix-news/wide-tracks", test_wide_tracks);
  g_test_add_func ("/widgets/phoenix-news/advice", test_advice);
  g_test_add_func ("/widgets/phoenix-news/advice-true", test_advice_true);
  g_test_add_func ("/widgets/phoenix-news/hub-of-station", test_hub_of_station);
  g_test_add_func ("/widgets/phoenix-news/last-turns", test_last_turns);
  g_test_add_func ("/widgets/phoenix-news/hubs-of-others", test_hubs_of_others);
  g_test_add_func ("/widgets/phoenix-news/long-words", test_long_words);

  return g_test_run ();
}
