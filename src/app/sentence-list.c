/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The log of a game as a list of sentences. */
#include "config.h"
#include "sentence-list.h"

#include "present/format.h"
#include "present/session-context.h"

typedef struct
{
  GtkStringObject *sentence;
  guint            entry;  /* the first entry of the log that it is about */
} Line;

struct _TableeSentenceList
{
  GObject            parent_instance;

  TableeGameSession *session;
  GArray            *lines;
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeSentenceList, tablee_sentence_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GType
tablee_sentence_list_get_item_type (GListModel *model)
{
  return GTK_TYPE_STRING_OBJECT;
}

static guint
tablee_sentence_list_get_n_items (GListModel *model)
{
  return TABLEE_SENTENCE_LIST (model)->lines->len;
}

static gpointer
tablee_sentence_list_get_item (GListModel *model,
                               guint       position)
{
  GArray *lines = TABLEE_SENTENCE_LIST (model)->lines;

  return position < lines->len ? g_object_ref (g_array_index (lines, Line, position).sentence) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = tablee_sentence_list_get_item_type;
  iface->get_n_items = tablee_sentence_list_get_n_items;
  iface->get_item = tablee_sentence_list_get_item;
}

/* NULL for an entry that is not worth a sentence, or is not there. @revision: (out): the action that it belongs to. */
static char *
dup_sentence (TableeSentenceList        *self,
              const TableePresentContext *context,
              guint                      index,
              guint64                   *revision)
{
  g_autoptr (TableeLogEntry) entry = g_list_model_get_item (tablee_game_session_get_log (self->session), index);

  if (entry == NULL)
    return NULL;

  *revision = tablee_log_entry_get_revision (entry);

  return tablee_present_for_game (context->ruleset->game)->event (context, tablee_log_entry_get_event (entry));
}

static void
add_line (TableeSentenceList *self,
          const char         *sentence,
          guint               entry,
          int                 times)
{
  g_autofree char *line_text = tablee_format_repeated (sentence, times);
  Line line = { gtk_string_object_new (line_text), entry };

  g_array_append_val (self->lines, line);
}

/* All lines of the entries from @entry on. */
static void
add_lines (TableeSentenceList *self,
           guint               entry)
{
  guint count = g_list_model_get_n_items (tablee_game_session_get_log (self->session));
  g_autoptr (TableePresentContext) context = tablee_session_context_new (self->session);
  guint64 revision = 0;
  g_autofree char *sentence = dup_sentence (self, context, entry, &revision);

  while (entry < count)
    {
      guint64 next_revision = 0;
      guint next = entry;
      g_autofree char *other = NULL;

      do
        {
          g_free (other);
          other = dup_sentence (self, context, ++next, &next_revision);
        }
      while (next < count && next_revision == revision && g_strcmp0 (other, sentence) == 0);

      if (sentence != NULL)
        add_line (self, sentence, entry, (int) (next - entry));
      g_free (sentence);
      sentence = g_steal_pointer (&other);
      revision = next_revision;
      entry = next;
    }
}

/* All entries of one action come and go together: a line never grows. */
static void
log_changed_cb (TableeSentenceList *self,
                guint               position)
{
  guint before = self->lines->len;
  guint kept = before;

  while (kept > 0 && g_array_index (self->lines, Line, kept - 1).entry >= position)
    kept--;
  g_array_set_size (self->lines, kept);
  add_lines (self, position);
  if (before > kept || self->lines->len > kept)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, before - kept, self->lines->len - kept);
}

static guint64
get_revision (TableeSentenceList *self,
              guint               line)
{
  GListModel *log = tablee_game_session_get_log (self->session);
  g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, g_array_index (self->lines, Line, line).entry);

  return tablee_log_entry_get_revision (entry);
}

static void
clear_line (gpointer data)
{
  g_object_unref (((Line *) data)->sentence);
}

static void
tablee_sentence_list_finalize (GObject *object)
{
  TableeSentenceList *self = TABLEE_SENTENCE_LIST (object);

  g_clear_object (&self->session);
  g_array_unref (self->lines);

  G_OBJECT_CLASS (tablee_sentence_list_parent_class)->finalize (object);
}

static void
tablee_sentence_list_class_init (TableeSentenceListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_sentence_list_finalize;
}

static void
tablee_sentence_list_init (TableeSentenceList *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (self->lines, clear_line);
}

TableeSentenceList *
tablee_sentence_list_new (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  TableeSentenceList *self = g_object_new (TABLEE_TYPE_SENTENCE_LIST, NULL);

  self->session = g_object_ref (session);
  add_lines (self, 0);
  g_signal_connect_object (tablee_game_session_get_log (session), "items-changed", G_CALLBACK (log_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

char *
tablee_sentence_list_dup_newest (TableeSentenceList *self)
{
  guint first;

  g_return_val_if_fail (TABLEE_IS_SENTENCE_LIST (self), NULL);

  g_autoptr (GString) text = g_string_new (NULL);
  first = self->lines->len;

  while (first > 0 && (first == self->lines->len || (get_revision (self, first) > 0 && get_revision (self, first - 1) == get_revision (self, first))))
    first--;
  for (guint i = first; i < self->lines->len; i++)
    {
      const char *sentence = gtk_string_object_get_string (g_array_index (self->lines, Line, i).sentence);

      g_string_append_printf (text, "%s%s", i > first ? " " : "", sentence);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
