/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whoever drops the last one looks at what all did. */
#include "scene.h"

static gboolean late;  /* what is to be seen is done after the reference was dropped */
static gatomicrefcount references;

static gpointer
drop_count (gpointer data)
{
  int number = GPOINTER_TO_INT (data);
  gboolean last;

  if (!late)
    write_part (number);
  last = g_atomic_ref_count_dec (&references);
  if (late)
    write_part (number);
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
    write_part (GPOINTER_TO_INT (data));
  g_atomic_rc_box_release_full (shared, read_parts_cb);
  if (late)
    write_part (GPOINTER_TO_INT (data));

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
    write_part (GPOINTER_TO_INT (data));
  g_object_unref (shared);
  if (late)
    write_part (GPOINTER_TO_INT (data));

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
  *(PlantedValue *) data = 1;
  add_unordered (&memory_written);

  return NULL;
}

static void
case_memory (gboolean faulty)
{
  gint64 *memory = g_new0 (gint64, 1);
  GThread *thread = g_thread_new ("write", write_memory, memory);

  if (faulty)
    wait_unordered (&memory_written, 1);
  else
    g_thread_join (thread);
  g_free (memory);
  if (faulty)
    g_thread_join (thread);
}

const PlantedCase planted_references[] = {
  { "references", case_references },
  { "box", case_box },
  { "object", case_object },
  { "memory", case_memory },
  { NULL }
};
