/* SPDX-License-Identifier: GPL-3.0-or-later */

/* frames SECONDS [GAME]: how evenly the real window draws while a computer thinks, for window-frames, which prepares a display
 * and a home. For each game, in turns so that both see the same machine, with the header bar drawn anew in every frame:
 *   still      a person is to move, and nothing thinks
 *   thinks     the same table; the master thinks about that decision, again and again
 *   easy plays the game played on by computers that do not search, with everything that flies over the table; not while the page slides in
 *   masters    the same by masters
 * Prints, in milliseconds between the ends of two frames: median, 99 of 100, longest; the share above 17 ms; and the share above
 * 25 ms. Among these is a frame that took nine milliseconds after one that took none, though both were drawn in their turn; so the share
 * of frames that began more than 25 ms after the one before as well, where one of 60 a second is left out. Below that the processor time that the main thread has spent from frame to frame, which
 * other programs hardly change: the share above a frame's 16.7 ms is of frames that come late however free the machine is. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "app/application.h"
#include "app/seating.h"
#include "app/window.h"
#include "games/catalogue.h"
#include "present/language.h"
#include "session/player.h"
#include "widgets/table.h"
#include "wait.h"

enum
{
  ROUNDS = 3,
  SEATS = 3,
  SETTLE_MS = 1500,
  ARRIVE_MS = 600,
  TURN_MS = 17,
  MISSED_MS = 25,
  FRAME_US = 16667,
};

typedef struct
{
  GArray *intervals;  /* of gint64: microseconds */
  GArray *begins;     /* the same, from begin to begin */
  GArray *work;       /* the same: processor time */
} Course;

typedef struct
{
  GtkWindow         *window;
  TableeApplication *application;
  Course            *course;   /* NULL: nobody counts */
  gint64             last;
  gint64             last_begin;
  gint64             last_work;
  guint              length;   /* milliseconds of one measurement */
  guint64            seed;
  const char        *game;     /* the only one; NULL: all */
} Watch;

static GtkWidget *
find_widget (GtkWidget *widget,
             GType      type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);

  return found;
}

static gboolean
draw_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  gtk_widget_queue_draw (widget);

  return G_SOURCE_CONTINUE;
}

/* Microseconds of this thread. */
static gint64
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
begun_cb (GdkFrameClock *clock,
          Watch         *watch)
{
  gint64 now = g_get_monotonic_time ();

  if (watch->course != NULL && watch->last_begin != 0)
    {
      gint64 interval = now - watch->last_begin;

      g_array_append_val (watch->course->begins, interval);
    }
  watch->last_begin = now;
}

static void
painted_cb (GdkFrameClock *clock,
            Watch         *watch)
{
  gint64 now = g_get_monotonic_time ();
  gint64 work = get_work ();

  if (watch->course != NULL && watch->last != 0)
    {
      gint64 interval = now - watch->last;
      gint64 done = work - watch->last_work;

      g_array_append_val (watch->course->intervals, interval);
      g_array_append_val (watch->course->work, done);
    }
  watch->last = now;
  watch->last_work = work;
}

static void
measure (Watch  *watch,
         Course *course)
{
  watch->last = 0;
  watch->last_begin = 0;
  watch->course = course;
  run_for (watch->length);
  watch->course = NULL;
}

/*
 * Thinking
 */

typedef struct
{
  TableePlayer      *master;
  TableeGameSession *session;
  GCancellable      *cancellable;
  guint64            seed;
  guint              thoughts;
} Thinker;

static void think (Thinker *self);

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Thinker *self = user_data;
  TableeAction action;

  if (!tablee_player_decide_finish (TABLEE_PLAYER (source), result, &action, NULL))
    return;

  self->thoughts++;
  think (self);
}

static void
think (Thinker *self)
{
  g_autoptr (TableeDecision) decision =
    tablee_decision_new ((TableeRuleset *) tablee_game_session_get_ruleset (self->session), tablee_game_session_get_view (self->session),
                         tablee_game_session_get_viewer (self->session), self->seed++, 0);

  tablee_player_decide_async (self->master, decision, self->cancellable, thought_cb, self);
}

static guint
measure_thinking (Watch             *watch,
                  TableeGameSession *session,
                  Course            *course)
{
  g_autoptr (TableePlayer) master = tablee_computer_new (TABLEE_LEVEL_MASTER, TABLEE_TEMPER_STEADY, 0);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Thinker thinker = { master, session, cancellable, watch->seed, 0 };

  think (&thinker);
  measure (watch, course);
  g_cancellable_cancel (cancellable);
  run_for (100);
  watch->seed = thinker.seed;

  return thinker.thoughts;
}

/*
 * Games
 */

static TableeGameSession *
begin_game (Watch            *watch,
            const TableeGame *game,
            TableeSeatKind    first,
            TableeLevel       level)
{
  static const char *const names[SEATS] = { "Ana", "Bo", "Cleo" };
  int n_seats = CLAMP (SEATS, game->min_seats, game->max_seats);
  g_autoptr (TableeSetUp) set_up = tablee_set_up_new (game);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) watch->seed++);
  g_auto (GStrv) called = NULL;
  TableeGameSession *session;

  for (int i = 0; i < n_seats; i++)
    tablee_set_up_add_seat (set_up, names[i], i, i == 0 ? first : TABLEE_SEAT_COMPUTER, level);
  tablee_set_up_set_seed (set_up, seed);
  called = tablee_seating_dup_given_names (set_up);
  session = tablee_house_begin_game (tablee_application_get_house (watch->application), set_up, (const char *const *) called, NULL);
  tablee_window_show_session (TABLEE_WINDOW (watch->window), session);
  run_for (SETTLE_MS);

  return session;
}

/* Nothing moves any more: neither what flew nor what is told one after the other, each round's result for seconds. */
static void
settle (Watch *watch)
{
  GtkWidget *table = find_widget (GTK_WIDGET (watch->window), TABLEE_TYPE_TABLE);

  while (tablee_table_get_behind (TABLEE_TABLE (table)))
    g_main_context_iteration (NULL, TRUE);
  run_for (SETTLE_MS);
}

/* Some decisions into the game: at its beginning there may be little to think about. */
static gboolean
play_into (Watch             *watch,
           TableeGameSession *session)
{
  const TableeGame *game = tablee_game_session_get_ruleset (session)->game;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);

  for (int i = 0; i < 8; i++)
    {
      while (!tablee_game_session_get_decision_open (session) && !tablee_game_session_get_over (session))
        g_main_context_iteration (NULL, TRUE);
      if (tablee_game_session_get_over (session))
        return FALSE;
      tablee_game_session_set_viewer (session, 0);
      if (i < 7)
        tablee_game_session_play (session, actions[tablee_game_session_get_legal (session, actions) - 1], NULL);
    }
  settle (watch);

  return TRUE;
}

/*
 * Figures
 */

static int
compare_cb (gconstpointer a,
            gconstpointer b)
{
  const gint64 *first = a;
  const gint64 *second = b;

  return (*first > *second) - (*first < *second);
}

static double
share_above (GArray *times,
             gint64  microseconds)
{
  guint above = 0;

  for (guint i = 0; i < times->len; i++)
    above += g_array_index (times, gint64, i) > microseconds;

  return 100.0 * above / times->len;
}

/* In milliseconds, of times in order. */
static double
at (GArray *times,
    double  part)
{
  guint place = (guint) (part * (times->len - 1));

  return (double) g_array_index (times, gint64, place) / 1000;
}

static double
get_mean (GArray *times)
{
  gint64 sum = 0;

  for (guint i = 0; i < times->len; i++)
    sum += g_array_index (times, gint64, i);

  return (double) sum / times->len / 1000;
}

static void
print_course (const char   *game,
              const char   *words,
              const Course *course)
{
  if (course->intervals->len == 0)
    return;

  g_array_sort (course->intervals, compare_cb);
  g_array_sort (course->work, compare_cb);
  g_print ("%-22s %-11s %5u frames  median %5.1f  p99 %5.1f  longest %6.1f  >17 ms %5.1f %%  >25 ms %5.2f %%  begun >25 ms %5.2f %%\n",
           game, words,
           course->intervals->len, at (course->intervals, 0.5), at (course->intervals, 0.99), at (course->intervals, 1),
           share_above (course->intervals, TURN_MS * 1000), share_above (course->intervals, MISSED_MS * 1000),
           share_above (course->begins, MISSED_MS * 1000));
  g_print ("%-22s %-11s   processor  mean %5.2f  median %5.1f  p95 %5.1f  p99 %5.1f  longest %6.1f  >16.7 ms %5.2f %%\n", "", "",
           get_mean (course->work), at (course->work, 0.5), at (course->work, 0.95), at (course->work, 0.99), at (course->work, 1),
           share_above (course->work, FRAME_US));
}

static Course
course_new (void)
{
  return (Course){ g_array_new (FALSE, FALSE, sizeof (gint64)), g_array_new (FALSE, FALSE, sizeof (gint64)),
                   g_array_new (FALSE, FALSE, sizeof (gint64)) };
}

static void
course_clear (Course *course)
{
  g_array_unref (course->intervals);
  g_array_unref (course->begins);
  g_array_unref (course->work);
}

static void
measure_still (Watch            *watch,
               const TableeGame *game)
{
  Course still = course_new ();
  Course thinks = course_new ();
  TableeGameSession *session;
  guint thoughts = 0;

  do
    session = begin_game (watch, game, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_EASY);
  while (!play_into (watch, session));

  for (int i = 0; i < ROUNDS; i++)
    {
      measure (watch, &still);
      thoughts += measure_thinking (watch, session, &thinks);
    }
  print_course (game->id, "still", &still);
  print_course (game->id, "thinks", &thinks);
  g_print ("%-22s %u whole thoughts in %.0f s\n", game->id, thoughts, (double) (ROUNDS * watch->length) / 1000);
  tablee_game_session_stop (session);
  course_clear (&still);
  course_clear (&thinks);
}

static void
measure_played (Watch            *watch,
                const TableeGame *game)
{
  Course courses[2] = { course_new (), course_new () };

  for (int i = 0; i < 2 * ROUNDS; i++)
    {
      TableeGameSession *session = begin_game (watch, game, TABLEE_SEAT_COMPUTER,
                                               i % 2 == 0 ? TABLEE_LEVEL_EASY : TABLEE_LEVEL_MASTER);

      run_for (ARRIVE_MS);
      measure (watch, &courses[i % 2]);
      tablee_game_session_stop (session);
    }
  print_course (game->id, "easy plays", &courses[0]);
  print_course (game->id, "masters", &courses[1]);
  course_clear (&courses[0]);
  course_clear (&courses[1]);
}

static gboolean
bench_cb (gpointer user_data)
{
  Watch *watch = user_data;
  GSettings *settings = tablee_house_get_settings (tablee_application_get_house (watch->application));
  GdkFrameClock *clock;

  watch->window = gtk_application_get_active_window (GTK_APPLICATION (watch->application));
  run_for (SETTLE_MS);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (watch->window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (begun_cb), watch);
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), watch);
  gtk_widget_add_tick_callback (find_widget (GTK_WIDGET (watch->window), ADW_TYPE_HEADER_BAR), draw_cb, NULL, NULL);

  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      if (watch->game != NULL && !g_str_equal (watch->game, tablee_games[i]->id))
        continue;
      g_settings_set_string (settings, "pace", "instant");
      measure_still (watch, tablee_games[i]);
      g_settings_set_string (settings, "pace", "fast");
      measure_played (watch, tablee_games[i]);
    }
  gtk_window_destroy (watch->window);

  return G_SOURCE_REMOVE;
}

static void
activated_cb (GApplication *application,
              Watch        *watch)
{
  g_idle_add (bench_cb, watch);
}

int
main (int    argc,
      char **argv)
{
  Watch watch = { .seed = 1 };
  char *arguments[] = { argv[0], NULL };

  if (argc != 2 && argc != 3)
    {
      g_printerr ("usage: frames SECONDS [GAME]\n");
      return EXIT_FAILURE;
    }

  setvbuf (stdout, NULL, _IOLBF, 0);
  watch.game = argv[2];
  watch.length = (guint) (g_ascii_strtod (argv[1], NULL) * 1000);
  gtk_disable_setlocale ();
  tablee_language_init ();
  watch.application = tablee_application_new ();
  g_signal_connect_after (watch.application, "activate", G_CALLBACK (activated_cb), &watch);

  return g_application_run (G_APPLICATION (watch.application), 1, arguments);
}
