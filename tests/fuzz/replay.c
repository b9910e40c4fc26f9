/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hands every file of the folders that are named to the fuzz target, without libFuzzer. */

#include "target.h"

#include <glib.h>

const bool target_is_thorough = true;

/* "0a ff": bytes that would be no text. Comments begin with "#". */
static GByteArray *
read_hexadecimal (const char *text)
{
  GByteArray *bytes = g_byte_array_new ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    for (const char *digits = lines[i]; *digits != '\0' && *digits != '#'; digits++)
      if (g_ascii_isxdigit (digits[0]))
        {
          guint8 byte;

          g_assert_true (g_ascii_isxdigit (digits[1]));
          byte = (guint8) (16 * g_ascii_xdigit_value (digits[0]) + g_ascii_xdigit_value (digits[1]));
          g_byte_array_append (bytes, &byte, 1);
          digits++;
        }

  return bytes;
}

static void
test_file (gconstpointer data)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  gsize length;

  g_file_get_contents (data, &contents, &length, &error);
  g_assert_no_error (error);
  if (g_str_has_suffix (data, ".hex"))
    bytes = read_hexadecimal (contents);
  else
    bytes = g_byte_array_new_take ((guint8 *) g_steal_pointer (&contents), length);
  LLVMFuzzerTestOneInput (bytes->data, bytes->len);
}

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* One test for each file of @folder. */
static void
add_folder (const char *folder)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_assert_cmpuint (names->len, >, 0);

  for (guint i = 0; i < names->len; i++)
    {
      const char *file = g_ptr_array_index (names, i);
      g_autofree char *path = g_strconcat ("/corpus/", file, NULL);

      g_test_add_data_func_full (path, g_build_filename (folder, file, NULL), test_file, g_free);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 2);

  for (int i = 1; i < argc; i++)
    add_folder (argv[i]);

  return g_test_run ();
}
