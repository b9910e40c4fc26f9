/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the cases of planted races are made of. */
#include "scene.h"

static PlantedValue told;
static PlantedValue parts[2];
static int told_times;
static guint handed;

void
wait_unordered (const int *flag,
                int        value)
{
  while (__atomic_load_n (flag, __ATOMIC_RELAXED) != value)
    g_thread_yield ();
}

int
add_unordered (int *flag)
{
  return __atomic_fetch_add (flag, 1, __ATOMIC_RELAXED);
}

void
write_told (void)
{
  told = 1;
  add_unordered (&told_times);
}

void
read_told (void)
{
  wait_unordered (&told_times, 1);
  G_GNUC_UNUSED gint64 read = told;
}

void
write_part (int number)
{
  parts[number] = 1;
}

void
read_parts (void)
{
  G_GNUC_UNUSED gint64 read = parts[0] + parts[1];
}

typedef struct
{
  GThreadFunc func;
  int        *done;
  int         number;
} Turn;

static gpointer
take_turn (gpointer data)
{
  Turn *turn = data;

  wait_unordered (turn->done, turn->number);
  turn->func (GINT_TO_POINTER (turn->number));
  add_unordered (turn->done);

  return NULL;
}

void
run_two (GThreadFunc func)
{
  int done = 0;
  Turn turns[2] = { { func, &done, 0 }, { func, &done, 1 } };
  GThread *first = g_thread_new ("first", take_turn, &turns[0]);
  GThread *second = g_thread_new ("second", take_turn, &turns[1]);

  g_thread_join (first);
  g_thread_join (second);
}

gboolean
handed_cb (gpointer user_data)
{
  handed++;

  return G_SOURCE_REMOVE;
}

/* One iteration may bring several at once. */
void
wait_handed (guint times)
{
  while (handed < times)
    g_main_context_iteration (NULL, TRUE);
}
