/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a round of Martian 12s ends at its table: the card that tells it, and how it goes on. */
#include "config.h"

#include "games/martian-12s/rules/rules.h"
#include "games/martian-12s/table/pyramid-view.h"
#include "games/martian-12s/table/round-card.h"
#include "support.h"
#include "table-fixture.h"
#include "widgets/action-button.h"
#include "widgets/seat-plate.h"

enum
{
  SEATS = 3,
  EVERYBODY = 0x7,
};

/* All but the last pass of a round that two win. */
#define SHARED "pull small\npull small\npull small\npass\npass\n"

static const M12State *
get_state (Fixture *fixture)
{
  return tablee_game_session_get_view (fixture->session);
}

static void
set_up_with (Fixture    *fixture,
             const char *options,
             const char *actions)
{
  table_fixture_set_up (fixture, new_martian_session (SEATS, 7, EVERYBODY, options, actions), 900, 700);
}

static void
set_up (Fixture    *fixture,
        const char *actions)
{
  set_up_with (fixture, "{ \"first\": 0 }", actions);
}

/* Two have won the round, and the card that says so is there. */
static GtkWidget *
set_up_card (Fixture    *fixture,
             const char *options,
             gboolean    animations)
{
  GtkWidget *card;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
  set_up_with (fixture, options, SHARED);
  tablee_game_session_set_pace (fixture->session, TABLEE_PACE_NORMAL);
  card = table_fixture_get_nth (fixture->table, M12_TYPE_ROUND_CARD, 0);
  gtk_widget_activate_action (fixture->table, "table.pass", NULL);
  while (!gtk_widget_get_visible (card))
    g_main_context_iteration (NULL, TRUE);

  return card;
}

/* The card names what was won by all seats as the purses do: title, text, three heads and five words a seat. */
static void
assert_won (GtkWidget *card)
{
  gboolean found = FALSE;

  for (int i = 0; i < 2 + 3 + 5 * SEATS; i++)
    found |= g_str_has_prefix (gtk_label_get_label (GTK_LABEL (table_fixture_get_nth (card, GTK_TYPE_LABEL, i))), "+€");
  g_assert_true (found);
}

/* The model has dealt the next round already; the card still tells how the last one went, until the next input. */
static void
play_round_end (gboolean animates)
{
  g_autofree char *actions = invent_actions (3, 7, "{ \"first\": 0 }", 12, -1, 0);
  Fixture fixture;
  GtkWidget *card;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animates, NULL);
  set_up (&fixture, actions);
  card = table_fixture_get_nth (fixture.table, M12_TYPE_ROUND_CARD, 0);
  g_assert_false (gtk_widget_get_visible (card));
  while (get_state (&fixture)->round == 1)
    {
      gtk_widget_activate_action (fixture.table, get_state (&fixture)->seats[get_state (&fixture)->current].height > 0
                                                   ? "table.pass" : "table.pull-large", NULL);
      table_fixture_wait_for_decision (&fixture);
    }
  while (!gtk_widget_get_visible (card))
    g_main_context_iteration (NULL, TRUE);

  assert_won (card);
  g_assert_cmpint (get_state (&fixture)->round, ==, 2);
  gtk_widget_activate_action (fixture.table, "table.pull-small", NULL);
  g_assert_false (gtk_widget_get_visible (card));
  table_fixture_tear_down (&fixture);
}

static void
test_round_end_still (void)
{
  play_round_end (FALSE);
}

static void
test_round_end_moving (void)
{
  play_round_end (TRUE);
}

/* What the table shows, and what is said beside it, is of the round that is over. */
static void
assert_round_over (TableeTable *table)
{
  const M12State *shown = tablee_table_get_shown (table);

  g_assert_true (tablee_table_get_behind (table));
  g_assert_cmpint (shown->round, ==, 1);
  g_assert_cmpint (shown->current, ==, TABLEE_NOBODY);
  g_assert_cmpint (count_widgets (GTK_WIDGET (table), M12_TYPE_PYRAMID_VIEW), ==, 3);
}

/* From the card of the first round, by any key or click. */
static void
go_on (Fixture   *fixture,
       GtkWidget *card)
{
  TableeTable *table = TABLEE_TABLE (fixture->table);

  tablee_table_hurry (table);
  g_assert_false (gtk_widget_get_visible (card));
  g_assert_null (tablee_table_get_question (table));
  while (tablee_table_get_behind (table))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (((const M12State *) tablee_table_get_shown (table))->round, ==, 2);
}

/* The crown is where it belongs after the round whose card is read. */
static void
assert_crowns (Fixture *fixture)
{
  TableeScoreSheet sheet = { 0 };
  gboolean crowned = FALSE;

  tablee_game_session_get_ruleset (fixture->session)->game->score (tablee_game_session_get_ruleset (fixture->session),
                                                                   get_state (fixture), &sheet);
  for (int i = 0; i < SEATS; i++)
    {
      GtkWidget *plate = table_fixture_get_nth (fixture->table, TABLEE_TYPE_SEAT_PLATE, i);
      TableeSeat *seat = NULL;
      int standing;

      g_object_get (plate, "seat", &seat, "standing", &standing, NULL);
      g_assert_cmpint (standing, ==, tablee_standing_find (&sheet, tablee_seat_get_index (seat)));
      crowned |= standing != TABLEE_STANDING_NONE;
      g_object_unref (seat);
    }
  g_assert_true (crowned);
}

/* A person reads the card as long as it takes, and is told how it goes on. */
static void
test_round_card_waits (void)
{
  Fixture fixture;
  GtkWidget *card;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  set_up (&fixture, SHARED);
  tablee_game_session_set_pace (tablee_table_get_session (TABLEE_TABLE (fixture.table)), TABLEE_PACE_NORMAL);
  card = table_fixture_get_nth (fixture.table, M12_TYPE_ROUND_CARD, 0);
  gtk_widget_activate_action (fixture.table, "table.pass", NULL);
  gtk_root_set_focus (gtk_widget_get_root (card), NULL);
  while (!gtk_widget_get_visible (card))
    g_main_context_iteration (NULL, TRUE);

  while (g_main_context_iteration (NULL, FALSE))
    ;
  assert_round_over (TABLEE_TABLE (fixture.table));
  assert_crowns (&fixture);
  /* Otherwise no key would be heard. */
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (card)) == card);
  /* Who begins does not hang on who has won: they begin in turn. */
  g_assert_nonnull (strstr (tablee_table_get_question (TABLEE_TABLE (fixture.table)), "turn to begin the next: any key or click goes on."));

  go_on (&fixture, card);
  table_fixture_tear_down (&fixture);
}

/* Who shares the pot, and how much a share is, stands in rows: the words below are few, but not for the ear. */
static void
test_shared_pot (void)
{
  Fixture fixture;
  GtkWidget *card;
  const char *text;
  g_autofree char *heard = NULL;

  set_up_with (&fixture, "{ \"first\": 0 }", SHARED);
  card = table_fixture_get_nth (fixture.table, M12_TYPE_ROUND_CARD, 0);
  gtk_widget_activate_action (fixture.table, "table.pass", NULL);
  while (!gtk_widget_get_visible (card))
    g_main_context_iteration (NULL, TRUE);
  text = gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (card, M12_TYPE_ROUND_CARD, "text")));
  g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, "the pot is shared."));
  g_assert_null (strstr (text, "takes"));
  heard = gtk_test_accessible_check_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_nonnull (strstr (heard, "shares the pot and takes"));
  table_fixture_tear_down (&fixture);
}

/* After the last round no button is on any more: the keys are heard all the same. */
static void
test_round_card_takes_keyboard (void)
{
  Fixture fixture;
  GtkWidget *card;

  card = set_up_card (&fixture, "{ \"first\": 0, \"rounds\": 1 }", TRUE);
  g_assert_true (tablee_game_session_get_over (fixture.session));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_nonnull (tablee_table_get_question (TABLEE_TABLE (fixture.table)));
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (card)) == card);
  table_fixture_tear_down (&fixture);
}

/* So it does for whoever is quicker than what moves, and where nothing moves. */
static void
check_card_waits (gboolean animations)
{
  Fixture fixture;
  GtkWidget *card;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
  set_up (&fixture, SHARED);
  tablee_game_session_set_pace (tablee_table_get_session (TABLEE_TABLE (fixture.table)), TABLEE_PACE_NORMAL);
  card = table_fixture_get_nth (fixture.table, M12_TYPE_ROUND_CARD, 0);
  gtk_widget_activate_action (fixture.table, "table.pass", NULL);
  while (!gtk_widget_get_visible (card))
    {
      tablee_table_hurry (TABLEE_TABLE (fixture.table));
      g_main_context_iteration (NULL, FALSE);
    }
  assert_round_over (TABLEE_TABLE (fixture.table));
  g_assert_nonnull (strstr (tablee_table_get_question (TABLEE_TABLE (fixture.table)), "goes on"));
  g_assert_true (tablee_table_get_behind (TABLEE_TABLE (fixture.table)));

  go_on (&fixture, card);
  table_fixture_tear_down (&fixture);
}

/* With a real pointer, in the middle of the @index-th button of the sizes. */
static void
click_size (Fixture *fixture,
            int      index)
{
  GtkWidget *button = table_fixture_get_nth (fixture->table, TABLEE_TYPE_ACTION_BUTTON, index);
  g_autofree char *words = NULL;
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_point (button, fixture->window, &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (button) / 2,
                                                                                          (float) gtk_widget_get_height (button) / 2),
                                           &middle));
  words = g_strdup_printf ("mousemove %d %d click 1", (int) middle.x, (int) middle.y);
  use_xdotool (words);
}

/* The click that takes the card away is none on the button below it, although that can be used from then on. */
static void
test_round_card_clicked (void)
{
  g_autofree char *program = g_find_program_in_path ("xdotool");
  Fixture fixture;
  GtkWidget *card;
  guint played;

  if (program == NULL)
    {
      g_test_skip ("without xdotool nobody clicks");
      return;
    }

  card = set_up_card (&fixture, "{ \"first\": 0 }", FALSE);
  wait_for_frames (fixture.window);
  played = tablee_game_session_get_n_played (fixture.session);

  click_size (&fixture, 2);
  while (gtk_widget_get_visible (card) || tablee_table_get_behind (TABLEE_TABLE (fixture.table)))
    g_main_context_iteration (NULL, TRUE);
  for (int i = 0; i < 5; i++)
    wait_for_frames (fixture.window);
  g_assert_cmpuint (tablee_game_session_get_n_played (fixture.session), ==, played);

  click_size (&fixture, 2);
  while (tablee_game_session_get_n_played (fixture.session) == played)
    g_main_context_iteration (NULL, TRUE);
  table_fixture_tear_down (&fixture);
}

/* Whoever looks through a game goes on past the card by the next move; where nothing moves there is none. */
static void
look_past_card (gboolean animations)
{
  g_autoptr (TableeGameSession) session = new_martian_session (3, 7, EVERYBODY, "{ \"first\": 0 }",
                                                               "pull small\npull small\npull small\npass\npass\npass\npull small\n");
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = tablee_table_new (session);
  GtkWidget *card;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
  tablee_game_session_set_pace (session, TABLEE_PACE_NORMAL);
  tablee_game_session_look_at (session, 5);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (window);
  card = table_fixture_get_nth (table, M12_TYPE_ROUND_CARD, 0);
  tablee_game_session_look_at (session, 6);
  while (animations && !gtk_widget_get_visible (card))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (tablee_table_get_question (TABLEE_TABLE (table)));

  tablee_game_session_look_at (session, 7);
  g_assert_false (gtk_widget_get_visible (card));
  while (tablee_table_get_behind (TABLEE_TABLE (table)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (((const M12State *) tablee_table_get_shown (TABLEE_TABLE (table)))->round, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever looks through a game sees what the one who decided had to lose, and no risk of their own. */
static void
test_looked_through (void)
{
  g_autoptr (TableeGameSession) session = new_martian_session (SEATS, 7, 1 << 0, "{ \"first\": 0 }",
                                                               "pull small\npull large\npull small\npull small\npass\n");
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = tablee_table_new (session);
  const M12State *state;
  g_autofree char *keep = NULL;
  g_autofree char *hint = NULL;

  tablee_game_session_look_at (session, 4);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (window);
  state = tablee_game_session_get_view (session);
  g_assert_cmpint (state->current, ==, 1);
  g_assert_cmpint (state->seats[1].points, !=, state->seats[0].points);
  keep = g_strdup_printf ("keep %d", state->seats[1].points);
  g_object_get (table_fixture_get_nth (table, TABLEE_TYPE_ACTION_BUTTON, M12_ACTION_PASS), "hint", &hint, NULL);
  g_assert_cmpstr (hint, ==, keep);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_round_card_looked_past (void)
{
  look_past_card (TRUE);
  look_past_card (FALSE);
}

static void
test_round_card_hurried (void)
{
  check_card_waits (TRUE);
  check_card_waits (FALSE);
}

/* Nothing is played below the card, until it goes by itself where people are in a hurry. */
static void
test_round_card_holds (void)
{
  Fixture fixture;
  GtkWidget *card;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  set_up (&fixture, SHARED);
  tablee_game_session_set_pace (tablee_table_get_session (TABLEE_TABLE (fixture.table)), TABLEE_PACE_FAST);
  card = table_fixture_get_nth (fixture.table, M12_TYPE_ROUND_CARD, 0);
  gtk_widget_activate_action (fixture.table, "table.pass", NULL);
  while (!gtk_widget_get_visible (card))
    g_main_context_iteration (NULL, TRUE);

  while (gtk_widget_get_visible (card))
    {
      g_assert_true (tablee_table_get_behind (TABLEE_TABLE (fixture.table)));
      g_assert_cmpint (count_widgets (fixture.table, M12_TYPE_PYRAMID_VIEW), ==, 3);
      g_main_context_iteration (NULL, TRUE);
    }
  while (tablee_table_get_behind (TABLEE_TABLE (fixture.table)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (count_widgets (fixture.table, M12_TYPE_PYRAMID_VIEW), ==, 0);
  table_fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  init_widget_test (&argc, &argv);

  g_test_add_func ("/martian-round/end-still", test_round_end_still);
  g_test_add_func ("/martian-round/end-moving", test_round_end_moving);
  g_test_add_func ("/martian-round/card-waits", test_round_card_waits);
  g_test_add_func ("/martian-round/shared-pot", test_shared_pot);
  g_test_add_func ("/martian-round/card-takes-keyboard", test_round_card_takes_keyboard);
  g_test_add_func ("/martian-round/card-clicked", test_round_card_clicked);
  g_test_add_func ("/martian-round/card-looked-past", test_round_card_looked_past);
  g_test_add_func ("/martian-round/looked-through", test_looked_through);
  g_test_add_func ("/martian-round/card-hurried", test_round_card_hurried);
  g_test_add_func ("/martian-round/card-holds", test_round_card_holds);

  return g_test_run ();
}
