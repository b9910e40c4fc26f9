/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A log in turns, and where what is new to a seat begins. */
#include "log-turns.h"

#include "engine/game.h"

struct _TableeLogTurns
{
  GObject parent_instance;

  GListModel       *entries;
  TableeTurnBegins  begins;
  GPtrArray        *turns;
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeLogTurns, tablee_log_turns, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GType
tablee_log_turns_get_item_type (GListModel *model)
{
  return TABLEE_TYPE_LOG_TURN;
}

static guint
tablee_log_turns_get_n_items (GListModel *model)
{
  return TABLEE_LOG_TURNS (model)->turns->len;
}

static gpointer
tablee_log_turns_get_item (GListModel *model,
                           guint       position)
{
  GPtrArray *turns = TABLEE_LOG_TURNS (model)->turns;

  return position < turns->len ? g_object_ref (g_ptr_array_index (turns, position)) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = tablee_log_turns_get_item_type;
  iface->get_n_items = tablee_log_turns_get_n_items;
  iface->get_item = tablee_log_turns_get_item;
}

/* What is left of the action with which a turn began belongs to that turn, whoever acted. */
static gboolean
belongs (TableeLogTurns *self,
         TableeLogTurn  *turn,
         TableeLogEntry *entry)
{
  g_autoptr (TableeLogEntry) first = g_list_model_get_item (self->entries, tablee_log_turn_get_first (turn));

  if (self->begins != NULL && self->begins (tablee_log_entry_get_event (entry)))
    return FALSE;

  return tablee_log_entry_get_revision (entry) == tablee_log_entry_get_revision (first) ||
         tablee_log_entry_get_actor (entry) == tablee_log_turn_get_actor (turn);
}

static int
find_actor (TableeLogTurns *self,
            TableeLogEntry *entry)
{
  const TableeEvent *event = tablee_log_entry_get_event (entry);

  return self->begins != NULL && self->begins (event) ? event->seat : tablee_log_entry_get_actor (entry);
}

/* The turn that the entry at @index goes to, with those before it: the last one, or a new one. */
static void
add_entry (TableeLogTurns *self,
           guint           index)
{
  g_autoptr (TableeLogEntry) entry = g_list_model_get_item (self->entries, index);
  TableeLogTurn *last = self->turns->len > 0 ? g_ptr_array_index (self->turns, self->turns->len - 1) : NULL;

  if (last != NULL && belongs (self, last, entry))
    tablee_log_turn_set_length (last, index + 1 - tablee_log_turn_get_first (last));
  else
    g_ptr_array_add (self->turns, tablee_log_turn_new (find_actor (self, entry), index, 1));
}

/* Takes away what begins at @position or after it, and shortens what reaches beyond it. */
static void
cut (TableeLogTurns *self,
     guint           position)
{
  TableeLogTurn *last;

  while (self->turns->len > 0 && tablee_log_turn_get_first (g_ptr_array_index (self->turns, self->turns->len - 1)) >= position)
    g_ptr_array_set_size (self->turns, (int) self->turns->len - 1);

  last = self->turns->len > 0 ? g_ptr_array_index (self->turns, self->turns->len - 1) : NULL;
  if (last != NULL)
    tablee_log_turn_set_length (last, MIN (tablee_log_turn_get_length (last), position - tablee_log_turn_get_first (last)));
}

/* A log changes at its end only. */
static void
entries_changed_cb (TableeLogTurns *self,
                    guint           position)
{
  guint before = self->turns->len;
  guint kept;

  cut (self, position);
  kept = self->turns->len;
  for (guint i = position; i < g_list_model_get_n_items (self->entries); i++)
    add_entry (self, i);
  if (before > kept || self->turns->len > kept)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, before - kept, self->turns->len - kept);
}

static void
tablee_log_turns_finalize (GObject *object)
{
  TableeLogTurns *self = TABLEE_LOG_TURNS (object);

  g_clear_object (&self->entries);
  g_ptr_array_unref (self->turns);

  G_OBJECT_CLASS (tablee_log_turns_parent_class)->finalize (object);
}

static void
tablee_log_turns_class_init (TableeLogTurnsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_log_turns_finalize;
}

static void
tablee_log_turns_init (TableeLogTurns *self)
{
  self->turns = g_ptr_array_new_with_free_func (g_object_unref);
}

TableeLogTurns *
tablee_log_turns_new (GListModel       *entries,
                      TableeTurnBegins  begins)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (entries), NULL);

  TableeLogTurns *self = g_object_new (TABLEE_TYPE_LOG_TURNS, NULL);

  self->entries = g_object_ref (entries);
  self->begins = begins;
  entries_changed_cb (self, 0);
  g_signal_connect_object (entries, "items-changed", G_CALLBACK (entries_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

guint
tablee_log_find_news (GListModel *entries,
                      int         seat,
                      guint       end)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (entries), 0);

  for (guint i = end; i > 0; i--)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (entries, i - 1);

      if (tablee_log_entry_get_revision (entry) == 0 ||
          (tablee_log_entry_get_actor (entry) == seat && tablee_log_entry_get_chosen (entry)))
        return i;
    }

  return 0;
}

guint
tablee_log_find_deed (GListModel *entries,
                      int         seat,
                      guint       end)
{
  guint64 revision = 0;
  guint first = end;

  g_return_val_if_fail (G_IS_LIST_MODEL (entries), 0);

  for (; first > 0; first--)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (entries, first - 1);

      if (tablee_log_entry_get_actor (entry) != seat || !tablee_log_entry_get_chosen (entry) ||
          (first < end && tablee_log_entry_get_revision (entry) != revision))
        break;
      revision = tablee_log_entry_get_revision (entry);
    }

  return first;
}

guint
tablee_log_find_answer (GListModel *entries,
                        int         seat,
                        guint       end)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (entries), 0);

  for (guint i = end; i > 0; i--)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (entries, i - 1);

      if (tablee_log_entry_get_actor (entry) != seat)
        return i;
    }

  return 0;
}
