/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Queues and pools, in which races are planted. */
#include "scene.h"

static gboolean late;  /* what is handed over is written after it was handed over */
static int queue_pushed;

/* The second thing comes with what was done before it, and the first does not, although it is taken later. */
static gpointer
push_queue (gpointer data)
{
  static int things[2];

  if (!late)
    write_told ();
  g_async_queue_push (data, &things[0]);
  if (late)
    write_told ();
  g_async_queue_push (data, &things[1]);
  add_unordered (&queue_pushed);

  return NULL;
}

static void
take_from_queue (gboolean   faulty,
                 gpointer (*pop) (GAsyncQueue *queue))
{
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();
  GThread *thread;

  late = faulty;
  thread = g_thread_new ("push", push_queue, queue);
  wait_unordered (&queue_pushed, 1);
  pop (queue);
  read_told ();
  g_thread_join (thread);
}

static void
case_queue (gboolean faulty)
{
  take_from_queue (faulty, g_async_queue_pop);
}

static gpointer
pop_until (GAsyncQueue *queue)
{
  return g_async_queue_timeout_pop (queue, G_USEC_PER_SEC);
}

static void
case_queue_until (gboolean faulty)
{
  take_from_queue (faulty, pop_until);
}

static void
read_told_cb (gpointer data,
              gpointer user_data)
{
  read_told ();
}

static void
case_pool (gboolean faulty)
{
  GThreadPool *pool = g_thread_pool_new (read_told_cb, NULL, 1, TRUE, NULL);

  if (!faulty)
    write_told ();
  g_thread_pool_push (pool, pool, NULL);
  if (faulty)
    write_told ();
  g_thread_pool_free (pool, FALSE, TRUE);
}

/* Whoever pushes looks at what others pushed, while the queue is locked. */
static int
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      user_data)
{
  return (int) (*(const PlantedValue *) a - *(const PlantedValue *) b);
}

static GThreadPool *halves_pool;
static int halves_pushed;

/* Not before all are in the queue, so that they meet there. */
static void
count_cb (gpointer data,
          gpointer user_data)
{
  wait_unordered (&halves_pushed, 2);
  ++*(PlantedValue *) data;
}

static gpointer
push_half (gpointer data)
{
  static PlantedValue halves[2][8];
  PlantedValue *half = halves[GPOINTER_TO_INT (data)];

  for (int i = 0; i < 8; i++)
    {
      if (!late)
        half[i] = i;
      g_thread_pool_push (halves_pool, (gpointer) &half[i], NULL);
      if (late)
        half[i] = i;
    }
  add_unordered (&halves_pushed);

  return NULL;
}

static void
case_pool_sorted (gboolean faulty)
{
  late = faulty;
  halves_pool = g_thread_pool_new (count_cb, NULL, 1, TRUE, NULL);
  g_thread_pool_set_sort_function (halves_pool, compare_cb, NULL);
  run_two (push_half);
  g_thread_pool_free (halves_pool, FALSE, TRUE);
}

static int pool_done;

static void
write_told_cb (gpointer data,
               gpointer user_data)
{
  write_told ();
  add_unordered (&pool_done);
}

static void
case_pool_end (gboolean faulty)
{
  GThreadPool *pool = g_thread_pool_new (write_told_cb, NULL, 1, FALSE, NULL);

  g_thread_pool_push (pool, pool, NULL);
  if (faulty)
    {
      wait_unordered (&pool_done, 1);
      read_told ();
    }
  g_thread_pool_free (pool, FALSE, TRUE);
  read_told ();
}

const PlantedCase planted_queues[] = {
  { "queue", case_queue },
  { "queue-until", case_queue_until },
  { "pool", case_pool },
  { "pool-sorted", case_pool_sorted },
  { "pool-end", case_pool_end },
  { NULL }
};
