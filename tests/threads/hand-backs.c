/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hand-backs, in which races are planted. */
#include "scene.h"
#include "session/hand-back.h"

#include <gio/gio.h>

static gboolean late;  /* what is handed over is written after it was handed over */

static gboolean
read_and_count_cb (gpointer user_data)
{
  read_told ();

  return handed_cb (NULL);
}

static gpointer
hand_back (gpointer data)
{
  if (!late)
    write_told ();
  tablee_hand_back (g_main_context_default (), G_PRIORITY_DEFAULT, read_and_count_cb, NULL, NULL);
  if (late)
    write_told ();

  return NULL;
}

static void
case_hand_back (gboolean faulty)
{
  GThread *thread;

  late = faulty;
  thread = g_thread_new ("hand-back", hand_back, NULL);
  wait_handed (1);
  g_thread_join (thread);
}

static int dropped_back;

static void
read_told_cb (gpointer data)
{
  read_told ();
}

static gpointer
hand_back_for_nothing (gpointer data)
{
  if (!late)
    write_told ();
  tablee_hand_back (data, G_PRIORITY_DEFAULT, read_and_count_cb, NULL, read_told_cb);
  if (late)
    write_told ();
  add_unordered (&dropped_back);

  return NULL;
}

/* The context goes before it got round to it. */
static void
case_hand_back_dropped (gboolean faulty)
{
  GMainContext *context = g_main_context_new ();
  GThread *thread;

  late = faulty;
  thread = g_thread_new ("hand-back", hand_back_for_nothing, context);
  wait_unordered (&dropped_back, 1);
  g_main_context_unref (context);
  g_thread_join (thread);
}

static int task_done;

static void
task_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  read_parts ();
  write_told ();
  add_unordered (&task_done);
  g_task_return_boolean (task, TRUE);
}

static void
task_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_task_propagate_boolean (G_TASK (result), NULL);
  read_and_count_cb (NULL);
}

static void
case_task (gboolean faulty)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, task_cb, NULL);

  write_part (0);
  g_task_run_in_thread (task, task_thread);
  if (faulty)
    {
      wait_unordered (&task_done, 1);
      read_told ();
    }
  wait_handed (1);
}

const PlantedCase planted_hand_backs[] = {
  { "hand-back", case_hand_back },
  { "hand-back-dropped", case_hand_back_dropped },
  { "task", case_task },
  { NULL }
};
