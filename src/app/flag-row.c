/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row of an option that is so or not. */
#include "config.h"
#include "flag-row.h"

struct _TableeFlagRow
{
  AdwActionRow      parent_instance;

  TableeOptionItem *item;

  GtkSwitch        *toggle;
};

static void option_row_iface_init (TableeOptionRowInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeFlagRow, tablee_flag_row, ADW_TYPE_ACTION_ROW,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_OPTION_ROW, option_row_iface_init))

static TableeOptionItem *
tablee_flag_row_get_item (TableeOptionRow *row)
{
  return TABLEE_FLAG_ROW (row)->item;
}

static void
tablee_flag_row_show (TableeOptionRow *row)
{
  TableeFlagRow *self = TABLEE_FLAG_ROW (row);

  gtk_switch_set_active (self->toggle, tablee_option_item_get_value (self->item) != 0);
}

static void
option_row_iface_init (TableeOptionRowInterface *iface)
{
  iface->get_item = tablee_flag_row_get_item;
  iface->show = tablee_flag_row_show;
}

static void
switched_cb (TableeFlagRow *self)
{
  if (self->item != NULL && !tablee_option_row_is_showing (TABLEE_OPTION_ROW (self)))
    tablee_option_item_set_value (self->item, gtk_switch_get_active (self->toggle));
}

static void
tablee_flag_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_FLAG_ROW);
  g_clear_object (&TABLEE_FLAG_ROW (object)->item);

  G_OBJECT_CLASS (tablee_flag_row_parent_class)->dispose (object);
}

static void
tablee_flag_row_class_init (TableeFlagRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_flag_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/flag-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeFlagRow, toggle);
  gtk_widget_class_bind_template_callback (widget_class, switched_cb);
}

static void
tablee_flag_row_init (TableeFlagRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_flag_row_new (TableeOptionItem *item)
{
  g_return_val_if_fail (TABLEE_IS_OPTION_ITEM (item), NULL);

  TableeFlagRow *self = g_object_new (TABLEE_TYPE_FLAG_ROW, NULL);

  self->item = g_object_ref (item);
  tablee_option_row_bind (TABLEE_OPTION_ROW (self));

  return GTK_WIDGET (self);
}
