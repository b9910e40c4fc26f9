/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Locks and conditions, in which races are planted. */
#include "scene.h"

static PlantedValue counted;
static GMutex mutexes[2];
static gboolean forgets;  /* the second thread forgets the lock */
static gboolean confuses; /* and here takes another one */

static gpointer
lock_and_count (gpointer data)
{
  int number = GPOINTER_TO_INT (data);
  GMutex *mutex = &mutexes[confuses ? number : 0];

  if (!forgets || number == 0)
    g_mutex_lock (mutex);
  counted++;
  if (!forgets || number == 0)
    g_mutex_unlock (mutex);

  return NULL;
}

static void
case_mutex (gboolean faulty)
{
  forgets = faulty;
  run_two (lock_and_count);
}

static void
case_mutex_of_others (gboolean faulty)
{
  confuses = faulty;
  run_two (lock_and_count);
}

static GMutex mutex;
static GCond ready_cond;
static gboolean ready;
static int waiting;
static gboolean late;  /* what is handed over is written after it was handed over */

/* Not before the other one waits: what that did before is to be seen here. */
static gpointer
announce (gpointer data)
{
  wait_unordered (&waiting, 1);
  if (!late)
    write_told ();
  g_mutex_lock (&mutex);
  read_parts ();
  ready = TRUE;
  g_cond_signal (&ready_cond);
  g_mutex_unlock (&mutex);
  if (late)
    write_told ();

  return NULL;
}

static void
wait_with_cond (gboolean timed)
{
  g_mutex_lock (&mutex);
  write_part (0);
  add_unordered (&waiting);
  while (!ready)
    if (timed)
      g_cond_wait_until (&ready_cond, &mutex, g_get_monotonic_time () + G_TIME_SPAN_MILLISECOND);
    else
      g_cond_wait (&ready_cond, &mutex);
  g_mutex_unlock (&mutex);
  read_told ();
}

static void
case_cond (gboolean faulty)
{
  GThread *thread;

  late = faulty;
  thread = g_thread_new ("announce", announce, NULL);
  wait_with_cond (FALSE);
  g_thread_join (thread);
}

static void
case_cond_until (gboolean faulty)
{
  GThread *thread;

  late = faulty;
  thread = g_thread_new ("announce", announce, NULL);
  wait_with_cond (TRUE);
  g_thread_join (thread);
}

static int entering;

/* Whoever is first goes on when the other one is about to enter too, and nearly always waits there. */
static gpointer
make_once (gpointer data)
{
  static gsize once;

  add_unordered (&entering);
  if (g_once_init_enter (&once))
    {
      wait_unordered (&entering, 2);
      g_usleep (G_TIME_SPAN_MILLISECOND);
      if (!late)
        write_told ();
      g_once_init_leave (&once, 1);
      if (late)
        write_told ();
    }
  read_told ();

  return NULL;
}

static void
case_once (gboolean faulty)
{
  GThread *thread;

  late = faulty;
  thread = g_thread_new ("once", make_once, NULL);
  make_once (NULL);
  g_thread_join (thread);
}

const PlantedCase planted_locks[] = {
  { "mutex", case_mutex },
  { "mutex-of-others", case_mutex_of_others },
  { "cond", case_cond },
  { "cond-until", case_cond_until },
  { "once", case_once },
  { NULL }
};
