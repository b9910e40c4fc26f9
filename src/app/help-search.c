/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks words up in the titles and the text of the help. */
#include "config.h"
#include "help-search.h"

#include <string.h>

enum
{
  WORDS_BEFORE = 5,  /* what is shown of a text round the first word that was found */
  WORDS_SHOWN = 18,
};

/* A page, or a section of one without those inside it. */
typedef struct
{
  char *target;
  char *title;
  char *page;
  char *text;
  char *folded_title;
  char *folded_titles;  /* that of the page too */
  char *folded_text;
} Chapter;

struct _TableeHelpSearch
{
  GPtrArray *chapters;  /* in the order of the contents */
};

static void
append_folded (GString  *folded,
               gunichar  c)
{
  if (c == 0x153)
    g_string_append (folded, "oe");
  else if (c == 0xe6)
    g_string_append (folded, "ae");
  else
    g_string_append_unichar (folded, c);
}

/* Words as they are compared, each after one space: " ce qu il reste". */
static char *
fold (const char *text)
{
  g_autofree char *lower = g_utf8_casefold (text, -1);
  g_autofree char *plain = g_utf8_normalize (lower, -1, G_NORMALIZE_ALL);
  GString *folded = g_string_new (NULL);
  gboolean inside = FALSE;

  for (const char *c = plain != NULL ? plain : ""; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (g_unichar_ismark (letter))
        continue;
      if (!g_unichar_isalnum (letter))
        {
          inside = FALSE;
          continue;
        }
      if (!inside)
        g_string_append_c (folded, ' ');
      append_folded (folded, letter);
      inside = TRUE;
    }

  return g_string_free (folded, FALSE);
}

/* The words of a folded text, each with its space. */
static char **
split_folded (const char *folded)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = g_strsplit (folded, " ", -1);

  for (gsize i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      {
        g_autofree char *word = g_strconcat (" ", words[i], NULL);

        g_strv_builder_add (builder, word);
      }

  return g_strv_builder_end (builder);
}

static gboolean
has_all (const char        *folded,
         const char *const *words)
{
  for (gsize i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) == NULL)
      return FALSE;

  return TRUE;
}

static gboolean
has_any (const char        *folded,
         const char *const *words)
{
  for (gsize i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) != NULL)
      return TRUE;

  return FALSE;
}

static void
chapter_free (Chapter *self)
{
  g_free (self->target);
  g_free (self->title);
  g_free (self->page);
  g_free (self->text);
  g_free (self->folded_title);
  g_free (self->folded_titles);
  g_free (self->folded_text);
  g_free (self);
}

/* What is written in a section itself. Paragraphs do not run into each other. */
static void
collect_own_text (const TableeHelpNode *node,
                  GString              *text)
{
  if (node->text != NULL)
    g_string_append (text, node->text);
  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    {
      const TableeHelpNode *child = g_ptr_array_index (node->children, i);

      if (g_strcmp0 (child->name, "section") == 0 || g_strcmp0 (child->name, "media") == 0)
        continue;
      collect_own_text (child, text);
      if (g_strcmp0 (child->name, "p") == 0 || g_strcmp0 (child->name, "title") == 0 || g_strcmp0 (child->name, "input") == 0)
        g_string_append_c (text, ' ');
    }
}

static char *
dup_own_text (const TableeHelpNode *node)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < node->children->len; i++)
    {
      const TableeHelpNode *child = g_ptr_array_index (node->children, i);

      if (child->name != NULL && !g_str_equal (child->name, "title") && !g_str_equal (child->name, "section") &&
          !g_str_equal (child->name, "info"))
        {
          collect_own_text (child, text);
          g_string_append_c (text, ' ');
        }
    }

  return g_strdup (g_strstrip (text->str));
}

static void
add_chapters (TableeHelpSearch     *self,
              const TableeHelpNode *node,
              const char           *id,
              const char           *page_title)
{
  const TableeHelpNode *title = tablee_help_node_get_child (node, "title");
  const char *section = tablee_help_node_get_attribute (node, "id");
  g_autofree char *words = title != NULL ? tablee_help_node_dup_text (title) : g_strdup (id);
  g_autofree char *titles = g_strjoin (" ", words, page_title, NULL);
  Chapter *chapter = g_new0 (Chapter, 1);

  chapter->target = page_title != NULL ? g_strconcat (id, "#", section, NULL) : g_strdup (id);
  chapter->page = g_strdup (page_title);
  chapter->text = dup_own_text (node);
  chapter->folded_title = fold (words);
  chapter->folded_titles = fold (titles);
  chapter->folded_text = fold (chapter->text);
  chapter->title = g_steal_pointer (&words);
  g_ptr_array_add (self->chapters, chapter);

  for (guint i = 0; i < node->children->len; i++)
    {
      const TableeHelpNode *child = g_ptr_array_index (node->children, i);

      if (g_strcmp0 (child->name, "section") == 0 && tablee_help_node_get_attribute (child, "id") != NULL)
        add_chapters (self, child, id, page_title != NULL ? page_title : chapter->title);
    }
}

static void
hit_free (TableeHelpHit *self)
{
  g_free (self->target);
  g_free (self->title);
  g_free (self->page);
  g_free (self->text);
  g_free (self);
}

static void
append_word (GString           *markup,
             const char        *word,
             const char *const *words)
{
  g_autofree char *folded = fold (word);
  g_autofree char *escaped = g_markup_escape_text (word, -1);

  if (markup->len > 0)
    g_string_append_c (markup, ' ');
  if (has_any (folded, words))
    g_string_append_printf (markup, "<b>%s</b>", escaped);
  else
    g_string_append (markup, escaped);
}

static gsize
find_first (char              **all,
            const char *const  *words)
{
  for (gsize i = 0; all[i] != NULL; i++)
    {
      g_autofree char *folded = fold (all[i]);

      if (has_any (folded, words))
        return i;
    }

  return 0;
}

static char *
dup_extract (const char        *text,
             const char *const *words)
{
  g_auto (GStrv) all = g_strsplit_set (text, " \n\t", -1);
  gsize first = find_first (all, words);
  GString *markup = g_string_new (NULL);
  int shown = 0;

  first = first > WORDS_BEFORE ? first - WORDS_BEFORE : 0;
  for (gsize i = first; all[i] != NULL && shown < WORDS_SHOWN; i++)
    if (*all[i] != '\0')
      {
        append_word (markup, all[i], words);
        shown++;
      }
  if (first > 0)
    g_string_prepend (markup, "…");
  if (shown == WORDS_SHOWN)
    g_string_append (markup, "…");

  return g_string_free (markup, FALSE);
}

/* How well a chapter fits; 0: not at all. The title of the page alone says nothing of its sections. */
static int
rate (const Chapter     *chapter,
      const char *const *words)
{
  if (has_all (chapter->folded_title, words))
    return chapter->page == NULL ? 4 : 3;
  if (has_all (chapter->folded_titles, words) && has_any (chapter->folded_title, words))
    return 2;

  return has_all (chapter->folded_text, words) ? 1 : 0;
}

static void
add_hits (TableeHelpSearch  *self,
          const char *const *words,
          int                rating,
          GPtrArray         *hits)
{
  for (guint i = 0; i < self->chapters->len; i++)
    {
      const Chapter *chapter = g_ptr_array_index (self->chapters, i);
      TableeHelpHit *hit;

      if (rate (chapter, words) != rating)
        continue;
      hit = g_new0 (TableeHelpHit, 1);
      hit->target = g_strdup (chapter->target);
      hit->title = g_strdup (chapter->title);
      hit->page = g_strdup (chapter->page);
      hit->text = rating == 1 ? dup_extract (chapter->text, words) : NULL;
      g_ptr_array_add (hits, hit);
    }
}

TableeHelpSearch *
tablee_help_search_new (TableeHelpDocument *document)
{
  TableeHelpSearch *self;
  g_autoptr (GPtrArray) parts = NULL;

  g_return_val_if_fail (TABLEE_IS_HELP_DOCUMENT (document), NULL);

  self = g_new0 (TableeHelpSearch, 1);
  self->chapters = g_ptr_array_new_with_free_func ((GDestroyNotify) chapter_free);
  parts = tablee_help_document_list_parts (document);
  for (guint i = 0; i < parts->len; i++)
    {
      g_autoptr (GPtrArray) topics = tablee_help_document_list_topics (document, g_ptr_array_index (parts, i));

      for (guint j = 0; j < topics->len; j++)
        {
          const char *id = g_ptr_array_index (topics, j);

          add_chapters (self, tablee_help_document_get_page (document, id), id, NULL);
        }
    }

  return self;
}

void
tablee_help_search_free (TableeHelpSearch *self)
{
  g_ptr_array_unref (self->chapters);
  g_free (self);
}

GPtrArray *
tablee_help_search_find (TableeHelpSearch *self,
                         const char       *words)
{
  g_autofree char *folded = NULL;
  g_auto (GStrv) wanted = NULL;
  GPtrArray *hits;

  g_return_val_if_fail (self != NULL && words != NULL, NULL);

  folded = fold (words);
  wanted = split_folded (folded);
  hits = g_ptr_array_new_with_free_func ((GDestroyNotify) hit_free);
  if (wanted[0] != NULL)
    for (int rating = 4; rating > 0; rating--)
      add_hits (self, (const char *const *) wanted, rating, hits);

  return hits;
}
