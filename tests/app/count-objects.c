/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Goes before GLib (LD_PRELOAD) and counts the objects that are alive, by type, of every type that a library or a program registers as
 * G_DEFINE_TYPE does. SIGUSR1 has the numbers written to the file that $TABLEE_COUNTS names, a type a line; in the last, how many bytes of
 * the heap are in use. A program that asks by tablee_tell_objects() has told on its standard output what there is more of than when it asked
 * first, and how many of these are widgets.
 */

#include <dlfcn.h>
#include <glib-object.h>
#include <glib-unix.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef GType (*Register) (GType             parent,
                           const char       *name,
                           guint             class_size,
                           GClassInitFunc    class_init,
                           guint             instance_size,
                           GInstanceInitFunc instance_init,
                           GTypeFlags        flags);

typedef struct
{
  const char        *name;
  GInstanceInitFunc  init;
  atomic_int         alive;
  int                told;   /* how many there were when it was first asked */
} Kind;

static GMutex lock;
static GHashTable *kinds;  /* of Kind, by type: none ever goes */

static Kind *
find_kind (GType type)
{
  Kind *kind;

  g_mutex_lock (&lock);
  kind = g_hash_table_lookup (kinds, GSIZE_TO_POINTER (type));
  g_mutex_unlock (&lock);

  return kind;
}

static void
gone_cb (gpointer kind)
{
  atomic_fetch_sub (&((Kind *) kind)->alive, 1);
}

/* Called for each of the types that an object is of; its own is the last. */
static void
init_cb (GTypeInstance *instance,
         gpointer       g_class)
{
  Kind *kind = find_kind (G_TYPE_FROM_INSTANCE (instance));

  if (kind->init != NULL)
    kind->init (instance, g_class);
  if (G_TYPE_FROM_INSTANCE (instance) != G_TYPE_FROM_CLASS (g_class) || !G_IS_OBJECT (instance))
    return;

  atomic_fetch_add (&kind->alive, 1);
  g_object_set_data_full (G_OBJECT (instance), "tablee-count", kind, gone_cb);
}

/* The size in the last element of @text that begins so: those of the sums stand at the end. */
static guint64
read_size (const char *text,
           const char *element)
{
  const char *found = g_strrstr (text, element);
  const char *size = found != NULL ? strstr (found, "size=\"") : NULL;

  return size != NULL ? g_ascii_strtoull (size + strlen ("size=\""), NULL, 10) : 0;
}

/* Bytes in use, those of other threads too: what the C library has of the system without what is free in it. */
static guint64
measure_heap (void)
{
  char *text = NULL;
  size_t length;
  FILE *stream = open_memstream (&text, &length);
  guint64 heap;

  malloc_info (0, stream);
  fclose (stream);
  heap = read_size (text, "<system type=\"current\"") + read_size (text, "<total type=\"mmap\"") -
         read_size (text, "<total type=\"fast\"") - read_size (text, "<total type=\"rest\"");
  free (text);

  return heap;
}

static gboolean
asked_cb (gpointer user_data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GHashTableIter iter;
  gpointer kind;

  g_mutex_lock (&lock);
  g_hash_table_iter_init (&iter, kinds);
  while (g_hash_table_iter_next (&iter, NULL, &kind))
    g_string_append_printf (text, "%s %d\n", ((Kind *) kind)->name, atomic_load (&((Kind *) kind)->alive));
  g_mutex_unlock (&lock);
  g_string_append_printf (text, "heap %" G_GUINT64_FORMAT "\n", measure_heap ());
  g_file_set_contents (getenv ("TABLEE_COUNTS"), text->str, -1, NULL);

  return G_SOURCE_CONTINUE;
}

static void
tell_more (const char *name,
           int         alive,
           int         before)
{
  g_print ("#   %s: %d more, %d\n", name, alive - before, alive);
}

/* By name: this goes before programs without GTK, too. */
static gboolean
is_widget (GType type)
{
  GType widget = g_type_from_name ("GtkWidget");

  return widget != G_TYPE_INVALID && g_type_is_a (type, widget);
}

__attribute__ ((visibility ("default"))) int tablee_tell_objects (void);

int
tablee_tell_objects (void)
{
  static gboolean again;
  GHashTableIter iter;
  gpointer type;
  gpointer value;
  int widgets = 0;

  g_mutex_lock (&lock);
  g_hash_table_iter_init (&iter, kinds);
  while (g_hash_table_iter_next (&iter, &type, &value))
    {
      Kind *kind = value;
      int alive = atomic_load (&kind->alive);

      if (!again)
        kind->told = alive;
      if (alive > kind->told)
        tell_more (kind->name, alive, kind->told);
      if (is_widget (GPOINTER_TO_SIZE (type)))
        widgets += MAX (alive - kind->told, 0);
    }
  again = TRUE;
  g_mutex_unlock (&lock);

  return widgets;
}

static gpointer
begin (gpointer data)
{
  kinds = g_hash_table_new (NULL, NULL);
  if (getenv ("TABLEE_COUNTS") != NULL)
    g_unix_signal_add (SIGUSR1, asked_cb, NULL);

  return NULL;
}

__attribute__ ((visibility ("default"))) GType
g_type_register_static_simple (GType             parent,
                               const char       *name,
                               guint             class_size,
                               GClassInitFunc    class_init,
                               guint             instance_size,
                               GInstanceInitFunc instance_init,
                               GTypeFlags        flags)
{
  static GOnce once = G_ONCE_INIT;
  Register register_type = (Register) dlsym (RTLD_NEXT, "g_type_register_static_simple");
  Kind *kind = g_new0 (Kind, 1);
  GType type;

  g_once (&once, begin, NULL);
  if (parent == G_TYPE_INTERFACE)
    return register_type (parent, name, class_size, class_init, instance_size, instance_init, flags);

  type = register_type (parent, name, class_size, class_init, instance_size, init_cb, flags);
  kind->name = g_type_name (type);
  kind->init = instance_init;
  g_mutex_lock (&lock);
  g_hash_table_insert (kinds, GSIZE_TO_POINTER (type), kind);
  g_mutex_unlock (&lock);

  return type;
}
