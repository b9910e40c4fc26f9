/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ThreadSanitizer sees what code does that was compiled for it, and the C library's locks. GLib was not, and takes none of
 * those: what it orders between threads looks unordered, and all that is handed from one to another looks like a race. This
 * library goes before GLib (LD_PRELOAD) and tells ThreadSanitizer what the functions promise that Tablée synchronises with.
 * Each promise is told of the one thing it is about (this mutex, this job, this source), as narrowly as the documentation has
 * it: what a GLib compiled for ThreadSanitizer would order by chance, by a lock it takes for itself, stays a race here.
 *
 * A promise that is missing here is reported as a race; "planted" holds that none is told too much. */
#include <dlfcn.h>
#include <glib-object.h>
#include <link.h>
#include <sanitizer/tsan_interface.h>
#include <stdlib.h>

/* Programs that are not under ThreadSanitizer (Python, a shell) are started with this library too. */
#pragma weak __tsan_acquire
#pragma weak __tsan_release
#pragma weak __tsan_mutex_create
#pragma weak __tsan_mutex_destroy
#pragma weak __tsan_mutex_pre_lock
#pragma weak __tsan_mutex_post_lock
#pragma weak __tsan_mutex_pre_unlock
#pragma weak __tsan_mutex_post_unlock

/* GLib's own function of that name. */
#define REAL(name) ((__typeof__ (&name)) find_real (G_STRINGIFY (name)))

static gpointer
find_real (const char *name)
{
  gpointer found = dlsym (RTLD_NEXT, name);

  if (found == NULL)
    g_error ("There is no %s()", name);

  return found;
}

/* What was done before a release() of @thing has been done after an acquire() of it. */
static void
release (gconstpointer thing)
{
  if (__tsan_release != NULL)
    __tsan_release ((gpointer) thing);
}

static void
acquire (gconstpointer thing)
{
  if (__tsan_acquire != NULL)
    __tsan_acquire ((gpointer) thing);
}

/* On a machine with two cores a single thread would think, and race with no other. */
guint
g_get_num_processors (void)
{
  return 4;
}

/*
 * Memory: what GLib frees for itself is not looked at ("suppressions"), what Tablée frees is.
 */

static gsize program_start;
static gsize program_end;

static int
note_program_cb (struct dl_phdr_info *info,
                 size_t               size,
                 void                *data)
{
  program_start = G_MAXSIZE;
  for (int i = 0; i < info->dlpi_phnum; i++)
    if (info->dlpi_phdr[i].p_type == PT_LOAD)
      {
        gsize start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;

        program_start = MIN (program_start, start);
        program_end = MAX (program_end, start + info->dlpi_phdr[i].p_memsz);
      }

  return 1;  /* the program is the first; the libraries do not matter */
}

__attribute__ ((constructor)) static void
note_program (void)
{
  dl_iterate_phdr (note_program_cb, NULL);
}

void
g_free (gpointer memory)
{
  gsize caller = (gsize) __builtin_return_address (0);

  if (caller >= program_start && caller < program_end)
    free (memory);
  else
    REAL (g_free) (memory);
}

/*
 * Locks
 */

static void
before_lock (GMutex *mutex)
{
  if (__tsan_mutex_pre_lock != NULL)
    __tsan_mutex_pre_lock (mutex, 0);
}

static void
after_lock (GMutex *mutex)
{
  if (__tsan_mutex_post_lock != NULL)
    __tsan_mutex_post_lock (mutex, 0, 0);
}

static void
unlock_seen (GMutex *mutex)
{
  if (__tsan_mutex_pre_unlock == NULL)
    return;

  __tsan_mutex_pre_unlock (mutex, 0);
  __tsan_mutex_post_unlock (mutex, 0);
}

void
g_mutex_init (GMutex *mutex)
{
  REAL (g_mutex_init) (mutex);
  if (__tsan_mutex_create != NULL)
    __tsan_mutex_create (mutex, __tsan_mutex_not_static);
}

void
g_mutex_clear (GMutex *mutex)
{
  if (__tsan_mutex_destroy != NULL)
    __tsan_mutex_destroy (mutex, 0);
  REAL (g_mutex_clear) (mutex);
}

void
g_mutex_lock (GMutex *mutex)
{
  before_lock (mutex);
  REAL (g_mutex_lock) (mutex);
  after_lock (mutex);
}

void
g_mutex_unlock (GMutex *mutex)
{
  unlock_seen (mutex);
  REAL (g_mutex_unlock) (mutex);
}

void
g_cond_wait (GCond  *cond,
             GMutex *mutex)
{
  unlock_seen (mutex);
  REAL (g_cond_wait) (cond, mutex);
  before_lock (mutex);
  after_lock (mutex);
}

gboolean
g_cond_wait_until (GCond  *cond,
                   GMutex *mutex,
                   gint64  end_time)
{
  gboolean signalled;

  unlock_seen (mutex);
  signalled = REAL (g_cond_wait_until) (cond, mutex, end_time);
  before_lock (mutex);
  after_lock (mutex);

  return signalled;
}

/* The fast way round it is in GLib's header, and so in code that is seen. */
gboolean
(g_once_init_enter) (volatile void *location)
{
  gboolean first = REAL (g_once_init_enter) (location);

  acquire ((gconstpointer) location);

  return first;
}

void
(g_once_init_leave) (volatile void *location,
                     gsize          result)
{
  release ((gconstpointer) location);
  REAL (g_once_init_leave) (location, result);
}

/*
 * References: whoever drops the last one comes after all who dropped one.
 */

gboolean
(g_atomic_ref_count_dec) (gatomicrefcount *count)
{
  gboolean last;

  release (count);
  last = REAL (g_atomic_ref_count_dec) (count);
  if (last)
    acquire (count);

  return last;
}

static _Thread_local GDestroyNotify clear_box;

static void
clear_box_cb (gpointer box)
{
  GDestroyNotify clear = clear_box;

  acquire (box);
  if (clear != NULL)
    clear (box);
}

void
g_atomic_rc_box_release_full (gpointer       box,
                              GDestroyNotify clear)
{
  GDestroyNotify outer = clear_box;

  release (box);
  clear_box = clear;
  REAL (g_atomic_rc_box_release_full) (box, clear_box_cb);
  clear_box = outer;
}

void
g_atomic_rc_box_release (gpointer box)
{
  g_atomic_rc_box_release_full (box, NULL);
}

/* An object's destruction begins inside GObject: its last reference is left to it, the others are dropped here. */
void
g_object_unref (gpointer object)
{
  volatile guint *count = &((GObject *) object)->ref_count;
  guint now;

  release (object);
  while ((now = (guint) g_atomic_int_get (count)) > 1)
    if (g_atomic_int_compare_and_exchange (count, now, now - 1))
      return;

  acquire (object);
  REAL (g_object_unref) (object);
}

/*
 * From thread to thread: what is handed over comes with what was done before.
 */

void
g_async_queue_push (GAsyncQueue *queue,
                    gpointer     data)
{
  release (data);
  REAL (g_async_queue_push) (queue, data);
}

gpointer
g_async_queue_pop (GAsyncQueue *queue)
{
  gpointer data = REAL (g_async_queue_pop) (queue);

  acquire (data);

  return data;
}

gpointer
g_async_queue_timeout_pop (GAsyncQueue *queue,
                           guint64      timeout)
{
  gpointer data = REAL (g_async_queue_timeout_pop) (queue, timeout);

  if (data != NULL)
    acquire (data);

  return data;
}

typedef struct
{
  GFunc            run;
  gpointer         user_data;
  GCompareDataFunc compare;
  gpointer         compare_data;
} Pool;

static void
run_cb (gpointer data,
        gpointer user_data)
{
  Pool *pool = user_data;

  acquire (data);
  pool->run (data, pool->user_data);
  release (pool);
}

/* Pools last as long as the program or, in tests, nearly: a Pool is never freed. */
GThreadPool *
g_thread_pool_new (GFunc      run,
                   gpointer   user_data,
                   int        max_threads,
                   gboolean   exclusive,
                   GError   **error)
{
  Pool *pool = g_new0 (Pool, 1);

  pool->run = run;
  pool->user_data = user_data;

  return REAL (g_thread_pool_new) (run_cb, pool, max_threads, exclusive, error);
}

gboolean
g_thread_pool_push (GThreadPool  *pool,
                    gpointer      data,
                    GError      **error)
{
  release (data);

  return REAL (g_thread_pool_push) (pool, data, error);
}

/* The pool's queue is locked meanwhile: what is compared waits for no thread yet. */
static int
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      user_data)
{
  const Pool *pool = user_data;
  int order;

  acquire (a);
  acquire (b);
  order = pool->compare (a, b, pool->compare_data);
  release (a);
  release (b);

  return order;
}

void
g_thread_pool_set_sort_function (GThreadPool      *pool,
                                 GCompareDataFunc  compare,
                                 gpointer          user_data)
{
  Pool *seen = pool->user_data;

  seen->compare = compare;
  seen->compare_data = user_data;
  REAL (g_thread_pool_set_sort_function) (pool, compare != NULL ? compare_cb : NULL, seen);
}

void
g_thread_pool_free (GThreadPool *pool,
                    gboolean     immediate,
                    gboolean     wait)
{
  Pool *seen = pool->user_data;

  REAL (g_thread_pool_free) (pool, immediate, wait);
  if (wait)
    acquire (seen);
}

typedef struct
{
  GSource        *source;
  GSourceFunc     func;
  gpointer        data;
  GDestroyNotify  destroy;
} Callback;

static gboolean
dispatch_cb (gpointer user_data)
{
  Callback *callback = user_data;

  acquire (callback->source);

  return callback->func (callback->data);
}

static void
destroy_cb (gpointer user_data)
{
  Callback *callback = user_data;

  acquire (callback->source);
  if (callback->destroy != NULL)
    callback->destroy (callback->data);
  g_free (callback);
}

/* Functions of other sources take other arguments; nothing is handed over by those. */
void
g_source_set_callback (GSource        *source,
                       GSourceFunc     func,
                       gpointer        data,
                       GDestroyNotify  destroy)
{
  Callback *callback;

  if (source->source_funcs != &g_idle_funcs && source->source_funcs != &g_timeout_funcs)
    {
      REAL (g_source_set_callback) (source, func, data, destroy);
      return;
    }

  callback = g_new (Callback, 1);
  *callback = (Callback){ source, func, data, destroy };
  REAL (g_source_set_callback) (source, dispatch_cb, callback, destroy_cb);
}

guint
g_source_attach (GSource      *source,
                 GMainContext *context)
{
  release (source);

  return REAL (g_source_attach) (source, context);
}
