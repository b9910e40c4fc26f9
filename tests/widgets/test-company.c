/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Those who play as computers, in whole games of each kind at their tables: what happens to them is seen on their faces and passes, and
 * they remark something now and then: seldom, nothing twice, not even for who comes back to the game, beside their seats, on nothing that
 * can be clicked, gone with any key, and never where it is switched off. */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/remark-choice.h"
#include "app/remark-view.h"
#include "app/remarks.h"
#include "games/catalogue.h"
#include "present/language.h"
#include "session/player.h"
#include "support.h"
#include "tests/session/support.h"
#include "widgets/picture.h"
#include "widgets/seat-plate.h"
#include "widgets/table.h"

enum
{
  MOST_GAMES = 8,
  SELDOM = 20,     /* actions from one remark to the next, at least */
  DECISIONS = 80,  /* of a person in a game: those at random may go on for very long */
  WIDE = 1000,     /* pixels of a window that is no phone */
};

typedef struct
{
  const char *game;
  const char *language;
  int         width;
  int         height;
} Case;

typedef struct
{
  GSettings         *settings;
  TableeGameSession *session;
  GRand             *chance;
  GtkWidget         *window;
  GtkWidget         *table;
  GtkWidget         *view;
  GHashTable        *faces;   /* art of faces that have been seen */
  guint              shown;   /* remarks that there was a place for */
  guint              undone;  /* games in which something was taken back after a remark */
} Fixture;

static void
begin (Fixture    *fixture,
       const Case *data,
       guint64     seed)
{
  GtkWidget *overlay = gtk_overlay_new ();

  fixture->session = make_session_of (data->game, "hr", NULL, seed, TRUE, NULL);
  fixture->chance = g_rand_new_with_seed ((guint32) seed);
  tablee_game_session_set_viewer (fixture->session, 0);
  fixture->table = tablee_table_new (fixture->session);
  fixture->view = tablee_remark_view_new (fixture->session, TABLEE_TABLE (fixture->table), fixture->settings);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), fixture->table);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), fixture->view);
  gtk_widget_set_size_request (overlay, data->width, data->height);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), data->width, data->height);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), overlay);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_frames (fixture->window);
  tablee_game_session_start (fixture->session);
}

static void
end (Fixture *fixture)
{
  tablee_game_session_stop (fixture->session);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_rand_free (fixture->chance);
  g_clear_object (&fixture->session);
}

static gboolean
is_asked (Fixture *fixture)
{
  TableeAction action;

  return tablee_game_session_get_decision_open (fixture->session) || tablee_game_session_get_forced (fixture->session, &action);
}

static void
settle (Fixture *fixture)
{
  while (!tablee_game_session_get_over (fixture->session) && !is_asked (fixture))
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
act (Fixture *fixture)
{
  g_autofree TableeAction *actions = g_new (TableeAction, tablee_game_session_get_ruleset (fixture->session)->game->max_actions);
  TableeAction action;

  if (!tablee_game_session_get_forced (fixture->session, &action))
    {
      gsize count = tablee_game_session_get_legal (fixture->session, actions);

      action = actions[g_rand_int_range (fixture->chance, 0, (gint32) count)];
    }
  g_assert_true (tablee_table_play (TABLEE_TABLE (fixture->table), action));
  while (tablee_game_session_get_decision_open (fixture->session))
    g_main_context_iteration (NULL, TRUE);
}

/*
 * Faces
 */

static char *
dup_face (GtkWidget *plate)
{
  char *art;

  g_object_get (gtk_widget_get_template_child (plate, TABLEE_TYPE_SEAT_PLATE, "portrait"), "art", &art, NULL);
  return art;
}

/* The drawing of each plate is that of the mood of its seat. */
static void
look_at_faces (Fixture *fixture)
{
  static const char *const parts[TABLEE_N_MOODS] = { "", "#glad", "#sorry", "#startled", "#proud", "#thinking" };

  for (int i = 0; i < 2; i++)
    {
      TableeSeat *seat = tablee_game_session_get_seat (fixture->session, i);
      GtkWidget *plate = tablee_seat_plate_find (fixture->table, seat);
      g_autofree char *art = plate != NULL ? dup_face (plate) : NULL;

      if (art == NULL)
        continue;
      if (tablee_seat_get_mood (seat) != TABLEE_MOOD_CALM)
        g_assert_true (g_str_has_suffix (art, parts[tablee_seat_get_mood (seat)]));
      g_hash_table_add (fixture->faces, g_steal_pointer (&art));
    }
}

static gboolean
has_seen (Fixture    *fixture,
          const char *part)
{
  GHashTableIter iter;
  gpointer art;

  g_hash_table_iter_init (&iter, fixture->faces);
  while (g_hash_table_iter_next (&iter, &art, NULL))
    if (g_str_has_suffix (art, part))
      return TRUE;

  return FALSE;
}

/*
 * Remarks
 */

static gboolean
takes_clicks (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        return TRUE;
    }

  return FALSE;
}

/* What takes clicks, and is more than the ground, is not covered, and nobody's plate is. */
static void
check_free (Fixture               *fixture,
            GtkWidget             *widget,
            const graphene_rect_t *bubble)
{
  graphene_rect_t bounds;
  graphene_rect_t covered;

  if (!gtk_widget_get_mapped (widget))
    return;
  if ((takes_clicks (widget) || TABLEE_IS_SEAT_PLATE (widget)) &&
      gtk_widget_get_width (widget) * gtk_widget_get_height (widget) * 5 <
        gtk_widget_get_width (fixture->view) * gtk_widget_get_height (fixture->view))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, fixture->view, &bounds));
      if (graphene_rect_intersection (bubble, &bounds, &covered) && covered.size.width * covered.size.height > 0)
        g_error ("%s is covered", G_OBJECT_TYPE_NAME (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_free (fixture, child, bubble);
}

/* By hand: TABLEE_TEST_PICTURES names a folder. */
static void
picture (const Case *data)
{
  const char *folder = g_getenv ("TABLEE_TEST_PICTURES");
  g_autofree char *file = folder != NULL ? g_strdup_printf ("%s/%s-%d.png", folder, data->game, data->width) : NULL;

  if (file != NULL)
    {
      g_autofree char *command = g_strdup_printf ("import -window root %s", file);

      g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL);
    }
}

static void
look_at_remark (Fixture    *fixture,
                const Case *data)
{
  GtkWidget *bubble = GTK_WIDGET (gtk_widget_get_template_child (fixture->view, TABLEE_TYPE_REMARK_VIEW, "bubble"));
  const char *said = tablee_remark_view_get_said (TABLEE_REMARK_VIEW (fixture->view));
  graphene_rect_t bounds;

  if (said == NULL)
    return;

  fixture->shown++;
  wait_for_frames (fixture->window);
  if (!gtk_widget_get_visible (bubble) || !gtk_widget_get_child_visible (bubble))
    return;
  g_assert_true (gtk_widget_compute_bounds (bubble, fixture->view, &bounds));
  g_assert_false (gtk_widget_get_can_target (fixture->view));
  check_free (fixture, fixture->table, &bounds);
  g_test_message ("%s: %s", data->game, said);
  picture (data);
}

/* Whoever has won the game is proud, whatever its last event did to them. */
static void
check_winners (Fixture *fixture)
{
  TableeScoreSheet sheet;

  if (!tablee_game_session_get_over (fixture->session))
    return;

  while (tablee_table_get_behind (TABLEE_TABLE (fixture->table)))
    g_main_context_iteration (NULL, TRUE);
  tablee_game_session_get_score_sheet (fixture->session, &sheet);
  for (int seat = 0; seat < tablee_game_session_get_ruleset (fixture->session)->seats; seat++)
    if (sheet.winner[seat])
      g_assert_cmpint (tablee_seat_get_mood (tablee_game_session_get_seat (fixture->session, seat)), ==, TABLEE_MOOD_PROUD);
}

/* Said or not: what is chosen is new each time, late enough, translated, and chosen again by nobody who reads the same log. */
static guint
check_choice (Fixture    *fixture,
              const Case *data)
{
  GListModel *log = tablee_game_session_get_log (fixture->session);
  g_autoptr (TableeRemarkChoice) at_once = tablee_remark_choice_new (fixture->session);
  int seat;
  guint actions = (guint) tablee_game_session_get_revision (fixture->session);

  tablee_remark_choice_next (at_once, &seat);
  g_assert_null (tablee_remark_choice_next (at_once, &seat));
  g_assert_cmpuint (g_list_model_get_n_items (log), >, 0);

  return actions;
}

/* Whoever takes back hears nothing of what has been before. Returns whether anything could be. */
static gboolean
take_back (Fixture            *fixture,
           TableeRemarkChoice *choice)
{
  int seat;

  if (!tablee_game_session_undo (fixture->session) && !tablee_game_session_take_back (fixture->session))
    return FALSE;

  settle (fixture);
  g_assert_null (tablee_remark_choice_next (choice, &seat));

  return TRUE;
}

static void
play_game (Fixture    *fixture,
           const Case *data,
           guint64     seed)
{
  g_autoptr (TableeRemarkChoice) choice = NULL;
  g_autoptr (GHashTable) made = g_hash_table_new (g_str_hash, g_str_equal);
  guint64 last = 0;
  int decisions = 0;
  gboolean undone = FALSE;

  begin (fixture, data, seed);
  choice = tablee_remark_choice_new (fixture->session);
  for (settle (fixture); !tablee_game_session_get_over (fixture->session) && decisions++ < DECISIONS; settle (fixture))
    {
      int seat;
      const char *remark = tablee_remark_choice_next (choice, &seat);
      guint64 now = tablee_game_session_get_revision (fixture->session);

      if (remark != NULL)
        {
          g_assert_true (g_hash_table_add (made, (gpointer) remark));
          g_assert_true (last == 0 || now >= last + 1);
          g_assert_cmpint (tablee_seat_get_kind (tablee_game_session_get_seat (fixture->session, seat)), ==, TABLEE_SEAT_COMPUTER);
          if (!g_str_equal (data->language, "en"))
            g_assert_cmpstr (_(remark), !=, remark);
          last = now;
        }
      else if (last > 0 && !undone && take_back (fixture, choice))
        {
          undone = TRUE;
          fixture->undone++;
          g_hash_table_remove_all (made);
          continue;
        }
      look_at_faces (fixture);
      look_at_remark (fixture, data);
      tablee_remark_view_dismiss (TABLEE_REMARK_VIEW (fixture->view));
      act (fixture);
    }
  g_assert_cmpuint (g_hash_table_size (made) * SELDOM, <=, check_choice (fixture, data) + SELDOM);
  check_winners (fixture);
  end (fixture);
}

static void
set_up (Fixture    *fixture,
        const Case *data)
{
  *fixture = (Fixture){
    .settings = g_settings_new ("io.github.tablee.Tablee"),
    .faces = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };
  tablee_language_set (data->language);
  g_settings_set_boolean (fixture->settings, "remarks", TRUE);
}

static void
tear_down (Fixture *fixture)
{
  g_hash_table_unref (fixture->faces);
  g_clear_object (&fixture->settings);
  tablee_language_set ("en");
}

static void
test_all (gconstpointer data)
{
  const Case *testcase = data;
  Fixture fixture;

  set_up (&fixture, testcase);
  for (guint64 seed = 1; seed <= MOST_GAMES; seed++)
    {
      play_game (&fixture, testcase, seed);
      if (fixture.shown > 0 && has_seen (&fixture, "#glad") && (has_seen (&fixture, "#sorry") || has_seen (&fixture, "#startled")))
        break;
    }
  g_test_message ("%u remarks shown, %u games in which something was taken back after one", fixture.shown, fixture.undone);
  /* On a phone those who sit at Phoenix' table are on another page of it. */
  g_assert_true (g_hash_table_size (fixture.faces) > 0 || testcase->width < WIDE);
  if (g_hash_table_size (fixture.faces) > 0)
    {
      g_assert_true (has_seen (&fixture, "#glad"));
      g_assert_true (has_seen (&fixture, "#sorry") || has_seen (&fixture, "#startled"));
    }
  if (testcase->width >= WIDE)
    g_assert_cmpuint (fixture.shown, >, 0);
  tear_down (&fixture);
}

/* In as many games as show some. */
static void
test_off (gconstpointer data)
{
  const Case *testcase = data;
  Fixture fixture;

  set_up (&fixture, testcase);
  g_settings_set_boolean (fixture.settings, "remarks", FALSE);
  play_game (&fixture, testcase, 1);
  g_assert_cmpuint (fixture.shown, ==, 0);
  g_settings_reset (fixture.settings, "remarks");
  tear_down (&fixture);
}

/* A face is calm again after a moment, and at once when what happened is undone. */
static void
test_passes (void)
{
  const Case testcase = { "martian-12s", "en", 1280, 610 };
  TableeSeat *seat;
  Fixture fixture;

  set_up (&fixture, &testcase);
  begin (&fixture, &testcase, 1);
  seat = tablee_game_session_get_seat (fixture.session, 0);
  for (settle (&fixture); tablee_seat_get_mood (seat) == TABLEE_MOOD_CALM; settle (&fixture))
    act (&fixture);
  while (tablee_seat_get_mood (seat) != TABLEE_MOOD_CALM)
    g_main_context_iteration (NULL, TRUE);
  for (; tablee_seat_get_mood (seat) == TABLEE_MOOD_CALM; settle (&fixture))
    act (&fixture);
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (tablee_seat_get_mood (seat), ==, TABLEE_MOOD_CALM);
  tablee_game_session_stop (fixture.session);
  g_rand_free (fixture.chance);
  g_clear_object (&fixture.session);
  tear_down (&fixture);
}

/* Every temper has wordings for every mood, none in common, and nobody speaks who is calm. */
static void
test_wordings (void)
{
  g_autoptr (GHashTable) wordings = g_hash_table_new (g_str_hash, g_str_equal);

  tablee_language_set ("fr");
  for (TableeTemper temper = 0; temper < TABLEE_N_TEMPERS; temper++)
    for (TableeMood mood = 0; mood < TABLEE_N_MOODS; mood++)
      {
        const char *const *remarks = tablee_remarks_get (temper, mood);

        g_assert_cmpuint (g_strv_length ((char **) remarks), ==, mood == TABLEE_MOOD_CALM || mood == TABLEE_MOOD_THINKING ? 0 : 3);
        for (guint i = 0; remarks[i] != NULL; i++)
          {
            g_assert_true (g_hash_table_add (wordings, (gpointer) remarks[i]));
            g_assert_cmpstr (_(remarks[i]), !=, remarks[i]);
            g_assert_cmpint (g_utf8_strlen (_(remarks[i]), -1), <=, 50);
          }
      }
  tablee_language_set ("en");
}

static void
add_case (const char    *name,
          const char    *game,
          const char    *language,
          int            width,
          int            height,
          GTestDataFunc  function)
{
  g_autofree char *path = g_strdup_printf ("/company/%s/%s/%s/%d", game, name, language, width);
  Case *data = g_new0 (Case, 1);

  *data = (Case){ game, language, width, height };
  g_test_add_data_func (path, data, function);
}

/* What is waited for may have come without an event of its own: it is looked for again. */
static gboolean
look_again_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = { "al-cabohne", "bean-chains", "martian-12s", "space-beans", "space-station-phoenix" };

  init_still_widget_test (&argc, &argv);
  g_timeout_add (200, look_again_cb, NULL);
  tablee_language_init ();
  g_test_add_func ("/company/wordings", test_wordings);
  g_test_add_func ("/company/passes", test_passes);
  for (gsize game = 0; game < G_N_ELEMENTS (games); game++)
    {
      add_case ("all", games[game], "en", 1280, 610, test_all);
      add_case ("all", games[game], "fr", 360, 430, test_all);
    }
  add_case ("off", "al-cabohne", "en", 1280, 610, test_off);

  return g_test_run ();
}
