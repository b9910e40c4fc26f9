/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hands every file of the kept corpus to the fuzz target, without libFuzzer. */

#include "target.h"

#include <glib.h>

static void
test_file (gconstpointer data)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (data, &contents, &length, &error);
  g_assert_no_error (error);
  LLVMFuzzerTestOneInput ((const uint8_t *) contents, length);
}

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);

  folder = g_dir_open (argv[1], 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_assert_cmpuint (names->len, >, 0);

  for (guint i = 0; i < names->len; i++)
    {
      const char *file = g_ptr_array_index (names, i);
      g_autofree char *path = g_strconcat ("/corpus/", file, NULL);

      g_test_add_data_func_full (path, g_build_filename (argv[1], file, NULL), test_file, g_free);
    }

  return g_test_run ();
}
