/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * An evening from inside: plays ACTIONS (10,000) of all games in the application's window, one game after the other to its end, with
 * people and with computers, and opens and closes in between whatever lies around a table (around.h).
 *
 * Before that, each game is played for a while, and all that lies around tables is seen in turn, in both languages and all sizes: what is seen for the
 * first time costs something, and is not what grows. From there on it tells at each tenth what is in use, always at the library, in one size
 * and language. For figures: evening [ACTIONS [SEED]], under with-display and its environment, with G_SLICE=always-malloc; with
 * GTK_A11Y=none nothing listens; heap.h says how to learn what there is more of. As a test (fewer than 1,000) it has no such beginning.
 */
#include "config.h"

#include "around.h"
#include "app/application.h"
#include "games/catalogue.h"
#include "heap.h"
#include "present/language.h"
#include "tests/session/support.h"
#include "tests/widgets/support.h"
#include "widgets/art.h"
#include "widgets/still.h"

enum
{
  BETWEEN = 12,        /* actions from one look at something else to the next, ... */
  FIRST_BETWEEN = 16,  /* ... and when all is seen for the first time */
  FIRST_SIGHT = 400,   /* actions of each game then */
  PATIENCE = 60,       /* seconds after which nothing comes any more */
  LONG = 1000,         /* actions from which on it is no test */
};

static TableeWindow *window;
static GRand *chance;
static guint wanted = 10000;
static guint played;
static guint games;
static guint looks;
static gsize first_heap;

/*
 * Memory
 */

/* Whatever depends on how the window looks is always the same here. */
static void
tell (const char *when)
{
  gsize heap;

  around_settle ();
  heap = heap_measure ();
  if (first_heap == 0)
    first_heap = heap;
  g_print ("# %-21s %6u actions, %3u games, %4u looks: %6zu KiB in use (%+6zd), of that drawings %5zu and cards %5zu; %6zu resident\n",
           when, played, games, looks, heap, (gssize) heap - (gssize) first_heap, tablee_art_measure () / 1024,
           tablee_still_measure () / 1024, heap_resident ());
  heap_tell_objects ();
  heap_dump (when);
}

/*
 * Games
 */

static void
look_somewhere (gboolean at_table)
{
  const Look *look;

  do
    look = &around_looks[g_rand_int_range (chance, 0, (gint32) around_n_looks)];
  while (look->at_table != at_table);
  looks++;
  look->look ();
}

/* The looks in their order: all of them are seen as soon as that is possible. */
static void
look_at_next (void)
{
  static gsize next;

  while (!around_looks[next % around_n_looks].at_table)
    next++;
  looks++;
  around_looks[next++ % around_n_looks].look ();
}

static void
look_by_chance (void)
{
  look_somewhere (TRUE);
}

/* Each @between actions something else is looked at. */
static void
play_to_the_end (TableeGameSession *session,
                 guint              between,
                 void             (*look_around) (void))
{
  guint head = 0;
  gint64 last = g_get_monotonic_time ();

  while (!tablee_game_session_get_over (session) && played + head < wanted)
    {
      guint now;

      around_go_on (session);
      now = tablee_game_log_get_head (get_log (session));
      if (now == head)
        {
          around_wait (5);
          g_assert_cmpint (g_get_monotonic_time () - last, <, PATIENCE * G_USEC_PER_SEC);
          continue;
        }
      if (now / between > head / between)
        look_around ();
      head = tablee_game_log_get_head (get_log (session));
      last = g_get_monotonic_time ();
    }
  played += head;
}

static char *
draw_seats (const TableeGame *game)
{
  int seats = g_rand_int_range (chance, game->min_seats, game->max_seats + 1);
  g_autoptr (GString) letters = g_string_new ("h");

  for (int seat = 1; seat < seats; seat++)
    g_string_append_c (letters, g_rand_int_range (chance, 0, 3) == 0 ? 'h' : 'r');

  return g_string_free (g_steal_pointer (&letters), FALSE);
}

static void
play_game (const TableeGame *game,
           guint             between,
           void            (*look_around) (void))
{
  g_autofree char *letters = draw_seats (game);
  TableeGameSession *session = around_show_table (game->id, letters, g_rand_int (chance), TRUE);

  play_to_the_end (session, between, look_around);
  around_end (session);
  around_look_through (session);
  around_leave_table (session);
  games++;
}

/* The warm-up: each game for a while, with the looks in turn, given up if it is not over by then, and once what is at the library. */
static void
see_all_once (void)
{
  guint evening = wanted;

  for (gsize game = 0; tablee_games[game] != NULL; game++)
    {
      wanted = played + FIRST_SIGHT;
      play_game (tablee_games[game], FIRST_BETWEEN, look_at_next);
      tell (tablee_games[game]->id);
    }
  for (gsize i = 0; i < around_n_looks; i++)
    if (!around_looks[i].at_table)
      around_looks[i].look ();
  wanted = evening;
  played = games = looks = 0;
}

static void
play_any_game (void)
{
  gint32 count = 0;

  while (tablee_games[count] != NULL)
    count++;
  play_game (tablee_games[g_rand_int_range (chance, 0, count)], BETWEEN, look_by_chance);
  if (g_rand_int_range (chance, 0, 3) == 0)
    look_somewhere (FALSE);
}

static void
test_evening (void)
{
  guint tenth = wanted / 10;

  if (wanted >= LONG)
    see_all_once ();
  first_heap = 0;
  tell ("warm");
  while (played < wanted)
    {
      play_any_game ();
      if (played >= tenth)
        {
          tell ("tenth");
          tenth = played + wanted / 10;
        }
    }
  tell ("end");
}

static int status;

static gboolean
run_cb (gpointer application)
{
  window = TABLEE_WINDOW (gtk_application_get_active_window (application));
  around_begin (window, chance);
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
