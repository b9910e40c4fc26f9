/* SPDX-License-Identifier: GPL-3.0-or-later */

/* JSON as people read it, and the small words of writing it. */
#include "json-text.h"

#include <string.h>

static gboolean
is_list_of_objects (JsonNode *node)
{
  JsonArray *list = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  return list != NULL && json_array_get_length (list) > 0 && JSON_NODE_HOLDS_OBJECT (json_array_get_element (list, 0));
}

static void
append_node (GString  *text,
             JsonNode *node)
{
  g_autofree char *written = json_to_string (node, FALSE);

  g_string_append (text, written);
}

static void
append_lines (GString   *text,
              JsonArray *list)
{
  guint count = json_array_get_length (list);

  g_string_append (text, "[\n");
  for (guint i = 0; i < count; i++)
    {
      g_string_append (text, "    ");
      append_node (text, json_array_get_element (list, i));
      g_string_append (text, i + 1 < count ? ",\n" : "\n");
    }
  g_string_append (text, "  ]");
}

char *
tablee_json_to_text (JsonObject *object)
{
  g_autoptr (GString) text = g_string_new ("{");
  g_autoptr (GList) keys = NULL;

  g_return_val_if_fail (object != NULL, NULL);

  keys = json_object_get_members (object);
  for (GList *link = keys; link != NULL; link = link->next)
    {
      JsonNode *node = json_object_get_member (object, link->data);
      g_autoptr (JsonNode) key = json_node_init_string (json_node_alloc (), link->data);

      g_string_append (text, link == keys ? "\n  " : ",\n  ");
      append_node (text, key);
      g_string_append (text, ": ");
      if (is_list_of_objects (node))
        append_lines (text, json_node_get_array (node));
      else
        append_node (text, node);
    }
  g_string_append (text, "\n}\n");

  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
tablee_json_write_string (JsonBuilder *builder,
                          const char  *key,
                          const char  *value)
{
  g_return_if_fail (JSON_IS_BUILDER (builder));
  g_return_if_fail (key != NULL);

  json_builder_set_member_name (builder, key);
  json_builder_add_string_value (builder, value);
}

void
tablee_json_write_integer (JsonBuilder *builder,
                           const char  *key,
                           gint64       value)
{
  g_return_if_fail (JSON_IS_BUILDER (builder));
  g_return_if_fail (key != NULL);

  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, value);
}

void
tablee_json_write_boolean (JsonBuilder *builder,
                           const char  *key,
                           gboolean     value)
{
  g_return_if_fail (JSON_IS_BUILDER (builder));
  g_return_if_fail (key != NULL);

  json_builder_set_member_name (builder, key);
  json_builder_add_boolean_value (builder, value);
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

void
tablee_json_take_object (JsonBuilder *builder,
                         const char  *key,
                         JsonObject  *value)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, value);
  json_builder_set_member_name (builder, key);
  json_builder_add_value (builder, node);
}

void
tablee_json_write_set (JsonBuilder *builder,
                       const char  *key,
                       GPtrArray   *words)
{
  g_return_if_fail (JSON_IS_BUILDER (builder));
  g_return_if_fail (key != NULL);
  g_return_if_fail (words != NULL);

  g_ptr_array_sort (words, compare_words);
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < words->len; i++)
    json_builder_add_string_value (builder, g_ptr_array_index (words, i));
  json_builder_end_array (builder);
}
