/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies around a table, opened and closed again. */
#include "config.h"
#include "around.h"

#include "app/application.h"
#include "app/play-page.h"
#include "app/review-page.h"
#include "games/catalogue.h"
#include "heap.h"
#include "tests/session/support.h"
#include "tests/widgets/support.h"

enum
{
  PATIENCE = 60,        /* seconds after which nothing comes any more */
  GLANCE = 60,          /* milliseconds for which something is looked at */
  THOUGHT = 400,        /* milliseconds for which the expert looks through a game */
  RESULT = 2000,        /* milliseconds after which the result is there */
  SETTLED = 1000,       /* milliseconds, ... */
  STILL = 16,           /* ... and if no more KiB come or go meanwhile, nothing is on its way any more, ... */
  MOST_SETTLED = 20,    /* ... but no more often than that */
};

static TableeWindow *window;
static GRand *chance;

void
around_begin (TableeWindow *the_window,
              GRand        *the_chance)
{
  window = the_window;
  chance = the_chance;
}

static TableeHouse *
get_host (void)
{
  return tablee_application_get_house (tablee_application_get_default ());
}

static GSettings *
get_settings (void)
{
  return tablee_house_get_settings (get_host ());
}

/*
 * Time
 */

static gboolean
over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;

  return G_SOURCE_REMOVE;
}

void
around_wait (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, over_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
  run_what_is_ready ();
}

/*
 * Tables
 */

GtkWidget *
around_find_page (void)
{
  int index = 0;

  return find_widget (GTK_WIDGET (window), TABLEE_TYPE_PLAY_PAGE, &index);
}

static TableeGameSession *
find_session (void)
{
  GtkWidget *page = around_find_page ();

  return page != NULL ? tablee_play_page_get_session (TABLEE_PLAY_PAGE (page)) : NULL;
}

static void
activate (const char *action)
{
  if (around_find_page () != NULL)
    gtk_widget_activate_action (around_find_page (), action, NULL);
}

TableeGameSession *
around_show_table (const char *game_id,
                   const char *letters,
                   guint32     seed,
                   gboolean    kept)
{
  TableeStore *store = kept ? tablee_house_get_store (get_host ()) : NULL;
  TableeGameSession *session = make_session_of (game_id, letters, NULL, seed, TRUE, store);

  tablee_window_show_session (window, session);
  around_wait (GLANCE);

  return session;
}

void
around_leave_table (TableeGameSession *session)
{
  g_object_add_weak_pointer (G_OBJECT (session), (gpointer *) &session);
  tablee_game_session_stop (session);
  g_object_unref (session);
  tablee_window_show_library (window);
  for (int i = 0; i < 200 && session != NULL; i++)
    around_wait (GLANCE);
  g_assert_null (session);
}

static void
play_at_will (TableeGameSession *session)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  gsize count = tablee_game_session_get_legal (session, actions);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (count, >, 0);
  tablee_game_session_play (session, actions[g_rand_int_range (chance, 0, (gint32) count)], &error);
  g_assert_no_error (error);
}

static gboolean
is_asked (TableeGameSession *session)
{
  return tablee_game_session_get_decision_open (session) && tablee_game_session_get_viewer (session) >= 0;
}

void
around_go_on (TableeGameSession *session)
{
  TableeAction forced;

  if (tablee_game_session_get_forced (session, &forced))
    activate ("play.step");
  else if (is_asked (session))
    play_at_will (session);
  else
    activate ("play.lift-curtain");
  run_what_is_ready ();
}

gboolean
around_wait_asked (TableeGameSession *session)
{
  gint64 begin = g_get_monotonic_time ();
  TableeAction forced;

  while (!tablee_game_session_get_over (session))
    {
      if (is_asked (session) && !tablee_game_session_get_forced (session, &forced))
        return TRUE;

      around_go_on (session);
      around_wait (5);
      g_assert_cmpint (g_get_monotonic_time () - begin, <, PATIENCE * G_USEC_PER_SEC);
    }
  return FALSE;
}

/*
 * Looks
 */

static void
close_others (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != window && gtk_widget_get_visible (l->data))
      gtk_window_close (l->data);
  around_wait (GLANCE);
}

/* What is closed by the same action that opens it. */
static void
look_twice (const char *action)
{
  for (int i = 0; i < 2; i++)
    {
      activate (action);
      around_wait (GLANCE);
    }
}

static void
look_at_window (const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  around_wait (GLANCE);
  close_others ();
}

static void
look_at_page (const char *action,
              const char *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, parameter != NULL ? "s" : NULL, parameter);
  around_wait (GLANCE);
  tablee_window_go_back (window);
  around_wait (GLANCE);
}

static void
look_at_log (void)
{
  look_twice ("play.log");
}

static void
look_at_sheet (void)
{
  look_twice ("play.score-sheet");
}

static void
look_at_seats (void)
{
  look_twice ("play.seats");
}

static void
look_at_recap (void)
{
  look_twice ("play.recap");
}

static void
look_at_replay (void)
{
  look_twice ("play.replay");
}

static void
look_at_warning (void)
{
  look_twice ("play.save");
  look_twice ("play.give-up");
}

static gboolean
is_thinking (TableeGameSession *session)
{
  const TableeConductor *conductor = tablee_game_session_get_conductor (session);

  return tablee_conductor_is_hinting (conductor) || tablee_conductor_is_reasoning (conductor);
}

/* With its reasons; then the game goes on, so that the next one is another. */
static void
look_at_hint (void)
{
  TableeGameSession *session = find_session ();

  if (session == NULL || !around_wait_asked (session))
    return;

  activate ("play.hint");
  around_wait (GLANCE);
  for (int i = 0; i < 200 && is_thinking (session); i++)
    around_wait (GLANCE);
  if (is_asked (session))
    play_at_will (session);
  around_wait (GLANCE);
}

static void
undo_and_redo (void)
{
  activate ("play.undo");
  around_wait (GLANCE);
  activate ("play.redo");
  around_wait (GLANCE);
}

/* Where it is not offered now, the table stays. */
static void
look_back (void)
{
  GtkWidget *page = around_find_page ();

  activate ("play.review-so-far");
  around_wait (GLANCE);
  if (page == NULL || gtk_widget_get_mapped (page))
    return;

  around_wait (THOUGHT);
  tablee_window_go_back (window);
  around_wait (GLANCE);
  g_assert_true (around_find_page () != NULL && gtk_widget_get_mapped (around_find_page ()));
}

static void
look_at_help (void)
{
  look_at_page ("win.help", NULL);
}

static void
look_at_history (void)
{
  look_at_page ("win.history", NULL);
}

static void
look_at_exercises (void)
{
  look_at_page ("win.exercises", NULL);
}

static void
set_up_each (void)
{
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    look_at_page ("win.set-up", tablee_games[i]->id);
}

static void
look_at_preferences (void)
{
  look_at_window ("win.preferences");
}

static void
look_at_about (void)
{
  look_at_window ("win.about");
}

static void
look_at_shortcuts (void)
{
  look_at_window ("win.shortcuts");
}

static void
look_at_files (void)
{
  look_at_window ("win.open");
}

static void
look_at_menu (void)
{
  GtkWidget *popover;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.menu", NULL);
  around_wait (GLANCE);
  popover = gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_TYPE_POPOVER);
  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  around_wait (GLANCE);
}

static void
speak_otherwise (void)
{
  g_autofree char *language = g_settings_get_string (get_settings (), "language");

  g_settings_set_string (get_settings (), "language", g_str_equal (language, "fr") ? "en" : "fr");
  around_wait (GLANCE);
}

static void
look_in_the_dark (void)
{
  static const char *const schemes[] = { "dark", "light" };

  for (gsize i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      g_settings_set_string (get_settings (), "colour-scheme", schemes[i]);
      around_wait (2 * GLANCE);
    }
}

void
around_take_size (int width,
                  int height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  around_wait (2 * GLANCE);
}

static void
take_each_size (void)
{
  static const int widths[] = { 360, 800, 1280 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    around_take_size (widths[i], 800);
}

void
around_end (TableeGameSession *session)
{
  if (!tablee_game_session_get_over (session))
    activate ("play.give-up-now");
  around_wait (RESULT);
}

/* What everybody had in hand comes to light, and what the expert thinks of it. */
void
around_look_through (TableeGameSession *session)
{
  GtkWidget *page = around_find_page ();
  int index = 0;
  GtkWidget *review;

  activate ("play.review");
  around_wait (GLANCE);
  review = find_widget (GTK_WIDGET (window), TABLEE_TYPE_REVIEW_PAGE, &index);
  if (review == NULL || gtk_widget_get_mapped (page))
    return;

  gtk_widget_activate_action (review, "review.analyse", NULL);
  around_wait (THOUGHT);
  gtk_widget_activate_action (review, "review.mistakes", NULL);
  around_wait (GLANCE);
  gtk_widget_activate_action (review, "review.first", NULL);
  for (int i = 0; i < 5; i++)
    {
      gtk_widget_activate_action (review, "review.next", NULL);
      around_wait (GLANCE);
    }
  tablee_window_go_back (window);
  around_wait (GLANCE);
}

static gboolean
is_still_after (gsize before)
{
  gsize now = heap_measure ();

  return MAX (before, now) - MIN (before, now) <= STILL;
}

/* A drawing that is being made in a thread holds megabytes. */
void
around_settle (void)
{
  gsize before;

  tablee_window_show_library (window);
  g_settings_set_string (get_settings (), "language", "en");
  around_take_size (1280, 800);
  for (int i = 0; i < MOST_SETTLED; i++)
    {
      before = heap_measure ();
      around_wait (SETTLED);
      if (is_still_after (before))
        break;
    }
}

const Look around_looks[] =
{
  { "log", TRUE, look_at_log },
  { "sheet", TRUE, look_at_sheet },
  { "seats", TRUE, look_at_seats },
  { "recap", TRUE, look_at_recap },
  { "replay", TRUE, look_at_replay },
  { "warnings", TRUE, look_at_warning },
  { "hint", TRUE, look_at_hint },
  { "undo", TRUE, undo_and_redo },
  { "look-back", TRUE, look_back },
  { "help", TRUE, look_at_help },
  { "preferences", TRUE, look_at_preferences },
  { "about", TRUE, look_at_about },
  { "shortcuts", TRUE, look_at_shortcuts },
  { "files", TRUE, look_at_files },
  { "menu", TRUE, look_at_menu },
  { "language", TRUE, speak_otherwise },
  { "dark", TRUE, look_in_the_dark },
  { "sizes", TRUE, take_each_size },
  { "set-up", FALSE, set_up_each },
  { "history", FALSE, look_at_history },
  { "exercises", FALSE, look_at_exercises },
};

const gsize around_n_looks = G_N_ELEMENTS (around_looks);
