/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hint about any action that can be played marks something on the table that is there to be seen, and so does what has happened. */
#include "config.h"

#include "games/catalogue.h"
#include "notation/position.h"
#include "present/present.h"
#include "support.h"
#include "table-fixture.h"

enum
{
  SETTLED = 2,  /* drawings that are the same as the one before */
  PAUSE = 150,  /* milliseconds between them */
  MOMENTS = 12,
  LIT_MOMENTS = 6,
  STEPS = 9,      /* actions between two moments */
  WIDTH = 1280,
  HEIGHT = 900,
};

/* Things may have other descriptions. */
static gboolean
is_said (GtkWidget *place)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                               "This is what the hint is about.");

  return other == NULL;
}

static void
assert_marks (Fixture      *fixture,
              const char   *name,
              TableeAction  action)
{
  GtkWidget *places[TABLEE_TABLE_PLACES] = { NULL };
  int count = TABLEE_TABLE_GET_CLASS (fixture->table)->find_places (TABLEE_TABLE (fixture->table), action, places);

  g_test_message ("%s", name);
  g_assert_cmpint (count, >=, 1);
  g_assert_cmpint (count, <=, TABLEE_TABLE_PLACES);
  for (int i = 0; i < count; i++)
    {
      g_assert_true (GTK_IS_WIDGET (places[i]));
      g_assert_true (gtk_widget_is_ancestor (places[i], fixture->table));
      g_assert_true (gtk_widget_get_mapped (places[i]));
    }

  tablee_table_suggest (TABLEE_TABLE (fixture->table), action);
  for (int i = 0; i < count; i++)
    g_assert_true (is_said (places[i]));
}

static void
check_moment (TableeRuleset *ruleset,
              const void    *state)
{
  g_autoptr (TableePosition) position = tablee_position_new_for_state (ruleset, state, FALSE);
  g_autofree char *text = tablee_position_to_text (position);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  gsize n = ruleset->game->legal (ruleset, state, actions);
  Fixture fixture;

  if (n < 2)
    return;

  table_fixture_set_up_at (&fixture, text, tablee_game_to_move (ruleset, state), WIDTH, HEIGHT);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *name = tablee_position_get_notation (position)->action_write (ruleset, state, actions[i]);

      assert_marks (&fixture, name, actions[i]);
    }
  table_fixture_tear_down (&fixture);
}

static void
test_every_action (gconstpointer user_data)
{
  const TableeGame *game = user_data;
  g_autoptr (JsonObject) options = json_object_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, MAX (game->min_seats, 2), options, &error);
  g_autofree void *state = g_malloc0 (game->state_size);
  TableeRandom random;

  g_assert_no_error (error);
  tablee_random_seed (&random, 20261122);
  game->deal (ruleset, state, &random, NULL);
  for (int moment = 0; moment < MOMENTS && play_at_random (ruleset, state, STEPS, &random); moment++)
    check_moment (ruleset, state);
}

/* What is seen, as pixels. */
static GBytes *
dup_drawing (Fixture *fixture)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (fixture->table);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  GBytes *pixels;

  wait_for_frames (fixture->window);
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), WIDTH, HEIGHT);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) cairo_image_surface_get_stride (surface) * HEIGHT);
  cairo_surface_destroy (surface);

  return pixels;
}

/* Faces pass by the clock. */
static void
calm (Fixture *fixture)
{
  for (int i = 0; i < tablee_game_session_get_ruleset (fixture->session)->seats; i++)
    tablee_seat_set_mood (tablee_game_session_get_seat (fixture->session, i), TABLEE_MOOD_CALM);
}

/* Pictures come from threads some time after they are drawn first, and a board takes its form a moment later: so often in a row nothing
 * has changed. */
static GBytes *
dup_settled_drawing (Fixture *fixture)
{
  GBytes *last;

  calm (fixture);
  last = dup_drawing (fixture);

  for (int same = 0; same < SETTLED;)
    {
      GBytes *next;

      g_usleep (PAUSE * 1000);
      next = dup_drawing (fixture);
      same = g_bytes_equal (last, next) ? same + 1 : 0;
      g_bytes_unref (last);
      last = next;
    }

  return last;
}

static void
assert_gone (Fixture   *fixture,
             GBytes    *before,
             GtkWidget *place)
{
  g_autoptr (GBytes) after = dup_settled_drawing (fixture);

  g_assert_false (is_said (place));
  g_assert_true (g_bytes_equal (before, after));
}

/* Another one looks at the table, and back. */
static void
look_away (Fixture *fixture)
{
  int viewer = tablee_game_session_get_viewer (fixture->session);

  tablee_game_session_set_viewer (fixture->session, 1 - viewer);
  tablee_game_session_set_viewer (fixture->session, viewer);
}

/* What a hint has marked is marked no more when the position, or who looks at it, is another one: neither for the eye nor for the
 * ear. */
static void
test_gone (gconstpointer user_data)
{
  const TableeGame *game = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, MAX (game->min_seats, 2), NULL, &error);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  GtkWidget *places[TABLEE_TABLE_PLACES] = { NULL };
  g_autoptr (TableePosition) position = NULL;
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) marked = NULL;
  g_autoptr (GBytes) both = NULL;
  g_autoptr (GtkWidget) place = NULL;
  g_autofree char *text = NULL;
  TableeRandom random;
  Fixture fixture;

  g_assert_no_error (error);
  tablee_random_seed (&random, 20261123);
  position = tablee_position_new (ruleset, &random);
  text = tablee_position_to_text (position);
  table_fixture_set_up_at (&fixture, text, tablee_game_to_move (ruleset, tablee_position_get_state (position)), WIDTH, HEIGHT);
  look_away (&fixture);
  before = dup_settled_drawing (&fixture);
  g_assert_cmpuint (tablee_game_session_get_legal (fixture.session, actions), >, 1);

  tablee_table_suggest (TABLEE_TABLE (fixture.table), actions[0]);
  g_assert_cmpint (TABLEE_TABLE_GET_CLASS (fixture.table)->find_places (TABLEE_TABLE (fixture.table), actions[0], places), >=, 1);
  place = g_object_ref (places[0]);
  g_assert_true (is_said (place));
  marked = dup_drawing (&fixture);
  g_assert_false (g_bytes_equal (before, marked));

  tablee_table_suggest_too (TABLEE_TABLE (fixture.table), actions[1]);
  g_assert_cmpint (TABLEE_TABLE_GET_CLASS (fixture.table)->find_places (TABLEE_TABLE (fixture.table), actions[1], places), >=, 1);
  g_assert_true (is_said (place));
  g_assert_true (is_said (places[0]));
  both = dup_drawing (&fixture);
  g_assert_false (g_bytes_equal (marked, both));

  look_away (&fixture);
  assert_gone (&fixture, before, place);

  tablee_table_suggest (TABLEE_TABLE (fixture.table), actions[0]);
  g_assert_true (tablee_game_session_play (fixture.session, actions[0], &error));
  g_assert_false (is_said (place));
  table_fixture_tear_down (&fixture);
}

/* Plays on at random, and adds to @events, one of each kind, what had a picture. */
static void
collect_events (TableeRuleset *ruleset,
                void          *state,
                TableeRandom  *random,
                GArray        *events)
{
  static const char *const names[] = { "Ana", "Bo", "Cleo", "Dario" };
  TableePresentContext context = { ruleset, names };
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  g_autofree TableeEvent *items = g_new (TableeEvent, ruleset->game->max_events);
  TableeEventList list = { .items = items, .capacity = ruleset->game->max_events };
  guint64 kinds = 0;

  for (int i = 0; i < STEPS && !tablee_game_over (ruleset, state); i++)
    {
      gsize n = ruleset->game->legal (ruleset, state, actions);

      list.count = 0;
      ruleset->game->apply (ruleset, state, actions[tablee_random_below (random, (guint32) n)], &list);
      for (gsize k = 0; k < list.count; k++)
        {
          const TableePresent *present = tablee_present_for_game (ruleset->game);
          g_autofree char *sentence = present->event (&context, &items[k]);
          TableeEventSign sign;

          if (sentence == NULL || (kinds >> items[k].kind & 1) != 0 || !present->event_sign (&context, &items[k], &sign))
            continue;

          kinds |= (guint64) 1 << items[k].kind;
          g_array_append_val (events, items[k]);
        }
    }
}

/* What is lit can be seen, and is as it was afterwards. */
static void
check_drawn (Fixture           *fixture,
             const TableeEvent *event)
{
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) lit = NULL;
  g_autoptr (GBytes) after = NULL;

  tablee_table_light (TABLEE_TABLE (fixture->table), NULL, 0);
  before = dup_settled_drawing (fixture);
  tablee_table_light (TABLEE_TABLE (fixture->table), event, 1);
  lit = dup_drawing (fixture);
  g_assert_false (g_bytes_equal (before, lit));
  tablee_table_light (TABLEE_TABLE (fixture->table), NULL, 0);
  after = dup_drawing (fixture);
  g_assert_true (g_bytes_equal (before, after));
}

/* Each of @events, which led to @state, marks something, which is as it was afterwards. */
static void
check_lights (TableeRuleset *ruleset,
              const void    *state,
              GArray        *events)
{
  g_autoptr (TableePosition) position = tablee_position_new_for_state (ruleset, state, FALSE);
  g_autofree char *text = tablee_position_to_text (position);
  Fixture fixture;

  table_fixture_set_up_at (&fixture, text, tablee_game_to_move (ruleset, state), WIDTH, HEIGHT);
  for (guint i = 0; i < events->len; i++)
    {
      TableeEvent event = g_array_index (events, TableeEvent, i);

      tablee_event_conceal (&event, tablee_game_session_get_viewer (fixture.session));
      if (tablee_table_light (TABLEE_TABLE (fixture.table), &event, 1) == 0)
        g_error ("an event of the kind %d is about nothing on the table", event.kind);
    }
  check_drawn (&fixture, &g_array_index (events, TableeEvent, 0));
  table_fixture_tear_down (&fixture);
}

static void
test_lights (gconstpointer user_data)
{
  const TableeGame *game = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, MAX (game->min_seats, 2), NULL, &error);
  g_autofree void *state = g_malloc0 (game->state_size);
  TableeRandom random;

  g_assert_no_error (error);
  tablee_random_seed (&random, 20261124);
  game->deal (ruleset, state, &random, NULL);
  for (int moment = 0; moment < LIT_MOMENTS && !tablee_game_over (ruleset, state); moment++)
    {
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));

      collect_events (ruleset, state, &random, events);
      if (!tablee_game_over (ruleset, state) && events->len > 0)
        check_lights (ruleset, state, events);
    }
}

int
main (int   argc,
      char *argv[])
{
  init_still_widget_test (&argc, &argv);

  for (int i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/widgets/suggestions/%s", tablee_games[i]->id);
      g_autofree char *lights = g_strdup_printf ("/widgets/suggestions/lights/%s", tablee_games[i]->id);
      g_autofree char *gone = g_strdup_printf ("/widgets/suggestions/gone/%s", tablee_games[i]->id);

      g_test_add_data_func (path, tablee_games[i], test_every_action);
      g_test_add_data_func (gone, tablee_games[i], test_gone);
      g_test_add_data_func (lights, tablee_games[i], test_lights);
    }

  return g_test_run ();
}
