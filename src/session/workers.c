/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The threads that think. */
#include "workers.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

/* On Linux the number belongs to the thread; elsewhere it would be the whole process's. */
void
tablee_workers_give_way (void)
{
#ifdef __linux__
  static _Thread_local gboolean lowered;

  if (!lowered)
    setpriority (PRIO_PROCESS, 0, 10);
  lowered = TRUE;
#endif
}

static void
run_cb (gpointer data,
        gpointer user_data)
{
  TableeWork *work = data;

  tablee_workers_give_way ();
  work->run (work);
}

/* Of equals the first that came. */
static int
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      user_data)
{
  const TableeWork *first = a;
  const TableeWork *second = b;

  if (!first->waits != !second->waits)
    return first->waits ? 1 : -1;

  return first->serial < second->serial ? -1 : first->serial > second->serial;
}

/* One core stays free for what people see. */
guint
tablee_workers_count (void)
{
  return MAX (1, g_get_num_processors () - 1);
}

static GThreadPool *
worker_pool (void)
{
  static GThreadPool *pool;

  if (g_once_init_enter (&pool))
    {
      GThreadPool *made = g_thread_pool_new (run_cb, NULL, (int) tablee_workers_count (), TRUE, NULL);

      g_thread_pool_set_sort_function (made, compare_cb, NULL);
      g_once_init_leave (&pool, made);
    }

  return pool;
}

void
tablee_workers_push (TableeWork *work)
{
  static gsize pushed;

  g_return_if_fail (work != NULL);
  g_return_if_fail (work->run != NULL);

  work->serial = (gsize) g_atomic_pointer_add (&pushed, 1);
  g_thread_pool_push (worker_pool (), work, NULL);
}
