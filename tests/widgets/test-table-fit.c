/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nobody scrolls at a table that is not narrow, nor at one of cards on a phone: all of it is in sight, in every phase of the first
 * turns, nothing is cut at its side, and what one plays with is as large as promised. */
#include "config.h"

#include <adwaita.h>

#include "games/catalogue.h"
#include "games/space-station-phoenix/rules/rules.h"
#include "notation/notation.h"
#include "phoenix-positions.h"
#include "support.h"
#include "present/language.h"
#include "table-fixture.h"
#include "whole.h"
#include "widgets/action-button.h"
#include "widgets/card-table.h"
#include "widgets/hand-view.h"
#include "widgets/player-view.h"

enum
{
  SEED = 3,
  STEPS = 44,
  CARD_STEPS = 24,  /* two turns of everybody, in all phases */
  GOOD_HAND = 120,
};

static const char *const card_tables[] = {
  "space-beans 6 1270x617 120 en",
  "space-beans 6 1270x617 120 fr",
  "space-beans 6 1270x617 120 qaa",
  "space-beans 6 1110x617 120 fr",
  "space-beans 6 1270x777 120 en",
  "space-beans 6 1910x897 120 en",
  "space-beans 6 990x517 60 fr",
  "space-beans 6 950x617 60 qaa",
  "space-beans 6 350x430 40 en",
  "space-beans 6 350x430 40 fr",
  "space-beans 6 350x430 40 qaa",
  "al-cabohne 2 1270x617 120 en",
  "al-cabohne 2 1270x617 120 fr",
  "al-cabohne 2 1270x617 120 qaa",
  "al-cabohne 2 1110x617 120 fr",
  "al-cabohne 2 1270x777 120 en",
  "al-cabohne 2 1910x897 120 en",
  "al-cabohne 2 990x517 60 fr",
  "al-cabohne 2 950x617 60 qaa",
  "al-cabohne 2 350x430 40 en",
  "al-cabohne 2 350x430 40 fr",
  "al-cabohne 2 350x430 40 qaa",
  "al-cabohne 1 1270x617 120 en",
  "al-cabohne 1 1270x617 120 fr",
  "al-cabohne 1 1270x617 120 qaa",
  "al-cabohne 1 1110x617 120 fr",
  "al-cabohne 1 1270x777 120 en",
  "al-cabohne 1 1910x897 120 en",
  "al-cabohne 1 990x517 60 fr",
  "al-cabohne 1 950x617 60 qaa",
  "al-cabohne 1 350x430 40 en",
  "al-cabohne 1 350x430 40 fr",
  "al-cabohne 1 350x430 40 qaa",
  "bean-chains 2 1270x617 120 en",
  "bean-chains 2 1270x617 120 fr",
  "bean-chains 2 1270x617 120 qaa",
  "bean-chains 2 1110x617 120 fr",
  "bean-chains 2 1270x777 120 en",
  "bean-chains 2 1910x897 120 en",
  "bean-chains 2 990x517 60 fr",
  "bean-chains 2 950x617 60 qaa",
  "bean-chains 2 350x430 40 en",
  "bean-chains 2 350x430 40 fr",
  "bean-chains 2 350x430 40 qaa",
};

static double
measure_excess (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

static GtkWidget *
find_last (GtkWidget *widget,
           GType      type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_last_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    found = find_last (child, type);

  return found;
}

static void
assert_inside (Fixture   *fixture,
               GtkWidget *widget)
{
  graphene_rect_t table = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (fixture->table),
                                              (float) gtk_widget_get_height (fixture->table));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->table, &bounds));
  if (!graphene_rect_contains_rect (&table, &bounds))
    g_error ("phase %s: a %s is out of sight: %g, %g, %g×%g in %g×%g", tablee_game_session_get_phase (fixture->session),
             G_OBJECT_TYPE_NAME (widget), bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height,
             table.size.width, table.size.height);
}

/* All that is clicked, wherever in the tree. */
static void
assert_usable (Fixture   *fixture,
               GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (TABLEE_IS_ACTION_BUTTON (widget) || TABLEE_IS_FIELD_VIEW (widget) || TABLEE_IS_CARD_VIEW (widget))
    assert_inside (fixture, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_usable (fixture, child);
}

static double
get_middle (Fixture   *fixture,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->table, &bounds));
  return bounds.origin.x + bounds.size.width / 2;
}

/* Cards of a hand are @least pixels high, and my fields lie above their middle. */
static void
assert_hand (Fixture *fixture,
             int      least)
{
  GtkWidget *hand = find_last (fixture->table, TABLEE_TYPE_HAND_VIEW);
  GtkWidget *player = find_last (fixture->table, TABLEE_TYPE_PLAYER_VIEW);
  GtkWidget *fields;
  TableeCardView *card = tablee_hand_view_get_card (TABLEE_HAND_VIEW (hand), 0);

  if (card != NULL)
    g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (card)), >=, least);
  if (player == NULL || least < GOOD_HAND)
    return;

  /* The row of columns: field, column, row. */
  fields = tablee_player_view_get_field (TABLEE_PLAYER_VIEW (player), 0);
  fields = gtk_widget_get_parent (gtk_widget_get_parent (fields));
  g_assert_cmpfloat (ABS (get_middle (fixture, fields) - get_middle (fixture, hand)), <, 3);
}

/* Whether a line ends in the middle of a word. */
static gboolean
is_broken (GtkLabel *label)
{
  const char *text = gtk_label_get_text (label);
  GSList *lines = pango_layout_get_lines_readonly (gtk_label_get_layout (label));

  for (GSList *line = lines != NULL ? lines->next : NULL; line != NULL; line = line->next)
    {
      int start = pango_layout_line_get_start_index (line->data);
      const char *before = g_utf8_find_prev_char (text, text + start);

      if (before != NULL && g_unichar_isalnum (g_utf8_get_char (before)) && g_unichar_isalnum (g_utf8_get_char (text + start)))
        return TRUE;
    }

  return FALSE;
}

static void
assert_label_whole (Fixture  *fixture,
                    GtkLabel *label)
{
  const char *phase = tablee_game_session_get_phase (fixture->session);
  const char *text = gtk_label_get_text (label);

  /* A name may be any length. */
  if (*text == '\0' || gtk_widget_has_css_class (GTK_WIDGET (label), "name"))
    return;

  if (see_label (label) != LABEL_WHOLE)
    g_error ("phase %s: %s: %s", phase, see_label (label) == LABEL_CUT ? "cut" : "ellipsized", text);
  if (is_broken (label))
    g_error ("phase %s: a word is broken: %s", phase, text);
}

/* No word of the table is left out, wherever in the tree. */
static void
assert_words_whole (Fixture   *fixture,
                    GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) < 0.05)
    return;

  if (GTK_IS_LABEL (widget))
    assert_label_whole (fixture, GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_words_whole (fixture, child);
}

/* What opens something is not pushed off by what stands before it. */
static void
assert_menus (Fixture   *fixture,
              GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_MENU_BUTTON (widget))
    assert_inside (fixture, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_menus (fixture, child);
}

static void
assert_fits (Fixture *fixture,
             int      step)
{
  GtkWidget *scroller = table_fixture_get_nth (fixture->table, GTK_TYPE_SCROLLED_WINDOW, 0);
  double tall;
  double wide;

  wait_for_frames (fixture->window);
  tall = measure_excess (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
  wide = measure_excess (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller)));
  if (tall > 0 || wide > 0)
    g_error ("step %d, phase %s: %g pixels too tall, %g too wide", step, tablee_game_session_get_phase (fixture->session), tall,
             wide);
  assert_menus (fixture, fixture->table);
  if (TABLEE_IS_CARD_TABLE (fixture->table))
    {
      assert_usable (fixture, fixture->table);
      assert_words_whole (fixture, fixture->table);
    }
}

static void
test_fit (gconstpointer data)
{
  g_autofree TableeAction *actions = NULL;
  const TableeGame *game;
  TableeRandom random;
  Fixture fixture;
  char id[32];
  char language[8] = "en";
  int hand = 0;
  int seats;
  int width;
  int height;

  g_assert_cmpint (sscanf (data, "%31s %d %dx%d %d %7s", id, &seats, &width, &height, &hand, language), >=, 4);
  tablee_language_set (language);
  /* Without the catalogue this would look at English twice. */
  g_assert_true (g_str_equal (language, "en") || !g_str_equal (g_dgettext (GETTEXT_PACKAGE, "Draw Two"), "Draw Two"));
  game = tablee_games_find (id);
  actions = g_new (TableeAction, game->max_actions);
  tablee_random_seed (&random, SEED);
  table_fixture_set_up (&fixture, new_session_of (id, seats, &random), width, height);
  for (int step = 0; step < (hand > 0 ? CARD_STEPS : STEPS); step++)
    {
      gsize n;

      tablee_game_session_set_viewer (fixture.session, tablee_game_session_get_current_seat (fixture.session));
      assert_fits (&fixture, step);
      if (hand > 0)
        assert_hand (&fixture, hand);
      /* An only action, which nobody else was to know, is played as soon as the one looks who has it. */
      n = tablee_game_session_get_decision_open (fixture.session) ? tablee_game_session_get_legal (fixture.session, actions) : 0;
      if (n > 0)
        g_assert_true (tablee_game_session_play (fixture.session, actions[tablee_random_below (&random, (uint32_t) n)], NULL));
      table_fixture_wait_for_decision (&fixture);
    }
  table_fixture_tear_down (&fixture);
}

/* A few sectors that can be built are as large as there is room for, in a high window too, and the board no wider than the window. */
static void
test_build_few (void)
{
  static const char all[] = "[111, 121, 131, 211, 222]";
  g_autofree char *text = g_strdup (TURN);
  Fixture fixture;

  /* JSON may have as much space as it likes. */
  memset (strstr (text, all), ' ', strlen (all));
  memcpy (strstr (text, "\"market\": ") + strlen ("\"market\": "), "[121, 131]", strlen ("[121, 131]"));
  tablee_language_set ("en");
  table_fixture_set_up_at (&fixture, text, 0, 1000, 860);
  table_fixture_act (&fixture, "table.choose-2");
  assert_fits (&fixture, 0);
  g_assert_cmpint (((const PhState *) tablee_game_session_get_view (fixture.session))->phase, ==, PH_PHASE_BUILD);
  table_fixture_tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  init_still_widget_test (&argc, &argv);

  /* What windows of 1280×800, of 1366×768, of 1280×960 and of the first start leave for a table; and beside a review. */
  g_test_add_data_func ("/widgets/table-fit/phoenix/laptop", "space-station-phoenix 4 1270x618", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/low", "space-station-phoenix 4 1356x586", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/tall", "space-station-phoenix 4 1270x778", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/first-start", "space-station-phoenix 4 1110x638", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/review", "space-station-phoenix 2 945x826", test_fit);
  g_test_add_data_func ("/widgets/table-fit/phoenix/crowded-review", "space-station-phoenix 4 945x826", test_fit);
  g_test_add_func ("/widgets/table-fit/phoenix/build-few", test_build_few);
  /* The same and 1000×700, 1920×1080 and 360×640 for the games of cards, with the height that cards of the hand have at least. */
  for (gsize i = 0; i < G_N_ELEMENTS (card_tables); i++)
    {
      g_autofree char *path = g_strdup_printf ("/widgets/table-fit/%s", card_tables[i]);

      /* Of a folder that is chosen, GLib runs the cases, and not those of folders in it. */
      *strchr (path, ' ') = '/';
      g_test_add_data_func (g_strdelimit (path, " ", '-'), card_tables[i], test_fit);
    }

  return g_test_run ();
}
