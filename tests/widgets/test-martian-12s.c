/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Martian 12s, clicked and heard. */
#include "config.h"

#include <adwaita.h>

#include "games/martian-12s/rules/rules.h"
#include "games/martian-12s/table/bag-view.h"
#include "games/martian-12s/table/key-view.h"
#include "games/martian-12s/table/left-view.h"
#include "games/martian-12s/table/pot-view.h"
#include "games/martian-12s/table/pyramid-view.h"
#include "games/martian-12s/table/sample-view.h"
#include "games/martian-12s/table/seat-view.h"
#include "games/martian-12s/table/size-button.h"
#include "games/martian-12s/table/stack-view.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"
#include "widgets/art.h"
#include "widgets/calm-tooltip.h"
#include "widgets/seat-plate.h"

enum { EVERYBODY = 0x1ff };

static const M12State *
get_state (Fixture *fixture)
{
  return tablee_game_session_get_view (fixture->session);
}

static void
set_up_sized (Fixture    *fixture,
              int         n_seats,
              const char *options,
              const char *actions,
              int         width,
              int         height)
{
  table_fixture_set_up (fixture, new_martian_session (n_seats, 7, EVERYBODY, options, actions), width, height);
}

static void
set_up (Fixture    *fixture,
        const char *actions)
{
  set_up_sized (fixture, 3, "{ \"first\": 0 }", actions, 900, 700);
}

/* Every thing of a known position says what it is. */
static void
test_spoken (void)
{
  Fixture fixture;
  g_autofree char *seat_label = NULL;
  const M12State *state;
  GtkWidget *seat;
  GtkWidget *plate;

  set_up (&fixture, "pull large\npull small\npull medium\npull large\n");
  state = get_state (&fixture);
  g_assert_cmpint (state->current, ==, 1);

  g_assert_cmpint (count_widgets (fixture.table, M12_TYPE_SEAT_VIEW), ==, 3);
  g_assert_cmpint (count_widgets (fixture.table, M12_TYPE_PYRAMID_VIEW), ==, 4);
  seat = table_fixture_get_nth (fixture.table, M12_TYPE_SEAT_VIEW, 0);
  g_assert_cmpint (state->seats[0].points, >, MAX (state->seats[1].points, state->seats[2].points));
  seat_label = g_strdup_printf ("Ana · 2 pyramids. %d points: ahead in this round. Balance: −€2.", state->seats[0].points);
  g_assert_true (gtk_widget_has_css_class (seat, "ahead"));
  g_assert_false (gtk_widget_has_css_class (table_fixture_get_nth (fixture.table, M12_TYPE_SEAT_VIEW, 1), "ahead"));
  plate = table_fixture_get_nth (seat, TABLEE_TYPE_SEAT_PLATE, 0);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (plate), GTK_ACCESSIBLE_ROLE_GROUP);
  assert_label (plate, seat_label);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (table_fixture_get_nth (seat, M12_TYPE_STACK_VIEW, 0)),
                                   GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (table_fixture_get_nth (seat, M12_TYPE_PYRAMID_VIEW, 0)),
                                   GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  assert_label (table_fixture_get_nth (fixture.table, M12_TYPE_BAG_VIEW, 0), "Bag: 26 pyramids left");
  assert_label (table_fixture_get_nth (fixture.table, M12_TYPE_POT_VIEW, 0), "Pot: 4 stakes, €4");
  assert_label (table_fixture_get_nth (fixture.table, M12_TYPE_SIZE_BUTTON, 0),
                "Pull a small pyramid for €1: no risk of popping, 9 left in the bag");
  table_fixture_tear_down (&fixture);
}

/* Who plays alone here is spoken to, also by their plate; as long as several do, nobody is. */
static void
test_spoken_to_one (void)
{
  Fixture fixture;
  GtkWidget *plate;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  const M12State *state;

  set_up (&fixture, "pull large\npull small\npull medium\npull large\n");
  state = get_state (&fixture);
  plate = table_fixture_get_nth (table_fixture_get_nth (fixture.table, M12_TYPE_SEAT_VIEW, 1), TABLEE_TYPE_SEAT_PLATE, 0);
  before = g_strdup_printf ("Bo · 1 pyramid. %d points. Balance: −€1. Is to move.", state->seats[1].points);
  after = g_strdup_printf ("Bo (you) · 1 pyramid. %d points. Balance: −€1. It is your turn.", state->seats[1].points);
  assert_label (plate, before);
  tablee_game_session_seat_player (fixture.session, 0, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL);
  tablee_game_session_seat_player (fixture.session, 2, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL);
  /* The table says so with what happens next. */
  g_signal_emit_by_name (fixture.session, "changed");
  assert_label (plate, after);
  table_fixture_tear_down (&fixture);
}

static void
test_pyramid_labels (void)
{
  g_autoptr (GtkWidget) green = g_object_ref_sink (m12_pyramid_view_new (m12_pyramid (M12_GREEN, 2)));
  g_autoptr (GtkWidget) clear = g_object_ref_sink (m12_pyramid_view_new (m12_pyramid (M12_CLEAR, 0)));
  g_autoptr (GtkWidget) white = g_object_ref_sink (m12_pyramid_view_new (m12_pyramid (M12_WHITE, 1)));

  assert_label (green, "Large green pyramid, 3 points");
  assert_label (clear, "Small clear pyramid, 1 point");
  assert_label (white, "Medium white pyramid, 0 points");
}

/* Each class action does its work, from the table itself. */
static void
test_actions (void)
{
  static const char *const pulls[] = { "table.pull-small", "table.pull-medium", "table.pull-large" };
  Fixture fixture;

  set_up (&fixture, "");
  for (int size = 0; size < M12_SIZES; size++)
    {
      g_assert_true (gtk_widget_activate_action (fixture.table, pulls[size], NULL));
      g_assert_cmpint (get_state (&fixture)->seats[size].height, ==, 1);
      g_assert_cmpint (m12_pyramid_size (get_state (&fixture)->seats[size].stack[0]), ==, size);
      table_fixture_wait_for_decision (&fixture);
    }
  g_assert_true (gtk_widget_activate_action (fixture.table, "table.pass", NULL));
  g_assert_cmpint (get_state (&fixture)->seats[0].status, ==, M12_PASSED);
  g_assert_null (fixture.told);
  table_fixture_tear_down (&fixture);
}

/* What assistive technologies do to the pyramids of the bag. */
static void
test_size_buttons (void)
{
  Fixture fixture;

  set_up (&fixture, "");
  g_assert_true (gtk_widget_activate_action (table_fixture_get_nth (fixture.table, M12_TYPE_SIZE_BUTTON, 1), "size.pull", NULL));
  g_assert_cmpint (m12_pyramid_size (get_state (&fixture)->seats[0].stack[0]), ==, 1);
  table_fixture_tear_down (&fixture);
}

/* What cannot be done is not done, and the table says why. */
static void
test_reason (void)
{
  Fixture fixture;
  guint64 revision;

  set_up (&fixture, "");
  revision = tablee_game_session_get_revision (fixture.session);
  gtk_widget_activate_action (fixture.table, "table.pass", NULL);
  g_assert_cmpstr (fixture.told, ==, "Everybody pulls at least once: you can pass from the second lap on.");
  g_assert_cmpuint (tablee_game_session_get_revision (fixture.session), ==, revision);
  /* So does the button, to whoever points at it. */
  g_assert_cmpstr (tablee_widget_get_tooltip (table_fixture_get_nth (fixture.table, TABLEE_TYPE_ACTION_BUTTON, M12_ACTION_PASS)), ==,
                   fixture.told);
  table_fixture_tear_down (&fixture);
}

static void
count_change_cb (int *changes)
{
  (*changes)++;
}

static void
test_toggle_left (void)
{
  Fixture fixture;
  gboolean visible;

  set_up (&fixture, "");
  g_object_set (fixture.table, "left-visible", TRUE, NULL);
  gtk_widget_activate_action (fixture.table, "table.toggle-left", NULL);
  g_object_get (fixture.table, "left-visible", &visible, NULL);
  g_assert_false (visible);
  gtk_widget_activate_action (fixture.table, "table.toggle-left", NULL);
  g_object_get (fixture.table, "left-visible", &visible, NULL);
  g_assert_true (visible);
  table_fixture_tear_down (&fixture);
}

/* Another table takes over how this one was shown. */
static void
test_view (void)
{
  g_autoptr (GVariant) view = NULL;
  Fixture fixture;
  gboolean visible;
  int changes = 0;

  set_up (&fixture, "");
  g_signal_connect_swapped (fixture.table, "view-changed", G_CALLBACK (count_change_cb), &changes);
  g_object_set (fixture.table, "left-visible", FALSE, NULL);
  g_assert_cmpint (changes, ==, 1);
  view = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (fixture.table)));
  table_fixture_tear_down (&fixture);

  set_up (&fixture, "");
  tablee_table_restore_view (TABLEE_TABLE (fixture.table), view);
  g_object_get (fixture.table, "left-visible", &visible, NULL);
  g_assert_false (visible);
  table_fixture_tear_down (&fixture);
}

/* Arrows travel from the plate of a seat through its stack and back. */
static void
test_arrows (void)
{
  Fixture fixture;
  GtkWidget *seat;
  GtkWidget *plate;
  GtkWidget *first;

  set_up (&fixture, "pull large\npull small\npull medium\npull large\n");
  seat = table_fixture_get_nth (fixture.table, M12_TYPE_SEAT_VIEW, 0);
  first = table_fixture_get_nth (seat, M12_TYPE_PYRAMID_VIEW, 0);
  plate = table_fixture_get_nth (seat, TABLEE_TYPE_SEAT_PLATE, 0);
  g_assert_true (gtk_widget_grab_focus (plate));
  g_assert_true (gtk_widget_child_focus (seat, GTK_DIR_RIGHT));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window)) == first);
  g_assert_true (gtk_widget_child_focus (seat, GTK_DIR_RIGHT));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window)) == table_fixture_get_nth (seat, M12_TYPE_PYRAMID_VIEW, 1));
  g_assert_false (gtk_widget_child_focus (seat, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_child_focus (seat, GTK_DIR_LEFT));
  g_assert_true (gtk_widget_child_focus (seat, GTK_DIR_LEFT));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window)) == plate);
  table_fixture_tear_down (&fixture);
}

/* Where @type lies on the table, the @index-th of them that is shown. */
static graphene_rect_t
get_place (Fixture *fixture,
           GType    type,
           int      index)
{
  GtkWidget *widget = table_fixture_get_nth (fixture->table, type, index);
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->table, &place));

  return place;
}

static gboolean
is_seen (Fixture *fixture,
         GType    type)
{
  return gtk_widget_get_mapped (table_fixture_get_nth (fixture->table, type, 0));
}

static void
assert_apart (const graphene_rect_t *one,
              const graphene_rect_t *other)
{
  graphene_rect_t both;

  if (graphene_rect_intersection (one, other, &both) && both.size.width >= 1 && both.size.height >= 1)
    g_error ("%g × %g pixels lie on each other", both.size.width, both.size.height);
}

/* My stack is the largest; what the risks are about, the pot, the bag and all seats lie apart; and what is to be pressed is in sight. */
static void
assert_room (Fixture *fixture,
             int      n_seats,
             gboolean wide)
{
  graphene_rect_t places[TABLEE_MAX_SEATS + 7];
  float width = (float) gtk_widget_get_width (fixture->table);
  float height = (float) gtk_widget_get_height (fixture->table);
  int near = tablee_table_get_near_seat (TABLEE_TABLE (fixture->table));
  int n = 0;

  for (int i = 0; i < n_seats; i++)
    places[n++] = get_place (fixture, M12_TYPE_SEAT_VIEW, i);
  for (int i = 0; i < M12_SIZES; i++)
    places[n++] = get_place (fixture, M12_TYPE_SIZE_BUTTON, i);
  places[n++] = get_place (fixture, M12_TYPE_BAG_VIEW, 0);
  places[n++] = get_place (fixture, M12_TYPE_POT_VIEW, 0);
  if (is_seen (fixture, M12_TYPE_KEY_VIEW))
    places[n++] = get_place (fixture, M12_TYPE_KEY_VIEW, 0);
  if (is_seen (fixture, M12_TYPE_LEFT_VIEW))
    places[n++] = get_place (fixture, M12_TYPE_LEFT_VIEW, 0);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++)
      assert_apart (&places[i], &places[j]);
  for (int i = 0; i < n; i++)
    g_assert_true (places[i].origin.x >= 0 && places[i].origin.y >= 0 && places[i].origin.x + places[i].size.width <= width &&
                   places[i].origin.y + places[i].size.height <= height);
  for (int i = 0; i < n_seats; i++)
    g_assert_true (i == near || places[i].size.height < places[near].size.height);
  g_assert_cmpfloat (places[near].size.height, >=, wide ? 180 : 104);
  for (int i = 0; i <= M12_SIZES; i++)
    {
      graphene_rect_t button = get_place (fixture, TABLEE_TYPE_ACTION_BUTTON, i);

      g_assert_true (button.origin.y + button.size.height <= height && button.origin.x + button.size.width <= width);
      g_assert_cmpfloat (button.size.height, >=, 36);
    }
}

/* @data: seats, width and height of the table: what windows of 1280×800, 1120×800, 1280×960 and 360×640 leave for it. */
static void
test_room (gconstpointer data)
{
  g_autofree char *actions = NULL;
  Fixture fixture;
  int n_seats;
  int width;
  int height;

  g_assert_cmpint (sscanf (data, "%d %dx%d", &n_seats, &width, &height), ==, 3);
  actions = invent_actions (n_seats, 7, "{ \"first\": 0 }", 3 * n_seats, 0, 3);
  set_up_sized (&fixture, n_seats, "{ \"first\": 0 }", actions, width, height);
  for (int left = 0; left < (width > 700 ? 2 : 1); left++)
    {
      g_object_set (fixture.table, "left-visible", left == 1, NULL);
      wait_for_frames (fixture.window);
      assert_room (&fixture, n_seats, width > 700);
    }
  table_fixture_tear_down (&fixture);
}

/* Without movement everything is bound at once, and the seat that acted is marked. */
static void
test_still (void)
{
  Fixture fixture;
  GtkWidget *seat;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  set_up (&fixture, "");
  gtk_widget_activate_action (fixture.table, "table.pull-large", NULL);
  g_assert_cmpint (count_widgets (fixture.table, M12_TYPE_PYRAMID_VIEW), ==, 1);
  seat = gtk_widget_get_ancestor (table_fixture_get_nth (fixture.table, M12_TYPE_PYRAMID_VIEW, 0), M12_TYPE_SEAT_VIEW);
  g_assert_true (gtk_widget_has_css_class (seat, "marked"));
  table_fixture_tear_down (&fixture);
}

/* With movement, the pyramid arrives by itself, or at once with the next input. */
static void
test_moving (void)
{
  Fixture fixture;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  set_up (&fixture, "");
  gtk_widget_activate_action (fixture.table, "table.pull-large", NULL);
  while (count_widgets (fixture.table, M12_TYPE_PYRAMID_VIEW) < 1)
    g_main_context_iteration (NULL, TRUE);

  table_fixture_wait_for_decision (&fixture);
  gtk_widget_activate_action (fixture.table, "table.pull-small", NULL);
  table_fixture_wait_for_decision (&fixture);
  gtk_widget_activate_action (fixture.table, "table.pull-small", NULL);
  g_assert_cmpint (count_widgets (fixture.table, M12_TYPE_PYRAMID_VIEW), >=, 2);
  table_fixture_tear_down (&fixture);
}

static void
pull_largest (Fixture *fixture)
{
  static const char *const pulls[] = { "table.pull-small", "table.pull-medium", "table.pull-large" };
  int size = M12_SIZES - 1;

  while (size > 0 && get_state (fixture)->left[size] == 0)
    size--;
  g_assert_true (tablee_game_session_may (fixture->session, M12_ACTION_PULL_SMALL + (TableeAction) size));
  gtk_widget_activate_action (fixture->table, pulls[size], NULL);
}

static GtkWidget *
find_popped (Fixture *fixture)
{
  for (int i = 0; i < 3; i++)
    if (get_state (fixture)->seats[i].status == M12_POPPED)
      return table_fixture_get_nth (fixture->table, M12_TYPE_SEAT_VIEW, i);

  return NULL;
}

/* Whose stack pops sees it tremble: meanwhile its pyramids are not at their place. */
static void
test_pop (void)
{
  Fixture fixture;
  GtkWidget *seat;
  GtkWidget *pyramid;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  set_up (&fixture, "");
  while ((seat = find_popped (&fixture)) == NULL)
    {
      pull_largest (&fixture);
      if (find_popped (&fixture) == NULL)
        table_fixture_wait_for_decision (&fixture);
    }
  pyramid = table_fixture_get_nth (seat, M12_TYPE_PYRAMID_VIEW, 0);
  while (gtk_widget_get_opacity (pyramid) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (gtk_widget_has_css_class (seat, "popped"));

  while (gtk_widget_get_opacity (pyramid) < 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_has_css_class (seat, "popped"));
  table_fixture_tear_down (&fixture);
}

static void
test_take_back (void)
{
  Fixture fixture;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  set_up (&fixture, "pull large\npull small\npull medium\n");
  gtk_widget_activate_action (fixture.table, "table.pass", NULL);
  g_assert_cmpint (get_state (&fixture)->seats[0].status, ==, M12_PASSED);
  g_assert_true (gtk_widget_has_css_class (table_fixture_get_nth (fixture.table, M12_TYPE_SEAT_VIEW, 0), "passed"));
  table_fixture_wait_for_decision (&fixture);
  g_assert_true (tablee_game_session_take_back (fixture.session));
  g_assert_false (gtk_widget_has_css_class (table_fixture_get_nth (fixture.table, M12_TYPE_SEAT_VIEW, 0), "passed"));
  table_fixture_tear_down (&fixture);
}

/* The seats with a crown: one bit each. */
static guint
get_crowned (GtkWidget *table)
{
  guint crowned = 0;

  for (int i = 0; i < 3; i++)
    {
      GtkWidget *plate = table_fixture_get_nth (table_fixture_get_nth (table, M12_TYPE_SEAT_VIEW, i), TABLEE_TYPE_SEAT_PLATE, 0);
      /* What it is called, since it is not called that. */
      g_autofree char *label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (plate), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

      crowned |= (guint) (strstr (label, " the lead.") != NULL) << i;
    }

  return crowned;
}

/* Who pulls pays, and is not behind for that; a table that comes to the middle of a round says the same as one that saw it begin. */
static void
test_crown (void)
{
  Fixture fixture;
  GtkWidget *late;
  guint crowned;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  set_up (&fixture, "pull small\npull small\npull small\n");
  g_assert_cmpuint (get_crowned (fixture.table), ==, 0);
  while (get_state (&fixture)->round == 1)
    table_fixture_act (&fixture, "table.pass");
  /* The card of the round has been read. */
  tablee_table_hurry (TABLEE_TABLE (fixture.table));
  crowned = get_crowned (fixture.table);
  g_assert_cmpuint (crowned, !=, 0);

  for (int pulls = 0; pulls < 4; pulls++)
    {
      table_fixture_act (&fixture, "table.pull-large");
      g_assert_cmpint (get_state (&fixture)->round, ==, 2);
      late = g_object_ref_sink (tablee_table_new (fixture.session));
      g_assert_cmpuint (get_crowned (fixture.table), ==, crowned);
      g_assert_cmpuint (get_crowned (late), ==, crowned);
      g_object_unref (late);
    }
  table_fixture_tear_down (&fixture);
}

static gboolean
count_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  int *frames = user_data;

  return ++*frames < 3 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static const char *
get_details (Fixture *fixture)
{
  GtkWidget *pot = table_fixture_get_nth (fixture->table, M12_TYPE_POT_VIEW, 0);

  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (pot, M12_TYPE_POT_VIEW, "details")));
}

/* Why one player pulls again and again is said while it happens. */
static void
test_left_alone (void)
{
  Fixture fixture;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  set_up (&fixture, "pull small\npull small\npull small\npass\n");
  g_assert_null (strstr (get_details (&fixture), "left"));
  g_assert_nonnull (strstr (get_details (&fixture), "Lap 2"));
  table_fixture_act (&fixture, "table.pass");
  g_assert_nonnull (strstr (get_details (&fixture), "Lap 2: only "));

  /* Once that one has gone too, nobody is left, although the round is still to be read. */
  table_fixture_act (&fixture, "table.pass");
  g_assert_nonnull (strstr (get_details (&fixture), "Round 1"));
  g_assert_null (strstr (get_details (&fixture), "only "));
  table_fixture_tear_down (&fixture);
}

/* Few and many seats are laid out without a complaint from GTK, from a phone to a large screen, in both styles. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 360, 500 }, { 720, 540 }, { 1900, 1000 } };

  for (int n_seats = 2; n_seats <= TABLEE_MAX_SEATS; n_seats += n_seats < 3 ? 1 : 2)
    for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        g_autofree char *actions = invent_actions (n_seats, 7, NULL, 5 * n_seats, -1, 0);
        Fixture fixture;
        int frames = 0;

        adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                            n_seats % 2 ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
        set_up_sized (&fixture, n_seats, NULL, actions, sizes[i][0], sizes[i][1]);
        gtk_widget_add_tick_callback (fixture.window, count_cb, &frames, NULL);
        while (frames < 3)
          g_main_context_iteration (NULL, TRUE);
        g_assert_cmpint (gtk_widget_get_width (fixture.table), ==, sizes[i][0]);
        g_assert_cmpint (count_widgets (fixture.table, M12_TYPE_SEAT_VIEW), ==, n_seats);
        table_fixture_tear_down (&fixture);
      }
}

/* Which pyramid is worth what stands on the table: above what is left, or in its place. */
static void
check_key (int         n_seats,
           const char *options,
           int         width,
           int         height,
           const char *three)
{
  Fixture fixture;
  gboolean narrow = width < 600;
  GtkWidget *key;
  GtkWidget *sample;

  set_up_sized (&fixture, n_seats, options, "", width, height);
  key = table_fixture_get_nth (fixture.table, M12_TYPE_KEY_VIEW, 0);
  g_assert_true (gtk_widget_get_mapped (key) == narrow);
  sample = table_fixture_get_nth (narrow ? key : table_fixture_get_nth (fixture.table, M12_TYPE_LEFT_VIEW, 0), M12_TYPE_SAMPLE_VIEW, 3);
  g_assert_true (gtk_widget_get_mapped (sample));
  assert_label (sample, three);
  g_assert_cmpstr (tablee_widget_get_tooltip (sample), ==, three);

  g_assert_true (gtk_widget_activate_action (fixture.table, "table.toggle-left", NULL));
  wait_for_frames (fixture.window);
  g_assert_true (gtk_widget_get_mapped (key) != narrow);
  table_fixture_tear_down (&fixture);
}

static void
test_key (void)
{
  check_key (3, "{ \"first\": 0 }", 1270, 618, "green, cyan: 3 points");
  check_key (3, "{ \"first\": 0 }", 360, 560, "green, cyan: 3 points");
  check_key (2, "{ \"first\": 0, \"sets\": 1 }", 360, 560, "green: 3 points");
}

static void
test_shortcuts (void)
{
  const TableeTableShortcut *shortcuts = tablee_table_get_shortcuts ("martian-12s");
  int actions = 0;

  for (; shortcuts[actions].action != NULL; actions++)
    {
      g_assert_nonnull (shortcuts[actions].title);
      g_assert_true (gtk_accelerator_parse (shortcuts[actions].key, &(guint) { 0 }, &(GdkModifierType) { 0 }));
    }
  g_assert_cmpint (actions, ==, 5);
  g_assert_null (tablee_table_get_shortcuts ("no-such-game"));
}

enum { PALE_HEIGHT = 24, PALE_WIDTH = 18 };

/* How bright each pixel of a drawing is on paper. */
static void
measure_brightness (const char *art,
                    int         brightness[PALE_HEIGHT * PALE_WIDTH])
{
  g_autoptr (GdkTexture) texture = tablee_art_dup_texture (art, PALE_WIDTH, PALE_HEIGHT);
  guchar pixels[PALE_HEIGHT * PALE_WIDTH * 4];

  g_assert_nonnull (texture);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, PALE_WIDTH);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, PALE_HEIGHT);
  gdk_texture_download (texture, pixels, PALE_WIDTH * 4);
  for (int i = 0; i < PALE_HEIGHT * PALE_WIDTH; i++)
    {
      guint32 pixel = ((guint32 *) (gpointer) pixels)[i];
      int paper = 240 * (255 - (int) (pixel >> 24)) / 255;

      brightness[i] = ((int) (pixel >> 16 & 0xff) * 30 + (int) (pixel >> 8 & 0xff) * 59 + (int) (pixel & 0xff) * 11) / 100 + paper;
    }
}

/* White is worth nothing and clear is worth one: who sees no colours, or looks at the small pictures of what happened, must tell them
 * apart. */
static void
test_pale (void)
{
  int white[PALE_HEIGHT * PALE_WIDTH];
  int clear[PALE_HEIGHT * PALE_WIDTH];
  int differ = 0;

  measure_brightness ("martian-12s/pyramids/white", white);
  measure_brightness ("martian-12s/pyramids/clear", clear);
  for (int i = 0; i < PALE_HEIGHT * PALE_WIDTH; i++)
    differ += ABS (white[i] - clear[i]) > 40;
  g_test_message ("%d of %d pixels differ", differ, PALE_HEIGHT * PALE_WIDTH);
  g_assert_cmpint (differ, >=, 20);
}

int
main (int    argc,
      char **argv)
{
  init_widget_test (&argc, &argv);

  g_test_add_func ("/martian-12s/spoken", test_spoken);
  g_test_add_func ("/martian-12s/spoken-to-one", test_spoken_to_one);
  g_test_add_func ("/martian-12s/pyramid-labels", test_pyramid_labels);
  g_test_add_func ("/martian-12s/pale", test_pale);
  g_test_add_func ("/martian-12s/actions", test_actions);
  g_test_add_func ("/martian-12s/size-buttons", test_size_buttons);
  g_test_add_func ("/martian-12s/reason", test_reason);
  g_test_add_func ("/martian-12s/toggle-left", test_toggle_left);
  g_test_add_func ("/martian-12s/view", test_view);
  g_test_add_func ("/martian-12s/arrows", test_arrows);
  g_test_add_func ("/martian-12s/still", test_still);
  g_test_add_func ("/martian-12s/moving", test_moving);
  g_test_add_func ("/martian-12s/pop", test_pop);
  g_test_add_func ("/martian-12s/take-back", test_take_back);
  g_test_add_func ("/martian-12s/crown", test_crown);
  g_test_add_func ("/martian-12s/left-alone", test_left_alone);
  g_test_add_func ("/martian-12s/sizes", test_sizes);
  g_test_add_func ("/martian-12s/key", test_key);
  g_test_add_func ("/martian-12s/shortcuts", test_shortcuts);
  g_test_add_data_func ("/martian-12s/room/laptop", "2 1270x618", test_room);
  g_test_add_data_func ("/martian-12s/room/laptop-crowd", "9 1270x618", test_room);
  g_test_add_data_func ("/martian-12s/room/first-start", "5 1110x638", test_room);
  g_test_add_data_func ("/martian-12s/room/tall", "7 1270x778", test_room);
  g_test_add_data_func ("/martian-12s/room/phone", "2 360x480", test_room);
  g_test_add_data_func ("/martian-12s/room/phone-crowd", "9 360x480", test_room);

  return g_test_run ();
}
