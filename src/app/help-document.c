/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of the help, read from their Mallard files in a thread. */
#include "config.h"
#include "help-document.h"

#include <string.h>

struct _TableeHelpDocument
{
  GObject     parent_instance;

  char       *folder;
  GHashTable *pages;  /* id → TableeHelpNode */
};

G_DEFINE_FINAL_TYPE (TableeHelpDocument, tablee_help_document, G_TYPE_OBJECT)

typedef struct
{
  TableeHelpNode *root;
  GPtrArray      *open;  /* from the root to the element that is being read */
} PageParser;

static void
help_node_free (TableeHelpNode *self)
{
  g_free (self->name);
  g_free (self->text);
  g_strfreev (self->attributes);
  g_clear_pointer (&self->children, g_ptr_array_unref);
  g_free (self);
}

static TableeHelpNode *
help_node_new (const char  *name,
               const char **attribute_names,
               const char **attribute_values)
{
  TableeHelpNode *self = g_new0 (TableeHelpNode, 1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (gsize i = 0; attribute_names[i] != NULL; i++)
    g_strv_builder_add_many (builder, attribute_names[i], attribute_values[i], NULL);

  self->name = g_strdup (name);
  self->attributes = g_strv_builder_end (builder);
  self->children = g_ptr_array_new_with_free_func ((GDestroyNotify) help_node_free);
  return self;
}

static void
append_child (PageParser     *parser,
              TableeHelpNode *node)
{
  if (parser->open->len > 0)
    {
      TableeHelpNode *parent = g_ptr_array_index (parser->open, parser->open->len - 1);

      g_ptr_array_add (parent->children, node);
    }
  else
    {
      parser->root = node;
    }
}

static void
start_element_cb (GMarkupParseContext  *context,
                  const char           *name,
                  const char          **attribute_names,
                  const char          **attribute_values,
                  gpointer              user_data,
                  GError              **error)
{
  PageParser *parser = user_data;
  TableeHelpNode *node = help_node_new (name, attribute_names, attribute_values);

  append_child (parser, node);
  g_ptr_array_add (parser->open, node);
}

static void
end_element_cb (GMarkupParseContext  *context,
                const char           *name,
                gpointer              user_data,
                GError              **error)
{
  PageParser *parser = user_data;

  g_ptr_array_set_size (parser->open, (int) parser->open->len - 1);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              user_data,
         GError              **error)
{
  PageParser *parser = user_data;
  TableeHelpNode *node;

  if (parser->open->len == 0)
    return;

  node = g_new0 (TableeHelpNode, 1);
  node->text = g_strndup (text, length);
  append_child (parser, node);
}

static const GMarkupParser mallard_parser = {
  .start_element = start_element_cb,
  .end_element = end_element_cb,
  .text = text_cb,
};

static TableeHelpNode *
parse_page (const char  *path,
            GError     **error)
{
  g_autofree char *contents = NULL;
  gsize length;
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  PageParser parser = { NULL, open };
  g_autoptr (GMarkupParseContext) context = NULL;

  if (!g_file_get_contents (path, &contents, &length, error))
    return NULL;

  context = g_markup_parse_context_new (&mallard_parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &parser, NULL);
  if (!g_markup_parse_context_parse (context, contents, (gssize) length, error) ||
      !g_markup_parse_context_end_parse (context, error))
    {
      g_prefix_error (error, "%s: ", path);
      g_clear_pointer (&parser.root, help_node_free);
    }

  return parser.root;
}

static gboolean
load_pages (TableeHelpDocument  *self,
            const char          *folder,
            GError             **error)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, error);
  const char *name;

  if (directory == NULL)
    return FALSE;

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      TableeHelpNode *page;

      if (!g_str_has_suffix (name, ".page"))
        continue;
      page = parse_page (path, error);
      if (page == NULL)
        return FALSE;
      g_hash_table_replace (self->pages, g_strndup (name, strlen (name) - strlen (".page")), page);
    }

  return TRUE;
}

/* In a program that is not installed, TABLEE_HELPDIR is the folder with a folder for each language in it; English is in C. */
static char *
folder_for_language (const char *code)
{
  const char *uninstalled = g_getenv ("TABLEE_HELPDIR");

  return uninstalled != NULL ? g_build_filename (uninstalled, code, NULL)
                             : g_build_filename (DATADIR, "help", code, GETTEXT_PACKAGE, NULL);
}

/* What is not translated is there in English, and so are the figures, which have no words. */
static gboolean
load_with_translation (TableeHelpDocument  *self,
                       const char          *language,
                       GError             **error)
{
  g_autofree char *translated = folder_for_language (language);

  self->folder = folder_for_language ("C");

  return load_pages (self, self->folder, error) &&
    (!g_file_test (translated, G_FILE_TEST_IS_DIR) || load_pages (self, translated, error));
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  g_autoptr (TableeHelpDocument) self = g_object_new (TABLEE_TYPE_HELP_DOCUMENT, NULL);
  GError *error = NULL;

  if (load_with_translation (self, task_data, &error))
    g_task_return_pointer (task, g_steal_pointer (&self), g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
tablee_help_document_finalize (GObject *object)
{
  TableeHelpDocument *self = TABLEE_HELP_DOCUMENT (object);

  g_free (self->folder);
  g_hash_table_unref (self->pages);

  G_OBJECT_CLASS (tablee_help_document_parent_class)->finalize (object);
}

static void
tablee_help_document_class_init (TableeHelpDocumentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_help_document_finalize;
}

static void
tablee_help_document_init (TableeHelpDocument *self)
{
  self->pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) help_node_free);
}

const char *
tablee_help_node_get_attribute (const TableeHelpNode *self,
                                const char           *name)
{
  g_return_val_if_fail (self != NULL && name != NULL, NULL);

  if (self->attributes == NULL)
    return NULL;
  for (gsize i = 0; self->attributes[i] != NULL; i += 2)
    if (g_str_equal (self->attributes[i], name))
      return self->attributes[i + 1];

  return NULL;
}

const TableeHelpNode *
tablee_help_node_get_child (const TableeHelpNode *self,
                            const char           *name)
{
  g_return_val_if_fail (self != NULL && name != NULL, NULL);

  for (guint i = 0; self->children != NULL && i < self->children->len; i++)
    {
      const TableeHelpNode *child = g_ptr_array_index (self->children, i);

      if (g_strcmp0 (child->name, name) == 0)
        return child;
    }

  return NULL;
}

static void
collect_text (const TableeHelpNode *node,
              GString              *text)
{
  if (node->text != NULL)
    g_string_append (text, node->text);
  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    collect_text (g_ptr_array_index (node->children, i), text);
}

char *
tablee_help_node_dup_text (const TableeHelpNode *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) words = NULL;
  g_autoptr (GStrvBuilder) kept = g_strv_builder_new ();
  g_auto (GStrv) folded = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  collect_text (self, text);
  words = g_strsplit_set (text->str, " \n\t", -1);
  for (gsize i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_strv_builder_add (kept, words[i]);

  folded = g_strv_builder_end (kept);
  return g_strjoinv (" ", folded);
}

void
tablee_help_document_load_async (const char          *language,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (language != NULL);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, tablee_help_document_load_async);
  g_task_set_task_data (task, g_strdup (language), g_free);
  g_task_run_in_thread (task, load_thread);
}

TableeHelpDocument *
tablee_help_document_load_finish (GAsyncResult  *result,
                                  GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

const TableeHelpNode *
tablee_help_document_get_page (TableeHelpDocument *self,
                               const char         *id)
{
  g_return_val_if_fail (TABLEE_IS_HELP_DOCUMENT (self) && id != NULL, NULL);

  return g_hash_table_lookup (self->pages, id);
}

char *
tablee_help_document_dup_title (TableeHelpDocument *self,
                                const char         *id)
{
  const TableeHelpNode *page = tablee_help_document_get_page (self, id);
  const TableeHelpNode *title = page != NULL ? tablee_help_node_get_child (page, "title") : NULL;

  return title != NULL ? tablee_help_node_dup_text (title) : NULL;
}

static gboolean
links_to (const TableeHelpNode *page,
          const char           *target)
{
  const TableeHelpNode *info = tablee_help_node_get_child (page, "info");

  for (guint i = 0; info != NULL && i < info->children->len; i++)
    {
      const TableeHelpNode *link = g_ptr_array_index (info->children, i);

      if (g_strcmp0 (link->name, "link") == 0 &&
          g_strcmp0 (tablee_help_node_get_attribute (link, "type"), "guide") == 0 &&
          g_strcmp0 (tablee_help_node_get_attribute (link, "xref"), target) == 0)
        return TRUE;
    }

  return FALSE;
}

static int
compare_titles (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  g_autofree char *one = tablee_help_document_dup_title (user_data, *(const char *const *) a);
  g_autofree char *other = tablee_help_document_dup_title (user_data, *(const char *const *) b);

  return g_utf8_collate (one != NULL ? one : "", other != NULL ? other : "");
}

char *
tablee_help_document_dup_section_title (TableeHelpDocument *self,
                                        const char         *id,
                                        const char         *section)
{
  const TableeHelpNode *page = tablee_help_document_get_page (self, id);

  for (guint i = 0; page != NULL && i < page->children->len; i++)
    {
      const TableeHelpNode *child = g_ptr_array_index (page->children, i);
      const TableeHelpNode *title = g_strcmp0 (child->name, "section") == 0 ? tablee_help_node_get_child (child, "title") : NULL;

      if (title != NULL && g_strcmp0 (tablee_help_node_get_attribute (child, "id"), section) == 0)
        return tablee_help_node_dup_text (title);
    }

  return NULL;
}

GPtrArray *
tablee_help_document_list_parts (TableeHelpDocument *self)
{
  const TableeHelpNode *index;
  GPtrArray *parts;

  g_return_val_if_fail (TABLEE_IS_HELP_DOCUMENT (self), NULL);

  index = tablee_help_document_get_page (self, "index");
  parts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; index != NULL && i < index->children->len; i++)
    {
      const TableeHelpNode *child = g_ptr_array_index (index->children, i);
      const char *id = g_strcmp0 (child->name, "section") == 0 ? tablee_help_node_get_attribute (child, "id") : NULL;

      if (id != NULL)
        g_ptr_array_add (parts, g_strconcat ("index#", id, NULL));
    }

  return parts;
}

GPtrArray *
tablee_help_document_list_topics (TableeHelpDocument *self,
                                  const char         *target)
{
  GPtrArray *topics;
  GHashTableIter iter;
  gpointer id;
  gpointer page;

  g_return_val_if_fail (TABLEE_IS_HELP_DOCUMENT (self) && target != NULL, NULL);

  topics = g_ptr_array_new ();
  g_hash_table_iter_init (&iter, self->pages);
  while (g_hash_table_iter_next (&iter, &id, &page))
    if (links_to (page, target))
      g_ptr_array_add (topics, id);
  g_ptr_array_sort_with_data (topics, compare_titles, self);

  return topics;
}

const char *
tablee_help_document_get_folder (TableeHelpDocument *self)
{
  g_return_val_if_fail (TABLEE_IS_HELP_DOCUMENT (self), NULL);

  return self->folder;
}
