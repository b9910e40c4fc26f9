/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What ThreadSanitizer sees with "visible-glib.c": each way in which Tablée hands something from thread to thread, once as it
 * should be, which must be silent, and once with the fault planted, which must be reported. Every case runs in a process of its
 * own. Faults do not depend on who is faster: of the two accesses one comes after the other, and nothing orders them. */
#include "scene.h"

static void
test_kept (gconstpointer data)
{
  if (g_test_subprocess ())
    {
      ((const PlantedCase *) data)->run (FALSE);
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
      ((const PlantedCase *) data)->run (TRUE);
      return;
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*WARNING: ThreadSanitizer: data race*");
}

static void
add_cases (const PlantedCase *cases)
{
  for (; cases->name != NULL; cases++)
    {
      g_autofree char *kept = g_strdup_printf ("/%s/kept", cases->name);
      g_autofree char *planted = g_strdup_printf ("/%s/planted", cases->name);

      g_test_add_data_func (kept, cases, test_kept);
      g_test_add_data_func (planted, cases, test_planted);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_cases (planted_locks);
  add_cases (planted_references);
  add_cases (planted_queues);
  add_cases (planted_hand_backs);
  add_cases (planted_workers);

  return g_test_run ();
}
