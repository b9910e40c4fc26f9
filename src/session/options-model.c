/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options of a set-up as a list, with the defaults that follow from each other. */
#include "options-model.h"

#include "notation/notation.h"

struct _TableeOptionsModel
{
  GObject           parent_instance;

  const TableeGame *game;
  guint             seats;
  GPtrArray        *items;     /* of TableeOptionItem */
  guint             changing;  /* several at once, that are told as one */
  gboolean          differs;   /* and there was something to tell */
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeOptionsModel, tablee_options_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What it means that @item is not given: what a ruleset has there that has all other options. */
static gint64
find_default (TableeOptionsModel *self,
              TableeOptionItem   *item)
{
  const TableeOption *option = tablee_option_item_get_option (item);
  g_autoptr (JsonObject) options = tablee_options_model_to_json (self);
  g_autoptr (TableeRuleset) ruleset = NULL;

  json_object_remove_member (options, option->key);
  ruleset = tablee_ruleset_new (self->game, (int) self->seats, options, NULL);

  return ruleset != NULL ? tablee_ruleset_get_number (ruleset, option) : option->default_value;
}

static gboolean
follows (const TableeOption *option)
{
  return option->kind == TABLEE_OPTION_BOOLEAN && option->default_for != NULL;
}

static void
find_defaults (TableeOptionsModel *self)
{
  for (guint i = 0; i < self->items->len; i++)
    if (follows (tablee_option_item_get_option (self->items->pdata[i])))
      tablee_option_item_set_default (self->items->pdata[i], find_default (self, self->items->pdata[i]));
}

static void
begin_change (TableeOptionsModel *self)
{
  self->changing++;
}

static void
end_change (TableeOptionsModel *self)
{
  if (self->changing == 1)
    find_defaults (self);
  if (--self->changing > 0 || !self->differs)
    return;

  self->differs = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
item_changed_cb (TableeOptionsModel *self)
{
  begin_change (self);
  self->differs = TRUE;
  end_change (self);
}

static GType
tablee_options_model_get_item_type (GListModel *model)
{
  return TABLEE_TYPE_OPTION_ITEM;
}

static guint
tablee_options_model_get_n_items (GListModel *model)
{
  return TABLEE_OPTIONS_MODEL (model)->items->len;
}

static gpointer
tablee_options_model_get_item (GListModel *model,
                               guint       position)
{
  TableeOptionsModel *self = TABLEE_OPTIONS_MODEL (model);

  return position < self->items->len ? g_object_ref (self->items->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = tablee_options_model_get_item_type;
  iface->get_n_items = tablee_options_model_get_n_items;
  iface->get_item = tablee_options_model_get_item;
}

static void
tablee_options_model_finalize (GObject *object)
{
  g_ptr_array_unref (TABLEE_OPTIONS_MODEL (object)->items);

  G_OBJECT_CLASS (tablee_options_model_parent_class)->finalize (object);
}

static void
tablee_options_model_class_init (TableeOptionsModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_options_model_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
tablee_options_model_init (TableeOptionsModel *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

TableeOptionsModel *
tablee_options_model_new (const TableeGame *game,
                          guint             seats)
{
  g_return_val_if_fail (game != NULL, NULL);

  TableeOptionsModel *self = g_object_new (TABLEE_TYPE_OPTIONS_MODEL, NULL);

  self->game = game;
  self->seats = seats;
  for (const TableeOption *option = tablee_notation_for_game (game)->options; option->key != NULL; option++)
    {
      TableeOptionItem *item = tablee_option_item_new (game, option, seats);

      g_signal_connect_object (item, "changed", G_CALLBACK (item_changed_cb), self, G_CONNECT_SWAPPED);
      g_ptr_array_add (self->items, item);
    }
  find_defaults (self);

  return self;
}

TableeOptionItem *
tablee_options_model_find (TableeOptionsModel *self,
                           const char         *key)
{
  g_return_val_if_fail (TABLEE_IS_OPTIONS_MODEL (self), NULL);
  g_return_val_if_fail (key != NULL, NULL);

  for (guint i = 0; i < self->items->len; i++)
    if (g_str_equal (tablee_option_item_get_option (self->items->pdata[i])->key, key))
      return self->items->pdata[i];

  return NULL;
}

gboolean
tablee_options_model_get_given (TableeOptionsModel *self)
{
  g_return_val_if_fail (TABLEE_IS_OPTIONS_MODEL (self), FALSE);

  for (guint i = 0; i < self->items->len; i++)
    if (tablee_option_item_get_given (self->items->pdata[i]))
      return TRUE;

  return FALSE;
}

void
tablee_options_model_clear (TableeOptionsModel *self)
{
  g_return_if_fail (TABLEE_IS_OPTIONS_MODEL (self));

  begin_change (self);
  for (guint i = 0; i < self->items->len; i++)
    tablee_option_item_clear (self->items->pdata[i]);
  end_change (self);
}

void
tablee_options_model_set_seats (TableeOptionsModel *self,
                                guint               seats)
{
  g_return_if_fail (TABLEE_IS_OPTIONS_MODEL (self));

  begin_change (self);
  self->seats = seats;
  for (guint i = 0; i < self->items->len; i++)
    tablee_option_item_set_seats (self->items->pdata[i], seats);
  end_change (self);
}

void
tablee_options_model_move_seat (TableeOptionsModel *self,
                                guint               position,
                                guint               target)
{
  g_return_if_fail (TABLEE_IS_OPTIONS_MODEL (self));

  begin_change (self);
  for (guint i = 0; i < self->items->len; i++)
    tablee_option_item_move_amount (self->items->pdata[i], position, target);
  end_change (self);
}

void
tablee_options_model_read (TableeOptionsModel *self,
                           JsonObject         *options)
{
  g_return_if_fail (TABLEE_IS_OPTIONS_MODEL (self));
  g_return_if_fail (options != NULL);

  begin_change (self);
  for (guint i = 0; i < self->items->len; i++)
    tablee_option_item_read (self->items->pdata[i], options);
  end_change (self);
}

JsonObject *
tablee_options_model_to_json (TableeOptionsModel *self)
{
  JsonObject *options;

  g_return_val_if_fail (TABLEE_IS_OPTIONS_MODEL (self), NULL);

  options = json_object_new ();
  for (guint i = 0; i < self->items->len; i++)
    tablee_option_item_write (self->items->pdata[i], options);

  return options;
}
