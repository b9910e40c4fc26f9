/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which component sets there are, where they are found, and each read once. */
#include "component-set.h"

#include <glib/gstdio.h>
#include <string.h>

#include "component-read.h"
#include "notation/data-dir.h"
#include "notation/error.h"
#include "notation/json-guard.h"
#include "notation/option.h"

/* A set as it was read from its file. */
typedef struct
{
  char        *path;        /* NULL: the program's own copy */
  GStatBuf     found;
  PhComponents components;
  GError      *problem;     /* NULL: the components can be used */
} Entry;

static const char suffix[] = ".json";
static const char option_key[] = "components";

static const char shipped[] =
#include "shipped-set.h"
;

static GMutex mutex;
static GHashTable *cache;  /* name → Entry */

static void
entry_free (gpointer data)
{
  Entry *self = data;

  g_free (self->path);
  g_clear_error (&self->problem);
  g_free (self);
}

static char *
dup_own_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "tablee", "components", NULL);
}

static char *
dup_installed_folder (void)
{
  return g_build_filename (tablee_data_dir (), "components", NULL);
}

static char *
dup_path (const char *folder,
          const char *name)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);
  g_autofree char *local = g_filename_from_utf8 (file, -1, NULL, NULL, NULL);

  return local != NULL ? g_build_filename (folder, local, NULL) : g_build_filename (folder, file, NULL);
}

/* The file that @name stands for: people's own before the program's. NULL if there is none. */
static char *
find_file (const char *name,
           GStatBuf   *found)
{
  g_autofree char *own_folder = dup_own_folder ();
  g_autofree char *own = dup_path (own_folder, name);
  g_autofree char *installed_folder = dup_installed_folder ();
  g_autofree char *installed = dup_path (installed_folder, name);

  if (g_stat (own, found) == 0)
    return g_steal_pointer (&own);
  if (g_stat (installed, found) == 0)
    return g_steal_pointer (&installed);

  return NULL;
}

static gboolean
is_unchanged (const Entry    *entry,
              const char     *path,
              const GStatBuf *found)
{
  if (g_strcmp0 (entry->path, path) != 0)
    return FALSE;

  return path == NULL || (entry->found.st_mtim.tv_sec == found->st_mtim.tv_sec &&
                          entry->found.st_mtim.tv_nsec == found->st_mtim.tv_nsec &&
                          entry->found.st_size == found->st_size && entry->found.st_ino == found->st_ino);
}

/* What the file holds, or NULL with @error. Only a regular file is opened: others might never end. */
static char *
read_file (const char      *path,
           const GStatBuf  *found,
           gsize           *length,
           GError         **error)
{
  char *text;

  if (!S_ISREG (found->st_mode) || found->st_size > TABLEE_JSON_MAX_SIZE)
    {
      tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_GUARD, "", "the file may have %d bytes at most",
                                 TABLEE_JSON_MAX_SIZE);
      return NULL;
    }

  return g_file_get_contents (path, &text, length, error) ? text : NULL;
}

static gboolean
read_set (Entry       *self,
          const char  *name,
          GError     **error)
{
  g_autofree char *text = NULL;
  g_autoptr (JsonObject) object = NULL;
  gsize length = strlen (shipped);

  if (self->path != NULL)
    {
      text = read_file (self->path, &self->found, &length, error);
      if (text == NULL)
        return FALSE;
    }
  object = tablee_json_parse (text != NULL ? text : shipped, (gssize) length, error);

  return object != NULL && ph_components_read (object, name, &self->components, error);
}

static Entry *
entry_new (const char     *name,
           char           *path,
           const GStatBuf *found)
{
  Entry *self = g_new0 (Entry, 1);

  self->path = path;
  self->found = *found;
  read_set (self, name, &self->problem);

  return self;
}

/* The set @name as its file is now; NULL if there is none. The lock is held. */
static const Entry *
look_up (const char *name)
{
  GStatBuf found = { 0 };
  g_autofree char *path = find_file (name, &found);
  Entry *entry;

  if (cache == NULL)
    cache = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, entry_free);
  if (path == NULL && !g_str_equal (name, PH_DEFAULT_SET))
    {
      g_hash_table_remove (cache, name);
      return NULL;
    }

  entry = g_hash_table_lookup (cache, name);
  if (entry != NULL && is_unchanged (entry, path, &found))
    return entry;

  entry = entry_new (name, g_steal_pointer (&path), &found);
  g_hash_table_replace (cache, g_strdup (name), entry);

  return entry;
}

gboolean
ph_component_set_load (const char    *name,
                       PhComponents  *components,
                       GError       **error)
{
  g_autoptr (GMutexLocker) locker = NULL;
  const Entry *entry;

  g_return_val_if_fail (name != NULL && tablee_option_name_is_valid (name), FALSE);
  g_return_val_if_fail (components != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  locker = g_mutex_locker_new (&mutex);
  entry = look_up (name);
  if (entry == NULL || entry->problem != NULL)
    {
      g_propagate_error (error, tablee_data_error_new (entry == NULL ? TABLEE_DATA_ERROR_MISSING : TABLEE_DATA_ERROR_BROKEN,
                                                       option_key, name, entry != NULL ? entry->problem : NULL));
      return FALSE;
    }

  *components = entry->components;

  return TRUE;
}

/*
 * What there is
 */

static TableeOptionName *
describe (const char *name)
{
  TableeOptionName *self = g_new0 (TableeOptionName, 1);
  g_autoptr (GError) error = NULL;
  PhComponents components;

  self->name = g_strdup (name);
  if (!tablee_option_name_is_valid (name))
    tablee_notation_error_set (&self->error, TABLEE_NOTATION_ERROR_DATA, "",
                               "the name of the file may have letters, digits, \"-\", \"_\" and spaces inside, 47 bytes at most");
  else if (!ph_component_set_load (name, &components, &error))
    self->error = g_error_copy (tablee_data_error_get_detail (error));
  self->title = g_strdup (self->error == NULL ? components.title : name);

  return self;
}

/* The names of the sets in @folder go into @names. */
static void
add_folder (GHashTable *names,
            const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *shown = g_filename_display_name (file);

      if (*shown != '.' && g_str_has_suffix (shown, suffix) && strlen (shown) > strlen (suffix))
        g_hash_table_add (names, g_strndup (shown, strlen (shown) - strlen (suffix)));
    }
}

static int
compare_names (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  const TableeOptionName *left = *(TableeOptionName *const *) a;
  const TableeOptionName *right = *(TableeOptionName *const *) b;
  int order = g_str_equal (right->name, PH_DEFAULT_SET) - g_str_equal (left->name, PH_DEFAULT_SET);

  return order != 0 ? order : strcmp (left->name, right->name);
}

GPtrArray *
ph_component_set_list (void)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_option_name_free);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *own = dup_own_folder ();
  g_autofree char *installed = dup_installed_folder ();
  GHashTableIter iter;
  gpointer name;

  add_folder (names, own);
  add_folder (names, installed);
  g_hash_table_add (names, g_strdup (PH_DEFAULT_SET));
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_ptr_array_add (list, describe (name));
  g_ptr_array_sort_with_data (list, compare_names, NULL);

  return g_steal_pointer (&list);
}
