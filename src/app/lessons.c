/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where lessons lie, and how far they have been followed. */
#include "config.h"
#include "lessons.h"

#include <glib/gi18n.h>

#include "game-info.h"
#include "notation/data-dir.h"

static char *
dup_path (const char *lesson_id)
{
  g_autofree char *name = g_strconcat (lesson_id, ".xml", NULL);

  return g_build_filename (tablee_data_dir (), "lessons", name, NULL);
}

char *
tablee_lessons_find (const char *game_id,
                     int         seats)
{
  g_autofree char *id = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (game_id != NULL, NULL);

  id = tablee_lesson_dup_id (game_id, seats);
  path = dup_path (id);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&id) : NULL;
}

static void
append (GMenu      *menu,
        char       *lesson_id,
        const char *label)
{
  g_autoptr (GMenuItem) item = NULL;
  g_autofree char *id = lesson_id;

  if (id == NULL)
    return;

  item = g_menu_item_new (label, NULL);
  g_menu_item_set_action_and_target (item, "win.learn", "s", id);
  g_menu_append_item (menu, item);
}

void
tablee_lessons_fill_menu (GMenu *menu)
{
  g_return_if_fail (G_IS_MENU (menu));

  for (const TableeGameInfo *info = tablee_game_infos (); info->id != NULL; info++)
    {
      /* Translators: of a game's first game that is led: nobody else sits at the table. %s is the name of the game */
      g_autofree char *alone = g_strdup_printf (_("%s, alone"), _(info->name));

      append (menu, tablee_lessons_find (info->id, info->players[1]), _(info->name));
      append (menu, tablee_lessons_find (info->id, 1), alone);
    }
}

TableeLesson *
tablee_lessons_load (const char  *lesson_id,
                     GError     **error)
{
  g_autofree char *path = dup_path (lesson_id);
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;

  return tablee_lesson_parse (text, (gssize) length, error);
}

guint
tablee_lessons_get_step (GSettings  *settings,
                         const char *lesson_id)
{
  g_autoptr (GVariant) steps = g_settings_get_value (settings, "lessons");
  guint step = 0;

  g_variant_lookup (steps, lesson_id, "u", &step);
  return step;
}

void
tablee_lessons_set_step (GSettings  *settings,
                         const char *lesson_id,
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
    if (!g_str_equal (id, lesson_id))
      g_variant_builder_add (&builder, "{su}", id, old);
  g_variant_builder_add (&builder, "{su}", lesson_id, step);
  g_settings_set_value (settings, "lessons", g_variant_builder_end (&builder));
}
