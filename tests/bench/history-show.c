/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * history-show many|none: the real window with the games that are kept, for history-size, which prepares a display and a home. Prints
 * in milliseconds how long after the start of the process the window's first frame was drawn, the store was ready and a game could be
 * gone on with; the process's share of memory (PSS) then, in KiB; how long after it was asked for the first rows of the history were on
 * the screen, how much of that the main thread was busy, and the memory then. 0: that never came.
 */
#include "config.h"

#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "app/application.h"
#include "app/window.h"
#include "present/language.h"
#include "wait.h"

enum
{
  QUIET_MS = 1500,
  PATIENCE_MS = 60000,
};

typedef struct
{
  TableeApplication *application;
  gint64             began;         /* the process */
  gint64             frame;         /* microseconds of the monotonic clock; 0: not yet */
  gint64             ready;
  gint64             shown;
  gint64             spent;         /* the main thread's time on the processor then */
  const char        *wanted;        /* name of the type of a widget that is waited for */
  gboolean           many;
  double             history;
  double             busy;
} Watch;

/* When the process was started, by the kernel: what comes before main() counts too. */
static gint64
process_began (void)
{
  g_autofree char *text = NULL;
  const char *rest;
  struct timespec boot;
  gint64 ticks = 0;

  if (!g_file_get_contents ("/proc/self/stat", &text, NULL, NULL))
    return g_get_monotonic_time ();

  rest = strrchr (text, ')') + 2;
  for (int field = 3; field < 22; field++)
    rest = strchr (rest, ' ') + 1;
  ticks = g_ascii_strtoll (rest, NULL, 10);
  clock_gettime (CLOCK_BOOTTIME, &boot);

  return g_get_monotonic_time () - ((gint64) boot.tv_sec * G_USEC_PER_SEC + boot.tv_nsec / 1000
                                    - ticks * G_USEC_PER_SEC / sysconf (_SC_CLK_TCK));
}

/* What the main thread takes by itself, however busy the machine is. */
static gint64
time_spent (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static glong
share_of_memory (void)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL) || (line = strstr (text, "\nPss:")) == NULL)
    return 0;

  return strtol (line + 5, NULL, 10);
}

/* A row whose first label says something, or a ribbon: what people look for. */
static gboolean
has_words (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) && (guchar) *gtk_label_get_label (GTK_LABEL (widget)) > ' ')
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_words (child))
      return TRUE;

  return FALSE;
}

static gboolean
is_there (GtkWidget  *widget,
          const char *type)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), type) && has_words (widget))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (is_there (child, type))
      return TRUE;

  return FALSE;
}

static void
painted_cb (GdkFrameClock *clock,
            Watch         *watch)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (watch->application));

  if (watch->frame == 0)
    watch->frame = g_get_monotonic_time ();
  if (watch->shown == 0 && watch->wanted != NULL && window != NULL && is_there (GTK_WIDGET (window), watch->wanted))
    {
      watch->shown = g_get_monotonic_time ();
      watch->spent = time_spent ();
    }
}

static void
ready_cb (Watch *watch)
{
  watch->ready = g_get_monotonic_time ();
}

static double
milliseconds (gint64 from,
              gint64 to)
{
  return to == 0 ? 0 : (double) (to - from) / 1000;
}

static void
measure_history (Watch     *watch,
                 GtkWidget *window)
{
  gint64 asked = g_get_monotonic_time ();
  gint64 spent = time_spent ();

  watch->shown = 0;
  watch->wanted = "TableeHistoryRow";
  gtk_widget_activate_action (window, "win.history", NULL);
  run_until (&watch->shown, PATIENCE_MS);
  watch->history = milliseconds (asked, watch->shown);
  watch->busy = milliseconds (spent, watch->spent);
  run_for (QUIET_MS);
}

static gboolean
bench_cb (gpointer user_data)
{
  Watch *watch = user_data;
  GtkWidget *window = GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (watch->application)));
  TableeStore *store;
  gint64 ongoing;
  glong library;

  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), watch);
  run_until (&watch->frame, PATIENCE_MS);
  store = tablee_house_get_store (tablee_application_get_house (watch->application));
  if (tablee_store_get_ready (store))
    ready_cb (watch);
  g_signal_connect_swapped (store, "notify::ready", G_CALLBACK (ready_cb), watch);
  run_until (&watch->ready, PATIENCE_MS);
  if (watch->many)
    run_until (&watch->shown, PATIENCE_MS);
  ongoing = watch->shown;
  run_for (QUIET_MS);
  library = share_of_memory ();
  if (watch->many)
    measure_history (watch, window);
  g_print ("history-show: %.0f %.0f %.0f %ld %.0f %.0f %ld\n", milliseconds (watch->began, watch->frame),
           milliseconds (watch->began, watch->ready), milliseconds (watch->began, ongoing), library, watch->history, watch->busy,
           share_of_memory ());
  gtk_window_destroy (GTK_WINDOW (window));

  return G_SOURCE_REMOVE;
}

static void
activated_cb (GApplication *application,
              Watch        *watch)
{
  g_idle_add_full (G_PRIORITY_HIGH, bench_cb, watch, NULL);
}

int
main (int    argc,
      char **argv)
{
  Watch watch = { .wanted = "TableeGameRibbon" };

  watch.many = argc > 1 && g_str_equal (argv[1], "many");
  watch.began = process_began ();
  gtk_disable_setlocale ();
  tablee_language_init ();
  watch.application = tablee_application_new ();
  g_signal_connect_after (watch.application, "activate", G_CALLBACK (activated_cb), &watch);

  return g_application_run (G_APPLICATION (watch.application), 1, argv);
}
