/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row of an option that is a number. */
#include "config.h"
#include "number-row.h"

#include <glib/gi18n.h>

#include "number-entry.h"

struct _TableeNumberRow
{
  AdwActionRow      parent_instance;

  TableeOptionItem *item;

  GtkSpinButton    *number;
};

static void option_row_iface_init (TableeOptionRowInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeNumberRow, tablee_number_row, ADW_TYPE_ACTION_ROW,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_OPTION_ROW, option_row_iface_init))

/* Stands for a default that depends. */
static gint64
get_automatic (TableeNumberRow *self)
{
  return tablee_option_item_get_option (self->item)->minimum - 1;
}

static gboolean
is_automatic (TableeNumberRow *self)
{
  return tablee_option_item_get_option (self->item)->depends && !tablee_option_item_get_given (self->item);
}

static TableeOptionItem *
tablee_number_row_get_item (TableeOptionRow *row)
{
  return TABLEE_NUMBER_ROW (row)->item;
}

static void
tablee_number_row_show (TableeOptionRow *row)
{
  TableeNumberRow *self = TABLEE_NUMBER_ROW (row);

  tablee_number_entry_set_value (self->number, is_automatic (self) ? get_automatic (self)
                                                                  : tablee_option_item_get_value (self->item));
}

static char *
tablee_number_row_dup_meaning (TableeOptionRow *row)
{
  TableeNumberRow *self = TABLEE_NUMBER_ROW (row);
  g_autofree char *meaning = NULL;

  if (is_automatic (self))
    return NULL;

  meaning = tablee_option_row_dup_words (self->item, tablee_option_item_get_value (self->item));

  return meaning != NULL && !tablee_option_row_has_digits (meaning) ? g_steal_pointer (&meaning) : NULL;
}

static void
option_row_iface_init (TableeOptionRowInterface *iface)
{
  iface->get_item = tablee_number_row_get_item;
  iface->show = tablee_number_row_show;
  iface->dup_meaning = tablee_number_row_dup_meaning;
}

static void
edited_cb (TableeNumberRow *self)
{
  gint64 value;

  if (self->item == NULL || tablee_option_row_is_showing (TABLEE_OPTION_ROW (self)))
    return;

  value = tablee_number_entry_get_value (self->number);
  if (value <= get_automatic (self))
    tablee_option_item_clear (self->item);
  else
    tablee_option_item_set_value (self->item, value);
}

static void
tablee_number_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_NUMBER_ROW);
  g_clear_object (&TABLEE_NUMBER_ROW (object)->item);

  G_OBJECT_CLASS (tablee_number_row_parent_class)->dispose (object);
}

static void
tablee_number_row_class_init (TableeNumberRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_number_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/number-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeNumberRow, number);
  gtk_widget_class_bind_template_callback (widget_class, edited_cb);
}

static void
tablee_number_row_init (TableeNumberRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_number_row_new (TableeOptionItem *item)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (item), NULL);

  TableeNumberRow *self = g_object_new (TABLEE_TYPE_NUMBER_ROW, NULL);
  const TableeOption *option = tablee_option_item_get_option (item);

  tablee_number_entry_set_up (self->number, option->minimum - (option->depends ? 1 : 0), option->maximum,
                              tablee_option_row_get_digits (item), option->depends ? _("Automatic") : NULL);
  self->item = g_object_ref (item);
  tablee_option_row_bind (TABLEE_OPTION_ROW (self));

  return GTK_WIDGET (self);
}
