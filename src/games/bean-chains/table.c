/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table.h"

#include "rules.h"
#include "widgets/children.h"

struct _TableeBeanChainsTable
{
  TableeTable parent_instance;
};

G_DEFINE_FINAL_TYPE (TableeBeanChainsTable, tablee_bean_chains_table, TABLEE_TYPE_TABLE)

static const TableeTableShortcut shortcuts[] = {
  { NULL },
};

static void
tablee_bean_chains_table_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_BEAN_CHAINS_TABLE);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_bean_chains_table_parent_class)->dispose (object);
}

static void
tablee_bean_chains_table_class_init (TableeBeanChainsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_bean_chains_table_dispose;
  table_class->shortcuts = shortcuts;
  table_class->stylesheet = "/io/github/tablee/Tablee/bean-chains/table.css";
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "bean-chains-table");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/bean-chains/table.ui");
}

static void
tablee_bean_chains_table_init (TableeBeanChainsTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
