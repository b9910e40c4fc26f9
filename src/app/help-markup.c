/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is inside a paragraph of the help, as Pango markup. */
#include "config.h"
#include "help-markup.h"

static const struct
{
  const char *element;
  const char *before;
  const char *after;
} inline_elements[] = {
  { "em", "<i>", "</i>" },
  { "gui", "<b>", "</b>" },
  { "key", "<tt><b>", "</b></tt>" },
  { "cmd", "<tt>", "</tt>" },
  { "code", "<tt>", "</tt>" },
  { "file", "<tt>", "</tt>" },
  { "input", "<tt>", "</tt>" },
  { "keyseq", "", "" },
  { "link", "", "" },
};

static void append_inline (TableeHelpDocument   *document,
                           const TableeHelpNode *node,
                           GString              *markup);

/* Runs of white space are one space; at the start of a line there is none. */
static void
append_text (const char *text,
             GString    *markup)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  for (const char *c = escaped; *c != '\0'; c++)
    {
      gboolean space = *c == ' ' || *c == '\n' || *c == '\t';

      if (!space)
        g_string_append_c (markup, *c);
      else if (markup->len > 0 && markup->str[markup->len - 1] != ' ')
        g_string_append_c (markup, ' ');
    }
}

static void
append_link (TableeHelpDocument   *document,
             const TableeHelpNode *node,
             GString              *markup)
{
  const char *xref = tablee_help_node_get_attribute (node, "xref");
  const char *href = tablee_help_node_get_attribute (node, "href");
  g_autofree char *target = g_markup_escape_text (xref != NULL ? xref : href != NULL ? href : "", -1);

  g_string_append_printf (markup, "<a href=\"%s\">", target);
  if (node->children->len > 0)
    {
      append_inline (document, node, markup);
    }
  else if (xref != NULL)
    {
      g_auto (GStrv) parts = g_strsplit (xref, "#", 2);
      g_autofree char *title = tablee_help_document_dup_title (document, parts[0]);

      append_text (title != NULL ? title : xref, markup);
    }
  g_string_append (markup, "</a>");
}

static void
append_key_sequence (TableeHelpDocument   *document,
                     const TableeHelpNode *node,
                     GString              *markup)
{
  gboolean first = TRUE;

  for (guint i = 0; i < node->children->len; i++)
    {
      const TableeHelpNode *key = g_ptr_array_index (node->children, i);

      if (key->name == NULL)
        continue;
      g_string_append (markup, first ? "<tt><b>" : "+<tt><b>");
      append_inline (document, key, markup);
      g_string_append (markup, "</b></tt>");
      first = FALSE;
    }
}

static void
append_element (TableeHelpDocument   *document,
                const TableeHelpNode *node,
                GString              *markup)
{
  if (g_str_equal (node->name, "link"))
    append_link (document, node, markup);
  else if (g_str_equal (node->name, "keyseq"))
    append_key_sequence (document, node, markup);
  else
    for (gsize i = 0; i < G_N_ELEMENTS (inline_elements); i++)
      if (g_str_equal (inline_elements[i].element, node->name))
        {
          g_string_append (markup, inline_elements[i].before);
          append_inline (document, node, markup);
          g_string_append (markup, inline_elements[i].after);
        }
}

static void
append_inline (TableeHelpDocument   *document,
               const TableeHelpNode *node,
               GString              *markup)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      const TableeHelpNode *child = g_ptr_array_index (node->children, i);

      if (child->name == NULL)
        append_text (child->text, markup);
      else
        append_element (document, child, markup);
    }
}

char *
tablee_help_markup_new (TableeHelpDocument   *document,
                        const TableeHelpNode *node)
{
  GString *markup = g_string_new (NULL);

  append_inline (document, node, markup);
  if (markup->len > 0 && markup->str[markup->len - 1] == ' ')
    g_string_truncate (markup, markup->len - 1);

  return g_string_free (markup, FALSE);
}
