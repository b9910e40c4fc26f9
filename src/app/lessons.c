/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where lessons lie, and how far they have been followed. */
#include "config.h"
#include "lessons.h"

#include "notation/data-dir.h"

static char *
dup_path (const char *game_id)
{
  g_autofree char *name = g_strconcat (game_id, ".xml", NULL);

  return g_build_filename (tablee_data_dir (), "lessons", name, NULL);
}

gboolean
tablee_lessons_have (const char *game_id)
{
  g_autofree char *path = dup_path (game_id);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

TableeLesson *
tablee_lessons_load (const char  *game_id,
                     GError     **error)
{
  g_autofree char *path = dup_path (game_id);
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;

  return tablee_lesson_parse (text, (gssize) length, error);
}

guint
tablee_lessons_get_step (GSettings  *settings,
                         const char *game_id)
{
  g_autoptr (GVariant) steps = g_settings_get_value (settings, "lessons");
  guint step = 0;

  g_variant_lookup (steps, game_id, "u", &step);
  return step;
}

void
tablee_lessons_set_step (GSettings  *settings,
                         const char *game_id,
                         guint       step)
{
  g_autoptr (GVariant) steps = g_settings_get_value (settings, "lessons");
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id;
  guint old;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{su}"));
  g_variant_iter_init (&iter, steps);
  while (g_variant_iter_next (&iter, "{&su}", &id, &old))
    if (!g_str_equal (id, game_id))
      g_variant_builder_add (&builder, "{su}", id, old);
  g_variant_builder_add (&builder, "{su}", game_id, step);
  g_settings_set_value (settings, "lessons", g_variant_builder_end (&builder));
}
