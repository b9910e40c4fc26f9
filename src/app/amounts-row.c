/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row of an option with a number for each seat. */
#include "config.h"
#include "amounts-row.h"

#include "amount-row.h"

struct _TableeAmountsRow
{
  AdwExpanderRow    parent_instance;

  TableeOptionItem *item;
  GPtrArray        *rows;   /* of TableeAmountRow, one a seat */
  char            **names;  /* of as many as are known */
};

static void option_row_iface_init (TableeOptionRowInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeAmountsRow, tablee_amounts_row, ADW_TYPE_EXPANDER_ROW,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_OPTION_ROW, option_row_iface_init))

/* What each seat gets when the list is switched on. */
enum
{
  SENSIBLE_AMOUNT = 2000,
};

static void
fit_rows (TableeAmountsRow *self)
{
  guint seats = tablee_option_item_get_n_amounts (self->item);

  while (self->rows->len > seats)
    {
      adw_expander_row_remove (ADW_EXPANDER_ROW (self), g_ptr_array_index (self->rows, self->rows->len - 1));
      g_ptr_array_set_size (self->rows, (int) self->rows->len - 1);
    }
  while (self->rows->len < seats)
    {
      GtkWidget *row = tablee_amount_row_new (self->item, self->rows->len);

      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
show_names (TableeAmountsRow *self)
{
  guint known = self->names != NULL ? g_strv_length (self->names) : 0;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_row_set_title (g_ptr_array_index (self->rows, i), i < known ? self->names[i] : "");
}

static TableeOptionItem *
tablee_amounts_row_get_item (TableeOptionRow *row)
{
  return TABLEE_AMOUNTS_ROW (row)->item;
}

static void
tablee_amounts_row_show (TableeOptionRow *row)
{
  TableeAmountsRow *self = TABLEE_AMOUNTS_ROW (row);

  fit_rows (self);
  show_names (self);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), tablee_option_item_get_given (self->item));
}

static void
option_row_iface_init (TableeOptionRowInterface *iface)
{
  iface->get_item = tablee_amounts_row_get_item;
  iface->show = tablee_amounts_row_show;
}

static void
enabled_cb (TableeAmountsRow *self)
{
  if (self->item == NULL || tablee_option_row_is_showing (TABLEE_OPTION_ROW (self)))
    return;

  if (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    tablee_option_item_give_amounts (self->item, SENSIBLE_AMOUNT);
  else
    tablee_option_item_clear (self->item);
}

static void
tablee_amounts_row_dispose (GObject *object)
{
  TableeAmountsRow *self = TABLEE_AMOUNTS_ROW (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_object (&self->item);

  G_OBJECT_CLASS (tablee_amounts_row_parent_class)->dispose (object);
}

static void
tablee_amounts_row_class_init (TableeAmountsRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_amounts_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/amounts-row.ui");
  gtk_widget_class_bind_template_callback (widget_class, enabled_cb);
}

static void
tablee_amounts_row_init (TableeAmountsRow *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_amounts_row_new (TableeOptionItem *item)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (item), NULL);

  TableeAmountsRow *self = g_object_new (TABLEE_TYPE_AMOUNTS_ROW, NULL);

  self->item = g_object_ref (item);
  tablee_option_row_bind (TABLEE_OPTION_ROW (self));

  return GTK_WIDGET (self);
}

void
tablee_amounts_row_set_names (TableeAmountsRow  *self,
                              const char *const *names)
{
  g_return_if_fail (TABLEE_IS_AMOUNTS_ROW (self));
  g_return_if_fail (names != NULL);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  show_names (self);
}
