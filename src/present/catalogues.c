/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which languages there is a catalogue for. */
#include "config.h"

#include "catalogues.h"

#include <string.h>

static gboolean
has_catalogue (const char *folder,
               const char *code)
{
  g_autofree char *path = g_build_filename (folder, code, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

/* It becomes part of a path, and of the environment. */
static gboolean
is_code (const char *code)
{
  return g_ascii_isalpha (*code) && strlen (code) <= TABLEE_LANGUAGE_LENGTH && strpbrk (code, "/.:") == NULL;
}

const char *
tablee_catalogues_find (const char *folder,
                        const char *name)
{
  g_auto (GStrv) codes = g_get_locale_variants (name);

  for (size_t i = 0; codes[i] != NULL; i++)
    if (is_code (codes[i]) && (g_str_equal (codes[i], "en") || has_catalogue (folder, codes[i])))
      return g_intern_string (codes[i]);

  return NULL;
}

static int
compare_codes (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
tablee_catalogues_list (const char *folder)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  GPtrArray *codes = g_ptr_array_new ();
  const char *code;

  while (directory != NULL && (code = g_dir_read_name (directory)) != NULL)
    if (is_code (code) && !g_str_equal (code, "en") && has_catalogue (folder, code))
      g_ptr_array_add (codes, g_strdup (code));
  g_ptr_array_sort (codes, compare_codes);
  g_ptr_array_insert (codes, 0, g_strdup ("en"));
  g_ptr_array_add (codes, NULL);

  return (char **) g_ptr_array_free (codes, FALSE);
}
