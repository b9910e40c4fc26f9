/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is explained when it happens for the first time, in whole games of each kind at their tables: every reason that a game's words have
 * is given at some time, once, at a piece that is there, beside it, translated, and without taking the keyboard; nobody is told who does not
 * want to be. */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/why-view.h"
#include "app/whys.h"
#include "games/catalogue.h"
#include "present/language.h"
#include "present/present.h"
#include "session/player.h"
#include "support.h"
#include "tests/session/support.h"
#include "widgets/table.h"

enum
{
  WIDE = 1000,    /* pixels: a laptop */
  MOST_GAMES = 60,  /* some things are done in few games only, and who sits opposite is not drawn from the seed */
  FEW = 3,        /* reasons a game, and ... */
  MANY = 6,
};

/* How much of a thing that can be clicked on the bubble may hide on a laptop. */
#define HIDDEN 0.4f

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
  gboolean           able;     /* whoever is played for here plays well in this game */
  GtkWidget         *window;
  GtkWidget         *table;
  GtkWidget         *view;
  GHashTable        *given;    /* keys of reasons */
  GHashTable        *looked_at; /* those whose bubbles were there to be looked at */
  const char        *language;
} Fixture;

static void shown_cb (Fixture *fixture);

static GtkWidget *
get_part (Fixture    *fixture,
          const char *id)
{
  return GTK_WIDGET (gtk_widget_get_template_child (fixture->view, TABLEE_TYPE_WHY_VIEW, id));
}

static void
begin (Fixture    *fixture,
       const Case *data,
       guint64     seed)
{
  GtkWidget *overlay = gtk_overlay_new ();

  fixture->session = make_session_of (data->game, "hr", NULL, seed, FALSE, NULL);
  fixture->chance = g_rand_new_with_seed ((guint32) seed);
  fixture->able = seed % 2 == 0;
  tablee_game_session_set_viewer (fixture->session, 0);
  fixture->table = tablee_table_new (fixture->session);
  fixture->view = tablee_why_view_new (fixture->session, TABLEE_TABLE (fixture->table), fixture->settings);
  g_signal_connect_swapped (get_part (fixture, "bubble"), "notify::visible", G_CALLBACK (shown_cb), fixture);
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
  g_signal_handlers_disconnect_by_data (get_part (fixture, "bubble"), fixture);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_rand_free (fixture->chance);
  g_clear_object (&fixture->session);
}

static void
get_bounds (Fixture         *fixture,
            GtkWidget       *widget,
            graphene_rect_t *bounds)
{
  g_assert_true (gtk_widget_compute_bounds (widget, fixture->view, bounds));
}

static float
get_hidden (Fixture   *fixture,
            GtkWidget *widget)
{
  graphene_rect_t bubble;
  graphene_rect_t bounds;
  graphene_rect_t covered;

  get_bounds (fixture, get_part (fixture, "bubble"), &bubble);
  get_bounds (fixture, widget, &bounds);
  if (!graphene_rect_intersection (&bubble, &bounds, &covered))
    return 0;

  return covered.size.width * covered.size.height / (bounds.size.width * bounds.size.height);
}

static void
check_free (Fixture   *fixture,
            GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (get_hidden (fixture, widget) > HIDDEN)
    g_test_message ("%s (%s) is hidden by %.2f", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_name (widget), get_hidden (fixture, widget));
  if (gtk_widget_get_focusable (widget) && !GTK_IS_SCROLLED_WINDOW (widget))
    g_assert_cmpfloat (get_hidden (fixture, widget), <=, HIDDEN);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_free (fixture, child);
}

/* The reason that the bubble gives. */
static const TableeWhy *
find_shown (Fixture *fixture)
{
  const char *text = gtk_label_get_label (GTK_LABEL (get_part (fixture, "text")));

  for (const TableeWhy *why = tablee_present_for_game (tablee_game_session_get_ruleset (fixture->session)->game)->whys; why->key != NULL;
       why++)
    if (g_str_equal (text, _(why->text)))
      return why;

  g_assert_not_reached ();
}

/* It is where it can be read, beside what it is about, and the keyboard is where it was. */
static void
check_bubble (Fixture    *fixture,
              const Case *data)
{
  GtkWidget *target = tablee_why_view_get_target (TABLEE_WHY_VIEW (fixture->view));
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (fixture->view), gtk_widget_get_height (fixture->view));
  graphene_rect_t bubble;

  g_assert_nonnull (target);
  g_assert_true (gtk_widget_is_ancestor (target, fixture->table));
  get_bounds (fixture, get_part (fixture, "bubble"), &bubble);
  g_assert_true (graphene_rect_contains_rect (&all, &bubble));
  if (gtk_widget_get_focus_child (fixture->window) != NULL)
    g_assert_null (gtk_widget_get_focus_child (fixture->view));
  if (data->width < WIDE || !gtk_widget_get_mapped (target))
    return;

  g_assert_cmpfloat (get_hidden (fixture, target), <, 0.5f);
  check_free (fixture, fixture->table);
}

/* Each reason once; it is remembered. */
static void
shown_cb (Fixture *fixture)
{
  const TableeWhy *why;

  if (!gtk_widget_get_visible (get_part (fixture, "bubble")))
    return;

  g_assert_false (tablee_game_session_get_over (fixture->session));
  why = find_shown (fixture);
  if (!g_hash_table_add (fixture->given, (gpointer) why->key))
    {
      g_test_message ("“%s” is given twice", why->key);
      g_test_fail ();
    }
  g_test_message ("%s: %s", why->key, why->text);
  g_assert_true (tablee_whys_is_told (fixture->settings, tablee_game_session_get_ruleset (fixture->session)->game->id, why->key));
  if (!g_str_equal (fixture->language, "en"))
    g_assert_cmpstr (_(why->text), !=, why->text);
}

static void
check_reason (Fixture    *fixture,
              const Case *data)
{
  g_hash_table_add (fixture->looked_at, (gpointer) find_shown (fixture)->key);
  wait_for_frames (fixture->window);
  check_bubble (fixture, data);
}

/* What players at random hardly ever do is done by those who play well, and the other way round. */
static TableeAction
choose (Fixture            *fixture,
        const TableeAction *actions,
        gsize               count)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (fixture->session);
  g_autofree double *weights = NULL;
  gsize best = 0;

  if (!fixture->able)
    return actions[g_rand_int_range (fixture->chance, 0, (gint32) count)];

  weights = g_new (double, count);
  tablee_games_heuristics (ruleset->game)->weigh (ruleset, tablee_game_session_get_view (fixture->session), actions, count, weights);
  for (gsize i = 1; i < count; i++)
    if (weights[i] > weights[best])
      best = i;

  return actions[best];
}

/* Something, by which what is said goes. */
static void
act (Fixture *fixture)
{
  g_autofree TableeAction *actions = g_new (TableeAction, tablee_game_session_get_ruleset (fixture->session)->game->max_actions);
  TableeAction action;

  if (!tablee_game_session_get_forced (fixture->session, &action))
    {
      gsize count = tablee_game_session_get_legal (fixture->session, actions);

      action = choose (fixture, actions, count);
    }
  g_assert_true (tablee_table_play (TABLEE_TABLE (fixture->table), action));
  while (tablee_game_session_get_decision_open (fixture->session))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_asked (Fixture *fixture)
{
  TableeAction action;

  return tablee_game_session_get_decision_open (fixture->session) || tablee_game_session_get_forced (fixture->session, &action);
}

/* Everything that is ready has been done, so that what is to be said is said. */
static void
settle (Fixture *fixture)
{
  while (!tablee_game_session_get_over (fixture->session) && !is_asked (fixture))
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
play_game (Fixture    *fixture,
           const Case *data,
           guint64     seed,
           guint       wanted)
{
  begin (fixture, data, seed);
  for (settle (fixture); !tablee_game_session_get_over (fixture->session); settle (fixture))
    {
      if (gtk_widget_get_visible (get_part (fixture, "bubble")))
        check_reason (fixture, data);
      if (g_hash_table_size (fixture->given) >= wanted)
        break;
      act (fixture);
    }
  if (gtk_widget_get_visible (get_part (fixture, "bubble")))
    check_reason (fixture, data);
  end (fixture);
}

/* Wordings of one for different numbers of players stand together. */
static guint
count_whys (const char *game)
{
  const TableeWhy *whys = tablee_present_for_game (tablee_games_find (game))->whys;
  guint count = 0;

  g_assert_nonnull (whys);
  for (guint i = 0; whys[i].key != NULL; i++)
    count += i == 0 || !g_str_equal (whys[i].key, whys[i - 1].key);

  return count;
}

static void
set_up (Fixture    *fixture,
        const Case *data)
{
  *fixture = (Fixture){ .settings = g_settings_new ("io.github.tablee.Tablee"), .language = data->language };
  fixture->given = g_hash_table_new (g_str_hash, g_str_equal);
  fixture->looked_at = g_hash_table_new (g_str_hash, g_str_equal);
  tablee_language_set (data->language);
  tablee_whys_forget (fixture->settings);
  g_settings_set_boolean (fixture->settings, "explain", TRUE);
}

static void
tear_down (Fixture *fixture)
{
  g_hash_table_unref (fixture->given);
  g_hash_table_unref (fixture->looked_at);
  g_clear_object (&fixture->settings);
  tablee_language_set ("en");
}

/* As many games as it takes to see them all. */
static void
test_all (gconstpointer data)
{
  const Case *testcase = data;
  guint wanted = count_whys (testcase->game);
  Fixture fixture;

  g_assert_cmpuint (wanted, >=, FEW);
  g_assert_cmpuint (wanted, <=, MANY);
  set_up (&fixture, testcase);
  for (guint64 seed = 1; seed <= MOST_GAMES && g_hash_table_size (fixture.given) < wanted; seed++)
    play_game (&fixture, testcase, seed, wanted);
  g_assert_cmpuint (g_hash_table_size (fixture.given), ==, wanted);
  /* Steps that nobody chose take none of them away before it can be read. */
  g_assert_cmpuint (g_hash_table_size (fixture.looked_at), ==, wanted);
  tear_down (&fixture);
}

/* Who has switched it off is told nothing, and nothing is remembered as said. */
static void
test_off (gconstpointer data)
{
  const Case *testcase = data;
  g_autoptr (GVariant) told = NULL;
  Fixture fixture;

  set_up (&fixture, testcase);
  g_settings_set_boolean (fixture.settings, "explain", FALSE);
  play_game (&fixture, testcase, 1, 1);
  g_assert_cmpuint (g_hash_table_size (fixture.given), ==, 0);
  told = g_settings_get_value (fixture.settings, "explained");
  g_assert_cmpuint (g_variant_n_children (told), ==, 0);
  tear_down (&fixture);
}

/* Over a page that is to be read nothing is said; nor is it remembered as said. */
static void
test_reading (gconstpointer data)
{
  const Case *testcase = data;
  g_autoptr (GVariant) told = NULL;
  Fixture fixture;

  set_up (&fixture, testcase);
  begin (&fixture, testcase, 1);
  tablee_table_set_reading (TABLEE_TABLE (fixture.table), TRUE);
  for (settle (&fixture); !tablee_game_session_get_over (fixture.session); settle (&fixture))
    act (&fixture);
  g_assert_cmpuint (g_hash_table_size (fixture.given), ==, 0);
  told = g_settings_get_value (fixture.settings, "explained");
  g_assert_cmpuint (g_variant_n_children (told), ==, 0);
  end (&fixture);
  tear_down (&fixture);
}

/* A click takes it away, and so does switching it off; neither twice. */
static void
test_dismiss (gconstpointer data)
{
  const Case *testcase = data;
  graphene_rect_t bubble;
  graphene_point_t middle;
  Fixture fixture;

  set_up (&fixture, testcase);
  begin (&fixture, testcase, 1);
  for (settle (&fixture); !gtk_widget_get_visible (get_part (&fixture, "bubble")); settle (&fixture))
    act (&fixture);
  get_bounds (&fixture, get_part (&fixture, "bubble"), &bubble);
  graphene_rect_get_center (&bubble, &middle);
  g_signal_emit_by_name (get_part (&fixture, "button"), "clicked");
  g_assert_false (gtk_widget_get_visible (get_part (&fixture, "bubble")));
  /* A click that was on its way to it does nothing, for a moment. */
  g_assert_true (gtk_widget_contains (fixture.view, middle.x, middle.y));
  g_assert_false (gtk_widget_contains (fixture.view, bubble.origin.x - 1, middle.y));
  while (gtk_widget_contains (fixture.view, middle.x, middle.y))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (tablee_why_view_get_target (TABLEE_WHY_VIEW (fixture.view)));
  g_assert_false (tablee_why_view_dismiss (TABLEE_WHY_VIEW (fixture.view)));
  for (; !gtk_widget_get_visible (get_part (&fixture, "bubble")); settle (&fixture))
    act (&fixture);
  g_settings_set_boolean (fixture.settings, "explain", FALSE);
  g_assert_false (gtk_widget_get_visible (get_part (&fixture, "bubble")));
  end (&fixture);
  tear_down (&fixture);
}

static void
add_case (const char    *name,
          const char    *game,
          const char    *language,
          int            width,
          int            height,
          GTestDataFunc  function)
{
  g_autofree char *path = g_strdup_printf ("/whys/%s/%s/%s/%d", game, name, language, width);
  Case *data = g_new0 (Case, 1);

  *data = (Case){ game, g_strdup (language), width, height };
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
  g_auto (GStrv) languages = NULL;

  init_still_widget_test (&argc, &argv);
  g_timeout_add (200, look_again_cb, NULL);
  tablee_language_init ();
  languages = tablee_language_list ();
  for (gsize game = 0; game < G_N_ELEMENTS (games); game++)
    {
      for (guint i = 0; languages[i] != NULL; i++)
        add_case ("all", games[game], languages[i], i == 0 ? 1280 : 360, i == 0 ? 610 : 430, test_all);
      add_case ("off", games[game], "en", 1280, 610, test_off);
      add_case ("dismiss", games[game], "en", 1280, 610, test_dismiss);
    }

  add_case ("reading", "martian-12s", "en", 1280, 610, test_reading);

  return g_test_run ();
}
