/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * An evening from inside: plays ACTIONS (10,000) of all games in the application's window, one game after the other to its end, with
 * people and with computers, and opens and closes in between whatever lies around a table: log, sheet, seats, hints, reviews, help,
 * preferences, about, other languages, another size. Tells at each tenth how much memory is in use, and that no game outlives its
 * table. For figures: evening [ACTIONS [SEED]], under with-display; with GTK_A11Y=none nothing listens. As a test it is short.
 */
#include "config.h"

#include <malloc.h>

#include "app/application.h"
#include "app/play-page.h"
#include "app/window.h"
#include "games/catalogue.h"
#include "present/language.h"
#include "tests/session/support.h"
#include "tests/widgets/support.h"

enum
{
  BETWEEN = 12,   /* actions from one look at something else to the next */
  PATIENCE = 60,  /* seconds after which nothing comes any more */
  GLANCE = 60,    /* milliseconds for which something is looked at */
};

static TableeWindow *window;
static GRand *chance;
static guint wanted = 10000;
static guint played;
static guint games;
static guint looks;
static gsize first_heap;

/*
 * Time
 */

static gboolean
over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;

  return G_SOURCE_REMOVE;
}

static void
wait_a_moment (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, over_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
  run_what_is_ready ();
}

/*
 * Memory
 */

static gsize
get_resident (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) pages = NULL;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    return 0;
  pages = g_strsplit (text, " ", 3);

  return g_strv_length (pages) > 1 ? (gsize) g_ascii_strtoull (pages[1], NULL, 10) * 4 : 0;
}

static void
tell (void)
{
  gsize heap;

  malloc_trim (0);
  heap = mallinfo2 ().uordblks / 1024;
  if (first_heap == 0)
    first_heap = heap;
  g_print ("# %u actions, %u games, %u looks: heap %zu KiB (%+zd since the first tenth), resident %zu KiB\n", played, games, looks, heap,
           (gssize) heap - (gssize) first_heap, get_resident ());
}

/*
 * What lies around a table
 */

static GtkWidget *
find_page (void)
{
  int index = 0;

  return find_widget (GTK_WIDGET (window), TABLEE_TYPE_PLAY_PAGE, &index);
}

static void
close_others (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != window && gtk_widget_get_visible (l->data))
      gtk_window_close (l->data);
  wait_a_moment (GLANCE);
}

/* What is closed by the same key that opens it. */
static void
look_at (const char *action)
{
  for (int i = 0; i < 2; i++)
    {
      if (find_page () != NULL)
        gtk_widget_activate_action (find_page (), action, NULL);
      wait_a_moment (GLANCE);
    }
}

/* Where it is not offered now, the table stays. */
static void
look_at_another_page (const char *action)
{
  gtk_widget_activate_action (find_page (), action, NULL);
  wait_a_moment (GLANCE);
  if (find_page () != NULL && gtk_widget_get_mapped (find_page ()))
    return;

  tablee_window_go_back (window);
  wait_a_moment (GLANCE);
  g_assert_true (find_page () != NULL && gtk_widget_get_mapped (find_page ()));
}

static void
look_at_window (const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  wait_a_moment (GLANCE);
  close_others ();
}

static void
speak_otherwise (void)
{
  static const char *languages[] = { "en", "fr" };
  GSettings *settings = tablee_host_get_settings (tablee_application_get_host (tablee_application_get_default ()));

  g_settings_set_string (settings, "language", languages[g_rand_int_range (chance, 0, 2)]);
  wait_a_moment (GLANCE);
}

static void
take_other_size (void)
{
  static const int widths[] = { 360, 800, 1280 };

  gtk_window_set_default_size (GTK_WINDOW (window), widths[g_rand_int_range (chance, 0, 3)], 800);
  wait_a_moment (GLANCE);
}

static void
look_around (void)
{
  static const char *here[] = { "play.log", "play.score-sheet", "play.seats", "play.recap" };

  looks++;
  switch (g_rand_int_range (chance, 0, 12))
    {
    case 0: case 1: case 2: case 3:
      look_at (here[g_rand_int_range (chance, 0, G_N_ELEMENTS (here))]);
      break;
    case 4: case 5:
      gtk_widget_activate_action (find_page (), "play.hint", NULL);
      wait_a_moment (GLANCE);
      break;
    case 6:
      look_at_another_page ("play.review-so-far");
      break;
    case 7:
      look_at_another_page ("win.help");
      break;
    case 8:
      look_at_window ("win.preferences");
      break;
    case 9:
      look_at_window ("win.about");
      break;
    case 10:
      speak_otherwise ();
      break;
    default:
      take_other_size ();
      break;
    }
}

/*
 * Games
 */

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

/* Whatever lets the game go on, if it does not by itself. */
static void
go_on (TableeGameSession *session)
{
  TableeAction forced;
  GtkWidget *page = find_page ();

  if (tablee_game_session_get_forced (session, &forced))
    gtk_widget_activate_action (page, "play.step", NULL);
  else if (tablee_game_session_get_decision_open (session) && tablee_game_session_get_viewer (session) >= 0)
    play_at_will (session);
  else
    gtk_widget_activate_action (page, "play.lift-curtain", NULL);
  run_what_is_ready ();
}

static void
play_to_the_end (TableeGameSession *session)
{
  guint head = 0;
  gint64 last = g_get_monotonic_time ();

  while (!tablee_game_session_get_over (session) && played + head < wanted)
    {
      guint now;

      go_on (session);
      now = tablee_game_log_get_head (get_log (session));
      if (now == head)
        {
          wait_a_moment (5);
          g_assert_cmpint (g_get_monotonic_time () - last, <, PATIENCE * G_USEC_PER_SEC);
          continue;
        }
      if (now / BETWEEN > head / BETWEEN)
        look_around ();
      head = now;
      last = g_get_monotonic_time ();
    }
  played += head;
}

static const TableeGame *
choose_game (void)
{
  gint32 count = 0;

  while (tablee_games[count] != NULL)
    count++;

  return tablee_games[g_rand_int_range (chance, 0, count)];
}

static TableeGameSession *
begin_table (void)
{
  TableeStore *store = tablee_host_get_store (tablee_application_get_host (tablee_application_get_default ()));
  const TableeGame *game = choose_game ();
  int seats = g_rand_int_range (chance, game->min_seats, game->max_seats + 1);
  g_autoptr (GString) letters = g_string_new ("h");

  for (int seat = 1; seat < seats; seat++)
    g_string_append_c (letters, g_rand_int_range (chance, 0, 3) == 0 ? 'h' : 'r');

  return make_session_of (game->id, letters->str, NULL, g_rand_int (chance), TRUE, store);
}

static void
play_game (void)
{
  TableeGameSession *session = begin_table ();

  g_object_add_weak_pointer (G_OBJECT (session), (gpointer *) &session);
  tablee_window_show_session (window, session);
  wait_a_moment (GLANCE);
  play_to_the_end (session);
  wait_a_moment (3 * GLANCE);
  tablee_game_session_stop (session);
  g_object_unref (session);
  tablee_window_show_library (window);
  games++;
  for (int i = 0; i < 200 && session != NULL; i++)
    wait_a_moment (GLANCE);
  g_assert_null (session);
}

static void
test_evening (void)
{
  guint tenth = wanted / 10;

  while (played < wanted)
    {
      play_game ();
      if (played >= tenth)
        {
          tell ();
          tenth = played + wanted / 10;
        }
    }
  tell ();
}

static int status;

static gboolean
run_cb (gpointer application)
{
  window = TABLEE_WINDOW (gtk_application_get_active_window (application));
  status = g_test_run ();
  g_application_quit (application);

  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application)
{
  g_timeout_add (200, run_cb, application);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (TableeApplication) application = NULL;
  char *arguments[] = { argv[0], NULL };

  init_still_widget_test (&argc, &argv);
  if (argc > 1)
    wanted = (guint) g_ascii_strtoull (argv[1], NULL, 10);
  chance = g_rand_new_with_seed (argc > 2 ? (guint32) g_ascii_strtoull (argv[2], NULL, 10) : 1);
  tablee_language_init ();
  g_test_add_func ("/evening", test_evening);
  application = tablee_application_new ();
  g_signal_connect_after (application, "activate", G_CALLBACK (activate_cb), NULL);
  g_application_run (G_APPLICATION (application), 1, arguments);
  g_rand_free (chance);

  return status;
}
