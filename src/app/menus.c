/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The menus of the program, each made once a language. */
#include "config.h"
#include "menus.h"

#include "lessons.h"
#include "present/language.h"

static GMenuModel *
build (const char *name)
{
  g_autofree char *path = g_strdup_printf ("/io/github/tablee/Tablee/%s.ui", name);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (path);
  GObject *lessons = gtk_builder_get_object (builder, "lessons");

  if (lessons != NULL)
    tablee_lessons_fill_menu (G_MENU (lessons));

  return g_object_ref (G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));
}

/* GTK 4.8 never lets go of the sections of a menu that a button has been given: of a menu for each button, all would stay. */
GMenuModel *
tablee_menus_get (const char *name)
{
  static GHashTable *menus;  /* of GMenuModel, by language and name */

  g_return_val_if_fail (name != NULL, NULL);

  g_autofree char *key = g_strdup_printf ("%s %s", tablee_language_get (), name);
  GMenuModel *menu;

  if (menus == NULL)
    menus = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  menu = g_hash_table_lookup (menus, key);
  if (menu == NULL)
    {
      menu = build (name);
      g_hash_table_insert (menus, g_steal_pointer (&key), menu);
    }

  return menu;
}
