/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One option of a set-up, and what has been chosen. */
#include "option-item.h"

struct _TableeOptionItem
{
  GObject             parent_instance;

  const TableeGame   *game;
  const TableeOption *option;
  guint               seats;
  TableeOptionValue   value;
  gint64              default_value;
};

G_DEFINE_FINAL_TYPE (TableeOptionItem, tablee_option_item, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_same (TableeOptionItem        *self,
         const TableeOptionValue *value)
{
  gsize list_size = self->option->kind == TABLEE_OPTION_SEAT_INTEGERS ? self->seats * sizeof *value->list : 0;

  return self->value.given == value->given &&
         (!value->given || (self->value.value == value->value && g_strcmp0 (self->value.name, value->name) == 0 &&
                            memcmp (self->value.list, value->list, list_size) == 0));
}

/* @value: (transfer full) */
static void
take_value (TableeOptionItem  *self,
            TableeOptionValue *value)
{
  gboolean same = is_same (self, value);

  g_free (self->value.name);
  self->value = *value;
  if (!same)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
tablee_option_item_finalize (GObject *object)
{
  tablee_option_value_clear (&TABLEE_OPTION_ITEM (object)->value);

  G_OBJECT_CLASS (tablee_option_item_parent_class)->finalize (object);
}

static void
tablee_option_item_class_init (TableeOptionItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_option_item_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
tablee_option_item_init (TableeOptionItem *self)
{
}

TableeOptionItem *
tablee_option_item_new (const TableeGame   *game,
                        const TableeOption *option,
                        guint               seats)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (option != NULL, NULL);
  g_return_val_if_fail (seats <= TABLEE_MAX_SEATS, NULL);

  TableeOptionItem *self = g_object_new (TABLEE_TYPE_OPTION_ITEM, NULL);

  self->game = game;
  self->option = option;
  self->seats = seats;
  self->default_value = option->default_value;

  return self;
}

const TableeGame *
tablee_option_item_get_game (TableeOptionItem *self)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (self), NULL);

  return self->game;
}

const TableeOption *
tablee_option_item_get_option (TableeOptionItem *self)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (self), NULL);

  return self->option;
}

gboolean
tablee_option_item_get_given (TableeOptionItem *self)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (self), FALSE);

  return self->value.given;
}

void
tablee_option_item_clear (TableeOptionItem *self)
{
  g_return_if_fail (TABLEE_IS_OPTION_ITEM (self));

  take_value (self, &(TableeOptionValue){ 0 });
}

gint64
tablee_option_item_get_value (TableeOptionItem *self)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (self), 0);

  return self->value.given ? self->value.value : self->default_value;
}

static gint64
within_limits (const TableeOption *option,
               gint64              value)
{
  switch (option->kind)
    {
    case TABLEE_OPTION_CHOICE:
      return CLAMP (value, 0, (gint64) g_strv_length ((char **) option->choices) - 1);

    case TABLEE_OPTION_BOOLEAN:
      return value != 0;

    case TABLEE_OPTION_INTEGER:
    case TABLEE_OPTION_SEAT_INTEGERS:
    case TABLEE_OPTION_NAME:
    default:
      return CLAMP (value, option->minimum, option->maximum);
    }
}

void
tablee_option_item_set_value (TableeOptionItem *self,
                              gint64            value)
{
  gint64 within;

  g_return_if_fail (TABLEE_IS_OPTION_ITEM (self));

  within = within_limits (self->option, value);
  if (within == self->default_value && !self->option->depends)
    tablee_option_item_clear (self);
  else
    take_value (self, &(TableeOptionValue){ .given = TRUE, .value = within });
}

void
tablee_option_item_set_default (TableeOptionItem *self,
                                gint64            value)
{
  g_return_if_fail (TABLEE_IS_OPTION_ITEM (self));

  if (self->default_value == value)
    return;

  self->default_value = value;
  if (!self->value.given)
    g_signal_emit (self, signals[CHANGED], 0);
}

const char *
tablee_option_item_get_name (TableeOptionItem *self)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (self), NULL);

  return self->value.given ? self->value.name : self->option->default_name;
}

void
tablee_option_item_set_name (TableeOptionItem *self,
                             const char       *name)
{
  g_return_if_fail (TABLEE_IS_OPTION_ITEM (self));
  g_return_if_fail (name != NULL);

  if (g_strcmp0 (name, self->option->default_name) == 0)
    tablee_option_item_clear (self);
  else
    take_value (self, &(TableeOptionValue){ .given = TRUE, .name = g_strdup (name) });
}

guint
tablee_option_item_get_n_amounts (TableeOptionItem *self)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (self), 0);

  return self->option->kind == TABLEE_OPTION_SEAT_INTEGERS && self->value.given ? self->seats : 0;
}

gint64
tablee_option_item_get_amount (TableeOptionItem *self,
                               guint             seat)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (self), 0);

  return seat < tablee_option_item_get_n_amounts (self) ? self->value.list[seat] : self->option->minimum;
}

void
tablee_option_item_set_amount (TableeOptionItem *self,
                               guint             seat,
                               gint64            value)
{
  TableeOptionValue changed;

  g_return_if_fail (TABLEE_IS_OPTION_ITEM (self));

  if (seat >= tablee_option_item_get_n_amounts (self))
    return;

  changed = self->value;
  changed.list[seat] = within_limits (self->option, value);
  take_value (self, &changed);
}

void
tablee_option_item_give_amounts (TableeOptionItem *self,
                                 gint64            value)
{
  TableeOptionValue given = { .given = TRUE };

  g_return_if_fail (TABLEE_IS_OPTION_ITEM (self));
  g_return_if_fail (self->option->kind == TABLEE_OPTION_SEAT_INTEGERS);

  for (guint i = 0; i < self->seats; i++)
    given.list[i] = within_limits (self->option, value);
  take_value (self, &given);
}

void
tablee_option_item_set_seats (TableeOptionItem *self,
                              guint             seats)
{
  guint before;

  g_return_if_fail (TABLEE_IS_OPTION_ITEM (self));
  g_return_if_fail (seats <= TABLEE_MAX_SEATS);

  before = tablee_option_item_get_n_amounts (self);
  self->seats = seats;
  if (tablee_option_item_get_n_amounts (self) == before)
    return;

  for (guint i = before; i < seats; i++)
    self->value.list[i] = i > 0 ? self->value.list[i - 1] : self->option->minimum;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
tablee_option_item_move_amount (TableeOptionItem *self,
                                guint             position,
                                guint             target)
{
  TableeOptionValue moved;
  int step = position < target ? 1 : -1;

  g_return_if_fail (TABLEE_IS_OPTION_ITEM (self));

  if (MAX (position, target) >= tablee_option_item_get_n_amounts (self))
    return;

  moved = self->value;
  for (int i = (int) position; i != (int) target; i += step)
    moved.list[i] = moved.list[i + step];
  moved.list[target] = self->value.list[position];
  take_value (self, &moved);
}

void
tablee_option_item_read (TableeOptionItem *self,
                         JsonObject       *options)
{
  TableeOptionValue value = { 0 };

  g_return_if_fail (TABLEE_IS_OPTION_ITEM (self));
  g_return_if_fail (options != NULL);

  tablee_option_value_read (&value, self->option, (int) self->seats, options);
  take_value (self, &value);
}

void
tablee_option_item_write (TableeOptionItem *self,
                          JsonObject       *options)
{
  g_return_if_fail (TABLEE_IS_OPTION_ITEM (self));
  g_return_if_fail (options != NULL);

  if (self->value.given)
    json_object_set_member (options, self->option->key,
                            tablee_option_value_to_json (&self->value, self->option, (int) self->seats));
}
