/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The threads that think, in which races are planted. */
#include "scene.h"
#include "session/hand-back.h"
#include "session/workers.h"

static PlantedValue counted;
static gboolean atomic;
static int at_work;
static int done;

/* Neither goes on before both are there: otherwise one thread could do the work of both. */
static void
count_work (TableeWork *work)
{
  int turn = add_unordered (&at_work);

  wait_unordered (&at_work, 2);
  wait_unordered (&done, turn);
  if (atomic)
    __atomic_fetch_add (&counted, 1, __ATOMIC_SEQ_CST);
  else
    counted++;
  add_unordered (&done);
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

const PlantedCase planted_workers[] = {
  { "workers", case_workers },
  { "work", case_work },
  { NULL }
};
