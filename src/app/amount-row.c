/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row of one seat's number in an option that has one for each. */
#include "config.h"
#include "amount-row.h"

#include "number-entry.h"
#include "option-row.h"

struct _TableeAmountRow
{
  AdwActionRow      parent_instance;

  TableeOptionItem *item;
  guint             seat;
  gboolean          showing;

  GtkSpinButton    *number;
};

G_DEFINE_FINAL_TYPE (TableeAmountRow, tablee_amount_row, ADW_TYPE_ACTION_ROW)

static void
show (TableeAmountRow *self)
{
  self->showing = TRUE;
  tablee_number_entry_set_value (self->number, tablee_option_item_get_amount (self->item, self->seat));
  self->showing = FALSE;
}

static void
edited_cb (TableeAmountRow *self)
{
  if (self->item != NULL && !self->showing)
    tablee_option_item_set_amount (self->item, self->seat, tablee_number_entry_get_value (self->number));
}

static void
tablee_amount_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_AMOUNT_ROW);
  g_clear_object (&TABLEE_AMOUNT_ROW (object)->item);

  G_OBJECT_CLASS (tablee_amount_row_parent_class)->dispose (object);
}

static void
tablee_amount_row_class_init (TableeAmountRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_amount_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/amount-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeAmountRow, number);
  gtk_widget_class_bind_template_callback (widget_class, edited_cb);
}

static void
tablee_amount_row_init (TableeAmountRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_amount_row_new (TableeOptionItem *item,
                       guint             seat)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (item), NULL);

  TableeAmountRow *self = g_object_new (TABLEE_TYPE_AMOUNT_ROW, NULL);
  const TableeOption *option = tablee_option_item_get_option (item);

  tablee_number_entry_set_up (self->number, option->minimum, option->maximum, tablee_option_row_get_digits (item), NULL);
  self->item = g_object_ref (item);
  self->seat = seat;
  g_signal_connect_object (item, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);

  return GTK_WIDGET (self);
}
