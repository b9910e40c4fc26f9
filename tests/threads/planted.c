/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What ThreadSanitizer sees with "visible-glib.c": each way in which Tablée hands something from thread to thread, once as it
 * should be, which must be silent, and once with the fault planted, which must be reported. Every case runs in a process of its
 * own. Faults do not depend on who is faster: nothing orders the two accesses, whichever comes first. */
#include "session/hand-back.h"
#include "session/workers.h"

#include <gio/gio.h>

enum
{
  TRIES = 5,
};

typedef struct
{
  const char *name;
  void      (*run) (gboolean faulty);
} Case;

static volatile int told;      /* what is handed over */
static volatile int parts[2];  /* what two threads do, one each */

static void
write_told (void)
{
  told = 1;
}

static void
read_told (void)
{
  G_GNUC_UNUSED int read = told;
}

static void
read_parts (void)
{
  G_GNUC_UNUSED int read = parts[0] + parts[1];
}

/* Waits until @flag is set, in a way that orders nothing: ThreadSanitizer does not take it for a hand-over. */
static void
wait_unordered (const int *flag,
                int        value)
{
  while (__atomic_load_n (flag, __ATOMIC_RELAXED) != value)
    g_thread_yield ();
}

static void
add_unordered (int *flag)
{
  __atomic_fetch_add (flag, 1, __ATOMIC_RELAXED);
}

/* Two threads at once, told 0 and 1. */
static void
run_two (GThreadFunc func)
{
  GThread *first = g_thread_new ("first", func, GINT_TO_POINTER (0));
  GThread *second = g_thread_new ("second", func, GINT_TO_POINTER (1));

  g_thread_join (first);
  g_thread_join (second);
}

/*
 * Locks
 */

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
  told++;
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
  parts[0] = 1;
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

static gpointer
make_once (gpointer data)
{
  static gsize once;

  if (g_once_init_enter (&once))
    {
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
  late = faulty;
  run_two (make_once);
}

/*
 * References: whoever drops the last one looks at what all did.
 */

static gatomicrefcount references;

static gpointer
drop_count (gpointer data)
{
  int number = GPOINTER_TO_INT (data);
  gboolean last;

  if (!late)
    parts[number] = 1;
  last = g_atomic_ref_count_dec (&references);
  if (late)
    parts[number] = 1;
  if (last)
    read_parts ();

  return NULL;
}

static void
case_references (gboolean faulty)
{
  late = faulty;
  g_atomic_ref_count_init (&references);
  g_atomic_ref_count_inc (&references);
  run_two (drop_count);
}

static void
read_parts_cb (gpointer data)
{
  read_parts ();
}

static gpointer shared;

static gpointer
drop_box (gpointer data)
{
  if (!late)
    parts[GPOINTER_TO_INT (data)] = 1;
  g_atomic_rc_box_release_full (shared, read_parts_cb);
  if (late)
    parts[GPOINTER_TO_INT (data)] = 1;

  return NULL;
}

static void
case_box (gboolean faulty)
{
  late = faulty;
  shared = g_atomic_rc_box_new0 (int);
  g_atomic_rc_box_acquire (shared);
  run_two (drop_box);
}

static gpointer
drop_object (gpointer data)
{
  if (!late)
    parts[GPOINTER_TO_INT (data)] = 1;
  g_object_unref (shared);
  if (late)
    parts[GPOINTER_TO_INT (data)] = 1;

  return NULL;
}

static void
case_object (gboolean faulty)
{
  late = faulty;
  shared = g_object_new (G_TYPE_OBJECT, NULL);
  g_object_set_data_full (shared, "last", shared, read_parts_cb);
  g_object_ref (shared);
  run_two (drop_object);
}

static int memory_written;

static gpointer
write_memory (gpointer data)
{
  *(volatile int *) data = 1;
  add_unordered (&memory_written);

  return NULL;
}

static void
case_memory (gboolean faulty)
{
  int *memory = g_new0 (int, 1);
  GThread *thread = g_thread_new ("write", write_memory, memory);

  if (faulty)
    wait_unordered (&memory_written, 1);
  else
    g_thread_join (thread);
  g_free (memory);
  if (faulty)
    g_thread_join (thread);
}

/*
 * From thread to thread
 */

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
read_told_data_cb (gpointer data)
{
  read_told ();
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
  return *(const volatile int *) a - *(const volatile int *) b;
}

static int halves_pushed;

/* Not before all are in the queue, so that they meet there. */
static void
count_cb (gpointer data,
          gpointer user_data)
{
  wait_unordered (&halves_pushed, 2);
  ++*(volatile int *) data;
}

static gpointer
push_half (gpointer data)
{
  static volatile int halves[2][8];
  volatile int *half = halves[GPOINTER_TO_INT (data)];

  for (int i = 0; i < 8; i++)
    {
      if (!late)
        half[i] = i;
      g_thread_pool_push (shared, (gpointer) &half[i], NULL);
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
  shared = g_thread_pool_new (count_cb, NULL, 1, TRUE, NULL);
  g_thread_pool_set_sort_function (shared, compare_cb, NULL);
  run_two (push_half);
  g_thread_pool_free (shared, FALSE, TRUE);
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

static guint handed;

static gboolean
handed_cb (gpointer user_data)
{
  read_told ();
  handed++;

  return G_SOURCE_REMOVE;
}

/* One iteration may bring several at once. */
static void
wait_handed (guint times)
{
  while (handed < times)
    g_main_context_iteration (NULL, TRUE);
}

static gpointer
hand_back (gpointer data)
{
  if (!late)
    write_told ();
  tablee_hand_back (g_main_context_default (), G_PRIORITY_DEFAULT, handed_cb, NULL, NULL);
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

static gpointer
hand_back_for_nothing (gpointer data)
{
  if (!late)
    write_told ();
  tablee_hand_back (data, G_PRIORITY_DEFAULT, handed_cb, NULL, read_told_data_cb);
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
  handed_cb (NULL);
}

static void
case_task (gboolean faulty)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, task_cb, NULL);

  parts[0] = 1;
  g_task_run_in_thread (task, task_thread);
  if (faulty)
    {
      wait_unordered (&task_done, 1);
      read_told ();
    }
  wait_handed (1);
}

/*
 * The threads that think
 */

static gboolean atomic;
static int at_work;
static int counted;

/* Both at once: otherwise one thread could do the work of both. */
static void
count_work (TableeWork *work)
{
  add_unordered (&at_work);
  wait_unordered (&at_work, 2);
  if (atomic)
    g_atomic_int_inc (&counted);
  else
    counted++;
  tablee_hand_back (g_main_context_default (), G_PRIORITY_DEFAULT, handed_cb, NULL, NULL);
}

/* Without a second worker this would wait for ever. */
static void
case_workers (gboolean faulty)
{
  TableeWork work[2] = { { .run = count_work }, { .run = count_work } };

  g_assert_cmpuint (tablee_workers_count (), >, 1);
  atomic = !faulty;
  for (gsize i = 0; i < G_N_ELEMENTS (work); i++)
    tablee_workers_push (&work[i]);
  wait_handed (G_N_ELEMENTS (work));
}

static void
read_work (TableeWork *work)
{
  read_told ();
  tablee_hand_back (g_main_context_default (), G_PRIORITY_DEFAULT, handed_cb, NULL, NULL);
}

static void
case_work (gboolean faulty)
{
  TableeWork work = { .run = read_work };

  if (!faulty)
    write_told ();
  tablee_workers_push (&work);
  if (faulty)
    write_told ();
  wait_handed (1);
}

static const Case cases[] = {
  { "mutex", case_mutex },
  { "mutex-of-others", case_mutex_of_others },
  { "cond", case_cond },
  { "cond-until", case_cond_until },
  { "once", case_once },
  { "references", case_references },
  { "box", case_box },
  { "object", case_object },
  { "memory", case_memory },
  { "queue", case_queue },
  { "queue-until", case_queue_until },
  { "pool", case_pool },
  { "pool-sorted", case_pool_sorted },
  { "pool-end", case_pool_end },
  { "hand-back", case_hand_back },
  { "hand-back-dropped", case_hand_back_dropped },
  { "task", case_task },
  { "workers", case_workers },
  { "work", case_work },
};

static void
test_kept (gconstpointer data)
{
  if (g_test_subprocess ())
    {
      ((const Case *) data)->run (FALSE);
      return;
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr_unmatched ("*ThreadSanitizer*");
}

static void
test_planted (gconstpointer data)
{
  if (g_test_subprocess ())
    {
      ((const Case *) data)->run (TRUE);
      return;
    }

  /* ThreadSanitizer may overlook a race whose two sides meet in the very same moment. */
  for (int i = 0; i < TRIES; i++)
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      if (!g_test_trap_has_passed ())
        break;
    }
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*WARNING: ThreadSanitizer: data race*");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *kept = g_strdup_printf ("/%s/kept", cases[i].name);
      g_autofree char *planted = g_strdup_printf ("/%s/planted", cases[i].name);

      g_test_add_data_func (kept, &cases[i], test_kept);
      g_test_add_data_func (planted, &cases[i], test_planted);
    }

  return g_test_run ();
}
